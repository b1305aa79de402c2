//! Clues that can be proved wrong, and bad input of every kind: refused with a reason, nothing lost.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::*;
use duet::*;
use game::{Game, Refusal as _, Viewer};

fn fault(clue: &str, several: bool) -> Option<Fault> {
    let words: Vec<Word> = ["lion", "house"].map(|word| word.parse().unwrap()).to_vec();
    check_clue(Language::En, &words, clue, !several).fault
}

#[test]
fn d19b_nothing_too_much_and_several_words() {
    assert_eq!(fault("", false), Some(Fault::Empty));
    assert_eq!(fault("   \t", false), Some(Fault::Empty));
    assert_eq!(fault(&"a".repeat(300), false), Some(Fault::TooLong));
    assert_eq!(fault(&"ä".repeat(30), false), None);
    assert_eq!(fault(&"ä".repeat(31), false), Some(Fault::TooLong));
    assert_eq!(fault("New York", false), Some(Fault::SeveralWords));
    assert_eq!(fault("New York", true), None);
    assert_eq!(fault("New\nYork", false), Some(Fault::SeveralWords));
    assert_eq!(fault("  circus ", false), None);
    // Each of several words is looked at.
    assert!(matches!(fault("The Lion King", true), Some(Fault::Visible { word, .. }) if word == "lion"));
}

#[test]
fn d19c_letters_and_numerals_are_fine() {
    for clue in [
        "Z",
        "7",
        "3D",
        "B2B",
        "Nato",
        "T-shirt",
        "merry-go-round",
        "St.",
        "rock’n’roll",
        "Zoë",
        "1984",
        "R&B",
        "C+",
    ] {
        assert_eq!(fault(clue, false), None, "{clue}");
    }
}

/// D19b: several words that are joined are several words, and so are letters that are spelled out, if only one is allowed.
#[test]
fn d19b_points_hyphens_and_acronyms() {
    for clue in ["new.york", "Leonardo-da-Vinci", "leonardo-da-vinci", "F.B.I.", "FBI", "dvd"] {
        assert_eq!(fault(clue, false), Some(Fault::SeveralWords), "{clue}");
        assert_eq!(fault(clue, true), None, "{clue}");
    }
    let words: Vec<Word> = vec!["Ohr".parse().unwrap()];
    assert!(check_clue(Language::De, &words, "Links-Rechts-Schwäche", true).allowed);
    assert!(!check_clue(Language::De, &words, "Hals-Nasen-Ohren-Arzt", true).allowed);
}

/// D19e: figures beside or in place of letters do not hide a visible word.
#[test]
fn d19e_figures_hide_no_word() {
    for clue in ["lion1", "1lion", "li0n", "l1on", "h0use", "lions2"] {
        assert!(matches!(fault(clue, false), Some(Fault::Visible { .. })), "{clue}");
    }
    for clue in ["mp3", "4x4", "007", "Apollo13"] {
        assert_eq!(fault(clue, false), None, "{clue}");
    }
}

#[test]
fn d19a_what_nobody_sees_or_says_is_refused() {
    for clue in [
        "cir\u{0}cus",
        "circus\u{202e}",
        "\u{200f}circus",
        "cir\u{200b}cus",
        "cir\u{ad}cus",
        "a\u{7}",
        "\u{feff}circus",
        "x\u{2066}y",
    ] {
        assert!(matches!(fault(clue, false), Some(Fault::Invisible(_))), "{clue:?}");
        assert!(matches!(fault(clue, true), Some(Fault::Invisible(_))), "{clue:?}");
    }
    for clue in ["circus!", "a/b", "(x)", "---", "😀", "#1", "a_b", "\u{301}a"] {
        assert!(matches!(fault(clue, false), Some(Fault::Character(_))), "{clue:?}");
    }
}

#[test]
fn d19f_scripts_are_not_mixed() {
    // Cyrillic letters that look Latin.
    assert_eq!(fault("сircus", false), Some(Fault::MixedScripts('с')));
    assert_eq!(fault("circuѕ", false), Some(Fault::MixedScripts('ѕ')));
    assert_eq!(fault("слон", false), Some(Fault::OtherScript('с')));
    assert_eq!(fault("サーカス", false).map(|fault| fault.rule()), Some("D19f"));
    assert_eq!(fault("crêpe", false), None);
}

#[test]
fn d19d_d23_the_number_is_a_whole_one_from_0_to_25() {
    let read = |text: &str| {
        serde_json::from_str::<Action>(&format!(r#"{{"clue":{{"word":"circus","number":{text}}}}}"#))
    };
    for number in ["-1", "26", "2.5", "1e9", "99999999999999999999", "\"∞\"", "\"2.5\"", "\"-1\"", "\"\""] {
        let mut play = Play::standard();
        let refusal = play.refused(0, read(number).unwrap());
        assert_eq!((refusal.rule(), refusal), ("D23", Refusal::Clue(Fault::Number)), "{number}");
    }
    for number in ["0", "25", "7", "\"7\""] {
        Play::standard().try_do(0, read(number).unwrap()).unwrap();
    }
    assert!(read("null").is_err() && read("[]").is_err());
    let longer = format!(r#"{{"clue":{{"word":"{}","number":1}}}}"#, "x".repeat(10_000_000));
    let refusal = Play::standard().refused(0, serde_json::from_str(&longer).unwrap());
    assert_eq!(refusal, Refusal::Clue(Fault::TooLong));
}

#[test]
fn a_clue_is_written_and_read_alike() {
    for text in ["circus", "Ñandú", "Straße", "e\u{301}cole"] {
        let action = Action::Clue(Clue::new(text, 3));
        let written = serde_json::to_string(&action).unwrap();
        assert_eq!(serde_json::from_str::<Action>(&written).unwrap(), action);
    }
    assert_eq!(Clue::new("e\u{301}", 1), Clue::new("é", 1), "one spelling in every record");
    assert!(serde_json::from_str::<Action>(r#"{"guess":{"card":-1,"touch":0}}"#).is_err());
}

/// D19e: only visible words count. A covered one may be said; marked from one side it is still visible.
#[test]
fn d19e_a_word_counts_while_it_is_visible() {
    let mut play = Play::standard();
    let word = |play: &Play, card: usize| play.game.grid().word(Card::new(card).unwrap()).as_str().to_owned();
    let [agent, marked, dead] = [0, 19, 18].map(|card| word(&play, card));
    for text in [&agent, &marked, &dead] {
        let refusal = play.refused(0, Action::Clue(Clue::new(&text.to_uppercase(), 1)));
        assert_eq!(refusal, Refusal::Clue(Fault::Visible { word: text.clone(), how: Relation::Same }));
        assert_eq!(refusal.rule(), "D19e");
        assert!(refusal.to_string().contains(&**text));
    }
    play.turn(0, &[0, 18], false).turn(1, &[18], false).turn(0, &[19], false);
    for text in [&agent, &dead] {
        let mut play = play.clone();
        play.try_do(1, Action::Clue(Clue::new(text, 1))).unwrap();
        assert_eq!(play.view(Viewer::Public).turns.len(), 4);
    }
    assert!(play.game.check(&Clue::new(&marked, 1)).is_err());
    assert_eq!(play.refused(1, Action::Clue(Clue::new(&marked, 1))).rule(), "D19e");
    assert!(play.game.outcome().is_none());
}

/// D19g: names of one word are fine. D19e: marks of the list count as much as what the law finds by itself.
#[test]
fn d19e_d19g_names_and_marked_compounds() {
    assert_eq!(fault("Dracula", false), None);
    let marked: Word = "Quarkofant = Quark + Elefant".parse().unwrap();
    let how = |clue: &str| match check_clue(Language::De, std::slice::from_ref(&marked), clue, true).fault {
        Some(Fault::Visible { how, .. }) => Some(how),
        _ => None,
    };
    assert_eq!(how("Elefanten"), Some(Relation::CompoundPart));
    assert_eq!(how("Quark"), Some(Relation::CompoundPart));
    assert_eq!(how("Giraffe"), None);
    let several: Word = "New York".parse().unwrap();
    let verdict = check_clue(Language::En, &[several], "York", true);
    assert_eq!((verdict.allowed, verdict.word.as_deref()), (false, Some("New York")));
}

/// The verdict's shape is what other programs read.
#[test]
fn a_verdict_is_written_with_its_four_keys() {
    let words: Vec<Word> = vec!["luz".parse().unwrap()];
    let verdict = |clue: &str| serde_json::to_string(&check_clue(Language::Es, &words, clue, true)).unwrap();
    assert_eq!(
        verdict("luces"),
        r#"{"allowed":false,"rule":"D19e","word":"luz","reason":"the clue is a form of \"luz\", which is visible on the table"}"#
    );
    assert_eq!(verdict("noche"), r#"{"allowed":true,"rule":null,"word":null,"reason":null}"#);
}

/// Nothing that can be typed makes the law fall over.
#[test]
fn no_text_makes_the_law_panic() {
    use proptest::prelude::*;
    let mut runner = proptest::test_runner::TestRunner::new(ProptestConfig::with_cases(20_000));
    // The third kind ends like a form of a word, with letters and figures of several bytes where an ending meets its stem.
    let bent = "[a-zäéøßñ]{0,4}[aeouäéøœij]{1,2}[bfsvzñß۰०é]{1,2}(en|er|es|ed|ing|in|je|s|ito|ces|chen|ies)";
    let texts = (any::<String>(), "[a-zäöüßñéA-Z'’ -]{0,40}", bent, 0..4_usize);
    runner
        .run(&texts, |(wild, tame, bent, language)| {
            let language = Language::ALL[language];
            let texts = [&wild, &tame, &bent];
            let words: Vec<Word> = texts.into_iter().filter_map(|text| text.parse().ok()).collect();
            for clue in texts {
                for strict in [true, false] {
                    let verdict = check_clue(language, &words, clue, strict);
                    prop_assert_eq!(verdict.allowed, verdict.fault.is_none());
                }
            }
            // A word that can lie on the table is the same as itself.
            for word in &words {
                let verdict = check_clue(language, std::slice::from_ref(word), word.as_str(), false);
                prop_assert!(!verdict.allowed, "{word:?}");
            }
            Ok(())
        })
        .unwrap();
}
