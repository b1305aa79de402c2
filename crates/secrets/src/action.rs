//! What players can do and say.

use crate::{Character, Identity, Place};
use game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// What a player, or the clock, can do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Keep one of the two open characters and offer it, face down, to another player (S7, S8).
    Offer {
        /// Which of the two.
        card: Character,
        /// To whom.
        to: Seat,
    },
    /// Take the offered card (S9).
    Accept,
    /// Leave the card with whoever offered it (S9).
    Refuse,
    /// As the UN player, take the offered card before the target has decided (S13).
    Intervene,
    /// As the UN player, let the offer go on (S14).
    Pass,
    /// The clock: the UN window has run out (S14).
    CloseWindow,
    /// Psychiatrist: swap the tokens of these two (S15).
    Swap(SeatSet),
    /// Politician: to whom the card goes; Assassin: to whom the bullet goes (S17, S22).
    Give {
        /// To whom.
        to: Seat,
    },
    /// Diplomat: swap the centre's token with this neighbour's (S19).
    Exchange(Side),
    /// Detective: look at this token (S20).
    Look(Place),
}

/// A neighbour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The next player in turn.
    Left,
    /// The one before.
    Right,
}

impl Side {
    /// Both.
    pub const BOTH: [Side; 2] = [Side::Left, Side::Right];

    /// The neighbour of `seat` on this side.
    pub fn of(self, seat: Seat, players: usize) -> Seat {
        match self {
            Side::Left => seat.left(players),
            Side::Right => seat.right(players),
        }
    }
}

/// What a player can say with one tap. It may be a lie, binds nobody and shows nothing (S8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Claim {
    /// "The card is a …"
    CardIs(Character),
    /// "You will like it."
    YouWillLikeIt,
    /// "You will not like it."
    YouWillNotLikeIt,
    /// "This token is …", one's own included.
    TokenIs {
        /// Which token.
        place: Place,
        /// What it is said to be.
        identity: Identity,
    },
}
