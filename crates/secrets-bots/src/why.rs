//! Why a player did what it did, as sentences that the translations have.

use bots::{Fact, Reason};
use game::Seat;
use secrets::{Action, Character, Place, Stage, View};
use std::borrow::Cow;

/// Something that may be done, and what it was found to be worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Judged {
    pub(super) action: Action,
    /// By which it is compared.
    pub(super) value: f32,
    /// What is told of it: points, or the chance of winning.
    pub(super) shown: f32,
}

impl Judged {
    /// Where what is compared is what is told.
    pub(super) fn new(action: Action, value: f32) -> Judged {
        Judged { action, value, shown: value }
    }
}

/// What the worth of actions is counted in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unit {
    /// Points for one's own side.
    Points,
    /// The chance of winning.
    Chance,
}

/// The names of all sentences that a player of Secrets can give as its reason.
pub const SENTENCES: &[&str] = &[
    "secrets-why-offer",
    "secrets-why-accept-good",
    "secrets-why-refuse-bad",
    "secrets-why-intervene",
    "secrets-why-pass",
    "secrets-why-swap",
    "secrets-why-politician",
    "secrets-why-bullet",
    "secrets-why-exchange",
    "secrets-why-look-own",
    "secrets-why-look-seat",
    "secrets-why-look-centre",
    "secrets-why-points-offer",
    "secrets-why-points-accept",
    "secrets-why-points-refuse",
    "secrets-why-points-intervene",
    "secrets-why-points-pass",
    "secrets-why-points-swap",
    "secrets-why-points-politician",
    "secrets-why-points-bullet",
    "secrets-why-points-exchange",
];

/// The names of the characters, as the translations have them.
pub const THINGS: &[&str] = &[
    "secrets-thing-double-agent",
    "secrets-thing-politician",
    "secrets-thing-psychiatrist",
    "secrets-thing-detective",
    "secrets-thing-journalist",
    "secrets-thing-scientist",
    "secrets-thing-diplomat",
    "secrets-thing-assassin",
];

fn thing(card: Character) -> Fact {
    Fact::Thing(Cow::Borrowed(THINGS[card as usize % THINGS.len()]))
}

fn percent(share: f32) -> Fact {
    Fact::Percent((share.clamp(0.0, 1.0) * 100.0).round() as u8)
}

/// Why the first of these was taken: the best comes first.
pub(super) fn reason(view: &View, me: Seat, unit: Unit, judged: &[Judged], first: f32) -> Reason {
    let (Some(best), rest) = (judged.first(), judged.get(1..).unwrap_or_default()) else {
        return Reason::new("secrets-why-pass");
    };
    let players = view.displays.len();
    let mean = rest.iter().map(|one| one.shown).sum::<f32>() / rest.len().max(1) as f32;
    let by_points = unit == Unit::Points;
    let pick = |chance: &'static str, points: &'static str| {
        if by_points {
            let gain = (best.shown - mean).clamp(0.0, 100.0).round().max(1.0) as i64;
            Reason::new(points).with("n", Fact::Number(gain))
        } else {
            Reason::new(chance).with("p", percent(best.shown)).with("q", percent(mean))
        }
    };
    // The card that I took it for, and how sure I was.
    let guessed = |reason: Reason| {
        let Stage::Answering { pair, .. } = view.stage else { return reason };
        let (card, sure) = if first >= 0.5 { (pair[0], first) } else { (pair[1], 1.0 - first) };
        reason.with("card", thing(card)).with("sure", percent(sure))
    };
    match best.action {
        Action::Offer { card, to } => pick("secrets-why-offer", "secrets-why-points-offer")
            .with("card", thing(card))
            .with("to", Fact::Seat(to)),
        Action::Accept => guessed(pick("secrets-why-accept-good", "secrets-why-points-accept")),
        Action::Refuse => guessed(pick("secrets-why-refuse-bad", "secrets-why-points-refuse")),
        Action::Intervene => guessed(pick("secrets-why-intervene", "secrets-why-points-intervene")),
        Action::Pass | Action::CloseWindow => guessed(pick("secrets-why-pass", "secrets-why-points-pass")),
        Action::Swap(seats) => {
            let gaps = ["a", "b"].into_iter().zip(seats);
            gaps.fold(pick("secrets-why-swap", "secrets-why-points-swap"), |reason, (gap, seat)| {
                reason.with(gap, Fact::Seat(seat))
            })
        }
        Action::Give { to } => {
            let reason = match view.stage {
                Stage::Effect { card: Character::Assassin, bullet, .. } => {
                    pick("secrets-why-bullet", "secrets-why-points-bullet")
                        .with("bullet", Fact::Number(bullet.unwrap_or_default().into()))
                }
                _ => pick("secrets-why-politician", "secrets-why-points-politician"),
            };
            reason.with("to", Fact::Seat(to))
        }
        Action::Exchange(side) => pick("secrets-why-exchange", "secrets-why-points-exchange")
            .with("to", Fact::Seat(side.of(me, players))),
        Action::Look(Place::Centre) => Reason::new("secrets-why-look-centre"),
        Action::Look(Place::Seat(seat)) if seat == me => Reason::new("secrets-why-look-own"),
        Action::Look(Place::Seat(seat)) => Reason::new("secrets-why-look-seat").with("to", Fact::Seat(seat)),
    }
}
