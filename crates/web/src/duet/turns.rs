//! All clues so far, and what was touched at each: a guess may go back to an earlier clue (D6).

use super::clue_line::objected;
use super::side_name;
use crate::{PaintContext, Part, figure};
use duet::{Duet, Found, Side, Touch, Turn, View};
use maud::{Markup, html};

pub(super) fn part(at: &PaintContext<'_, Duet>, view: &View) -> Part {
    let rows = rows(view);
    let html = html! {
        section #turns aria-label=(at.say("duet-turns")) {
            h2 { (at.say("duet-turns")) }
            @if rows.is_empty() { p.none { (at.say("duet-no-clues-yet")) } }
            ol reversed tabindex="0" { @for (turn, touches) in rows.iter().rev() { (row(at, view, *turn, touches)) } }
        }
    };
    Part::new("turns", html)
}

/// The touches by the turn they belong to; those of sudden death by none.
fn rows(view: &View) -> Vec<(Option<&Turn>, &[Touch])> {
    let mut rows = Vec::with_capacity(view.turns.len() + 1);
    for (number, turn) in view.turns.iter().enumerate() {
        let end = view.turns.get(number + 1).map_or(view.touched.len(), |next| usize::from(next.since));
        let touches = view.touched.get(usize::from(turn.since)..end).unwrap_or_default();
        // A bystander ends the turn, and only in sudden death the side that gave the last clue touches after it.
        let last = touches
            .iter()
            .position(|touch| touch.found == Found::Bystander)
            .map_or(touches.len(), |at| at + 1);
        let own = touches.iter().position(|touch| touch.side == turn.side).unwrap_or(touches.len());
        let (of_turn, sudden) = touches.split_at(last.min(own));
        rows.push((Some(turn), of_turn));
        if !sudden.is_empty() {
            rows.push((None, sudden));
        }
    }
    rows
}

fn row(at: &PaintContext<'_, Duet>, view: &View, turn: Option<&Turn>, touches: &[Touch]) -> Markup {
    html! {
        li.of-a[turn.is_some_and(|turn| turn.side == Side::A)] .of-b[turn.is_some_and(|turn| turn.side == Side::B)] {
            @match turn {
                Some(turn) => {
                    b.clue-word { bdi { (turn.clue.word) } } " " span.clue-number { (turn.clue.number) }
                    " " span.by { bdi { (at.name(turn.giver)) } " · " (side_name(at.words, turn.side)) }
                    @if let Some(objection) = turn.objection { " " span.stamp { (at.say(objected(objection))) } }
                }
                None => b { (at.say("duet-sudden-death")) },
            }
            @if !touches.is_empty() {
                ul { @for touch in touches { li { (found(at, touch)) (view.words.word(touch.card).as_str()) } } }
            }
        }
    }
}

fn found(at: &PaintContext<'_, Duet>, touch: &Touch) -> Markup {
    let (drawing, says) = match touch.found {
        Found::Agent => ("d-agent", "duet-agent"),
        Found::Bystander => ("d-bystander", "duet-bystander"),
        Found::Assassin => ("d-assassin", "duet-assassin"),
    };
    figure(drawing, "icon", &at.say(says))
}
