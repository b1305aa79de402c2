//! What can be said to the commands of Confusion.

use clap::{Args, Subcommand, ValueEnum};
use commands::args::Ladder;
use std::path::PathBuf;

/// What a table of Confusion can choose.
#[derive(Args, Default)]
pub(crate) struct ConfusionTable {
    /// A variant to play; may be given several times: honour-among-spies, tight-start, safe-extraction, variable-start,
    /// promotion-sir
    #[arg(long = "variant", value_name = "NAME")]
    pub(crate) variants: Vec<String>,
    /// The tokens of both sides, separated by commas: reveal, move-two, swap-two, all or none
    #[arg(long, default_value = "none", env = "SAFEHOUSE_TOKENS")]
    pub(crate) tokens: String,
    /// White's tokens, where they differ
    #[arg(long, value_name = "TOKENS")]
    pub(crate) white_tokens: Option<String>,
    /// Red's tokens, where they differ
    #[arg(long, value_name = "TOKENS")]
    pub(crate) red_tokens: Option<String>,
    /// The movers, letters and start layout of a box of your own
    #[arg(long, value_name = "FILE", env = "SAFEHOUSE_MOVERS")]
    pub(crate) movers: Option<PathBuf>,
    /// Play on through repetitions and without progress (C23)
    #[arg(long)]
    pub(crate) no_draw_rules: bool,
}

#[derive(Args)]
pub(crate) struct PlayConfusion {
    /// Your side
    #[arg(long, value_enum, default_value = "white")]
    pub(crate) side: WhichSide,
    /// Your opponent
    #[arg(long, default_value = "greedy", env = "SAFEHOUSE_BOTS")]
    pub(crate) bots: String,
    #[command(flatten)]
    pub(crate) table: ConfusionTable,
    /// Deal from this number instead of from true randomness: for trying things out
    #[arg(long, env = "SAFEHOUSE_SEED")]
    pub(crate) seed: Option<u64>,
    /// Write the game's record to this file
    #[arg(long, env = "SAFEHOUSE_RECORD")]
    pub(crate) record: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum WhichSide {
    White,
    Red,
    /// Two people at this terminal, with a curtain between them
    Both,
}

#[derive(Args)]
pub(crate) struct LadderConfusion {
    #[command(flatten)]
    pub(crate) table: ConfusionTable,
    #[command(flatten)]
    pub(crate) common: Ladder,
}

#[derive(Subcommand)]
pub(crate) enum ConfusionTool {
    /// Check a file of positions and the numbers of attempt sequences they give
    Perft {
        /// The file
        file: PathBuf,
        #[command(flatten)]
        table: ConfusionTable,
    },
    /// Work out what a seat of a recorded game can know: how many deals fit, with which mover under which spy, as JSON
    Infer(Infer),
}

#[derive(Args)]
pub(crate) struct Infer {
    /// The record; - for standard input
    pub(crate) file: PathBuf,
    /// Which seat; seats count from 0
    #[arg(long, value_name = "N")]
    pub(crate) seat: usize,
    /// A line after every action instead of one at the end
    #[arg(long)]
    pub(crate) each: bool,
}
