//! Every frequent word of a language as a clue against every listed word: prints what the clue law refuses, for somebody who
//! knows the language to read. A line is a visible word, how it is touched, and the clues.
//!
//! `cargo run --release -p safehouse-duet-bots --example refused -- de [--general] [--picture-book]`; `--general` leaves out what
//! the list's own families decide, and prints only what the general law adds.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "it prints")]

use duet::{Fault, Language, Word, WordList, check_clue, fold};
use duet_bots::{Associations, Lexicon};
use std::collections::{BTreeMap, HashSet};

/// What people say: the words that bots know, and those that people think of.
fn frequent(language: Language) -> Vec<&'static str> {
    let thoughts = Associations::of(language).texts();
    let all = Lexicon::of(language).texts().chain(thoughts.flat_map(|text| text.split([' ', '-'])));
    let mut seen = HashSet::new();
    all.filter(|text| text.chars().count() > 1 && text.chars().all(char::is_alphabetic))
        .filter(|text| seen.insert(fold(language, text)))
        .collect()
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let language: Language = arguments.first().and_then(|code| code.parse().ok()).unwrap_or(Language::En);
    let asked = |flag: &str| arguments.iter().any(|argument| argument == flag);
    let list =
        if asked("--picture-book") { WordList::picture_book(language) } else { WordList::of(language) };
    let by_hand = |word: &Word, clue: &str| {
        word.marks()
            .is_some_and(|marks| marks.same().any(|same| fold(language, same) == fold(language, clue)))
    };
    let clues = frequent(language);
    let mut refused: BTreeMap<usize, BTreeMap<String, Vec<&str>>> = BTreeMap::new();
    for clue in &clues {
        if check_clue(language, list.words(), clue, true).allowed {
            continue;
        }
        for (place, word) in list.words().iter().enumerate() {
            let verdict = check_clue(language, std::slice::from_ref(word), clue, true);
            if let Some(Fault::Visible { how, .. }) = verdict.fault
                && !(asked("--general") && by_hand(word, clue))
                && fold(language, clue) != fold(language, word.as_str())
            {
                refused.entry(place).or_default().entry(format!("{how:?}")).or_default().push(clue);
            }
        }
    }
    for (place, kinds) in &refused {
        for (how, clues) in kinds {
            println!("{}\t{how}\t{}", list.words()[*place].as_str(), clues.join(" "));
        }
    }
    let count: usize = refused.values().flat_map(BTreeMap::values).map(Vec::len).sum();
    eprintln!("{} words against {} listed ones: {count} refused", clues.len(), list.words().len());
}
