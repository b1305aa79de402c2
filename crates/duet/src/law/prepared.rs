//! A word made ready to be compared with others.

use super::compound::Shapes;
use super::family::{Family, Kinship, forms};
use super::fold::{fold, is_vowel, plain};
use super::hand::Hand;
use crate::{Language, Marks};
use serde::Serialize;
use std::sync::Arc;

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

/// Fewer letters than this are taken for a part of a compound only where somebody marked them.
const GUESSED_PART: usize = 3;

/// What the clue law knows of a word: worked out once, compared often.
#[derive(Clone, Debug)]
pub(crate) struct Prepared {
    language: Language,
    folded: String,
    /// The word and all that it may be a form of.
    forms: Vec<String>,
    /// Its family as somebody wrote it down, if it is a listed word.
    hand: Option<Arc<Hand>>,
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
        let spelled = fold(language, without_owner(language, text));
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
            hand: Hand::of(language, &folded),
            family: Family::with(language, &folded, &forms),
            shapes,
            parts,
            marked: !marked.is_empty(),
            forms,
            folded,
        }
    }

    /// Prepares a word of a list, with the marks that the list gives it.
    pub(crate) fn of_word(
        language: Language,
        text: &str,
        parts: &[String],
        marks: Option<&Marks>,
    ) -> Prepared {
        let prepared = Prepared::new(language, text, parts);
        match marks {
            Some(marks) => {
                let hand = Hand::new(language, prepared.folded.clone(), marks);
                Prepared { hand: Some(Arc::new(hand)), ..prepared }
            }
            None => prepared,
        }
    }

    /// What the hand-written families of both say: whether they belong together.
    fn by_hand(&self, word: &Prepared) -> Option<bool> {
        let of_word = word.hand.as_ref().and_then(|hand| hand.judge(&self.forms));
        of_word.or_else(|| self.hand.as_ref().and_then(|hand| hand.judge(&word.forms)))
    }

    /// How a clue belongs to a word whose family somebody wrote down: a word with the other in it is a compound.
    fn in_the_family(&self, word: &Prepared) -> Relation {
        const COMPOUND: usize = 3;
        let more = |long: &str, short: &str| long.contains(short) && long.len() >= short.len() + COMPOUND;
        if let Some(kinship) = self.family.kinship(&word.family) {
            return if kinship == Kinship::Form { Relation::Form } else { Relation::Derived };
        }
        if more(&self.folded, &word.folded) {
            Relation::CompoundWith
        } else if more(&word.folded, &self.folded) {
            Relation::CompoundPart
        } else {
            Relation::Derived
        }
    }

    /// Whether the word's own list says that it is made of this clue.
    fn is_marked_part_of(&self, word: &Prepared) -> bool {
        word.marked && word.parts.iter().any(|part| part.kinship(&self.family) == Some(Kinship::Form))
    }

    /// How this clue touches on a word, if it does.
    pub(crate) fn relation(&self, word: &Prepared) -> Option<Relation> {
        if self.folded == word.folded {
            return Some(Relation::Same);
        }
        match self.by_hand(word) {
            Some(true) => return Some(self.in_the_family(word)),
            Some(false) if !self.is_marked_part_of(word) => return None,
            _ => {}
        }
        // Whoever wrote a family down knew its far relations. Beyond it counts only what shows the word.
        let by_hand = word.hand.is_some();
        let shown = !by_hand || shows(self.language, &self.folded, &word.folded);
        match self.family.kinship(&word.family).filter(|_| shown) {
            Some(Kinship::Form) => return Some(Relation::Form),
            Some(Kinship::Derived) => return Some(Relation::Derived),
            None => {}
        }
        let part_of = word.parts.iter().any(|part| part.kinship(&self.family).is_some())
            || !word.marked
                && self.folded.len() >= GUESSED_PART
                && word.shapes.is_compound_with(self.language, &self.shapes);
        if self.is_marked_part_of(word)
            || part_of && (!by_hand || shows(self.language, &word.folded, &self.folded))
        {
            return Some(Relation::CompoundPart);
        }
        let with = self.parts.iter().any(|part| part.kinship(&word.family) == Some(Kinship::Form))
            || self.shapes.is_compound_with(self.language, &word.shapes);
        (with && shown).then_some(Relation::CompoundWith)
    }
}

/// English without the sign of who owns it: a canvas's frame is no canvass.
fn without_owner(language: Language, text: &str) -> &str {
    let owned = ["'s", "’s", "'S", "’S"].iter().find_map(|ending| text.strip_suffix(ending));
    owned.filter(|owner| language == Language::En && owner.chars().nth(1).is_some()).unwrap_or(text)
}

/// Whether a text shows a word: all of it but a vowel at its end, whatever dots are on its letters or however they are written
/// without them, and in Spanish however its vowels shift.
fn shows(language: Language, text: &str, word: &str) -> bool {
    let even = |text: &str| -> String {
        let plain: String = text.chars().map(plain).collect();
        match language {
            Language::Es => plain.replace('ñ', "n").replace("ue", "o").replace("ie", "e"),
            Language::De => plain.replace("ae", "a").replace("oe", "o").replace("ue", "u"),
            Language::En | Language::Nl => plain,
        }
    };
    let word = even(word);
    let stem = word.strip_suffix(is_vowel).filter(|stem| stem.chars().nth(2).is_some()).unwrap_or(&word);
    even(text).contains(stem)
}
