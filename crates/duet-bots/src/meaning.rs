//! What any text means to a bot, also one it has never seen.

use super::associations::Associations;
use super::lexicon::{Entry, Lexicon, VectorRef, norm};
use super::net::Way;
use duet::{Language, fold};

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
    /// What people think of with it: its words in the net of associations.
    nodes: Vec<u32>,
    associations: Option<&'static Associations>,
    mixture: Mixture,
}

/// What speaks for a connection between two words, source by source.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sources {
    /// How far their vectors point the same way.
    pub vector: f32,
    /// What people think of with both.
    pub shared: f32,
    /// How soon people think of the one with the other, both ways.
    pub direct: f32,
}

/// How much each source counts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mixture {
    /// How far the vectors point the same way.
    pub vector: f32,
    /// What people think of with both.
    pub shared: f32,
    /// How soon they think of the one with the other.
    pub direct: f32,
}

impl Mixture {
    /// As people's guesses in English have it: `safehouse duet human` tries it on turns that it was not chosen by. Nobody's guesses
    /// are known in the other languages. There associations that were held back say how much less the vectors, which come by way
    /// of dictionaries, tell than the English ones.
    pub const fn of(language: Language) -> Mixture {
        match language {
            Language::En => Mixture { vector: 1.0, shared: 0.45, direct: 0.10 },
            Language::Es => Mixture { vector: 0.72, shared: 0.57, direct: 0.126 },
            Language::De => Mixture { vector: 0.80, shared: 0.52, direct: 0.116 },
            Language::Nl => Mixture { vector: 0.80, shared: 0.53, direct: 0.118 },
        }
    }

    /// How much two words have to do with each other, all in all.
    #[inline]
    pub fn affinity(&self, sources: &Sources) -> f32 {
        self.vector * sources.vector + self.shared * sources.shared + self.direct * sources.direct
    }
}

/// Why somebody may come from one word to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Because {
    /// The first makes people think of the second.
    Follows,
    /// The second makes people think of the first.
    Leads,
    /// Both make people think of this.
    Both(String),
}

/// The fewest letters of a compound's part, and of a word whose misspelling is believed.
const PART: usize = 3;
const SPELT: usize = 5;
/// How close letters alone can bring two words.
const BY_LETTERS: f32 = 0.25;
/// How many neighbours in the net say what a word means that the lexicon lacks.
const NEIGHBOURS: usize = 14;
/// From here on what two words have in common is worth telling.
const TELLING: f32 = 0.05;

impl Meaning {
    /// What the text means, given the parts that a word list marks.
    pub(crate) fn of(lexicon: &Lexicon, text: &str, parts: &[String]) -> Meaning {
        let folded = fold(lexicon.language(), text.trim());
        let associations = lexicon.associations();
        let node = |folded: &str| associations.and_then(|associations| associations.find(folded));
        let nodes = |texts: &[&str]| texts.iter().filter_map(|text| node(text)).collect::<Vec<u32>>();
        let meaning = |how, vector: Option<VectorRef<'_>>, nodes: Vec<u32>| Meaning {
            folded: folded.clone(),
            how,
            vector: vector.map(|vector| (vector.values.to_vec(), vector.norm)),
            nodes,
            associations,
            mixture: lexicon.mixture(),
        };
        if let Some(entry) = lexicon.find(&folded).or_else(|| base(lexicon, &folded)) {
            let node = node(&folded).or_else(|| node(&entry.folded));
            return meaning(How::Known, Some(lexicon.vector(entry)), node.into_iter().collect());
        }
        if let (Some(associations), Some(node)) = (associations, node(&folded)) {
            let vector = Some(neighbours(lexicon, associations, node)).filter(|(_, norm)| *norm > 0.0);
            return Meaning { vector, ..meaning(How::Known, None, vec![node]) };
        }
        if let Some(vector) = foreign(lexicon, text.trim()) {
            return meaning(How::Foreign, Some(vector), Vec::new());
        }
        let marked: Vec<String> = parts.iter().map(|part| fold(lexicon.language(), part)).collect();
        let pieces = if marked.is_empty() { pieces(lexicon, &folded) } else { marked };
        let known: Vec<VectorRef<'_>> = pieces
            .iter()
            .filter_map(|piece| lexicon.find(piece).or_else(|| base(lexicon, piece)))
            .map(|entry| lexicon.vector(entry))
            .collect();
        if !known.is_empty() {
            let nodes = nodes(&pieces.iter().map(String::as_str).collect::<Vec<_>>());
            let vector = Some(sum(&known, lexicon.size()));
            return Meaning { vector, ..meaning(How::Parts, None, nodes) };
        }
        match misspelt(lexicon, &folded) {
            Some(entry) => meaning(How::Spelling, Some(lexicon.vector(entry)), nodes(&[&entry.folded])),
            None => meaning(How::Unknown, None, Vec::new()),
        }
    }

    /// How it was found.
    pub fn how(&self) -> How {
        self.how
    }

    pub(crate) fn nodes(&self) -> &[u32] {
        &self.nodes
    }

    fn vector(&self) -> Option<VectorRef<'_>> {
        self.vector.as_ref().map(|(values, norm)| VectorRef { values, norm: *norm })
    }

    /// What speaks for a connection of two meanings.
    pub fn sources(&self, other: &Meaning) -> Sources {
        let vector = match (self.vector(), other.vector()) {
            (Some(a), Some(b)) => a.cosine(b),
            _ => BY_LETTERS * letters_alike(&self.folded, &other.folded),
        };
        let mut sources = Sources { vector, ..Sources::default() };
        let Some(net) = self.associations.map(Associations::net) else { return sources };
        for one in &self.nodes {
            for two in &other.nodes {
                sources.shared = sources.shared.max(net.shared(*one, *two).sqrt());
                sources.direct = sources.direct.max(net.direct(*one, *two).sqrt());
            }
        }
        sources
    }

    /// How much two meanings have to do with each other: from about −0.3 to 1.5.
    pub fn affinity(&self, other: &Meaning) -> f32 {
        self.mixture.affinity(&self.sources(other))
    }

    /// How far this meaning and a vector point the same way; by letters if this one is unknown.
    #[inline]
    pub(crate) fn likeness(&self, vector: VectorRef<'_>, folded: &str) -> f32 {
        match self.vector() {
            Some(own) => own.cosine(vector),
            None => BY_LETTERS * letters_alike(&self.folded, folded),
        }
    }

    /// What leads people from this word to another, if the associations know.
    pub fn because(&self, other: &Meaning) -> Option<Because> {
        let associations = self.associations?;
        let net = associations.net();
        let pairs = || self.nodes.iter().flat_map(|one| other.nodes.iter().map(move |two| (*one, *two)));
        let direct = pairs().max_by(|a, b| net.direct(a.0, a.1).total_cmp(&net.direct(b.0, b.1)))?;
        match net.way(direct.0, direct.1) {
            Some(Way::Forwards) => return Some(Because::Follows),
            Some(Way::Backwards) => return Some(Because::Leads),
            None => {}
        }
        let common = pairs().flat_map(|(one, two)| net.common(one, two).collect::<Vec<_>>());
        let (best, weight) = common.max_by(|a, b| a.1.total_cmp(&b.1).then(b.0.cmp(&a.0)))?;
        (weight >= TELLING).then(|| Because::Both(associations.text(best).to_owned()))
    }
}

/// What a word of the net means that the lexicon lacks: what its nearest neighbours mean.
pub(super) fn neighbours(lexicon: &Lexicon, associations: &Associations, node: u32) -> (Vec<i8>, f32) {
    let mut near: Vec<(u32, f32)> = associations.net().neighbours(node).collect();
    near.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
    let near = near
        .iter()
        .filter_map(|(other, _)| lexicon.find(&fold(lexicon.language(), associations.text(*other))))
        .take(NEIGHBOURS)
        .map(|entry| lexicon.vector(entry));
    sum(&near.collect::<Vec<_>>(), lexicon.size())
}

/// A regular form taken back, as far as all four languages share endings.
fn base<'a>(lexicon: &'a Lexicon, folded: &str) -> Option<&'a Entry> {
    ["s", "es", "n", "en", "e", "er", "ed", "ing", "al", "ly"].iter().find_map(|ending| {
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
fn misspelt<'a>(lexicon: &'a Lexicon, folded: &str) -> Option<&'a Entry> {
    let letters: Vec<char> = folded.chars().collect();
    if letters.len() < SPELT {
        return None;
    }
    let near = |entry: &&Entry| {
        entry.folded.len().abs_diff(folded.len()) <= 2
            && one_slip(&letters, &entry.folded.chars().collect::<Vec<char>>())
    };
    lexicon.entries().iter().find(near)
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

pub(super) fn sum(vectors: &[VectorRef<'_>], size: usize) -> (Vec<i8>, f32) {
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
