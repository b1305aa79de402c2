//! What is wrong with a list of words that a group brings, in the reader's language.

use crate::Words;
use duet::{FEWEST_WORDS, LineError, LineProblem, ListError, MOST_BYTES, MOST_WORDS, WordError};

/// How many lines are told of at once.
const MOST_TOLD: usize = 5;

/// Which words of a text cannot stay, and why.
pub(super) fn refused(words: &Words, error: &ListError, text: &str) -> String {
    let number = |key, n: usize| words.fill(key, &[("n", (n as i64).into())]).into_owned();
    match error {
        ListError::Lines(lines) => {
            let told: Vec<_> = lines.iter().take(MOST_TOLD).map(|error| line(words, error, text)).collect();
            told.join(" ")
        }
        ListError::TooFew(have) => words
            .fill(
                "duet-words-too-few",
                &[("n", (*have as i64).into()), ("least", (FEWEST_WORDS as i64).into())],
            )
            .into_owned(),
        ListError::TooMany => number("duet-words-too-many", MOST_WORDS),
        ListError::TooLarge(_) => number("duet-words-too-large", MOST_BYTES / 1024),
        ListError::Unknown(_) => words.say("duet-words-unknown").into_owned(),
    }
}

fn line(words: &Words, error: &LineError, text: &str) -> String {
    let written = text.lines().nth(error.line.saturating_sub(1)).unwrap_or_default();
    let word: String = written.trim().chars().take(40).collect();
    let problem = match &error.problem {
        LineProblem::Word(WordError::Blank) => words.say("duet-word-blank").into_owned(),
        LineProblem::Word(WordError::TooLong) => words.say("duet-word-long").into_owned(),
        LineProblem::Word(WordError::Character(char)) => {
            words.fill("duet-word-character", &[("char", char.to_string().into())]).into_owned()
        }
        LineProblem::Word(WordError::Parts) => words.say("duet-word-parts").into_owned(),
        LineProblem::Twice { first, .. } => {
            words.fill("duet-word-twice", &[("first", (*first as i64).into())]).into_owned()
        }
    };
    let gaps = [("line", (error.line as i64).into()), ("word", word.into()), ("problem", problem.into())];
    words.fill("duet-words-line", &gaps).into_owned()
}
