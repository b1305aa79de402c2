//! A player's place: who sits there, the token, and what lies before them.

use super::board::Board;
use super::name;
use crate::{figure, table};
use game::Seat;
use maud::{Markup, html};
use secrets::{CardView, Place, Stage};

/// The place of `seat`, so many steps clockwise from the viewer.
pub(super) fn place(board: &Board<'_, '_>, seat: Seat, step: usize) -> Markup {
    let (at, view) = (board.at, board.view);
    let Some(display) = view.displays.get(seat.index()) else { return html! {} };
    let number = seat.index();
    let limit = view.options.limit();
    let active = view.active == seat && view.stage != Stage::Over;
    let target = matches!(view.stage, Stage::Answering { to, .. } if to == seat);
    let acts = matches!(view.stage, Stage::Effect { by, .. } if by == seat);
    let claim = board.claims.get(number).and_then(Option::as_deref).unwrap_or_default();
    let before = at.fill(
        "secrets-before",
        &[
            ("who", name::who(at, seat)),
            ("me", name::me(at, seat)),
            ("n", display.len().into()),
            ("most", limit.into()),
        ],
    );
    html! {
        li.seat.{ "at-" (step) } .active[active] .target[target] .acts[acts] .me[at.is_me(seat)] .won[has_won(board, seat)] id={ "seat-" (number) } {
            (table::plate(at, seat))
            (board.tokens.at(view, Place::Seat(seat)))
            ul.display aria-label=(before) {
                @for (index, card) in display.iter().enumerate() {
                    li.card .down[matches!(card, CardView::Down(_))] id={ "c-" (number) "-" (index) } { (board.cards.small(at, *card)) }
                }
                @for index in display.len()..limit {
                    @if target && index == display.len() {
                        li.card #offered { (figure("s-back", "back", &at.say("secrets-card-offered"))) }
                    } @else {
                        li.slot aria-hidden="true" {}
                    }
                }
            }
            span.has {
                (sum(board, display))
                @if view.un == Some(seat) { (figure("s-un", "un", &at.say("secrets-un-holder"))) }
            }
            p.bubble id={ "bubble-" (number) } { (claim) }
            (board.choices.at(at, Place::Seat(seat), view.displays.len()))
        }
    }
}

/// The points that this viewer can see before somebody.
fn sum(board: &Board<'_, '_>, display: &[CardView]) -> Markup {
    let (mut points, mut unknown) = (0_i8, false);
    for card in display {
        match card {
            CardView::Up(character) => points += character.value(),
            CardView::Down(_) => {}
            CardView::Bullet { value: Some(value), .. } => points += value,
            CardView::Bullet { value: None, .. } => unknown = true,
        }
    }
    let points = name::sum(points);
    let key = if unknown { "secrets-sum-unknown" } else { "secrets-sum" };
    let says = board.at.fill(key, &[("n", points.as_str().into())]);
    html! { span.sum title=(says) { span.unseen { (says) } span aria-hidden="true" { (points) @if unknown { "?" } } } }
}

fn has_won(board: &Board<'_, '_>, seat: Seat) -> bool {
    board.view.stage == Stage::Over
        && board
            .at
            .scene
            .table
            .end
            .as_ref()
            .and_then(|end| end.outcome)
            .is_some_and(|end| end.winners.contains(seat))
}
