//! The commands as people and scripts use them.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use serde_json::Value;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn safehouse(args: &[&str]) -> Output {
    with_input(args, "")
}

fn with_input(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_safehouse"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that fails at once does not read.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

fn good(args: &[&str]) -> String {
    let output = safehouse(args);
    assert!(output.status.success(), "{args:?}: {}", text(&output.stderr));
    text(&output.stdout).into()
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&good(args)).unwrap()
}

/// Exit code 2, nothing on standard output, one line on standard error.
fn refused(args: &[&str], says: &str) {
    let output = safehouse(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert_eq!(text(&output.stdout), "", "{args:?}");
    let error = text(&output.stderr);
    assert!(
        error.starts_with("safehouse: ") && error.ends_with('\n') && error.lines().count() == 1,
        "{error:?}"
    );
    assert!(error.contains(says), "{args:?}: {error}");
}

/// A folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Simulates one game and gives its record's path.
fn recorded(name: &str) -> PathBuf {
    let folder = folder(name);
    let args = ["simulate", "secrets", "--players", "5", "--games", "1", "--bots", "greedy", "--seed", "9"];
    good(&[&args[..], &["--record", folder.to_str().unwrap()]].concat());
    folder.join("secrets-0000001.jsonl")
}

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
fn replay_tells_each_viewer_its_own_story() {
    let file = recorded("replay");
    let file = file.to_str().unwrap();
    let actions =
        std::fs::read_to_string(file).unwrap().lines().filter(|line| line.contains("\"do\":")).count();
    let views: Vec<Value> = good(&["replay", file, "--view", "seat:2", "--json"])
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(views.len(), actions);
    assert!(views.iter().all(|view| view["viewer"] == "seat:2"));
    let (last, before) = views.split_last().unwrap();
    assert!(before.iter().all(|view| view.get("tokens").is_none()));
    assert_eq!(last["tokens"].as_array().unwrap().len(), 6);
    // From above everything is known from the start.
    let above = good(&["replay", file, "--view", "omniscient", "--json"]);
    assert!(above.lines().all(|line| line.contains("\"tokens\"")));
    // In words, a seat sees its own token at the start, and the public none.
    let seat = good(&["replay", file, "--seat", "1"]);
    assert!(seat.contains("You see your token"), "{seat}");
    let public = good(&["replay", file, "--view", "public"]);
    assert!(!public.contains("You see") && public.contains("The game is over."));
    assert_eq!(good(&["replay", file]), good(&["replay", file, "--view", "omniscient"]));
    refused(&["replay", file, "--seat", "5"], "seats 0 to 4");
    refused(&["replay", file, "--view", "seat:12"], "seats 0 to 4");
    refused(&["replay", file, "--view", "nobody"], "not a viewer");
}

#[test]
fn damaged_and_forged_records_are_refused_with_line_and_reason() {
    let file = recorded("forged");
    let whole = std::fs::read_to_string(&file).unwrap();
    let path = file.to_str().unwrap();
    let try_with = |text: &str, says: &str| {
        std::fs::write(&file, text).unwrap();
        refused(&["verify", path], says);
        refused(&["replay", path], says);
    };
    try_with(&whole[..whole.len() / 2], "cut off in the middle of this line");
    let lines: Vec<&str> = whole.lines().collect();
    let half = lines[..lines.len() / 2].join("\n") + "\n";
    try_with(&half, "the record has no end");
    let place = lines.iter().position(|line| line.contains("\"accept\"")).expect("somebody accepts");
    let forged = lines.iter().enumerate().map(|(index, line)| {
        if index == place { line.replace("\"accept\"", "\"refuse\"") } else { (*line).to_owned() }
    });
    let forged = forged.collect::<Vec<_>>().join("\n") + "\n";
    try_with(&forged, &format!("line {}: this line or one before it was changed", place + 1));
    try_with("", "line 1: the record is empty");
    try_with("hello\n", "not a Safehouse record");
    std::fs::write(&file, [0xff, 0xfe, 0x00]).unwrap();
    refused(&["verify", path], "not a text");
    refused(&["verify", "/no/such/file"], "/no/such/file");
}

/// The seals are no secret: whoever forges a line can make them anew. Then the rules and the promise speak.
#[test]
fn resealed_forgeries_are_refused_by_the_rules_and_the_promise() {
    use game::{Line, Luck, Record, Secret, Seed};
    let file = recorded("resealed");
    let path = file.to_str().unwrap();
    let whole: Record<secrets::Secrets> =
        Record::from_text(&std::fs::read_to_string(&file).unwrap()).unwrap();
    let mut forged = whole.clone();
    let Line::Do(_, action) = &mut forged.entries[0].line else { panic!("an action") };
    *action = secrets::Action::Accept;
    std::fs::write(&file, forged.to_text()).unwrap();
    refused(&["verify", path], "line 2: the rules refuse this action: now a card must be offered");
    let mut forged = whole.clone();
    forged.ending.as_mut().unwrap().secret = Secret::draw(&mut Luck::new(Seed::from_number(0)));
    std::fs::write(&file, forged.to_text()).unwrap();
    refused(&["verify", path], "not the one promised before the deal");
    let mut forged = whole;
    forged.ending.as_mut().unwrap().outcome = None;
    std::fs::write(&file, forged.to_text()).unwrap();
    refused(&["verify", path], "not the one that its actions give");
}

/// A record may come from anybody: nothing in it steers the terminal.
#[test]
fn names_in_a_record_do_not_steer_the_terminal() {
    use game::Record;
    let file = recorded("names");
    let path = file.to_str().unwrap();
    let mut record: Record<secrets::Secrets> =
        Record::from_text(&std::fs::read_to_string(&file).unwrap()).unwrap();
    for sitter in &mut record.header.seats {
        sitter.name = "\u{1b}[2J\u{7}Eve\nadmin".into();
    }
    std::fs::write(&file, record.to_text()).unwrap();
    for out in [good(&["verify", path]), good(&["replay", path])] {
        assert!(out.contains("Eve admin") && !out.contains(['\u{1b}', '\u{7}']), "{out}");
    }
    let header = r#"{"safehouse":"record","format":1,"game":"\u001b[2J","rules":1,"generator":"x"}"#;
    std::fs::write(&file, header).unwrap();
    let output = safehouse(&["verify", path]);
    assert_eq!((output.status.code(), output.stderr.contains(&0x1b)), (Some(2), false));
}

#[test]
fn a_person_plays_a_whole_game() {
    let file = folder("play").join("game.jsonl");
    let path = file.to_str().unwrap();
    // Whatever is asked, the first choice; and some nonsense on the way.
    let input = "t\nr S13\nr S99\nnonsense\n99\n".to_owned() + &"1\n".repeat(500);
    let output = with_input(&["play", "secrets", "--seed", "4", "--players", "4", "--record", path], &input);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let said = text(&output.stdout);
    for line in [
        "You see your token",
        "Your turn.",
        "There is no rule S99.",
        "A number from 1 to",
        "The game is over.",
    ] {
        assert!(said.contains(line), "{line}");
    }
    assert!(good(&["verify", path]).contains("4 seats"));
    // A person is asked before a bot that holds the UN token has decided: else being asked would tell (S14).
    assert!(said.contains("Under seal you accept."), "{said}");
    // What the person was not told is not on the screen: only own sightings are.
    assert!(!said.contains("(Under seal") && !said.contains("  (It is the"));
}

#[test]
fn without_a_command_one_plays_and_may_leave() {
    let output = with_input(&[], "q\n");
    assert!(output.status.success());
    assert!(text(&output.stdout).contains("You leave the table."));
    let gone = with_input(&[], "");
    assert!(gone.status.success(), "an end of input is no error");
}

#[test]
fn rules_are_printed() {
    assert!(good(&["rules", "secrets"]).contains("S29 These cannot happen"));
    assert!(good(&["rules", "secrets", "s12"]).contains("strictly fewest cards"));
    assert!(good(&["--help"]).contains("verify"));
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
