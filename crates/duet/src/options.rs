//! What a table chooses before the deal.

use crate::{City, LAW, Language, Refusal, Side, Supply, WordList};
use game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The most players at a table.
pub const MOST_PLAYERS: usize = 8;

/// What a table chooses before the deal. Everything has a default: two players, 9 tokens, our own English words,
/// the strict clue law.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Which seat is on which side, seat by seat (D20).
    pub sides: Vec<Side>,
    /// The tokens.
    pub challenge: Challenge,
    /// The list that the grid is drawn from.
    pub words: WordList,
    /// The words of the group's last games, longest ago first: not drawn again while others are left (D24).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub recent: Vec<String>,
    /// How the clue law is read (D19).
    pub clues: ClueOptions,
    /// Whether a side may give two clues in a row (D22).
    pub flexible_turns: bool,
}

/// How many tokens there are, and of what kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Challenge {
    /// A game outside the map: 9 tokens, or 10 or 11 to make it easier (D3).
    Tokens(u8),
    /// A mission (D15, D16).
    Mission(City),
}

/// The clue law's options (D19).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ClueOptions {
    /// Names, titles and the like may be of several words.
    pub several_words: bool,
    /// Homonyms and play on words are welcome. The referee cannot hear either: it is for the players to know when
    /// they object.
    pub word_play: bool,
    /// The version of the clue law. Tables play by the newest, [`LAW`]. In a game by an older one, read back from its
    /// record, a clue is no longer taken apart: what was accepted then stays accepted, however the law has learnt since.
    pub law: u16,
}

impl Default for ClueOptions {
    fn default() -> ClueOptions {
        ClueOptions { several_words: false, word_play: false, law: LAW }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            sides: Side::BOTH.to_vec(),
            challenge: Challenge::Tokens(9),
            words: WordList::of(Language::En),
            recent: Vec::new(),
            clues: ClueOptions::default(),
            flexible_turns: false,
        }
    }
}

impl Challenge {
    /// The tokens at the start.
    ///
    /// # Errors
    /// If no game has so many.
    pub fn supply(self) -> Result<Supply, Refusal> {
        match self {
            Challenge::Tokens(tokens @ 9..=11) => Ok(Supply::new(tokens, tokens)),
            Challenge::Tokens(_) => Err(Refusal::Tokens),
            Challenge::Mission(city) => Ok(city.mission().supply()),
        }
    }

    /// Whether this is the standard game of 9 tokens, the one that has a score (D13).
    pub fn is_standard(self) -> bool {
        self.supply() == Ok(Supply::new(9, 9))
    }
}

impl Options {
    /// The side of a seat, if the table has the seat.
    #[inline]
    pub fn side(&self, seat: Seat) -> Option<Side> {
        self.sides.get(seat.index()).copied()
    }

    /// The seats of a side.
    pub fn seats_of(&self, side: Side) -> SeatSet {
        Seat::all(self.sides.len()).filter(|seat| self.side(*seat) == Some(side)).collect()
    }

    /// Checks everything but the words, which a [`WordList`] has checked itself.
    pub(crate) fn check(&self) -> Result<(), Refusal> {
        let players = self.sides.len();
        if players > MOST_PLAYERS || Side::BOTH.iter().any(|side| !self.sides.contains(side)) {
            return Err(Refusal::Players);
        }
        if !(1..=LAW).contains(&self.clues.law) {
            return Err(Refusal::Law);
        }
        self.challenge.supply().map(|_| ())
    }
}
