//! What a position is worth to one's own side.

use super::ground::{Ground, steps};
use super::guess::{Guess, run_of, use_of};
use super::scene::{NONE, Scene};

/// What counts, and how much. A middling spy that one knows everything about is worth about 1.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scales {
    /// A spy of which nothing is known.
    pub(crate) spy: f32,
    /// Knowing all about a spy.
    pub(crate) knowing: f32,
    /// A step nearer to the briefcase.
    pub(crate) near: f32,
    /// Having the briefcase.
    pub(crate) hold: f32,
    /// Having it one turn from the goal.
    pub(crate) run: f32,
    /// A sure grip on a briefcase that nobody has.
    pub(crate) grip: f32,
    /// A briefcase that lies a row nearer to the goal.
    pub(crate) row: f32,
    /// The enemy's Double Agent on the board, as long as they do not suspect it.
    pub(crate) deceit: f32,
    /// How much of all this makes a game as good as won.
    pub(crate) decided: f32,
}

impl Scales {
    /// Chosen by matches: docs/bots.md says how.
    pub(crate) const CHOSEN: Scales = Scales {
        spy: 0.6,
        knowing: 0.8,
        near: 0.03,
        hold: 1.0,
        run: 5.0,
        grip: 1.0,
        row: 0.15,
        deceit: 0.6,
        decided: 5.0,
    };
}

/// What a position is worth, from −1 for lost to 1 for won, if `turn` moves next.
pub(super) fn worth(ground: &Ground, scales: &Scales, guesses: &[Guess], scene: &Scene, turn: usize) -> f32 {
    let mut sum = 0.0;
    for spy in 0..ground.chart.spies() {
        let at = scene.at[0][spy];
        if at != NONE {
            let guess = &guesses[scene.guess[0][spy] as usize];
            sum += guess.use_of * (scales.spy + scales.knowing * guess.sure)
                - scales.near * f32::from(steps(at, scene.case));
        }
        let at = scene.at[1][spy];
        if at != NONE {
            let kind = scene.kinds[spy] as usize;
            let guess = &guesses[scene.guess[1][spy] as usize];
            // What they know counts as far as it is true.
            let known = guess.chances[kind];
            sum -= use_of(ground, kind) * (scales.spy + scales.knowing * known)
                - scales.near * f32::from(steps(at, scene.case));
            if Some(kind) == ground.agent {
                sum += scales.deceit * (1.0 - known);
            }
        }
    }
    sum += briefcase(ground, scales, guesses, scene, turn);
    squeeze(sum / scales.decided)
}

/// What the briefcase is worth where it is.
fn briefcase(ground: &Ground, scales: &Scales, guesses: &[Guess], scene: &Scene, turn: usize) -> f32 {
    // Whoever moves next can do at once what the other can only threaten.
    let soon = |side: usize| if turn == side { 1.0 } else { 0.5 };
    let case = scene.case;
    let row = scales.row * (ground.rows_left(1, case) as f32 - ground.rows_left(0, case) as f32) / 2.0;
    let grip = |side: usize| scene.reach_for(ground, guesses, side, case);
    match scene.holder() {
        None => row + scales.grip * (grip(0) * soon(0) - grip(1) * soon(1)),
        Some((0, spy)) => {
            let guess = &guesses[scene.guess[0][spy] as usize];
            let run = guess.run[ground.rows_left(0, case)];
            // A Double Agent can be taken off the board at any time.
            (scales.hold + scales.run * run) * (1.0 - grip(1) * soon(1)) * (1.0 - guess.agent) + row
        }
        Some((_, spy)) => {
            let kind = scene.kinds[spy] as usize;
            let known = guesses[scene.guess[1][spy] as usize].chances[kind];
            if Some(kind) == ground.agent {
                return row;
            }
            let run = run_of(ground, kind, ground.rows_left(1, case)) * (0.4 + 0.6 * known);
            row - (scales.hold + scales.run * run) * (1.0 - grip(0) * soon(0))
        }
    }
}

/// Close to a straight line in the middle, never beyond −1 and 1.
#[inline]
fn squeeze(x: f32) -> f32 {
    let x = x.clamp(-3.0, 3.0);
    0.97 * x * (27.0 + x * x) / (27.0 + 9.0 * x * x)
}
