//! A language as the clue law knows it: endings, prefixes, irregular words, and words that compounds are made of.
//!
//! The tables are text files in `data/law`, one a language, in sections. Endings are written `ies>y:2`: the ending,
//! what the dictionary has instead if anything, and the fewest letters that must stand before it. A line that
//! begins with `#` is a comment.

use super::fold::fold;
use super::hash::{WordMap, WordSet};
use crate::Language;
use std::sync::LazyLock;

/// An ending, what stands in its place, and how many letters are needed before it.
pub(super) struct Ending {
    pub ending: &'static str,
    pub instead: &'static str,
    pub least: usize,
}

/// Endings, found by the last byte of a text.
#[derive(Default)]
pub(super) struct Endings {
    rules: Vec<Ending>,
    /// The numbers of the rules whose ending has this last byte.
    by_last: Vec<Vec<u16>>,
}

impl Endings {
    fn add(&mut self, ending: Ending) {
        let last = usize::from(ending.ending.bytes().last().unwrap_or_default());
        if self.by_last.len() <= last {
            self.by_last.resize_with(last + 1, Vec::new);
        }
        self.by_last[last].push(self.rules.len() as u16);
        self.rules.push(ending);
    }

    /// The rules that a text may have the ending of, in the order of the table.
    pub fn of(&self, text: &str) -> impl Iterator<Item = &Ending> {
        let numbers = text.bytes().last().and_then(|last| self.by_last.get(usize::from(last)));
        numbers.into_iter().flatten().map(|number| &self.rules[usize::from(*number)])
    }

    pub fn iter(&self) -> impl Iterator<Item = &Ending> {
        self.rules.iter()
    }
}

/// The tables of one language.
#[derive(Default)]
pub(super) struct Grammar {
    /// Endings of inflected forms.
    pub inflections: Endings,
    /// Endings of verb forms, where they are so many that two words share one by chance.
    pub verbs: Endings,
    /// Endings that make one word from another.
    pub suffixes: Endings,
    /// Endings that a word loses before a suffix or within a compound.
    pub themes: Endings,
    /// Beginnings that make one word from another.
    pub prefixes: Vec<Ending>,
    /// Letters that change within a family, such as Spanish ue and o.
    pub shifts: Vec<(&'static str, &'static str)>,
    /// Letters that join the parts of a compound.
    pub links: Vec<&'static str>,
    /// Forms that no rule makes: the number of the group of each word.
    pub irregular: WordMap<Vec<u16>>,
    /// Pairs of words that look like a family and are none: the numbers of the pairs that a word is in.
    pub apart: WordMap<Vec<u16>>,
    pairs: u16,
    /// Words that look like compounds and are none.
    pub whole: WordSet,
    /// Compounds that no rule takes apart, with their parts.
    pub compounds: WordMap<Vec<String>>,
    /// Words that compounds are made of.
    pub parts: Vec<String>,
}

static GRAMMARS: [LazyLock<Grammar>; 4] = [
    LazyLock::new(|| Grammar::read(Language::En, include_str!("../../data/law/en.txt"))),
    LazyLock::new(|| Grammar::read(Language::Es, include_str!("../../data/law/es.txt"))),
    LazyLock::new(|| Grammar::read(Language::De, include_str!("../../data/law/de.txt"))),
    LazyLock::new(|| Grammar::read(Language::Nl, include_str!("../../data/law/nl.txt"))),
];

pub(super) fn index(language: Language) -> usize {
    match language {
        Language::En => 0,
        Language::Es => 1,
        Language::De => 2,
        Language::Nl => 3,
    }
}

impl Grammar {
    pub fn of(language: Language) -> &'static Grammar {
        &GRAMMARS[index(language)]
    }

    /// Whether a text is a beginning that makes one word from another, rather than a word of a compound.
    pub fn is_prefix(&self, text: &str) -> bool {
        self.prefixes.iter().any(|rule| rule.ending == text)
    }

    fn read(language: Language, text: &'static str) -> Grammar {
        let mut grammar = Grammar::default();
        let mut section = "";
        for (number, line) in text.lines().enumerate() {
            let line = line.trim();
            if let Some(name) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
                section = name;
            } else if !line.is_empty() && !line.starts_with('#') {
                grammar.line(language, section, number as u16, line);
            }
        }
        grammar
    }

    fn line(&mut self, language: Language, section: &str, number: u16, line: &'static str) {
        let words = line.split_whitespace();
        match section {
            "inflections" => words.filter_map(ending).for_each(|rule| self.inflections.add(rule)),
            "verbs" => words.filter_map(ending).for_each(|rule| self.verbs.add(rule)),
            "suffixes" => words.filter_map(ending).for_each(|rule| self.suffixes.add(rule)),
            "themes" => words.filter_map(ending).for_each(|rule| self.themes.add(rule)),
            "prefixes" => self.prefixes.extend(words.filter_map(ending)),
            "shifts" => self.shifts.extend(words.filter_map(|word| word.split_once('>'))),
            "links" => self.links.extend(words),
            "irregular" => {
                words.for_each(|word| self.irregular.entry(fold(language, word)).or_default().push(number))
            }
            "apart" => {
                for pair in line.split(';') {
                    self.pairs += 1;
                    for word in pair.split_whitespace() {
                        self.apart.entry(fold(language, word)).or_default().push(self.pairs);
                    }
                }
            }
            "whole" => self.whole.extend(words.map(|word| fold(language, word))),
            "compounds" => {
                let mut words = words.map(|word| fold(language, word));
                if let Some(compound) = words.next() {
                    self.compounds.insert(compound, words.collect());
                }
            }
            "parts" => self.parts.extend(words.map(|word| fold(language, word))),
            _ => {}
        }
    }
}

/// Reads `ies>y:2`, `ness:3` or `un:4`.
fn ending(text: &'static str) -> Option<Ending> {
    let (rule, least) = text.split_once(':')?;
    let (ending, instead) = rule.split_once('>').unwrap_or((rule, ""));
    Some(Ending { ending, instead, least: least.parse().ok()? })
}
