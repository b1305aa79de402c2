//! The words that were chosen in each language (D24): every mark of every word, and the grids that are drawn from them.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::*;
use duet::*;
use game::{Game, Viewer};
use std::collections::{BTreeSet, HashMap, HashSet};

fn text(language: Language) -> String {
    let path = format!("{}/../../data/duet/{language}/words.txt", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn d24_the_newest_lists_are_read_whole() {
    for language in Language::ALL {
        let read = WordList::parse(language, &text(language)).map_err(|error| error.to_string());
        assert_eq!(read.as_ref().err(), None, "{language}");
        let list = WordList::of(language);
        assert_eq!(list.id(), Some(&*format!("{language}-2")));
        assert_eq!(list.words(), read.unwrap().words());
        assert!(list.words().len() >= 600 && list.is_marked(), "{language}: {}", list.words().len());
        let marks = || list.words().iter().map(|word| word.marks().unwrap());
        let several = marks().filter(|marks| marks.senses().count() > 1).count();
        assert!(2 * several >= list.words().len(), "{language}: {several} with two senses or more");
        let animals = marks().filter(|marks| marks.field() == "animals").count();
        assert!(100 * animals <= 6 * list.words().len(), "{language}: {animals} animals");
    }
}

/// D24: no kin on one grid, and at most three words of a field.
#[test]
fn d24_kin_never_lie_on_one_grid() {
    for language in Language::ALL {
        let options = Options { words: WordList::of(language), ..Options::default() };
        let key = |text: &str| fold(language, text);
        let mut drawn = HashSet::new();
        for number in 0..400 {
            let view = deal(&options, number).view(Viewer::Public).unwrap();
            let words: Vec<&Word> = view.words.words(CardSet::ALL).collect();
            let texts: BTreeSet<String> = words.iter().map(|word| key(word.as_str())).collect();
            assert_eq!(texts.len(), 25);
            let mut fields: HashMap<&str, usize> = HashMap::new();
            for word in &words {
                let marks = word.marks().unwrap();
                *fields.entry(marks.field()).or_default() += 1;
                for kin in marks.kin() {
                    assert!(!texts.contains(&key(kin)), "{language}: {kin} beside {word:?}");
                }
            }
            assert!(fields.values().all(|count| *count <= 3), "{language}: {fields:?}");
            drawn.extend(texts);
        }
        assert_eq!(drawn.len(), WordList::of(language).words().len(), "{language}: every word is drawn");
    }
}

/// D24: a group sees new words while grids without kin can be made of them.
#[test]
fn d24_a_group_sees_new_words_of_the_newest_list_too() {
    let mut options = Options::default();
    let mut shown = HashSet::new();
    for number in 0..15 {
        let duet = deal(&options, number);
        for word in duet.grid().words(CardSet::ALL) {
            assert!(shown.insert(word.as_str().to_owned()), "{word:?} in game {number}");
        }
        options = duet.options_again();
    }
}

/// D19e: what the family of a listed word names is refused, what it sets apart is allowed.
#[test]
fn d19e_the_families_decide_first() {
    for language in Language::ALL {
        for word in WordList::of(language).words() {
            let judged = |clue: &str| check_clue(language, std::slice::from_ref(word), clue, true).allowed;
            let marks = word.marks().unwrap();
            for same in marks.same() {
                assert!(!judged(same), "{language} {}: {same}", word.as_str());
            }
            for other in marks.look_alikes() {
                assert!(judged(other), "{language} {}: {other}", word.as_str());
            }
        }
    }
}

/// The plain forms that grammar makes of a noun, whoever wrote its family.
fn plain_forms(language: Language, word: &str) -> Vec<String> {
    let last = word.chars().last().unwrap_or_default();
    let ends = |endings: &[&str]| endings.iter().any(|ending| word.ends_with(ending));
    let stem = &word[..word.len() - last.len_utf8()];
    match language {
        Language::En if ends(&["s", "x", "z", "ch", "sh"]) => vec![format!("{word}es"), format!("{word}'s")],
        Language::En if last == 'y' && !ends(&["ay", "ey", "oy", "uy"]) => {
            vec![format!("{stem}ies"), format!("{word}'s")]
        }
        Language::En => vec![format!("{word}s"), format!("{word}'s")],
        Language::Es if last == 'z' => vec![format!("{stem}ces")],
        Language::Es if ends(&["a", "e", "i", "o", "u", "é", "á"]) => vec![format!("{word}s")],
        Language::Es if ends(&["s", "x"]) => vec![],
        // The accent goes where the stress stays.
        Language::Es => vec![format!("{word}es")],
        // What ends in -e is feminine or weak, as the bear is.
        Language::De if ends(&["s", "x", "z", "ß", "e", "Bär"]) => vec![],
        Language::De => vec![format!("{word}s")],
        // Haste is no thing of which there are small ones.
        Language::Nl if word == "haast" => vec![],
        Language::Nl => vec![format!("{word}je")],
    }
}

/// D19e: no plain form of a listed word passes.
#[test]
fn d19e_no_plain_form_passes() {
    let mut passed = Vec::new();
    for language in Language::ALL {
        for word in WordList::of(language).words() {
            for form in plain_forms(language, word.as_str()) {
                let look_alike = word.marks().is_some_and(|marks| {
                    marks.look_alikes().any(|other| fold(language, other) == fold(language, &form))
                });
                if !look_alike && check_clue(language, std::slice::from_ref(word), &form, true).allowed {
                    passed.push(format!("{language} {}: {form}", word.as_str()));
                }
            }
        }
    }
    assert!(passed.is_empty(), "{} pass: {}", passed.len(), passed.join(", "));
}

/// D19e: beyond a family that somebody wrote down only what shows the word is refused.
#[test]
fn d19e_beyond_a_family_counts_what_shows_the_word() {
    for (language, visible, clue, allowed) in [
        (Language::De, "Maulwurf", "entwerfen", true),
        (Language::De, "Einwurf", "vorwerfen", true),
        (Language::De, "Hochzeit", "Höhe", true),
        (Language::Nl, "slag", "verslaan", true),
        (Language::Nl, "opname", "achternaam", true),
        (Language::Es, "cuchillo", "cucharada", true),
        (Language::Es, "final", "infinito", true),
        (Language::En, "shoot", "snapshot", true),
        (Language::De, "Wurf", "Würfen", false),
        (Language::De, "Hand", "Kunsthandwerk", false),
        (Language::Nl, "berg", "hooiberg", false),
        (Language::Es, "rueda", "rodada", false),
        (Language::En, "head", "trailhead", false),
    ] {
        let list = WordList::of(language);
        let word = list.words().iter().find(|word| word.as_str() == visible).unwrap();
        let verdict = check_clue(language, std::slice::from_ref(word), clue, true);
        assert_eq!(verdict.allowed, allowed, "{language} {visible}: {clue}");
    }
}

fn block(word: &str, marks: &str) -> String {
    format!("{word}\n{marks}\n")
}

fn marked(count: usize) -> String {
    (0..count).map(|n| block(&format!("word{n}"), "  senses: a; b\n  field: x\n  same: words")).collect()
}

/// D24: a list of one's own with marks is read, written and read again, or refused with the line and the reason.
#[test]
fn d24_marks_of_a_groups_own_list() {
    let good = marked(24)
        + &block("mouse", "  senses: animal; gadget\n  field: y\n  kin: word3\n  same: mice\n  not: mousse");
    let list = WordList::parse(Language::En, &good).unwrap();
    let marks = list.words()[24].marks().unwrap();
    assert_eq!(marks.senses().collect::<Vec<_>>(), ["animal", "gadget"]);
    assert_eq!((marks.field(), marks.kin().count()), ("y", 1));
    assert_eq!(WordList::parse(Language::En, &list.to_text()), Ok(list.clone()));
    let options = Options { words: list, ..Options::default() };
    let written = serde_json::to_string(&options).unwrap();
    assert_eq!(serde_json::from_str::<Options>(&written).unwrap(), options);

    for (wrong, line, reason) in [
        (block("mouse", "  senses: a\n  field: y"), 97, "has no \"same\""),
        (block("mouse", "  senses: a\n  colour: y\n  same: mice"), 99, "\"colour: y\" is no mark"),
        (block("mouse", "  senses:\n  field: y\n  same: mice"), 98, "after \"senses:\" there is nothing"),
        (block("mouse", "  senses: a\n  senses: b"), 99, "a second time"),
        (block("mouse", "  senses a\n  field: y"), 98, "is no mark"),
        (block("ice cream", "  senses: a\n  field: y\n  same: ices"), 97, "more than one word"),
        (block("mouse", "  senses: a\n  field: y\n  kin: rat\n  same: mice"), 97, "\"rat\" is named as kin"),
        (block("mouse", "  senses: a\n  field: y\n  kin: mouse\n  same: mice"), 97, "is no other word"),
        (
            block("mouse", "  senses: a\n  field: y\n  same: mice\n  not: mice"),
            97,
            "under \"same\" and under \"not\"",
        ),
        ("mouse\n".to_owned(), 97, "has no \"senses\""),
    ] {
        let Err(ListError::Lines(lines)) = WordList::parse(Language::En, &(marked(24) + &wrong)) else {
            panic!("{wrong}")
        };
        assert_eq!(lines[0].line, line, "{wrong}");
        assert!(lines[0].to_string().contains(reason), "{}", lines[0]);
    }
    let early = WordList::parse(Language::En, &("  senses: a\n".to_owned() + &marked(25))).unwrap_err();
    assert!(early.to_string().starts_with("line 1: a mark belongs under a word"), "{early}");
}

/// A list that is cut in the middle of a word's marks is refused.
#[test]
fn d24_a_list_that_is_cut_is_refused() {
    let whole = text(Language::En);
    let cut = whole.rfind("  same:").unwrap();
    let error = WordList::parse(Language::En, &whole[..cut]).unwrap_err();
    assert!(error.to_string().contains("has no \"same\""), "{error}");
}
