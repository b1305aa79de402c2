//! What somebody can think of one spy: chances, and what follows from them.

use super::ground::{Ground, KINDS, PROMOTED};
use confusion::{LONGEST, MOST_SPIES, WIDTH};

/// What a way to the goal of so many turns is worth, of 1 for a single turn.
const RUN: [f32; 8] = [1.0, 1.0, 0.45, 0.25, 0.16, 0.12, 0.1, 0.08];

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
    /// What its way to the goal is worth, by rows left.
    pub(super) run: [f32; WIDTH as usize],
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
            run: [0.0; WIDTH as usize],
        };
        for (kind, chance) in chances.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
            for (goes, reach) in guess.goes.iter_mut().zip(&ground.reach[kind]) {
                goes[1..=*reach as usize].iter_mut().for_each(|goes| *goes += chance);
            }
            guess.use_of += chance * use_of(ground, kind);
            for (rows, run) in guess.run.iter_mut().enumerate() {
                *run += chance * run_of(ground, kind, rows);
            }
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

/// What a kind of mover can do on the board, of about 1 for a middling one.
pub(super) fn use_of(ground: &Ground, kind: usize) -> f32 {
    if Some(kind) == ground.agent {
        return 0.3;
    }
    // Forward and aside first, then back; the first square of a line is worth more than the next.
    const WAYS: [f32; 8] = [1.2, 1.1, 0.8, 0.8, 0.8, 0.8, 0.8, 1.1];
    let line = |(reach, weight): (&u8, f32)| weight * (1.0 + f32::from(*reach)).log2();
    let sum: f32 = ground.reach[kind].iter().zip(WAYS).map(line).sum();
    let crown = if ground.has_crown(kind) { 0.1 } else { 0.0 };
    0.4 + sum / 9.0 + crown
}

/// What a kind of mover's way to the goal is worth with so many rows left. The Double Agent's is worth nothing: the
/// enemy would refuse it.
pub(super) fn run_of(ground: &Ground, kind: usize, rows: usize) -> f32 {
    if Some(kind) == ground.agent {
        return 0.0;
    }
    RUN.get(ground.turns_for(kind, rows)).copied().unwrap_or(0.05)
}
