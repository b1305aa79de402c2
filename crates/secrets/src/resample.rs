//! Drawing another truth that a viewer cannot tell from the true one.

use crate::notes::{Note, opening};
use crate::state::{Phase, Secrets, Un};
use crate::{Identity, PLACES, Side};
use arrayvec::ArrayVec;
use game::{Luck, Seat, SeatSet, Viewer};

/// Where each token lay at first, by where it lies now.
type Origins = [usize; PLACES];

impl Secrets {
    pub(crate) fn resampled(&self, viewer: Viewer, luck: &mut Luck) -> Secrets {
        if viewer == Viewer::Omniscient {
            return self.clone();
        }
        let mut other = self.clone();
        other.resample_tokens(viewer, luck);
        other.resample_bullets(viewer, luck);
        other.resample_offer(viewer, luck);
        other.resample_deck(luck);
        other.resample_seals(viewer, luck);
        other
    }

    /// Each way the other Diplomats may have chosen says where the tokens that the viewer saw lay at first. What is left
    /// open is any order of the remaining tokens, so a way counts as often as those have orders.
    fn resample_tokens(&mut self, viewer: Viewer, luck: &mut Luck) {
        let exchanges: ArrayVec<(Seat, Side), 4> = self
            .notes
            .iter()
            .filter_map(|(note, _)| if let Note::Exchange(by, side) = note { Some((by, side)) } else { None })
            .collect();
        let own = |number: usize| viewer == Viewer::Seat(exchanges[number].0);
        let sides_of = |mask: u32| -> ArrayVec<Side, 4> {
            let side = |number| {
                if own(number) { exchanges[number].1 } else { Side::BOTH[(mask >> number & 1) as usize] }
            };
            (0..exchanges.len()).map(side).collect()
        };
        // A bit for each exchange; those that the viewer made are not varied.
        let ways = (0..1_u32 << exchanges.len())
            .filter(|mask| (0..exchanges.len()).all(|number| !own(number) || mask >> number & 1 == 0));
        let total: u32 =
            ways.clone().filter_map(|mask| Some(self.fixed(viewer, &sides_of(mask))?.orders)).sum();
        let mut pick = luck.below(total);
        for mask in ways {
            let sides = sides_of(mask);
            let Some(fixed) = self.fixed(viewer, &sides) else { continue };
            if pick < fixed.orders {
                self.deal.tokens = fixed.fill(self.players(), luck, self.deal.tokens);
                self.retell(&sides);
                return;
            }
            pick -= fixed.orders;
        }
    }

    /// What the viewer's sightings say about the deal, if the exchanges went to these sides.
    fn fixed(&self, viewer: Viewer, sides: &[Side]) -> Option<Fixed> {
        let players = self.players();
        let truth: Origins = std::array::from_fn(|place| place);
        let mut imagined = truth;
        let mut true_origins = truth;
        let mut fixed = Fixed { tokens: [None; PLACES], orders: 0 };
        for place in opening(viewer, players) {
            let place = place.index(players) % PLACES;
            fixed.require(place, self.deal.tokens[place])?;
        }
        let mut number = 0;
        for (note, _) in self.notes.iter() {
            match note {
                Note::Swap(a, b) => {
                    let (a, b) = (a.index(players) % PLACES, b.index(players) % PLACES);
                    imagined.swap(a, b);
                    true_origins.swap(a, b);
                }
                Note::Exchange(by, side) => {
                    imagined.swap(players, sides[number].of(by, players).index());
                    true_origins.swap(players, side.of(by, players).index());
                    number += 1;
                }
                Note::Look(seats, place) if sees(viewer, seats, players) => {
                    let place = place.index(players) % PLACES;
                    fixed.require(imagined[place], self.deal.tokens[true_origins[place]])?;
                }
                Note::Look(..) => {}
            }
        }
        if self.phase == Phase::Over {
            for (origin, token) in imagined.into_iter().zip(self.tokens()) {
                fixed.require(origin, *token)?;
            }
        }
        fixed.count(players)?;
        Some(fixed)
    }

    /// The bullets whose values the viewer does not know change places among themselves (S22).
    fn resample_bullets(&mut self, viewer: Viewer, luck: &mut Luck) {
        let mut known = [false; 4];
        for display in &self.displays {
            for card in display.cards() {
                if let crate::display::Card::Bullet { drawn, from } = card {
                    known[usize::from(drawn) % 4] |=
                        viewer == Viewer::Seat(from) || self.phase == Phase::Over;
                }
            }
        }
        if let Phase::Effect { by, card: crate::Character::Assassin } = self.phase
            && viewer == Viewer::Seat(by)
        {
            known[usize::from(self.bullets_drawn.saturating_sub(1)) % 4] = true;
        }
        let unknown: ArrayVec<usize, 4> = (0..4).filter(|index| !known[*index]).collect();
        let mut values: ArrayVec<i8, 4> = unknown.iter().map(|index| self.deal.bullets[*index]).collect();
        // As for the deck: the true order must not show through the numbers drawn.
        values.sort_unstable();
        luck.shuffle(&mut values);
        for (index, value) in unknown.into_iter().zip(values) {
            self.deal.bullets[index] = value;
        }
    }

    /// Everybody but the one who offers imagines either of the two cards on offer (S7, S8).
    fn resample_offer(&mut self, viewer: Viewer, luck: &mut Luck) {
        let Phase::Answering { pair, card, .. } = &mut self.phase else { return };
        if viewer == Viewer::Seat(self.active) {
            return;
        }
        let kept = luck.below(2) as usize;
        *card = pair[kept];
        let under = std::iter::repeat_n(pair[0], self.extras.into()).chain([pair[1 - kept]]);
        self.deck.replace_turn(self.turn, under);
    }

    /// Nobody knows the order of the unseen cards, nor, where it is shuffled, of what went under in one turn. They are
    /// sorted first: whoever knows the numbers that are drawn here could else work out the true order.
    fn resample_deck(&mut self, luck: &mut Luck) {
        for turn in self.deck.turns() {
            if turn == 0 || self.options.shuffle_under {
                self.deck.sort_turn(turn);
                self.deck.shuffle_turn(turn, luck);
            }
        }
        let order = self.deal.deck.iter_mut().rev();
        for (place, card) in order.zip(self.deck.unseen_cards().rev()) {
            *place = card;
        }
    }

    /// While the UN window is open nobody knows what the others have answered, or whether they have (S14).
    fn resample_seals(&mut self, viewer: Viewer, luck: &mut Luck) {
        let Phase::Answering { to, un, answer, .. } = &mut self.phase else { return };
        let (Un::Waiting(holder) | Un::Passed(holder)) = *un else { return };
        let possible = [
            (Un::Waiting(holder), None),
            (Un::Passed(holder), None),
            (Un::Waiting(holder), Some(true)),
            (Un::Waiting(holder), Some(false)),
        ];
        let fits: ArrayVec<_, 4> = possible
            .into_iter()
            .filter(|(other_un, other_answer)| {
                (viewer != Viewer::Seat(holder) || other_un == un)
                    && (viewer != Viewer::Seat(*to) || other_answer == answer)
            })
            .collect();
        if let Some((other_un, other_answer)) = luck.pick(&fits) {
            (*un, *answer) = (*other_un, *other_answer);
        }
    }
}

/// Tokens whose place in the deal a viewer knows, under one assumption about the Diplomats.
struct Fixed {
    tokens: [Option<Identity>; PLACES],
    /// How many deals have these tokens in these places.
    orders: u32,
}

impl Fixed {
    /// Nothing if another token is already required there.
    fn require(&mut self, place: usize, identity: Identity) -> Option<()> {
        let place = self.tokens.get_mut(place)?;
        (*place.get_or_insert(identity) == identity).then_some(())
    }

    fn left(&self, players: usize) -> Option<[usize; 3]> {
        let mut left = Identity::ALL.map(|identity| identity.tokens(players));
        for identity in self.tokens.iter().flatten() {
            let count = &mut left[*identity as usize];
            *count = count.checked_sub(1)?;
        }
        Some(left)
    }

    /// Counts the orders of the tokens that are left: a multinomial.
    fn count(&mut self, players: usize) -> Option<()> {
        let [cia, kgb, hippie] = self.left(players)?;
        let choose = |n: usize, k: usize| (0..k).fold(1, |ways, i| ways * (n - i) / (i + 1));
        self.orders = (choose(cia + kgb + hippie, hippie) * choose(cia + kgb, kgb)) as u32;
        Some(())
    }

    /// A deal with these tokens fixed and the others in random order.
    fn fill(&self, players: usize, luck: &mut Luck, unused: [Identity; PLACES]) -> [Identity; PLACES] {
        let left = self.left(players).unwrap_or_default();
        let mut rest: ArrayVec<Identity, PLACES> = Identity::ALL
            .into_iter()
            .flat_map(|identity| std::iter::repeat_n(identity, left[identity as usize]))
            .collect();
        luck.shuffle(&mut rest);
        let mut tokens = unused;
        for (token, fixed) in tokens.iter_mut().zip(self.tokens).take(players + 1) {
            *token = fixed.or_else(|| rest.pop()).unwrap_or(*token);
        }
        tokens
    }
}

/// Whether a viewer sees what these seats see: the public only what everybody does.
fn sees(viewer: Viewer, seats: SeatSet, players: usize) -> bool {
    match viewer {
        Viewer::Seat(seat) => seats.contains(seat),
        Viewer::Public => seats == SeatSet::all(players),
        Viewer::Omniscient => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Character::{self, Detective, Scientist};
    use crate::Options;
    use game::{Game, NoEvents, Seed};

    /// S7: where what goes under is shuffled nobody knows its order, and where it is not everybody does.
    #[test]
    fn s7_the_order_under_the_deck_is_imagined_where_it_was_shuffled() {
        for (shuffle_under, orders) in [(true, 2), (false, 1)] {
            let options = Options { shuffle_under, ..Options::new(4) };
            let mut game = Secrets::deal(&options, &mut Seed::from_number(1).deal(), &mut NoEvents).unwrap();
            game.deck.put_under(Scientist, 2);
            game.deck.put_under(Detective, 2);
            game.turn = 3;
            let luck = &mut Luck::new(Seed::from_number(1));
            let ends = (0..50).map(|_| {
                let mut deck = game.resample(Viewer::Public, luck).deck;
                let order: Vec<Character> =
                    std::iter::from_fn(|| deck.draw()).map(|(card, _)| card).collect();
                [order[order.len() - 2], order[order.len() - 1]]
            });
            assert_eq!(ends.collect::<std::collections::BTreeSet<_>>().len(), orders);
        }
    }
}
