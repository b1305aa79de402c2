//! A mover as a small drawing: a line each way it goes, with a dot for every square; and the same in words.

use crate::Words;
use ::confusion::{Direction, Mover, PROMOTED_REACH};
use maud::{Markup, PreEscaped, html};
use std::fmt::Write;

/// How far apart two squares are in a drawing 48 units wide.
const STEP: f32 = 5.3;

/// The most squares that are drawn one by one; beyond them stands a number.
const DRAWN: u8 = 4;

const fn heading(direction: Direction) -> (i8, i8) {
    match direction {
        Direction::F => (0, -1),
        Direction::FR => (1, -1),
        Direction::R => (1, 0),
        Direction::BR => (1, 1),
        Direction::B => (0, 1),
        Direction::BL => (-1, 1),
        Direction::L => (-1, 0),
        Direction::FL => (-1, -1),
    }
}

/// The drawings of all movers as symbols: `mv0` and so on by their place in the box, `mvp` for a promoted spy.
pub(crate) fn symbols(movers: &[Mover]) -> Markup {
    let mut drawn = String::with_capacity(6000);
    for (place, mover) in movers.iter().enumerate() {
        let _ = write!(drawn, "<symbol id=\"mv{place}\" viewBox=\"0 0 48 48\">");
        match mover.moves {
            Some(moves) => lines(&mut drawn, |way| moves.reach(way)),
            None => drawn.push_str("<use href=\"#c-double-agent\" x=\"4\" y=\"4\" width=\"40\" height=\"40\"/>"),
        }
        drawn.push_str("</symbol>");
    }
    drawn.push_str("<symbol id=\"mvp\" viewBox=\"0 0 48 48\">");
    lines(&mut drawn, |_| Some(PROMOTED_REACH));
    drawn.push_str("</symbol>");
    html! { svg.sheet width="0" height="0" aria-hidden="true" { (PreEscaped(drawn)) } }
}

fn lines(drawn: &mut String, reach: impl Fn(Direction) -> Option<u8>) {
    let mut ways = String::new();
    let mut dots = String::new();
    for direction in Direction::ALL {
        let Some(reach) = reach(direction) else { continue };
        let (across, down) = heading(direction);
        let at = |steps: f32| (24.0 + f32::from(across) * STEP * steps, 24.0 + f32::from(down) * STEP * steps);
        let (x, y) = at(f32::from(reach.min(DRAWN)));
        let _ = write!(ways, "M24 24L{x:.1} {y:.1}");
        for step in 1..=reach.min(DRAWN) {
            let (x, y) = at(f32::from(step));
            let _ = write!(dots, "M{x:.1} {y:.1}h0");
        }
        if reach > DRAWN {
            let (x, y) = at(3.2);
            let _ = write!(drawn, "<text x=\"{x:.1}\" y=\"{y:.1}\" class=\"far\">{reach}</text>");
        }
    }
    let _ = write!(
        drawn,
        "<path class=\"way\" d=\"{ways}\"/><path class=\"dots\" d=\"{dots}\"/><circle class=\"hub\" cx=\"24\" cy=\"24\" r=\"3.2\"/>"
    );
}

/// What each mover does, in words.
pub(crate) fn in_words(words: &Words, movers: &[Mover]) -> Vec<String> {
    const KEYS: [&str; 8] = [
        "confusion-way-f",
        "confusion-way-fr",
        "confusion-way-r",
        "confusion-way-br",
        "confusion-way-b",
        "confusion-way-bl",
        "confusion-way-l",
        "confusion-way-fl",
    ];
    let ways = KEYS.map(|key| words.say(key));
    movers
        .iter()
        .map(|mover| {
            let Some(moves) = mover.moves else { return words.say("confusion-double-agent").into_owned() };
            let mut text = String::new();
            for (direction, way) in Direction::ALL.into_iter().zip(&ways) {
                if let Some(reach) = moves.reach(direction) {
                    let comma = if text.is_empty() { "" } else { ", " };
                    let _ = write!(text, "{comma}{way} {reach}");
                }
            }
            text
        })
        .collect()
}

/// The drawing of the mover at this place of the box, silent beside words.
pub(crate) fn small(place: usize, class: &str) -> Markup {
    html! { svg class={ "mv " (class) } aria-hidden="true" { use href={ "#mv" (place) } {} } }
}
