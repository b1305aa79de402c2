//! The rules, in the terminal.

use crate::{CliError, say};
use std::process::ExitCode;

/// The rules of a game as text.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// Its page in each language, by the language's code; English first.
    pub pages: &'static [(&'static str, &'static str)],
    /// What the ids of its rules begin with.
    pub letter: char,
    /// The number of its last rule.
    pub last: u32,
}

impl Rules {
    /// The page in a language; the first one if there is none.
    pub fn page(&self, code: &str) -> &'static str {
        let page = self.pages.iter().find(|(language, _)| *language == code);
        page.or(self.pages.first()).map_or("", |(_, page)| page)
    }
}

/// One rule of a page: from its id to the next rule or heading.
pub fn rule<'a>(page: &'a str, id: &str) -> Option<&'a str> {
    let (_, rule) = page.split_once(&format!("\n\n**{}** ", id.to_uppercase()))?;
    let end = ["\n\n**", "\n\n#"].into_iter().filter_map(|next| rule.find(next)).min();
    Some(rule[..end.unwrap_or(rule.len())].trim_end())
}

/// Prints the page in a language or one rule of it, without the marks of its format.
///
/// # Errors
/// If there is no such rule.
pub fn print(rules: &Rules, id: Option<&str>, code: &str) -> Result<ExitCode, CliError> {
    let page = rules.page(code);
    let text = match id {
        None => page,
        Some(id) => rule(page, id).ok_or_else(|| CliError::new(format!("there is no rule {id}")))?,
    };
    say(text.replace("**", "").replace('*', "").trim_end())?;
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str =
        "# A game\n\n**A1** First\nof all.\n\n- a list\n\n**A2** Second.\n\n## End\n\n**A3** Third.\n";

    #[test]
    fn a_rule_is_whole_and_ends_where_the_next_begins() {
        assert_eq!(rule(PAGE, "A1"), Some("First\nof all.\n\n- a list"));
        assert_eq!(rule(PAGE, "a2"), Some("Second."), "and at a heading");
        assert_eq!(rule(PAGE, "A3"), Some("Third."), "and at the end");
        assert_eq!(rule(PAGE, "A4"), None);
    }

    #[test]
    fn a_page_that_is_not_there_is_the_english_one() {
        let rules = Rules { pages: &[("en", "English"), ("de", "Deutsch")], letter: 'A', last: 3 };
        assert_eq!((rules.page("de"), rules.page("nl")), ("Deutsch", "English"));
        assert_eq!(Rules { pages: &[], ..rules }.page("en"), "");
    }
}
