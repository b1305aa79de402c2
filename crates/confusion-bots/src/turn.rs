//! One's own turn: the attempt, and what comes before it.

use super::ground::number;
use super::level::Look;
use super::player::{Choice, Player};
use super::scene::{Move, Scene};
use super::search::Search;
use super::{preparation, reasons};
use confusion::{Action, Attempt, QUIET_TURNS, View};
use game::Luck;

/// By how much a draw is worth less than the game as it stands.
const UNWELCOME: f32 = 0.3;

/// A draw is worth more than a game that is worth less than this.
const LOST: f32 = -0.8;

/// How much nearer a draw comes if a move is made again in the same position, or leads to one that was left before.
const AGAIN: f32 = 0.4;

/// What it costs to try what cannot succeed; half of it for a chance of one in ten.
const IN_VAIN: f32 = 0.05;

/// An attempt that is thought about.
pub(super) struct Candidate {
    pub(super) attempt: Attempt,
    pub(super) step: Move,
    /// The chance of a yes.
    pub(super) chance: f32,
    after: Scene,
    /// The worth after a yes, as far as it has been looked at; and after a no, less that of a turn without effect.
    yes: f32,
    learned: f32,
    over: bool,
    /// What speaks against it beside all that.
    cost: f32,
    /// How much nearer it brings a draw, if it is no progress (C23).
    nearer: f32,
    /// How much nearer a yes brings one by a position that was there before.
    repeats: f32,
    /// Whether a yes is progress, so that the count of quiet turns begins anew (C23).
    progress: bool,
    pub(super) value: f32,
}

impl Candidate {
    /// What it is worth, if a no is worth `no` and a draw `draw`.
    fn weigh(&mut self, no: f32, draw: f32) {
        let drawn = |value: f32| value + self.nearer * (draw - value);
        let yes = if self.progress { self.yes } else { drawn(self.yes) };
        let yes = yes + self.repeats * (draw - yes).min(0.0);
        self.value = self.chance * yes + (1.0 - self.chance) * drawn(no) - self.cost;
    }
}

/// Weighs all attempts, if a turn without effect is worth `wasted`.
///
/// A draw is worth less than the game as it stands, unless that is as good as lost: both sides fear what the other can do, and
/// would be content to wait for ever.
fn weigh(candidates: &mut [Candidate], wasted: f32) {
    let expected = |candidate: &Candidate| {
        candidate.chance * candidate.yes + (1.0 - candidate.chance) * (wasted + candidate.learned)
    };
    let best = candidates.iter().map(expected).fold(wasted, f32::max);
    let draw = (best - UNWELCOME).clamp(LOST, -UNWELCOME);
    for candidate in candidates {
        candidate.weigh(wasted + candidate.learned, draw);
    }
}

/// What thinking about a turn has led to.
pub(super) struct Plan {
    pub(super) best: Candidate,
    /// What the position is worth if the turn is wasted, at first sight and after looking ahead.
    pub(super) at_first_sight: f32,
    pub(super) wasted: f32,
}

/// What a look has shown.
struct Seen {
    /// What each attempt is worth if it gets a yes.
    yes: Vec<f32>,
    /// What a turn without effect is worth.
    nothing: f32,
}

impl Search<'_> {
    /// Looks at each of the attempts; nothing if there are no more steps for all of them, since that would compare what
    /// cannot be compared.
    fn look(&mut self, scene: &Scene, candidates: &[Candidate], look: &Look) -> Option<Seen> {
        let width = std::mem::replace(&mut self.looking.width, look.width);
        let nothing = self.value(scene, 1, look.depth - 1);
        let yes = candidates.iter().map(|candidate| match candidate.over {
            true => candidate.yes,
            false => self.value(&candidate.after, 1, look.depth - 1),
        });
        let yes = yes.collect();
        self.looking.width = width;
        (self.steps < self.looking.steps).then_some(Seen { yes, nothing })
    }
}

impl Player {
    /// The move that an attempt is.
    fn step_of(&self, scene: &Scene, attempt: Attempt) -> Option<Move> {
        let spy = self.ground.chart.spy(attempt.spy)?;
        let direction = attempt.direction.index();
        let ray = self.ground.ray(0, scene.at[0][spy], direction);
        let to = *ray.get(usize::from(attempt.distance).checked_sub(1)?)?;
        let Attempt { distance, briefcase, .. } = attempt;
        Some(Move { spy: spy as u8, direction: direction as u8, distance, to, briefcase })
    }

    fn candidate(
        &self,
        search: &mut Search<'_>,
        scene: &Scene,
        attempt: Attempt,
        wasted: f32,
    ) -> Option<Candidate> {
        let step = self.step_of(scene, attempt)?;
        let (spy, way) = (step.spy as usize, step.direction as usize);
        let guess = search.guesses[scene.guess[0][spy] as usize].clone();
        let chance = Search::chance(scene, &guess, step, guess.goes[way][step.distance as usize]);
        let let_go = Search::let_go(scene, &guess, step);
        let mut imagined = scene.clone();
        imagined.guess[0][spy] = search.guesses.len() as u16;
        search.guesses.push(guess.after(&self.ground, way, step.distance, true, let_go));
        let (after, yes, over) = search.follow(&imagined, 0, step);
        imagined.guess[0][spy] = search.guesses.len() as u16;
        search.guesses.push(guess.after(&self.ground, way, step.distance, false, 1.0 - let_go));
        let learned = if chance < 1.0 { search.judge(&imagined, 1) - wasted } else { 0.0 };
        let captures = scene.occupant(step.to).is_some_and(|(owner, _)| owner == 1);
        let progress = over || captures || after.case != scene.case;
        Some(Candidate {
            attempt,
            step,
            chance,
            after,
            yes,
            learned,
            over,
            cost: 0.0,
            nearer: 0.0,
            repeats: 0.0,
            progress,
            value: 0.0,
        })
    }

    /// The best of the attempts, if there are any.
    pub(super) fn plan(
        &self,
        search: &mut Search<'_>,
        scene: &Scene,
        legal: &[Action],
        quiet: u8,
        luck: &mut Luck,
    ) -> Option<Plan> {
        let at_first_sight = search.judge(scene, 1);
        let made = self.course.made(scene);
        let mut candidates = Vec::new();
        let nearer = 0.8 * f32::from(quiet) / f32::from(QUIET_TURNS);
        for action in legal {
            let Action::Attempt(attempt) = action else { continue };
            let Some(mut candidate) = self.candidate(search, scene, *attempt, at_first_sight) else {
                continue;
            };
            // What was done in this very position before leads in circles, and an attempt that cannot succeed is a turn
            // thrown away; between equals it is decided by lot.
            let again = made.iter().filter(|made| *made == attempt).count();
            let vain = IN_VAIN * (1.0 - 5.0 * candidate.chance).max(0.0);
            candidate.nearer = (nearer + AGAIN * again as f32).min(1.0);
            if self.level.persists && !candidate.progress {
                candidate.repeats = match self.course.left(&candidate.after) {
                    0 => 0.0,
                    1 => AGAIN,
                    _ => 1.0,
                };
            }
            candidate.cost = vain + 0.1 * AGAIN * again as f32 - luck.below(1000) as f32 * 2e-6;
            candidates.push(candidate);
        }
        weigh(&mut candidates, at_first_sight);
        let mut wasted = at_first_sight;
        for (number, look) in self.level.looks.iter().enumerate() {
            candidates.sort_by(|a, b| b.value.total_cmp(&a.value));
            candidates.truncate(look.candidates.max(1));
            let Some(seen) = search.look(scene, &candidates, look) else { break };
            // What lies further off is the less certain: a look counts as much as all before it together. The glance at
            // first was only for choosing what to look at.
            let of_this = if number == 0 { 1.0 } else { 0.5 };
            wasted += of_this * (seen.nothing - wasted);
            for (candidate, yes) in candidates.iter_mut().zip(&seen.yes) {
                candidate.yes += of_this * (yes - candidate.yes);
            }
            weigh(&mut candidates, wasted);
        }
        let best = candidates.into_iter().max_by(|a, b| a.value.total_cmp(&b.value))?;
        Some(Plan { best, at_first_sight, wasted })
    }

    /// The whole turn, one thing at a time.
    pub(super) fn take_turn(&mut self, view: &View, legal: &[Action], luck: &mut Luck) -> Option<Choice> {
        let (mut search, scene) = self.think(view);
        let plan = self.plan(&mut search, &scene, legal, view.quiet_turns, luck);
        if let Some(choice) = preparation::prepare(self, &mut search, &scene, view, legal, plan.as_ref()) {
            return Some(choice);
        }
        let Some(plan) = plan else {
            let pass = legal.contains(&Action::Pass);
            return pass.then(|| (Action::Pass, reasons::pass()));
        };
        if legal.contains(&Action::Pass) && plan.best.value <= plan.wasted {
            return Some((Action::Pass, reasons::pass()));
        }
        let why = reasons::attempt(&self.ground, &search, &scene, &plan);
        let action = Action::Attempt(plan.best.attempt);
        drop(search);
        self.course.make(&scene, plan.best.attempt);
        Some((action, why))
    }
}

/// The number of a square, as scenes have it.
pub(super) fn square(at: confusion::Square) -> u8 {
    number(at) as u8
}
