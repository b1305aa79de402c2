//! Records: told again, and checked.

use crate::{good, recorded, refused, safehouse};
use serde_json::Value;

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
