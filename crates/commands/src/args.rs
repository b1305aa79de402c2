//! What can be said to the commands that all games have.

use clap::Args;
use game::{Bytes32, Seal, Viewer};
use std::path::PathBuf;

/// What a table can choose in a game that leaves nothing to choose.
#[derive(Args, Clone, Copy, Default, Debug)]
pub struct Nothing {}

/// A person at a table with bots.
#[derive(Args, Clone, Debug)]
pub struct PlayArgs<T: Args> {
    /// What the table chooses
    #[command(flatten)]
    pub table: T,
    /// The others: one bot for all seats, or one for each, separated by commas
    #[arg(long, env = "SAFEHOUSE_BOTS")]
    pub bots: String,
    /// Deal from this number instead of from true randomness: for trying things out
    #[arg(long, env = "SAFEHOUSE_SEED")]
    pub seed: Option<u64>,
    /// Write the game's record to this file
    #[arg(long, env = "SAFEHOUSE_RECORD")]
    pub record: Option<PathBuf>,
}

/// A simulation of one kind of table.
#[derive(Args, Clone, Debug)]
pub struct SimulateArgs<T: Args> {
    /// What the table chooses
    #[command(flatten)]
    pub table: T,
    /// What all simulations share
    #[command(flatten)]
    pub common: Simulate,
}

/// A ladder at one kind of table, in which one seat is given to each bot in turn.
#[derive(Args, Clone, Debug)]
pub struct LadderArgs<T: Args> {
    /// What the table chooses
    #[command(flatten)]
    pub table: T,
    /// Who sits in all the other seats
    #[arg(long)]
    pub baseline: String,
    /// What all ladders share
    #[command(flatten)]
    pub common: Ladder,
}

/// What all simulations share.
#[derive(Args, Clone, Debug)]
pub struct Simulate {
    /// How many games, for each number of players
    #[arg(long, default_value_t = 20_000, env = "SAFEHOUSE_GAMES", value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// One bot for all seats, or one for each seat, separated by commas
    #[arg(long, default_value = "random", env = "SAFEHOUSE_BOTS")]
    pub bots: String,
    /// The number all games are drawn from: the same number gives the same games
    #[arg(long, default_value_t = 1, env = "SAFEHOUSE_SEED")]
    pub seed: u64,
    /// How many threads to use; all cores if not said. The results do not depend on it
    #[arg(long, env = "SAFEHOUSE_THREADS", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    pub json: bool,
    /// Draw the outcomes by number of players into this SVG file
    #[arg(long, value_name = "FILE")]
    pub plot: Option<PathBuf>,
    /// Write each game's record into this folder; with several numbers of players into a folder in it for each
    #[arg(long, value_name = "DIR")]
    pub record: Option<PathBuf>,
}

impl Simulate {
    /// What stands under the title of a picture.
    pub fn subtitle(&self, games: u64) -> String {
        format!("{games} games, bots: {}, seed {}", self.bots, self.seed)
    }
}

/// What all ladders share.
#[derive(Args, Clone, Debug)]
pub struct Ladder {
    /// How many deals, for each kind of table: every bot plays each of them
    #[arg(long, default_value_t = 400, env = "SAFEHOUSE_GAMES", value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// Which bots to compare, separated by commas; all of them if not said
    #[arg(long, env = "SAFEHOUSE_BOTS")]
    pub bots: Option<String>,
    /// The number all games are drawn from: the same number gives the same games
    #[arg(long, default_value_t = 1, env = "SAFEHOUSE_SEED")]
    pub seed: u64,
    /// How many threads to use; all cores if not said. The results do not depend on it, the times do
    #[arg(long, env = "SAFEHOUSE_THREADS", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    pub json: bool,
    /// Draw the results with their intervals into this SVG file
    #[arg(long, value_name = "FILE")]
    pub plot: Option<PathBuf>,
}

/// A record to check.
#[derive(Args, Clone, Debug)]
pub struct Verify {
    /// The record; - for standard input
    pub file: PathBuf,
    /// The promise that you were shown before the deal: fails if the record has another
    #[arg(long, value_name = "HEX")]
    pub promise: Option<Bytes32>,
    /// The last seal that you were shown at the end: fails if names, options, times, claims or anything else has changed since
    #[arg(long, value_name = "HEX")]
    pub seal: Option<Seal>,
}

/// A record to tell again.
#[derive(Args, Clone, Debug)]
pub struct Replay {
    /// The record
    pub file: PathBuf,
    /// Tell what this seat could know; seats count from 0
    #[arg(long, value_name = "N", conflicts_with = "view")]
    pub seat: Option<usize>,
    /// Tell what this viewer could know: seat:0, seat:1 and so on, public, or omniscient
    #[arg(long, value_name = "VIEWER")]
    pub view: Option<Viewer>,
    /// Print the viewer's view after each action, a line of JSON each
    #[arg(long)]
    pub json: bool,
}
