//! What is said of a clue while it is typed.

use crate::table::{Play, check, words_of};
use duet::{Duet, Language as In, Options, WordList};
use game::{Game, Viewer};
use scene::Scene;
use web::{Language, Painted};

/// What is said of a clue and a number that are being typed: whether they are fine, and in which words.
fn said(language: Language, scene: &Scene<Duet>, clue: &str, number: &str) -> (bool, String) {
    let field = |name: &str| if name == "word" { clue.to_owned() } else { number.to_owned() };
    let said = Duet::typed(scene, words_of(language), &field).unwrap();
    let said: serde_json::Value = serde_json::from_str(&said).unwrap();
    (said["ok"].as_bool().unwrap(), said["html"].as_str().unwrap().to_owned())
}

fn scene(words: &[&str]) -> Scene<Duet> {
    let list = words.iter().map(|word| (*word).to_owned()).chain((words.len()..25).map(|n| format!("Qx{n}")));
    let list = WordList::parse(In::De, &list.collect::<Vec<_>>().join("\n")).unwrap();
    let options = Options { words: list, ..Options::default() };
    Play::new(&options, 1).scene(Viewer::Public)
}

#[test]
fn each_fault_is_said_in_each_language() {
    let scene = scene(&["Sonnenblume", "Haus", "lesen"]);
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
            let (ok, html) = said(language, &scene, clue, number);
            assert!(!ok, "{clue}");
            check(&html);
            assert!(html.contains(fault), "{fault} in {html}");
            assert!(html.contains("/rules/duet#D"), "{html}");
        }
    }
    for (clue, number) in [("Zwieback", "2"), ("Zwieback", ""), ("Fenster", "0")] {
        let (ok, html) = said(Language::De, &scene, clue, number);
        assert!(ok, "{html}");
    }
    assert_eq!(said(Language::De, &scene, " ", ""), (false, String::new()));
}

#[test]
fn the_answer_is_that_of_the_rules() {
    for number in 0..30 {
        let play = Play::new(&Options::default(), number);
        let scene = play.scene(Viewer::Public);
        for word in play.game().options().words.words().iter().take(60) {
            let clue = duet::Clue::new(word.as_str(), 1);
            let (ok, _) = said(Language::En, &scene, word.as_str(), "1");
            assert_eq!(ok, play.game().check(&clue).is_ok(), "{word}");
        }
    }
}
