//! How likely each card is what, before any clue: the public pattern of the key (D2) against one's own half.

use duet::{Card, Colour, Found, PATTERN, Side, View};

/// The chances that a card is green or black on the other side's half of the key.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Odds {
    /// An agent.
    pub green: f32,
    /// An assassin.
    pub black: f32,
}

impl Odds {
    /// What they are for somebody who sees no key at all.
    pub const BLANK: Odds = Odds { green: 9.0 / 25.0, black: 3.0 / 25.0 };
}

/// For each card that this side may touch, what the other side's half may say of it. Exact: among the cards of one colour
/// on my half, all that I have not touched are alike.
pub(crate) fn odds(view: &View, side: Side) -> [Option<Odds>; Card::COUNT] {
    let mut out = [None; Card::COUNT];
    let done = view.complete[side.other()];
    for mine in Colour::ALL {
        let of = |theirs: Colour| {
            let counts = PATTERN.iter().filter(|(a, b, _)| match side {
                Side::A => (*a, *b) == (mine, theirs),
                Side::B => (*b, *a) == (mine, theirs),
            });
            counts.map(|(_, _, count)| usize::from(*count)).sum::<usize>()
        };
        let cards = || Card::all().filter(|card| view.colour(*card) == Some(mine));
        let met = |found: Found| {
            let mut touched = view.touched.iter().filter(|touch| touch.side == side && touch.found == found);
            touched.by_ref().filter(|touch| view.colour(touch.card) == Some(mine)).count()
        };
        let (found, passed) = (met(Found::Agent), met(Found::Bystander));
        let unknown = cards().count().saturating_sub(found + passed).max(1) as f32;
        let green = if done { 0.0 } else { of(Colour::Green).saturating_sub(found) as f32 / unknown };
        let black = of(Colour::Black) as f32 / unknown;
        for card in cards() {
            let cover = view.covers[card.index()];
            if cover.agent.is_none() && cover.marks[side].is_none() {
                out[card.index()] = Some(Odds { green, black });
            }
        }
    }
    out
}
