//! The commands as people and scripts use them.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod confusion;
mod duet;
mod play;
mod records;
mod rules;
mod simulate;

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
