//! What bots say at the command line: people read it, and records keep it.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

fn safehouse(args: &[&str], input: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_safehouse"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{args:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn claims_of_bots_are_read_recorded_and_told_again() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("claims");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("game.jsonl");
    let path = file.to_str().unwrap();
    let args = ["play", "secrets", "--seed", "1", "--players", "4", "--bots", "normal", "--record", path];
    let said = safehouse(&args, &"1\n".repeat(300));
    assert!(said.contains("“It is the"), "{said}");
    assert!(safehouse(&["verify", path], "").contains("every action is by the rules"));
    assert!(safehouse(&["replay", path], "").contains("“It is the"));
    // The same in simulated games.
    let simulated = folder.join("simulated");
    let args = ["simulate", "secrets", "--players", "4", "--bots", "normal", "--games", "2", "--record"];
    safehouse(&[&args[..], &[simulated.to_str().unwrap()]].concat(), "");
    let record = simulated.join("secrets-0000001.jsonl");
    assert!(safehouse(&["replay", record.to_str().unwrap()], "").contains("“It is the"));
}
