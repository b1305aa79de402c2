//! Values with their intervals, drawn as SVG: a row for each, a dot on a line, groups under headings.

use crate::simulate::plot::{FAINT, FONT, INK, PAPER, escape};
use std::fmt::Write;

/// One value with its interval.
pub struct Dot {
    /// Under which heading; dots that follow each other under the same one share it.
    pub group: String,
    /// Whose value it is.
    pub label: String,
    /// The value.
    pub value: f64,
    /// The lower end of its interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

const LEFT: f64 = 150.0;
const CHART: f64 = 480.0;
const TOP: f64 = 76.0;
const ROW: f64 = 26.0;

/// The whole picture; `axis` says what the values are, and where one is compared with nothing, 0 has a line of its own.
pub fn draw(title: &str, subtitle: &str, axis: &str, dots: &[Dot]) -> String {
    let finite = || dots.iter().flat_map(|dot| [dot.value, dot.low, dot.high]).filter(|end| end.is_finite());
    let (low, high) = (finite().fold(0.0, f64::min), finite().fold(0.0, f64::max));
    let step = tick((high - low).max(1e-9));
    let (low, high) = ((low / step).floor() * step, ((high / step).ceil() * step).max(low + step));
    let across = |value: f64| LEFT + CHART * (value.clamp(low, high) - low) / (high - low);
    let mut body = String::new();
    let mut y = TOP;
    let mut group = None;
    for dot in dots {
        if group != Some(&dot.group) {
            group = Some(&dot.group);
            y += ROW;
            text(&mut body, (LEFT - 130.0, y + 5.0), 15, "start", &dot.group);
        }
        y += ROW;
        text(&mut body, (LEFT - 10.0, y + 5.0), 13, "end", &dot.label);
        let (from, to, at) = (across(dot.low), across(dot.high), across(dot.value));
        let _ = writeln!(
            body,
            "<path d='M{from:.1} {y}H{to:.1}M{from:.1} {}v8M{to:.1} {}v8' stroke='{INK}' stroke-width='1.5' fill='none'/>\n\
             <circle cx='{at:.1}' cy='{y}' r='5' fill='{INK}'><title>{}: {:.3} ({:.3} to {:.3})</title></circle>",
            y - 4.0,
            y - 4.0,
            escape(&dot.label),
            dot.value,
            dot.low,
            dot.high
        );
    }
    let bottom = y + ROW;
    let mut grid = String::new();
    let ticks = ((high - low) / step).round() as usize;
    for number in 0..=ticks {
        let value = low + step * number as f64;
        let (x, zero) = (across(value), value.abs() < step / 2.0);
        let (colour, width) = if zero { (INK, 1.5) } else { (FAINT, 1.0) };
        let _ = writeln!(grid, "<path d='M{x:.1} {TOP}V{bottom}' stroke='{colour}' stroke-width='{width}'/>");
        let digits = if step >= 1.0 { 0 } else { (-step.log10()).ceil() as usize };
        let value = if zero { 0.0 } else { value };
        text(&mut grid, (x, bottom + 18.0), 12, "middle", &format!("{value:.digits$}"));
    }
    let (width, height) = (LEFT + CHART + 40.0, bottom + 56.0);
    let mut svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' width='{width}' height='{height}' \
         role='img' {FONT}>\n<title>{}</title>\n<rect width='100%' height='100%' fill='{PAPER}'/>\n",
        escape(title)
    );
    text(&mut svg, (LEFT - 130.0, 34.0), 20, "start", title);
    text(&mut svg, (LEFT - 130.0, 54.0), 13, "start", subtitle);
    text(&mut svg, (LEFT + CHART / 2.0, bottom + 40.0), 13, "middle", axis);
    svg + &grid + &body + "</svg>\n"
}

fn text(svg: &mut String, (x, y): (f64, f64), size: u32, anchor: &str, words: &str) {
    let words = escape(words);
    let _ = writeln!(
        svg,
        "<text x='{x:.1}' y='{y:.1}' font-size='{size}' text-anchor='{anchor}' fill='{INK}'>{words}</text>"
    );
}

/// A round distance between ticks: five to ten of them fit.
fn tick(span: f64) -> f64 {
    let unit = 10_f64.powf((span / 10.0).log10().floor());
    [1.0, 2.0, 5.0, 10.0]
        .map(|times| unit * times)
        .into_iter()
        .find(|step| span / step <= 10.0)
        .unwrap_or(unit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_few() {
        for (span, step) in [(1.0, 0.1), (25.0, 5.0), (0.4, 0.05), (120.0, 20.0)] {
            assert!((tick(span) - step).abs() < 1e-9, "{span}: {}", tick(span));
        }
    }

    #[test]
    fn a_picture_has_every_value_and_survives_odd_ones() {
        let dot = |label: &str, value: f64, far: f64| Dot {
            group: "5 <players>".into(),
            label: label.into(),
            value,
            low: value - far,
            high: value + far,
        };
        let svg =
            draw("a < b", "", "points", &[dot("strong", 12.0, 3.0), dot("one game", 0.0, f64::INFINITY)]);
        assert_eq!((svg.matches("<circle").count(), svg.matches("5 &lt;players&gt;").count()), (2, 1));
        assert!(!svg.contains("NaN") && !svg.contains("'inf"), "{svg}");
        assert!(draw("", "", "", &[]).ends_with("</svg>\n"));
    }
}
