//! A word made ready to be compared with others.

use super::compound::Shapes;
use super::family::{Family, Kinship, forms};
use super::fold::fold;
use crate::Language;
use serde::Serialize;

/// How a clue touches on a visible word (D19e).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Relation {
    /// It is the word.
    Same,
    /// It is a form of the word.
    Form,
    /// One is derived from the other, or both from one stem.
    Derived,
    /// It is a part of the word, which is a compound.
    CompoundPart,
    /// It is a compound with the word.
    CompoundWith,
}

/// What the clue law knows of a word: worked out once, compared often.
#[derive(Clone, Debug)]
pub(crate) struct Prepared {
    language: Language,
    folded: String,
    family: Family,
    shapes: Shapes,
    /// The parts of a compound: those that the list marks, otherwise those that the language's tables find.
    parts: Vec<Family>,
    /// Whether somebody marked the parts: then there is nothing to guess.
    marked: bool,
}

impl Prepared {
    /// Prepares a word with the parts that a list marks, if any.
    pub(crate) fn new(language: Language, text: &str, marked: &[String]) -> Prepared {
        let spelled = fold(language, text);
        let folded: String = spelled.chars().filter(|c| c.is_alphanumeric()).collect();
        let forms = forms(language, &folded);
        let shapes = Shapes::new(language, &folded, &forms);
        // A hyphen or a blank marks the parts of a word as plainly as a list does.
        let written =
            || spelled.split(|c: char| !c.is_alphanumeric()).filter(|part| part.chars().count() > 1);
        let parts: Vec<Family> = if !marked.is_empty() {
            marked.iter().map(|part| Family::of(language, &fold(language, part))).collect()
        } else if spelled.contains(['-', ' ']) {
            written().map(|part| Family::of(language, part)).collect()
        } else {
            shapes.split(language)
        };
        Prepared {
            language,
            family: Family::with(language, &folded, &forms),
            shapes,
            parts,
            marked: !marked.is_empty(),
            folded,
        }
    }

    /// How this clue touches on a word, if it does.
    pub(crate) fn relation(&self, word: &Prepared) -> Option<Relation> {
        if self.folded == word.folded {
            return Some(Relation::Same);
        }
        match self.family.kinship(&word.family) {
            Some(Kinship::Form) => return Some(Relation::Form),
            Some(Kinship::Derived) => return Some(Relation::Derived),
            None => {}
        }
        let part_of = word.parts.iter().any(|part| part.kinship(&self.family).is_some())
            || !word.marked && word.shapes.is_compound_with(self.language, &self.shapes);
        if part_of {
            return Some(Relation::CompoundPart);
        }
        let with = self.parts.iter().any(|part| part.kinship(&word.family) == Some(Kinship::Form))
            || self.shapes.is_compound_with(self.language, &word.shapes);
        with.then_some(Relation::CompoundWith)
    }
}
