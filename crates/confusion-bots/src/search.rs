//! Thinking ahead. One's own moves succeed with a chance; the enemy's movers are known, and so is what the enemy can
//! know of them: they try what they may hope for, and it succeeds if it is true.

use super::ground::Ground;
use super::guess::Guess;
use super::scene::{Move, Scene};
use super::worth::{Memo, Scales, worth};
use confusion::Handling;

/// How likely a Double Agent is let go where it does no harm.
const LET_GO: f32 = 0.5;

/// How likely a Double Agent is let go where it hurts.
const LET_HURT: f32 = 0.1;

/// What an attempt with less hope than this is not worth a thought.
const HOPE: f32 = 0.02;

/// How many moves are followed further, by the turns that are left after them.
pub(crate) type Width = [u8; 8];

/// How far and how wide to look.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Looking {
    /// How many turns ahead.
    pub(crate) depth: u8,
    /// How wide.
    pub(crate) width: Width,
    /// How many positions may be judged for one decision.
    pub(crate) steps: u32,
}

/// One side's thoughts on one decision.
pub(super) struct Search<'a> {
    pub(super) ground: &'a Ground,
    pub(super) scales: &'a Scales,
    /// All guesses there are: those of the position, and those of what is being imagined.
    pub(super) guesses: Vec<Guess>,
    pub(super) memo: Memo,
    pub(super) looking: Looking,
    /// Positions judged.
    pub(super) steps: u32,
}

/// A move, what follows from it, and what seems to be the use of it.
struct Branch {
    after: Scene,
    chance: f32,
    /// The worth after it, if it succeeds.
    yes: f32,
    /// By what moves are put in order.
    promise: f32,
    over: bool,
}

impl Search<'_> {
    /// Whether a move would hurt the other side, so that it would not let a Double Agent go.
    pub(super) fn hurts(scene: &Scene, side: usize, step: Move) -> bool {
        step.to == scene.case
            || matches!(step.briefcase, Some(Handling::Carry | Handling::Send))
            || scene.occupant(step.to).is_some_and(|(owner, _)| owner != side)
    }

    /// The chance that one's own move gets a yes.
    pub(super) fn chance(scene: &Scene, guess: &Guess, step: Move, ordinary: f32) -> f32 {
        ordinary + guess.agent * Search::let_go(scene, guess, step)
    }

    /// The chance that a Double Agent is let go: the less, the more it is suspected already.
    pub(super) fn let_go(scene: &Scene, guess: &Guess, step: Move) -> f32 {
        let most = if Search::hurts(scene, 0, step) { LET_HURT } else { LET_GO };
        most * (1.0 - guess.agent)
    }

    /// What a position is worth if `turn` moves next.
    pub(super) fn judge(&mut self, scene: &Scene, turn: usize) -> f32 {
        self.steps += 1;
        worth(self.ground, self.scales, &self.guesses, &mut self.memo, scene, turn)
    }

    /// Plays a move and judges what comes of it; true if that ends the game.
    pub(super) fn follow(&mut self, scene: &Scene, side: usize, step: Move) -> (Scene, f32, bool) {
        let mut after = scene.clone();
        after.play(self.ground, &self.guesses, side, step);
        match after.winner(self.ground, scene, side) {
            Some(winner) => (after, if winner == 0 { 1.0 } else { -1.0 }, true),
            None => {
                let value = self.judge(&after, 1 - side);
                (after, value, false)
            }
        }
    }

    /// What a turn without effect leads to.
    fn nothing(&mut self, scene: &Scene, side: usize) -> (f32, bool) {
        match scene.winner(self.ground, scene, side) {
            Some(winner) => (if winner == 0 { 1.0 } else { -1.0 }, true),
            None => (self.judge(scene, 1 - side), false),
        }
    }

    fn options(&mut self, scene: &Scene, side: usize, nothing: f32) -> (Vec<Branch>, f32) {
        let mut moves: Vec<(Move, f32)> = Vec::with_capacity(160);
        scene.each_move(self.ground, &self.guesses, side, |step, chance| moves.push((step, chance)));
        let mut options = Vec::with_capacity(moves.len());
        let mut in_vain: f32 = 0.0;
        for (step, ordinary) in moves {
            let guess = &self.guesses[scene.guess[side][step.spy as usize] as usize];
            let chance = Search::chance(scene, guess, step, ordinary);
            if chance < HOPE {
                continue;
            }
            let (after, yes, over) = self.follow(scene, side, step);
            let gain = if side == 0 { yes - nothing } else { nothing - yes };
            let promise = chance * gain;
            if side == 1
                && !scene.enemy_goes(self.ground, step.spy as usize, step.direction as usize, step.distance)
            {
                in_vain = in_vain.max(promise);
                continue;
            }
            options.push(Branch { after, chance, yes, promise, over });
        }
        options.sort_by(|a, b| b.promise.total_cmp(&a.promise));
        (options, in_vain)
    }

    /// What a position is worth to the end of `depth` more turns, `side` moving next.
    pub(super) fn value(&mut self, scene: &Scene, side: usize, depth: u8) -> f32 {
        if depth == 0 || self.steps >= self.looking.steps {
            return self.judge(scene, side);
        }
        let (nothing, over) = self.nothing(scene, side);
        let (mut options, in_vain) = self.options(scene, side, nothing);
        let deeper = depth > 1;
        // What follows when the turn leads to nothing: looked at when it is needed, and only once.
        let nothing = if deeper && !over { self.value(scene, 1 - side, depth - 1) } else { nothing };
        if deeper {
            options.truncate(self.looking.width[(depth as usize).min(7)].max(1) as usize);
            for option in options.iter_mut().filter(|option| !option.over) {
                option.yes = self.value(&option.after, 1 - side, depth - 1);
            }
        }
        if side == 0 {
            let expected = |option: &Branch| nothing + option.chance * (option.yes - nothing);
            options.iter().map(expected).reduce(f32::max).map_or(nothing, |best| best.max(nothing))
        } else {
            enemy_value(&options, nothing, in_vain)
        }
    }
}

/// What to expect of the enemy's turn: the move of which they hope most, unless they would rather try one that fails.
fn enemy_value(options: &[Branch], nothing: f32, in_vain: f32) -> f32 {
    let hope = |option: &Branch| option.chance * (nothing - option.yes);
    let Some(best) = options.iter().max_by(|a, b| hope(a).total_cmp(&hope(b))) else { return nothing };
    let promise = hope(best);
    if promise <= 0.0 {
        return nothing;
    }
    let tries = promise * promise / (promise * promise + 0.5 * in_vain * in_vain);
    nothing + tries * (best.yes - nothing)
}
