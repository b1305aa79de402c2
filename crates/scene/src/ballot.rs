//! What people vote on.

use game::Seat;
use serde::{Deserialize, Serialize};

/// What can be voted on while a game is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ballot {
    /// That a bot sits in for the player of this seat.
    Seat(Seat),
    /// That the game is given up.
    Stop,
}
