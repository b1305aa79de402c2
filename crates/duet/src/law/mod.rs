//! The clue law (D19): what the referee can prove against a clue.
//!
//! What only people can judge (whether a clue is about meaning, whether its number means something, whether a foreign
//! word is common) is left to the partner, who can object.

mod compound;
mod family;
mod fault;
mod fold;
mod grammar;
mod hand;
mod hash;
mod numerals;
mod prepared;
mod writing;

pub use fault::{Fault, Verdict};
pub use fold::fold;
pub(crate) use prepared::Prepared;
pub use prepared::Relation;

use crate::{CardSet, Clue, ClueOptions, ClueWord, Grid, Language, Word};

/// The version of the clue law: of its tables and of everything in this module. It is raised whenever a verdict changes,
/// so that old records keep their clues.
pub const LAW: u16 = 2;

/// A folded word and all that it may be an inflected form of, the least changed first.
pub fn base_forms(language: Language, folded: &str) -> Vec<String> {
    family::forms(language, folded)
}

/// Checks a clue against the visible cards of a grid.
pub(crate) fn check(grid: &Grid, visible: CardSet, clue: &Clue, options: ClueOptions) -> Result<(), Fault> {
    if clue.number.get().is_none() {
        return Err(Fault::Number);
    }
    if options.law != LAW {
        return Ok(());
    }
    check_word(grid.list().language(), || grid.words(visible), &clue.word, options.several_words)
}

/// The referee's answer about a clue's word: `words` are the visible ones, `strict` allows one word only.
///
/// ```
/// use duet::{Language, Word, check_clue};
/// let words: Vec<Word> = ["tela", "luz"].into_iter().filter_map(|word| word.parse().ok()).collect();
/// let verdict = check_clue(Language::Es, &words, "luces", true);
/// assert_eq!((verdict.rule, verdict.word.as_deref()), (Some("D19e"), Some("luz")));
/// assert!(check_clue(Language::Es, &words, "bagatela", true).allowed);
/// ```
pub fn check_clue(language: Language, words: &[Word], clue: &str, strict: bool) -> Verdict {
    check_word(language, || words.iter(), &ClueWord::new(clue), !strict).into()
}

fn check_word<'a, W: Iterator<Item = &'a Word>>(
    language: Language,
    words: impl Fn() -> W,
    clue: &ClueWord,
    several_words: bool,
) -> Result<(), Fault> {
    if clue.is_cut() {
        return Err(Fault::TooLong);
    }
    let text = clue.as_str();
    let visible = |word: &Word, how| Fault::Visible { word: word.as_str().to_owned(), how };
    // A numeral has no forms and is part of nothing: no words need to be taken apart for it.
    if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
        let same = words().find(|word| word.as_str() == text);
        return same.map_or(Ok(()), |word| Err(visible(word, Relation::Same)));
    }
    writing::check(language, text, several_words)?;
    let mut worst: Option<(Relation, &Word)> = None;
    // Several words are looked at one by one, and as the one name that they may be.
    let whole = text.contains(char::is_whitespace).then_some(text);
    let mut look_at = |token: &str| {
        let clue = Prepared::new(language, token, &[]);
        for word in words() {
            if let Some(how) = clue.relation(word.prepared(language))
                && worst.is_none_or(|(known, _)| how < known)
            {
                worst = Some((how, word));
            }
        }
    };
    for token in text.split_whitespace().chain(whole) {
        look_at(token);
        // dog1 and d0g are dog.
        numerals::read_as_letters(token).iter().for_each(|token| look_at(token));
    }
    worst.map_or(Ok(()), |(how, word)| Err(visible(word, how)))
}
