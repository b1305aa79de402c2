//! The command line of any game. A game says how it is told and how a person is asked ([`Terminal`]); for that it gets `play`,
//! `simulate`, `ladder`, `replay`, `verify` and `rules`, and it may bring commands of its own in their place.
//!
//! This crate knows no game. Who has several of them holds each as a [`GameCommands`].

pub mod args;
mod cast;
mod error;
mod game_commands;
pub mod ladder;
mod names;
pub mod play;
pub mod records;
pub mod rules;
pub mod simulate;
mod terminal;
mod verify;

pub use cast::{cast, known, others};
pub use error::{CliError, harmless, say, writable};
pub use game_commands::{GameCommand, GameCommands, NameTaken, distinct};
pub use records::replay;
pub use rules::Rules;
pub use terminal::{ActionOf, ClaimOf, EventOf, OptionsOf, Reply, Terminal};
pub use verify::verify;
