//! What players learn, in the order in which they learn it.

use crate::{Character, Identity, Place, Side, Victory};
use arrayvec::ArrayVec;
use game::Seat;
use serde::Serialize;

/// Something that happened, as far as its audience may know. What is public and what is private about one happening
/// are two events, so that everybody else gets the same ones whatever the private one says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// Tokens, deck and bullets are dealt.
    Dealt {
        /// How many play.
        players: u8,
        /// Who begins.
        first: Seat,
    },
    /// Told to those who see a token, and nobody else.
    Saw {
        /// Which one.
        place: Place,
        /// What it says.
        identity: Identity,
    },
    /// The centre token is shown to everyone and turned back (S4, S19).
    CentreShown {
        /// What it says.
        identity: Identity,
    },
    /// Two different characters lie open (S6).
    TurnedUp {
        /// Whose turn it is.
        by: Seat,
        /// The turn's number, from 1.
        turn: u8,
        /// The two, in the order they came.
        pair: [Character; 2],
        /// How many extra copies of the first went under the deck.
        extras: u8,
    },
    /// A card is offered (S8).
    Offered {
        /// By whom.
        by: Seat,
        /// To whom.
        to: Seat,
    },
    /// Told to the one who offers: which card it is (S7).
    Kept {
        /// The card.
        card: Character,
    },
    /// Told to the one who answered while the UN window is open (S14).
    Sealed {
        /// What was answered.
        answer: Answer,
    },
    /// The UN window has run out (S14).
    WindowClosed,
    /// A card is turned face up and somebody carries out its effect (S9, S10, S13).
    Landed {
        /// The card.
        card: Character,
        /// With whom.
        with: Seat,
        /// How it came there.
        how: How,
    },
    /// Two tokens changed places and nobody looked (S15, S16).
    TokensSwapped {
        /// By whom.
        by: Seat,
        /// Which two.
        places: [Place; 2],
    },
    /// Somebody looks at a token in secret (S16, S17, S20).
    Looks {
        /// Who.
        by: Seat,
        /// At which.
        place: Place,
    },
    /// A Politician was put into another display (S17).
    PutBefore {
        /// By whom.
        by: Seat,
        /// Before whom.
        to: Seat,
    },
    /// A player's token is shown to all others, and not to its owner (S18).
    Shows {
        /// Whose.
        by: Seat,
    },
    /// A Diplomat has swapped the centre with a neighbour (S19).
    Exchanged {
        /// Which player.
        by: Seat,
    },
    /// Told to the Diplomat's player: with which neighbour (S19).
    ExchangedWith {
        /// The neighbour.
        side: Side,
    },
    /// An Assassin's player has drawn a bullet (S22).
    BulletDrawn {
        /// Who.
        by: Seat,
    },
    /// Told to the one who drew it: the bullet's value (S22).
    BulletSeen {
        /// The value.
        value: i8,
    },
    /// The bullet lies face down before somebody (S22).
    BulletGiven {
        /// By whom.
        by: Seat,
        /// To whom.
        to: Seat,
    },
    /// A pair of Scientists has turned all of a player's characters face down (S21).
    AllTurnedDown {
        /// Whose.
        seat: Seat,
    },
    /// A pair was turned face down at the end of a turn (S23).
    PairTurnedDown {
        /// Whose.
        seat: Seat,
        /// A pair of what.
        card: Character,
    },
    /// The UN token has gone to somebody, or back to the centre (S12).
    UnMoved {
        /// Who holds it now.
        to: Option<Seat>,
    },
    /// The game is over, and everything is shown (S24 to S28).
    Ended {
        /// All tokens: the seats', then the centre's.
        tokens: ArrayVec<Identity, 9>,
        /// Each seat's points; card by card they are in the view.
        points: ArrayVec<i8, 8>,
        /// Who won.
        result: Victory,
    },
}

/// A sealed answer (S14).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// The target takes the card.
    Accept,
    /// The target does not.
    Refuse,
    /// The UN player lets the offer go on.
    Pass,
}

/// How a card came to whoever carries out its effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// The target accepted it.
    Accepted,
    /// The target refused it.
    Refused,
    /// The UN player took it.
    Intervened,
}
