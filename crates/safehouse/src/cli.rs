//! The command line.

use clap::{Args, Parser, Subcommand, ValueEnum};
use game::Viewer;
use std::path::PathBuf;

/// Three spy games of hidden information. Without a command, play Secrets against bots here in the terminal.
#[derive(Parser)]
#[command(name = "safehouse", version, about, disable_help_subcommand = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Play in the terminal
    #[command(subcommand, arg_required_else_help = false)]
    Play(Playable),
    /// Let bots play many games and count
    #[command(subcommand, arg_required_else_help = false)]
    Simulate(Simulable),
    /// Tell a recorded game again
    Replay(Replay),
    /// Check a recorded game: its seed against the promise, every action by the rules, and the result
    Verify {
        /// The record
        file: PathBuf,
    },
    /// Print the rules, or one of them
    Rules {
        /// Of which game
        game: GameName,
        /// The id of one rule, such as S13
        id: Option<String>,
    },
}

impl Default for Command {
    fn default() -> Command {
        Command::Play(Playable::Secrets(PlaySecrets {
            players: 5,
            bots: "greedy".into(),
            seed: None,
            record: None,
        }))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum GameName {
    Secrets,
}

#[derive(Subcommand)]
pub(crate) enum Playable {
    /// Hidden and changing loyalties, 4 to 8 players
    Secrets(PlaySecrets),
}

#[derive(Args)]
pub(crate) struct PlaySecrets {
    /// How many play, you included: 4 to 8
    #[arg(long, default_value_t = 5, env = "SAFEHOUSE_PLAYERS")]
    pub(crate) players: u8,
    /// The others: one bot for all seats, or one for each, separated by commas
    #[arg(long, default_value = "greedy", env = "SAFEHOUSE_BOTS")]
    pub(crate) bots: String,
    /// Deal from this number instead of from true randomness: for trying things out
    #[arg(long, env = "SAFEHOUSE_SEED")]
    pub(crate) seed: Option<u64>,
    /// Write the game's record to this file
    #[arg(long, env = "SAFEHOUSE_RECORD")]
    pub(crate) record: Option<PathBuf>,
}

#[derive(Subcommand)]
pub(crate) enum Simulable {
    /// Hidden and changing loyalties, 4 to 8 players
    Secrets(SimulateSecrets),
}

#[derive(Args)]
pub(crate) struct SimulateSecrets {
    /// How many play: a number from 4 to 8, several with commas, or a range such as 4-8
    #[arg(long, default_value = "6", env = "SAFEHOUSE_PLAYERS")]
    pub(crate) players: String,
    /// Shuffle what goes under the deck in a turn (S7)
    #[arg(long)]
    pub(crate) shuffle_under: bool,
    #[command(flatten)]
    pub(crate) common: Simulate,
}

/// What all simulations share.
#[derive(Args)]
pub(crate) struct Simulate {
    /// How many games, for each number of players
    #[arg(long, default_value_t = 20_000, env = "SAFEHOUSE_GAMES", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// One bot for all seats, or one for each seat, separated by commas
    #[arg(long, default_value = "random", env = "SAFEHOUSE_BOTS")]
    pub(crate) bots: String,
    /// The number all games are drawn from: the same number gives the same games
    #[arg(long, default_value_t = 1, env = "SAFEHOUSE_SEED")]
    pub(crate) seed: u64,
    /// How many threads to use; all cores if not said. The results do not depend on it
    #[arg(long, env = "SAFEHOUSE_THREADS", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    pub(crate) json: bool,
    /// Draw the outcomes by number of players into this SVG file
    #[arg(long, value_name = "FILE")]
    pub(crate) plot: Option<PathBuf>,
    /// Write each game's record into this folder; with several numbers of players into a folder in it for each
    #[arg(long, value_name = "DIR")]
    pub(crate) record: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct Replay {
    /// The record
    pub(crate) file: PathBuf,
    /// Tell what this seat could know; seats count from 0
    #[arg(long, value_name = "N", conflicts_with = "view")]
    pub(crate) seat: Option<usize>,
    /// Tell what this viewer could know: seat:0, seat:1 and so on, public, or omniscient
    #[arg(long, value_name = "VIEWER")]
    pub(crate) view: Option<Viewer>,
    /// Print the viewer's view after each action, a line of JSON each
    #[arg(long)]
    pub(crate) json: bool,
}
