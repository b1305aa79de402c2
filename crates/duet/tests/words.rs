//! Word lists: ours, and those that groups bring (D24).
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::*;
use duet::*;
use game::{Game, Viewer};
use std::collections::{BTreeSet, HashSet};

#[test]
fn d24_four_hundred_different_words_in_each_language() {
    for language in Language::ALL {
        let list = WordList::picture_book(language);
        assert_eq!((list.words().len(), list.language()), (400, language));
        let folded: HashSet<String> = list.words().iter().map(|word| fold(language, word.as_str())).collect();
        assert_eq!(folded.len(), 400, "{language}");
        let bare: HashSet<String> =
            list.words().iter().map(|word| fold(Language::En, word.as_str())).collect();
        assert_eq!(bare.len(), 400, "{language}: different also without any marks on letters");
        for word in list.words() {
            let text = word.as_str();
            let letters = |c: char| match language {
                Language::En => c.is_ascii_lowercase(),
                Language::Es => c.is_ascii_lowercase() || "áéíóúüñ".contains(c),
                Language::De => c.is_ascii_alphabetic() || "äöüÄÖÜß".contains(c),
                Language::Nl => c.is_ascii_lowercase() || "ëïöüéèê".contains(c),
            };
            assert!(text.chars().all(letters) && text.chars().count() <= 18, "{language} {text}");
            let capital = text.chars().next().unwrap().is_uppercase();
            assert_eq!(capital, language == Language::De, "{text}");
            assert!(!text.chars().skip(1).any(char::is_uppercase), "{text}");
            assert_ne!(word.parts().len(), 1, "{text}");
            // A marked part is itself out of bounds while the compound is visible.
            for part in word.parts() {
                let verdict = check_clue(language, std::slice::from_ref(word), part, true);
                assert!(!verdict.allowed, "{language}: {part} is a part of {text}");
            }
        }
    }
}

#[test]
fn d24_the_table_has_every_line_whole() {
    let path = format!("{}/data/words-1.tsv", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    let ids: BTreeSet<&str> = text.lines().skip(1).map(|line| line.split('\t').next().unwrap()).collect();
    assert_eq!(ids.len(), 400);
    assert!(text.lines().all(|line| line.split('\t').count() == 9));
    assert!(ids.iter().all(|id| id.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_')));
}

/// No word of a list is in the way of another as a clue: none is a form, a derivation or a compound part of another.
#[test]
fn d24_no_word_is_a_form_or_a_part_of_another() {
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let list = WordList::picture_book(language);
        for (index, word) in list.words().iter().enumerate() {
            let others: Vec<Word> = list
                .words()
                .iter()
                .enumerate()
                .filter(|(other, _)| *other != index)
                .map(|(_, w)| w.clone())
                .collect();
            let verdict = check_clue(language, &others, word.as_str(), true);
            if !verdict.allowed {
                wrong.push(format!("{language} {}: {:?}", word.as_str(), verdict.fault));
            }
        }
        let parts: Vec<String> =
            list.words().iter().flat_map(|word| word.parts()).map(|p| fold(language, p)).collect();
        let different: HashSet<&String> = parts.iter().collect();
        assert_eq!(different.len(), parts.len(), "{language}: no two compounds share a part");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Records name a list by its version: if this fails, a version that is out was changed, and old records would draw other
/// grids. Make a new version instead.
#[test]
fn d24_a_version_that_is_out_never_changes() {
    let print = |list: &WordList| {
        list.words()
            .iter()
            .flat_map(|word| word.as_str().bytes().chain([0]))
            .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
                (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
            })
    };
    let prints: Vec<String> = ["en-1", "es-1", "de-1", "nl-1"]
        .iter()
        .map(|id| format!("{id} {:016x}", print(&WordList::named(id).unwrap())))
        .collect();
    assert_eq!(
        prints,
        ["en-1 41ab583f03fbc4a5", "es-1 7a084e06fa3474c1", "de-1 bf1abff637765a71", "nl-1 c640544083de3e00"]
    );
    assert!(matches!(WordList::named("en-99"), Err(ListError::Unknown(_))));
}

fn numbered(count: usize) -> String {
    (0..count).map(|number| format!("word{number}\n")).collect()
}

#[test]
fn d24_a_groups_own_list_is_read_or_refused_with_its_lines() {
    let list = WordList::parse(Language::De, &format!("# ours\r\n{}Haustür = Haus + Tür\n\n", numbered(25)))
        .unwrap();
    assert_eq!((list.words().len(), list.id(), list.words()[25].parts().len()), (26, None, 2));
    assert_eq!(WordList::parse(Language::De, &list.to_text()), Ok(list.clone()));

    assert_eq!(WordList::parse(Language::En, &numbered(24)), Err(ListError::TooFew(24)));
    assert_eq!(WordList::parse(Language::En, ""), Err(ListError::TooFew(0)));
    assert_eq!(WordList::parse(Language::En, &numbered(5_000)).map(|list| list.words().len()), Ok(5_000));
    assert_eq!(WordList::parse(Language::En, &numbered(5_001)), Err(ListError::TooMany));
    let large = "x".repeat(10_000_000);
    assert_eq!(WordList::parse(Language::En, &large), Err(ListError::TooLarge(10_000_000)));

    let faulty =
        format!("{}Café\ncafe\n\nWORD3\nx\u{202e}y\na = b\n{}\n+\nlast", numbered(25), "y".repeat(61));
    let Err(ListError::Lines(lines)) = WordList::parse(Language::En, &faulty) else { panic!() };
    let told: Vec<(usize, &LineProblem)> = lines.iter().map(|line| (line.line, &line.problem)).collect();
    let twice = |word: &str, first| LineProblem::Twice { word: word.into(), first };
    assert_eq!(
        told,
        [
            (27, &twice("cafe", 26)),
            (28, &LineProblem::Word(WordError::Blank)),
            (29, &twice("WORD3", 4)),
            (30, &LineProblem::Word(WordError::Character('\u{202e}'))),
            (31, &LineProblem::Word(WordError::Parts)),
            (32, &LineProblem::Word(WordError::TooLong)),
            (33, &LineProblem::Word(WordError::Character('+'))),
        ]
    );
    assert!(lines[0].to_string().starts_with("line 27: "));
    let Err(ListError::Lines(lines)) = WordList::parse(Language::En, &"same\n".repeat(100)) else { panic!() };
    assert_eq!(lines.len(), ListError::LINES);
    // Letters of their own are no accents: both words stay.
    for (language, pair) in [(Language::Es, "año\nano\n"), (Language::De, "Bär\nBar\n")] {
        assert!(WordList::parse(language, &(numbered(25) + pair)).is_ok());
    }
}

#[test]
fn d24_lists_are_written_into_options_and_read_back() {
    let own = WordList::parse(Language::Nl, &(numbered(30) + "regenboog = regen + boog\n")).unwrap();
    for words in [own, WordList::of(Language::Es)] {
        let options = Options { words, recent: vec!["word3".into()], ..Options::default() };
        let text = serde_json::to_string(&options).unwrap();
        assert_eq!(serde_json::from_str::<Options>(&text).unwrap(), options);
    }
    let text = serde_json::to_string(&Options::default()).unwrap();
    assert_eq!(
        text,
        r#"{"sides":["a","b"],"challenge":{"tokens":9},"words":{"list":"en-2"},"clues":{"several_words":false,"word_play":false,"law":2},"flexible_turns":false}"#
    );
    assert_eq!(serde_json::from_str::<Options>("{}").unwrap(), Options::default());
    let refused = |text: &str| serde_json::from_str::<Options>(text).unwrap_err().to_string();
    assert!(refused(r#"{"words":{"list":"xx-1"}}"#).contains("there is no list"));
    assert!(refused(r#"{"words":{"own":{"language":"en","words":["a","A"]}}}"#).contains("line 2"));
    assert!(refused(r#"{"speed":1}"#).contains("unknown field"));
    assert_eq!(
        serde_json::from_str::<Options>(r#"{"challenge":{"mission":"los_alamos"}}"#).unwrap().challenge,
        Challenge::Mission(City::LosAlamos)
    );
}

fn drawn(options: &Options, number: u64) -> BTreeSet<String> {
    let view = deal(options, number).view(Viewer::Public).unwrap();
    Card::all().map(|card| view.words.word(card).as_str().to_owned()).collect()
}

/// D24: every game of a group has other words, until there are no others.
#[test]
fn d24_a_group_that_plays_again_sees_new_words_until_all_were_shown() {
    let mut options = picture_book();
    let mut shown = BTreeSet::new();
    for number in 0..16 {
        let duet = deal(&options, number);
        for word in duet.grid().words(CardSet::ALL) {
            assert!(shown.insert(word.as_str().to_owned()), "{word:?} in game {number}");
        }
        options = duet.options_again();
    }
    // Everything was shown: what was shown first comes first.
    let first: BTreeSet<String> = options.recent.iter().take(25).cloned().collect();
    assert_eq!(drawn(&options, 16), first);
}

/// D24: words of the last games stay out while others are left; then those come in that were used longest ago.
#[test]
fn d24_recent_words_are_not_drawn_while_others_are_left() {
    let words = WordList::parse(Language::En, &numbered(60)).unwrap();
    let mut options = Options { words, ..Options::default() };
    for number in 0..200 {
        options.recent = (0..35).map(|word| format!("WORD{word}")).collect();
        let expected: BTreeSet<String> = (35..60).map(|word| format!("word{word}")).collect();
        assert_eq!(drawn(&options, number), expected, "exactly the others");
        // 45 used: 15 fresh ones, and of the used ones the ten that are oldest.
        options.recent = (0..45).rev().map(|word| format!("word{word}")).collect();
        let expected: BTreeSet<String> = (35..60).map(|word| format!("word{word}")).collect();
        assert_eq!(drawn(&options, number), expected);
        options.recent = vec!["word0".into(), "not in the list".into()];
        assert!(!drawn(&options, number).contains("word0"));
    }
}

/// D1: every word is drawn as often as any other.
#[test]
fn d1_every_word_is_equally_likely() {
    let options = picture_book();
    let mut counts = std::collections::HashMap::new();
    for number in 0..8_000 {
        for word in drawn(&options, number) {
            *counts.entry(word).or_insert(0_u32) += 1;
        }
    }
    let expected = 8_000.0 * 25.0 / 400.0;
    let statistic: f64 = counts.values().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
    // 399 degrees of freedom, and the draws of one game are without repetition: 0.001 lies at about 491.
    assert_eq!(counts.len(), 400);
    assert!(statistic < 491.0, "{statistic}");
}
