//! What the table is told.

use crate::{BySide, Card, Clue, Grid, Half, Side, Supply};
use game::Seat;
use serde::Serialize;

/// What a touch found, by the key of the side that gave the clue (D5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Found {
    /// An agent: the card is covered for both sides.
    Agent,
    /// A bystander: the card is marked for the side that touched it.
    Bystander,
    /// An assassin: lost.
    Assassin,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// All agents are found (D11).
    Won,
    /// An assassin was touched (D11).
    Assassin,
    /// A bystander was touched in sudden death (D12).
    SuddenDeath,
    /// A mistake cost two tokens and one was left (D15).
    OutOfTokens,
}

/// What an audience learns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The grid and the tokens.
    Dealt {
        /// The words, row by row.
        words: Grid,
        /// The tokens.
        supply: Supply,
    },
    /// A side's half of the key, told to that side.
    YourKey {
        /// The side.
        side: Side,
        /// The colour of each card.
        key: Half,
    },
    /// A clue was given.
    Clue {
        /// Who gave it.
        seat: Seat,
        /// For which side.
        side: Side,
        /// The clue.
        clue: Clue,
    },
    /// The guessing side holds the clue to be invalid.
    Objected {
        /// Who said so.
        seat: Seat,
    },
    /// The clue was invalid, and a token is thrown away (D21).
    Conceded {
        /// Who said so.
        seat: Seat,
        /// The tokens left.
        supply: Supply,
    },
    /// The giver stands by the clue, and the guess goes on.
    Insisted {
        /// Who said so.
        seat: Seat,
    },
    /// A card was touched.
    Touched {
        /// Who touched it.
        seat: Seat,
        /// For which side.
        side: Side,
        /// The card.
        card: Card,
        /// What it was.
        found: Found,
        /// How many tokens mark it now because of this touch.
        tokens: u8,
        /// The tokens left.
        supply: Supply,
    },
    /// The guessing side ended its turn.
    Stopped {
        /// Who said so.
        seat: Seat,
        /// For which side.
        side: Side,
        /// The tokens left.
        supply: Supply,
    },
    /// All words that are green for a side are found: from now on only the other side gives clues (D10).
    AllFound {
        /// The side whose words they were.
        side: Side,
    },
    /// The last token is used and words remain (D12).
    SuddenDeath,
    /// The game is over, and both keys are shown (D14).
    Ended {
        /// How.
        end: End,
        /// Both halves of the key.
        keys: BySide<Half>,
        /// The score of a won standard game (D13).
        score: Option<i8>,
    },
}
