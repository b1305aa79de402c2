//! Lists of words to draw a grid from (D24): our own, and those that groups bring.

use crate::law::fold;
use crate::{Card, Language, Word, WordError, embedded};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de, ser::SerializeStruct};
use std::{collections::HashMap, fmt, sync::Arc};

/// The fewest words of a list: one grid's.
pub const FEWEST_WORDS: usize = Card::COUNT;
/// The most words of a list.
pub const MOST_WORDS: usize = 5_000;
/// The largest text that is read as a list, in bytes.
pub const MOST_BYTES: usize = 1 << 20;

/// A list of words in one language. Cloning it is cheap.
///
/// In options and records our own lists are named with their version, `{"list":"en-1"}`: a version never changes once
/// it is out, so a record draws the same grid for ever. A group's own list is written out,
/// `{"own":{"language":"de","words":["Haus","Sonnenblume = Sonne + Blume",…]}}`.
#[derive(Clone)]
pub struct WordList(Arc<Inner>);

struct Inner {
    /// The name of one of our own lists; none for a group's.
    id: Option<&'static str>,
    language: Language,
    words: Vec<Word>,
}

/// Why a text is no list of words.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ListError {
    /// Lines that cannot stay as they are; at most the first [`ListError::LINES`].
    #[error("{}", said(.0))]
    Lines(Vec<LineError>),
    /// Not enough for a grid.
    #[error("a list needs {FEWEST_WORDS} words or more, and this one has {0}")]
    TooFew(usize),
    /// Too many words.
    #[error("a list can have {MOST_WORDS} words, and this one has more")]
    TooMany,
    /// Too large a text.
    #[error("a list can have {MOST_BYTES} bytes, and this one has {0}")]
    TooLarge(usize),
    /// None of our own lists has this name.
    #[error("there is no list \"{0}\" here; a newer Safehouse may have it")]
    Unknown(String),
}

impl ListError {
    /// How many faulty lines are told of at once.
    pub const LINES: usize = 20;
}

/// A line of a list and what is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct LineError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub problem: LineProblem,
}

/// What can be wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LineProblem {
    /// The word itself.
    #[error("{0}")]
    Word(#[from] WordError),
    /// The same word, but for case and accents, stands on an earlier line.
    #[error("\"{word}\" is already on line {first}")]
    Twice {
        /// The word.
        word: String,
        /// The earlier line.
        first: usize,
    },
}

fn said(lines: &[LineError]) -> String {
    lines.iter().map(LineError::to_string).collect::<Vec<_>>().join("\n")
}

impl WordList {
    /// The newest of our own lists in a language.
    pub fn of(language: Language) -> WordList {
        embedded::newest(language)
    }

    /// One of our own lists by its name, such as `en-1`.
    ///
    /// # Errors
    /// If there is none of this name.
    pub fn named(id: &str) -> Result<WordList, ListError> {
        embedded::named(id).ok_or_else(|| ListError::Unknown(id.into()))
    }

    /// Reads a group's own list.
    ///
    /// One word a line; after `=` may come the parts of a compound, in dictionary spelling, with `+` between them; a
    /// line that begins with `#` is a comment. Words are distinct also without case and accents. Blank lines are
    /// refused like other mistakes, those at the end aside.
    ///
    /// ```text
    /// # Words for Tuesdays
    /// Leuchtturm = leuchten + Turm
    /// Käse
    /// ```
    ///
    /// # Errors
    /// Every faulty line with its number, up to [`ListError::LINES`], or what is wrong with the whole.
    pub fn parse(language: Language, text: &str) -> Result<WordList, ListError> {
        if text.len() > MOST_BYTES {
            return Err(ListError::TooLarge(text.len()));
        }
        let text = text.strip_prefix('\u{feff}').unwrap_or(text).trim_end();
        let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line));
        WordList::collect(language, lines.filter(|(_, line)| !line.starts_with('#')))
    }

    fn collect<'a>(
        language: Language,
        lines: impl Iterator<Item = (usize, &'a str)>,
    ) -> Result<WordList, ListError> {
        let expected = lines.size_hint().0.min(MOST_WORDS);
        let mut words = Vec::with_capacity(expected);
        let mut seen = HashMap::with_capacity(expected);
        let mut faults = Vec::new();
        for (line, text) in lines {
            if words.len() == MOST_WORDS {
                return Err(ListError::TooMany);
            }
            let read = text.parse::<Word>().map_err(LineProblem::from).and_then(|word| {
                match seen.insert(fold(language, word.as_str()), line) {
                    None => Ok(word),
                    Some(first) => Err(LineProblem::Twice { word: word.as_str().into(), first }),
                }
            });
            match read {
                Ok(word) => words.push(word),
                Err(problem) if faults.len() < ListError::LINES => faults.push(LineError { line, problem }),
                Err(_) => {}
            }
        }
        if !faults.is_empty() {
            Err(ListError::Lines(faults))
        } else if words.len() < FEWEST_WORDS {
            Err(ListError::TooFew(words.len()))
        } else {
            Ok(WordList(Arc::new(Inner { id: None, language, words })))
        }
    }

    pub(crate) fn own(id: &'static str, language: Language, words: Vec<Word>) -> WordList {
        WordList(Arc::new(Inner { id: Some(id), language, words }))
    }

    /// The list's name, if it is one of ours.
    pub fn id(&self) -> Option<&'static str> {
        self.0.id
    }

    /// The language of its words.
    pub fn language(&self) -> Language {
        self.0.language
    }

    /// The words.
    pub fn words(&self) -> &[Word] {
        &self.0.words
    }

    /// The list as a text that [`WordList::parse`] reads.
    pub fn to_text(&self) -> String {
        self.words().iter().map(|word| format!("{word}\n")).collect()
    }
}

impl PartialEq for WordList {
    fn eq(&self, other: &WordList) -> bool {
        let same = |one: &Inner, other: &Inner| {
            one.id == other.id && one.language == other.language && one.words == other.words
        };
        Arc::ptr_eq(&self.0, &other.0) || same(&self.0, &other.0)
    }
}

impl Eq for WordList {}

impl fmt::Debug for WordList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "WordList({}, {} words)", self.id().unwrap_or("own"), self.words().len())
    }
}

impl Serialize for WordList {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut list = to.serialize_struct("WordList", 1)?;
        match self.id() {
            Some(id) => list.serialize_field("list", id)?,
            None => {
                let own = OwnWritten { language: self.language(), words: Texts(self.words()) };
                list.serialize_field("own", &own)?;
            }
        }
        list.end()
    }
}

#[derive(Serialize)]
struct OwnWritten<'a> {
    language: Language,
    words: Texts<'a>,
}

/// Words as their texts, one after the other: a long list is not copied to be written.
struct Texts<'a>(&'a [Word]);

impl Serialize for Texts<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        struct Text<'a>(&'a Word);
        impl Serialize for Text<'_> {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self.0)
            }
        }
        to.collect_seq(self.0.iter().map(Text))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Own {
    language: Language,
    words: Vec<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Written {
    List(String),
    Own(Own),
}

impl<'de> Deserialize<'de> for WordList {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<WordList, D::Error> {
        match Written::deserialize(from)? {
            Written::List(id) => WordList::named(&id),
            Written::Own(Own { language, words }) => {
                let bytes = words.iter().map(String::len).sum();
                if bytes > MOST_BYTES {
                    Err(ListError::TooLarge(bytes))
                } else {
                    WordList::collect(language, words.iter().enumerate().map(|(i, word)| (i + 1, &**word)))
                }
            }
        }
        .map_err(de::Error::custom)
    }
}
