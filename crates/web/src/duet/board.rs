//! The grid of 25 words.

use super::card::{Faces, card};
use crate::{PaintContext, Part};
use duet::{Action, Card, Duet, View};
use maud::html;

pub(super) fn part(at: &PaintContext<'_, Duet>, view: &View) -> Part {
    let faces = Faces::new(at, view);
    let language = view.words.list().language();
    // Whoever guesses goes by the other side's key: their own steps back.
    let guesses = at.scene.legal.iter().any(|action| matches!(action, Action::Guess { .. }));
    let html = html! {
        section #board .guessing[guesses] aria-label=(at.say("duet-board")) {
            ol.grid lang=(language.code()) { @for place in Card::all() { (card(at, view, &faces, place)) } }
        }
    };
    Part::new("board", html)
}
