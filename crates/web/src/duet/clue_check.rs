//! Whether a clue may be given, told while somebody types it.

use super::fault;
use crate::{Words, icon};
use duet::{ClueNumber, Fault, LAW, View, Word, check_clue};
use maud::{Markup, html};
use serde::{Serialize, Serializer};

/// The referee's answer about a clue that is being typed.
#[derive(Serialize)]
pub(super) struct ClueCheck {
    /// Whether it could be given as it stands.
    pub ok: bool,
    /// The answer in words: the visible word in the way, and a link to the rule. Empty while nothing is typed.
    #[serde(serialize_with = "text")]
    pub html: Markup,
}

fn text<S: Serializer>(html: &Markup, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&html.0)
}

/// Looks at a clue as it is typed: `word` and `number` are the fields of the form, and a number that is not there yet is
/// not missed. It depends on nothing but the visible words and the options, which everybody knows.
pub(super) fn check(words: &Words, view: &View, word: &str, number: &str) -> ClueCheck {
    if word.trim().is_empty() {
        return ClueCheck { ok: false, html: html! {} };
    }
    let wrong_number =
        !number.trim().is_empty() && number.parse::<ClueNumber>().is_ok_and(|number| number.get().is_none());
    let fault = if view.clues.law == LAW { word_fault(view, word) } else { None };
    let fault = fault.or(wrong_number.then_some(Fault::Number));
    let html = match &fault {
        None => html! { span.fine { (icon("i-tick")) (words.say("duet-clue-fine")) } },
        Some(fault) => html! {
            span.fault {
                (icon("i-cross")) (fault::said(words, fault)) " "
                a href={ "/rules/duet#" (anchor(fault.rule())) } target="_blank" {
                    (words.fill("duet-law-rule", &[("rule", fault.rule().into())]))
                }
            }
        },
    };
    ClueCheck { ok: fault.is_none(), html }
}

fn word_fault(view: &View, word: &str) -> Option<Fault> {
    let visible: Vec<Word> = view.words.words(view.visible).cloned().collect();
    check_clue(view.words.list().language(), &visible, word, !view.clues.several_words).fault
}

/// The rules page has an anchor for each rule; what follows the figures (D19e) is an item in it.
fn anchor(rule: &str) -> &str {
    rule.trim_end_matches(|char: char| char.is_ascii_lowercase())
}
