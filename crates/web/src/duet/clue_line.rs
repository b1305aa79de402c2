//! The clue that is being guessed at.

use super::{letter, status::waiting_for};
use crate::{PaintContext, Part};
use duet::{Duet, Objection, Phase, Turn, View};
use maud::{Markup, html};

pub(super) fn part(at: &PaintContext<'_, Duet>, view: &View) -> Part {
    let standing = match view.phase {
        Phase::Guess { .. } | Phase::Objection(_) | Phase::Over(_) => view.turns.last(),
        _ => None,
    };
    let html = html! {
        section #clue aria-label=(at.say("duet-clue")) {
            @match (standing, view.phase) {
                (Some(turn), _) => (slip(at, turn)),
                (None, Phase::SuddenDeath(_)) => {
                    p.slip.sudden { (at.say("duet-sudden-death")) }
                    p.by { (at.say("duet-sudden-death-says")) }
                }
                (None, Phase::Clue(may)) => {
                    p.slip.blank { (at.say("duet-no-clue")) }
                    p.by {
                        @if may.a && may.b { (at.say("duet-next-either")) }
                        @else {
                            @let side = if may.a { duet::Side::A } else { duet::Side::B };
                            (waiting_for(at, view, "duet-next-side", side))
                        }
                    }
                }
                _ => {
                    p.slip.blank { (at.say("duet-no-more-clues")) }
                    p.by {}
                }
            }
        }
    };
    Part::new("clue", html)
}

/// A clue on its slip of paper.
fn slip(at: &PaintContext<'_, Duet>, turn: &Turn) -> Markup {
    html! {
        p.slip {
            b.clue-word { bdi { (turn.clue.word) } } " " span.clue-number { (turn.clue.number) }
            @if let Some(objection) = turn.objection { " " span.stamp { (at.say(objected(objection))) } }
        }
        p.by { (at.fill("duet-clue-by", &[("who", at.name(turn.giver).into()), ("side", letter(turn.side).into())])) }
    }
}

/// What became of an objection.
pub(super) fn objected(objection: Objection) -> &'static str {
    match objection {
        Objection::Standing => "duet-objection-stands",
        Objection::Conceded => "duet-objection-granted",
        Objection::Insisted => "duet-objection-denied",
    }
}
