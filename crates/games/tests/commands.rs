//! What the registered games bring along for the command line.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use commands::rules::rule;
use commands::{GameCommands, NameTaken, Rules, distinct};

fn rules_of(name: &str) -> Rules {
    games::commands().unwrap().into_iter().find(|game| game.name() == name).unwrap().rules()
}

#[test]
fn every_rule_is_on_its_page_in_every_language() {
    for game in games::commands().unwrap() {
        let Rules { pages, letter, last } = game.rules();
        for (language, page) in pages {
            let letter = letter.to_ascii_lowercase();
            let found = |id: u32| rule(page, &format!("{letter}{id}")).is_some();
            let missing = (1..=last).find(|id| !found(*id));
            assert_eq!(missing, None, "{letter} {language}");
            assert!(!found(last + 1), "{letter} {language}");
        }
    }
}

#[test]
fn a_rule_is_whole_and_ends_where_the_next_begins() {
    let english = rules_of("confusion").page("en");
    let c17 = rule(english, "C17").unwrap();
    assert!(c17.starts_with("A side may have") && c17.ends_with("unless you have no other spy."), "{c17}");
    assert!(rule(english, "C25").unwrap().ends_with("before the second is announced."));
    assert!(rule(rules_of("duet").page("de"), "d24").unwrap().ends_with("nicht dran waren."));
}

#[test]
fn two_games_of_one_name_are_refused() {
    let mut games: Vec<&dyn GameCommands> = games::commands().unwrap();
    assert_eq!(distinct(&games), Ok(()));
    games.push(games[1]);
    assert_eq!(distinct(&games), Err(NameTaken(games[1].name())));
}
