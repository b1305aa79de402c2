//! Movers files: C2, C3 and C18's spare, with errors that name the line.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use confusion::{Confusion, DEFAULT_MOVERS_FILE, MoversBox, Options, read_movers_file};
use game::{Game, Refusal as _};

/// The line of the default file that has this text, counted from 1.
fn line_of(text: &str) -> usize {
    DEFAULT_MOVERS_FILE.lines().position(|line| line.contains(text)).unwrap() + 1
}

/// Reads the default file with one text replaced, and gives the error.
fn error(from: &str, to: &str) -> (usize, String) {
    assert_eq!(DEFAULT_MOVERS_FILE.matches(from).count(), 1, "{from}");
    let error = read_movers_file(&DEFAULT_MOVERS_FILE.replace(from, to)).unwrap_err();
    assert!(error.to_string().starts_with(&format!("line {}: ", error.line)), "{error}");
    (error.line, error.problem.to_string())
}

#[test]
fn the_default_file_is_the_default_box() {
    let read = read_movers_file(DEFAULT_MOVERS_FILE).unwrap();
    assert_eq!(read, MoversBox::reconstruction());
    assert_eq!(read.check(), Ok(()));
    assert!(read.note.contains("reconstruction"), "it says so wherever a player meets it");
    assert_eq!((read.movers.len(), read.spies.len()), (13, 13));
}

/// C2: all movers differ, one Double Agent, crowns never go back, distances are 1 to 10.
#[test]
fn c2_bad_movers_are_refused_with_their_line() {
    // A mover's problem is named at the line where the mover begins.
    let mover = |id: &str| line_of(&format!("id = \"{id}\"")) - 1;
    let cases = [
        (
            "moves = { F = 3, B = 3 }",
            "moves = { F = 2, B = 2, L = 2, R = 2 }",
            mover("M04"),
            "M02 and M04 move alike",
        ),
        ("moves = { F = 3, B = 3 }", "moves = { F = 0, B = 3 }", mover("M04"), "M04 goes 0 squares F"),
        ("moves = { F = 3, B = 3 }", "moves = { F = 3, B = 11 }", mover("M04"), "M04 goes 11 squares B"),
        ("moves = { F = 3, B = 3 }", "moves = { }", mover("M04"), "M04 has no moves"),
        ("moves = { F = 4 }", "moves = { F = 4, BL = 1 }", mover("M09"), "M09 has a crown and goes BL"),
        ("id = \"M04\"", "id = \"M03\"", mover("M04"), "two movers are called M03"),
        ("double_agent = true", "moves = { F = 9 }", 1, "exactly one Double Agent, and this one has 0"),
        (
            "moves = { F = 4 }\ncrown = true",
            "double_agent = true",
            1,
            "exactly one Double Agent, and this one has 2",
        ),
        ("double_agent = true", "double_agent = true\ncrown = true", mover("?"), "neither moves nor a crown"),
    ];
    for (from, to, line, sentence) in cases {
        let (at, said) = error(from, to);
        assert!(said.contains(sentence) && said.contains("(C2)"), "{said}");
        assert_eq!(at, line, "{said}");
    }
}

/// C3: letters differ, spies start in the first two rows, one on a square, at most 7 in a row; one is spare (C18).
#[test]
fn c3_bad_starts_are_refused_with_their_line() {
    let spy = |letter: &str| line_of(&format!("letter = \"{letter}\"")) - 1;
    let cases = [
        ("letter = \"C\"", "letter = \"A\"", spy("C"), "two spies wear the letter A", "C3"),
        (
            "letter = \"A\"\ncolumn = 2\nrow = 2",
            "letter = \"A\"\ncolumn = 2\nrow = 3",
            spy("A"),
            "column 2, row 3",
            "C3",
        ),
        ("letter = \"A\"\ncolumn = 2", "letter = \"A\"\ncolumn = 12", spy("A"), "column 12, row 2", "C3"),
        (
            "letter = \"C\"\ncolumn = 3",
            "letter = \"C\"\ncolumn = 2",
            spy("C"),
            "A and C start on the same square",
            "C3",
        ),
        (
            "letter = \"J\"\ncolumn = 10\nrow = 2",
            "letter = \"J\"\ncolumn = 10\nrow = 1",
            spy("T"),
            "8 spies start in row 1",
            "C3",
        ),
        ("spare = true", "", 1, "exactly one spy is spare", "C18"),
        ("[[spy]]\nletter = \"A\"\ncolumn = 2\nrow = 2\n", "", 1, "13 movers and 12 spies", "C1"),
    ];
    for (from, to, line, sentence, rule) in cases {
        let (at, said) = error(from, to);
        assert!(said.contains(sentence) && said.contains(rule), "{said}");
        assert_eq!(at, line, "{said}");
    }
}

/// A broken line, a word nobody knows, a number that is none: the line is named.
#[test]
fn broken_lines_are_named() {
    let cases = [
        ("moves = { F = 3, B = 3 }", "moves = { F = 3 B = 3 }", line_of("moves = { F = 3, B = 3 }")),
        ("moves = { F = 3, B = 3 }", "moves = { F = 3, Z = 3 }", line_of("moves = { F = 3, B = 3 }")),
        ("moves = { F = 3, B = 3 }", "moves = { F = 3, B = -1 }", line_of("moves = { F = 3, B = 3 }")),
        ("moves = { F = 3, B = 3 }", "moves = { F = 3, B = 2.5 }", line_of("moves = { F = 3, B = 3 }")),
        ("id = \"M04\"", "id = \"M04", line_of("id = \"M04\"")),
        ("id = \"M04\"", "id = \"far too long a name\"", line_of("id = \"M04\"")),
        ("letter = \"A\"", "letter = \"AB\"", line_of("letter = \"A\"")),
        ("letter = \"A\"", "letter = \"A\"\nhat = 1", line_of("letter = \"A\"") + 1),
    ];
    for (from, to, line) in cases {
        let (at, said) = error(from, to);
        assert!(said.contains("not a movers file"), "{said}");
        assert_eq!(at, line, "{said}");
    }
    for (text, line) in [("", 1), ("hello", 1), ("name = \"x\"\n\u{0}", 2)] {
        assert_eq!(read_movers_file(text).unwrap_err().line, line, "{text:?}");
    }
}

/// A box travels in the options, and with them in the record; a bad one is refused there too.
#[test]
fn a_box_is_part_of_the_options() {
    let mut options = Options::default();
    let text = serde_json::to_string(&options).unwrap();
    assert_eq!(serde_json::from_str::<Options>(&text).unwrap(), options);
    assert!(text.contains(r#"{"id":"M09","moves":{"F":4},"crown":true}"#), "{text}");
    for wrong in [r#"{"speed":1}"#, r#"{"variants":{"chess":true}}"#, r#"{"tokens":{"white":{}}}"#] {
        assert!(serde_json::from_str::<Options>(wrong).is_err(), "{wrong}");
    }
    assert_eq!(serde_json::from_str::<Options>("{}").unwrap(), Options::default());
    assert_eq!(Confusion::seats(&options), Ok(2));
    options.movers.movers[3].moves = options.movers.movers[1].moves;
    let refusal = Confusion::seats(&options).unwrap_err();
    assert_eq!(refusal.rule(), "C2");
    assert!(refusal.to_string().contains("M02 and M04 move alike"));
    options.movers.movers.clear();
    options.movers.spies.clear();
    assert_eq!(Confusion::seats(&options).unwrap_err().rule(), "C1");
}
