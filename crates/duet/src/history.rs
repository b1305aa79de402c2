//! What has happened so far, as everybody saw it.

use crate::{Card, Clue, Found, Side};
use game::Seat;
use serde::Serialize;

/// What became of a clue that was objected to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Objection {
    /// The giver has not answered yet.
    Standing,
    /// The giver granted it: a token was thrown away (D21).
    Conceded,
    /// The giver stood by the clue.
    Insisted,
}

/// A turn: a clue, and since when it is guessed at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Turn {
    /// Who gave the clue.
    pub giver: Seat,
    /// The side that gave it.
    pub side: Side,
    /// The clue.
    pub clue: Clue,
    /// An objection, if there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub objection: Option<Objection>,
    /// How many touches there had been in the game when it was given.
    pub since: u8,
}

/// A touch of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Touch {
    /// Who touched it.
    pub seat: Seat,
    /// The side that guessed.
    pub side: Side,
    /// The card.
    pub card: Card,
    /// What was found.
    pub found: Found,
    /// How many tokens mark the card because of it: two stacked as one when no bystander token was left (D15).
    pub tokens: u8,
}
