//! What stands in a table's log: one deed an entry, as JSON.

use super::{Ballot, Channel, Name, Speaker, Terms};
use bots::Reason;
use game::{Actor, Bytes32, Game, Seat, Secret};
use serde::{Deserialize, Serialize};
use std::str::FromStr;
use store::{PersonId, TableId};

/// The version of the log's format that is written here.
pub(crate) const FORMAT: u32 = 2;

/// A deed at a table of this game.
pub(crate) type LogEventOf<G> = LogEvent<<G as Game>::Options, <G as Game>::Action, <G as Game>::Claim>;

/// Something that happened at a table. What follows from it by arithmetic that may change in later versions (whether a
/// vote was carried, say) is written down with it, so that a log means the same for ever.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[doc(alias = "Deed")]
pub(crate) enum LogEvent<O, A, C> {
    /// The table is made: always the first entry.
    Open(Box<Opening<O>>),
    /// Somebody sits down.
    Sit {
        seat: Seat,
        person: Hex<PersonId>,
        name: Name,
        #[serde(default, skip_serializing_if = "is_false")]
        program: bool,
    },
    /// Somebody stands up before the start, by themselves or because the host says so.
    Rise { seat: Seat, removed: bool },
    /// A seat is given to a bot before the start, or taken from it.
    Bot { seat: Seat, bot: Option<String> },
    /// A player is ready, or not any more; with it comes their part of the game's randomness.
    Ready {
        seat: Seat,
        ready: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        contribution: Option<Bytes32>,
    },
    /// The deal.
    Start,
    /// The deal, and with it the part that the host adds to its randomness.
    StartWith { seat: Seat, contribution: Bytes32 },
    /// An action of the game.
    Do {
        by: Actor,
        r#do: A,
        /// Time was up: the table did it on the seat's behalf.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        overdue: Option<Seat>,
        /// Why a bot did it. Nobody sees this before the end.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        why: Option<Box<Reason>>,
    },
    /// A claim in the game's own words.
    Say { by: Seat, say: C },
    /// Talk.
    Chat { from: Speaker, to: Channel, text: String },
    /// A player leaves the game under way; the seat stays theirs.
    Leave { seat: Seat },
    /// A player comes back, and whoever sat in for them goes.
    Back { seat: Seat },
    /// A player votes.
    Vote {
        by: Seat,
        on: Ballot,
        yes: bool,
        /// With this vote it is decided; a seat goes to this bot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        carried: Option<String>,
    },
    /// A player wants to stop the clocks, or to go on.
    Pause { by: Seat, pause: bool, carried: bool },
    /// A player does not want to hear another, or does again.
    Mute { by: Seat, whom: Seat, mute: bool },
    /// The host closes or opens the mouths of those who watch.
    Hush { hush: bool },
    /// The table asks on every node whether somebody is there: a player it waits for, or the host before the start.
    Call { seat: Option<Seat> },
    /// Whoever the table asked for is there, or has come back.
    Here { seat: Option<Seat> },
    /// No node knows of a page of this player.
    Gone { seat: Seat },
    /// The host has gone from the gathering: this player is the host from now on.
    Host { seat: Seat },
    /// The house was out of reach, and no clock may count that time.
    Outage { number: u64, since: u64, until: u64 },
    /// The same people play again, at this table.
    Again { table: Hex<TableId> },
}

impl<O, A, C> LogEvent<O, A, C> {
    /// The seat whose player did it themselves.
    pub fn by(&self) -> Option<Seat> {
        match self {
            LogEvent::Do { by: Actor::Seat(seat), overdue: None, .. }
            | LogEvent::Say { by: seat, .. }
            | LogEvent::Chat { from: Speaker::Seat(seat), .. }
            | LogEvent::Ready { seat, .. }
            | LogEvent::Vote { by: seat, .. }
            | LogEvent::Pause { by: seat, .. }
            | LogEvent::Mute { by: seat, .. } => Some(*seat),
            _ => None,
        }
    }
}

/// What a table begins with.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Opening<O> {
    pub format: u32,
    pub rules: u32,
    pub terms: Terms<O>,
    pub host: Hex<PersonId>,
    /// The table's secret: it stays in the log until the end of the game.
    seed: Bytes32,
    salt: Bytes32,
    /// Seats kept for those who played before.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reserved: Vec<Option<Hex<PersonId>>>,
}

impl<O> Opening<O> {
    pub fn new(
        rules: u32,
        terms: Terms<O>,
        host: PersonId,
        secret: Secret,
        reserved: &[Option<PersonId>],
    ) -> Self {
        let reserved = reserved.iter().map(|person| person.map(Hex)).collect();
        Opening {
            format: FORMAT,
            rules,
            terms,
            host: Hex(host),
            seed: secret.seed,
            salt: secret.salt,
            reserved,
        }
    }

    pub fn secret(&self) -> Secret {
        Secret { seed: self.seed, salt: self.salt }
    }
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_false(it: &bool) -> bool {
    !it
}

/// An id, written as hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hex<I>(pub I);

impl<I: ToString> Serialize for Hex<I> {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.0.to_string())
    }
}

impl<'de, I: FromStr<Err: std::fmt::Display>> Deserialize<'de> for Hex<I> {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Hex<I>, D::Error> {
        String::deserialize(from)?.parse().map(Hex).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    /// Logs of tables that were dealt before hosts could add a part mean what they meant.
    #[test]
    fn a_deal_with_and_without_a_part_is_read() {
        type Plain = LogEvent<(), (), ()>;
        assert!(matches!(serde_json::from_str::<Plain>("\"start\""), Ok(LogEvent::Start)));
        assert_eq!(serde_json::to_string(&Plain::Start).unwrap(), "\"start\"");
        let part = "5a".repeat(32);
        let with = format!("{{\"start_with\":{{\"seat\":1,\"contribution\":\"{part}\"}}}}");
        let read: Plain = serde_json::from_str(&with).unwrap();
        assert!(matches!(read, LogEvent::StartWith { seat, contribution }
            if seat.index() == 1 && contribution == Bytes32([0x5a; 32])));
        assert_eq!(serde_json::to_string(&read).unwrap(), with);
    }
}
