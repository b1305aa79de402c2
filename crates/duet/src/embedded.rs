//! Our own words, inside the program.
//!
//! The first version is a picture book: `data/words-1.tsv` has one concept a line, its id, its name in English, Spanish,
//! German and Dutch, then the parts of each name that is a compound, in dictionary spelling, joined with `+`. The second
//! was chosen in each language by itself: `data/duet/LANG/words.txt` of the repository, with the marks of each word. The
//! words of a version that is out never change, nor their order, their kin and their fields: better words make a new
//! version beside the old ones, since old records draw their grids from the old words.

use crate::{Language, Word, WordList};
use std::sync::LazyLock;

/// The lists of a version, in the order of [`Language::ALL`].
struct Version {
    ids: [&'static str; 4],
    lists: [LazyLock<WordList>; 4],
}

const PICTURE_BOOK: usize = 0;
const NEWEST: usize = 1;

/// All versions, the newest last.
static VERSIONS: [Version; 2] = [
    Version {
        ids: ["en-1", "es-1", "de-1", "nl-1"],
        lists: [
            LazyLock::new(|| concepts("en-1", Language::En)),
            LazyLock::new(|| concepts("es-1", Language::Es)),
            LazyLock::new(|| concepts("de-1", Language::De)),
            LazyLock::new(|| concepts("nl-1", Language::Nl)),
        ],
    },
    Version {
        ids: ["en-2", "es-2", "de-2", "nl-2"],
        lists: [
            LazyLock::new(|| marked("en-2", Language::En, include_str!("../../../data/duet/en/words.txt"))),
            LazyLock::new(|| marked("es-2", Language::Es, include_str!("../../../data/duet/es/words.txt"))),
            LazyLock::new(|| marked("de-2", Language::De, include_str!("../../../data/duet/de/words.txt"))),
            LazyLock::new(|| marked("nl-2", Language::Nl, include_str!("../../../data/duet/nl/words.txt"))),
        ],
    },
];

fn concepts(id: &'static str, language: Language) -> WordList {
    let words = include_str!("../data/words-1.tsv").lines().skip(1).filter_map(|line| {
        let cells: Vec<&str> = line.split('\t').collect();
        let marked = *cells.get(5 + column(language))?;
        let parts: Vec<&str> = marked.split('+').filter(|part| !part.is_empty()).collect();
        // The file is ours and a test reads every line of it: nothing is left out here.
        Word::new(cells.get(1 + column(language))?, &parts).ok()
    });
    WordList::own(id, language, words.collect())
}

/// Tests read all four: a list that cannot be read never goes out.
fn marked(id: &'static str, language: Language, text: &str) -> WordList {
    WordList::own_marked(id, language, text).unwrap_or_else(|_| picture_book(language))
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
    VERSIONS[NEWEST].lists[column(language)].clone()
}

pub(crate) fn picture_book(language: Language) -> WordList {
    VERSIONS[PICTURE_BOOK].lists[column(language)].clone()
}

pub(crate) fn named(id: &str) -> Option<WordList> {
    VERSIONS.iter().find_map(|version| {
        let column = version.ids.iter().position(|known| *known == id)?;
        Some(version.lists[column].clone())
    })
}
