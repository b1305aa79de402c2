//! Lists of words to draw a grid from (D24): our own, and those that groups bring.

use crate::law::fold;
use crate::{Card, Language, MarkError, Marks, Word, WordError, embedded};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de, ser::SerializeStruct};
use std::{
    collections::{HashMap, HashSet},
    fmt,
    sync::Arc,
};

/// The fewest words of a list: one grid's.
pub const FEWEST_WORDS: usize = Card::COUNT;
/// The most words of a list.
pub const MOST_WORDS: usize = 5_000;
/// The largest text that is read as a list, in bytes.
pub const MOST_BYTES: usize = 1 << 20;

/// A list of words in one language. Cloning it is cheap.
///
/// In options and records our own lists are named with their version, `{"list":"en-2"}`: a version never changes once
/// it is out, so a record draws the same grid for ever. A group's own list is written out,
/// `{"own":{"language":"de","words":["Haus","Sonnenblume = Sonne + Blume",…]}}`.
#[derive(Clone)]
pub struct WordList(Arc<Inner>);

struct Inner {
    /// The name of one of our own lists; none for a group's.
    id: Option<&'static str>,
    language: Language,
    words: Vec<Word>,
    /// For each word those that do not lie on one grid with it, and the number of its field.
    bonds: Vec<Bonds>,
}

/// What keeps words of a marked list apart.
#[derive(Clone, Debug, Default)]
pub(crate) struct Bonds {
    /// The places of its kin in the list, both ways.
    pub(crate) kin: Vec<u16>,
    /// The number of its field; none in a list without marks.
    pub(crate) field: Option<u16>,
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

impl From<LineError> for ListError {
    fn from(error: LineError) -> ListError {
        ListError::Lines(vec![error])
    }
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
    /// A mark.
    #[error("{0}")]
    Mark(#[from] MarkError),
}

/// A word of a text with the marks under it, each with its line.
struct Block<'a> {
    line: usize,
    word: &'a str,
    marks: Vec<(usize, &'a str)>,
}

fn said(lines: &[LineError]) -> String {
    lines.iter().map(LineError::to_string).collect::<Vec<_>>().join("\n")
}

impl WordList {
    /// The newest of our own lists in a language.
    pub fn of(language: Language) -> WordList {
        embedded::newest(language)
    }

    /// Our picture-book words in a language: concrete things that a child can draw, for children and learners (D24).
    pub fn picture_book(language: Language) -> WordList {
        embedded::picture_book(language)
    }

    /// One of our own lists by its name, such as `en-2`.
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
    /// A list can also have [`Marks`](crate::Marks): indented lines under its words. Then every word is one word and has
    /// its senses, its field and its family, kin are words of the list, and blank lines may stand between the words.
    ///
    /// # Errors
    /// Every faulty line with its number, up to [`ListError::LINES`], or what is wrong with the whole.
    pub fn parse(language: Language, text: &str) -> Result<WordList, ListError> {
        if text.len() > MOST_BYTES {
            return Err(ListError::TooLarge(text.len()));
        }
        WordList::collect(language, None, blocks(text)?)
    }

    /// Reads one of our own lists, which may be longer than what a group can bring.
    pub(crate) fn own_marked(
        id: &'static str,
        language: Language,
        text: &str,
    ) -> Result<WordList, ListError> {
        WordList::collect(language, Some(id), blocks(text)?)
    }

    fn collect(
        language: Language,
        id: Option<&'static str>,
        blocks: Vec<Block<'_>>,
    ) -> Result<WordList, ListError> {
        let marked = blocks.iter().any(|block| !block.marks.is_empty());
        let expected = blocks.len().min(MOST_WORDS);
        let mut words: Vec<(usize, Word)> = Vec::with_capacity(expected);
        let mut seen: HashMap<String, usize> = HashMap::with_capacity(expected);
        let mut faults = Vec::new();
        for block in blocks {
            if words.len() == MOST_WORDS {
                return Err(ListError::TooMany);
            }
            let line = block.line;
            let read =
                block.read(marked).and_then(|word| match seen.insert(fold(language, word.as_str()), line) {
                    None => Ok(word),
                    Some(first) => Err(LineError {
                        line,
                        problem: LineProblem::Twice { word: word.as_str().into(), first },
                    }),
                });
            match read {
                Ok(word) => words.push((line, word)),
                Err(fault) if faults.len() < ListError::LINES => faults.push(fault),
                Err(_) => {}
            }
        }
        let bonds = bonds(language, &words, &mut faults);
        if !faults.is_empty() {
            Err(ListError::Lines(faults))
        } else if words.len() < FEWEST_WORDS {
            Err(ListError::TooFew(words.len()))
        } else {
            let words = words.into_iter().map(|(_, word)| word).collect();
            Ok(WordList(Arc::new(Inner { id, language, words, bonds })))
        }
    }

    pub(crate) fn own(id: &'static str, language: Language, words: Vec<Word>) -> WordList {
        let bonds = vec![Bonds::default(); words.len()];
        WordList(Arc::new(Inner { id: Some(id), language, words, bonds }))
    }

    /// What keeps a word apart from others; nothing in a list without marks.
    pub(crate) fn bonds(&self, word: u16) -> &Bonds {
        &self.0.bonds[usize::from(word)]
    }

    /// Whether its words have marks.
    pub fn is_marked(&self) -> bool {
        self.words().iter().any(|word| word.marks().is_some())
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

impl Block<'_> {
    fn read(&self, marked: bool) -> Result<Word, LineError> {
        let at = |line: usize, problem: LineProblem| LineError { line, problem };
        let word: Word = self.word.parse().map_err(|error: WordError| at(self.line, error.into()))?;
        if !marked {
            return Ok(word);
        }
        if word.as_str().contains(char::is_whitespace) {
            return Err(at(self.line, MarkError::TwoWords(word.as_str().into()).into()));
        }
        let mut marks = Marks::default();
        for (line, mark) in &self.marks {
            marks.add(mark).map_err(|error| at(*line, error.into()))?;
        }
        if let Some(mark) = marks.missing() {
            return Err(at(self.line, MarkError::Missing { word: word.as_str().into(), mark }.into()));
        }
        let same: HashSet<String> = marks.same().map(str::to_lowercase).collect();
        if let Some(both) = marks.look_alikes().find(|other| same.contains(&other.to_lowercase())) {
            return Err(at(self.line, MarkError::Both(both.to_owned()).into()));
        }
        Ok(word.with_marks(marks))
    }
}

/// The words of a text with their marks. In a list without marks every line is a word, blank ones too, so that they are
/// refused; in one with marks blank lines stand between the words.
fn blocks(text: &str) -> Result<Vec<Block<'_>>, ListError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text).trim_end();
    let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line));
    let lines: Vec<(usize, &str)> = lines.filter(|(_, line)| !line.starts_with('#')).collect();
    let is_mark = |line: &str| line.starts_with([' ', '\t']) && line.contains(':');
    let marked = lines.iter().any(|(_, line)| is_mark(line));
    let mut blocks: Vec<Block<'_>> = Vec::new();
    for (line, text) in lines {
        if marked && text.trim().is_empty() {
            continue;
        }
        if marked && text.starts_with([' ', '\t']) {
            let Some(block) = blocks.last_mut() else {
                return Err(LineError { line, problem: MarkError::NoWord.into() }.into());
            };
            block.marks.push((line, text));
        } else {
            blocks.push(Block { line, word: text, marks: Vec::new() });
        }
    }
    Ok(blocks)
}

/// The words of a list that is written out in options: each a text of one line, or of several with its marks. They are
/// numbered one by one.
fn written_blocks(words: &[String]) -> Vec<Block<'_>> {
    let blocks = words.iter().enumerate().map(|(index, text)| match text.trim_end().split_once('\n') {
        None => Block { line: index + 1, word: text, marks: Vec::new() },
        Some((word, marks)) => {
            let marks = marks.lines().map(|mark| (index + 1, mark)).collect();
            Block { line: index + 1, word, marks }
        }
    });
    blocks.collect()
}

/// Who is kin to whom, and the fields by number. Kin that the list lacks is a fault of the word's line.
fn bonds(language: Language, words: &[(usize, Word)], faults: &mut Vec<LineError>) -> Vec<Bonds> {
    let mut bonds = vec![Bonds::default(); words.len()];
    if words.iter().all(|(_, word)| word.marks().is_none()) {
        return bonds;
    }
    let key = |text: &str| fold(language, text);
    let places: HashMap<String, usize> =
        words.iter().enumerate().map(|(place, (_, word))| (key(word.as_str()), place)).collect();
    let mut fields: Vec<&str> = Vec::new();
    for (place, (line, word)) in words.iter().enumerate() {
        let Some(marks) = word.marks() else { continue };
        for kin in marks.kin() {
            match places.get(&key(kin)).filter(|other| **other != place) {
                Some(other) => {
                    bonds[place].kin.push(*other as u16);
                    bonds[*other].kin.push(place as u16);
                }
                None if faults.len() < ListError::LINES => {
                    let problem = MarkError::Kin { kin: kin.to_owned() }.into();
                    faults.push(LineError { line: *line, problem });
                }
                None => {}
            }
        }
        let field = fields.iter().position(|known| *known == marks.field()).unwrap_or_else(|| {
            fields.push(marks.field());
            fields.len() - 1
        });
        bonds[place].field = Some(field as u16);
    }
    bonds
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
                    WordList::collect(language, None, written_blocks(&words))
                }
            }
        }
        .map_err(de::Error::custom)
    }
}
