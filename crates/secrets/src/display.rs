//! The cards that lie before a player.

use crate::Character;
use game::Seat;
use serde::Serialize;

/// The most cards a display can hold (S24).
pub const LARGEST_DISPLAY: usize = 5;

/// A card in a display, as the state knows it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Card {
    /// A character, one way up or the other.
    Character { character: Character, face_up: bool },
    /// The bullet that was drawn as the `drawn`th, by `from`, who alone knows its value (S22).
    Bullet { drawn: u8, from: Seat },
}

/// The cards before one player, in the order they came.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Display {
    cards: [Option<Card>; LARGEST_DISPLAY],
    len: u8,
}

impl Display {
    pub(crate) const EMPTY: Display = Display { cards: [None; LARGEST_DISPLAY], len: 0 };

    pub(crate) fn len(&self) -> usize {
        self.len.into()
    }

    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards[..self.len()].iter().copied().flatten()
    }

    /// Adds a card. A display above the limit cannot happen (S29); if it did, the card would be dropped rather than
    /// the table lost, and the assertion would say so where assertions are on.
    pub(crate) fn add(&mut self, card: Card) {
        debug_assert!(self.len() < LARGEST_DISPLAY, "S29: a display above the limit");
        if let Some(free) = self.cards.get_mut(usize::from(self.len)) {
            *free = Some(card);
            self.len += 1;
        }
    }

    /// How many of this character lie face up.
    pub(crate) fn face_up(&self, wanted: Character) -> usize {
        self.cards()
            .filter(
                |card| matches!(card, Card::Character { character, face_up: true } if *character == wanted),
            )
            .count()
    }

    /// A character of which two lie face up.
    pub(crate) fn pair(&self) -> Option<Character> {
        let mut once = 0_u8;
        self.cards().find_map(|card| match card {
            Card::Character { character, face_up: true } => {
                let bit = 1 << character as u8;
                let twice = once & bit != 0;
                once |= bit;
                twice.then_some(character)
            }
            _ => None,
        })
    }

    /// Turns characters face down: all of them, or all of one kind. Bullets are not characters (S21).
    pub(crate) fn turn_down(&mut self, only: Option<Character>) {
        for card in self.cards.iter_mut().flatten() {
            if let Card::Character { character, face_up } = card
                && only.is_none_or(|only| only == *character)
            {
                *face_up = false;
            }
        }
    }
}

/// A card in a display, as a viewer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CardView {
    /// A character that lies face up and counts.
    Up(Character),
    /// A character that was turned face down and counts nothing.
    Down(Character),
    /// A bullet, with its value for whoever knows it.
    Bullet {
        /// The value, if the viewer knows it.
        #[serde(skip_serializing_if = "Option::is_none")]
        value: Option<i8>,
        /// Who gave it.
        from: Seat,
    },
}
