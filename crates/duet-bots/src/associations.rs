//! What people think of first: the associations that were written for Safehouse, as a net of words.
//!
//! `data/duet/LANG/associations-NN.txt` of the repository has a cue a line, a colon, and what people think of, in that order.

use super::lexicon::{Lexicon, VectorRef};
use super::net::{Net, NetBuilder};
use duet::{Language, base_forms, fold};
use std::{
    collections::{HashMap, HashSet},
    sync::OnceLock,
};

/// The texts of a language.
fn texts(language: Language) -> &'static [&'static str] {
    macro_rules! part {
        ($lang:literal, $($number:literal)*) => {
            &[$(include_str!(concat!("../../../data/duet/", $lang, "/associations-", $number, ".txt"))),*]
        };
    }
    match language {
        Language::En => part!("en", "01" "02" "03" "04" "05" "06" "07" "08" "09" "10"),
        Language::Es => part!("es", "01" "02" "03" "04" "05" "06" "07" "08" "09"),
        Language::De => part!("de", "01" "02" "03" "04" "05" "06" "07" "08" "09"),
        Language::Nl => part!("nl", "01" "02" "03" "04" "05" "06" "07" "08" "09"),
    }
}

/// Why a text has no associations to read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct AssociationError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub problem: AssociationProblem,
}

/// What can be wrong with a line of associations.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AssociationProblem {
    /// No colon.
    #[error("after the cue comes a colon")]
    Colon,
    /// Too few associations: the line may have been cut.
    #[error("\"{cue}\" has {have} associations, and a cue needs {LEAST}: is the file cut?")]
    TooFew {
        /// The cue.
        cue: String,
        /// How many it has.
        have: usize,
    },
    /// The text ends in the middle of a line.
    #[error("the last line has no end: the file is cut")]
    Cut,
}

/// The fewest associations of a cue.
const LEAST: usize = 8;

/// Reads a text of associations: each cue with what people think of, first things first.
///
/// # Errors
/// The first faulty line.
pub fn read_associations(text: &str) -> Result<Vec<(&str, Vec<&str>)>, AssociationError> {
    let mut read = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let at = |problem| AssociationError { line: index + 1, problem };
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let (cue, thoughts) = line.split_once(':').ok_or_else(|| at(AssociationProblem::Colon))?;
        let thoughts: Vec<&str> =
            thoughts.split(',').map(str::trim).filter(|thought| !thought.is_empty()).collect();
        if thoughts.len() < LEAST {
            let (cue, have) = (cue.trim().to_owned(), thoughts.len());
            return Err(at(AssociationProblem::TooFew { cue, have }));
        }
        read.push((cue.trim(), thoughts));
    }
    if !text.is_empty() && !text.ends_with('\n') {
        return Err(AssociationError { line: text.lines().count(), problem: AssociationProblem::Cut });
    }
    Ok(read)
}

/// A word of the net that the lexicon lacks, and that may be said: a name, mostly.
#[derive(Debug)]
pub(crate) struct Name {
    pub(crate) node: u32,
    vector: Vec<i8>,
    norm: f32,
}

impl Name {
    pub(crate) fn vector(&self) -> VectorRef<'_> {
        VectorRef { values: &self.vector, norm: self.norm }
    }
}

/// The associations of a language.
#[derive(Debug)]
pub struct Associations {
    language: Language,
    net: Net,
    places: HashMap<Box<str>, u32>,
    texts: Vec<Box<str>>,
    names: Vec<Name>,
    /// For each word that a bot may say, commonest first, its node.
    said: Vec<Option<u32>>,
}

/// After so many associations of a cue one counts half.
const HALF: f32 = 12.0;
/// What a word counts that is only part of a phrase.
const PART: f32 = 0.5;
/// How often a word that the lexicon lacks must be thought of to be said.
const WELL_KNOWN: usize = 4;

impl Associations {
    /// The associations of a language; nothing is read before somebody asks.
    pub fn of(language: Language) -> &'static Associations {
        static KNOWN: [OnceLock<Associations>; 4] = [const { OnceLock::new() }; 4];
        let place = Language::ALL.iter().position(|other| *other == language).unwrap_or_default();
        KNOWN[place].get_or_init(|| {
            let lines = texts(language).iter().flat_map(|text| read_associations(text).unwrap_or_default());
            Associations::new(language, &lines.collect::<Vec<_>>())
        })
    }

    fn new(language: Language, lines: &[(&str, Vec<&str>)]) -> Associations {
        let lexicon = Lexicon::of(language);
        let cues: HashSet<String> = lines.iter().map(|(cue, _)| fold(language, cue)).collect();
        let mut maker = Maker {
            language,
            lexicon,
            cues,
            places: HashMap::new(),
            texts: Vec::new(),
            keys: HashMap::new(),
        };
        let mut builder = NetBuilder::default();
        for (cue, thoughts) in lines {
            let from = maker.node(&fold(language, cue), cue);
            for (rank, thought) in thoughts.iter().enumerate() {
                let weight = 1.0 / (1.0 + rank as f32 / HALF);
                for (to, share) in maker.nodes(thought) {
                    builder.link(from, to, weight * share);
                }
            }
        }
        let Maker { places, texts, .. } = maker;
        let places = places.into_iter().map(|(text, node)| (text.into_boxed_str(), node)).collect();
        let net = builder.build(texts.len());
        let mut associations =
            Associations { language, net, places, texts, names: Vec::new(), said: Vec::new() };
        associations.names = associations.find_names(lexicon);
        associations.said = lexicon.sayable().map(|entry| associations.find(&entry.folded)).collect();
        associations
    }

    /// The words that the lexicon lacks and that several cues bring up.
    fn find_names(&self, lexicon: &Lexicon) -> Vec<Name> {
        let said = |text: &str| {
            text.chars().count() > 2 && text.chars().all(|c| c.is_alphabetic() || matches!(c, '-' | '\''))
        };
        let nodes = (0..self.texts.len() as u32).filter(|node| {
            let text = &self.texts[*node as usize];
            self.net.thought_of(*node) >= WELL_KNOWN
                && said(text)
                && lexicon.find(&fold(self.language, text)).is_none()
        });
        let named = nodes.filter_map(|node| {
            let (vector, norm) = super::meaning::neighbours(lexicon, self, node);
            (norm > 0.0).then_some(Name { node, vector, norm })
        });
        named.collect()
    }

    pub(crate) fn net(&self) -> &Net {
        &self.net
    }

    pub(crate) fn names(&self) -> &[Name] {
        &self.names
    }

    /// For each word that a bot may say, commonest first, its node.
    pub(crate) fn said(&self) -> &[Option<u32>] {
        &self.said
    }

    /// A node as it is written.
    pub(crate) fn text(&self, node: u32) -> &str {
        &self.texts[node as usize]
    }

    /// Everything that somebody thinks of, as it is written.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.texts.iter().map(|text| &**text)
    }

    /// How many words the net has.
    pub fn len(&self) -> usize {
        self.texts.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.texts.is_empty()
    }

    /// The node of a folded text, or of what it is a form of.
    pub(crate) fn find(&self, folded: &str) -> Option<u32> {
        let place = |text: &str| self.places.get(text).copied();
        place(folded).or_else(|| spellings(self.language, folded).iter().find_map(|form| place(form)))
    }
}

/// A folded text, what it may be a form of, and how else English writes it.
fn spellings(language: Language, folded: &str) -> Vec<String> {
    let mut forms = base_forms(language, folded);
    if language == Language::En {
        forms.extend(folded.strip_suffix("or").map(|stem| format!("{stem}our")));
        forms.extend(folded.strip_suffix("er").map(|stem| format!("{stem}re")));
        forms.extend(folded.strip_suffix("ize").map(|stem| format!("{stem}ise")));
    }
    forms
}

/// Small words that say nothing by themselves.
fn is_small(language: Language, word: &str) -> bool {
    let small: &[&str] = match language {
        Language::En => &[
            "a", "an", "the", "of", "in", "on", "at", "to", "for", "and", "or", "with", "by", "from", "up",
            "out", "off", "my", "your", "his", "her", "its", "it", "is", "be", "as", "no", "not", "that",
            "you", "i", "we", "do",
        ],
        Language::Es => &[
            "el", "la", "los", "las", "un", "una", "de", "del", "al", "a", "en", "y", "o", "con", "por",
            "para", "sin", "que", "se", "su", "mi", "tu", "no", "es", "lo", "le", "me", "te",
        ],
        Language::De => &[
            "der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "einer", "und",
            "oder", "in", "im", "am", "an", "auf", "aus", "mit", "von", "vom", "zu", "zum", "zur", "für",
            "ist", "nicht", "sich", "bei", "ich", "es", "du",
        ],
        Language::Nl => &[
            "de", "het", "een", "en", "of", "van", "in", "op", "aan", "met", "uit", "te", "ten", "ter",
            "voor", "door", "naar", "is", "niet", "je", "ik", "om", "bij", "zijn", "die", "dat",
        ],
    };
    small.contains(&word)
}

/// Gives words their numbers.
struct Maker<'a> {
    language: Language,
    lexicon: &'a Lexicon,
    cues: HashSet<String>,
    places: HashMap<String, u32>,
    texts: Vec<Box<str>>,
    /// What texts go back to, worked out once.
    keys: HashMap<String, String>,
}

impl Maker<'_> {
    /// What a folded text goes back to: a cue, else a word of the lexicon, else itself.
    fn key(&mut self, folded: &str) -> String {
        if self.cues.contains(folded) {
            return folded.to_owned();
        }
        if let Some(key) = self.keys.get(folded) {
            return key.clone();
        }
        let forms = spellings(self.language, folded);
        let known = forms.iter().find(|form| self.cues.contains(*form));
        let known = known.or_else(|| forms.iter().find(|form| self.lexicon.find(form).is_some()));
        let key = known.cloned().unwrap_or_else(|| folded.to_owned());
        self.keys.insert(folded.to_owned(), key.clone());
        key
    }

    fn node(&mut self, folded: &str, written: &str) -> u32 {
        let key = self.key(folded);
        if let Some(node) = self.places.get(&key) {
            // Cues are written small, names within associations as they are.
            let text = &mut self.texts[*node as usize];
            let capital = |text: &str| text.chars().next().is_some_and(char::is_uppercase);
            if key == folded && capital(written) && !capital(text) && self.lexicon.find(&key).is_none() {
                *text = written.into();
            }
            return *node;
        }
        let node = self.texts.len() as u32;
        // A form that goes back to another word is written as that word.
        let text = if key == folded {
            written.to_owned()
        } else {
            self.lexicon.find(&key).map_or(key.clone(), |entry| entry.text.to_string())
        };
        self.texts.push(text.into_boxed_str());
        self.places.insert(key, node);
        node
    }

    /// The nodes of an association, and what each counts: of a phrase its words, and the whole.
    fn nodes(&mut self, thought: &str) -> Vec<(u32, f32)> {
        let language = self.language;
        let words: Vec<&str> = thought
            .split(|c: char| !c.is_alphanumeric() && !matches!(c, '\'' | '’' | '&'))
            .filter(|word| !word.is_empty())
            .collect();
        if let [word] = words[..] {
            return vec![(self.node(&fold(language, word), word), 1.0)];
        }
        let telling: Vec<&str> =
            words.iter().filter(|word| !is_small(language, &fold(language, word))).copied().collect();
        let telling = if telling.is_empty() { &words } else { &telling };
        let mut nodes: Vec<(u32, f32)> =
            telling.iter().map(|word| (self.node(&fold(language, word), word), PART)).collect();
        let whole: String = words.iter().map(|word| fold(language, word)).collect();
        nodes.push((self.node(&whole, thought), 1.0));
        nodes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every file of the folder is part of the program, and every line of it is read.
    #[test]
    fn every_file_is_read_whole() {
        for language in Language::ALL {
            let folder = format!("{}/../../data/duet/{language}", env!("CARGO_MANIFEST_DIR"));
            let mut files: Vec<_> =
                std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
            files.retain(|file| file.to_string_lossy().contains("associations-"));
            files.sort();
            let on_disk: Vec<String> =
                files.iter().map(|file| std::fs::read_to_string(file).unwrap()).collect();
            assert_eq!(on_disk, texts(language), "{language}");
            let mut cues = HashSet::new();
            for (file, text) in files.iter().zip(texts(language)) {
                match read_associations(text) {
                    Ok(lines) => cues.extend(lines.into_iter().map(|(cue, _)| fold(language, cue))),
                    Err(error) => panic!("{}: {error}", file.display()),
                }
            }
            assert!(cues.len() >= 3_000, "{language}: {}", cues.len());
            for word in duet::WordList::of(language).words() {
                assert!(cues.contains(&fold(language, word.as_str())), "{language}: {word:?} is no cue");
            }
        }
    }

    #[test]
    fn a_text_that_is_cut_or_something_else_is_refused() {
        let line = "sea: ship, wave, fish, salt, blue, sand, beach, storm\n";
        assert_eq!(read_associations(&line.repeat(2)).map(|lines| lines.len()), Ok(2));
        let told = |text: &str| read_associations(text).unwrap_err().to_string();
        assert_eq!(
            told(&format!("{line}sky: blue, cloud\n")),
            "line 2: \"sky\" has 2 associations, and a cue needs 8: is the file cut?"
        );
        assert_eq!(told(line.trim_end()), "line 1: the last line has no end: the file is cut");
        assert_eq!(told("SHW1 something else\n"), "line 1: after the cue comes a colon");
    }
}
