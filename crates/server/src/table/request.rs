//! What people ask of a table, and why it may be refused.

use super::{Ballot, Channel, CorruptLog, Name, TableRefusal};
use game::{Bytes32, Game, Refusal, Seat};
use serde::{Deserialize, Serialize};

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
    Do(serde_json::Value),
    /// Claim something in the game's own words.
    Say(serde_json::Value),
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
    /// The table itself is not in order.
    Broken,
}

/// A request that was refused: nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused {
    /// The rules of the game refuse it.
    #[error("{message}")]
    Rules {
        /// The game.
        game: &'static str,
        /// The rule that was in the way.
        rule: &'static str,
        /// What translations call the refusal, beside the name of the game.
        name: String,
        /// What it is about, for a gap in its translation.
        about: Option<(&'static str, String)>,
        /// Why, for people.
        message: String,
    },
    /// The table refuses it.
    #[error("{0}")]
    Table(#[from] TableRefusal),
    /// What the table has on file cannot be followed, or its next entry cannot be written.
    #[error("{0}")]
    CorruptLog(#[from] CorruptLog),
}

impl Refused {
    /// What the rules of a game refuse.
    pub fn rules<G: Game>(refusal: &G::Refusal) -> Refused {
        let (rule, name, about) = (refusal.rule(), refusal.name(), refusal.about());
        Refused::Rules { game: G::NAME, rule, name, about, message: refusal.to_string() }
    }

    /// Why, for programs.
    pub fn why(&self) -> Why {
        match self {
            Refused::Rules { .. } => Why::Rules,
            Refused::Table(refusal) => refusal.kind(),
            Refused::CorruptLog(_) => Why::Broken,
        }
    }

    /// Whether a later state of the table could answer otherwise: allow it, or know that it was done already.
    pub(crate) fn depends_on_table(&self) -> bool {
        self.why() != Why::Malformed
    }
}
