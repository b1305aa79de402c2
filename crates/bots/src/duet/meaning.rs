//! What any text means to a bot, also one it has never seen.

use super::lexicon::{Entry, Lexicon, VectorRef, norm};
use duet::fold;

/// How a bot came to a meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// It knows the word, or a form of it.
    Known,
    /// It is no word of the language played, but one of another that it knows.
    Foreign,
    /// It took a compound apart.
    Parts,
    /// It took the word for a misspelling of one that it knows.
    Spelling,
    /// It has no idea, and goes by letters.
    Unknown,
}

/// What a text means.
#[derive(Clone, Debug)]
pub struct Meaning {
    folded: String,
    how: How,
    /// None if unknown.
    vector: Option<(Vec<i8>, f32)>,
}

/// The fewest letters of a compound's part, and of a word whose misspelling is believed.
const PART: usize = 3;
const SPELT: usize = 5;
/// How close letters alone can bring two words.
const BY_LETTERS: f32 = 0.25;

impl Meaning {
    /// What the text means, given the parts that a word list marks.
    pub(crate) fn of(lexicon: &Lexicon, text: &str, parts: &[String]) -> Meaning {
        let folded = fold(lexicon.language(), text.trim());
        if let Some(entry) = lexicon.find(&folded).or_else(|| base(lexicon, &folded)) {
            return Meaning::like(folded, How::Known, lexicon.vector(entry));
        }
        if let Some(vector) = foreign(lexicon, text.trim()) {
            return Meaning::like(folded, How::Foreign, vector);
        }
        let marked: Vec<String> = parts.iter().map(|part| fold(lexicon.language(), part)).collect();
        let pieces = if marked.is_empty() { pieces(lexicon, &folded) } else { marked };
        let known: Vec<VectorRef<'_>> = pieces
            .iter()
            .filter_map(|piece| lexicon.find(piece).or_else(|| base(lexicon, piece)))
            .map(|entry| lexicon.vector(entry))
            .collect();
        if !known.is_empty() {
            return Meaning { folded, how: How::Parts, vector: Some(sum(&known, lexicon.size())) };
        }
        match misspelt(lexicon, &folded) {
            Some(vector) => Meaning::like(folded, How::Spelling, vector),
            None => Meaning { folded, how: How::Unknown, vector: None },
        }
    }

    /// The meaning of a word in a lexicon.
    fn like(folded: String, how: How, vector: VectorRef<'_>) -> Meaning {
        Meaning { folded, how, vector: Some((vector.values.to_vec(), vector.norm)) }
    }

    /// How it was found.
    pub fn how(&self) -> How {
        self.how
    }

    fn vector(&self) -> Option<VectorRef<'_>> {
        self.vector.as_ref().map(|(values, norm)| VectorRef { values, norm: *norm })
    }

    /// How much two meanings have to do with each other: from about −0.3 to 1.
    pub fn affinity(&self, other: &Meaning) -> f32 {
        match (self.vector(), other.vector()) {
            (Some(a), Some(b)) => a.cosine(b),
            _ => BY_LETTERS * letters_alike(&self.folded, &other.folded),
        }
    }

    /// The same for a word as it stands in the lexicon.
    #[inline]
    pub(crate) fn affinity_to(&self, lexicon: &Lexicon, entry: &Entry) -> f32 {
        match self.vector() {
            Some(vector) => vector.cosine(lexicon.vector(entry)),
            None => BY_LETTERS * letters_alike(&self.folded, &entry.folded),
        }
    }
}

/// A regular form taken back, as far as all four languages share endings.
fn base<'a>(lexicon: &'a Lexicon, folded: &str) -> Option<&'a Entry> {
    ["s", "es", "n", "en", "e", "er", "ed", "ing"].iter().find_map(|ending| {
        let stem = folded.strip_suffix(ending)?;
        (stem.chars().count() >= PART).then(|| lexicon.find(stem)).flatten()
    })
}

/// The commonest word of another language that is written so.
fn foreign(lexicon: &Lexicon, text: &str) -> Option<VectorRef<'static>> {
    let found =
        lexicon.fellows().filter_map(|fellow| Some((fellow, fellow.find(&fold(fellow.language(), text))?)));
    found.max_by_key(|(_, entry)| entry.common).map(|(fellow, entry)| fellow.vector(entry))
}

/// The words that a compound may be made of: two known ones, the later as long as possible; in German, Dutch and
/// English the later is what it is.
fn pieces(lexicon: &Lexicon, folded: &str) -> Vec<String> {
    if folded.contains([' ', '-']) {
        return folded.split([' ', '-']).filter(|piece| !piece.is_empty()).map(str::to_owned).collect();
    }
    let cuts = folded
        .char_indices()
        .map(|(at, _)| at)
        .filter(|at| folded[..*at].chars().count() >= PART && folded[*at..].chars().count() >= PART);
    for at in cuts {
        let (first, second) = folded.split_at(at);
        if lexicon.find(second).is_none() {
            continue;
        }
        let joints = ["", "s", "n", "en", "es", "e"];
        let first = joints.iter().filter_map(|joint| first.strip_suffix(joint));
        if let Some(first) =
            first.filter(|first| first.len() >= PART).find(|first| lexicon.find(first).is_some())
        {
            return vec![first.to_owned(), second.to_owned()];
        }
    }
    Vec::new()
}

/// A common word one slip away: a letter wrong, missing, too many, or two exchanged.
fn misspelt<'a>(lexicon: &'a Lexicon, folded: &str) -> Option<VectorRef<'a>> {
    let letters: Vec<char> = folded.chars().collect();
    if letters.len() < SPELT {
        return None;
    }
    let near = |entry: &&Entry| {
        entry.folded.len().abs_diff(folded.len()) <= 2
            && one_slip(&letters, &entry.folded.chars().collect::<Vec<char>>())
    };
    lexicon.entries().iter().find(near).map(|entry| lexicon.vector(entry))
}

fn one_slip(a: &[char], b: &[char]) -> bool {
    if a.len().abs_diff(b.len()) > 1 {
        return false;
    }
    let start = a.iter().zip(b).take_while(|(x, y)| x == y).count();
    let end = a[start..].iter().rev().zip(b[start..].iter().rev()).take_while(|(x, y)| x == y).count();
    let (a, b) = (&a[start..a.len() - end], &b[start..b.len() - end]);
    match (a, b) {
        ([x, y], [z, w]) => x == w && y == z,
        _ => a.len() <= 1 && b.len() <= 1,
    }
}

fn sum(vectors: &[VectorRef<'_>], size: usize) -> (Vec<i8>, f32) {
    let mut total = vec![0.0_f32; size];
    for vector in vectors {
        for (sum, value) in total.iter_mut().zip(vector.values) {
            *sum += f32::from(*value) / vector.norm.max(1.0);
        }
    }
    let most = total.iter().fold(0.0_f32, |most, value| most.max(value.abs())).max(1e-6);
    // Few enough bits that products of two stay small.
    let values: Vec<i8> = total.iter().map(|value| (value / most * 31.0).round() as i8).collect();
    let norm = norm(&values);
    (values, norm)
}

/// How many letter pairs two words share: Dice's coefficient.
fn letters_alike(a: &str, b: &str) -> f32 {
    let pairs = |word: &str| -> Vec<(char, char)> {
        let letters: Vec<char> = [' '].into_iter().chain(word.chars()).chain([' ']).collect();
        letters.windows(2).filter_map(|pair| Some((*pair.first()?, *pair.last()?))).collect()
    };
    let (a, mut b) = (pairs(a), pairs(b));
    let all = a.len() + b.len();
    let shared = a
        .iter()
        .filter(|pair| b.iter().position(|other| other == *pair).map(|at| b.swap_remove(at)).is_some());
    2.0 * shared.count() as f32 / all.max(1) as f32
}
