//! A player for every game who takes anything that is legal.

use crate::{Bot, Perspective};
use game::{Game, Luck};

/// Does any of the legal actions, each equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn hear(&mut self, _: &G::Event) {}

    fn listens(&self) -> bool {
        false
    }

    fn choose(&mut self, chair: &Perspective<'_, G>, luck: &mut Luck) -> Option<G::Action> {
        luck.pick(&chair.legal()).cloned()
    }
}
