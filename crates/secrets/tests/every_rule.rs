//! Every rule has a test that bears its id.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

use std::{fs, path::Path};

/// The names of all tests in the Rust files of a folder.
fn tests_in(folder: &Path) -> Vec<String> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).expect("the crate's own folders can be read") {
        let path = entry.expect("a folder's entries can be read").path();
        if path.extension().is_none_or(|extension| extension != "rs") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("the crate's own files can be read");
        let mut lines = text.lines().map(str::trim);
        while let Some(line) = lines.next() {
            if line == "#[test]" {
                let name = lines.find_map(|line| line.strip_prefix("fn "));
                names.extend(name.and_then(|name| name.split('(').next()).map(String::from));
            }
        }
    }
    names
}

#[test]
fn every_rule_has_a_test_that_bears_its_id() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let names = [tests_in(&root.join("src")), tests_in(&root.join("tests"))].concat();
    let without: Vec<String> = (1..=29)
        .filter(|id| !names.iter().any(|name| name.starts_with(&format!("s{id}_"))))
        .map(|id| format!("S{id}"))
        .collect();
    assert!(without.is_empty(), "rules without a test: {without:?}");
}
