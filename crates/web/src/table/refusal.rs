//! What was refused, in the reader's language.

use crate::Words;
use maud::{Markup, html};

/// A refusal, by the names that the server gives it.
pub struct Refusal<'a> {
    /// The game it happened in.
    pub game: &'a str,
    /// Why, for programs.
    pub why: &'a str,
    /// The rule in the way.
    pub rule: Option<&'a str>,
    /// The name of the game's own refusal, or of the table's.
    pub name: Option<&'a str>,
    /// What it is about, by the name of the gap in the sentence.
    pub about: Option<(&'static str, &'a str)>,
    /// Why, in English.
    pub message: &'a str,
}

/// Says what was in the way, with a link to the rule.
pub fn refusal(words: &Words, refusal: &Refusal<'_>) -> Markup {
    let Refusal { game, why, rule, name, about, message } = *refusal;
    let by_name = name.map(|name| match rule {
        // The same as while it is typed.
        Some(_) if name.starts_with("fault-") => format!("{game}-{name}"),
        Some(_) => format!("refused-{game}-{name}"),
        None => format!("refused-{name}"),
    });
    let by_name = by_name.or_else(|| Words::named_like("refused-table-", message).map(str::to_owned));
    let key =
        by_name.filter(|key| words.has(key)).unwrap_or_else(|| format!("refused-{}", why.replace('_', "-")));
    let gap = about.map(|(gap, what)| (gap, what.into()));
    html! {
        @if words.has(&key) { (words.fill(&key, gap.as_slice())) } @else { (message) }
        // Parts of a rule stand within it.
        @if let Some(rule) = rule.map(|rule| rule.trim_end_matches(|char: char| char.is_ascii_lowercase())) {
            " " a href={ "/rules/" (game) "#" (rule) } target="_blank" { (words.fill("refused-rule", &[("rule", rule.into())])) }
        }
    }
}
