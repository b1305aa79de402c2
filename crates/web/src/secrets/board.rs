//! The round table: the viewer at the bottom, the others around in the order of play, the centre.

use super::Table;
use super::card::Cards;
use super::choice::Choices;
use super::claim;
use super::seat;
use super::token::Tokens;
use crate::figure;
use game::Seat;
use maud::{Markup, html};
use secrets::{Place, View};

/// What all places of the table are painted with.
pub(super) struct Board<'a, 'b> {
    pub(super) at: &'b Table<'a>,
    pub(super) view: &'b View,
    pub(super) cards: Cards<'a>,
    pub(super) tokens: Tokens<'a>,
    pub(super) choices: Choices,
    /// What everybody last claimed in this turn.
    pub(super) claims: [Option<String>; 8],
}

pub(super) fn part(at: &Table<'_>, view: &View) -> Markup {
    let board = Board {
        at,
        view,
        cards: Cards::new(at),
        tokens: Tokens::new(at),
        choices: Choices::new(at, view),
        claims: claim::of_this_turn(at),
    };
    let players = view.displays.len();
    let bottom = at.me().map_or(0, Seat::index);
    // The viewer's own place comes last, as it does on the screen.
    let around =
        (1..=players).filter_map(|step| Some((Seat::new((bottom + step) % players)?, step % players)));
    html! {
        ul #board class={ "n" (players) } aria-label=(at.say("secrets-table")) data-turn=(view.turn) {
            (centre(&board, players))
            @for (seat, step) in around { (seat::place(&board, seat, step)) }
        }
    }
}

/// The centre: token, deck, bullets, and the UN token while nobody has it.
fn centre(board: &Board<'_, '_>, players: usize) -> Markup {
    let (at, view) = (board.at, board.view);
    html! {
        li #centre aria-label=(at.say("secrets-centre")) {
            (board.tokens.at(view, Place::Centre))
            div.stock {
                span #deck { (figure("s-deck", "pile", &at.fill("secrets-deck", &[("n", view.deck.into()), ("unseen", view.unseen.into())])))
                    b aria-hidden="true" { (view.deck) } }
                span #bullets .gone[view.bullets == 0] { (figure("s-bullet-back", "pile", &at.fill("secrets-bullets", &[("n", view.bullets.into())])))
                    b aria-hidden="true" { (view.bullets) } }
                span.un-home { @if view.un.is_none() { (figure("s-un", "un", &at.say("secrets-un-nobody"))) } }
            }
            p.turn { (at.fill("secrets-turn", &[("n", view.turn.into())])) }
            (board.choices.at(at, Place::Centre, players))
        }
    }
}
