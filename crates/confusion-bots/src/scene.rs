//! A position as one side thinks it through: the enemy's movers are known, one's own are guessed.

use super::ground::{Ground, PROMOTED, SQUARES, number};
use super::guess::Guess;
use confusion::{Handling, MOST_SPIES, View};

/// No square, or nobody on a square.
pub(super) const NONE: u8 = u8::MAX;

/// The place of [`Guess::promoted`] among the guesses.
pub(super) const PROMOTED_GUESS: u16 = 0;

/// A move on the board, as far as a search needs it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Move {
    pub(super) spy: u8,
    pub(super) direction: u8,
    pub(super) distance: u8,
    pub(super) to: u8,
    pub(super) briefcase: Option<Handling>,
}

/// A position. Side 0 is oneself, side 1 the enemy.
#[derive(Clone)]
pub(super) struct Scene {
    /// Where each spy stands.
    pub(super) at: [[u8; MOST_SPIES]; 2],
    /// Who stands on each square: the spy's number, and the side in the fifth bit.
    on: [u8; SQUARES],
    /// Where the briefcase is.
    pub(super) case: u8,
    /// What each side thinks of each of its spies: places in a list of guesses.
    pub(super) guess: [[u16; MOST_SPIES]; 2],
    /// The enemy's true movers.
    pub(super) kinds: [u8; MOST_SPIES],
    living: [u8; 2],
}

impl Scene {
    /// The position that a view shows. The guesses are still to be filled in.
    pub(super) fn of(ground: &Ground, view: &View) -> Scene {
        let mut scene = Scene {
            at: [[NONE; MOST_SPIES]; 2],
            on: [NONE; SQUARES],
            case: number(view.briefcase) as u8,
            guess: [[PROMOTED_GUESS; MOST_SPIES]; 2],
            kinds: [0; MOST_SPIES],
            living: [0; 2],
        };
        for side in 0..2 {
            for (spy, seen) in view.side(ground.side(side)).spies.iter().enumerate() {
                if let Some(at) = seen.at {
                    scene.place(side, spy, number(at) as u8);
                }
                if side == 1 {
                    let mover = seen.mover.and_then(|id| ground.chart.mover(id)).unwrap_or_default();
                    scene.kinds[spy] = if seen.promoted { PROMOTED as u8 } else { mover as u8 };
                }
            }
        }
        scene
    }

    fn place(&mut self, side: usize, spy: usize, square: u8) {
        self.at[side][spy] = square;
        self.on[square as usize] = spy as u8 | (side as u8) << 4;
        self.living[side] += 1;
    }

    /// Takes a spy off the board; a briefcase under it stays (C15).
    pub(super) fn lift(&mut self, side: usize, spy: usize) {
        let square = std::mem::replace(&mut self.at[side][spy], NONE);
        if square != NONE {
            self.on[square as usize] = NONE;
            self.living[side] -= 1;
        }
    }

    /// Lets two spies change places.
    pub(super) fn swap(&mut self, side: usize, one: usize, two: usize) {
        let (first, second) = (self.at[side][one], self.at[side][two]);
        self.lift(side, one);
        self.lift(side, two);
        for (spy, square) in [(one, second), (two, first)] {
            if square != NONE {
                self.place(side, spy, square);
            }
        }
    }

    /// Puts the briefcase on a spy's square.
    pub(super) fn give_case(&mut self, side: usize, spy: usize) {
        if self.at[side][spy] != NONE {
            self.case = self.at[side][spy];
        }
    }

    /// Who stands on a square: side and spy.
    #[inline]
    pub(super) fn occupant(&self, square: u8) -> Option<(usize, usize)> {
        let spy = self.on[square as usize];
        (spy != NONE).then_some(((spy >> 4) as usize, (spy & 15) as usize))
    }

    /// Who controls the briefcase.
    pub(super) fn holder(&self) -> Option<(usize, usize)> {
        self.occupant(self.case)
    }

    /// The side that controls the briefcase at its goal (C11).
    pub(super) fn at_goal(&self, ground: &Ground) -> Option<usize> {
        self.holder().map(|(side, _)| side).filter(|side| ground.rows_left(*side, self.case) == 0)
    }

    /// Whether the enemy's spy truly goes so far; the Double Agent goes nowhere, since it would be refused.
    #[inline]
    pub(super) fn enemy_goes(&self, ground: &Ground, spy: usize, direction: usize, distance: u8) -> bool {
        ground.reach[self.kinds[spy] as usize][direction] >= distance
    }

    /// Carries a move of a side out.
    pub(super) fn play(&mut self, ground: &Ground, guesses: &[Guess], side: usize, step: Move) {
        let spy = step.spy as usize;
        if step.briefcase == Some(Handling::Send) {
            self.case = step.to;
            return;
        }
        if let Some((other, captured)) = self.occupant(step.to) {
            self.lift(other, captured);
        }
        self.lift(side, spy);
        self.place(side, spy, step.to);
        if step.briefcase == Some(Handling::Carry) {
            self.case = step.to;
        }
        if ground.rows_left(side, step.to) == 0 {
            self.promote(ground, guesses, side, step);
        }
    }

    /// A spy that has a crown, or most probably has one, is promoted on the far row (C12).
    fn promote(&mut self, ground: &Ground, guesses: &[Guess], side: usize, step: Move) {
        let spy = step.spy as usize;
        let crowned = if side == 1 {
            ground.has_crown(self.kinds[spy] as usize)
        } else {
            let guess = &guesses[self.guess[0][spy] as usize];
            let goes = |kind: usize| ground.reach[kind][step.direction as usize] >= step.distance;
            let fits = guess.chances.iter().enumerate().filter(|(kind, _)| goes(*kind));
            let crowned = fits.filter(|(kind, _)| ground.has_crown(*kind)).map(|(_, chance)| chance);
            2.0 * crowned.sum::<f32>() > guess.goes[step.direction as usize][step.distance as usize]
        };
        if crowned {
            self.guess[side][spy] = PROMOTED_GUESS;
            if side == 1 {
                self.kinds[spy] = PROMOTED as u8;
            }
        }
    }

    /// Who has won once `side` has had its turn, in which `self` became of `before`.
    pub(super) fn winner(&self, ground: &Ground, before: &Scene, side: usize) -> Option<usize> {
        if let Some(out) = (0..2).find(|side| self.living[*side] == 0) {
            return Some(1 - out);
        }
        let goal = self.at_goal(ground)?;
        if !ground.chart.options().variants.safe_extraction {
            return Some(goal);
        }
        // It must survive the opponent's turn there (C20).
        (goal != side && before.at_goal(ground) == Some(goal)).then_some(goal)
    }

    /// All moves of a side that its owner may hope for, each with the chance that an ordinary mover does it.
    #[inline]
    pub(super) fn each_move(
        &self,
        ground: &Ground,
        guesses: &[Guess],
        side: usize,
        mut each: impl FnMut(Move, f32),
    ) {
        for spy in 0..ground.chart.spies() {
            let from = self.at[side][spy];
            if from == NONE {
                continue;
            }
            let guess = &guesses[self.guess[side][spy] as usize];
            let holds = from == self.case;
            let briefcase = holds.then_some(Handling::Carry);
            for (direction, goes) in guess.goes.iter().enumerate() {
                let mut step =
                    Move { spy: spy as u8, direction: direction as u8, distance: 0, to: 0, briefcase };
                for square in ground.ray(side, from, direction) {
                    step.distance += 1;
                    step.to = *square;
                    let chance = goes[step.distance as usize];
                    if chance == 0.0 && guess.agent < 0.1 {
                        break;
                    }
                    let there = self.occupant(*square);
                    match there {
                        Some((owner, _)) if owner == side => {
                            if holds {
                                each(Move { briefcase: Some(Handling::Send), ..step }, chance);
                            }
                            break;
                        }
                        _ => each(step, chance),
                    }
                    if there.is_some() || *square == self.case {
                        break;
                    }
                }
            }
        }
    }

    /// The best chance that a side has to come to a square in one move. For the enemy what they may hope for counts, where
    /// it is true.
    #[inline]
    pub(super) fn reach_for(&self, ground: &Ground, guesses: &[Guess], side: usize, square: u8) -> f32 {
        let mut best: f32 = 0.0;
        for direction in 0..8 {
            // Looking from the square against the direction in which a spy would come.
            for (distance, from) in (1..).zip(ground.ray(side, square, (direction + 4) % 8)) {
                let Some((owner, spy)) = self.occupant(*from) else {
                    if *from == self.case {
                        break;
                    }
                    continue;
                };
                if owner == side && (side == 0 || self.enemy_goes(ground, spy, direction, distance)) {
                    let guess = &guesses[self.guess[side][spy] as usize];
                    best = best.max(guess.goes[direction][distance as usize]);
                }
                break;
            }
        }
        best
    }
}
