//! A table as one viewer sees it.

use crate::{Ballot, Clock, Happening};
use game::{Bytes32, Commitment, Game, Outcome, Seal, Seat, SeatSet, Viewer};

/// Everything that one viewer is shown of a table at one moment.
#[derive(Clone, Debug)]
pub struct Scene<G: Game> {
    /// How many times this viewer has been told something.
    pub v: u64,
    /// Who looks.
    pub viewer: Viewer,
    /// What time it is, in milliseconds since 1970.
    pub now: u64,
    /// The table around the game.
    pub table: TableScene,
    /// The options of the game.
    pub options: G::Options,
    /// Who is asked and how long they have, while the game is on.
    pub time: Option<TimeScene>,
    /// The game, from the deal on.
    pub view: Option<G::View>,
    /// What the viewer may do.
    pub legal: Vec<G::Action>,
    /// What this viewer has been told, oldest first: all of it, or what is new.
    pub story: Vec<Moment<G>>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// People may still sit down.
    Open,
    /// The game is on.
    On,
    /// The game has ended, or was given up.
    Over,
}

/// The table around the game.
#[derive(Clone, Debug)]
pub struct TableScene {
    /// Its id.
    pub id: String,
    /// How far it is.
    pub stage: Stage,
    /// Its seats.
    pub chairs: Vec<Chair>,
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
    /// Votes that have not been carried.
    pub votes: Vec<Vote>,
    /// The seats whose players have left, or whose pages are gone, and for whom nobody plays; the viewer's own aside.
    pub absent: SeatSet,
    /// Who has asked for a pause.
    pub pause_asked: SeatSet,
    /// Whom this viewer does not hear.
    pub muted: SeatSet,
    /// Whether those who watch are to be quiet.
    pub hushed: bool,
    /// The table where the same people play again.
    pub again: Option<String>,
    /// How it ended.
    pub end: Option<End>,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// Who sits there.
    pub sitter: Sitter,
    /// Whether they are ready for the deal.
    pub ready: bool,
    /// Whether they have left the game under way.
    pub left: bool,
    /// The bot that plays for somebody who left.
    pub stand_in: Option<String>,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
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

/// A vote that has not been carried yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vote {
    /// Whose.
    pub by: Seat,
    /// On what.
    pub on: Ballot,
}

/// How a table ended.
#[derive(Clone, Debug)]
pub struct End {
    /// Who won; nothing if the game was given up.
    pub outcome: Option<Outcome>,
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
#[derive(Clone, Debug)]
pub struct TimeScene {
    /// Whom the whole table knows to be asked.
    pub asked: SeatSet,
    /// Since when, in milliseconds.
    pub since: u64,
    /// When the time of each seat is up, for those who are asked.
    pub until: Vec<Option<u64>>,
    /// When the time that the options set is up.
    pub window: Option<u64>,
    /// What is left of each seat's stock when the present decision came up, in milliseconds.
    pub banks: Option<Vec<u64>>,
    /// Whether the clocks stand still.
    pub paused: bool,
    /// When the others may begin to do without the viewer, for whom they wait, unless a page of theirs is open.
    pub patience: Option<u64>,
}

/// What a viewer was told at one moment.
#[derive(Clone, Debug)]
pub struct Moment<G: Game> {
    /// The viewer's version from then on.
    pub v: u64,
    /// When, in milliseconds.
    pub at: u64,
    /// What.
    pub told: Vec<Happening<G::Event, G::Claim>>,
}
