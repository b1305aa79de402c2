//! The command line: what the house itself can do, and what each game brings along.

use crate::language;
use crate::serve::{Data, Settings};
use clap::builder::PossibleValuesParser;
use clap::{ArgMatches, Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use commands::args::{Replay, Verify};
use commands::{CliError, GameCommand, GameCommands};
use scene::Language;
use std::path::PathBuf;

/// The games at the command line.
pub(crate) type Games<'a> = &'a [&'a dyn GameCommands];

/// Three spy games of hidden information. Without a command, open the house for browsers: `safehouse serve`.
#[derive(Parser)]
#[command(name = "safehouse", version, about, disable_help_subcommand = true)]
struct Cli {}

#[derive(Subcommand)]
pub(crate) enum HouseCommand {
    /// Serve tables to people and programs
    Serve(Box<Serve>),
    /// Copy a house's tables into a new file, also while it is served
    Backup(Backup),
}

#[derive(Subcommand)]
pub(crate) enum RecordCommand {
    /// Tell a recorded game again
    Replay(Replay),
    /// Check a recorded game: its secret against the promise, every action by the rules, and the result
    Verify(Verify),
    /// Print the rules, or one of them
    Rules(Rules),
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

// The places are said, since an argument that is changed later (see `command`) goes behind the others.
#[derive(Args)]
pub(crate) struct Rules {
    /// Of which game
    #[arg(index = 1)]
    pub(crate) game: String,
    /// The id of one rule, such as S13
    #[arg(index = 2)]
    pub(crate) id: Option<String>,
    /// In which language: en, es, de or nl; if not said, in your system's (LC_ALL, LC_MESSAGES or LANG) or in English
    #[arg(long, env = "SAFEHOUSE_LANG", value_parser = language::parse)]
    pub(crate) lang: Option<Language>,
}

/// A command that every game has.
struct Shared {
    name: &'static str,
    about: &'static str,
    of: fn(&dyn GameCommands) -> GameCommand,
}

const SHARED: [Shared; 3] = [
    Shared { name: "play", about: "Play in the terminal", of: |game| game.play() },
    Shared { name: "simulate", about: "Let bots play many games and count", of: |game| game.simulate() },
    Shared {
        name: "ladder",
        about: "Compare bots: who wins how much more, and how long they think",
        of: |game| game.ladder(),
    },
];

/// The whole command line.
pub(crate) fn command(games: Games<'_>) -> clap::Command {
    let mut command = HouseCommand::augment_subcommands(Cli::command());
    for shared in SHARED {
        let of_games = games.iter().map(|game| (shared.of)(*game).named(game.name()));
        let group = clap::Command::new(shared.name).about(shared.about).subcommand_required(true);
        command = command.subcommand(group.subcommands(of_games));
    }
    let tools = games.iter().filter_map(|game| Some(game.tools()?.named(game.name())));
    let names = games.iter().map(|game| game.name());
    RecordCommand::augment_subcommands(command.subcommands(tools)).mut_subcommand("rules", |rules| {
        rules.mut_arg("game", |game| game.value_parser(PossibleValuesParser::new(names)))
    })
}

/// What was asked for.
pub(crate) enum Asked<'a> {
    House(HouseCommand),
    Record(RecordCommand),
    /// A command of a game, with what was said to it.
    Game(Box<GameCommand>, &'a ArgMatches),
}

impl<'a> Asked<'a> {
    /// Reads the matches of [`command`]; nothing if there is no command among them.
    pub(crate) fn read(games: Games<'_>, matches: &'a ArgMatches) -> Result<Option<Asked<'a>>, CliError> {
        let Some((name, under)) = matches.subcommand() else { return Ok(None) };
        let game = |name: &str| games.iter().find(|game| game.name() == name);
        let of_game = |command, said| Asked::Game(Box::new(command), said);
        Ok(if let Some(shared) = SHARED.iter().find(|shared| shared.name == name) {
            under.subcommand().and_then(|(name, said)| Some(of_game((shared.of)(*game(name)?), said)))
        } else if HouseCommand::has_subcommand(name) {
            Some(Asked::House(HouseCommand::from_arg_matches(matches)?))
        } else if RecordCommand::has_subcommand(name) {
            Some(Asked::Record(RecordCommand::from_arg_matches(matches)?))
        } else {
            game(name).and_then(|game| game.tools()).map(|tools| of_game(tools, under))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_commands_or_flags_have_the_same_name() {
        command(&games::commands().unwrap()).debug_assert();
    }
}
