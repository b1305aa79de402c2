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
    in_locale("C", args, input)
}

/// The locale is always said: the tests give the same wherever they run.
fn in_locale(locale: &str, args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_safehouse"))
        .args(args)
        .env_remove("SAFEHOUSE_LANG")
        .env("LC_ALL", locale)
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
    let args = ["play", "secrets", "--seed", "4", "--players", "4", "--bots", "greedy"];
    let output = with_input(&[&args[..], &["--record", path]].concat(), &input);
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
fn one_may_leave_a_game_in_the_terminal() {
    let output = with_input(&["play", "secrets"], "q\n");
    assert!(output.status.success());
    assert!(text(&output.stdout).contains("You leave the table."));
    let gone = with_input(&["play", "secrets"], "");
    assert!(gone.status.success(), "an end of input is no error");
}

#[test]
fn rules_are_printed() {
    assert!(good(&["rules", "secrets"]).contains("S29 These cannot happen"));
    assert!(good(&["rules", "secrets", "s12"]).contains("strictly fewest cards"));
    assert!(good(&["rules", "confusion", "C17"]).contains("Swap 2"), "a rule is printed with its list");
    assert!(good(&["--help"]).contains("verify"));
}

#[test]
fn rules_are_printed_in_the_language_asked_for_or_else_in_the_systems() {
    assert!(good(&["rules", "secrets", "--lang", "nl"]).contains("S29 Dit kan niet voorkomen"));
    assert!(good(&["rules", "confusion", "c18", "--lang", "de"]).contains("Spionenehre"));
    for (locale, clue) in
        [("es_ES.UTF-8", "pista"), ("de_CH", "Hinweis"), ("nl_BE", "aanwijzing"), ("fr", "clue")]
    {
        let output = in_locale(locale, &["rules", "duet", "D4"], "");
        assert!(text(&output.stdout).contains(clue), "{locale}");
        let output = in_locale(locale, &["rules", "duet", "D4", "--lang", "en"], "");
        assert!(text(&output.stdout).contains("gives a clue"), "{locale}");
    }
    refused(&["rules", "duet", "--lang", "fr"], "say en, es, de or nl");
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
    let default = include_str!("../../confusion/data/default.toml");
    let path = file.to_str().unwrap();
    let run = ["simulate", "confusion", "--games", "1", "--movers", path];
    std::fs::write(&file, default).unwrap();
    good(&run);
    std::fs::write(&file, default.replacen("[[mover]]", "[[mover]\n[", 1)).unwrap();
    refused(&run, "line ");
    refused(&["simulate", "confusion", "--movers", "/no/such/file"], "/no/such/file");
}

#[test]
fn a_person_plays_confusion() {
    let file = folder("play-confusion").join("game.jsonl");
    let path = file.to_str().unwrap();
    let input = "?\nchart\nbook\nt\ntell A F 2\nA F 99\nA F 2\nx A M03\nnote A quick\nyes\nno\nresign\n";
    let output = with_input(&["play", "confusion", "--seed", "3", "--record", path], input);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let said = text(&output.stdout);
    for line in [
        "You announce: spy A forward 2",
        "bits to expect",
        "a move is 1 to 10 squares long (rule C5)",
        "wins (resigned)",
    ] {
        assert!(said.contains(line), "{line}: {said}");
    }
    assert!(good(&["verify", path]).contains("won by Magpie"));
    // Two people at one screen: a curtain falls between them.
    let both =
        with_input(&["play", "confusion", "--side", "both", "--seed", "3"], "\nA F 2\n\nyes\nno\nresign\n");
    assert!(text(&both.stdout).contains("everybody else looks away"));
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

#[test]
fn people_play_duet_with_a_curtain_between_them() {
    let file = folder("play-duet").join("game.jsonl");
    let path = file.to_str().unwrap();
    // Side A gives a clue; side B objects, A insists; then side B touches cards until somebody has lost or won.
    let touches: String = (1..=25).map(|card| format!("{card}\n")).collect();
    let input =
        format!("\n?\nr D19\n2.5\nabc 2.5\nxylophone 2\n\nobject\n\ninsist\n\n{}", touches.repeat(30));
    let output = with_input(&["play", "duet", "--seed", "5", "--record", path], &input);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let said = text(&output.stdout);
    for line in [
        "Side B sits down at the screen now",
        "give a clue: xylophone 2",
        "Do you concede or insist?",
        "touch",
    ] {
        assert!(said.contains(line), "{line}: {said}");
    }
    assert!(good(&["verify", path]).contains("duet with 2 seats"));
    let alone = with_input(&["play", "duet", "--with", "normal", "--seed", "5"], "xylophone 1\nq\n");
    assert!(text(&alone.stdout).contains("Partner (normal) touches"));
}

#[test]
fn ctrl_c_in_a_game_keeps_its_record() {
    let file = folder("interrupted").join("game.jsonl");
    let mut child = Command::new(env!("CARGO_BIN_EXE_safehouse"))
        .args(["play", "secrets", "--seed", "4", "--record", file.to_str().unwrap()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"1\n").unwrap();
    std::thread::sleep(std::time::Duration::from_millis(800));
    assert!(
        Command::new("sh").arg("-c").arg(format!("kill -INT {}", child.id())).status().unwrap().success()
    );
    assert_eq!(child.wait_with_output().unwrap().status.code(), Some(130));
    assert!(good(&["verify", file.to_str().unwrap()]).contains("given up before its end"));
}

#[test]
fn without_a_command_the_house_opens_as_the_environment_says() {
    let output = Command::new(env!("CARGO_BIN_EXE_safehouse"))
        .env("SAFEHOUSE_ADDRESS", "nowhere")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert!(!output.status.success());
    assert!(text(&output.stderr).contains("nothing can be served at nowhere"), "{}", text(&output.stderr));
    refused(&["verify", "/dev/zero"], "larger than any record");
}
