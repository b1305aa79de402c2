//! Figures over time, drawn as SVG: a small chart for each.

use crate::samples::{ROWS, Samples};
use commands::simulate::plot::{FAINT, FONT, INK, PAPER, escape};
use std::fmt::Write;

const WIDTH: f64 = 420.0;
const HEIGHT: f64 = 130.0;
const GAP: f64 = 60.0;

/// All figures, two charts beside each other.
pub fn draw(samples: &Samples) -> String {
    let (width, height) = (2.0 * WIDTH + 3.0 * GAP, ROWS.len().div_ceil(2) as f64 * (HEIGHT + GAP) + GAP);
    let mut svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' width='{width}' height='{height}' \
         role='img' {FONT}>\n<title>A house over time</title>\n<rect width='100%' height='100%' fill='{PAPER}'/>\n"
    );
    let end = samples.0.last().map_or(1.0, |sample| sample.seconds);
    for (index, (name, of)) in ROWS.iter().enumerate() {
        let left = GAP + (index % 2) as f64 * (WIDTH + GAP);
        let top = GAP + (index / 2) as f64 * (HEIGHT + GAP);
        let most = samples.0.iter().map(of).fold(f64::MIN_POSITIVE, f64::max);
        for share in [0.0, 0.5, 1.0] {
            let y = top + HEIGHT * (1.0 - share);
            let _ = writeln!(svg, "<path d='M{left} {y:.1}h{WIDTH}' stroke='{FAINT}'/>");
            let _ = writeln!(
                svg,
                "<text x='{}' y='{:.1}' font-size='11' text-anchor='end' fill='{INK}'>{:.1}</text>",
                left - 6.0,
                y + 4.0,
                most * share
            );
        }
        let _ = writeln!(
            svg,
            "<text x='{left}' y='{}' font-size='14' fill='{INK}'>{}</text>",
            top - 8.0,
            escape(name)
        );
        let points: Vec<String> = samples
            .0
            .iter()
            .map(|sample| {
                let x = left + WIDTH * sample.seconds / end;
                let y = top + HEIGHT * (1.0 - of(sample) / most);
                format!("{x:.1},{y:.1}")
            })
            .collect();
        let _ = writeln!(
            svg,
            "<polyline points='{}' fill='none' stroke='{INK}' stroke-width='1.5'/>",
            points.join(" ")
        );
        let _ = writeln!(
            svg,
            "<text x='{}' y='{}' font-size='11' text-anchor='end' fill='{INK}'>{:.0} min</text>",
            left + WIDTH,
            top + HEIGHT + 16.0,
            end / 60.0
        );
    }
    svg + "</svg>\n"
}
