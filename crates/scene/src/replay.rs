//! A game that is over, step by step.

use bots::Reason;
use game::{Actor, Game, Viewer};

/// A whole game as one viewer saw it, or from above.
#[derive(Clone, Debug)]
pub struct Replay<G: Game> {
    /// Who looks.
    pub viewer: Viewer,
    /// The deal, and then every action and claim.
    pub steps: Vec<Step<G>>,
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
