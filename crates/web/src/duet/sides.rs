//! Who sits on which side.

use super::card::near;
use super::{letter, side_name};
use crate::table::plate;
use crate::{PaintContext, Part, figure};
use duet::{Duet, Phase, Side, View};
use game::Seat;
use maud::{Markup, html};

pub(super) fn part(at: &PaintContext<'_, Duet>, view: &View) -> Part {
    let near = near(view);
    let html = html! {
        section #sides aria-label=(at.say("duet-sides")) {
            (side(at, view, near))
            (side(at, view, near.other()))
        }
    };
    Part::new("sides", html)
}

fn side(at: &PaintContext<'_, Duet>, view: &View, side: Side) -> Markup {
    let name = side_name(at.words, side);
    let seats = Seat::all(view.sides.len()).filter(|seat| view.side_of(*seat) == Some(side));
    let kept = view.tokens.kept[side];
    let (active, does) = match view.phase {
        Phase::Clue(may) => (may[side], "duet-does-clue"),
        Phase::Guess { side: guesser, .. } => (guesser == side, "duet-does-guess"),
        Phase::Objection(giver) => (giver == side, "duet-does-answer"),
        Phase::SuddenDeath(may) => (may[side], "duet-does-guess"),
        Phase::Over(_) => (false, ""),
    };
    html! {
        div.of-side .active[active] .mine[view.side == Some(side)] {
            h2 {
                (name)
                @if view.side == Some(side) { " " span.yours { (at.say("duet-your-side")) } }
            }
            ul.seats { @for seat in seats { li { (plate(at, seat)) } } }
            p.does {
                @if active { (at.say(does)) }
                @if view.complete[side] { " " span.stamp { (at.say("duet-complete")) } }
            }
            p.kept {
                @if kept > 0 {
                    (figure("d-tick", "token", &at.fill("duet-kept", &[("side", letter(side).into()), ("n", i64::from(kept).into())])))
                    span aria-hidden="true" { "×" (kept) }
                }
            }
        }
    }
}
