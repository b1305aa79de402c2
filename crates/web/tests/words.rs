//! Every sentence exists in all four languages, with the same gaps, and is used somewhere.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use server::http::RequestError;
use server::table::TableRefusal;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use web::Language;

/// The words of a language, of the house and of all games.
fn words_of(language: Language) -> &'static web::Words {
    games::install().unwrap();
    web::Words::of(language)
}

/// The files of a language, of the house and of all games.
fn files_of(language: Language) -> Vec<&'static str> {
    games::install().unwrap();
    web::Words::files(language)
}

/// The sentences of a language: their names, and the gaps that each has.
fn sentences(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut sentences = BTreeMap::new();
    for file in files_of(language) {
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
    let english = words_of(Language::En);
    for language in [Language::Es, Language::De, Language::Nl] {
        let words = words_of(language);
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
    read(&crates.join("web/script"), &mut text);
    for entry in fs::read_dir(crates).unwrap() {
        read(&entry.unwrap().path().join("src"), &mut text);
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

/// What a table or the house refuses: the names of the sentences, and the gap that each may have.
fn refusals() -> BTreeMap<String, Option<&'static str>> {
    let of_tables = TableRefusal::ALL.iter().map(|(name, gap)| (format!("refused-table-{name}"), *gap));
    let of_the_house = RequestError::ALL.iter().map(|(name, gap)| (format!("refused-{name}"), *gap));
    let mut refusals = BTreeMap::new();
    for (name, gap) in of_tables.chain(of_the_house) {
        assert!(refusals.insert(name.clone(), gap).is_none(), "two refusals are called {name}");
    }
    refusals
}

/// What the rules of the games refuse: the names of the sentences. Each game has a list in its own source.
fn refusals_of_games() -> BTreeSet<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let variants = |file: &str, list: &str, key: &str| -> Vec<String> {
        let source = fs::read_to_string(crates.join(file)).unwrap();
        let (_, list) = source.split_once(&format!("pub enum {list} {{")).unwrap();
        let (list, _) = list.split_once("\n}").unwrap();
        let is_variant = |line: &&str| line.starts_with(char::is_uppercase);
        let variants = list.lines().map(str::trim).filter(is_variant);
        variants.map(|variant| format!("{key}-{}", game::variant_name(&format_args!("{variant}")))).collect()
    };
    games::install().unwrap();
    let of_game =
        |game: &str| variants(&format!("{game}/src/refusal.rs"), "Refusal", &format!("refused-{game}"));
    let mut refusals: BTreeSet<_> =
        web::games::games().iter().flat_map(|game| of_game(game.name())).collect();
    // A layout and a clue are refused for what is wrong with them.
    assert!(refusals.remove("refused-confusion-layout") && refusals.remove("refused-duet-clue"));
    refusals.extend(variants("confusion/src/layout.rs", "LayoutProblem", "refused-confusion-layout"));
    refusals
}

#[test]
fn every_refusal_has_a_sentence_in_every_language() {
    for language in Language::ALL {
        let sentences = sentences(language);
        let said = |name: &String| {
            let gaps = sentences.get(name);
            gaps.unwrap_or_else(|| panic!("{} does not say {name}", language.code()))
        };
        for (name, gap) in refusals() {
            let mut gaps = said(&name).iter();
            assert!(gaps.all(|other| Some(other.as_str()) == gap), "{name} in {}", language.code());
        }
        refusals_of_games().iter().for_each(|name| assert!(said(name).len() <= 1, "{name}"));
    }
}

/// What a table refuses is refused by a table in the server's own tests; the rest is at least made somewhere.
#[test]
fn everything_that_the_house_refuses_is_refused_somewhere() {
    let sources = sources();
    for (name, _) in RequestError::ALL {
        let capital = |part: &str| part[..1].to_uppercase() + &part[1..];
        let variant: String = name.split('-').map(capital).collect();
        assert!(sources.contains(&format!("RequestError::{variant}")), "nobody says {name}");
    }
}

#[test]
fn every_sentence_is_used() {
    let sources = sources();
    let (refusals, of_games) = (refusals(), refusals_of_games());
    // What the first page says of a game goes by the game's name.
    let of_game = |name: &str| {
        let said = ["{}", "home-{}", "home-{}-players", "home-{}-time"];
        let is_said = |game: &str| said.iter().any(|said| said.replace("{}", game) == name);
        web::games::games().iter().any(|game| is_said(game.name()))
    };
    let unused: Vec<String> = sentences(Language::En)
        .into_keys()
        .filter(|name| {
            // What is said of a choice stands beside it, under its name.
            let choice = name.strip_suffix("-says").unwrap_or(name);
            let is_refusal = refusals.contains_key(name) || of_games.contains(name);
            !is_refusal
                && !of_game(name)
                && ![name, choice].iter().any(|name| sources.contains(&format!("\"{name}\"")))
        })
        .collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}
