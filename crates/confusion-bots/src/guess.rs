//! What somebody can think of one spy: chances, and what follows from them.

use super::ground::{Ground, KINDS, PROMOTED};
use confusion::{LONGEST, MOST_SPIES};

/// What is thought of one spy.
#[derive(Clone, Debug)]
pub(super) struct Guess {
    /// The chance of each kind of mover.
    pub(super) chances: [f32; KINDS],
    /// The chance that an ordinary mover goes so far in a direction: `[direction][distance]`.
    pub(super) goes: [[f32; LONGEST as usize + 1]; 8],
    /// The chance that it is the Double Agent.
    pub(super) agent: f32,
    /// How settled the guess is: 1 if it is sure.
    pub(super) sure: f32,
    /// What it can be expected to do on the board, of 1 for a middling mover.
    pub(super) use_of: f32,
    /// The kinds that have a chance.
    kinds: [u8; KINDS],
    possible: u8,
}

impl Guess {
    /// What follows from these chances, which need not add up to 1.
    pub(super) fn new(ground: &Ground, mut chances: [f32; KINDS]) -> Guess {
        let total: f32 = chances.iter().sum();
        if total > 0.0 {
            chances.iter_mut().for_each(|chance| *chance /= total);
        }
        let mut guess = Guess {
            chances,
            goes: [[0.0; LONGEST as usize + 1]; 8],
            agent: ground.agent.map_or(0.0, |agent| chances[agent]),
            sure: chances.iter().map(|chance| chance * chance).sum(),
            use_of: 0.0,
            kinds: [0; KINDS],
            possible: 0,
        };
        for (kind, chance) in chances.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
            for (goes, reach) in guess.goes.iter_mut().zip(&ground.reach[kind]) {
                goes[1..=*reach as usize].iter_mut().for_each(|goes| *goes += chance);
            }
            guess.use_of += chance * ground.uses[kind];
            guess.kinds[guess.possible as usize] = kind as u8;
            guess.possible += 1;
        }
        guess
    }

    /// The guess from a row of the posterior.
    pub(super) fn of_row(ground: &Ground, row: &[f32; MOST_SPIES]) -> Guess {
        let mut chances = [0.0; KINDS];
        chances[..MOST_SPIES].copy_from_slice(row);
        Guess::new(ground, chances)
    }

    /// A spy known to be promoted.
    pub(super) fn promoted(ground: &Ground) -> Guess {
        let mut chances = [0.0; KINDS];
        chances[PROMOTED] = 1.0;
        Guess::new(ground, chances)
    }

    /// The ordinary kinds that have a chance, and the promoted one, each with it.
    #[inline]
    pub(super) fn likely(&self, ground: &Ground) -> impl Iterator<Item = (usize, f32)> {
        let agent = ground.agent.unwrap_or(KINDS);
        let kinds = self.kinds[..self.possible as usize].iter().map(|kind| *kind as usize);
        kinds.filter(move |kind| *kind != agent).map(|kind| (kind, self.chances[kind]))
    }

    /// What is thought after an answer, if the Double Agent would have got it with this chance.
    pub(super) fn after(
        &self,
        ground: &Ground,
        direction: usize,
        distance: u8,
        yes: bool,
        agent: f32,
    ) -> Guess {
        let mut chances = self.chances;
        for (kind, chance) in chances.iter_mut().enumerate() {
            if Some(kind) == ground.agent {
                *chance *= agent;
            } else if (ground.reach[kind][direction] >= distance) != yes {
                *chance = 0.0;
            }
        }
        if chances.iter().all(|chance| *chance == 0.0) { self.clone() } else { Guess::new(ground, chances) }
    }
}
