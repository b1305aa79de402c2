//! The words that the bots know and what they mean, as `tools/semantics` made them.

use super::{Associations, Meaning, Mixture};
use duet::{Language, fold};
use std::{collections::HashMap, sync::OnceLock};

/// Why bytes are no words.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LexiconError {
    /// Another kind of file.
    #[error("these are not the words of a bot: the file does not begin with SHW1")]
    Kind,
    /// The end came too early, or a text is no UTF-8.
    #[error("the words are damaged at byte {0}")]
    Damaged(usize),
}

/// A word that a bot knows.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) text: Box<str>,
    /// The text as the clue law compares it.
    pub(crate) folded: Box<str>,
    /// 25 times the Zipf frequency.
    pub(crate) common: u8,
    /// Its vector.
    row: u32,
}

/// All words of a language, with a vector for each.
#[derive(Debug)]
pub struct Lexicon {
    language: Language,
    size: usize,
    /// Whether it is part of the program: the four that are share one space of meanings.
    own: bool,
    entries: Vec<Entry>,
    vectors: Vec<i8>,
    norms: Vec<f32>,
    places: HashMap<Box<str>, u32>,
    /// The entries that may be said, commonest first.
    sayable: Vec<u32>,
}

/// A vector and its length.
#[derive(Clone, Copy, Debug)]
pub(crate) struct VectorRef<'a> {
    pub(crate) values: &'a [i8],
    pub(crate) norm: f32,
}

impl VectorRef<'_> {
    /// The cosine of the angle between two.
    #[inline]
    pub(crate) fn cosine(self, other: VectorRef<'_>) -> f32 {
        dot(self.values, other.values) as f32 / (self.norm * other.norm).max(1.0)
    }
}

#[inline]
fn dot(a: &[i8], b: &[i8]) -> i32 {
    let (a_blocks, a_rest) = a.as_chunks::<32>();
    let (b_blocks, b_rest) = b.as_chunks::<32>();
    let mut sum = 0_i32;
    for (x, y) in a_blocks.iter().zip(b_blocks) {
        let mut part = 0_i32;
        for i in 0..32 {
            part += i32::from(i16::from(x[i]) * i16::from(y[i]));
        }
        sum += part;
    }
    sum + a_rest.iter().zip(b_rest).map(|(x, y)| i32::from(*x) * i32::from(*y)).sum::<i32>()
}

pub(crate) fn norm(values: &[i8]) -> f32 {
    (dot(values, values) as f32).sqrt()
}

impl Lexicon {
    /// The words of a language that are part of the program.
    pub fn of(language: Language) -> &'static Lexicon {
        static KNOWN: [OnceLock<Lexicon>; 4] = [const { OnceLock::new() }; 4];
        let (place, bytes): (usize, &[u8]) = match language {
            Language::En => (0, include_bytes!("../data/duet-en.bin")),
            Language::Es => (1, include_bytes!("../data/duet-es.bin")),
            Language::De => (2, include_bytes!("../data/duet-de.bin")),
            Language::Nl => (3, include_bytes!("../data/duet-nl.bin")),
        };
        // A test reads all four: an empty one never happens, and would still play by spelling.
        KNOWN[place].get_or_init(|| {
            let lexicon = Lexicon::read(language, bytes).unwrap_or_else(|_| Lexicon::empty(language));
            Lexicon { own: true, ..lexicon }
        })
    }

    fn empty(language: Language) -> Lexicon {
        Lexicon {
            language,
            size: 0,
            own: false,
            entries: Vec::new(),
            vectors: Vec::new(),
            norms: Vec::new(),
            places: HashMap::new(),
            sayable: Vec::new(),
        }
    }

    /// Reads a file of words; `tools/semantics/pack.py` describes it.
    ///
    /// # Errors
    /// If it is none.
    pub fn read(language: Language, bytes: &[u8]) -> Result<Lexicon, LexiconError> {
        let mut reader = Reader { bytes, at: 0 };
        if reader.take(4).ok() != Some(b"SHW1") {
            return Err(LexiconError::Kind);
        }
        let mut lexicon = Lexicon::empty(language);
        lexicon.size = usize::from(reader.number::<2>()? as u16) & !1;
        let (count, aliases) = (reader.number::<4>()?, reader.number::<4>()?);
        lexicon.make_room(bytes.len(), count as usize, aliases as usize);
        for row in 0..count {
            let text = reader.text()?;
            let (common, flags) = (reader.number::<1>()? as u8, reader.number::<1>()?);
            let packed = reader.take(lexicon.size / 2)?;
            let start = lexicon.vectors.len();
            // n stands for n − 7.5: twice that is a whole number.
            let value = |half: u8| 2 * half as i8 - 15;
            lexicon.vectors.extend(packed.iter().flat_map(|byte| [value(byte & 15), value(byte >> 4)]));
            lexicon.norms.push(norm(&lexicon.vectors[start..]));
            lexicon.add(text, common, flags & 1 != 0, row);
        }
        for _ in 0..aliases {
            let text = reader.text()?;
            let row = reader.number::<2>()?;
            let form = fold(language, text).into_boxed_str();
            if row < count {
                lexicon.places.entry(form).or_insert(row);
            }
        }
        Ok(lexicon)
    }

    /// Room for all there will be: growing step by step would leave behind as much again. A file that promises more than it
    /// can hold gets no more than that.
    fn make_room(&mut self, bytes: usize, entries: usize, aliases: usize) {
        let entries = entries.min(bytes / (self.size / 2 + 3));
        self.entries.reserve_exact(entries);
        self.norms.reserve_exact(entries);
        self.vectors.reserve_exact(entries * self.size);
        self.places.reserve(entries + aliases.min(bytes / 3));
    }

    fn add(&mut self, text: &str, common: u8, sayable: bool, row: u32) {
        let folded = fold(self.language, text).into_boxed_str();
        self.places.entry(folded.clone()).or_insert(row);
        if sayable {
            self.sayable.push(row);
        }
        self.entries.push(Entry { text: text.into(), folded, common, row });
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Every word that it knows, commonest first.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.entries.iter().map(|entry| &*entry.text)
    }

    /// How many words it knows, and how many of them a bot may say.
    pub fn len(&self) -> (usize, usize) {
        (self.entries.len(), self.sayable.len())
    }

    /// What a text means: a word, a form of one, a word of another language, a compound, a misspelling, or something unknown.
    pub fn meaning(&self, text: &str) -> Meaning {
        Meaning::of(self, text, &[])
    }

    /// What people think of with these words; a judge has no such thing.
    pub(crate) fn associations(&self) -> Option<&'static Associations> {
        self.own.then(|| Associations::of(self.language))
    }

    /// How much each source of meaning counts: a judge has vectors alone.
    pub(crate) fn mixture(&self) -> Mixture {
        if self.own { Mixture::of(self.language) } else { Mixture { vector: 1.0, shared: 0.0, direct: 0.0 } }
    }

    /// The words of the other languages, where they have their meanings in the same space.
    pub(crate) fn fellows(&self) -> impl Iterator<Item = &'static Lexicon> {
        let (own, language) = (self.own, self.language);
        Language::ALL.into_iter().filter(move |other| own && *other != language).map(Lexicon::of)
    }

    pub(crate) fn sayable(&self) -> impl ExactSizeIterator<Item = &Entry> {
        self.sayable.iter().map(|place| &self.entries[*place as usize])
    }

    pub(crate) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    pub(crate) fn size(&self) -> usize {
        self.size
    }

    /// The entry of a folded text.
    pub(crate) fn find(&self, folded: &str) -> Option<&Entry> {
        self.places.get(folded).map(|place| &self.entries[*place as usize])
    }

    /// What a word means.
    #[inline]
    pub(crate) fn vector(&self, entry: &Entry) -> VectorRef<'_> {
        let row = entry.row as usize;
        VectorRef { values: &self.vectors[row * self.size..(row + 1) * self.size], norm: self.norms[row] }
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], LexiconError> {
        let taken = self.bytes.get(self.at..self.at + count).ok_or(LexiconError::Damaged(self.at))?;
        self.at += count;
        Ok(taken)
    }

    fn number<const BYTES: usize>(&mut self) -> Result<u32, LexiconError> {
        Ok(self.take(BYTES)?.iter().rev().fold(0, |number, byte| number << 8 | u32::from(*byte)))
    }

    fn text(&mut self) -> Result<&'a str, LexiconError> {
        let length = self.number::<1>()? as usize;
        let at = self.at;
        std::str::from_utf8(self.take(length)?).map_err(|_| LexiconError::Damaged(at))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// What a reader struck out of the lists is known and never said: the files were made with it.
    #[test]
    fn words_that_were_struck_out_are_understood_and_never_said() {
        for language in Language::ALL {
            let code = language.code();
            let lexicon = Lexicon::of(language);
            let said: HashSet<String> = lexicon.sayable().map(|entry| entry.text.to_lowercase()).collect();
            assert!(said.len() > 5_000, "{code}");
            let lines = include_str!("../../../tools/semantics/unsaid.tsv").lines();
            let struck_out = lines.filter_map(|line| line.strip_prefix(code)?.split('\t').nth(2));
            let struck_out: Vec<&str> = struck_out.collect();
            assert!(struck_out.len() > 200, "{code}");
            for word in struck_out {
                assert!(!said.contains(word), "{code}: {word} would be said");
                assert!(lexicon.find(&fold(language, word)).is_some(), "{code}: {word} is not known");
            }
        }
    }
}
