//! What every Safehouse game shares: the [`Game`] trait, seats and viewers, events with an audience, seeds and
//! their commitments, and the game record.
//!
//! This crate and the rules crates built on it know nothing of time, threads, files, networks or languages.
//! A game is its options, its seed and its actions; its state is what replaying them gives.

mod commitment;
mod debug;
mod luck;
mod playout;
mod record;
mod replay;
mod rules;
mod seat;
mod table;
mod viewer;

pub use commitment::{BrokenPromise, Bytes32, Commitment, NotHex, Secret};
pub use debug::debug_public;
pub use luck::{GENERATOR, Luck, Seed};
pub use playout::playout;
pub use record::{
    Ending, Entry, FORMAT, Header, Line, NotASeal, Record, RecordError, RecordProblem, Scribe, Seal, Sitter,
    game_of_record, last_seal,
};
pub use replay::{Playback, ReplayError, Step, verify};
pub use rules::{Actor, Game, Outcome, Refusal, variant_name};
pub use seat::{Seat, SeatSet, Seats};
pub use table::Table;
pub use viewer::{
    Addressed, Audience, EventSink, Hindsight, NoEvents, NoView, UnknownViewer, Viewer, told_to,
};
