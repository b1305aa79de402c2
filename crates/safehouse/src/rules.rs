//! The rules, in the terminal.

use crate::cli::GameName;
use crate::failure::{Failure, say};
use duet::Language;
use std::process::ExitCode;

/// The rules page of a game in a language.
pub(crate) fn page(game: GameName, language: Language) -> &'static str {
    let [english, others @ ..] = match game {
        GameName::Secrets => secrets::RULES_PAGES,
        GameName::Confusion => confusion::RULES_PAGES,
        GameName::Duet => duet::RULES_PAGES,
    };
    others.into_iter().find(|(code, _)| *code == language.code()).unwrap_or(english).1
}

/// One rule of a page: from its id to the next rule or heading.
pub(crate) fn rule<'a>(page: &'a str, id: &str) -> Option<&'a str> {
    let (_, rule) = page.split_once(&format!("\n\n**{}** ", id.to_uppercase()))?;
    let end = ["\n\n**", "\n\n#"].into_iter().filter_map(|next| rule.find(next)).min();
    Some(rule[..end.unwrap_or(rule.len())].trim_end())
}

/// Prints a page or one rule of it, without the marks of its format.
pub(crate) fn print(game: GameName, id: Option<&str>, language: Language) -> Result<ExitCode, Failure> {
    let page = page(game, language);
    let text = match id {
        None => page,
        Some(id) => rule(page, id).ok_or_else(|| Failure::new(format!("there is no rule {id}")))?,
    };
    say(text.replace("**", "").replace('*', "").trim_end())?;
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_is_on_its_page_in_every_language() {
        for (game, letter, last) in
            [(GameName::Secrets, 's', 29), (GameName::Confusion, 'c', 25), (GameName::Duet, 'd', 24)]
        {
            for language in Language::ALL {
                for id in 1..=last {
                    assert!(rule(page(game, language), &format!("{letter}{id}")).is_some(), "{letter}{id}");
                }
            }
        }
        assert_eq!(rule(page(GameName::Secrets, Language::En), "S30"), None);
    }

    #[test]
    fn a_rule_is_whole_and_ends_where_the_next_begins() {
        let english = page(GameName::Confusion, Language::En);
        let c17 = rule(english, "C17").unwrap();
        assert!(
            c17.starts_with("A side may have") && c17.ends_with("unless you have no other spy."),
            "{c17}"
        );
        assert!(rule(english, "C25").unwrap().ends_with("before the second is announced."));
        assert!(rule(page(GameName::Duet, Language::De), "d24").unwrap().ends_with("nicht dran waren."));
    }
}
