//! Families written by hand: for a listed word, what counts as the same word and what only looks like it.

use super::fold::fold;
use super::grammar::index;
use super::hash::{WordMap, hash};
use crate::{Language, Marks, WordList};
use std::sync::{Arc, LazyLock};

/// A word's family as its list has it. Texts are compared by a 64-bit hash.
#[derive(Debug)]
pub(crate) struct Hand {
    /// The word, folded.
    word: String,
    /// Sorted.
    same: Vec<u64>,
    /// Sorted.
    look_alikes: Vec<u64>,
}

/// The families of our own listed words.
static LISTED: [LazyLock<WordMap<Arc<Hand>>>; 4] = [
    LazyLock::new(|| listed(Language::En)),
    LazyLock::new(|| listed(Language::Es)),
    LazyLock::new(|| listed(Language::De)),
    LazyLock::new(|| listed(Language::Nl)),
];

fn listed(language: Language) -> WordMap<Arc<Hand>> {
    let list = WordList::of(language);
    let marked =
        list.words().iter().filter_map(|word| Some((letters(language, word.as_str()), word.marks()?)));
    marked.map(|(word, marks)| (word.clone(), Arc::new(Hand::new(language, word, marks)))).collect()
}

/// A text as families are compared: folded, letters and figures only.
fn letters(language: Language, text: &str) -> String {
    fold(language, text).chars().filter(|c| c.is_alphanumeric()).collect()
}

impl Hand {
    /// The family of a folded text, if it is one of our own listed words.
    pub(super) fn of(language: Language, folded: &str) -> Option<Arc<Hand>> {
        LISTED[index(language)].get(folded).cloned()
    }

    /// The family that a list's marks give a folded word.
    pub(super) fn new(language: Language, word: String, marks: &Marks) -> Hand {
        let sorted = |texts: &mut dyn Iterator<Item = &str>| {
            // Of what is owned only the owner counts, and that is the word itself: it is no news.
            let texts = texts.filter(|text| language != Language::En || !text.ends_with("'s"));
            let mut hashes: Vec<u64> = texts.map(|text| hash(&letters(language, text))).collect();
            hashes.sort_unstable();
            hashes
        };
        Hand { same: sorted(&mut marks.same()), look_alikes: sorted(&mut marks.look_alikes()), word }
    }

    /// Whether a text belongs to the family; nothing if the hand that wrote it did not think of the text. `forms` are the
    /// text and all that it may be a form of.
    pub(super) fn judge(&self, forms: &[String]) -> Option<bool> {
        forms.iter().enumerate().find_map(|(change, form)| {
            let hash = hash(form);
            if self.look_alikes.binary_search(&hash).is_ok() {
                return Some(false);
            }
            // A form of a derived word is trusted only where the word can be seen in it: bored goes back to bore, which is a
            // form of bear, and is none itself.
            let trusted = change == 0 || form.contains(&*self.word);
            (trusted && self.same.binary_search(&hash).is_ok()).then_some(true)
        })
    }
}
