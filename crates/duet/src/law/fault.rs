//! What is wrong with a clue.

use super::Relation;
use crate::CLUE_BYTES;
use serde::Serialize;

/// What is wrong with a clue: only what can be proved.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// No word.
    #[error("a clue is a word, and there is none")]
    Empty,
    /// Too long.
    #[error("a clue has {CLUE_BYTES} bytes at most")]
    TooLong,
    /// A character that nobody sees or that turns the writing around.
    #[error("the clue has a character in it that cannot be seen ({})", .0.escape_unicode())]
    Invisible(char),
    /// A character that is no part of a word.
    #[error("{0:?} is no part of a word")]
    Character(char),
    /// Letters of several scripts in one clue.
    #[error("the clue mixes letters of different scripts, such as {0:?}")]
    MixedScripts(char),
    /// Letters of another script than the language's.
    #[error("the words on the table are in Latin letters, and {0:?} is none")]
    OtherScript(char),
    /// More than one word.
    #[error("a clue is one word")]
    SeveralWords,
    /// Not a number.
    #[error("the number of a clue is a whole number from 0 to 25")]
    Number,
    /// It touches on a word on the table.
    #[error("{}", said(*.how, .word))]
    Visible {
        /// The visible word.
        word: String,
        /// How the clue touches on it.
        how: Relation,
    },
}

fn said(how: Relation, word: &str) -> String {
    match how {
        Relation::Same => format!("\"{word}\" is visible on the table"),
        Relation::Form => format!("the clue is a form of \"{word}\", which is visible on the table"),
        Relation::Derived => {
            format!("the clue and \"{word}\", which is visible on the table, are of one stem")
        }
        Relation::CompoundPart => format!("the clue is a part of \"{word}\", which is visible on the table"),
        Relation::CompoundWith => {
            format!("the clue is a compound with \"{word}\", which is visible on the table")
        }
    }
}

impl Fault {
    /// What translations call it; what touches on a visible word goes by how it does.
    pub fn name(&self) -> String {
        match self {
            Fault::Visible { how, .. } => game::variant_name(how),
            other => game::variant_name(other),
        }
    }

    /// What it is about, by the name of the gap in translated sentences: a character or a visible word.
    pub fn about(&self) -> Option<(&'static str, String)> {
        match self {
            Fault::Invisible(char) => Some(("char", format!("U+{:04X}", u32::from(*char)))),
            Fault::Character(char) | Fault::MixedScripts(char) | Fault::OtherScript(char) => {
                Some(("char", char.to_string()))
            }
            Fault::Visible { word, .. } => Some(("word", word.clone())),
            Fault::Empty | Fault::TooLong | Fault::SeveralWords | Fault::Number => None,
        }
    }

    /// The rule that is in the way.
    pub fn rule(&self) -> &'static str {
        match self {
            Fault::Invisible(_) | Fault::Character(_) => "D19a",
            Fault::Empty | Fault::TooLong | Fault::SeveralWords => "D19b",
            Fault::Visible { .. } => "D19e",
            Fault::MixedScripts(_) | Fault::OtherScript(_) => "D19f",
            Fault::Number => "D23",
        }
    }

    /// The visible word in the way, if that is what is wrong.
    pub fn word(&self) -> Option<&str> {
        match self {
            Fault::Visible { word, .. } => Some(word),
            _ => None,
        }
    }
}

/// The referee's answer about a clue, for people and programs that have no game at hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Verdict {
    /// Whether the clue may be given.
    pub allowed: bool,
    /// The rule in the way.
    pub rule: Option<&'static str>,
    /// The visible word in the way.
    pub word: Option<String>,
    /// The reason, for people.
    pub reason: Option<String>,
    /// What is wrong, for programs.
    #[serde(skip)]
    pub fault: Option<Fault>,
}

impl From<Result<(), Fault>> for Verdict {
    fn from(checked: Result<(), Fault>) -> Verdict {
        let fault = checked.err();
        Verdict {
            allowed: fault.is_none(),
            rule: fault.as_ref().map(Fault::rule),
            word: fault.as_ref().and_then(Fault::word).map(str::to_owned),
            reason: fault.as_ref().map(Fault::to_string),
            fault,
        }
    }
}
