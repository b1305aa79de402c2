//! A game played to its end in an imagined world, everybody going by their taste.

use super::board::Board;
use super::minds::Minds;
use super::outlook::logistic;
use super::taste::{Taste, doubt};
use game::{Audience, EventSink, Game, Luck, Seat, SeatSet};
use secrets::{Action, Character, Event, Identity, Place, Secrets, Side};

/// How many points a whim is worth at most: nobody weighs to the point.
const WHIM: f32 = 1.0;

/// A world, and what everybody in it sees and thinks.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    pub(super) world: Secrets,
    pub(super) ears: Ears,
}

/// What is heard while a game is played out.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ears {
    pub(super) minds: Minds,
    pub(super) board: Board,
    /// The bullet that was drawn last.
    pub(super) bullet: i8,
}

impl EventSink<Event> for Ears {
    fn tell(&mut self, to: Audience, event: Event) {
        match to {
            Audience::Everyone => {
                self.board.hear(&event);
                self.minds.hear(std::iter::empty(), &event);
            }
            Audience::Only(seats) => {
                if let Event::BulletSeen { value } = event {
                    self.bullet = value;
                }
                self.minds.hear(seats.into_iter(), &event);
            }
        }
    }
}

/// How a game that was played out ended for one seat.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Ending {
    /// Whether it won.
    pub(super) won: bool,
    /// How clearly, from 0, far from it, to 1: of two games that are both lost one may have been nearly won, and so fewer
    /// games tell which choice is better.
    pub(super) clearly: f32,
}

impl Scene {
    /// Does this, then plays to the end: how it ends for `me`.
    pub(super) fn play_out(mut self, me: Seat, action: &Action, luck: &mut Luck) -> Ending {
        if self.world.play(me.into(), action, luck, &mut self.ears).is_err() {
            return Ending::default();
        }
        while let Some(seat) = self.world.may_act().first() {
            let action = self.ears.habit(seat, luck);
            if self.world.play(seat.into(), &action, luck, &mut self.ears).is_err() {
                return Ending::default();
            }
        }
        let won = self.world.outcome().is_some_and(|outcome| outcome.winners.contains(me));
        Ending { won, clearly: self.clearly(me) }
    }

    fn clearly(&self, me: Seat) -> f32 {
        let (board, tokens) = (&self.ears.board, self.world.tokens());
        let mine = tokens.get(me.index()).copied().unwrap_or(Identity::Hippie);
        let lowest = |seat: Seat| {
            let others = board.others(seat).map(|other| board.score(other)).fold(f32::INFINITY, f32::min);
            logistic((others - board.score(seat) - 0.5) / 1.5)
        };
        if mine == Identity::Hippie {
            return lowest(me);
        }
        let (mut lead, mut no_hippie) = (0.0, 1.0);
        for (seat, token) in board.seats().zip(tokens) {
            match token {
                Identity::Hippie => no_hippie *= 1.0 - lowest(seat),
                token if *token == mine => lead += board.score(seat),
                _ => lead -= board.score(seat),
            }
        }
        no_hippie * logistic(lead / 3.0)
    }
}

impl Ears {
    /// What a player who goes by their taste, and sometimes a whim, does now.
    fn habit(&self, seat: Seat, luck: &mut Luck) -> Action {
        let (board, mind) = (&self.board, self.minds.of(seat));
        let taste = Taste::of(mind, board, seat);
        let whim = |luck: &mut Luck| WHIM * luck.below(1 << 16) as f32 / 65536.0;
        let mut best = Best { value: f32::NEG_INFINITY, action: Action::Refuse };
        match (board.effect, board.to) {
            (None, None) => {
                for card in board.pair {
                    let left = taste.worth(board, card, seat);
                    for to in board.others(seat) {
                        let value = (taste.worth(board, card, to) + left) / 2.0;
                        best.try_one(value + whim(luck), Action::Offer { card, to });
                    }
                }
            }
            (None, Some(to)) if to == seat => {
                let gain = taste.taking(board, 0.5, board.active);
                best.action = if gain + whim(luck) > WHIM / 2.0 { Action::Accept } else { Action::Refuse };
            }
            (None, Some(_)) => {
                let gain = taste.intervening(board, 0.5);
                best.action = if gain + whim(luck) > WHIM / 2.0 { Action::Intervene } else { Action::Pass };
            }
            (Some(Character::Psychiatrist), _) => {
                for a in board.others(seat) {
                    for b in board.others(seat).filter(|b| *b > a) {
                        let value = taste.swap(board, a, b) + whim(luck);
                        best.try_one(value, Action::Swap(SeatSet::only(a).with(b)));
                    }
                }
            }
            (Some(Character::Diplomat), _) => {
                for side in Side::BOTH {
                    let value = taste.exchange(board, side.of(seat, board.players));
                    best.try_one(value + whim(luck), Action::Exchange(side));
                }
            }
            (Some(Character::Detective), _) => {
                for place in Place::all(board.players) {
                    best.try_one(doubt(mind, place, seat, board.players), Action::Look(place));
                }
            }
            (Some(Character::Assassin), _) => {
                for to in board.others(seat) {
                    best.try_one(taste.bullet(to, self.bullet.into()) + whim(luck), Action::Give { to });
                }
            }
            (Some(_), _) => {
                for to in board.others(seat) {
                    best.try_one(taste.politician(board, to) + whim(luck), Action::Give { to });
                }
            }
        }
        best.action
    }
}

/// The best so far.
struct Best {
    value: f32,
    action: Action,
}

impl Best {
    fn try_one(&mut self, value: f32, action: Action) {
        if value > self.value {
            *self = Best { value, action };
        }
    }
}
