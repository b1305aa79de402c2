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
    try_with(&format!("\u{feff}{whole}"), "line 1: this line begins with a byte-order mark");
    try_with(&format!("\n{whole}"), "line 1: this line is blank");
    try_with(&format!("{whole}\n"), &format!("line {}: this line is blank", lines.len() + 1));
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
    refused(
        &["verify", path],
        "line 2: the rules refuse this action: now a card must be offered to somebody (rule S8)",
    );
    let mut forged = whole.clone();
    forged.ending.as_mut().unwrap().secret = Secret::draw(&mut Luck::new(Seed::from_number(0)));
    std::fs::write(&file, forged.to_text()).unwrap();
    refused(&["verify", path], "not the one promised before the deal");
    let mut forged = whole;
    forged.ending.as_mut().unwrap().outcome = None;
    std::fs::write(&file, forged.to_text()).unwrap();
    refused(&["verify", path], "not the one that its actions give");
}

/// The promise and the last seal of a record, as `verify` prints them.
fn shown(path: &str) -> (String, String) {
    let said = good(&["verify", path]);
    let of = |what: &str| said.lines().find_map(|line| line.strip_prefix(what)).unwrap().to_owned();
    (of("promise: "), of("last seal: "))
}

#[test]
fn verify_says_what_to_compare_what_is_proved_and_what_is_not() {
    use game::{Bytes32, Record};
    let file = recorded("plain_words");
    let path = file.to_str().unwrap();
    let (promise, seal) = shown(path);
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(text.lines().next().unwrap().contains(&format!("\"commitment\":\"{promise}\"")));
    assert!(text.ends_with(&format!("\"seal\":\"{seal}\"}}\n")));
    let alone = good(&["verify", path]);
    assert!(alone.contains("one in the same file proves nothing by itself") && alone.contains("--seal"));
    assert!(alone.contains("no record proves who sat there"));
    let compared = good(&["verify", path, "--promise", &promise, "--seal", &seal.to_uppercase()]);
    assert!(!compared.contains("not proved") && compared.contains("had fixed its part before it knew yours"));
    // Which is which is said.
    let other = "0".repeat(64);
    let says = format!("the promise in the record is {promise}, and the one that you were shown is {other}");
    refused(&["verify", path, "--promise", &other], &says);
    let other = "0".repeat(32);
    let says = format!("the last seal of the record is {seal}, and the one that you were shown is {other}");
    refused(&["verify", path, "--seal", &other], &says);
    refused(&["verify", path, "--promise", "00"], "64 hexadecimal digits");
    refused(&["verify", path, "--seal", &promise], "32 hexadecimal digits");
    // Who added something, by name. With other parts it would be another deal: a game that ended with it.
    let mut record: Record<secrets::Secrets> = Record::from_text(&text).unwrap();
    record.entries.clear();
    record.ending.as_mut().unwrap().outcome = None;
    record.header.contributions = vec![Bytes32([0; 32]); 5];
    record.header.seats[1].name = "Ana".into();
    record.header.seats[1].bot = None;
    std::fs::write(&file, record.to_text()).unwrap();
    let nobody = good(&["verify", path]);
    assert!(
        nobody.contains("Ana added nothing") && nobody.contains("(a bot: greedy) added nothing"),
        "{nobody}"
    );
    assert!(nobody.contains("that the house did not choose the deal"), "{nobody}");
    record.header.contributions[1] = Bytes32([0x5a; 32]);
    std::fs::write(&file, record.to_text()).unwrap();
    let said = good(&["verify", path]);
    assert!(said.contains(&format!("Ana added {}", "5a".repeat(32))), "{said}");
    assert!(!said.contains("that the house did not choose the deal"), "{said}");
}

/// Forgeries that the rules and the promise cannot find, with all seals made anew: whoever has the last seal finds them.
#[test]
fn resealed_forgeries_that_the_rules_allow_fail_against_the_last_seal() {
    use game::{Entry, Line, Record};
    let file = recorded("against_the_seal");
    let path = file.to_str().unwrap();
    let (promise, seal) = shown(path);
    let whole: Record<secrets::Secrets> =
        Record::from_text(&std::fs::read_to_string(&file).unwrap()).unwrap();
    type Forgery = fn(&mut Record<secrets::Secrets>);
    let forgeries: [(&str, Forgery); 5] = [
        ("a renamed seat", |record| record.header.seats[0].name = "Somebody else".into()),
        ("a cut game marked as given up", |record| {
            record.entries.truncate(record.entries.len() / 2);
            record.ending.as_mut().unwrap().outcome = None;
        }),
        ("an added claim", |record| {
            let by = game::Seat::new(1).unwrap();
            let line = Line::Say(by, secrets::Claim::YouWillLikeIt);
            record.entries.insert(0, Entry { at: 0, line });
        }),
        ("another start time", |record| record.header.started += 60_000),
        ("other times of moves", |record| record.entries.iter_mut().for_each(|entry| entry.at += 1)),
    ];
    for (what, forge) in forgeries {
        let mut forged = whole.clone();
        forge(&mut forged);
        std::fs::write(&file, forged.to_text()).unwrap();
        good(&["verify", path, "--promise", &promise]);
        assert_ne!(shown(path).1, seal, "{what}");
        refused(&["verify", path, "--seal", &seal], "something in the record was changed");
    }
}

/// A chart that has more to it than the game made use of.
#[test]
fn a_changed_mover_chart_fails_against_the_last_seal() {
    use confusion::Confusion;
    use game::Record;
    let folder = crate::folder("chart");
    let args = ["simulate", "confusion", "--games", "1", "--bots", "greedy", "--seed", "3", "--record"];
    good(&[&args[..], &[folder.to_str().unwrap()]].concat());
    let file = folder.join("confusion-0000001.jsonl");
    let path = file.to_str().unwrap();
    let (_, seal) = shown(path);
    let whole: Record<Confusion> = Record::from_text(&std::fs::read_to_string(&file).unwrap()).unwrap();
    // A mover that could go further back than anybody tried.
    let forged = (0..whole.header.options.movers.movers.len()).find_map(|number| {
        let mut forged = whole.clone();
        let moves = forged.header.options.movers.movers[number].moves.as_mut()?;
        moves.b = Some(moves.b.unwrap_or(0) + 1);
        game::verify(&forged).is_ok().then_some(forged)
    });
    std::fs::write(&file, forged.expect("a reach that nobody tried").to_text()).unwrap();
    good(&["verify", path]);
    refused(&["verify", path, "--seal", &seal], "something in the record was changed");
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
