//! Duet at the command line.

mod bench;
mod human;
mod seats;
pub(crate) mod story;
mod tally;
mod words;

pub(crate) use bench::{clue, guess};
pub(crate) use human::human;
pub(crate) use seats::play;
pub(crate) use tally::simulate;
pub(crate) use words::{check_clue, print_words};

use crate::cli::DuetTable;
use crate::failure::Failure;
use duet::{Challenge, Duet, Language, Options, WordList};
use game::Game;

/// The options that the command line asks for.
pub(crate) fn options(table: &DuetTable) -> Result<Options, Failure> {
    let language: Language = table.lang.parse().map_err(Failure::new)?;
    let words = match &table.words {
        None => WordList::of(language),
        Some(file) => {
            let wrong =
                |reason: &dyn std::fmt::Display| Failure::new(format!("{}: {reason}", file.display()));
            let text = std::fs::read_to_string(file).map_err(|error| wrong(&error))?;
            WordList::parse(language, &text).map_err(|error| wrong(&error))?
        }
    };
    let challenge = match &table.mission {
        Some(city) => Challenge::Mission(city.parse().map_err(Failure::new)?),
        None => Challenge::Tokens(table.tokens),
    };
    let options = Options { words, challenge, flexible_turns: table.flexible_turns, ..Options::default() };
    Duet::seats(&options).map_err(Failure::new)?;
    Ok(options)
}
