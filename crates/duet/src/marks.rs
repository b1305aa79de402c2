//! What a list says of a word beside the word: its senses, its field, its kin, and its family for the clue law.

use std::fmt;

/// The marks of a word. In a list they stand under it, one a line and indented:
///
/// ```text
/// mouse
///   senses: small furry animal with a long tail; gadget that moves the pointer on a computer
///   field: animals
///   kin: rat
///   same: mice, mousy, mousetrap
///   not: mousse, moustache
/// ```
///
/// Each is kept as it was written: there are tens of thousands of words in them, and few are ever asked for.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Marks {
    lines: [Box<str>; Marks::NAMES.len()],
}

/// What can be wrong with a mark.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MarkError {
    /// An indented line that is no mark.
    #[error(
        "\"{0}\" is no mark of a word: there are senses, field, kin, same and not, each with a colon after it"
    )]
    Unknown(String),
    /// A mark that says nothing.
    #[error("after \"{0}:\" there is nothing")]
    Empty(&'static str),
    /// The same mark again.
    #[error("\"{0}\" stands here a second time for the same word")]
    Twice(&'static str),
    /// A mark before any word.
    #[error("a mark belongs under a word, and there is none above it")]
    NoWord,
    /// A word of a marked list without a mark that each needs.
    #[error("\"{word}\" has no \"{mark}\", and in a list with marks each word needs it")]
    Missing {
        /// The word.
        word: String,
        /// The mark.
        mark: &'static str,
    },
    /// Kin that the list does not have.
    #[error("\"{kin}\" is named as kin and is no other word of this list")]
    Kin {
        /// What is named.
        kin: String,
    },
    /// A card of a marked list with more than one word.
    #[error("\"{0}\" is more than one word")]
    TwoWords(String),
    /// A word that is said to be the same and not the same.
    #[error("\"{0}\" stands under \"same\" and under \"not\"")]
    Both(String),
}

const SENSES: usize = 0;
const FIELD: usize = 1;
const KIN: usize = 2;
const SAME: usize = 3;
const NOT: usize = 4;

impl Marks {
    /// The names of the marks, in the order in which they are written.
    pub const NAMES: [&'static str; 5] = ["senses", "field", "kin", "same", "not"];

    /// The marks that every word of a marked list has.
    const NEEDED: [usize; 3] = [SENSES, FIELD, SAME];

    /// Adds the mark of an indented line.
    pub(crate) fn add(&mut self, line: &str) -> Result<(), MarkError> {
        let unknown = || MarkError::Unknown(line.trim().chars().take(40).collect());
        let (name, text) = line.split_once(':').ok_or_else(unknown)?;
        let mark = Marks::NAMES.iter().position(|known| *known == name.trim()).ok_or_else(unknown)?;
        let text = text.trim();
        if text.is_empty() {
            return Err(MarkError::Empty(Marks::NAMES[mark]));
        }
        if !self.lines[mark].is_empty() {
            return Err(MarkError::Twice(Marks::NAMES[mark]));
        }
        self.lines[mark] = text.into();
        Ok(())
    }

    /// The first mark that every word needs and this one lacks.
    pub(crate) fn missing(&self) -> Option<&'static str> {
        let missing = Marks::NEEDED.into_iter().find(|mark| self.lines[*mark].is_empty());
        missing.map(|mark| Marks::NAMES[mark])
    }

    /// The everyday senses, a few words each.
    pub fn senses(&self) -> impl Iterator<Item = &str> {
        pieces(&self.lines[SENSES], ';')
    }

    /// What the word belongs to, such as animals: a grid has few of one field.
    pub fn field(&self) -> &str {
        &self.lines[FIELD]
    }

    /// Words that do not lie on one grid with it.
    pub fn kin(&self) -> impl Iterator<Item = &str> {
        pieces(&self.lines[KIN], ',')
    }

    /// What counts as the same word for the clue law.
    pub fn same(&self) -> impl Iterator<Item = &str> {
        pieces(&self.lines[SAME], ',')
    }

    /// What looks like it and does not count.
    pub fn look_alikes(&self) -> impl Iterator<Item = &str> {
        pieces(&self.lines[NOT], ',')
    }
}

fn pieces(line: &str, between: char) -> impl Iterator<Item = &str> {
    line.split(between).map(str::trim).filter(|piece| !piece.is_empty())
}

/// The lines under a word, as a list has them.
impl fmt::Display for Marks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut written = Marks::NAMES.iter().zip(&self.lines).filter(|(_, line)| !line.is_empty());
        written.try_for_each(|(name, line)| write!(f, "\n  {name}: {line}"))
    }
}
