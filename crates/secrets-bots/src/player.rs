//! The players that people meet: one notebook, three ways to think.

use super::board::Board;
use super::foresight::Foresight;
use super::minds::{Mind, marginals};
use super::outlook::Outlook;
use super::search::{self, Rehearsal};
use super::story::Story;
use super::talk::{Trust, pitch};
use super::taste::{Taste, doubt, points};
use super::why::{self, Judged, Unit};
use bots::{Bot, Perspective, Reason};
use game::{Luck, Seat, Viewer};
use secrets::{Action, Belief, Claim, Event, Options, Secrets, Stage, View};

/// How a player thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Counts the points that a choice brings at once, by the exact belief about the tokens.
    Easy,
    /// Judges the chance of winning one decision ahead, over every way the tokens may lie.
    Normal,
    /// Plays the game out in worlds that it cannot tell from the true one, this many times for a decision.
    Strong {
        /// How many games; with none it thinks like [`Normal`](Level::Normal).
        effort: u32,
    },
}

impl Level {
    /// How many games a strong player usually plays out for a decision.
    pub const EFFORT: u32 = 2_000;
}

/// A player with a notebook: what it was told, what was claimed and by whom, and why it did what it did last.
#[derive(Clone, Debug)]
pub struct Player {
    seat: Seat,
    players: usize,
    level: Level,
    belief: Belief,
    story: Story,
    trust: Trust,
    /// The offer that was decided on before it was talked about, and the turn it is for.
    plan: Option<(u8, Action)>,
    why: Option<Reason>,
}

/// What a decision is about, as far as this seat knows.
struct Question {
    view: View,
    board: Board,
    mind: Mind,
    bullet: Option<i8>,
}

impl Player {
    /// The player of this seat.
    pub fn new(seat: Seat, options: &Options, level: Level) -> Player {
        let players = usize::from(options.players).clamp(4, 8);
        Player {
            seat,
            players,
            level,
            belief: Belief::new(Viewer::Seat(seat), players),
            story: Story::new(seat, options),
            trust: Trust::default(),
            plan: None,
            why: None,
        }
    }

    fn question(&self, chair: &Perspective<'_, Secrets>) -> Option<Question> {
        let view = chair.view()?;
        let bullet = if let Stage::Effect { bullet, .. } = view.stage { bullet } else { None };
        Some(Question { board: Board::of(&view), mind: marginals(&self.belief, self.players), bullet, view })
    }

    /// How likely the first of the two open cards is the one on offer: by who offers it to whom, and by what they said.
    fn first(&self, board: &Board, mind: &Mind) -> f32 {
        let Some(to) = board.to else { return 0.5 };
        let theirs = Taste::of(mind, board, board.active);
        let [first, second] = board.pair.map(|card| theirs.offer(board, card, to));
        let guess = if self.level == Level::Easy { 1.0 } else { (first - second).clamp(-3.0, 3.0).exp() };
        let odds = guess * self.trust.odds(board, self.seat, &Taste::of(mind, board, self.seat));
        odds / (1.0 + odds)
    }

    /// Decides, and notes why.
    fn decide(&mut self, chair: &Perspective<'_, Secrets>, luck: &mut Luck) -> Option<Action> {
        let question = self.question(chair)?;
        let legal = chair.legal();
        let first = self.first(&question.board, &question.mind);
        let mut judged = match self.level {
            Level::Easy => self.by_points(&question, &legal, first),
            Level::Normal | Level::Strong { effort: 0 } => self.by_foresight(&question, &legal, first),
            Level::Strong { effort } => {
                let rehearsal = Rehearsal {
                    me: self.seat,
                    board: question.board,
                    mind: question.mind,
                    bullet: question.bullet,
                    story: &self.story,
                    trust: &self.trust,
                };
                search::judge(&rehearsal, chair, &legal, effort, luck)
            }
        };
        // What is equal is decided by lot.
        luck.shuffle(&mut judged);
        judged.sort_by(|a, b| b.value.total_cmp(&a.value));
        let best = *judged.first()?;
        let unit = if self.level == Level::Easy { Unit::Points } else { Unit::Chance };
        self.why = Some(why::reason(&question.view, self.seat, unit, &judged, first));
        Some(best.action)
    }

    fn by_points(&self, question: &Question, legal: &[Action], first: f32) -> Vec<Judged> {
        let Question { board, mind, bullet, .. } = question;
        let taste = Taste::of(mind, board, self.seat);
        let value = |action: &Action| points(&taste, mind, board, action, *bullet, first);
        legal.iter().map(|action| Judged::new(*action, value(action))).collect()
    }

    fn by_foresight(&self, question: &Question, legal: &[Action], first: f32) -> Vec<Judged> {
        let outlook = Outlook::new(self.seat, &self.belief, self.players);
        let Question { board, mind, bullet, .. } = question;
        let foresight =
            Foresight { me: self.seat, board: *board, mind: *mind, outlook, bullet: *bullet, first };
        let value = |action: &Action| {
            let chance = foresight.chance(action);
            match action {
                // Looking does not change the chance, it changes what one knows of it.
                Action::Look(place) => chance + 0.01 * doubt(mind, *place, self.seat, self.players),
                _ => chance,
            }
        };
        legal.iter().map(|action| Judged::new(*action, value(action))).collect()
    }
}

impl Bot<Secrets> for Player {
    fn hear(&mut self, event: &Event) {
        if let Event::Dealt { .. } = event {
            self.belief = Belief::new(Viewer::Seat(self.seat), self.players);
        }
        self.belief.learn(event);
        self.story.hear(event);
        self.trust.hear(event);
    }

    fn hear_claim(&mut self, by: Seat, claim: &Claim) {
        self.trust.claimed(by, claim, &self.belief);
        self.story.claimed(by, claim);
    }

    fn choose(&mut self, chair: &Perspective<'_, Secrets>, luck: &mut Luck) -> Option<Action> {
        if let (Some((turn, action)), Some(view)) = (self.plan.take(), chair.view())
            && view.turn == turn
            && chair.legal().contains(&action)
        {
            return Some(action);
        }
        self.decide(chair, luck)
    }

    /// Before an offer something may be said about the card.
    fn claim(&mut self, chair: &Perspective<'_, Secrets>, luck: &mut Luck) -> Option<Claim> {
        let question = self.question(chair)?;
        if !matches!(question.view.stage, Stage::Offering { .. }) {
            return None;
        }
        let action = self.decide(chair, luck)?;
        self.plan = Some((question.view.turn, action));
        let Action::Offer { card, to } = action else { return None };
        let claim = pitch(&self.trust, &question.board, &question.mind, [self.seat, to], card, luck)?;
        self.trust.claimed(self.seat, &claim, &self.belief);
        Some(claim)
    }

    fn why(&self) -> Option<Reason> {
        self.why.clone()
    }
}
