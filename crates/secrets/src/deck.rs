//! The character deck.

use crate::Character;
use crate::character::DECK;
use arrayvec::ArrayVec;
use game::Luck;

const ROOM: usize = 32;

/// A deck that is drawn from the top and filled from below. There is no reshuffle: what goes under comes back in its
/// order. Each card remembers the turn it went under in, which is what can be known about its place: the cards of the
/// first shuffle are 0, and nobody knows their order; what went under later lay open before.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Deck {
    cards: [(Character, u8); ROOM],
    top: u8,
    len: u8,
}

impl Deck {
    pub(crate) fn new(order: &[Character; DECK]) -> Deck {
        let mut cards = [(Character::DoubleAgent, 0); ROOM];
        for (place, card) in cards.iter_mut().zip(order) {
            *place = (*card, 0);
        }
        Deck { cards, top: 0, len: DECK as u8 }
    }

    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    fn slot(&self, index: u8) -> usize {
        usize::from(self.top.wrapping_add(index)) % ROOM
    }

    fn get(&self, index: u8) -> (Character, u8) {
        self.cards[self.slot(index)]
    }

    /// The card on top, and the turn it went under in. Nothing if the deck is empty, which cannot happen (S29).
    pub(crate) fn draw(&mut self) -> Option<(Character, u8)> {
        if self.len == 0 {
            return None;
        }
        let card = self.get(0);
        self.top = self.top.wrapping_add(1) % ROOM as u8;
        self.len -= 1;
        Some(card)
    }

    pub(crate) fn put_under(&mut self, card: Character, turn: u8) {
        let slot = self.slot(self.len);
        self.cards[slot] = (card, turn);
        self.len += 1;
    }

    /// How many cards of the first shuffle have never been seen. They are always on top.
    pub(crate) fn unseen(&self) -> u8 {
        (0..self.len).take_while(|index| self.get(*index).1 == 0).count() as u8
    }

    /// The unseen cards, from the top.
    pub(crate) fn unseen_cards(&self) -> impl DoubleEndedIterator<Item = Character> + '_ {
        (0..self.unseen()).map(|index| self.get(index).0)
    }

    /// Shuffles the cards that went under in `turn` among themselves (S7's option); for turn 0 the unseen ones.
    pub(crate) fn shuffle_turn(&mut self, turn: u8, luck: &mut Luck) {
        let Some(first) = (0..self.len).find(|index| self.get(*index).1 == turn) else { return };
        let count = (first..self.len).take_while(|index| self.get(*index).1 == turn).count() as u8;
        for last in (1..count).rev() {
            let other = luck.below(u32::from(last) + 1) as u8;
            let (a, b) = (self.slot(first + last), self.slot(first + other));
            self.cards.swap(a, b);
        }
    }

    /// Puts the cards that went under in `turn` into an order that says nothing of the one they had.
    pub(crate) fn sort_turn(&mut self, turn: u8) {
        let cards = (0..self.len).map(|index| self.get(index)).filter(|(_, under)| *under == turn);
        let mut cards: ArrayVec<Character, ROOM> = cards.map(|(card, _)| card).collect();
        cards.sort_unstable();
        self.replace_turn(turn, cards);
    }

    /// The turns in which the cards of the deck went under, each once.
    pub(crate) fn turns(&self) -> impl Iterator<Item = u8> + use<> {
        let deck = *self;
        (0..deck.len)
            .map(move |index| deck.get(index).1)
            .scan(None, |last, turn| Some((last.replace(turn) != Some(turn)).then_some(turn)))
            .flatten()
    }

    /// Makes the cards that went under in `turn` these: for imagining another choice of the one who put them there.
    pub(crate) fn replace_turn(&mut self, turn: u8, cards: impl IntoIterator<Item = Character>) {
        let Some(first) = (0..self.len).find(|index| self.get(*index).1 == turn) else { return };
        for (index, card) in (first..self.len).zip(cards) {
            let slot = self.slot(index);
            self.cards[slot].0 = card;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::character::SORTED_DECK;
    use game::Seed;

    fn from_top(mut deck: Deck) -> Vec<Character> {
        std::iter::from_fn(|| deck.draw()).map(|(card, _)| card).collect()
    }

    /// S6, S7: what goes under comes back in its order, the extras before the card that was not kept.
    #[test]
    fn s6_what_goes_under_comes_back_in_its_order() {
        let mut deck = Deck::new(&SORTED_DECK);
        let drawn: Vec<Character> = (0..4).filter_map(|_| deck.draw()).map(|(card, _)| card).collect();
        assert_eq!(drawn, SORTED_DECK[..4]);
        for (card, turn) in [(Character::Scientist, 1), (Character::Detective, 1), (Character::Assassin, 2)] {
            deck.put_under(card, turn);
        }
        assert_eq!((deck.len(), deck.unseen()), (28, 25));
        let end = [Character::Scientist, Character::Detective, Character::Assassin];
        assert_eq!(from_top(deck), [&SORTED_DECK[4..], &end].concat());
        assert_eq!(deck.turns().collect::<Vec<_>>(), [0, 1, 2]);
    }

    /// S7: the option shuffles what went under in one turn, and nothing else.
    #[test]
    fn s7_only_what_goes_under_in_one_turn_is_shuffled() {
        let mut orders = std::collections::BTreeSet::new();
        for number in 0..50 {
            let mut deck = Deck::new(&SORTED_DECK);
            for _ in 0..5 {
                deck.draw();
            }
            deck.put_under(Character::Assassin, 1);
            for card in [Character::Scientist, Character::Detective, Character::Diplomat] {
                deck.put_under(card, 2);
            }
            deck.shuffle_turn(2, &mut Luck::new(Seed::from_number(number)));
            let order = from_top(deck);
            assert_eq!(order[..25], [&SORTED_DECK[5..], &[Character::Assassin]].concat());
            orders.insert(order[25..].to_vec());
        }
        assert_eq!(orders.len(), 6);
    }

    #[test]
    fn the_ring_goes_round() {
        let mut deck = Deck::new(&SORTED_DECK);
        let mut plain: std::collections::VecDeque<Character> = SORTED_DECK.into();
        for turn in 1..100 {
            for _ in 0..3 {
                assert_eq!(deck.draw().map(|(card, _)| card), plain.pop_front());
            }
            for index in 0..3 {
                deck.put_under(Character::ALL[(turn + index) % 8], 1);
                plain.push_back(Character::ALL[(turn + index) % 8]);
            }
        }
        assert_eq!(from_top(deck), Vec::from(plain));
    }
}
