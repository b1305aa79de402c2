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

/// The answers of a command that answers each line with one of JSON.
fn answers(output: &std::process::Output) -> Vec<Value> {
    text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
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
    let verdicts = answers(&output);
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

/// A line is answered whatever it says: a clue of another language, one that nobody knows, the same word 25 times, no words.
#[test]
fn guesses_are_made_a_line_each() {
    let same = vec!["dog"; 25];
    let questions = [
        serde_json::json!({ "words": ["violin", "dog", "bridge"], "clue": "puppy", "number": 1 }),
        serde_json::json!({ "words": ["violin", "dog", "bridge"], "clue": "perro", "number": 1 }),
        serde_json::json!({ "words": ["violin", "dog", "bridge"], "clue": "xqzv", "number": 2 }),
        serde_json::json!({ "words": same, "clue": "animal", "number": 2 }),
        serde_json::json!({ "words": [], "clue": "animal", "number": 2 }),
    ];
    let lines: String = questions.iter().map(|question| format!("{question}\n")).collect();
    let output = with_input(&["duet", "guess", "--lang", "en"], &lines);
    assert!(output.status.success());
    let answers = answers(&output);
    for (place, count) in [3, 3, 3, 25, 0].into_iter().enumerate() {
        let ranking = answers[place]["ranking"].as_array().unwrap();
        assert_eq!(ranking.len(), count, "line {place}");
        let scores: Vec<f64> = ranking.iter().map(|pair| pair[1].as_f64().unwrap()).collect();
        assert!(scores.is_sorted_by(|a, b| a >= b), "{scores:?}");
        assert!(answers[place]["stop_after"].as_u64().unwrap() <= count as u64);
    }
    assert_eq!([&answers[0]["ranking"][0][0], &answers[1]["ranking"][0][0]], ["dog", "dog"]);
    let broken =
        with_input(&["duet", "guess"], "not json\n{\"words\":[\"sea\"],\"clue\":\"ship\",\"number\":1}\n");
    assert_eq!(broken.status.code(), Some(2));
    assert_eq!(text(&broken.stdout).lines().count(), 2, "every line has its answer");
}

/// A clue is about green words and is allowed by the referee; words that nobody knows, and one that has two colours, get one too.
#[test]
fn clues_are_given_a_line_each() {
    let same = vec!["perro"; 5];
    let questions = [
        serde_json::json!({ "words": ["perro", "gato", "luna", "puente"], "green": ["perro", "gato"],
            "black": ["luna"], "beige": ["puente"], "tokens": 9 }),
        serde_json::json!({ "words": ["Zorblax", "Qwrtz", "luna"], "green": ["Zorblax", "Qwrtz"],
            "black": ["luna"], "beige": [], "tokens": 9 }),
        serde_json::json!({ "words": same, "green": ["perro"], "black": ["perro"], "beige": same, "tokens": 1 }),
    ];
    let lines: String = questions.iter().map(|question| format!("{question}\n")).collect();
    let output = with_input(&["duet", "clue", "--lang", "es"], &lines);
    assert!(output.status.success());
    let answers = answers(&output);
    assert_eq!(answers.len(), questions.len());
    assert_eq!(answers[0]["number"], 2);
    assert!(!answers[0]["alternatives"].as_array().unwrap().is_empty());
    for (question, answer) in questions.iter().zip(&answers) {
        let green = question["green"].as_array().unwrap();
        assert!(answer["targets"].as_array().unwrap().iter().all(|word| green.contains(word)), "{answer}");
        let asked = serde_json::json!({ "words": question["words"], "clue": answer["clue"] });
        let verdict = with_input(&["duet", "check-clue", "--lang", "es"], &format!("{asked}\n"));
        let verdict: Value = serde_json::from_str(text(&verdict.stdout).trim()).unwrap();
        assert_eq!(verdict["allowed"], true, "{answer}");
    }
}

#[test]
fn word_lists_are_printed_and_read() {
    for lang in ["en", "es", "de", "nl"] {
        assert_eq!(good(&["duet", "words", "--lang", lang, "--list", "picture-book"]).lines().count(), 400);
        let words = good(&["duet", "words", "--lang", lang]);
        assert!(
            words.lines().count() >= 600 && words.lines().all(|word| !word.contains([' ', '=', ':'])),
            "{lang}"
        );
        let json = good(&["duet", "words", "--lang", lang, "--json"]);
        assert_eq!(json.lines().count(), words.lines().count());
        for (line, word) in json.lines().zip(words.lines()) {
            let line: serde_json::Value = serde_json::from_str(line).unwrap();
            assert_eq!(
                (line["word"].as_str(), line["list"].as_str()),
                (Some(word), Some(&*format!("{lang}-2")))
            );
            assert!(
                line["senses"].as_array().is_some_and(|senses| !senses.is_empty()) && line["kin"].is_array()
            );
        }
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
