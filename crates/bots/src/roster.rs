//! Bots by name.

use crate::Bot;
use game::{Game, Seat};

/// The bots of a game. A roster is a value and no property of the game, so that the bots of a game can stand in a crate of
/// their own: what changes with every idea about playing is apart from the rules, which change never.
pub trait Roster<G: Game>: Send + Sync {
    /// The names of the bots: first the levels for people, weakest first, then those for comparing.
    fn names(&self) -> &'static [&'static str];

    /// The bot with this name, for this seat of a table with these options.
    ///
    /// # Errors
    /// [`UnknownBot`] if there is none.
    fn bot(&self, name: &str, seat: Seat, options: &G::Options) -> Result<Box<dyn Bot<G>>, UnknownBot>;
}

/// A name that no bot has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot \"{name}\" for this game: there is {}", known.join(", "))]
pub struct UnknownBot {
    /// The name.
    pub name: String,
    /// The names that there are.
    pub known: &'static [&'static str],
}
