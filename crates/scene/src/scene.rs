//! A table as one viewer sees it: the one thing that a viewer gets, whatever carries it.

use crate::{Ballot, Clock, Happening, Terms};
use game::{Bytes32, Commitment, Game, Outcome, Seal, Seat, SeatSet, Viewer};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use std::sync::Arc;

/// Everything that one viewer is shown of a table at one moment.
#[derive(Clone, Debug)]
pub struct Scene<G: Game> {
    /// How many times this viewer has been told something.
    pub v: u64,
    /// Who looks.
    pub viewer: Viewer,
    /// The version after which the story begins; nothing if the viewer was told nothing before, or is too far behind.
    pub since: Option<u64>,
    /// What has changed since then.
    pub changed: Changed,
    /// What time it is, in milliseconds since 1970.
    pub now: u64,
    /// The table around the game.
    pub table: TableInfo,
    /// What was settled when the table was made.
    pub terms: Arc<Terms<G::Options>>,
    /// Who is asked and how long they have, while the game is on.
    pub time: Option<TimeInfo>,
    /// The game, from the deal on, if it was asked for.
    pub view: Option<G::View>,
    /// What the viewer may do, if it was asked for.
    pub legal: Vec<G::Action>,
    /// What this viewer has been told, oldest first: all of it, or what is new.
    pub story: Vec<StoryEntry<G>>,
}

/// What has changed for a viewer since a version.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Changed {
    /// The game.
    pub game: bool,
    /// The table around it.
    pub table: bool,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People may still sit down.
    Open,
    /// The game is on.
    On,
    /// The game has ended, or was given up.
    Over,
}

/// The table around the game.
#[derive(Clone, Debug, Serialize)]
pub struct TableInfo {
    /// Its id.
    pub id: String,
    /// The name of its game.
    pub game: &'static str,
    /// How far it is.
    pub stage: Stage,
    /// Its seats.
    pub seats: Vec<SeatInfo>,
    /// Where the host sits, if they do.
    pub host: Option<Seat>,
    /// Whether the viewer is the host.
    pub you_host: bool,
    /// How time is kept.
    pub clock: Clock,
    /// Whether the lobby shows it.
    pub listed: bool,
    /// Whether people may watch.
    pub watch: bool,
    /// After how many seconds of waiting for somebody whose pages are gone the others may do without them.
    pub patience: u32,
    /// What the table promises to have dealt from.
    pub commitment: Commitment,
    /// When the game began, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub started: Option<u64>,
    /// Votes that have not been carried.
    pub votes: Vec<Vote>,
    /// The seats whose players have left, or whose pages are gone, and for whom nobody plays; the viewer's own aside.
    #[serde(skip)]
    pub absent: SeatSet,
    /// Who has asked for a pause.
    pub pause_asked: SeatSet,
    /// Whom this viewer does not hear.
    pub muted: SeatSet,
    /// Whether those who watch are to be quiet.
    pub hushed: bool,
    /// The table where the same people play again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub again: Option<String>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<End>,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatInfo {
    /// Who sits there.
    pub occupant: Occupant,
    /// Whether they are ready for the deal.
    pub ready: bool,
    /// Whether they have left the game under way.
    pub left: bool,
    /// Whether their pages are gone while the table waits for them.
    pub gone: bool,
    /// The bot that plays for somebody who left.
    pub stand_in: Option<String>,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// Nobody yet; perhaps it is kept for somebody.
    Nobody {
        /// Whether it is kept for somebody who played before.
        kept: bool,
    },
    /// A bot, by its level.
    Bot(String),
    /// A person.
    Person {
        /// The name at this table.
        name: String,
        /// Whether a program plays over the network.
        program: bool,
    },
}

/// Programs are told the kind of a seat, a name and a bot, whoever plays there.
impl Serialize for SeatInfo {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let (kind, name, bot) = match &self.occupant {
            Occupant::Nobody { .. } => ("open", None, None),
            Occupant::Bot(bot) => ("bot", None, Some(bot)),
            Occupant::Person { name, program: false } => ("person", Some(name), self.stand_in.as_ref()),
            Occupant::Person { name, program: true } => ("program", Some(name), self.stand_in.as_ref()),
        };
        let fields =
            2 + [name.is_some(), bot.is_some(), self.left, self.gone].into_iter().filter(|it| *it).count();
        let mut seat = to.serialize_struct("Seat", fields)?;
        seat.serialize_field("kind", kind)?;
        if let Some(name) = name {
            seat.serialize_field("name", name)?;
        }
        if let Some(bot) = bot {
            seat.serialize_field("bot", bot)?;
        }
        seat.serialize_field("ready", &self.ready)?;
        if self.left {
            seat.serialize_field("left", &true)?;
        }
        if self.gone {
            seat.serialize_field("gone", &true)?;
        }
        seat.end()
    }
}

/// A vote that has not been carried yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Vote {
    /// Whose.
    pub by: Seat,
    /// On what.
    pub on: Ballot,
}

/// How a table ended.
#[derive(Clone, Debug, Serialize)]
pub struct End {
    /// Who won; nothing if the game was given up.
    pub outcome: Option<Outcome>,
    /// Whether it was given up.
    pub given_up: bool,
    /// What the table had promised: seed and salt.
    pub seed: Bytes32,
    /// The salt of the promise.
    pub salt: Bytes32,
    /// What each seat added to the deal's randomness; zeros where nothing was added.
    pub contributions: Vec<Bytes32>,
    /// The last seal of the record: what players compare.
    pub seal: Option<Seal>,
}

/// Who is asked and how long they have.
#[derive(Clone, Debug, Serialize)]
pub struct TimeInfo {
    /// Whom the whole table knows to be asked.
    pub asked: SeatSet,
    /// Since when, in milliseconds.
    pub since: u64,
    /// When the time of each seat is up, for those who are asked.
    pub until: Vec<Option<u64>>,
    /// When the time that the options set is up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub window: Option<u64>,
    /// What is left of each seat's stock when the present decision came up, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub banks: Option<Vec<u64>>,
    /// Whether the clocks stand still.
    #[serde(skip_serializing_if = "is_false")]
    pub paused: bool,
    /// When the others may begin to do without the viewer, for whom they wait, unless a page of theirs is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub patience: Option<u64>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_false(it: &bool) -> bool {
    !it
}

/// What a viewer was told at one moment.
#[derive(Clone, Debug, Serialize)]
#[serde(bound = "")]
pub struct StoryEntry<G: Game> {
    /// The viewer's version from then on.
    pub v: u64,
    /// When, in milliseconds.
    pub at: u64,
    /// What.
    pub told: Vec<Happening<G::Event, G::Claim>>,
}
