//! What players can do.

use crate::{AGENTS, Clue};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// What a player can do. Any member of a side acts for the side (D20).
///
/// A guess and a stop say how many touches there have been in the game when they were made
/// ([`View::touches`](crate::View::touches)): of two that are made at the same moment the second no longer fits and
/// is answered "already decided" (D23); it costs nothing, and the same guess sent twice counts once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Give a clue (D4).
    Clue(Clue),
    /// Touch a card (D5).
    Guess {
        /// The card's number, from 0 at the top left, row by row.
        card: u8,
        /// How many touches there have been.
        touch: u8,
    },
    /// End the turn after a right guess (D6).
    Stop {
        /// How many touches there have been.
        touch: u8,
    },
    /// Object to the clue before guessing (D19).
    Object,
    /// Grant the objection: the clue was invalid (D21).
    Concede,
    /// Stand by the clue.
    Insist,
}

/// The most turns that a game can have: the largest supply, a token each.
pub(crate) const MOST_TURNS: usize = 11;

/// The most touches that a game can have: every agent, a bystander at the end of each turn, and one more that loses.
pub(crate) const MOST_TOUCHES: usize = AGENTS + MOST_TURNS + 1;

/// The most actions that are listed as legal at once: a clue with each number.
const MOST_LEGAL: usize = 32;

/// A list of legal actions, on the stack.
pub type Actions = ArrayVec<Action, MOST_LEGAL>;
