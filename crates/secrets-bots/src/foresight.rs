//! What becomes of a card, one decision ahead: whoever gets it does with it what is best for them, as far as I can tell.

use super::board::Board;
use super::minds::Mind;
use super::outlook::{Future, Outlook};
use super::taste::{Taste, two};
use game::Seat;
use secrets::{Action, Character, Identity, Place, Side};

/// What I see of the table and of the tokens.
#[derive(Clone, Debug)]
pub(super) struct Foresight {
    pub(super) me: Seat,
    pub(super) board: Board,
    pub(super) mind: Mind,
    pub(super) outlook: Outlook,
    /// The bullet in my hand, if I drew one.
    pub(super) bullet: Option<i8>,
    /// How likely the first of the two open cards is the one on offer.
    pub(super) first: f32,
}

impl Foresight {
    fn taste(&self, seat: Seat) -> Taste {
        Taste::of(&self.mind, &self.board, seat)
    }

    fn best(&self, futures: impl Iterator<Item = Future>) -> f32 {
        futures.map(|future| self.outlook.chance(&future)).fold(0.0, f32::max)
    }

    /// The average of what another player may do, the better they like it the more likely.
    fn likely(&self, futures: impl Iterator<Item = (f32, Future)>) -> f32 {
        let (mut sum, mut total) = (0.0, 0.0);
        for (value, future) in futures {
            let weight = value.clamp(-20.0, 20.0).exp();
            sum += weight * self.outlook.chance(&future);
            total += weight;
        }
        sum / total.max(f32::MIN_POSITIVE)
    }

    /// My chance of winning if `holder` gets this card and carries it out.
    pub(super) fn landing(&self, card: Character, holder: Seat) -> f32 {
        let (board, players) = (&self.board, self.board.players);
        let future = Future::of(board);
        let mine = holder == self.me;
        let others = board.others(holder);
        match card {
            Character::Politician => {
                let put = |to| future.card(board, card, to);
                if mine {
                    return self.best(others.map(put));
                }
                let taste = self.taste(holder);
                self.likely(others.map(|to| (taste.politician(board, to), put(to))))
            }
            Character::Assassin => {
                let future = future.card(board, card, holder);
                if mine {
                    return self.best(others.map(|to| future.bullet(to, None)));
                }
                let taste = self.taste(holder);
                self.likely(others.map(|to| (-1.5 * taste.liking(to), future.bullet(to, None))))
            }
            Character::DoubleAgent => {
                let future = future.card(board, card, holder);
                self.outlook.chance(&future.swap(holder.into(), Place::Centre, players))
            }
            Character::Psychiatrist => {
                let future = future.card(board, card, holder);
                let pairs =
                    others.clone().flat_map(|a| others.clone().filter(move |b| *b > a).map(move |b| (a, b)));
                let swap = |(a, b): (Seat, Seat)| future.swap(a.into(), b.into(), players);
                if mine {
                    return self.best(pairs.map(swap));
                }
                let taste = self.taste(holder);
                self.likely(pairs.map(|pair| (taste.swap(board, pair.0, pair.1), swap(pair))))
            }
            Character::Diplomat => {
                let future = future.card(board, card, holder);
                let swap = |side: Side| future.swap(Place::Centre, side.of(holder, players).into(), players);
                if mine {
                    // I choose after the centre has been shown (S19).
                    let shown = Identity::ALL.map(|identity| self.outlook.only(Place::Centre, identity));
                    let best = |outlook: &Outlook| {
                        Side::BOTH.map(|side| outlook.chance(&swap(side))).into_iter().fold(0.0, f32::max)
                    };
                    return shown.iter().map(best).sum();
                }
                Side::BOTH.map(|side| self.outlook.chance(&swap(side))).into_iter().sum::<f32>() / 2.0
            }
            Character::Detective | Character::Journalist | Character::Scientist => {
                self.outlook.chance(&future.card(board, card, holder))
            }
        }
    }

    /// How likely `to` takes what is offered, which they do not see.
    pub(super) fn takes(&self, to: Seat) -> f32 {
        let gain = self.taste(to).taking(&self.board, 0.5, self.board.active);
        0.1 + 0.8 / (1.0 + (-1.5 * gain).exp())
    }

    /// The average over the two cards that may be on offer.
    fn either(&self, value: impl Fn(Character) -> f32) -> f32 {
        let [a, b] = self.board.pair;
        self.first * value(a) + (1.0 - self.first) * value(b)
    }

    /// My chance of winning if I do this now.
    pub(super) fn chance(&self, action: &Action) -> f32 {
        let (board, players) = (&self.board, self.board.players);
        let future = Future::of(board);
        let goes_on = |card| {
            let to = board.to.unwrap_or(board.active);
            let takes = self.takes(to);
            takes * self.landing(card, to) + (1.0 - takes) * self.landing(card, board.active)
        };
        match action {
            Action::Offer { card, to } => {
                let takes = self.takes(*to);
                takes * self.landing(*card, *to) + (1.0 - takes) * self.landing(*card, self.me)
            }
            Action::Accept | Action::Intervene => self.either(|card| self.landing(card, self.me)),
            Action::Refuse => self.either(|card| self.landing(card, board.active)),
            Action::Pass | Action::CloseWindow => self.either(goes_on),
            Action::Swap(seats) => match two(*seats) {
                Some((a, b)) => self.outlook.chance(&future.swap(a.into(), b.into(), players)),
                None => 0.0,
            },
            Action::Give { to } if board.effect == Some(Character::Assassin) => {
                self.outlook.chance(&future.bullet(*to, self.bullet))
            }
            Action::Give { to } => self.outlook.chance(&future.card(board, Character::Politician, *to)),
            Action::Exchange(side) => {
                let neighbour = side.of(self.me, players);
                self.outlook.chance(&future.swap(Place::Centre, neighbour.into(), players))
            }
            // Looking changes nothing on the table.
            Action::Look(_) => self.outlook.chance(&future),
        }
    }
}
