//! A player who takes the briefcase and runs.

use bots::{Bot, Perspective};
use confusion::{
    Action, Attempt, Chart, Confusion, Direction, Event, Handling, Letter, MoverSet, Side, Square, View,
    Waiting,
};
use game::{Luck, Seat};
use std::collections::HashSet;

/// Goes for the briefcase, carries it home, captures what is in reach, and prefers moves that are certain to be legal.
///
/// It judges a spy by what the answers about that spy have left possible, one spy at a time, and looks one move ahead. It
/// lies for the enemy's Double Agent where a yes would hurt.
#[derive(Clone, Debug)]
pub struct Greedy {
    side: Side,
    chart: Chart,
    /// My attempt that waits for its answer.
    tried: Option<Attempt>,
    /// Lines on which a spy has been refused: a Double Agent would be refused there again, as like as not.
    refused: HashSet<(Letter, Direction)>,
}

impl Greedy {
    /// The player of this seat, if the game has it.
    pub fn new(seat: Seat, chart: Chart) -> Option<Greedy> {
        Some(Greedy { side: Side::of_seat(seat)?, chart, tried: None, refused: HashSet::new() })
    }

    /// How likely a yes is, by what is known of this one spy. The Double Agent's answer is a coin where none was given
    /// before, and a no where one was.
    fn chance(&self, known: MoverSet, promoted: bool, attempt: Attempt) -> f64 {
        if promoted {
            return f64::from(u8::from(attempt.distance <= confusion::PROMOTED_REACH));
        }
        let sure = known.and(self.chart.fits(attempt.direction, attempt.distance)).len() as f64;
        let agent = known.and(self.chart.agent()).len() as f64;
        let coin = if self.refused.contains(&(attempt.spy, attempt.direction)) { 0.0 } else { 0.5 };
        (sure + agent * coin) / known.len().max(1) as f64
    }

    fn stands_on(view: &View, side: Side, square: Square) -> Option<Letter> {
        view.side(side).spies.iter().find(|spy| spy.at == Some(square)).map(|spy| spy.letter)
    }

    /// What a yes would be worth.
    fn gain(&self, view: &View, attempt: Attempt, from: Square, to: Square) -> f64 {
        let me = self.side;
        let holds = view.holder == Some((me, attempt.spy));
        let victim = Greedy::stands_on(view, me.other(), to);
        let steps = f64::from(me.row(to)) - f64::from(me.row(from));
        let mut gain = match victim {
            Some(spy) if view.holder == Some((me.other(), spy)) => 60.0,
            Some(_) if attempt.briefcase != Some(Handling::Send) => 8.0,
            _ => 0.0,
        };
        match attempt.briefcase {
            Some(Handling::Carry) if me.row(to) == 11 => gain += 1000.0,
            Some(Handling::Carry) => gain += 6.0 * steps,
            Some(Handling::Leave) => gain -= 40.0,
            Some(Handling::Send) => {
                gain += match (Greedy::stands_on(view, me, to), victim) {
                    (Some(_), _) if me.row(to) == 11 => 1000.0,
                    (Some(_), _) => 5.0 * steps - 2.0,
                    (None, Some(_)) => -60.0,
                    (None, None) => -20.0,
                };
            }
            None if view.briefcase == to => gain += 40.0,
            None if !holds => {
                // Nearer to the briefcase, whoever has it; beside the own holder there is nothing to gain.
                let closer = distance(from, view.briefcase) - distance(to, view.briefcase);
                let wanted = if matches!(view.holder, Some((side, _)) if side == me) { 0.2 } else { 1.0 };
                gain += wanted * closer + 0.1 * steps;
            }
            None => {}
        }
        gain
    }

    fn attempt(&self, view: &View, legal: &[Action], luck: &mut Luck) -> Option<Action> {
        let mut best: Option<(f64, Action)> = None;
        for action in legal {
            let Action::Attempt(attempt) = action else { continue };
            let Some(spy) = self.chart.spy(attempt.spy) else { continue };
            let seen = &view.side(self.side).spies[spy];
            let known = seen.may_be.iter().filter_map(|id| self.chart.mover(*id)).map(MoverSet::only);
            let known = known.fold(MoverSet::default(), MoverSet::or);
            let Some(from) = seen.at else { continue };
            let Some(to) = self.side.landing(from, attempt.direction, attempt.distance) else {
                continue;
            };
            let chance = self.chance(known, seen.promoted, *attempt);
            // What is known to be illegal is tried only where there is nothing else. An answer that could go either way
            // teaches something, and a no costs a turn; a little noise breaks ties.
            let noise = f64::from(luck.below(1000)) / 1000.0;
            let value = if chance == 0.0 {
                -1000.0 + noise
            } else {
                chance * (self.gain(view, *attempt, from, to) + noise) + 2.0 * chance * (1.0 - chance)
                    - (1.0 - chance)
            };
            if best.as_ref().is_none_or(|(highest, _)| value > *highest) {
                best = Some((value, action.clone()));
            }
        }
        best.map(|(_, action)| action)
    }

    /// A removal or a token that is worth it: a proved own Double Agent goes, the enemy's is shown when it runs off with
    /// the briefcase, and the reveal is for the spy that is nearest to it.
    fn prepare(&self, view: &View, legal: &[Action]) -> Option<Action> {
        let mine = |letter: Letter| self.chart.spy(letter).map(|spy| &view.side(self.side).spies[spy]);
        let proved = |letter: Letter| {
            let only = mine(letter)?.may_be.iter().map(|id| self.chart.mover(*id).map(MoverSet::only));
            let set = only.flatten().fold(MoverSet::default(), MoverSet::or);
            Some(set == self.chart.agent() && view.holder != Some((self.side, letter)))
        };
        let runs_off = |letter: Letter| {
            view.holder == Some((self.side.other(), letter)) && self.side.row(view.briefcase) <= 4
        };
        let nearest = |action: &&Action| {
            let Action::Reveal(letter) = action else { return u32::MAX };
            let at = mine(*letter).filter(|spy| spy.may_be.len() > 4).and_then(|spy| spy.at);
            at.map_or(u32::MAX - 1, |at| distance(at, view.briefcase) as u32)
        };
        let pressing = legal.iter().find(|action| match action {
            Action::Remove(letter) => proved(*letter) == Some(true),
            Action::Unmask(letter) => runs_off(*letter),
            _ => false,
        });
        let reveal = || legal.iter().filter(|action| matches!(action, Action::Reveal(_))).min_by_key(nearest);
        pressing.or_else(reveal).cloned()
    }

    /// Where the rules leave a choice the spy is a Double Agent: no to what hurts, and yes to the rest.
    fn answer(&self, view: &View, attempt: Attempt, to: Square) -> bool {
        let hurts = view.briefcase == to
            || Greedy::stands_on(view, self.side, to).is_some()
            || matches!(attempt.briefcase, Some(Handling::Carry | Handling::Send));
        !hurts
    }

    fn want_promotion(&self, view: &View, letter: Letter) -> bool {
        let spy = self.chart.spy(letter).map(|spy| &view.side(self.side).spies[spy]);
        spy.is_none_or(|spy| {
            let may_be_agent = spy
                .may_be
                .iter()
                .any(|id| self.chart.mover(*id).is_some_and(|mover| self.chart.agent().contains(mover)));
            !may_be_agent || spy.may_be.len() > 6
        })
    }
}

/// Steps of a king.
fn distance(a: Square, b: Square) -> f64 {
    f64::from(a.column().abs_diff(b.column()).max(a.row().abs_diff(b.row())))
}

impl Bot<Confusion> for Greedy {
    fn hear(&mut self, event: &Event) {
        match event {
            Event::Attempted { side, attempt, .. } if *side == self.side => self.tried = Some(*attempt),
            Event::Answered { yes } => {
                if let Some(attempt) = self.tried.take().filter(|_| !yes) {
                    self.refused.insert((attempt.spy, attempt.direction));
                }
            }
            _ => {}
        }
    }

    fn choose(&mut self, chair: &Perspective<'_, Confusion>, luck: &mut Luck) -> Option<Action> {
        let view = chair.view()?;
        let legal = chair.legal();
        let has = |action: &Action| legal.contains(action);
        let choice = match view.waiting {
            Waiting::Answering { attempt, to, .. }
                if has(&Action::Answer(true)) && has(&Action::Answer(false)) =>
            {
                Some(Action::Answer(self.answer(&view, attempt, to)))
            }
            Waiting::Promoting(letter) => Some(Action::Promote(self.want_promotion(&view, letter))),
            Waiting::TakingBriefcase(_) => Some(Action::TakeBriefcase(true)),
            Waiting::Choosing if view.turn == self.side => {
                self.prepare(&view, &legal).or_else(|| self.attempt(&view, &legal, luck))
            }
            _ => None,
        };
        // What has no opinion of its own: an ordinary answer, a layout, a pass, a draw that was offered.
        choice
            .filter(has)
            .or_else(|| legal.iter().find(|action| matches!(action, Action::AnswerDraw(false))).cloned())
            .or_else(|| {
                let rest: Vec<&Action> = legal.iter().filter(|action| !action.is_talk()).collect();
                luck.pick(&rest).map(|action| (*action).clone())
            })
    }
}
