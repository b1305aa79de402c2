//! Our own words: 400 concepts in four languages, inside the program.
//!
//! `data/words-1.tsv` has one concept a line: its id, its name in English, Spanish, German and Dutch, then the parts
//! of each name that is a compound, in dictionary spelling, joined with `+`. A version that is out never changes:
//! better words make a new version beside the old ones, since old records draw their grids from the old words.

use crate::{Language, Word, WordList};
use std::sync::LazyLock;

/// The lists of a version, in the order of [`Language::ALL`].
struct Version {
    ids: [&'static str; 4],
    lists: LazyLock<[WordList; 4]>,
}

const FIRST_IDS: [&str; 4] = ["en-1", "es-1", "de-1", "nl-1"];

/// All versions, the newest last.
static VERSIONS: [Version; 1] = [Version {
    ids: FIRST_IDS,
    lists: LazyLock::new(|| read(include_str!("../data/words-1.tsv"), FIRST_IDS)),
}];

fn read(table: &str, ids: [&'static str; 4]) -> [WordList; 4] {
    std::array::from_fn(|column| {
        let words = table.lines().skip(1).filter_map(|line| {
            let cells: Vec<&str> = line.split('\t').collect();
            let marked = *cells.get(5 + column)?;
            let parts: Vec<&str> = marked.split('+').filter(|part| !part.is_empty()).collect();
            // The file is ours and a test reads every line of it: nothing is left out here.
            Word::new(cells.get(1 + column)?, &parts).ok()
        });
        WordList::own(ids[column], Language::ALL[column], words.collect())
    })
}

fn column(language: Language) -> usize {
    match language {
        Language::En => 0,
        Language::Es => 1,
        Language::De => 2,
        Language::Nl => 3,
    }
}

pub(crate) fn newest(language: Language) -> WordList {
    VERSIONS[VERSIONS.len() - 1].lists[column(language)].clone()
}

pub(crate) fn named(id: &str) -> Option<WordList> {
    VERSIONS.iter().find_map(|version| {
        let column = version.ids.iter().position(|known| *known == id)?;
        Some(version.lists[column].clone())
    })
}
