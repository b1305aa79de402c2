//! The character cards.

use serde::{Deserialize, Serialize};

/// A character of the deck (S2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Character {
    /// Swaps one's own token with the centre's (S16).
    DoubleAgent,
    /// Goes to somebody else, whose token is looked at (S17).
    Politician,
    /// Swaps the tokens of two others (S15).
    Psychiatrist,
    /// Looks at one token (S20).
    Detective,
    /// Shows one's own token to all others (S18).
    Journalist,
    /// Worth most; a pair turns everything face down (S21).
    Scientist,
    /// Shows the centre and swaps it with a neighbour's token (S19).
    Diplomat,
    /// Gives a bullet away (S22).
    Assassin,
}

impl Character {
    /// All eight.
    pub const ALL: [Character; 8] = [
        Character::DoubleAgent,
        Character::Politician,
        Character::Psychiatrist,
        Character::Detective,
        Character::Journalist,
        Character::Scientist,
        Character::Diplomat,
        Character::Assassin,
    ];

    /// How many of them are in the deck (S2).
    pub const fn copies(self) -> usize {
        match self {
            Character::Psychiatrist => 2,
            Character::DoubleAgent | Character::Detective | Character::Diplomat => 3,
            Character::Politician | Character::Journalist | Character::Assassin => 4,
            Character::Scientist => 6,
        }
    }

    /// What one counts face up (S2, S26).
    pub const fn value(self) -> i8 {
        match self {
            Character::DoubleAgent => 2,
            Character::Politician | Character::Journalist => 3,
            Character::Psychiatrist => -1,
            Character::Detective => -2,
            Character::Scientist => 5,
            Character::Diplomat => 1,
            Character::Assassin => 0,
        }
    }
}

/// How many character cards there are (S2).
pub const DECK: usize = 29;

/// The deck, sorted.
pub(crate) const SORTED_DECK: [Character; DECK] = {
    let mut deck = [Character::DoubleAgent; DECK];
    let (mut card, mut kind) = (0, 0);
    while kind < Character::ALL.len() {
        let mut copy = 0;
        while copy < Character::ALL[kind].copies() {
            deck[card] = Character::ALL[kind];
            card += 1;
            copy += 1;
        }
        kind += 1;
    }
    deck
};

/// The bullets (S3).
pub const BULLETS: [i8; 4] = [0, -1, -2, -3];
