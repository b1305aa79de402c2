//! What a table tells, as the description of the API has it. What is written is made in [`crate::table`]; a test holds
//! whole games of it against these.
#![allow(dead_code, reason = "they describe; nothing is made of them")]

use crate::table::{Channel, Clock};
use serde::Serialize;
use utoipa::ToSchema;

/// What you are told of a table: by `GET /api/tables/{id}`, in each event of the stream, over the WebSocket.
///
/// Versions are your own and count without gaps: every event that you are told has the next number, and what others are
/// told and you are not has none. `table`, `time` and `view` are how things stand now; each is left out if it has not
/// changed since the version that you resumed from, so keep the last of each.
#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({
    "v": 12, "viewer": "seat:0",
    "events": [{ "v": 12, "at": 1_790_000_000_000_u64, "told": [{ "game": {} }] }],
    "time": { "asked": [0], "since": 1_790_000_000_000_u64, "until": [null, null] },
    "view": {},
}))]
pub(crate) struct Update {
    /// Your version of the table after this update.
    v: u64,
    /// Who you are at this table: `seat:0`, `seat:1` and so on, or `public`. Viewer and version together are the mark to
    /// resume from: `seat:0/12`. When you sit down or stand up, you become another viewer with other versions.
    viewer: String,
    /// Whether this starts afresh: forget what you knew. It is so at first, after you became another viewer, and after
    /// more than 256 versions or 256 KB of story. Of a story longer than 1,000 events, or 256 KB, the beginning is then
    /// left out.
    #[schema(required = false)]
    resync: bool,
    /// What happened, oldest first.
    events: Vec<Moment>,
    /// The table around the game.
    #[schema(required = false)]
    table: Table,
    /// Who is asked for a decision, and how long they have. Left out unless a game is on.
    #[schema(required = false)]
    time: Time,
    /// All that you may know of the game, in the game's own form. Left out before the deal.
    #[schema(required = false)]
    view: OfTheGame,
}

/// What happened at one moment.
#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Moment {
    /// Your version of the table after it.
    v: u64,
    /// When, in milliseconds since 1970.
    at: u64,
    /// What you were told. It may be nothing: then only your view of the game has changed.
    told: Vec<Told>,
}

/// Something that you learn.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Told {
    /// The table was made.
    Opened,
    /// Somebody sat down.
    Sat { seat: u8, name: String },
    /// Somebody stood up, or the host sent them away.
    Rose { seat: u8, name: String, removed: bool },
    /// A seat was given to a bot, or taken from it.
    Bot { seat: u8, bot: Option<String> },
    /// Somebody is ready, or not any more.
    Ready { seat: u8, ready: bool },
    /// The game begins.
    Started,
    /// Something in the game: an event in the game's own form.
    Game(OfTheGame),
    /// Somebody's time was up: the table acted for them.
    Overdue { seat: u8 },
    /// Somebody claims something, in the game's own form.
    Claim { by: u8, say: OfTheGame },
    /// Talk.
    Chat { from: Speaker, to: Channel, text: String },
    /// Somebody left the game under way; the seat stays theirs.
    Left { seat: u8 },
    /// Somebody came back.
    Back { seat: u8 },
    /// Somebody voted.
    Voted { by: u8, on: Ballot, yes: bool },
    /// A bot sits in for somebody.
    StandIn { seat: u8, bot: String },
    /// The game was given up.
    GivenUp,
    /// Somebody wants to stop the clocks.
    PauseAsked { by: u8 },
    /// The clocks stand still.
    Paused,
    /// The clocks run again.
    Resumed { by: u8 },
    /// You hear a player no more, or again.
    Muted { whom: u8, mute: bool },
    /// Those who watch may talk no more, or again.
    Hushed { hush: bool },
    /// Somebody's pages are gone, and the table waits for them.
    Gone { seat: u8 },
    /// The pages of somebody who was gone are open again.
    Here { seat: u8 },
    /// The host has gone from the gathering: whoever has this seat is the host from now on.
    Host { seat: u8 },
    /// The house could not be reached for so many milliseconds. Whoever was asked gets that time back, and 30 seconds.
    Outage { length: u64 },
    /// The same people play again at another table.
    Again { table: String },
}

/// Who speaks.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Speaker {
    /// A player, by seat.
    Seat(u8),
    /// Somebody who watches, by name.
    Watcher(String),
}

/// What a vote is about.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Ballot {
    /// Letting a bot sit in for whoever has this seat and is gone: more than half of those who are here. Not in a game of
    /// two.
    Seat(u8),
    /// Giving the game up: all who are here.
    Stop,
}

/// A table, around the game.
#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Table {
    /// Its id.
    id: String,
    /// The name of its game.
    game: String,
    /// The game's options, in the game's own form. They never change: only the first update, and one that starts afresh,
    /// has them.
    #[schema(required = false)]
    options: OfTheGame,
    /// How time is kept.
    clock: Clock,
    /// Whether the lobby lists it and anybody may sit down.
    listed: bool,
    /// Whether people may watch.
    watch: bool,
    /// After how many seconds of waiting for somebody whose pages and connections are gone the others may do without them.
    patience: u32,
    /// How far it is.
    stage: Stage,
    /// The seats, from number 0.
    seats: Vec<SeatShown>,
    /// Where the host sits, if they do.
    host: Option<u8>,
    /// Whether that is you: then starting, bots and sending people away are up to you.
    you_host: bool,
    /// The promise of the table's secret: a hash of seed and salt, made before anybody sat down.
    commitment: String,
    /// When the game began, in milliseconds since 1970.
    #[schema(required = false)]
    started: u64,
    /// The votes so far that are not decided.
    votes: Vec<Vote>,
    /// Who wants the clocks stopped.
    pause_asked: Vec<u8>,
    /// Whom you do not hear.
    muted: Vec<u8>,
    /// Whether those who watch are asked to be quiet.
    hushed: bool,
    /// The table where the same people play again.
    #[schema(required = false)]
    again: String,
    /// How it ended.
    #[schema(required = false)]
    end: End,
}

/// How far a table is.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Stage {
    /// People may still sit down.
    Open,
    /// The game is on.
    On,
    /// It has ended, or was given up.
    Over,
}

/// A seat.
#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeatShown {
    /// Whose it is.
    kind: Sitter,
    /// Their name.
    #[schema(required = false)]
    name: String,
    /// The bot that plays here, perhaps for somebody who left.
    #[schema(required = false)]
    bot: String,
    /// Whether they are ready for the deal. Bots and programs always are.
    ready: bool,
    /// Whether they have left the game under way.
    #[schema(required = false)]
    left: bool,
    /// Whether their pages and connections are gone while the table waits for them.
    #[schema(required = false)]
    gone: bool,
}

/// Whose a seat is.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Sitter {
    /// Nobody's.
    Open,
    /// A person's.
    Person,
    /// A program's that plays over this API.
    Program,
    /// A bot's of the house.
    Bot,
}

/// A vote in favour.
#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Vote {
    /// Whose.
    by: u8,
    /// On what.
    on: Ballot,
}

/// How a game ended, and the secret that it was dealt from.
#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct End {
    /// Who won; nothing if the game was given up.
    outcome: Option<Outcome>,
    /// Whether it was given up.
    given_up: bool,
    /// The seed, in hexadecimal.
    seed: String,
    /// The salt of the commitment, in hexadecimal.
    salt: String,
    /// What each seat added to the randomness, in hexadecimal; zeros where nothing was added.
    contributions: Vec<String>,
    /// The last seal of the record, in hexadecimal. It covers names, options, what the seats added, times, claims and
    /// actions: who has it can tell whether a record is the one of this game (`safehouse verify --seal`).
    seal: Option<String>,
}

/// Who won.
#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Outcome {
    /// Their seats; perhaps nobody's.
    winners: Vec<u8>,
}

/// Who is asked, and how long they have. Times are in milliseconds since 1970.
#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Time {
    /// The seats that the whole table knows to be asked. Where answers are sealed, also those who have answered already:
    /// whether you can still act is told by the list of legal actions.
    asked: Vec<u8>,
    /// Since when.
    since: u64,
    /// By seat, when its time is up; nothing where no time runs.
    until: Vec<Option<u64>>,
    /// When the time that the game's options set is up.
    #[schema(required = false)]
    window: u64,
    /// By seat, what was left of its stock when the decision came up, in milliseconds.
    #[schema(required = false)]
    banks: Vec<u64>,
    /// Whether the clocks stand still.
    #[schema(required = false)]
    paused: bool,
    /// When the others may begin to do without you, for whom they wait, unless a connection of yours is open. Where you have
    /// a clock it counts alone, and this is left out.
    #[schema(required = false)]
    patience: u64,
}

/// A table in the lobby.
#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Listed {
    /// Its id.
    id: String,
    /// The name of its game.
    game: String,
    /// How far it is.
    stage: Stage,
    /// The seats, from number 0.
    seats: Vec<SeatShown>,
    /// How time is kept.
    clock: Clock,
    /// Whether people may watch.
    watch: bool,
}

/// A record as one JSON value.
#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RecordLines {
    /// The lines of the record: the header, then an action or a claim each, then how it ended.
    #[schema(value_type = Vec<Object>)]
    lines: Vec<serde_json::Value>,
    /// Why the house's bots did what they did.
    reasons: Vec<ReasonFor>,
}

/// A bot's reason.
#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ReasonFor {
    /// The line of the record that it is about, from 1.
    line: u64,
    /// The reason.
    #[schema(value_type = Object)]
    why: serde_json::Value,
}

/// A game, step by step.
#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Replay {
    /// Whose eyes it is seen with.
    viewer: String,
    /// The number of the first step in this answer, from 0.
    first: usize,
    /// How many steps the game has.
    of: usize,
    /// The steps, 200 at most; step 0 is the deal.
    steps: Vec<Step>,
}

/// A step of a game that is over.
#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Step {
    /// Its line in the record, from 1.
    line: u64,
    /// When, in milliseconds after the start.
    at: u64,
    /// Who acted or spoke: a seat, or `"clock"`.
    #[schema(value_type = Value, required = false)]
    by: serde_json::Value,
    /// What was claimed, if it was a claim.
    #[schema(required = false)]
    say: OfTheGame,
    /// What this viewer was told, in the game's own form.
    events: Vec<OfTheGame>,
    /// Why, if it was a bot's.
    #[schema(value_type = Object, required = false)]
    why: serde_json::Value,
    /// What this viewer could know after it, in the game's own form.
    view: OfTheGame,
}

/// What can be asked of a table.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Wish {
    /// Sit down. (Where a code is needed, `POST /api/tables/{id}/join` takes it.)
    Join {
        name: String,
        #[schema(required = false)]
        seat: Option<u8>,
    },
    /// Be ready for the deal, or not any more. A contribution is 64 hexadecimal digits of your own to the game's
    /// randomness. Programs are ready as soon as they sit.
    Ready {
        ready: bool,
        #[schema(required = false)]
        contribution: Option<String>,
    },
    /// Give a seat to a bot, or take it back. The host's.
    Bot { seat: u8, bot: Option<String> },
    /// Send somebody away before the start. The host's.
    Remove { seat: u8 },
    /// Deal. The host's, when all seats are taken and all are ready. A host who plays may add a contribution.
    Start {
        #[schema(required = false)]
        contribution: Option<String>,
    },
    /// Act in the game: one of the legal actions.
    Do(OfTheGame),
    /// Claim something in the game's own form.
    Say(OfTheGame),
    /// Talk.
    Chat { to: Channel, text: String },
    /// Stand up, or leave the game under way; the seat then stays yours.
    Leave(Empty),
    /// Come back.
    Return(Empty),
    /// Vote.
    Vote { on: Ballot, yes: bool },
    /// Ask to stop the clocks, which takes all who are here; or let them run again, which takes one, and nobody gone.
    Pause { pause: bool },
    /// Hear a player no more, or again.
    Mute { whom: u8, mute: bool },
    /// Let those who watch talk no more, or again. The host's.
    Hush { hush: bool },
}

/// Nothing more to say: `{}`.
#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Empty {}

/// What the house sends over a WebSocket besides updates: the answer to one of your messages. It has `v` if it was done,
/// and `error` if not.
#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Answer {
    /// The id of the message that it answers, if that had one.
    re: Option<String>,
    /// Your version of the table after it: it is done, and in the log.
    #[schema(required = false)]
    v: u64,
    /// Why it was not done.
    #[schema(required = false)]
    error: crate::http::api_error::Error,
}

/// Something in the game's own form.
#[derive(Serialize, ToSchema)]
#[schema(value_type = Value)]
pub(crate) struct OfTheGame(serde_json::Value);
