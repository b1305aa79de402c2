//! What is allowed when.

use crate::state::{Phase, Secrets, Un};
use crate::{Action, Character, Place, Refusal, Side};
use arrayvec::ArrayVec;
use game::{Actor, Game, Seat, SeatSet};

/// An action that has been found in order, with what carrying it out needs.
pub(crate) enum Wanted {
    Offer { card: Character, to: Seat },
    Answer { by: Seat, accept: bool },
    Intervene { by: Seat, card: Character },
    Pass { by: Seat },
    CloseWindow,
    Swap { by: Seat, a: Seat, b: Seat },
    PutBefore { by: Seat, to: Seat },
    GiveBullet { by: Seat, to: Seat },
    Exchange { by: Seat, side: Side },
    Look { by: Seat, place: Place },
}

impl Secrets {
    /// Whether `by` may do this now; if not, why.
    pub(crate) fn check(&self, by: Actor, action: Action) -> Result<Wanted, Refusal> {
        if self.phase == Phase::Over {
            return Err(Refusal::Over);
        }
        let Actor::Seat(by) = by else { return self.check_clock(action) };
        self.at_table(by)?;
        if action == Action::CloseWindow {
            return Err(Refusal::Clock);
        }
        if !self.may_act().contains(by) {
            return Err(Refusal::NotYours(by.into()));
        }
        match self.phase {
            Phase::Offering { pair } => self.check_offer(by, action, pair),
            Phase::Answering { card, un, .. } => check_answer(by, action, card, un),
            Phase::Effect { card, .. } => self.check_effect(by, action, card),
            Phase::Over => Err(Refusal::Over),
        }
    }

    fn at_table(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.index() < self.players() { Ok(()) } else { Err(Refusal::NoSuchSeat(seat)) }
    }

    /// The clock can close a UN window, whether or not the holder has passed in secret: what it does must not tell
    /// (S14). Where the holder must answer it can do nothing.
    fn check_clock(&self, action: Action) -> Result<Wanted, Refusal> {
        match (action, self.phase) {
            (Action::CloseWindow, Phase::Answering { un: Un::Waiting(_) | Un::Passed(_), .. })
                if self.options.un_window.is_some() =>
            {
                Ok(Wanted::CloseWindow)
            }
            (Action::CloseWindow, _) => Err(Refusal::NoWindow),
            _ => Err(Refusal::Clock),
        }
    }

    fn check_offer(&self, by: Seat, action: Action, pair: [Character; 2]) -> Result<Wanted, Refusal> {
        let Action::Offer { card, to } = action else { return Err(Refusal::OfferFirst) };
        self.at_table(to)?;
        match () {
            _ if !pair.contains(&card) => Err(Refusal::NotTurnedUp),
            _ if to == by => Err(Refusal::OfferToSelf),
            _ => Ok(Wanted::Offer { card, to }),
        }
    }

    fn check_effect(&self, by: Seat, action: Action, card: Character) -> Result<Wanted, Refusal> {
        match (card, action) {
            (Character::Psychiatrist, Action::Swap(seats)) => {
                for seat in seats {
                    self.at_table(seat)?;
                }
                let mut two = seats.into_iter();
                match (two.next(), two.next(), two.next()) {
                    (Some(a), Some(b), None) if !seats.contains(by) => Ok(Wanted::Swap { by, a, b }),
                    _ => Err(Refusal::NotTwoOthers),
                }
            }
            (Character::Politician | Character::Assassin, Action::Give { to }) => {
                self.at_table(to)?;
                match (card, to == by) {
                    (Character::Politician, true) => Err(Refusal::PoliticianToSelf),
                    (_, true) => Err(Refusal::BulletToSelf),
                    (Character::Politician, false) => Ok(Wanted::PutBefore { by, to }),
                    (_, false) => Ok(Wanted::GiveBullet { by, to }),
                }
            }
            (Character::Diplomat, Action::Exchange(side)) => Ok(Wanted::Exchange { by, side }),
            (Character::Detective, Action::Look(place)) => {
                if let Place::Seat(seat) = place {
                    self.at_table(seat)?;
                }
                Ok(Wanted::Look { by, place })
            }
            _ => Err(Refusal::EffectFirst(card)),
        }
    }

    /// Everything that [`check`](Secrets::check) would take from `by`.
    pub(crate) fn legal_actions(&self, by: Actor) -> ArrayVec<Action, 24> {
        let mut actions = ArrayVec::new();
        let players = self.players();
        let Actor::Seat(by) = by else {
            if self.check_clock(Action::CloseWindow).is_ok() {
                actions.push(Action::CloseWindow);
            }
            return actions;
        };
        if !self.may_act().contains(by) {
            return actions;
        }
        let others = SeatSet::all(players).without(by);
        match self.phase {
            Phase::Offering { pair } => {
                for card in pair {
                    actions.extend(others.into_iter().map(|to| Action::Offer { card, to }));
                }
            }
            Phase::Answering { un: Un::Waiting(holder), .. } if holder == by => {
                actions.extend([Action::Intervene, Action::Pass]);
            }
            Phase::Answering { .. } => actions.extend([Action::Accept, Action::Refuse]),
            Phase::Effect { card: Character::Psychiatrist, .. } => {
                let mut later = others;
                for a in others {
                    later = later.without(a);
                    actions.extend(later.into_iter().map(|b| Action::Swap(SeatSet::only(a).with(b))));
                }
            }
            Phase::Effect { card: Character::Diplomat, .. } => {
                actions.extend(Side::BOTH.map(Action::Exchange))
            }
            Phase::Effect { card: Character::Detective, .. } => {
                actions.extend(Place::all(players).map(Action::Look));
            }
            Phase::Effect { .. } => actions.extend(others.into_iter().map(|to| Action::Give { to })),
            Phase::Over => {}
        }
        actions
    }
}

/// The target accepts or refuses, the UN player intervenes or passes; they are never the same (S13).
fn check_answer(by: Seat, action: Action, card: Character, un: Un) -> Result<Wanted, Refusal> {
    match (un, action) {
        (Un::Waiting(holder), Action::Intervene) if holder == by => Ok(Wanted::Intervene { by, card }),
        (Un::Waiting(holder), Action::Pass) if holder == by => Ok(Wanted::Pass { by }),
        (Un::Waiting(holder), _) if holder == by => Err(Refusal::InterveneOrPass),
        (_, Action::Accept) => Ok(Wanted::Answer { by, accept: true }),
        (_, Action::Refuse) => Ok(Wanted::Answer { by, accept: false }),
        _ => Err(Refusal::AnswerFirst),
    }
}
