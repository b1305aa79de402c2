//! People at the terminal.

use crate::{folder, good, text, with_input};
use std::io::Write;
use std::process::{Command, Stdio};

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
