//! A person with bots, in any game.

use super::{TerminalTable, sit_down};
use crate::args::PlayArgs;
use crate::names::code_name;
use crate::{CliError, Terminal, others};
use game::Sitter;
use std::process::ExitCode;

/// Plays with a person in the first seat and bots in the others.
///
/// # Errors
/// If there is no such table or bot, or the terminal cannot be read or written.
pub fn play<T: Terminal>(wish: &PlayArgs<T::Table>) -> Result<ExitCode, CliError> {
    let options = T::options(&wish.table)?;
    let bots = others::<T>(&wish.bots, &options)?;
    let person = Sitter { name: "You".into(), bot: None };
    let bots = bots.into_iter().enumerate();
    let bots = bots.map(|(place, bot)| Sitter { name: code_name(place), bot: Some(bot) });
    let seats = std::iter::once(person).chain(bots).collect();
    sit_down::<T>(TerminalTable { options, seats, seed: wish.seed, record: wish.record.as_deref() })
}
