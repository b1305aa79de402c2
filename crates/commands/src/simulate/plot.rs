//! Outcomes as stacked bars, drawn as SVG.

use std::fmt::Write;

/// What a bar is made of, from below. Labels and the order of the names say it too, not the colour alone.
pub struct Part<'a> {
    /// What the part is.
    pub name: &'a str,
    /// Its colour.
    pub colour: &'static str,
    /// The colour of its label.
    pub ink: &'static str,
}

/// One bar.
pub struct Bar {
    /// What stands under it.
    pub label: String,
    /// A smaller line under that.
    pub note: String,
    /// The share of each part, in the order of the parts.
    pub shares: Vec<f64>,
}

/// The paper of every picture.
pub const PAPER: &str = "#f4ecd8";
/// Words and lines.
pub const INK: &str = "#2b2a26";
/// Lines behind what is shown.
pub const FAINT: &str = "#cfc4a8";
/// The attribute that sets the type.
pub const FONT: &str = "font-family='Georgia, Times New Roman, serif'";
const HEIGHT: f64 = 300.0;
const TOP: f64 = 76.0;
const LEFT: f64 = 56.0;
const STEP: f64 = 104.0;
const WIDTH: f64 = 68.0;

/// The whole picture.
pub fn draw(title: &str, subtitle: &str, parts: &[Part<'_>], bars: &[Bar]) -> String {
    let chart = (STEP * bars.len() as f64).max(320.0);
    let (width, height) = (LEFT + chart + 150.0, TOP + HEIGHT + 66.0);
    let mut svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' width='{width}' height='{height}' \
         role='img' {FONT}>\n<title>{}</title>\n<rect width='100%' height='100%' fill='{PAPER}'/>\n",
        escape(title)
    );
    let mut text = |x: f64, y: f64, size: u32, anchor: &str, ink: &str, words: &str| {
        let words = escape(words);
        let _ = writeln!(
            svg,
            "<text x='{x}' y='{y}' font-size='{size}' text-anchor='{anchor}' fill='{ink}'>{words}</text>"
        );
    };
    text(LEFT, 34.0, 20, "start", INK, title);
    text(LEFT, 54.0, 13, "start", INK, subtitle);
    for percent in [0, 25, 50, 75, 100] {
        text(LEFT - 10.0, level(f64::from(percent) / 100.0) + 4.0, 12, "end", INK, &format!("{percent} %"));
    }
    let names = LEFT + chart + 14.0;
    // From above, as the bars are stacked.
    for (row, part) in parts.iter().rev().enumerate() {
        text(names + 24.0, TOP + 16.0 + 28.0 * row as f64, 14, "start", INK, part.name);
    }
    for (column, bar) in bars.iter().enumerate() {
        let middle = LEFT + STEP * column as f64 + STEP / 2.0;
        text(middle, TOP + HEIGHT + 24.0, 15, "middle", INK, &bar.label);
        text(middle, TOP + HEIGHT + 44.0, 12, "middle", INK, &bar.note);
    }
    let mut shapes = String::new();
    for percent in [0, 25, 50, 75, 100] {
        let y = level(f64::from(percent) / 100.0);
        let _ = writeln!(shapes, "<path d='M{LEFT} {y}h{chart}' stroke='{FAINT}' stroke-width='1'/>");
    }
    for (row, part) in parts.iter().rev().enumerate() {
        let y = TOP + 4.0 + 28.0 * row as f64;
        let _ = writeln!(
            shapes,
            "<rect x='{names}' y='{y}' width='16' height='16' fill='{}' stroke='{INK}'/>",
            part.colour
        );
    }
    for (column, bar) in bars.iter().enumerate() {
        let x = LEFT + STEP * column as f64 + (STEP - WIDTH) / 2.0;
        let mut below = 0.0;
        for (part, share) in parts.iter().zip(&bar.shares) {
            let (y, tall) = (level(below + share), HEIGHT * share);
            let _ = writeln!(
                shapes,
                "<rect x='{x}' y='{y:.2}' width='{WIDTH}' height='{tall:.2}' fill='{}' stroke='{INK}'>\
                 <title>{}: {:.1} %</title></rect>",
                part.colour,
                part.name,
                share * 100.0
            );
            if tall > 15.0 {
                let (x, y) = (x + WIDTH / 2.0, y + tall / 2.0 + 5.0);
                let _ = writeln!(
                    shapes,
                    "<text x='{x}' y='{y:.2}' font-size='13' text-anchor='middle' fill='{}'>{:.1} %</text>",
                    part.ink,
                    share * 100.0
                );
            }
            below += share;
        }
    }
    svg + &shapes + "</svg>\n"
}

fn level(share: f64) -> f64 {
    TOP + HEIGHT * (1.0 - share)
}

/// A text that cannot be taken for a part of the picture.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_break_the_picture() {
        let part = Part { name: "A", colour: "#000", ink: "#fff" };
        let bar = Bar { label: "<b>".into(), note: "&".into(), shares: vec![1.0] };
        let svg = draw("a < b", "", &[part], &[bar]);
        assert!(svg.contains("a &lt; b") && svg.contains("&lt;b&gt;") && svg.contains(">&amp;<"));
        assert!(!svg.contains("<b>"));
    }
}
