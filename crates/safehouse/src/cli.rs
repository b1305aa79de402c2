//! The command line.

use crate::serve::{Data, Settings};
use clap::{Args, Parser, Subcommand, ValueEnum};
use duet::Language;
use game::{Bytes32, Seal, Viewer};
use std::path::PathBuf;

/// Three spy games of hidden information. Without a command, open the house for browsers: `safehouse serve`.
#[derive(Parser)]
#[command(name = "safehouse", version, about, disable_help_subcommand = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Serve tables to people and programs
    Serve(Box<Serve>),
    /// Copy a house's tables into a new file, also while it is served
    Backup(Backup),
    /// Play in the terminal
    #[command(subcommand, arg_required_else_help = false)]
    Play(Playable),
    /// Let bots play many games and count
    #[command(subcommand, arg_required_else_help = false)]
    Simulate(Simulable),
    /// Compare bots: who wins how much more, and how long they think
    #[command(subcommand, arg_required_else_help = false)]
    Ladder(Climbable),
    /// Tools for Confusion
    #[command(subcommand)]
    Confusion(ConfusionTool),
    /// Tools for Duet
    #[command(subcommand)]
    Duet(DuetTool),
    /// Tell a recorded game again
    Replay(Replay),
    /// Check a recorded game: its secret against the promise, every action by the rules, and the result
    Verify(Verify),
    /// Print the rules, or one of them
    Rules {
        /// Of which game
        game: GameName,
        /// The id of one rule, such as S13
        id: Option<String>,
        /// In which language: en, es, de or nl; if not said, in your system's (LC_ALL, LC_MESSAGES or LANG) or in English
        #[arg(long, env = "SAFEHOUSE_LANG")]
        lang: Option<Language>,
    },
}

#[derive(Args)]
pub(crate) struct Serve {
    #[command(flatten)]
    pub(crate) config: ConfigFile,
    #[command(flatten)]
    pub(crate) settings: Settings,
}

#[derive(Args)]
pub(crate) struct Backup {
    /// The file to write; it must not exist yet
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) config: ConfigFile,
    /// Where tables are kept [default: what the configuration file says, or safehouse.db]
    #[arg(long, env = "SAFEHOUSE_DATA", hide_env_values = true)]
    pub(crate) data: Option<Data>,
}

#[derive(Args)]
pub(crate) struct ConfigFile {
    /// The configuration file: a line `flag = value` for any flag of `serve` but this one [default: safehouse.toml, if there is one]
    #[arg(long = "config", value_name = "FILE", env = "SAFEHOUSE_CONFIG")]
    pub(crate) named: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum GameName {
    Secrets,
    Confusion,
    Duet,
}

#[derive(Subcommand)]
pub(crate) enum Playable {
    /// Hidden and changing loyalties, 4 to 8 players
    Secrets(PlaySecrets),
    /// A board on which nobody knows how their own pieces move, 2 players
    Confusion(PlayConfusion),
    /// Find the agents together, with one-word clues and a key of two halves
    Duet(PlayDuet),
}

#[derive(Args)]
pub(crate) struct PlaySecrets {
    /// How many play, you included: 4 to 8
    #[arg(long, default_value_t = 5, env = "SAFEHOUSE_PLAYERS")]
    pub(crate) players: u8,
    /// The others: one bot for all seats, or one for each, separated by commas: easy, normal, strong, greedy, random
    #[arg(long, default_value = "normal", env = "SAFEHOUSE_BOTS")]
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
    /// A board on which nobody knows how their own pieces move, 2 players
    Confusion(SimulateConfusion),
    /// Find the agents together, with one-word clues and a key of two halves
    Duet(SimulateDuet),
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
pub(crate) struct SimulateConfusion {
    #[command(flatten)]
    pub(crate) table: ConfusionTable,
    #[command(flatten)]
    pub(crate) common: Simulate,
}

/// What a table of Duet can choose.
#[derive(Args)]
pub(crate) struct DuetTable {
    /// The language of the words and clues: en, es, de or nl
    #[arg(long, default_value = "en", env = "SAFEHOUSE_LANG")]
    pub(crate) lang: String,
    /// How many time tokens: 9, or 10 or 11 to make it easier
    #[arg(long, default_value_t = 9, conflicts_with = "mission")]
    pub(crate) tokens: u8,
    /// A mission of the map instead, such as berlin
    #[arg(long, value_name = "CITY")]
    pub(crate) mission: Option<String>,
    /// A list of your own: one word a line, 25 to 5,000 of them
    #[arg(long, value_name = "FILE")]
    pub(crate) words: Option<PathBuf>,
    /// A side may give two clues in a row (D22)
    #[arg(long)]
    pub(crate) flexible_turns: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Partner {
    /// Somebody at this terminal, with a curtain between you
    Person,
    /// A bot that knows common words and says small numbers
    Easy,
    /// A bot that knows more words and remembers clues
    Normal,
    /// A bot that looks through every word it knows
    Strong,
    /// A bot that does anything that is legal
    Random,
}

#[derive(Args)]
pub(crate) struct PlayDuet {
    /// With whom
    #[arg(long, value_enum, default_value = "person")]
    pub(crate) with: Partner,
    #[command(flatten)]
    pub(crate) table: DuetTable,
    /// Deal from this number instead of from true randomness: for trying things out
    #[arg(long, env = "SAFEHOUSE_SEED")]
    pub(crate) seed: Option<u64>,
    /// Write the game's record to this file
    #[arg(long, env = "SAFEHOUSE_RECORD")]
    pub(crate) record: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct SimulateDuet {
    #[command(flatten)]
    pub(crate) table: DuetTable,
    #[command(flatten)]
    pub(crate) common: Simulate,
}

#[derive(Subcommand)]
pub(crate) enum DuetTool {
    /// Judge clues: reads {"words":[…],"clue":"…","strict":true} a line, writes a verdict a line
    CheckClue {
        /// The language: en, es, de or nl
        #[arg(long, default_value = "en")]
        lang: String,
    },
    /// Guess: reads {"words":[…],"clue":"…","number":2} a line, writes {"ranking":[["word",chance],…],"stop_after":1} a line
    Guess {
        /// The language: en, es, de or nl
        #[arg(long, default_value = "en")]
        lang: String,
    },
    /// Find clues: reads {"words":[…],"green":[…],"black":[…],"beige":[…],"tokens":9} a line, writes
    /// {"clue":"…","number":2,"targets":[…],"alternatives":[…]} a line
    Clue {
        /// The language: en, es, de or nl
        #[arg(long, default_value = "en")]
        lang: String,
    },
    /// Compare our guesses with people's: a file with {"words":[…],"clue":"…","guesses":[…]} a line
    Human {
        /// The file
        file: PathBuf,
        /// The language: en, es, de or nl
        #[arg(long, default_value = "en")]
        lang: String,
    },
    /// Print our word list
    Words {
        /// The language: en, es, de or nl
        #[arg(long, default_value = "en")]
        lang: String,
    },
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

impl Simulate {
    /// What stands under the title of a picture.
    pub(crate) fn subtitle(&self, games: u64) -> String {
        format!("{games} games, bots: {}, seed {}", self.bots, self.seed)
    }
}

#[derive(Subcommand)]
pub(crate) enum Climbable {
    /// One seat of a table of equals is given to another bot, and the same deals are played both ways
    Secrets(LadderSecrets),
    /// Bots against bots on a board
    Confusion(LadderConfusion),
    /// Pairs of bots that find the agents together
    Duet(LadderDuet),
}

#[derive(Args)]
pub(crate) struct LadderSecrets {
    /// How many play: a number from 4 to 8, several with commas, or a range such as 4-8
    #[arg(long, default_value = "5,6,8", env = "SAFEHOUSE_PLAYERS")]
    pub(crate) players: String,
    /// Who sits in all the other seats
    #[arg(long, default_value = "greedy")]
    pub(crate) baseline: String,
    #[command(flatten)]
    pub(crate) common: Ladder,
}

#[derive(Args)]
pub(crate) struct LadderConfusion {
    #[command(flatten)]
    pub(crate) table: ConfusionTable,
    #[command(flatten)]
    pub(crate) common: Ladder,
}

#[derive(Args)]
pub(crate) struct LadderDuet {
    #[command(flatten)]
    pub(crate) table: DuetTable,
    /// Guess by the meanings in this file instead of the bots' own: `tools/semantics/build` makes such files
    #[arg(long, value_name = "FILE")]
    pub(crate) judge: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) common: Ladder,
}

/// What all ladders share.
#[derive(Args)]
pub(crate) struct Ladder {
    /// How many deals, for each kind of table: every bot plays each of them
    #[arg(long, default_value_t = 400, env = "SAFEHOUSE_GAMES", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// Which bots to compare, separated by commas; all of them if not said
    #[arg(long, env = "SAFEHOUSE_BOTS")]
    pub(crate) bots: Option<String>,
    /// The number all games are drawn from: the same number gives the same games
    #[arg(long, default_value_t = 1, env = "SAFEHOUSE_SEED")]
    pub(crate) seed: u64,
    /// How many threads to use; all cores if not said. The results do not depend on it, the times do
    #[arg(long, env = "SAFEHOUSE_THREADS", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    pub(crate) json: bool,
    /// Draw the results with their intervals into this SVG file
    #[arg(long, value_name = "FILE")]
    pub(crate) plot: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct Verify {
    /// The record; - for standard input
    pub(crate) file: PathBuf,
    /// The promise that you were shown before the deal: fails if the record has another
    #[arg(long, value_name = "HEX")]
    pub(crate) promise: Option<Bytes32>,
    /// The last seal that you were shown at the end: fails if names, options, times, claims or anything else has changed since
    #[arg(long, value_name = "HEX")]
    pub(crate) seal: Option<Seal>,
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
