//! The games of Safehouse. Each is registered once, in [`GAMES`]; nothing else lists them.

use bots::Roster;
use commands::GameCommands;
use confusion::Confusion;
use confusion_bots::ConfusionBots;
use duet::Duet;
use duet_bots::DuetBots;
use secrets::Secrets;
use secrets_bots::SecretsBots;
use server::{Games, Kit, NameTaken};
use web::games::{GamePages, InstallError};
use web::{PagesOf, Painted};

/// A game, with all that belongs to it.
pub struct Entry {
    /// Adds it to the games of a house.
    house: fn(Games) -> Result<Games, NameTaken>,
    /// Its pages.
    pages: &'static dyn GamePages,
    /// Its commands.
    commands: &'static dyn GameCommands,
}

/// All games, in the order of the first page.
pub static GAMES: &[Entry] = &[
    Entry {
        house: |games| games.with(kit::<Secrets>(&SecretsBots)),
        pages: &PagesOf::<Secrets>::new(),
        commands: secrets_commands::COMMANDS,
    },
    Entry {
        house: |games| games.with(kit::<Confusion>(&ConfusionBots)),
        pages: &PagesOf::<Confusion>::new(),
        commands: confusion_commands::COMMANDS,
    },
    Entry {
        house: |games| games.with(kit::<Duet>(&DuetBots)),
        pages: &PagesOf::<Duet>::new(),
        commands: duet_commands::COMMANDS,
    },
];

fn kit<G: Painted>(roster: &'static dyn Roster<G>) -> Kit<G> {
    Kit { roster, pages: &const { PagesOf::new() } }
}

/// Games that cannot be played together.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RegistrationError {
    /// Two have the same name.
    #[error("{0}")]
    NameTaken(#[from] NameTaken),
    /// Their pages cannot be installed.
    #[error("{0}")]
    Install(#[from] InstallError),
    /// Two have commands of the same name.
    #[error("{0}")]
    Commands(#[from] commands::NameTaken),
}

/// Installs the pages of all games, and gives the games of a house.
///
/// # Errors
/// If two games have the same name.
pub fn install() -> Result<Games, RegistrationError> {
    let pages: Vec<_> = GAMES.iter().map(|entry| entry.pages).collect();
    web::games::install(&pages)?;
    Ok(GAMES.iter().try_fold(Games::default(), |games, entry| (entry.house)(games))?)
}

/// The commands of all games.
///
/// # Errors
/// If two games have the same name.
pub fn commands() -> Result<Vec<&'static dyn GameCommands>, RegistrationError> {
    let games: Vec<_> = GAMES.iter().map(|entry| entry.commands).collect();
    commands::distinct(&games)?;
    Ok(games)
}
