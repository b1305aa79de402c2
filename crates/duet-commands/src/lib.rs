//! Duet at the command line.

mod args;
mod bench;
mod human;
mod ladder;
mod seats;
mod story;
mod tally;
mod words;

pub(crate) use seats::DuetTerminal;

use args::{DuetTable, ListName};
use commands::{CliError, GameCommands};
use duet::{Challenge, Duet, Language, Options, WordList};
use game::Game;

/// Duet at the command line.
pub static COMMANDS: &dyn GameCommands = &DuetTerminal;

/// The options that the command line asks for.
pub(crate) fn options(table: &DuetTable) -> Result<Options, CliError> {
    let language: Language = table.lang.parse().map_err(CliError::new)?;
    let words = match &table.words {
        None => our_list(language, table.list),
        Some(file) => {
            let wrong =
                |reason: &dyn std::fmt::Display| CliError::new(format!("{}: {reason}", file.display()));
            let text = std::fs::read_to_string(file).map_err(|error| wrong(&error))?;
            WordList::parse(language, &text).map_err(|error| wrong(&error))?
        }
    };
    let challenge = match &table.mission {
        Some(city) => Challenge::Mission(city.parse().map_err(CliError::new)?),
        None => Challenge::Tokens(table.tokens),
    };
    let options = Options { words, challenge, flexible_turns: table.flexible_turns, ..Options::default() };
    Duet::seats(&options).map_err(CliError::new)?;
    Ok(options)
}

/// One of our own lists in a language.
fn our_list(language: Language, list: ListName) -> WordList {
    match list {
        ListName::Chosen => WordList::of(language),
        ListName::PictureBook => WordList::picture_book(language),
    }
}
