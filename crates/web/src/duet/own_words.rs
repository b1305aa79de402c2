//! What is wrong with a list of words that a group brings, in the reader's language.

use crate::Words;
use duet::{FEWEST_WORDS, LineError, LineProblem, ListError, MOST_BYTES, MOST_WORDS, MarkError, WordError};

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
        LineProblem::Word(WordError::Mark(error)) | LineProblem::Mark(error) => mark(words, error),
        LineProblem::Twice { first, .. } => {
            words.fill("duet-word-twice", &[("first", (*first as i64).into())]).into_owned()
        }
    };
    let gaps = [("line", (error.line as i64).into()), ("word", word.into()), ("problem", problem.into())];
    words.fill("duet-words-line", &gaps).into_owned()
}

/// What is wrong with a mark.
fn mark(words: &Words, error: &MarkError) -> String {
    let fill = |key, gap, text: &str| words.fill(key, &[(gap, text.to_owned().into())]).into_owned();
    match error {
        MarkError::Unknown(mark) => fill("duet-mark-unknown", "mark", mark),
        MarkError::Empty(mark) => fill("duet-mark-empty", "mark", mark),
        MarkError::Twice(mark) => fill("duet-mark-twice", "mark", mark),
        MarkError::NoWord => words.say("duet-mark-no-word").into_owned(),
        MarkError::Missing { mark, .. } => fill("duet-mark-missing", "mark", mark),
        MarkError::Kin { kin } => fill("duet-mark-kin", "kin", kin),
        MarkError::TwoWords(_) => words.say("duet-mark-two-words").into_owned(),
        MarkError::Both(word) => fill("duet-mark-both", "word", word),
    }
}
