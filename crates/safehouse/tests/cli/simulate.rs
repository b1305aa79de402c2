//! Games by the thousand.

use crate::{folder, good, json, recorded, refused, text};
use serde_json::Value;
use std::process::{Command, Stdio};

#[test]
fn simulate_prints_one_json_object() {
    let args =
        ["simulate", "secrets", "--players", "6", "--games", "2000", "--bots", "random", "--seed", "1"];
    let result = json(&[&args[..], &["--threads", "2", "--json"]].concat());
    assert_eq!(result["games"], 2000);
    let turns = result["turns_mean"].as_f64().unwrap();
    assert!((14.0..16.0).contains(&turns), "{turns}");
    let wins: f64 =
        ["cia", "kgb", "hippie", "nobody"].iter().map(|key| result["wins"][key].as_f64().unwrap()).sum();
    assert!((wins - 1.0).abs() < 1e-9);
    assert!((0.5..0.7).contains(&result["redraw_share"].as_f64().unwrap()));
    assert!(result["games_per_second"].as_f64().unwrap() > 0.0);
}

#[test]
fn the_same_seed_gives_the_same_results_on_any_number_of_threads() {
    let run = |threads: &str, seed: &str, bots: &str| {
        let args = ["simulate", "secrets", "--players", "5", "--games", "700", "--json", "--bots", bots];
        let mut result = json(&[&args[..], &["--threads", threads, "--seed", seed]].concat());
        for timed in ["seconds", "games_per_second"] {
            result.as_object_mut().unwrap().remove(timed);
        }
        result
    };
    for bots in ["random", "greedy", "greedy,random,greedy,random,random"] {
        let one = run("1", "7", bots);
        assert_eq!(one, run("2", "7", bots));
        assert_eq!(one, run("5", "7", bots));
        assert_ne!(one, run("1", "8", bots));
    }
}

#[test]
fn recording_does_not_change_the_games() {
    let folder = folder("recording");
    let args = ["simulate", "secrets", "--players", "4", "--games", "20", "--json"];
    let plain = json(&args);
    let recorded = json(&[&args[..], &["--record", folder.to_str().unwrap()]].concat());
    assert_eq!((&plain["wins"], &plain["turns_mean"]), (&recorded["wins"], &recorded["turns_mean"]));
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 20);
    for entry in std::fs::read_dir(&folder).unwrap() {
        let out = good(&["verify", entry.unwrap().path().to_str().unwrap()]);
        assert!(out.contains("every action is by the rules"), "{out}");
    }
}

#[test]
fn a_table_and_a_plot_for_every_number_of_players() {
    let plot = folder("plot").join("out.svg");
    let out =
        good(&["simulate", "secrets", "--players", "4-8", "--games", "50", "--plot", plot.to_str().unwrap()]);
    for players in 4..=8 {
        assert!(out.contains(&format!("Secrets with {players}: 50 games")), "{out}");
    }
    for line in ["won by", "the CIA", "as hippie", "turns", "a card came back", "games a second"] {
        assert!(out.contains(line), "{line}");
    }
    let svg = std::fs::read_to_string(plot).unwrap();
    assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>") && svg.contains("8 players"));
    let folder = folder("several");
    let args = ["simulate", "secrets", "--players", "4,8", "--games", "10", "--json"];
    let several = json(&[&args[..], &["--record", folder.to_str().unwrap()]].concat());
    assert_eq!(several["by_players"][1]["players"], 8);
    for players in ["4", "8"] {
        assert_eq!(std::fs::read_dir(folder.join(players)).unwrap().count(), 10);
    }
}

/// Simulates for a while, presses Ctrl-C and gives what was printed.
fn stopped(players: &str) -> Value {
    let child = Command::new(env!("CARGO_BIN_EXE_safehouse"))
        .args(["simulate", "secrets", "--games", "1000000000", "--json", "--players", players])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    std::thread::sleep(std::time::Duration::from_millis(1500));
    let kill = Command::new("sh").arg("-c").arg(format!("kill -INT {}", child.id())).status().unwrap();
    assert!(kill.success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn ctrl_c_prints_what_has_been_gathered() {
    let result = stopped("6");
    assert_eq!(result["stopped"], true);
    assert!(result["games"].as_u64().unwrap() > 0);
    let several = stopped("4,8");
    assert_eq!(several["by_players"].as_array().unwrap().len(), 1, "the shape stays what was asked for");
    assert_eq!(several["by_players"][0]["stopped"], true);
}

#[test]
fn impossible_tables_are_refused() {
    refused(&["simulate", "secrets", "--players", "3"], "4 to 8 players, not for 3");
    refused(&["simulate", "secrets", "--players", "9"], "4 to 8 players, not for 9");
    refused(&["simulate", "secrets", "--players", "six"], "no number of players");
    refused(&["simulate", "secrets", "--bots", "psychic"], "there is no bot \"psychic\"");
    refused(&["simulate", "secrets", "--bots", "random,greedy"], "2 bots for 6 seats");
    refused(&["simulate", "secrets", "--speed", "9"], "--speed");
    refused(&["simulate", "chess"], "chess");
    refused(&["simulate", "secrets", "--games", "many"], "many");
    refused(&["play", "secrets", "--players", "9"], "4 to 8 players");
    refused(&["play", "secrets", "--bots", "greedy,greedy"], "2 bots for 4 other seats");
    refused(&["rules", "secrets", "S99"], "there is no rule S99");
    refused(&["simulate", "secrets", "--games", "0"], "--games");
    refused(&["simulate", "secrets", "--threads", "0"], "--threads");
    refused(&["simulate"], "requires a subcommand");
    refused(&["play"], "requires a subcommand");
}

/// Whether a file can be written shows before the first game, not after the last.
#[test]
fn what_cannot_be_written_is_refused_at_once() {
    let args = ["simulate", "secrets", "--games", "1000000000"];
    refused(&[&args[..], &["--plot", "/no/such/folder/out.svg"]].concat(), "/no/such/folder/out.svg");
    let file = folder("unwritable").join("file");
    std::fs::write(&file, "mine").unwrap();
    let path = file.to_str().unwrap();
    refused(&[&args[..], &["--record", path]].concat(), path);
    refused(&["play", "secrets", "--record", "/no/such/folder/game"], "/no/such/folder/game");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "mine", "and nothing is lost");
}

#[test]
fn a_closed_pipe_is_no_error() {
    let file = recorded("pipe");
    let output = Command::new("sh")
        .arg("-c")
        .arg(format!("{} replay {} --json | head -n 1", env!("CARGO_BIN_EXE_safehouse"), file.display()))
        .output()
        .unwrap();
    assert_eq!(text(&output.stderr), "");
    assert_eq!(text(&output.stdout).lines().count(), 1);
}
