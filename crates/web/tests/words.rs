//! Every sentence exists in all four languages, with the same gaps, and is used somewhere.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use web::{Language, Words};

/// The sentences of a language: their names, and the gaps that each has.
fn sentences(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut sentences = BTreeMap::new();
    for file in Words::files(language) {
        let parsed = fluent_syntax::parser::parse(file).unwrap_or_else(|(_, errors)| {
            panic!("{}: {errors:?} in {}", language.code(), file.lines().next().unwrap_or_default())
        });
        for entry in parsed.body {
            let Entry::Message(message) = entry else { continue };
            let mut gaps = BTreeSet::new();
            gaps_of(message.value.as_ref().unwrap(), &mut gaps);
            let before = sentences.insert(message.id.name.to_owned(), gaps);
            assert!(before.is_none(), "{} says {} twice", language.code(), message.id.name);
        }
    }
    sentences
}

fn gaps_of(pattern: &Pattern<&str>, gaps: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => gap_of(inline, gaps),
            Expression::Select { selector, variants } => {
                gap_of(selector, gaps);
                variants.iter().for_each(|variant| gaps_of(&variant.value, gaps));
            }
        }
    }
}

fn gap_of(inline: &InlineExpression<&str>, gaps: &mut BTreeSet<String>) {
    if let InlineExpression::VariableReference { id } = inline {
        gaps.insert(id.name.to_owned());
    }
}

#[test]
fn every_language_says_everything_with_the_same_gaps() {
    let english = sentences(Language::En);
    assert!(english.len() > 150);
    for language in Language::ALL {
        let own = sentences(language);
        for (name, gaps) in &english {
            let theirs = own.get(name).unwrap_or_else(|| panic!("{} lacks {name}", language.code()));
            assert!(
                theirs.is_subset(gaps),
                "{name} has other gaps in {}: {theirs:?}, not {gaps:?}",
                language.code()
            );
        }
        for name in own.keys() {
            assert!(english.contains_key(name), "{} has {name}, English has not", language.code());
        }
    }
}

/// Sentences that are the same in two languages because they should be: names, signs, and words that happen to agree.
#[test]
fn nothing_is_left_in_english() {
    let english = Words::of(Language::En);
    for language in [Language::Es, Language::De, Language::Nl] {
        let words = Words::of(language);
        let same: Vec<String> = sentences(Language::En)
            .into_keys()
            .filter(|key| {
                let (ours, theirs) = (english.say(key), words.say(key));
                // Long sentences that agree to the letter were forgotten; short words may agree by nature.
                ours == theirs && ours.split_whitespace().filter(|word| !word.contains('$')).count() >= 4
            })
            .collect();
        assert!(same.is_empty(), "still English in {}: {same:?}", language.code());
    }
}

/// All our sources, in which a sentence's name has to appear.
fn sources() -> String {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut text = String::new();
    for place in ["web/src", "web/script", "site/src", "bots/src", "server/src", "safehouse/src"] {
        read(&crates.join(place), &mut text);
    }
    text
}

fn read(place: &Path, text: &mut String) {
    let mut entries: Vec<PathBuf> = fs::read_dir(place).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for entry in entries {
        if entry.is_dir() {
            read(&entry, text);
        } else {
            text.push_str(&fs::read_to_string(&entry).unwrap_or_default());
        }
    }
}

#[test]
fn every_sentence_is_used() {
    let sources = sources();
    // Names that are put together: the beginnings stand in the sources.
    let made_up = |name: &str| name.starts_with("refused-");
    let unused: Vec<String> = sentences(Language::En)
        .into_keys()
        .filter(|name| {
            // What is said of a choice stands beside it, under its name.
            let choice = name.strip_suffix("-says").unwrap_or(name);
            !made_up(name) && ![name, choice].iter().any(|name| sources.contains(&format!("\"{name}\"")))
        })
        .collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}
