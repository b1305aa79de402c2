//! Answers: to the enemy's attempts, to questions, to an offered draw.

use super::player::{Choice, Player};
use super::reasons;
use super::scene::{Move, Scene};
use super::search::Search;
use super::turn::square;
use confusion::{Action, Attempt, Letter, MoverSet, Square, View};

/// A draw is welcome to whoever expects less than this.
const LOST: f32 = -0.6;

impl Player {
    /// The answer to the enemy's attempt. Where the rules leave a choice the spy is their Double Agent: both answers are
    /// thought through, with what they would let the enemy suspect.
    pub(super) fn answer(
        &self,
        view: &View,
        legal: &[Action],
        attempt: Attempt,
        to: Square,
    ) -> Option<Choice> {
        let may = |yes: bool| legal.contains(&Action::Answer(yes));
        match (may(true), may(false)) {
            (true, true) => {}
            (true, false) => return Some((Action::Answer(true), reasons::truth())),
            (false, true) => return Some((Action::Answer(false), reasons::truth())),
            (false, false) => return None,
        }
        if !self.level.deceives {
            return Some((Action::Answer(true), reasons::honest(attempt.spy)));
        }
        let spy = self.ground.chart.spy(attempt.spy)?;
        let direction = attempt.direction.index() as u8;
        let Attempt { distance, briefcase, .. } = attempt;
        let step = Move { spy: spy as u8, direction, distance, to: square(to), briefcase };
        let (mut search, scene) = self.think(view);
        let mut value = |yes: bool| {
            let mut scene = scene.clone();
            self.suspect(&mut search, &mut scene, view, spy, step, yes);
            let suspicion = search.guesses[scene.guess[1][spy] as usize].agent;
            let depth = self.level.looking.depth - 1;
            let value = if yes {
                let (after, first, over) = search.follow(&scene, 1, step);
                if over { first } else { search.value(&after, 0, depth) }
            } else {
                match scene.winner(&self.ground, &scene, 1) {
                    Some(winner) => 1.0 - 2.0 * winner as f32,
                    None => search.value(&scene, 0, depth),
                }
            };
            (value, suspicion)
        };
        let ((yes, suspicion_yes), (no, suspicion_no)) = (value(true), value(false));
        let choice = if yes >= no {
            (true, reasons::let_go(attempt.spy, suspicion_yes))
        } else {
            (false, reasons::refuse(attempt.spy, suspicion_no))
        };
        Some((Action::Answer(choice.0), choice.1))
    }

    /// What the enemy will think of all their spies after an answer.
    fn suspect(
        &self,
        search: &mut Search<'_>,
        scene: &mut Scene,
        view: &View,
        spy: usize,
        step: Move,
        yes: bool,
    ) {
        let chart = &self.ground.chart;
        let mut known = view.known(chart, self.ground.side(1));
        let reach = |mover: &usize| self.ground.reach[*mover][step.direction as usize] >= step.distance;
        let fits = (0..chart.spies()).filter(|mover| reach(mover) == yes);
        let fits = fits.fold(chart.agent(), |set, mover| set.or(MoverSet::only(mover)));
        known[spy] = known[spy].and(fits);
        self.fill(search, scene, view, 1, &known);
    }

    /// Whether a spy is to be promoted (C22): a Double Agent that is costs the briefcase.
    pub(super) fn answer_promotion(&self, view: &View, letter: Letter) -> Option<Choice> {
        let spy = self.ground.chart.spy(letter)?;
        let (mut search, scene) = self.think(view);
        let agent = search.guesses[scene.guess[0][spy] as usize].agent;
        let declined = search.judge(&scene, 1);
        let mut promoted = scene.clone();
        promoted.guess[0][spy] = super::scene::PROMOTED_GUESS;
        let mut shown = scene.clone();
        shown.lift(0, spy);
        let first = (0..self.ground.chart.spies()).find(|spy| shown.at[1][*spy] != super::scene::NONE);
        if let Some(first) = first {
            shown.give_case(1, first);
        }
        let lost = match shown.winner(&self.ground, &shown, 0) {
            Some(winner) => 1.0 - 2.0 * winner as f32,
            None => search.judge(&shown, 1).min(search.judge(&scene, 1)),
        };
        let accepted = (1.0 - agent) * search.judge(&promoted, 1) + agent * lost;
        let accepts = accepted > declined;
        Some((Action::Promote(accepts), reasons::promotion(letter, accepts, agent)))
    }

    /// Whether to take the briefcase that a promoted Double Agent cost the enemy (C22).
    pub(super) fn answer_briefcase(&self, view: &View, letter: Letter) -> Option<Choice> {
        let spy = self.ground.chart.spy(letter)?;
        let (mut search, scene) = self.think(view);
        let mut taken = scene.clone();
        taken.give_case(0, spy);
        let depth = self.level.looking.depth - 1;
        let takes = match taken.winner(&self.ground, &taken, 1) {
            Some(winner) => winner == 0,
            None => search.value(&taken, 0, depth) >= search.value(&scene, 0, depth),
        };
        Some((Action::TakeBriefcase(takes), reasons::briefcase(letter, takes)))
    }

    /// Whether to agree to a draw: only if there is little hope.
    pub(super) fn answer_draw(&self, view: &View) -> Choice {
        let (mut search, scene) = self.think(view);
        let agrees = search.judge(&scene, self.ground.number(view.turn)) < LOST;
        (Action::AnswerDraw(agrees), reasons::draw(agrees))
    }
}
