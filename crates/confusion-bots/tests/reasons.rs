//! Every sentence by which a player of Confusion gives its reasons is written in all four languages.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use confusion_bots::SENTENCES;
use std::collections::BTreeSet;
use std::path::Path;

/// The names of the messages in a Fluent file: they begin their lines.
fn messages(text: &str) -> BTreeSet<&str> {
    text.lines()
        .filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()))
        .filter_map(|line| line.split_once(" =").map(|(name, _)| name))
        .collect()
}

/// The variables that a file names outside of its comments, message by message.
fn gaps(text: &str) -> Vec<(String, BTreeSet<String>)> {
    let mut all: Vec<(String, BTreeSet<String>)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) =
            line.split_once(" =").filter(|_| line.starts_with(|first: char| first.is_ascii_alphabetic()))
        {
            all.push((name.to_owned(), BTreeSet::new()));
        }
        let found = line
            .split('$')
            .skip(1)
            .map(|rest| rest.chars().take_while(|letter| letter.is_ascii_alphanumeric()).collect::<String>());
        if let Some((_, gaps)) = all.last_mut() {
            gaps.extend(found);
        }
    }
    all.sort();
    all
}

#[test]
fn every_sentence_is_in_every_language_with_the_same_gaps() {
    let known: BTreeSet<&str> = SENTENCES.into_iter().collect();
    assert_eq!(known.len(), SENTENCES.len(), "a name stands twice");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/words");
    let read = |language: &str| {
        std::fs::read_to_string(folder.join(language).join("reasons-confusion.ftl")).unwrap()
    };
    let english = gaps(&read("en"));
    for language in ["en", "es", "de", "nl"] {
        let text = read(language);
        assert_eq!(messages(&text), known, "{language}");
        assert_eq!(gaps(&text), english, "{language}");
    }
}
