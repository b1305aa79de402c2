//! A QR code in a terminal.

use qrcode::types::Color;
use qrcode::{EcLevel, QrCode};

/// How much light there has to be around the code, in modules.
const MARGIN: usize = 4;

/// Black on white, whatever the terminal's own colours are.
const PAPER: &str = "\u{1b}[38;5;16;48;5;231m";
const PLAIN: &str = "\u{1b}[0m";

/// The text as a code, two modules a character; nothing if it is too long for one.
pub(super) fn draw(text: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    let width = code.width();
    let side = width + 2 * MARGIN;
    let dark = |x: usize, y: usize| {
        let inside = (MARGIN..MARGIN + width).contains(&x) && (MARGIN..MARGIN + width).contains(&y);
        inside && code[(x - MARGIN, y - MARGIN)] == Color::Dark
    };
    let mut drawn = String::new();
    for y in (0..side).step_by(2) {
        drawn.push_str(PAPER);
        drawn.extend((0..side).map(|x| match (dark(x, y), dark(x, y + 1)) {
            (false, false) => ' ',
            (true, false) => '▀',
            (false, true) => '▄',
            (true, true) => '█',
        }));
        drawn.push_str(PLAIN);
        drawn.push('\n');
    }
    Some(drawn)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Another program's eyes.
    fn read(drawn: &str) -> String {
        let rows: Vec<Vec<char>> = drawn
            .lines()
            .map(|line| line.strip_prefix(PAPER).unwrap().strip_suffix(PLAIN).unwrap().chars().collect())
            .collect();
        let (wide, zoom) = (rows[0].len(), 4);
        let mut image =
            rqrr::PreparedImage::prepare_from_greyscale(wide * zoom, rows.len() * 2 * zoom, |x, y| {
                let (x, y) = (x / zoom, y / zoom);
                let dark = match rows[y / 2][x] {
                    '█' => true,
                    '▀' => y % 2 == 0,
                    '▄' => y % 2 == 1,
                    ' ' => false,
                    other => panic!("{other:?} in a code"),
                };
                if dark { 0 } else { 255 }
            });
        let grids = image.detect_grids();
        assert_eq!(grids.len(), 1);
        grids[0].decode().unwrap().1
    }

    #[test]
    fn a_phone_reads_what_was_drawn() {
        for text in
            ["http://192.168.178.20:8730", "https://play.example.org", "http://[2001:db8:1:2:3:4:5:6]:65535"]
        {
            assert_eq!(read(&draw(text).unwrap()), text);
        }
        assert_eq!(draw(&"x".repeat(5000)), None);
    }
}
