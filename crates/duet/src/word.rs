//! What lies on a card: today a word.

use crate::law::Prepared;
use crate::{CLUE_BYTES, Language, MarkError, Marks};
use std::{fmt, str::FromStr, sync::OnceLock};
use unicode_normalization::UnicodeNormalization;

/// The face of a card: a word, and its parts where the list marks it as a compound (D24).
///
/// As text it is `Sonnenblume`, or `Sonnenblume = Sonne + Blume` with its parts in dictionary spelling; its [`Marks`], if
/// it has some, stand under it.
#[derive(Clone)]
pub struct Word {
    text: String,
    parts: Vec<String>,
    /// What else the list says of it.
    marks: Option<Box<Marks>>,
    /// What the clue law compares: worked out when the first clue is checked against the word.
    prepared: OnceLock<Box<Prepared>>,
}

/// What can be wrong with one word of a list.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WordError {
    /// Nothing there.
    #[error("there is no word here")]
    Blank,
    /// Longer than a word can be.
    #[error("the word is longer than {CLUE_BYTES} bytes")]
    TooLong,
    /// A character that is no letter, figure, hyphen, apostrophe, full stop or single blank.
    #[error("{0:?} cannot stand in a word")]
    Character(char),
    /// A compound needs two parts.
    #[error("after \"=\" come the parts of a compound: two or more, with \"+\" between them")]
    Parts,
    /// A mark under the word.
    #[error("{0}")]
    Mark(#[from] MarkError),
}

impl Word {
    /// A word with the parts that a list marks.
    ///
    /// # Errors
    /// What is wrong with the text or with one of the parts.
    pub fn new(text: &str, parts: &[&str]) -> Result<Word, WordError> {
        if parts.len() == 1 {
            return Err(WordError::Parts);
        }
        let parts = parts.iter().map(|part| clean(part)).collect::<Result<_, _>>()?;
        Ok(Word { text: clean(text)?, parts, marks: None, prepared: OnceLock::new() })
    }

    /// The word as it stands on the card.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The marked parts of a compound, in dictionary spelling; none if the word is not marked.
    pub fn parts(&self) -> &[String] {
        &self.parts
    }

    /// The marks under it, if its list has them.
    pub fn marks(&self) -> Option<&Marks> {
        self.marks.as_deref()
    }

    pub(crate) fn with_marks(self, marks: Marks) -> Word {
        Word { marks: Some(Box::new(marks)), prepared: OnceLock::new(), ..self }
    }

    pub(crate) fn prepared(&self, language: Language) -> &Prepared {
        self.prepared.get_or_init(|| {
            Box::new(Prepared::of_word(language, &self.text, &self.parts, self.marks.as_deref()))
        })
    }
}

fn clean(text: &str) -> Result<String, WordError> {
    let text = text.trim();
    // Most words of a long list are plain: they are composed already.
    let text: String = if text.is_ascii() { text.into() } else { text.nfc().collect() };
    if text.is_empty() {
        return Err(WordError::Blank);
    }
    if text.len() > CLUE_BYTES {
        return Err(WordError::TooLong);
    }
    let mut before = ' ';
    for c in text.chars() {
        let fits = c.is_alphanumeric()
            || matches!(c, '-' | '\'' | '’' | '.' | '·')
            || (c == ' ' && before != ' ')
            || ('\u{300}'..='\u{36f}').contains(&c) && before.is_alphabetic();
        if !fits {
            return Err(WordError::Character(c));
        }
        before = c;
    }
    if text.chars().any(char::is_alphanumeric) { Ok(text) } else { Err(WordError::Character(before)) }
}

impl FromStr for Word {
    type Err = WordError;

    fn from_str(text: &str) -> Result<Word, WordError> {
        let mut lines = text.trim().lines();
        let head = lines.next().unwrap_or_default();
        let word = match head.split_once('=') {
            None => Word::new(head, &[])?,
            Some((text, parts)) => Word::new(text, &parts.split('+').collect::<Vec<_>>())?,
        };
        let mut marks = Marks::default();
        let mut marked = false;
        for line in lines {
            marks.add(line)?;
            marked = true;
        }
        Ok(if marked { word.with_marks(marks) } else { word })
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)?;
        if !self.parts.is_empty() {
            write!(f, " = {}", self.parts.join(" + "))?;
        }
        self.marks.as_ref().map_or(Ok(()), |marks| marks.fmt(f))
    }
}

impl PartialEq for Word {
    fn eq(&self, other: &Word) -> bool {
        self.text == other.text && self.parts == other.parts && self.marks == other.marks
    }
}

impl Eq for Word {}

impl fmt::Debug for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Word({})", self.text)
    }
}
