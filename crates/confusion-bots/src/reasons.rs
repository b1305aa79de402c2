//! Why a player did what it did, as sentences that every language has.

use super::ground::Ground;
use super::scene::Scene;
use super::search::Search;
use super::turn::Plan;
use bots::{Fact, Reason};
use confusion::{Handling, Letter};

/// The names of all sentences that the players of Confusion say.
pub const SENTENCES: [&str; 33] = [
    "confusion-why-answer-honest",
    "confusion-why-answer-let-go",
    "confusion-why-answer-refuse",
    "confusion-why-answer-truth",
    "confusion-why-anything",
    "confusion-why-attempt-approach",
    "confusion-why-attempt-capture",
    "confusion-why-attempt-carry",
    "confusion-why-attempt-defend",
    "confusion-why-attempt-learn",
    "confusion-why-attempt-leave",
    "confusion-why-attempt-retreat",
    "confusion-why-attempt-rob",
    "confusion-why-attempt-send",
    "confusion-why-attempt-take",
    "confusion-why-attempt-wait",
    "confusion-why-attempt-win",
    "confusion-why-briefcase-decline",
    "confusion-why-briefcase-take",
    "confusion-why-draw-agree",
    "confusion-why-draw-decline",
    "confusion-why-keep-going",
    "confusion-why-layout",
    "confusion-why-move-two",
    "confusion-why-pass",
    "confusion-why-promotion-decline",
    "confusion-why-promotion-take",
    "confusion-why-remove-obstacle",
    "confusion-why-remove-suspect",
    "confusion-why-reveal",
    "confusion-why-swap",
    "confusion-why-unmask-holder",
    "confusion-why-unmask-obstacle",
];

fn letter(of: Letter) -> Fact {
    Fact::Word(of.to_string())
}

fn percent(chance: f32) -> Fact {
    Fact::Percent((chance * 100.0).round().clamp(0.0, 100.0) as u8)
}

/// The Double Agent is refused.
pub(super) fn refuse(spy: Letter, suspicion: f32) -> Reason {
    Reason::new("confusion-why-answer-refuse").with("spy", letter(spy)).with("p", percent(suspicion))
}

/// The Double Agent is let go.
pub(super) fn let_go(spy: Letter, suspicion: f32) -> Reason {
    Reason::new("confusion-why-answer-let-go").with("spy", letter(spy)).with("p", percent(suspicion))
}

/// The Double Agent is let go, as a matter of principle.
pub(super) fn honest(spy: Letter) -> Reason {
    Reason::new("confusion-why-answer-honest").with("spy", letter(spy))
}

/// The rules leave one answer.
pub(super) fn truth() -> Reason {
    Reason::new("confusion-why-answer-truth")
}

/// There is nothing to try, or nothing better.
pub(super) fn pass() -> Reason {
    Reason::new("confusion-why-pass")
}

/// A layout is chosen.
pub(super) fn layout() -> Reason {
    Reason::new("confusion-why-layout")
}

/// A promotion is taken or not.
pub(super) fn promotion(spy: Letter, accepts: bool, agent: f32) -> Reason {
    let sentence = if accepts { "confusion-why-promotion-take" } else { "confusion-why-promotion-decline" };
    Reason::new(sentence).with("spy", letter(spy)).with("p", percent(agent))
}

/// The briefcase is taken or not.
pub(super) fn briefcase(spy: Letter, takes: bool) -> Reason {
    let sentence = if takes { "confusion-why-briefcase-take" } else { "confusion-why-briefcase-decline" };
    Reason::new(sentence).with("spy", letter(spy))
}

/// A draw is agreed to or not.
pub(super) fn draw(agrees: bool) -> Reason {
    Reason::new(if agrees { "confusion-why-draw-agree" } else { "confusion-why-draw-decline" })
}

/// The enemy's Double Agent is shown.
pub(super) fn unmask(spy: Letter, holds: bool) -> Reason {
    let sentence = if holds { "confusion-why-unmask-holder" } else { "confusion-why-unmask-obstacle" };
    Reason::new(sentence).with("spy", letter(spy))
}

/// An own spy is removed.
pub(super) fn remove(spy: Letter, agent: f32, suspect: bool) -> Reason {
    let sentence = if suspect { "confusion-why-remove-suspect" } else { "confusion-why-remove-obstacle" };
    Reason::new(sentence).with("spy", letter(spy)).with("p", percent(agent))
}

/// A spy is removed lest the game be drawn.
pub(super) fn keep_going(spy: Letter) -> Reason {
    Reason::new("confusion-why-keep-going").with("spy", letter(spy))
}

/// Two spies change places.
pub(super) fn swap(one: Letter, two: Letter) -> Reason {
    Reason::new("confusion-why-swap").with("spy", letter(one)).with("other", letter(two))
}

/// A mover is looked at.
pub(super) fn reveal(spy: Letter, movers: usize) -> Reason {
    Reason::new("confusion-why-reveal").with("spy", letter(spy)).with("n", Fact::Number(movers as i64))
}

/// Two attempts in a turn.
pub(super) fn move_two(ready: u32) -> Reason {
    Reason::new("confusion-why-move-two").with("n", Fact::Number(ready.into()))
}

/// What is the point of an attempt.
pub(super) fn attempt(ground: &Ground, search: &Search<'_>, scene: &Scene, plan: &Plan) -> Reason {
    let best = &plan.best;
    let (step, attempt) = (best.step, best.attempt);
    let spy = step.spy as usize;
    let from = scene.at[0][spy];
    let sentence = |name: &'static str| {
        Reason::new(name).with("spy", letter(attempt.spy)).with("p", percent(best.chance))
    };
    let there = scene.occupant(step.to);
    let at_goal = ground.rows_left(0, step.to) == 0;
    let moves = attempt.briefcase != Some(Handling::Send);
    let victim = there.filter(|(owner, _)| *owner == 1 && moves).map(|(_, spy)| ground.chart.letters()[spy]);
    match (attempt.briefcase, victim) {
        (Some(Handling::Carry), _) if at_goal => sentence("confusion-why-attempt-win"),
        (Some(Handling::Send), _) if at_goal && there.is_some_and(|(owner, _)| owner == 0) => {
            sentence("confusion-why-attempt-win")
        }
        (_, Some(victim)) if step.to == scene.case => {
            sentence("confusion-why-attempt-rob").with("other", letter(victim))
        }
        (_, Some(victim)) => sentence("confusion-why-attempt-capture").with("other", letter(victim)),
        (Some(Handling::Carry), _) if ground.rows_left(0, step.to) < ground.rows_left(0, from) => {
            let rows = ground.rows_left(0, step.to) as i64;
            sentence("confusion-why-attempt-carry").with("n", Fact::Number(rows))
        }
        (Some(Handling::Carry), _) => sentence("confusion-why-attempt-retreat"),
        (Some(Handling::Leave), _) => sentence("confusion-why-attempt-leave"),
        (Some(Handling::Send), _) => sentence("confusion-why-attempt-send"),
        (None, _) if step.to == scene.case => sentence("confusion-why-attempt-take"),
        (None, _) if best.chance <= 0.0 => sentence("confusion-why-attempt-wait"),
        (None, _) if plan.wasted < plan.at_first_sight - 0.15 => sentence("confusion-why-attempt-defend"),
        (None, _) => {
            let guess = &search.guesses[scene.guess[0][spy] as usize];
            let movers = guess.chances.iter().filter(|chance| **chance > 0.0).count() as i64;
            if movers > 3 && best.chance < 0.95 {
                sentence("confusion-why-attempt-learn").with("n", Fact::Number(movers))
            } else {
                sentence("confusion-why-attempt-approach")
            }
        }
    }
}
