//! A game that brings the least there is along for the terminal, and what it gets for it.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod coin;

use bots::{Perspective, Roster};
use coin::{Claim, Coin, CoinBots, Event, Hand, Options};
use commands::args::{Nothing, Replay, Verify};
use commands::play::{Help, Input};
use commands::{CliError, GameCommands, Reply, Rules, Terminal};
use game::{Seat, Viewer};
use serde_json::Value;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

struct CoinTerminal;

impl Terminal for CoinTerminal {
    type Game = Coin;
    type Table = Nothing;

    const ROSTER: &'static dyn Roster<Coin> = &CoinBots;
    const ABOUT: &'static str = "In which hand is the coin?";
    const GREETING: &'static str = "COIN.";
    const RULES: Rules = Rules { pages: &[("en", "# Coin\n\n**H1** Guess.\n")], letter: 'H', last: 1 };

    fn options(_: &Nothing) -> Result<Options, CliError> {
        Ok(Options {})
    }

    fn tell(_: &Coin, event: &Event, _: &[String], _: Viewer) -> Option<String> {
        Some(format!("{event:?}"))
    }

    fn claim(_: Seat, claim: &Claim, _: &[String]) -> String {
        match *claim {}
    }

    fn ask(chair: &Perspective<'_, Coin>, _: &[String], input: &mut Input) -> Result<Reply<Hand>, CliError> {
        let hands = chair.legal();
        let choices: Vec<String> = hands.iter().map(|hand| format!("{hand:?}")).collect();
        let help = Help { rules: Self::RULES, table: "two hands", usage: "1 or 2" };
        Ok(input.choose("Which hand?", &choices, &help)?.map(|place| hands[place]).into())
    }
}

static COMMANDS: &dyn GameCommands = &CoinTerminal;

/// What a program with this one game would do. Commands print, read and listen for Ctrl-C, so the other tests run this one as a
/// program of its own, which takes its arguments from a variable.
#[test]
#[ignore = "the other tests run it"]
fn program() {
    let Ok(arguments) = std::env::var("COIN") else { return };
    let arguments: Vec<&str> = arguments.split(' ').collect();
    let (command, rest) = arguments.split_first().unwrap();
    let path = || PathBuf::from(rest[0]);
    let text = || std::fs::read_to_string(path()).unwrap();
    let of_game: fn() -> commands::GameCommand = match *command {
        "play" => || COMMANDS.play(),
        "simulate" => || COMMANDS.simulate(),
        "ladder" => || COMMANDS.ladder(),
        "replay" => {
            let wish = Replay { file: path(), seat: Some(1), view: None, json: false };
            return finish(COMMANDS.replay(&wish, &text()));
        }
        _ => {
            let wish = Verify { file: path(), promise: None, seal: None };
            return finish(COMMANDS.verify(&wish, &text()));
        }
    };
    let said = of_game().named("coin").try_get_matches_from(["coin"].iter().chain(rest));
    finish(said.map_err(CliError::from).and_then(|said| of_game().run(&said)));
}

fn finish(done: Result<ExitCode, CliError>) {
    done.unwrap_or_else(|error| panic!("{error}"));
}

/// What the command printed, between the lines of the test itself; nothing if it failed.
fn coin(arguments: &str, input: &str) -> Option<String> {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--ignored", "--exact", "program", "--nocapture"])
        .env("COIN", arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    // A command that fails at once does not read.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    output.status.success().then(|| String::from_utf8(output.stdout).unwrap())
}

fn json(arguments: &str) -> Value {
    let out = coin(arguments, "").unwrap();
    let line = out.lines().find_map(|line| line.find('{').map(|at| &line[at..])).unwrap();
    serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"))
}

fn file(name: &str) -> String {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name).to_str().unwrap().to_owned()
}

#[test]
fn it_can_be_played_told_again_and_checked() {
    let record = file("coin.jsonl");
    let out = coin(&format!("play --seed 1 --record {record}"), "r h1\nr h9\nt\n3\n2\n").unwrap();
    for part in
        ["COIN.", "Guess.", "There is no rule h9.", "two hands", "A number from 1 to 2", "YouHide(Right)"]
    {
        assert!(out.contains(part), "{part}: {out}");
    }
    assert!(out.contains("You have won.") != out.contains("You have lost"), "{out}");
    let told = coin(&format!("replay {record}"), "").unwrap();
    assert!(told.contains("Hidden") && told.contains("Guessed") && !told.contains("YouHide"), "{told}");
    assert!(coin(&format!("verify {record}"), "").unwrap().contains("coin with 2 seats, 2 actions"));
    assert_eq!(coin("play --bots psychic", ""), None);
    assert_eq!(coin("play --bots easy,random", ""), None, "there is one other seat");
}

#[test]
fn it_can_be_simulated() {
    let (folder, plot) = (file("coins"), file("coin.svg"));
    let run = |threads: u8| {
        let mut result = json(&format!("simulate --games 300 --bots easy,random --json --threads {threads}"));
        let result = result.as_object_mut().unwrap();
        result.retain(|key, _| !key.contains("second"));
        Value::Object(result.clone())
    };
    let result = run(1);
    assert_eq!(result, run(3));
    assert_eq!((&result["game"], &result["games"]), (&"coin".into(), &300.into()));
    assert_eq!((&result["stopped"], &result["actions_mean"]), (&false.into(), &2.0.into()));
    let wins = ["seat 0", "seat 1"].map(|who| result["wins"][who].as_f64().unwrap());
    assert!((wins[0] + wins[1] - 1.0).abs() < 1e-9 && wins[0] > 0.3 && wins[1] > 0.3, "{result}");
    assert_eq!(result["wins_by_bot"]["easy"]["count"], result["wins_by_seat"][0]["count"]);
    assert!(result["wins_intervals"][1]["share"]["high"].as_f64().unwrap() > wins[1]);
    let words = coin(&format!("simulate --games 20 --record {folder} --plot {plot}"), "").unwrap();
    for part in ["coin: 20 games", "won by seat 1", "random won its seat", "2.0 actions a game"] {
        assert!(words.contains(part), "{part}: {words}");
    }
    assert!(std::fs::read_to_string(plot).unwrap().contains("seat 1: "));
    let record = Path::new(&folder).join("coin-0000020.jsonl");
    assert!(coin(&format!("verify {}", record.display()), "").unwrap().contains("proved"));
}

#[test]
fn its_bots_can_be_compared() {
    let plot = file("coin-ladder.svg");
    let result = json(&format!("ladder --games 200 --json --plot {plot}"));
    // The weakest bot is the baseline, and is not compared with itself.
    assert_eq!(result["baseline"], "easy");
    assert_eq!(result["bots"].as_object().unwrap().keys().collect::<Vec<_>>(), ["random"]);
    let random = &result["bots"]["random"];
    assert_eq!(random["won"]["of"], 200);
    // They play alike, from the same luck.
    assert_eq!((&random["won"], &random["difference"]["high"]), (&random["baseline"], &0.0.into()));
    assert!(random["pace"].is_object());
    assert!(std::fs::read_to_string(plot).unwrap().contains("coin: who wins more"));
    assert!(coin("ladder --games 3 --baseline random", "").unwrap().contains("one of 2 seats among random"));
    assert_eq!(coin("ladder --baseline psychic", ""), None);
}
