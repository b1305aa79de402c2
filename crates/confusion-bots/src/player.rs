//! A player of Confusion who deduces, expects and looks ahead.

use super::course::Course;
use super::ground::Ground;
use super::guess::Guess;
use super::heard::Heard;
use super::level::Level;
use super::posterior;
use super::scene::Scene;
use super::search::Search;
use super::worth::Memo;
use bots::{Bot, Perspective, Reason};
use confusion::{Action, Chart, Confusion, Event, MOST_SPIES, MoverSet, Side, View, Waiting};
use game::{Luck, Seat};

/// A choice and the reason for it.
pub(super) type Choice = (Action, Reason);

/// A player who knows what the answers prove, expects what they leave open, and looks ahead as far as its level goes.
///
/// All it uses is its seat's view and what the seat was told: it may sit down in the middle of a game.
#[derive(Clone)]
pub struct Player {
    pub(super) ground: Ground,
    pub(super) level: Level,
    heard: Heard,
    pub(super) course: Course,
    why: Option<Reason>,
}

impl Player {
    /// The player of this seat, if the game has it.
    pub fn new(seat: Seat, chart: Chart, level: Level) -> Option<Player> {
        let ground = Ground::new(chart, Side::of_seat(seat)?);
        let (heard, course) = (Heard::NOTHING, Course::default());
        Some(Player { ground, level, heard, course, why: None })
    }

    /// What each side can think of its spies.
    fn guesses(&self, view: &View, side: usize, known: &[MoverSet]) -> Vec<Guess> {
        let weights = if self.level.weighs { &self.heard.weights[side] } else { &[1.0; MOST_SPIES] };
        let rows = posterior::chances(known, self.ground.agent, weights);
        let seen = &view.side(self.ground.side(side)).spies;
        seen.iter()
            .zip(&rows)
            .map(
                |(spy, row)| {
                    if spy.promoted {
                        Guess::promoted(&self.ground)
                    } else {
                        Guess::of_row(&self.ground, row)
                    }
                },
            )
            .collect()
    }

    /// Puts what a side thinks of its spies into a scene.
    pub(super) fn fill(
        &self,
        search: &mut Search<'_>,
        scene: &mut Scene,
        view: &View,
        side: usize,
        known: &[MoverSet],
    ) {
        for (spy, guess) in self.guesses(view, side, known).into_iter().enumerate() {
            scene.guess[side][spy] = search.guesses.len() as u16;
            search.guesses.push(guess);
        }
    }

    /// The position and a clear head.
    pub(super) fn think(&self, view: &View) -> (Search<'_>, Scene) {
        let mut search = Search {
            ground: &self.ground,
            scales: &self.level.scales,
            guesses: vec![Guess::promoted(&self.ground)],
            memo: Memo::new(),
            looking: self.level.looking,
            steps: 0,
        };
        let mut scene = Scene::of(&self.ground, view);
        for side in 0..2 {
            let known = view.known(&self.ground.chart, self.ground.side(side));
            self.fill(&mut search, &mut scene, view, side, &known);
        }
        (search, scene)
    }

    fn decide(&mut self, view: &View, legal: &[Action], luck: &mut Luck) -> Option<Choice> {
        if legal.contains(&Action::AnswerDraw(false)) {
            return Some(self.answer_draw(view));
        }
        match view.waiting {
            Waiting::Answering { attempt, to, .. } => {
                self.course.leave(&Scene::of(&self.ground, view), view.turns);
                self.answer(view, legal, attempt, to)
            }
            Waiting::Promoting(letter) => self.answer_promotion(view, letter),
            Waiting::TakingBriefcase(letter) => self.answer_briefcase(view, letter),
            Waiting::LayingOut => Some(self.lay_out(luck)),
            Waiting::Choosing => self.take_turn(view, legal, luck),
            Waiting::Over(_) => None,
        }
    }
}

impl Bot<Confusion> for Player {
    fn hear(&mut self, event: &Event) {
        self.heard.hear(&self.ground, event);
    }

    fn choose(&mut self, chair: &Perspective<'_, Confusion>, luck: &mut Luck) -> Option<Action> {
        let legal = chair.legal();
        let choice = chair.view().and_then(|view| self.decide(&view, &legal, luck));
        // A layout is legal though it is not in the list, which holds examples.
        let fits = |action: &Action| legal.contains(action) || matches!(action, Action::LayOut(_));
        let choice = choice.filter(|(action, _)| fits(action)).or_else(|| {
            let anything = legal.iter().find(|action| !action.is_talk())?;
            Some((anything.clone(), Reason::new("confusion-why-anything")))
        });
        let (action, why) = choice?;
        self.why = Some(why);
        Some(action)
    }

    fn why(&self) -> Option<Reason> {
        self.why.clone()
    }
}
