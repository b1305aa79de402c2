//! How likely I am to win, judged from what lies on the table and every way the tokens may lie.

use super::board::{BULLET, Board};
use game::Seat;
use secrets::{Belief, Character, Identity, PLACES, Place};
use std::collections::BTreeMap;

/// What may become of the table by one card: points here and there, tokens that change places, and how near the end is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Future {
    scores: [f32; 8],
    rooms: [u8; 8],
    swap: Option<[usize; 2]>,
}

impl Future {
    /// The table as it is.
    pub(super) fn of(board: &Board) -> Future {
        let mut future = Future { scores: [0.0; 8], rooms: [u8::MAX; 8], swap: None };
        for seat in board.seats() {
            future.scores[seat.index() % 8] = board.score(seat);
            future.rooms[seat.index() % 8] = board.room(seat);
        }
        future
    }

    fn add(mut self, points: f32, seat: Seat) -> Future {
        let place = seat.index() % 8;
        self.scores[place] += points;
        self.rooms[place] = self.rooms[place].saturating_sub(1);
        self
    }

    /// With this card before `seat`.
    pub(super) fn card(self, board: &Board, card: Character, seat: Seat) -> Future {
        self.add(board.gain(card, seat), seat)
    }

    /// With a bullet before `seat`; who has not seen its value reckons with the average.
    pub(super) fn bullet(self, seat: Seat, value: Option<i8>) -> Future {
        self.add(value.map_or(BULLET, f32::from), seat)
    }

    /// With the tokens of two places swapped.
    pub(super) fn swap(mut self, a: Place, b: Place, players: usize) -> Future {
        self.swap = Some([a, b].map(|place| place.index(players) % PLACES));
        self
    }
}

/// Every way the tokens may lie, with its chance, as one seat knows it.
#[derive(Clone, Debug)]
pub(super) struct Outlook {
    me: usize,
    players: usize,
    ways: Vec<([Identity; PLACES], f32)>,
}

impl Outlook {
    /// By the exact belief: all that is known, and nothing that is guessed.
    pub(super) fn new(me: Seat, belief: &Belief, players: usize) -> Outlook {
        let total: f32 = belief.ways().map(|(_, ways)| ways as f32).sum();
        let ways = belief.ways().map(|(tokens, ways)| (all(tokens), ways as f32 / total.max(1.0))).collect();
        Outlook { me: me.index() % 8, players, ways }
    }

    /// By worlds that are believed as much as they weigh; the weights add up to 1.
    pub(super) fn of_worlds<'a>(
        me: Seat,
        players: usize,
        worlds: impl Iterator<Item = (&'a [Identity], f32)>,
    ) -> Outlook {
        let mut ways = BTreeMap::new();
        for (tokens, weight) in worlds {
            *ways.entry(all(tokens)).or_default() += weight;
        }
        Outlook { me: me.index() % 8, players, ways: ways.into_iter().collect() }
    }

    /// The same, if the token at this place is known to be this one: not made more likely, so that the parts add up.
    pub(super) fn only(&self, place: Place, identity: Identity) -> Outlook {
        let place = place.index(self.players);
        let fits = |(tokens, _): &&([Identity; PLACES], f32)| tokens.get(place) == Some(&identity);
        Outlook { ways: self.ways.iter().filter(fits).copied().collect(), ..*self }
    }

    /// How likely I am to win in this future.
    pub(super) fn chance(&self, future: &Future) -> f32 {
        let scores = &future.scores[..self.players];
        let room = future.rooms.iter().copied().min().unwrap_or_default();
        // How many turns are still to come, from many games: so far can points still move.
        let turns = f32::from(room) * (1.0 + 0.25 * self.players as f32);
        let (team, alone) =
            (0.6 + 2.0 * turns.sqrt(), 0.4 + 1.6 * (turns * 2.0 / self.players as f32).sqrt());
        let hesitant = (turns / 3.0).min(1.0);
        let lows: [f32; 8] = std::array::from_fn(|seat| {
            let others = scores.iter().enumerate().filter(|(other, _)| *other != seat);
            let lowest = others.map(|(_, score)| *score).fold(f32::INFINITY, f32::min);
            scores
                .get(seat)
                .map_or(0.0, |score| logistic(1.7 * (lowest - score - 0.5) / alone - 0.9 * hesitant))
        });
        self.ways
            .iter()
            .map(|(tokens, chance)| {
                let token = |place: usize| match future.swap {
                    Some([a, b]) if place == a => tokens.get(b),
                    Some([a, b]) if place == b => tokens.get(a),
                    _ => tokens.get(place),
                };
                let mine = token(self.me).copied().unwrap_or(Identity::Hippie);
                let (mut lead, mut no_hippie) = (0.0, 1.0);
                for (seat, score) in scores.iter().enumerate() {
                    match token(seat) {
                        Some(Identity::Hippie) if seat != self.me => no_hippie *= 1.0 - lows[seat],
                        Some(Identity::Hippie) | None => {}
                        Some(team) if *team == mine => lead += score,
                        Some(_) => lead -= score,
                    }
                }
                let win = if mine == Identity::Hippie { lows[self.me] } else { logistic(1.7 * lead / team) };
                chance * no_hippie * win
            })
            .sum()
    }
}

/// The tokens of a table, with room for the largest.
fn all(tokens: &[Identity]) -> [Identity; PLACES] {
    let mut all = [Identity::Hippie; PLACES];
    all.iter_mut().zip(tokens).for_each(|(place, token)| *place = *token);
    all
}

/// From 0 to 1, a half at 0.
pub(super) fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
