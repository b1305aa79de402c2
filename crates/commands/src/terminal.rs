//! What a game brings along for the terminal.

use crate::args::{LadderArgs, PlayArgs, SimulateArgs};
use crate::play::Input;
use crate::{CliError, GameCommand, Rules, ladder, play, simulate};
use bots::{Perspective, Roster};
use game::{Game, Seat, Viewer};

/// The options of a terminal's game.
pub type OptionsOf<T> = <<T as Terminal>::Game as Game>::Options;
/// The actions of a terminal's game.
pub type ActionOf<T> = <<T as Terminal>::Game as Game>::Action;
/// The events of a terminal's game.
pub type EventOf<T> = <<T as Terminal>::Game as Game>::Event;
/// The claims of a terminal's game.
pub type ClaimOf<T> = <<T as Terminal>::Game as Game>::Claim;

/// A game at a terminal. It stands apart from the game itself, so that rules know nothing of terminals.
pub trait Terminal: Sized + Sync + 'static {
    /// The game.
    type Game: Game;
    /// What a table of it can choose, as arguments; [`Nothing`](crate::args::Nothing) if there is nothing to choose.
    type Table: clap::Args;

    /// Its bots.
    const ROSTER: &'static dyn Roster<Self::Game>;
    /// The game in a line, for lists of games.
    const ABOUT: &'static str;
    /// What is said before the first event.
    const GREETING: &'static str;
    /// Its rules as text.
    const RULES: Rules;

    /// The options that the arguments ask for.
    ///
    /// # Errors
    /// What is wrong with them, in a sentence.
    fn options(table: &Self::Table) -> Result<OptionsOf<Self>, CliError>;

    /// An event in words, by the names of the seats and who reads it; nothing where another event says it already.
    fn tell(game: &Self::Game, event: &EventOf<Self>, names: &[String], reader: Viewer) -> Option<String>;

    /// A claim in words.
    fn claim(by: Seat, claim: &ClaimOf<Self>, names: &[String]) -> String;

    /// Asks a person for a decision.
    ///
    /// # Errors
    /// If the terminal cannot be read or written.
    fn ask(
        chair: &Perspective<'_, Self::Game>,
        names: &[String],
        input: &mut Input,
    ) -> Result<Reply<ActionOf<Self>>, CliError>;

    /// The bot that people play with unless they say otherwise: the weakest.
    fn usual_bot() -> &'static str {
        Self::ROSTER.names().first().copied().unwrap_or_default()
    }

    /// `safehouse play GAME`: a person in the first seat, and bots in the others.
    fn play_command() -> GameCommand {
        let bots = format!(
            "The others: one bot for all seats, or one for each, separated by commas: {}",
            Self::ROSTER.names().join(", ")
        );
        GameCommand::new::<PlayArgs<Self::Table>>(Self::ABOUT, play::alone::<Self>)
            .arg("bots", |arg| arg.help(bots).required(false).default_value(Self::usual_bot()))
    }

    /// `safehouse simulate GAME`: who wins how often, and how long games are.
    fn simulate_command() -> GameCommand {
        let random = if Self::ROSTER.names().contains(&"random") { "random" } else { Self::usual_bot() };
        GameCommand::new::<SimulateArgs<Self::Table>>(Self::ABOUT, simulate::outcomes::<Self>)
            .arg("bots", |arg| arg.default_value(random))
    }

    /// `safehouse ladder GAME`: each bot in one seat of a table of equals.
    fn ladder_command() -> GameCommand {
        GameCommand::new::<LadderArgs<Self::Table>>(Self::ABOUT, ladder::one_seat::<Self>)
            .arg("baseline", |arg| arg.required(false).default_value(Self::usual_bot()))
    }

    /// `safehouse GAME …`: tools that only this game has.
    fn tools() -> Option<GameCommand> {
        None
    }
}

/// What a person wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reply<A> {
    /// To do this.
    Do(A),
    /// To let somebody else go first, where several may act.
    Wait,
    /// To stop; or there is nobody at the terminal any more.
    Leave,
}

impl<A> From<Option<A>> for Reply<A> {
    fn from(answer: Option<A>) -> Reply<A> {
        answer.map_or(Reply::Leave, Reply::Do)
    }
}
