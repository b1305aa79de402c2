//! Secrets at the command line.

mod args;
mod ladder;
mod seats;
mod story;
mod table;
mod tally;

pub(crate) use seats::SecretsTerminal;
pub(crate) use tally::player_counts;

use commands::GameCommands;

/// Secrets at the command line.
pub static COMMANDS: &dyn GameCommands = &SecretsTerminal;
