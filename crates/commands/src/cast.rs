//! Which bots sit where.

use crate::{CliError, OptionsOf, Terminal};
use game::{Game, Seat};

/// Fails if the game has no bot of this name.
///
/// # Errors
/// A sentence with the names that there are.
pub fn known<T: Terminal>(name: &str, options: &OptionsOf<T>) -> Result<(), CliError> {
    Seat::all(1).try_for_each(|first| T::ROSTER.bot(name, first, options).map(drop).map_err(CliError::new))
}

/// The bots' names, one for each seat.
///
/// # Errors
/// If there is no such table or bot, or if they are too many or too few.
pub fn cast<T: Terminal>(names: &str, options: &OptionsOf<T>) -> Result<Vec<String>, CliError> {
    let seats = T::Game::seats(options).map_err(CliError::new)?;
    let names: Vec<String> = names.split(',').map(|name| name.trim().to_owned()).collect();
    for name in &names {
        known::<T>(name, options)?;
    }
    match names.len() {
        1 => Ok(vec![names[0].clone(); seats]),
        count if count == seats => Ok(names),
        count => Err(CliError::new(format!(
            "{count} bots for {seats} seats: name one for all seats, or one for each"
        ))),
    }
}

/// The names of the others' bots, one for each seat but the first.
///
/// # Errors
/// As for [`cast`].
pub fn others<T: Terminal>(names: &str, options: &OptionsOf<T>) -> Result<Vec<String>, CliError> {
    let others = T::Game::seats(options).map_err(CliError::new)?.saturating_sub(1);
    let names: Vec<String> = names.split(',').map(|name| name.trim().to_owned()).collect();
    if names.len() != 1 && names.len() != others {
        return Err(CliError::new(format!(
            "{} bots for {others} other seats: name one, or one for each",
            names.len()
        )));
    }
    for name in &names {
        known::<T>(name, options)?;
    }
    Ok(if names.len() == others { names } else { vec![names[0].clone(); others] })
}
