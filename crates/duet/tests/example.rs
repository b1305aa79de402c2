//! The rulebook's own example, played from its facts: which words are what, who touches which in which order.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::*;
use duet::*;
use game::Game;

/// The 25 words of the example, in Spanish as there.
const WORDS: &str = "pino nube césar comida parque céntimo golf balsa napoleón patín tornado sopa everest rifle \
                     maquillaje rusia estatua violín perla cueva tomate iglú hormiga panel volumen";

/// D4–D9: three turns, two stops and a bystander leave 6 tokens; Russia is first marked, then found from the other side.
#[test]
fn d5_d8_d9_the_worked_example_leaves_six_tokens_and_the_same_words_covered() {
    let text: String = WORDS.split_whitespace().map(|word| format!("{word}\n")).collect();
    let words = WordList::parse(Language::Es, &text).unwrap();
    let options = Options { words, ..Options::default() };
    let grid = deal(&options, 3).grid().clone();
    let card = |word: &str| Card::all().find(|card| grid.word(*card).as_str() == word).unwrap();
    // You are A, she is B. What the example tells of the key: yours, then hers; the rest fills the pattern.
    let told = [
        ("tomate", 'g', '.'),
        ("rusia", '.', 'g'),
        ("napoleón", 'g', 'g'),
        ("rifle", '.', 'g'),
        ("céntimo", 'g', '.'),
        ("hormiga", 'g', '.'),
        ("comida", 'g', '.'),
        ("césar", 'g', '.'),
        ("sopa", 'k', '.'),
    ];
    let mut rest: Vec<(char, char)> =
        [("gg", 2), ("gk", 1), ("kg", 1), ("kk", 1), (".g", 3), (".k", 1), ("..", 7)]
            .into_iter()
            .flat_map(|(pair, count)| {
                let mut sides = pair.chars();
                std::iter::repeat_n((sides.next().unwrap(), sides.next().unwrap()), count)
            })
            .collect();
    let [mut a, mut b] = [['.'; 25]; 2];
    for at in Card::all() {
        let known = told.iter().find(|(word, ..)| card(word) == at).map(|(_, a, b)| (*a, *b));
        (a[at.index()], b[at.index()]) = known.unwrap_or_else(|| rest.pop().unwrap());
    }
    let [a, b] = [a, b].map(|half| half.iter().collect::<String>());
    let key = Key::from_halves(&half(&a), &half(&b)).unwrap();
    let mut play = Play { game: Duet::set_up(&options, grid.clone(), key).unwrap(), told: Vec::new() };

    let clue = |play: &mut Play, by: usize, word: &str, number| {
        play.try_do(by, Action::Clue(Clue::new(word, number))).unwrap();
    };
    clue(&mut play, 0, "ensalada", 3);
    play.guess(1, card("tomate").index() as u8).guess(1, card("rusia").index() as u8);
    clue(&mut play, 1, "Waterloo", 2);
    play.guess(0, card("napoleón").index() as u8).guess(0, card("rusia").index() as u8).stop(0);
    clue(&mut play, 0, "pequeño", 2);
    for word in ["céntimo", "comida", "césar", "hormiga"] {
        play.guess(1, card(word).index() as u8);
    }
    play.stop(1);

    let view = play.public();
    assert_eq!(view.tokens.supply.left(), 6);
    let mut covered: Vec<&str> = Card::all()
        .filter(|card| view.covers[card.index()].agent.is_some())
        .map(|card| grid.word(card).as_str())
        .collect();
    covered.sort_unstable();
    assert_eq!(covered, ["comida", "céntimo", "césar", "hormiga", "napoleón", "rusia", "tomate"]);
    let russia = view.covers[card("rusia").index()];
    assert_eq!(russia, Cover { agent: Some(Side::A), marks: BySide { a: None, b: Some(1) } });
    assert_eq!(view.tokens.kept, BySide { a: 1, b: 1 });
    assert!(play.game.outcome().is_none());
}
