//! What the answers so far tell of Double Agents, beyond what is proved.

use super::ground::Ground;
use confusion::{Attempt, Event, MOST_SPIES};

/// How likely a Double Agent's attempt with the briefcase gets a yes.
const YES_TO_BRIEFCASE: f64 = 0.2;

/// How likely a Double Agent would have been answered as each spy was.
#[derive(Clone, Debug)]
pub(super) struct Heard {
    /// By side, then by spy.
    pub(super) weights: [[f64; MOST_SPIES]; 2],
    tried: Option<(usize, Attempt)>,
}

impl Heard {
    /// Nothing heard yet.
    pub(super) const NOTHING: Heard = Heard { weights: [[1.0; MOST_SPIES]; 2], tried: None };

    /// Something that this seat was told.
    pub(super) fn hear(&mut self, ground: &Ground, event: &Event) {
        match event {
            Event::Attempted { side, attempt, .. } => self.tried = Some((ground.number(*side), *attempt)),
            Event::Answered { yes } => {
                let Some((side, attempt)) = self.tried.take() else { return };
                let Some(spy) = ground.chart.spy(attempt.spy) else { return };
                let of_yes = if attempt.briefcase.is_some() { YES_TO_BRIEFCASE } else { 0.5 };
                // Never so small that a proof could not undo it.
                let weight = &mut self.weights[side][spy];
                *weight = (*weight * if *yes { of_yes } else { 1.0 - of_yes }).max(1e-4);
            }
            _ => {}
        }
    }
}
