//! What people ask of a table, and why it may be refused.

use super::{Ballot, Channel, Name};
use game::{Bytes32, Seat};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// Something that a person asks of a table. It is not printed: an action may be sealed, and a part of the randomness is
/// its owner's until the deal.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// Sit down.
    Join {
        /// The name to go by.
        name: Name,
        /// Where; the first free seat if it does not matter.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// Be ready for the deal, or not any more.
    Ready {
        /// Which it is.
        ready: bool,
        /// One's own part of the game's randomness.
        #[serde(default)]
        contribution: Option<Bytes32>,
    },
    /// Give a seat to a bot, or take it back. The host's.
    Bot {
        /// The seat.
        seat: Seat,
        /// The bot, or nobody.
        bot: Option<String>,
    },
    /// Send somebody away before the start. The host's.
    Remove {
        /// The seat.
        seat: Seat,
    },
    /// Deal. The host's.
    Start {
        /// The host's own part of the game's randomness.
        #[serde(default)]
        contribution: Option<Bytes32>,
    },
    /// Act in the game.
    Do(Box<RawValue>),
    /// Claim something in the game's own words.
    Say(Box<RawValue>),
    /// Talk.
    Chat {
        /// Who shall hear it.
        to: Channel,
        /// What to say.
        text: String,
    },
    /// Stand up, or leave the game under way.
    Leave {},
    /// Come back.
    Return {},
    /// Vote.
    Vote {
        /// On what.
        on: Ballot,
        /// How.
        yes: bool,
    },
    /// Ask to stop the clocks, or let them run again.
    Pause {
        /// Which it is.
        pause: bool,
    },
    /// Hear a player no more, or again.
    Mute {
        /// Whom.
        whom: Seat,
        /// Which it is.
        mute: bool,
    },
    /// Let those who watch talk no more, or again. The host's.
    Hush {
        /// Which it is.
        hush: bool,
    },
}

/// Why something is refused, for programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// It cannot be read.
    Malformed,
    /// It is not for those who have no seat here.
    NoSeat,
    /// It is the host's to do.
    NotHost,
    /// The code is needed.
    NoInvite,
    /// There is no seat left, or not that one; or the table's story is too long to go on.
    Full,
    /// It does not fit how far the table is.
    NotNow,
    /// The clocks stand still.
    Paused,
    /// Something happened in the meantime: look again.
    Stale,
    /// The rules of the game are in the way.
    Rules,
    /// There is no such thing.
    Unknown,
    /// Too much at once.
    TooMuch,
}

/// A request that was refused: nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct Refused {
    /// Why, for programs.
    pub why: Why,
    /// The rule that was in the way.
    pub rule: Option<&'static str>,
    /// The refusal of the game's own, as translations call it.
    pub name: Option<String>,
    /// What it is about, for a gap in its translation.
    pub about: Option<(&'static str, String)>,
    /// Why, for people.
    pub message: String,
}

impl Refused {
    pub(crate) fn new(why: Why, message: impl Into<String>) -> Refused {
        Refused { why, rule: None, name: None, about: None, message: message.into() }
    }

    /// What the rules of a game refuse.
    pub fn rules(refusal: &impl game::Refusal) -> Refused {
        let (rule, name) = (Some(refusal.rule()), Some(refusal.name()));
        Refused { why: Why::Rules, rule, name, about: refusal.about(), message: refusal.to_string() }
    }
}
