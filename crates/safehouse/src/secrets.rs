//! Secrets at the command line.

mod seats;
pub(crate) mod story;
mod table;
mod tally;

pub(crate) use seats::play;
pub(crate) use tally::{player_counts, simulate};
