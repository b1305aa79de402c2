//! What is wrong with a clue, in the reader's language.

use crate::Words;
use duet::{Fault, Relation};

/// The reason why the referee refuses a clue.
pub(super) fn said(words: &Words, fault: &Fault) -> String {
    let gap = fault.about().map(|(gap, what)| (gap, what.into()));
    words.fill(key(fault), gap.as_slice()).into_owned()
}

const fn key(fault: &Fault) -> &'static str {
    match fault {
        Fault::Empty => "duet-fault-empty",
        Fault::TooLong => "duet-fault-too-long",
        Fault::Invisible(_) => "duet-fault-invisible",
        Fault::Character(_) => "duet-fault-character",
        Fault::MixedScripts(_) => "duet-fault-mixed-scripts",
        Fault::OtherScript(_) => "duet-fault-other-script",
        Fault::SeveralWords => "duet-fault-several-words",
        Fault::Number => "duet-fault-number",
        Fault::Visible { how: Relation::Same, .. } => "duet-fault-same",
        Fault::Visible { how: Relation::Form, .. } => "duet-fault-form",
        Fault::Visible { how: Relation::Derived, .. } => "duet-fault-derived",
        Fault::Visible { how: Relation::CompoundPart, .. } => "duet-fault-compound-part",
        Fault::Visible { how: Relation::CompoundWith, .. } => "duet-fault-compound-with",
    }
}
