//! The games that have pages: what each brings along, and where it is found by its name.
//!
//! A game is registered in one place, above this crate; here it is only installed, once, before the first page is painted.

use crate::{FormFields, Language, PagesOf, Painted, Reader, pages};
use maud::Markup;
use std::sync::OnceLock;

/// What a game brings along for its pages, as files that are inside the binary.
pub struct Book {
    /// The words of its pages in each language: Fluent files.
    pub words: fn(Language) -> &'static [&'static str],
    /// Its rules in each language, by the language's code; English first.
    pub rules: &'static [(&'static str, &'static str)],
    /// Style sheets and scripts: name and content. `NAME.css` and `NAME.js` are on the pages of the game's tables.
    pub assets: &'static [(&'static str, &'static str)],
    /// Its drawings: a sheet of symbols.
    pub drawings: &'static str,
    /// The symbol that stands for the game.
    pub sign: &'static str,
}

/// The pages of a game whose types are not known to whoever holds it.
pub trait GamePages: Send + Sync {
    /// The name of the game.
    fn name(&self) -> &'static str;
    /// What it brings along.
    fn book(&self) -> &'static Book;
    /// The page on which a table is made.
    fn making(&self, reader: &Reader, levels: &[&str], chosen: &FormFields, wrong: Option<&Markup>)
    -> Markup;
}

impl<G: Painted> GamePages for PagesOf<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn book(&self) -> &'static Book {
        G::BOOK
    }

    fn making(
        &self,
        reader: &Reader,
        levels: &[&str],
        chosen: &FormFields,
        wrong: Option<&Markup>,
    ) -> Markup {
        pages::making::<G>(reader, levels, chosen, wrong)
    }
}

/// Games that cannot be installed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InstallError {
    /// Two have the same name.
    #[error("There are two games \"{0}\": every game has a name of its own.")]
    NameTaken(&'static str),
    /// Other games were installed before.
    #[error("Other games have been installed already.")]
    Late,
}

static GAMES: OnceLock<Vec<&'static dyn GamePages>> = OnceLock::new();

/// Installs the games, in the order of the first page. Installing the same games again changes nothing.
///
/// # Errors
/// If two have the same name, or others have been installed before.
pub fn install(games: &[&'static dyn GamePages]) -> Result<(), InstallError> {
    for (index, game) in games.iter().enumerate() {
        if games.iter().take(index).any(|other| other.name() == game.name()) {
            return Err(InstallError::NameTaken(game.name()));
        }
    }
    let installed = GAMES.get_or_init(|| games.to_vec());
    let names = |games: &[&'static dyn GamePages]| games.iter().map(|game| game.name()).collect::<Vec<_>>();
    if names(installed) == names(games) { Ok(()) } else { Err(InstallError::Late) }
}

/// The games that are installed.
pub fn games() -> &'static [&'static dyn GamePages] {
    GAMES.get().map(Vec::as_slice).unwrap_or_default()
}

/// The game with this name.
pub fn game(name: &str) -> Option<&'static dyn GamePages> {
    games().iter().find(|game| game.name() == name).copied()
}
