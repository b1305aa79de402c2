//! One's own turn: the attempt, and what comes before it.

use super::ground::number;
use super::player::{Choice, Player};
use super::scene::{Move, Scene};
use super::search::Search;
use super::{preparation, reasons};
use confusion::{Action, Attempt, View};
use game::Luck;
use std::hash::{DefaultHasher, Hash, Hasher};

/// An attempt that is thought about.
pub(super) struct Candidate {
    pub(super) attempt: Attempt,
    pub(super) step: Move,
    /// The chance of a yes.
    pub(super) chance: f32,
    after: Scene,
    /// The worth after a yes, and after a no less that of a turn without effect.
    yes: f32,
    learned: f32,
    over: bool,
    pub(super) value: f32,
}

/// What thinking about a turn has led to.
pub(super) struct Plan {
    pub(super) best: Candidate,
    /// What the position is worth if the turn is wasted, at first sight and after looking ahead.
    pub(super) at_first_sight: f32,
    pub(super) wasted: f32,
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
        let let_go =
            if Search::hurts(scene, 0, step) { super::search::LET_HURT } else { super::search::LET_GO };
        let mut imagined = scene.clone();
        imagined.guess[0][spy] = search.guesses.len() as u16;
        search.guesses.push(guess.after(&self.ground, way, step.distance, true, let_go));
        let (after, yes, over) = search.follow(&imagined, 0, step);
        imagined.guess[0][spy] = search.guesses.len() as u16;
        search.guesses.push(guess.after(&self.ground, way, step.distance, false, 1.0 - let_go));
        let learned = if chance < 1.0 { search.judge(&imagined, 1) - wasted } else { 0.0 };
        let value = chance * yes + (1.0 - chance) * (wasted + learned);
        Some(Candidate { attempt, step, chance, after, yes, learned, over, value })
    }

    /// The best of the attempts, if there are any.
    pub(super) fn plan(
        &self,
        search: &mut Search<'_>,
        scene: &Scene,
        legal: &[Action],
        luck: &mut Luck,
    ) -> Option<Plan> {
        let at_first_sight = search.judge(scene, 1);
        let position = position(scene);
        let mut candidates = Vec::new();
        for action in legal {
            let Action::Attempt(attempt) = action else { continue };
            let Some(mut candidate) = self.candidate(search, scene, *attempt, at_first_sight) else {
                continue;
            };
            // What was done in this very position before leads in circles; and equals are chosen between by lot.
            let again = self.made.iter().filter(|made| made.0 == position && made.1 == *action).count();
            let lot = luck.below(1000) as f32 * 1e-6;
            candidate.learned += lot - 0.05 * again as f32;
            candidate.yes += if candidate.over { 0.0 } else { lot - 0.05 * again as f32 };
            candidate.value += lot - 0.05 * again as f32;
            // An attempt that cannot succeed is a turn thrown away.
            if candidate.chance <= 0.0 {
                candidate.value -= 0.05;
            }
            candidates.push(candidate);
        }
        let mut wasted = at_first_sight;
        let depth = self.level.looking.depth;
        for stage in (2..=depth).step_by(2) {
            if search.steps >= search.looking.steps {
                break;
            }
            candidates.sort_by(|a, b| b.value.total_cmp(&a.value));
            let keep = if stage == depth { self.level.candidates } else { 3 * self.level.candidates };
            candidates.truncate(keep.max(1));
            wasted = search.value(scene, 1, stage - 1);
            for candidate in &mut candidates {
                let yes = match candidate.over {
                    true => candidate.yes,
                    false => search.value(&candidate.after, 1, stage - 1),
                };
                let no = wasted + candidate.learned;
                candidate.value = candidate.chance * yes + (1.0 - candidate.chance) * no;
                if candidate.chance <= 0.0 {
                    candidate.value -= 0.05;
                }
            }
        }
        let best = candidates.into_iter().max_by(|a, b| a.value.total_cmp(&b.value))?;
        Some(Plan { best, at_first_sight, wasted })
    }

    /// The whole turn, one thing at a time.
    pub(super) fn take_turn(&mut self, view: &View, legal: &[Action], luck: &mut Luck) -> Option<Choice> {
        let (mut search, scene) = self.think(view);
        let plan = self.plan(&mut search, &scene, legal, luck);
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
        self.made.push((position(&scene), action.clone()));
        Some((action, why))
    }
}

/// A number for who stands where.
fn position(scene: &Scene) -> u64 {
    let mut hasher = DefaultHasher::new();
    (scene.at, scene.case).hash(&mut hasher);
    hasher.finish()
}

/// The number of a square, as scenes have it.
pub(super) fn square(at: confusion::Square) -> u8 {
    number(at) as u8
}
