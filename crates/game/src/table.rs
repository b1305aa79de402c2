//! A game under way with the seed it draws from.

use crate::{Actor, EventSink, Game, Seed};
use std::fmt;

/// A game, its seed and how many actions it has taken: all that the next action needs.
#[derive(Clone)]
pub struct Table<G> {
    game: G,
    seed: Seed,
    actions: u64,
}

impl<G: Game> Table<G> {
    /// Deals a game.
    ///
    /// # Errors
    /// The reason why no table can have these options.
    pub fn deal(
        options: &G::Options,
        seed: Seed,
        tell: &mut impl EventSink<G::Event>,
    ) -> Result<Self, G::Refusal> {
        Ok(Table { game: G::deal(options, &mut seed.deal(), tell)?, seed, actions: 0 })
    }

    /// Carries out an action.
    ///
    /// # Errors
    /// The reason why it is refused; nothing has changed then.
    pub fn play(
        &mut self,
        by: impl Into<Actor>,
        action: &G::Action,
        tell: &mut impl EventSink<G::Event>,
    ) -> Result<(), G::Refusal> {
        self.game.play(by.into(), action, &mut self.seed.action(self.actions + 1), tell)?;
        self.actions += 1;
        Ok(())
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// How many actions have been taken.
    pub fn actions(&self) -> u64 {
        self.actions
    }
}

/// Not how many actions there were: some are sealed.
impl<G: fmt::Debug> fmt::Debug for Table<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Table").field(&self.game).finish()
    }
}
