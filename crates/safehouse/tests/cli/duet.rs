//! What there is for Duet alone.

use crate::{folder, good, json, refused, text, with_input};
use serde_json::Value;

#[test]
fn duet_is_simulated_recorded_and_verified() {
    let args =
        ["simulate", "duet", "--games", "300", "--bots", "random", "--tokens", "9", "--seed", "1", "--json"];
    let result = json(&args);
    assert_eq!(result["games"], 300);
    let ends: f64 = ["wins", "assassin", "sudden_death_lost", "out_of_tokens"]
        .iter()
        .map(|key| result[key].as_f64().unwrap())
        .sum();
    assert!((ends - 1.0).abs() < 1e-9, "every game has an end");
    assert!(result["sudden_death"].as_f64().is_some() && result.get("score_mean").is_some());
    assert!(result["actions_per_second"].as_f64().unwrap() > 0.0);
    let folder = folder("duet");
    let args =
        ["simulate", "duet", "--games", "3", "--bots", "normal", "--lang", "es", "--mission", "berlin"];
    good(&[&args[..], &["--record", folder.to_str().unwrap()]].concat());
    let file = folder.join("duet-0000001.jsonl");
    let file = file.to_str().unwrap();
    assert!(good(&["verify", file]).contains("duet with 2 seats"));
    let views = good(&["replay", file, "--view", "seat:1", "--json"]);
    let before = views.lines().take(views.lines().count() - 1);
    assert!(
        before.map(|line| serde_json::from_str::<Value>(line).unwrap()).all(|view| view["keys"].is_null())
    );
    assert!(good(&["replay", file]).contains("gives a clue"));
    refused(&["simulate", "duet", "--mission", "atlantis"], "atlantis");
    refused(&["simulate", "duet", "--tokens", "12"], "9");
    refused(&["simulate", "duet", "--lang", "fr"], "\"fr\" is not a language");
    refused(&["simulate", "duet", "--bots", "greedy"], "there is easy, normal, strong, random");
}

#[test]
fn clues_are_judged_a_line_each() {
    let questions = concat!(
        "{\"words\":[\"limonada\",\"tela\"],\"clue\":\"limón\",\"strict\":true}\n",
        "{\"words\":[\"tela\"],\"clue\":\"bagatela\"}\n",
        "{\"words\":[\"tela\"],\"clue\":\"dos palabras\",\"strict\":true}\n",
    );
    let output = with_input(&["duet", "check-clue", "--lang", "es"], questions);
    assert!(output.status.success());
    let verdicts: Vec<Value> =
        text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(verdicts[0]["allowed"], false);
    assert_eq!(
        (&verdicts[0]["rule"], &verdicts[0]["word"]),
        (&Value::from("D19e"), &Value::from("limonada"))
    );
    assert_eq!(verdicts[1]["allowed"], true);
    assert_eq!(verdicts[2]["rule"], "D19b");
    let broken = with_input(&["duet", "check-clue"], "not json\n{\"words\":[],\"clue\":\"sea\"}\n");
    assert_eq!(broken.status.code(), Some(2));
    assert_eq!(text(&broken.stdout).lines().count(), 2, "every line has its answer");
    assert!(text(&broken.stderr).contains("line 1"));
}

#[test]
fn word_lists_are_printed_and_read() {
    for lang in ["en", "es", "de", "nl"] {
        assert_eq!(good(&["duet", "words", "--lang", lang]).lines().count(), 400);
    }
    let file = folder("words").join("own.txt");
    let path = file.to_str().unwrap();
    std::fs::write(&file, good(&["duet", "words", "--lang", "de"])).unwrap();
    good(&["simulate", "duet", "--games", "5", "--lang", "de", "--words", path]);
    std::fs::write(&file, "one\ntwo\nTWO\n").unwrap();
    refused(&["simulate", "duet", "--words", path], "line 3");
    std::fs::write(&file, "one\ntwo\n").unwrap();
    refused(&["simulate", "duet", "--words", path], "25");
    std::fs::write(&file, "word\n".repeat(3_000_000)).unwrap();
    refused(&["simulate", "duet", "--words", path], "own.txt");
}
