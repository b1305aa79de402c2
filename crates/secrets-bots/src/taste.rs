//! What a player likes, in points: short-sighted, sound, and quick enough to be asked a million times.

use super::board::{BULLET, Board};
use super::minds::Mind;
use game::{Seat, SeatSet};
use secrets::{Action, Character, Place};

/// What points are worth to one player, by whose they are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taste {
    me: Seat,
    /// From −1, a point there helps the other team, to 1, it helps mine.
    liking: [f32; 8],
    /// The same for the token in the centre, wherever it may come to lie.
    centre: f32,
}

impl Taste {
    /// The taste of `me`, who thinks this of the tokens.
    pub(super) fn of(mind: &Mind, board: &Board, me: Seat) -> Taste {
        let [cia, kgb, hippie] = mind[me.index() % 8];
        let side = cia - kgb;
        let mut liking = [0.0; 8];
        let lowest = board.others(me).map(|seat| board.score(seat)).fold(f32::INFINITY, f32::min);
        for seat in board.seats() {
            let place = seat.index() % 8;
            let [their_cia, their_kgb, _] = mind[place];
            liking[place] = if seat == me {
                // Whatever my team is, I am in it; a hippie wants few points (S27).
                1.0 - 2.0 * hippie
            } else {
                // A hippie likes the points of those who could be lower.
                let below = if board.score(seat) < lowest + 3.0 { 0.6 } else { 0.2 };
                side * (their_cia - their_kgb) + hippie * below
            };
        }
        let [cia, kgb, _] = mind[board.players % mind.len()];
        Taste { me, liking, centre: side * (cia - kgb) }
    }

    /// How much I like a point more for `seat`.
    pub(super) fn liking(&self, seat: Seat) -> f32 {
        self.liking[seat.index() % 8]
    }

    /// What it is worth to me that `card` comes to lie before `seat`.
    fn put(&self, board: &Board, card: Character, seat: Seat) -> f32 {
        self.liking(seat) * board.gain(card, seat)
    }

    /// What it is worth to me that `holder` gets the card and carries it out.
    pub(super) fn worth(&self, board: &Board, card: Character, holder: Seat) -> f32 {
        let mine = holder == self.me;
        match card {
            Character::Politician if mine => {
                best(board.others(self.me).map(|seat| self.put(board, card, seat)))
            }
            // Whoever likes what I like puts it where I would.
            Character::Politician => 1.5 * self.liking(holder),
            Character::Assassin if mine => {
                self.put(board, card, holder)
                    + best(board.others(self.me).map(|seat| self.bullet(seat, BULLET)))
            }
            Character::Assassin => self.put(board, card, holder) + 0.8 * self.liking(holder),
            _ => self.put(board, card, holder),
        }
    }

    /// What a Politician is worth to me before `seat`.
    pub(super) fn politician(&self, board: &Board, seat: Seat) -> f32 {
        self.put(board, Character::Politician, seat)
    }

    /// What a bullet of this value is worth to me before `seat`.
    pub(super) fn bullet(&self, seat: Seat, value: f32) -> f32 {
        value * self.liking(seat)
    }

    /// What it is worth to me to offer `card` to `to`, who may or may not take it.
    pub(super) fn offer(&self, board: &Board, card: Character, to: Seat) -> f32 {
        (self.worth(board, card, to) + self.worth(board, card, self.me)) / 2.0
    }

    /// What it is worth to me to have the card on offer rather than leave it to `otherwise`, if it is the first of the
    /// two with this chance.
    pub(super) fn taking(&self, board: &Board, first: f32, otherwise: Seat) -> f32 {
        let gain = |card| self.worth(board, card, self.me) - self.worth(board, card, otherwise);
        first * gain(board.pair[0]) + (1.0 - first) * gain(board.pair[1])
    }

    /// What it is worth to me to intervene: else the card goes to the target or stays with who offers it.
    pub(super) fn intervening(&self, board: &Board, first: f32) -> f32 {
        let to = board.to.unwrap_or(board.active);
        (self.taking(board, first, to) + self.taking(board, first, board.active)) / 2.0
    }

    /// What it is worth to me that two others swap tokens: friends should sit where the points are.
    pub(super) fn swap(&self, board: &Board, a: Seat, b: Seat) -> f32 {
        (self.liking(b) - self.liking(a)) * (board.score(a) - board.score(b))
    }

    /// What it is worth to me that the centre's token and that of `seat` change places.
    pub(super) fn exchange(&self, board: &Board, seat: Seat) -> f32 {
        (self.centre - self.liking(seat)) * (board.score(seat) + 2.0)
    }
}

/// How little somebody knows about a place; one's own is worth most.
pub(super) fn doubt(mind: &Mind, place: Place, me: Seat, players: usize) -> f32 {
    let sure = mind[place.index(players) % mind.len()].iter().copied().fold(0.0, f32::max);
    if place == Place::Seat(me) { 2.0 * (1.0 - sure) } else { 1.0 - sure }
}

fn best(values: impl Iterator<Item = f32>) -> f32 {
    values.fold(f32::NEG_INFINITY, f32::max)
}

/// What something that may be done is worth, in points, to a player who thinks this of the tokens. `bullet` is the bullet
/// in hand, `first` how likely the first of the two open cards is the one on offer.
pub(super) fn points(
    taste: &Taste,
    mind: &Mind,
    board: &Board,
    action: &Action,
    bullet: Option<i8>,
    first: f32,
) -> f32 {
    match action {
        Action::Offer { card, to } => taste.offer(board, *card, *to),
        Action::Accept => taste.taking(board, first, board.active),
        Action::Intervene => taste.intervening(board, first),
        Action::Refuse | Action::Pass | Action::CloseWindow => 0.0,
        Action::Swap(seats) => match two(*seats) {
            Some((a, b)) => taste.swap(board, a, b),
            None => 0.0,
        },
        Action::Give { to } if board.effect == Some(Character::Assassin) => {
            taste.bullet(*to, bullet.map_or(BULLET, f32::from))
        }
        Action::Give { to } => taste.politician(board, *to),
        Action::Exchange(side) => taste.exchange(board, side.of(taste.me, board.players)),
        Action::Look(place) => doubt(mind, *place, taste.me, board.players),
    }
}

/// The two seats of a set of two.
pub(super) fn two(seats: SeatSet) -> Option<(Seat, Seat)> {
    let mut seats = seats.into_iter();
    Some((seats.next()?, seats.next()?))
}
