//! Comparing bots at the command line.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};

fn ladder(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_safehouse")).arg("ladder").args(args).output().unwrap()
}

fn good(args: &[&str]) -> String {
    let output = ladder(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn refused(args: &[&str], says: &str) {
    let output = ladder(args);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{args:?}");
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains(says) && error.lines().count() == 1, "{args:?}: {error}");
}

/// Times are what differs from run to run: they stand under one key.
fn timeless(value: &mut Value) {
    match value {
        Value::Object(object) => {
            object.remove("pace");
            object.values_mut().for_each(timeless);
        }
        Value::Array(items) => items.iter_mut().for_each(timeless),
        _ => {}
    }
}

#[test]
fn the_same_seed_gives_the_same_ladder_on_any_number_of_threads() {
    let run = |threads: &str, seed: &str| {
        let args = ["secrets", "--players", "4,7", "--games", "90", "--bots", "random,greedy", "--json"];
        let out = good(&[&args[..], &["--threads", threads, "--seed", seed]].concat());
        let mut result: Value = serde_json::from_str(&out).unwrap();
        timeless(&mut result);
        result
    };
    let one = run("1", "7");
    assert_eq!(one, run("3", "7"));
    assert_ne!(one["by_players"], run("1", "8")["by_players"]);
    let bots = &one["by_players"][1]["bots"];
    assert_eq!(bots["random"]["all"]["won"]["of"], 90);
    assert!(bots["random"]["hippie"]["difference"]["mean"].is_number());
    // The baseline against itself on the same deals: not one game differs.
    assert_eq!(bots["greedy"]["all"]["difference"]["high"], 0.0);
    assert_eq!(bots["greedy"]["all"]["won"], bots["random"]["all"]["baseline"]);
}

#[test]
fn a_table_and_a_picture() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("ladder");
    std::fs::create_dir_all(&folder).unwrap();
    let plot = folder.join("ladder.svg");
    let args = ["secrets", "--players", "5", "--games", "20", "--bots", "random", "--plot"];
    let out = good(&[&args[..], &[plot.to_str().unwrap()]].concat());
    for part in ["Secrets with 5: 20 deals, one seat among greedy", "as hippie", "points above it", "worst"] {
        assert!(out.contains(part), "{part}: {out}");
    }
    let svg = std::fs::read_to_string(plot).unwrap();
    assert!(svg.starts_with("<svg ") && svg.contains("5 players") && svg.contains("random"));
}

#[test]
fn bots_of_confusion_meet_from_both_sides() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("ladder-confusion");
    std::fs::create_dir_all(&folder).unwrap();
    let plot = folder.join("ladder.svg");
    let args =
        ["confusion", "--games", "6", "--bots", "greedy,random,easy", "--tokens", "all", "--seed", "3"];
    let run = |threads: &str| {
        let more = ["--json", "--threads", threads, "--plot", plot.to_str().unwrap()];
        let mut result: Value = serde_json::from_str(&good(&[&args[..], &more].concat())).unwrap();
        assert!(result["pace"]["easy"]["mean_ms"].is_number());
        timeless(&mut result);
        result
    };
    let result = run("1");
    assert_eq!(result, run("3"));
    assert_eq!(result["deals"], 6);
    let matches = result["matches"].as_array().unwrap();
    let pairs: Vec<&Value> = matches.iter().map(|pair| &pair["bots"]).collect();
    assert_eq!(
        serde_json::json!(pairs).to_string(),
        r#"[["greedy","random"],["greedy","easy"],["random","easy"]]"#
    );
    for pair in matches {
        let count = |key: &str| pair[key]["count"].as_u64().unwrap();
        assert_eq!(count("won") + count("drawn") + count("lost"), 12, "each deal from both sides");
        assert_eq!(count("won_as_white") + count("won_as_red"), count("won"));
    }
    assert!(matches[0]["won"]["share"].as_f64().unwrap() > 0.6, "greedy beats random");
    assert!(std::fs::read_to_string(&plot).unwrap().contains("against random"));
    let words = good(&[&args[..3], &["--bots", "greedy,random"]].concat());
    assert!(words.contains("greedy against random") && words.contains("time a move"), "{words}");
    refused(&["confusion", "--bots", "greedy,psychic"], "there is no bot \"psychic\"");
    refused(&["confusion", "--bots", "greedy,greedy"], "two bots that differ");
    refused(&["confusion", "--variant", "loose-start"], "there is no variant \"loose-start\"");
}

#[test]
fn what_cannot_be_is_said_before_the_first_game() {
    refused(&["secrets", "--bots", "psychic"], "there is no bot \"psychic\"");
    refused(&["secrets", "--baseline", "psychic"], "there is no bot \"psychic\"");
    refused(&["secrets", "--players", "3"], "players");
    refused(&["secrets", "--games", "0"], "0 is not in");
    refused(&["secrets", "--bots", "random", "--plot", "/nowhere/at/all.svg"], "/nowhere/at/all.svg");
}
