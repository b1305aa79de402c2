//! Why a bot did what it did.

use game::Seat;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// Why a bot did what it did: the name of a sentence and what to fill in, so that it can be said in any language. It may
/// hold what only the bot's seat knows: nobody sees it before the end of the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reason {
    /// The sentence, as the translations name it.
    pub sentence: Cow<'static, str>,
    /// What its gaps are filled with, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<(Cow<'static, str>, Fact)>,
}

/// What fills a gap in a sentence.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// How many.
    Number(i64),
    /// A share or a chance, in per cent.
    Percent(u8),
    /// A player.
    Seat(Seat),
    /// A word of the game itself, said as it is in every language: a clue, a letter, a square.
    Word(String),
    /// A thing with a name in every language, as the translations name it.
    Thing(Cow<'static, str>),
}

impl Reason {
    /// The sentence of this name, with no gap filled yet.
    pub const fn new(sentence: &'static str) -> Reason {
        Reason { sentence: Cow::Borrowed(sentence), facts: Vec::new() }
    }

    /// Fills a gap.
    #[must_use]
    pub fn with(mut self, gap: &'static str, fact: Fact) -> Reason {
        self.facts.push((Cow::Borrowed(gap), fact));
        self
    }
}
