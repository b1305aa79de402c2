//! What is wrong with a clue, in the reader's language.

use crate::{Value, Words};
use duet::{Fault, Relation};

/// The reason why the referee refuses a clue.
pub(super) fn said(words: &Words, fault: &Fault) -> String {
    let plain = |key| words.say(key).into_owned();
    let with = |key, gap, value: Value<'_>| words.fill(key, &[(gap, value)]).into_owned();
    let character = |key, char: char| with(key, "char", char.to_string().into());
    match fault {
        Fault::Empty => plain("duet-fault-empty"),
        Fault::TooLong => plain("duet-fault-too-long"),
        Fault::Invisible(char) => {
            with("duet-fault-invisible", "char", format!("U+{:04X}", u32::from(*char)).into())
        }
        Fault::Character(char) => character("duet-fault-character", *char),
        Fault::MixedScripts(char) => character("duet-fault-mixed-scripts", *char),
        Fault::OtherScript(char) => character("duet-fault-other-script", *char),
        Fault::SeveralWords => plain("duet-fault-several-words"),
        Fault::Number => plain("duet-fault-number"),
        Fault::Visible { word, how } => {
            let key = match how {
                Relation::Same => "duet-fault-same",
                Relation::Form => "duet-fault-form",
                Relation::Derived => "duet-fault-derived",
                Relation::CompoundPart => "duet-fault-compound-part",
                Relation::CompoundWith => "duet-fault-compound-with",
            };
            with(key, "word", word.as_str().into())
        }
    }
}
