//! Why a partner did what it did: the names of the sentences and what fills their gaps.

use super::{Because, Chance, How, Idea};
use bots::{Fact, Reason};

/// The names of all sentences that Duet's bots can say.
pub const SENTENCES: [&str; 18] = [
    "duet-why-clue",
    "duet-why-clue-zero",
    "duet-why-clue-none",
    "duet-why-guess",
    "duet-why-guess-follows",
    "duet-why-guess-leads",
    "duet-why-guess-both",
    "duet-why-guess-foreign",
    "duet-why-guess-parts",
    "duet-why-guess-spelling",
    "duet-why-guess-unknown",
    "duet-why-guess-earlier",
    "duet-why-guess-must",
    "duet-why-stop",
    "duet-why-stop-found",
    "duet-why-insist",
    "duet-why-concede",
    "duet-why-sudden-death",
];

fn percent(chance: f32) -> Fact {
    Fact::Percent((100.0 * chance.clamp(0.0, 1.0)).round() as u8)
}

fn word(text: &str) -> Fact {
    Fact::Word(text.to_owned())
}

pub(super) fn clue(idea: &Idea, targets: &[&str]) -> Reason {
    Reason::new("duet-why-clue")
        .with("clue", word(&idea.word))
        .with("number", Fact::Number(idea.number as i64))
        .with("words", word(&targets.join(", ")))
        .with("chance", percent(idea.first))
}

pub(super) fn zero(clue: &str) -> Reason {
    Reason::new("duet-why-clue-zero").with("clue", word(clue))
}

pub(super) fn no_clue() -> Reason {
    Reason::new("duet-why-clue-none")
}

pub(super) fn guess(guessed: &str, clue: &str, chance: &Chance, because: Option<Because>) -> Reason {
    let sentence = match because {
        Some(Because::Follows) => "duet-why-guess-follows",
        Some(Because::Leads) => "duet-why-guess-leads",
        Some(Because::Both(_)) => "duet-why-guess-both",
        None => "duet-why-guess",
    };
    let reason = Reason::new(sentence)
        .with("word", word(guessed))
        .with("clue", word(clue))
        .with("chance", percent(chance.green));
    match because {
        Some(Because::Both(between)) => reason.with("between", word(&between)),
        _ => reason,
    }
}

pub(super) fn guess_unknown(guessed: &str, clue: &str, how: How) -> Reason {
    let sentence = match how {
        How::Foreign => "duet-why-guess-foreign",
        How::Parts => "duet-why-guess-parts",
        How::Spelling => "duet-why-guess-spelling",
        How::Known | How::Unknown => "duet-why-guess-unknown",
    };
    Reason::new(sentence).with("word", word(guessed)).with("clue", word(clue))
}

pub(super) fn guess_earlier(guessed: &str, clue: &str, chance: &Chance) -> Reason {
    Reason::new("duet-why-guess-earlier")
        .with("word", word(guessed))
        .with("clue", word(clue))
        .with("chance", percent(chance.green))
}

pub(super) fn guess_must(guessed: &str, chance: &Chance) -> Reason {
    Reason::new("duet-why-guess-must").with("word", word(guessed)).with("chance", percent(chance.green))
}

pub(super) fn stop(next: &str, chance: &Chance) -> Reason {
    Reason::new("duet-why-stop")
        .with("word", word(next))
        .with("chance", percent(chance.green))
        .with("danger", percent(chance.black))
}

pub(super) fn stop_found() -> Reason {
    Reason::new("duet-why-stop-found")
}

pub(super) fn insist() -> Reason {
    Reason::new("duet-why-insist")
}

pub(super) fn concede() -> Reason {
    Reason::new("duet-why-concede")
}

pub(super) fn sudden_death(guessed: &str, chance: &Chance) -> Reason {
    Reason::new("duet-why-sudden-death").with("word", word(guessed)).with("chance", percent(chance.green))
}
