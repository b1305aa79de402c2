//! The rules, in the terminal.

use crate::cli::GameName;
use crate::failure::{Failure, say};
use std::process::ExitCode;

/// The rules page of a game.
pub(crate) fn page(game: GameName) -> &'static str {
    match game {
        GameName::Secrets => secrets::RULES_PAGE,
        GameName::Confusion => confusion::RULES_PAGE,
        GameName::Duet => duet::RULES_PAGE,
    }
}

/// One rule of a page: the paragraph that begins with its id.
pub(crate) fn rule<'a>(page: &'a str, id: &str) -> Option<&'a str> {
    let start = format!("**{}** ", id.to_uppercase());
    page.split("\n\n").find_map(|paragraph| paragraph.strip_prefix(&start))
}

/// Prints a page or one rule of it, without the marks of its format.
pub(crate) fn print(game: GameName, id: Option<&str>) -> Result<ExitCode, Failure> {
    let page = page(game);
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
    fn every_rule_is_on_its_page() {
        for (game, letter, last) in
            [(GameName::Secrets, 's', 29), (GameName::Confusion, 'c', 25), (GameName::Duet, 'd', 24)]
        {
            for id in 1..=last {
                assert!(rule(page(game), &format!("{letter}{id}")).is_some(), "{letter}{id}");
            }
        }
        assert_eq!(rule(page(GameName::Secrets), "S30"), None);
    }
}
