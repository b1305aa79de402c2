//! A game that is over, step by step.

use bots::Reason;
use game::{Actor, Game, Viewer};

/// The most steps that are told at once: each comes with a whole view.
pub const MOST_STEPS: usize = 200;

/// The first step of the part of a game that has this step.
pub fn part_with(step: usize) -> usize {
    step / MOST_STEPS * MOST_STEPS
}

/// Some steps of a game, as one viewer saw it or from above.
#[derive(Clone, Debug)]
pub struct Replay<G: Game> {
    /// Who looks.
    pub viewer: Viewer,
    /// How many steps the game has: the deal, and then every action and claim.
    pub of: usize,
    /// The number of the first step that is here, from 0.
    pub first: usize,
    /// The steps.
    pub steps: Vec<Step<G>>,
}

impl<G: Game> Replay<G> {
    /// The step with this number, if it is here.
    pub fn step(&self, number: usize) -> Option<&Step<G>> {
        self.steps.get(number.checked_sub(self.first)?)
    }
}

/// One step of a game.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// When, in milliseconds after the start.
    pub at: u64,
    /// Who did something; nobody at the deal.
    pub by: Option<Actor>,
    /// What was claimed, if it was a claim.
    pub say: Option<G::Claim>,
    /// What the viewer learned.
    pub events: Vec<G::Event>,
    /// Why a bot did it.
    pub why: Option<Reason>,
    /// How things stood for the viewer after it.
    pub view: G::View,
}
