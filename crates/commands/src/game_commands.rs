//! A game at the command line, for those who do not know its types.

use crate::args::{Replay, Verify};
use crate::{CliError, Rules, Terminal, records, verify};
use clap::{Arg, ArgMatches, Args, Command, Subcommand};
use game::Game;
use std::fmt;
use std::process::ExitCode;

/// All commands of a game.
pub trait GameCommands: Sync {
    /// The name of the game, in commands and in records.
    fn name(&self) -> &'static str;
    /// The game in a line.
    fn about(&self) -> &'static str;
    /// Its rules as text.
    fn rules(&self) -> Rules;
    /// `safehouse play GAME`
    fn play(&self) -> GameCommand;
    /// `safehouse simulate GAME`
    fn simulate(&self) -> GameCommand;
    /// `safehouse ladder GAME`
    fn ladder(&self) -> GameCommand;
    /// `safehouse GAME …`, if it has tools of its own.
    fn tools(&self) -> Option<GameCommand>;

    /// Tells a record of this game again.
    ///
    /// # Errors
    /// If it is none that can be played, or has no such viewer.
    fn replay(&self, wish: &Replay, text: &str) -> Result<ExitCode, CliError>;

    /// Checks a record of this game, and says what that proves.
    ///
    /// # Errors
    /// What is wrong with it.
    fn verify(&self, wish: &Verify, text: &str) -> Result<ExitCode, CliError>;
}

impl<T: Terminal> GameCommands for T {
    fn name(&self) -> &'static str {
        T::Game::NAME
    }

    fn about(&self) -> &'static str {
        T::ABOUT
    }

    fn rules(&self) -> Rules {
        T::RULES
    }

    fn play(&self) -> GameCommand {
        T::play_command()
    }

    fn simulate(&self) -> GameCommand {
        T::simulate_command()
    }

    fn ladder(&self) -> GameCommand {
        T::ladder_command()
    }

    fn tools(&self) -> Option<GameCommand> {
        <T as Terminal>::tools()
    }

    fn replay(&self, wish: &Replay, text: &str) -> Result<ExitCode, CliError> {
        records::replay_one::<T>(wish, text)
    }

    fn verify(&self, wish: &Verify, text: &str) -> Result<ExitCode, CliError> {
        verify::verify_one::<T::Game>(wish, text)
    }
}

/// What runs when a command was given.
type Run = Box<dyn Fn(&ArgMatches) -> Result<ExitCode, CliError>>;

/// One command of a game: what can be said to it, and what it does.
pub struct GameCommand {
    command: Command,
    run: Run,
}

impl GameCommand {
    /// A command that takes these arguments.
    pub fn new<A: Args>(
        about: &'static str,
        run: impl Fn(&A) -> Result<ExitCode, CliError> + 'static,
    ) -> GameCommand {
        // What the arguments say about themselves is for whoever reads the code: `about` comes last.
        let command = A::augment_args(Command::new("game")).about(about).long_about(None);
        GameCommand { command, run: Box::new(move |matches| run(&A::from_arg_matches(matches)?)) }
    }

    /// A command that only has commands under it.
    pub fn group<S: Subcommand>(
        about: &'static str,
        run: impl Fn(&S) -> Result<ExitCode, CliError> + 'static,
    ) -> GameCommand {
        let command = S::augment_subcommands(Command::new("game"))
            .subcommand_required(true)
            .arg_required_else_help(true)
            .about(about)
            .long_about(None);
        GameCommand { command, run: Box::new(move |matches| run(&S::from_arg_matches(matches)?)) }
    }

    /// The same with one of its arguments changed.
    #[must_use]
    pub fn arg(mut self, id: &'static str, change: impl FnOnce(Arg) -> Arg) -> GameCommand {
        self.command = self.command.mut_arg(id, change);
        self
    }

    /// The command under a name.
    pub fn named(self, name: &'static str) -> Command {
        self.command.name(name)
    }

    /// Does what was asked for.
    ///
    /// # Errors
    /// Why it could not be done.
    pub fn run(&self, matches: &ArgMatches) -> Result<ExitCode, CliError> {
        (self.run)(matches)
    }
}

impl fmt::Debug for GameCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GameCommand").field("command", &self.command).finish_non_exhaustive()
    }
}

/// Two games of one name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there are two games \"{0}\": every game has a name of its own")]
pub struct NameTaken(pub &'static str);

/// Fails if two games have the same name: their commands and records could not be told apart.
///
/// # Errors
/// [`NameTaken`] with the first name that comes again.
pub fn distinct(games: &[&dyn GameCommands]) -> Result<(), NameTaken> {
    for (index, game) in games.iter().enumerate() {
        if games.iter().take(index).any(|other| other.name() == game.name()) {
            return Err(NameTaken(game.name()));
        }
    }
    Ok(())
}
