//! The movers' diagrams as symbols, drawn once and shown wherever a mover stands; and what a mover does in words.

use crate::Words;
use crate::drawing::{self, Facing};
use ::confusion::{Direction, Mover, Moves};
use maud::{Markup, html};
use std::borrow::Cow;
use std::fmt::Write;

/// The diagrams of all movers: `mv0` and so on by their place in the box, `mvp` for a promoted spy; `mt0` and so on as
/// they lie under spies that come towards the viewer.
pub(crate) fn symbols(movers: &[Mover], both_ways: bool) -> Markup {
    html! {
        svg.sheet width="0" height="0" aria-hidden="true" {
            @for (facing, kind) in [(Facing::Away, "mv"), (Facing::Towards, "mt")] {
                @if facing == Facing::Away || both_ways {
                    @for (place, mover) in movers.iter().enumerate() {
                        symbol id={ (kind) (place) } viewBox="0 0 50 50" { (drawing::mover(mover, facing)) }
                    }
                }
            }
            symbol id="mvp" viewBox="0 0 50 50" { (drawing::promoted(Facing::Away)) }
        }
    }
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
            said(words, &ways, moves)
        })
        .collect()
}

/// The ways of a mover, gathered by how far they go: "forward, backward: 3".
fn said(words: &Words, ways: &[Cow<'_, str>; 8], moves: Moves) -> String {
    let mut reaches: Vec<u8> = Direction::ALL.into_iter().filter_map(|way| moves.reach(way)).collect();
    if reaches.len() == 8 && reaches.iter().all(|reach| *reach == reaches[0]) {
        return format!("{}: {}", words.say("confusion-way-all"), reaches[0]);
    }
    reaches.sort_unstable_by_key(|reach| std::cmp::Reverse(*reach));
    reaches.dedup();
    let mut text = String::new();
    for reach in reaches {
        let gap = if text.is_empty() { "" } else { "; " };
        let _ = write!(text, "{gap}");
        let going = Direction::ALL.into_iter().zip(ways).filter(|(way, _)| moves.reach(*way) == Some(reach));
        for (at, (_, way)) in going.enumerate() {
            let comma = if at == 0 { "" } else { ", " };
            let _ = write!(text, "{comma}{way}");
        }
        let _ = write!(text, ": {reach}");
    }
    text
}

/// The diagram of the mover at this place of the box, silent beside words.
pub(crate) fn small(place: usize, class: &str) -> Markup {
    html! { svg class={ "mv " (class) } aria-hidden="true" { use href={ "#mv" (place) } {} } }
}

/// The same, as it lies under a spy that comes towards the viewer.
pub(crate) fn towards(place: usize, class: &str) -> Markup {
    html! { svg class={ "mv " (class) } aria-hidden="true" { use href={ "#mt" (place) } {} } }
}
