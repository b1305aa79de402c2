//! The key: what each side sees of every card.

use crate::{BySide, Card, CardSet, Side};
use game::Luck;
use serde::Serialize;
use std::fmt;

/// The colour of a card on one side's half of the key.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// An agent, to be found by the other side.
    Green,
    /// An assassin: touched by the other side it loses the game.
    Black,
    /// A bystander.
    Beige,
}

impl Colour {
    /// The three colours.
    pub const ALL: [Colour; 3] = [Colour::Green, Colour::Black, Colour::Beige];
}

/// How many cards have which colours, side A's first (D2). Everybody knows this table.
pub const PATTERN: [(Colour, Colour, u8); 9] = {
    use Colour::{Beige, Black, Green};
    [
        (Green, Green, 3),
        (Green, Black, 1),
        (Black, Green, 1),
        (Black, Black, 1),
        (Green, Beige, 5),
        (Beige, Green, 5),
        (Black, Beige, 1),
        (Beige, Black, 1),
        (Beige, Beige, 7),
    ]
};

/// How many cards are green on a side's half of the key.
pub const GREENS: usize = 9;

/// How many cards are to be found: green for one side or both.
pub const AGENTS: usize = 15;

/// Both halves of a key. It is no part of any view while the game is on: a side gets its own [`Half`].
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Key {
    green: BySide<CardSet>,
    black: BySide<CardSet>,
}

/// One side's half of the key: the colour of each card.
pub type Half = [Colour; Card::COUNT];

/// The key is the game's secret: it is not printed by accident.
impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

impl Key {
    /// Draws a key uniformly from all that fit the [`PATTERN`].
    pub fn draw(luck: &mut Luck) -> Key {
        let mut cards: [u8; Card::COUNT] = std::array::from_fn(|index| index as u8);
        luck.shuffle(&mut cards);
        let mut key = Key::blank();
        let mut drawn = cards.into_iter().filter_map(|index| Card::new(usize::from(index)));
        for (a, b, count) in PATTERN {
            for card in drawn.by_ref().take(usize::from(count)) {
                key.paint(card, a, b);
            }
        }
        key
    }

    /// The key with these two halves, if together they fit the [`PATTERN`].
    pub fn from_halves(a: &Half, b: &Half) -> Option<Key> {
        let fits = PATTERN.iter().all(|&(green, black, count)| {
            a.iter().zip(b).filter(|&(a, b)| (*a, *b) == (green, black)).count() == usize::from(count)
        });
        fits.then(|| {
            let mut key = Key::blank();
            for card in Card::all() {
                key.paint(card, a[card.index()], b[card.index()]);
            }
            key
        })
    }

    /// Beige everywhere: where drawing begins.
    pub(crate) fn blank() -> Key {
        Key { green: BySide::default(), black: BySide::default() }
    }

    pub(crate) fn paint(&mut self, card: Card, a: Colour, b: Colour) {
        for (side, colour) in [(Side::A, a), (Side::B, b)] {
            match colour {
                Colour::Green => self.green[side].insert(card),
                Colour::Black => self.black[side].insert(card),
                Colour::Beige => {}
            }
        }
    }

    /// The colour of a card for a side.
    #[inline]
    pub fn colour(&self, side: Side, card: Card) -> Colour {
        if self.green[side].contains(card) {
            Colour::Green
        } else if self.black[side].contains(card) {
            Colour::Black
        } else {
            Colour::Beige
        }
    }

    /// The cards that are green for a side.
    #[inline]
    pub fn greens(&self, side: Side) -> CardSet {
        self.green[side]
    }

    /// One side's half.
    pub fn half(&self, side: Side) -> Half {
        let mut half = [Colour::Beige; Card::COUNT];
        for card in Card::all() {
            half[card.index()] = self.colour(side, card);
        }
        half
    }
}
