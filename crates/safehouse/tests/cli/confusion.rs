//! What there is for Confusion alone.

use crate::{folder, good, json, recorded, refused, safehouse, text, with_input};
use serde_json::Value;
use std::path::Path;

#[test]
fn confusion_is_simulated_with_variants() {
    let args = ["simulate", "confusion", "--games", "60", "--bots", "greedy,random", "--seed", "1"];
    let result =
        json(&[&args[..], &["--variant", "tight-start", "--variant", "safe-extraction", "--json"]].concat());
    assert_eq!(result["games"], 60);
    assert!(result["turns_mean"].as_f64().unwrap() > 5.0);
    let wins: f64 = ["white", "red", "draw"].iter().map(|key| result["wins"][key].as_f64().unwrap()).sum();
    assert!((wins - 1.0).abs() < 1e-9);
    let endings: f64 =
        result["endings"].as_object().unwrap().values().map(|share| share.as_f64().unwrap()).sum();
    assert!((endings - 1.0).abs() < 1e-9, "every game has an end");
    assert!(result["attempts_per_second"].as_f64().unwrap() > 0.0);
    assert!(result["wins"]["white"].as_f64().unwrap() > 0.8, "greedy beats random");
    refused(&["simulate", "confusion", "--variant", "loose-start"], "there is no variant \"loose-start\"");
    refused(&["simulate", "confusion", "--tokens", "teleport"], "there is no token \"teleport\"");
    refused(&["simulate", "confusion", "--bots", "greedy,greedy,greedy"], "3 bots for 2 seats");
}

#[test]
fn confusion_is_recorded_replayed_and_verified() {
    let folder = folder("confusion");
    let args = ["simulate", "confusion", "--games", "3", "--bots", "greedy", "--tokens", "all"];
    good(&[&args[..], &["--variant", "variable-start", "--record", folder.to_str().unwrap()]].concat());
    let file = folder.join("confusion-0000002.jsonl");
    let file = file.to_str().unwrap();
    assert!(good(&["verify", file]).contains("confusion with 2 seats"));
    let views = good(&["replay", file, "--view", "seat:0", "--json"]);
    for line in views.lines().take(views.lines().count() - 1) {
        let view: Value = serde_json::from_str(line).unwrap();
        assert!(view["white"]["spies"].as_array().unwrap().iter().all(|spy| spy.get("mover").is_none()));
        assert!(view["red"]["spies"].as_array().unwrap().iter().all(|spy| spy.get("mover").is_some()));
    }
    assert!(good(&["replay", file, "--seat", "1"]).contains("The answer is"));
}

#[test]
fn movers_files_are_refused_with_their_line() {
    let folder = folder("movers");
    let file = folder.join("box.toml");
    let default = include_str!("../../../confusion/data/default.toml");
    let path = file.to_str().unwrap();
    let run = ["simulate", "confusion", "--games", "1", "--movers", path];
    std::fs::write(&file, default).unwrap();
    good(&run);
    std::fs::write(&file, default.replacen("[[mover]]", "[[mover]\n[", 1)).unwrap();
    refused(&run, "line ");
    refused(&["simulate", "confusion", "--movers", "/no/such/file"], "/no/such/file");
}

/// For programs: what a seat of a recorded game can know, exactly.
#[test]
fn what_a_seat_can_know_is_worked_out() {
    let folder = folder("infer");
    let args = ["simulate", "confusion", "--games", "1", "--bots", "greedy", "--tokens", "reveal"];
    good(&[&args[..], &["--record", folder.to_str().unwrap()]].concat());
    let file = folder.join("confusion-0000001.jsonl");
    let path = file.to_str().unwrap();
    let out = good(&["confusion", "infer", path, "--seat", "0"]);
    assert_eq!(out.lines().count(), 1);
    let table: Value = serde_json::from_str(&out).unwrap();
    let number = |value: &Value| value.as_str().unwrap().parse::<u64>().unwrap();
    let keys: Vec<&String> = table.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["game", "actions", "turns", "seat", "spies", "movers", "mine", "theirs"]);
    assert_eq!((&table["spies"][0], &table["movers"][12]), (&Value::from("A"), &Value::from("?")));
    for leaf in ["mine", "theirs"] {
        let deals = number(&table[leaf]["deals"]);
        assert!((1..6_227_020_800).contains(&deals), "something was learned");
        for spy in 0..13 {
            let counts = table[leaf]["counts"][spy].as_array().unwrap();
            assert_eq!(counts.iter().map(number).sum::<u64>(), deals, "each spy has one mover");
            for (mover, count) in counts.iter().enumerate() {
                let chance = table[leaf]["chances"][spy][mover].as_f64().unwrap();
                assert!((chance - number(count) as f64 / deals as f64).abs() < 1e-12);
            }
        }
    }
    // The other seat's table is this one turned over.
    let other = json(&["confusion", "infer", path, "--seat", "1"]);
    assert_eq!((&other["mine"], &other["theirs"]), (&table["theirs"], &table["mine"]));
    // After every action, and from standard input.
    let record = std::fs::read_to_string(&file).unwrap();
    let output = with_input(&["confusion", "infer", "-", "--seat", "0", "--each"], &record);
    let lines: Vec<&str> = text(&output.stdout).lines().collect();
    assert_eq!(lines.len() as u64, table["actions"].as_u64().unwrap());
    assert_eq!(lines.last().unwrap().trim(), out.trim());
    let first: Value = serde_json::from_str(lines[0]).unwrap();
    assert_eq!((&first["actions"], first["mine"]["deals"].is_string()), (&Value::from(1), true));

    refused(&["confusion", "infer", path, "--seat", "2"], "this game has seats 0 and 1");
    refused(&["confusion", "infer", path], "--seat");
    refused(&["confusion", "infer", "/no/such/file", "--seat", "0"], "/no/such/file");
    let secrets = recorded("infer-secrets");
    let secrets = secrets.to_str().unwrap();
    refused(&["confusion", "infer", secrets, "--seat", "0"], "a record of secrets, not of confusion");
    let damaged = folder.join("damaged.jsonl");
    std::fs::write(&damaged, record.replacen("\"distance\":", "\"distance\":1", 1)).unwrap();
    refused(&["confusion", "infer", damaged.to_str().unwrap(), "--seat", "0"], "line ");
}

#[test]
fn perft_files_are_checked() {
    let folder_of_files = Path::new(env!("CARGO_MANIFEST_DIR")).join("../confusion/tests/perft");
    let start = folder_of_files.join("briefcase-held.txt");
    let out = good(&["confusion", "perft", start.to_str().unwrap()]);
    assert!(out.contains("depth 1:") && !out.contains("DIFFERS"), "{out}");
    let wrong = folder("perft").join("wrong.txt");
    std::fs::write(&wrong, "depth 1: 7\n").unwrap();
    let output = safehouse(&["confusion", "perft", wrong.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stdout).contains("DIFFERS"));
    std::fs::write(&wrong, "depth one: 7\n").unwrap();
    refused(&["confusion", "perft", wrong.to_str().unwrap()], "line 1");
}
