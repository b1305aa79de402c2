//! What was refused, in the reader's language.

use crate::Words;
use maud::{Markup, html};

/// A refusal, by the names that the server gives it.
pub struct Refusal<'a> {
    /// The game whose rule is in the way, and the rule.
    pub rule: Option<(&'a str, &'a str)>,
    /// Its name: the game's own where a rule is in the way, the house's otherwise.
    pub name: &'a str,
    /// What it is about, by the name of the gap in the sentence.
    pub about: Option<(&'static str, &'a str)>,
    /// Why, in English, for a game without a sentence for it.
    pub message: &'a str,
}

/// Says what was in the way, with a link to the rule.
pub fn refusal(words: &Words, refusal: &Refusal<'_>) -> Markup {
    let Refusal { rule, name, about, message } = *refusal;
    let key = match rule {
        // The same as while it is typed.
        Some((game, _)) if name.starts_with("fault-") => format!("{game}-{name}"),
        Some((game, _)) => format!("refused-{game}-{name}"),
        None => format!("refused-{name}"),
    };
    let gap = about.map(|(gap, what)| (gap, what.into()));
    html! {
        @if words.has(&key) { (words.fill(&key, gap.as_slice())) } @else { (message) }
        @if let Some((game, rule)) = rule {
            // Parts of a rule stand within it.
            @let rule = rule.trim_end_matches(|char: char| char.is_ascii_lowercase());
            " " a href={ "/rules/" (game) "#" (rule) } target="_blank" { (words.fill("refused-rule", &[("rule", rule.into())])) }
        }
    }
}
