//! What is said of a clue while it is typed.

use crate::table::{Play, check};
use duet::{Language as In, Options, View, WordList};
use game::{Game, Viewer};
use web::{Language, Words, duet::duet_clue_check};

fn view(words: &[&str]) -> View {
    let list = words.iter().map(|word| (*word).to_owned()).chain((words.len()..25).map(|n| format!("Qx{n}")));
    let list = WordList::parse(In::De, &list.collect::<Vec<_>>().join("\n")).unwrap();
    let options = Options { words: list, ..Options::default() };
    Play::new(&options, 1).game().view(Viewer::Public).unwrap()
}

#[test]
fn each_fault_is_said_in_each_language() {
    let view = view(&["Sonnenblume", "Haus", "lesen"]);
    for (clue, number, fault) in [
        ("Haus", "1", "Haus"),
        ("Häuser", "1", "Haus"),
        ("Blume", "1", "Sonnenblume"),
        ("Haustür", "1", "Haus"),
        ("Leser", "", "lesen"),
        ("zwei Wörter", "1", ""),
        ("Schloß!", "1", "!"),
        ("a\u{200b}b", "1", "U+200B"),
        ("Диван", "1", "Д"),
        ("Дivan", "1", "Д"),
        ("Zwieback", "26", "25"),
        ("Zwieback", "2.5", "25"),
        (&"Zwieback".repeat(9), "1", ""),
    ] {
        for language in Language::ALL {
            let said = duet_clue_check(Words::of(language), &view, clue, number);
            assert!(!said.ok, "{clue}");
            check(&said.html.0);
            assert!(said.html.0.contains(fault), "{fault} in {}", said.html.0);
            assert!(said.html.0.contains("/rules/duet#D"), "{}", said.html.0);
        }
    }
    for (clue, number) in [("Zwieback", "2"), ("Zwieback", ""), ("Fenster", "0")] {
        let said = duet_clue_check(Words::of(Language::De), &view, clue, number);
        assert!(said.ok, "{}", said.html.0);
    }
    let nothing = duet_clue_check(Words::of(Language::De), &view, " ", "");
    assert!(!nothing.ok && nothing.html.0.is_empty());
}

#[test]
fn the_answer_is_that_of_the_rules() {
    for number in 0..30 {
        let play = Play::new(&Options::default(), number);
        let view = play.game().view(Viewer::Public).unwrap();
        for word in play.game().options().words.words().iter().take(60) {
            let clue = duet::Clue::new(word.as_str(), 1);
            let said = duet_clue_check(Words::of(Language::En), &view, word.as_str(), "1");
            assert_eq!(said.ok, play.game().check(&clue).is_ok(), "{word}");
        }
    }
}

#[test]
fn the_answer_is_json() {
    let said = duet_clue_check(Words::of(Language::Nl), &view(&["huis"]), "huis", "1");
    let json = serde_json::to_value(&said).unwrap();
    assert_eq!(json["ok"], false);
    assert!(json["html"].as_str().unwrap().contains("huis"));
}
