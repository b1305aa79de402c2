//! What a bot costs in each language: the time of a clue, a guess and a verdict, and the memory that its words take.
//!
//! `cargo run --release -p safehouse-duet-bots --example cost -- LANG`; one language a run, since memory is counted for all that was read.
#![allow(clippy::print_stdout, reason = "it prints")]

use duet::{Colour, Language, Word, WordList, check_clue};
use duet_bots::{Lexicon, Target, Taste, ideas, rank};
use std::time::{Duration, Instant};

const BOARDS: usize = 50;
const VERDICTS: u32 = 20;

/// What the process has in memory, in megabytes; nothing where the system does not tell.
fn resident() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
    kilobytes.unwrap_or_default() / 1_000.0
}

fn main() {
    let language: Language =
        std::env::args().nth(1).and_then(|code| code.parse().ok()).unwrap_or(Language::En);
    let before = resident();
    let lexicon = Lexicon::of(language);
    let list = WordList::of(language);
    let (mut clues, mut guesses, mut verdicts) = (Duration::ZERO, Duration::ZERO, Duration::ZERO);
    // The first board is for reading what is known: it is not counted.
    for board in 0..=BOARDS {
        let words: Vec<Word> = list.words().iter().skip(board).step_by(25).take(25).cloned().collect();
        let start = Instant::now();
        let colour = |place| match place {
            0..9 => Colour::Green,
            9..12 => Colour::Black,
            _ => Colour::Beige,
        };
        let targets = words.iter().enumerate().map(|(place, word)| Target {
            meaning: lexicon.meaning(word.as_str()),
            colour: colour(place),
            promised: 0.0,
        });
        let targets: Vec<Target> = targets.collect();
        let allowed = |clue: &str| check_clue(language, &words, clue, true).allowed;
        let found = ideas(lexicon, &targets, &Taste::at_the_start_of(9, 9), 4, allowed);
        let thought = start.elapsed();
        let Some(idea) = found.first() else { continue };
        let texts: Vec<&str> = words.iter().map(Word::as_str).collect();
        let start = Instant::now();
        rank(lexicon, &texts, &idea.word, idea.number);
        let guessed = start.elapsed();
        let start = Instant::now();
        for _ in 0..VERDICTS {
            check_clue(language, &words, &idea.word, true);
        }
        if board > 0 {
            clues += thought;
            guesses += guessed;
            verdicts += start.elapsed() / VERDICTS;
        }
    }
    let each = |time: Duration| time.as_secs_f64() / BOARDS as f64;
    println!(
        "{language}: a clue {:.1} ms, a guess {:.2} ms, a verdict {:.1} µs; {:.1} MB more in memory",
        1e3 * each(clues),
        1e3 * each(guesses),
        1e6 * each(verdicts),
        resident() - before,
    );
}
