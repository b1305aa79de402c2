//! Every rule of every game has a test that bears its id, and a paragraph on its rules page.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

use commands::Rules;
use std::{fs, path::Path};

/// The names of all tests in the Rust files below a folder.
fn tests_below(folder: &Path, names: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("the project's own folders can be read") {
        let path = entry.expect("a folder's entries can be read").path();
        if path.is_dir() {
            tests_below(&path, names);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("the project's own files can be read");
            let mut lines = text.lines().map(str::trim);
            while let Some(line) = lines.next() {
                if line == "#[test]" {
                    let name = lines.find_map(|line| line.strip_prefix("fn "));
                    names.extend(name.and_then(|name| name.split('(').next()).map(String::from));
                }
            }
        }
    }
}

#[test]
fn every_rule_has_a_test_that_bears_its_id() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for game in games::commands().expect("the games have names of their own") {
        let (game, Rules { letter, last, .. }) = (game.name(), game.rules());
        let letter = letter.to_ascii_lowercase();
        let mut names = Vec::new();
        for folder in ["src", "tests"] {
            tests_below(&crates.join(game).join(folder), &mut names);
        }
        // Some tests bear several ids, and some a letter after one: c13_c15_…, d19e_….
        let bears = |id: u32, name: &str| {
            name.split('_').filter_map(|word| word.strip_prefix(&format!("{letter}{id}"))).any(|rest| {
                rest.is_empty() || (rest.len() == 1 && rest.chars().all(|c| c.is_ascii_lowercase()))
            })
        };
        let without: Vec<String> = (1..=last)
            .filter(|id| !names.iter().any(|name| bears(*id, name)))
            .map(|id| format!("{letter}{id}"))
            .collect();
        assert!(without.is_empty(), "rules of {game} without a test: {without:?}");
    }
}
