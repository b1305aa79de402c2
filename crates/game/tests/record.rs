//! The record and its replay, on a game that is not Secrets.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod dice;

use dice::{Action, Claim, Dice, Options, Refusal};
use game::*;

static_assertions::assert_not_impl_any!(Dice: serde::Serialize);
static_assertions::assert_not_impl_any!(Table<Dice>: serde::Serialize);
static_assertions::assert_not_impl_any!(Seed: serde::Serialize, std::fmt::Display);
static_assertions::assert_not_impl_any!(Secret: serde::Serialize, std::fmt::Display);

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// A game played at random from a number, with its record.
fn played(number: u64) -> Record<Dice> {
    let mut luck = Luck::new(Seed::from_number(number));
    let seats = 2 + luck.below(5) as usize;
    let secret = Secret::draw(&mut luck);
    let header = Header {
        options: Options { seats },
        seats: (0..seats)
            .map(|i| Sitter { name: format!("Ana «{i}» \"seal\":\"x\"}}"), bot: None })
            .collect(),
        commitment: secret.commitment(),
        contributions: (0..seats).map(|_| Bytes32(luck.bytes())).collect(),
        started: 1_700_000_000_000,
    };
    let seed = secret.game_seed(&header.contributions);
    let mut table: Table<Dice> = Table::deal(&header.options, seed, &mut NoEvents).unwrap();
    let mut entries = Vec::new();
    while table.game().outcome().is_none() {
        let actors: Vec<Actor> = table.game().may_act().into_iter().map(Actor::Seat).collect();
        let by = if luck.below(9) == 0 { Actor::Clock } else { *luck.pick(&actors).unwrap() };
        let action = luck.pick(&table.game().legal(by)).unwrap().clone();
        table.play(by, &action, &mut NoEvents).unwrap();
        let at = entries.len() as u64 * 250;
        if luck.below(3) == 0 {
            entries.push(Entry { at, line: Line::Say(seat(0), Claim(luck.below(7))) });
        }
        entries.push(Entry { at, line: Line::Do(by, action) });
    }
    Record { header, entries, ending: Some(Ending { outcome: table.game().outcome(), secret }) }
}

fn read(text: &str) -> Result<Record<Dice>, RecordError> {
    Record::from_text(text)
}

/// The text with one line changed, and all seals made anew where that is asked for.
fn reseal(record: &Record<Dice>, change: impl FnOnce(&mut Record<Dice>)) -> Record<Dice> {
    let mut changed = record.clone();
    change(&mut changed);
    read(&changed.to_text()).unwrap()
}

#[test]
fn a_record_is_read_back_and_verifies() {
    let mut nobody = 0;
    for number in 0..500 {
        let record = played(number);
        let text = record.to_text();
        assert_eq!(read(&text).as_ref(), Ok(&record));
        assert_eq!(game_of_record(&text).as_deref(), Ok("dice"));
        let outcome = verify(&record).unwrap();
        assert_eq!(outcome, record.ending.unwrap().outcome);
        nobody += usize::from(outcome.is_some_and(|outcome| outcome.winners.is_empty()));
    }
    assert!(nobody > 0, "winners may be nobody, and sometimes are");
}

#[test]
fn replaying_tells_everyone_the_same_again() {
    let record = played(3);
    let all = |record| {
        let mut playback: Playback<'_, Dice> = Playback::new(record).unwrap();
        let mut told = playback.opening().to_vec();
        while let Some(step) = playback.next().unwrap() {
            told.extend(step.told);
        }
        (told, playback.game().clone())
    };
    assert_eq!(all(&record), all(&read(&record.to_text()).unwrap()));
}

#[test]
fn every_cut_is_noticed() {
    let record = played(4);
    let text = record.to_text();
    let lines = text.lines().count();
    for cut in 0..text.len() - 1 {
        let Some(half) = text.get(..cut) else { continue };
        match read(half) {
            Err(RecordError { line, .. }) => assert_eq!(line, half.split_terminator('\n').count().max(1)),
            // Cut between two lines it reads as a game that is still on, which says so when it is replayed.
            Ok(half) => {
                assert!(half.ending.is_none() && half.entries.len() <= lines - 2);
                assert_eq!(verify(&half), Err(ReplayError::NoEnd));
            }
        }
    }
    let middle = read(text.get(..text.len() / 2).unwrap()).unwrap_err();
    assert!(middle.to_string().contains("cut off in the middle of this line"), "{middle}");
}

#[test]
fn every_changed_byte_is_noticed() {
    let text = played(5).to_text();
    for at in 0..text.len() {
        for byte in [b'0', b'1', b'"', b' ', b'\n', text.as_bytes()[at].to_ascii_uppercase()] {
            let mut changed = text.clone().into_bytes();
            if changed[at] == byte || !text.is_char_boundary(at) || changed[at] >= 0x80 {
                continue;
            }
            changed[at] = byte;
            let changed = String::from_utf8(changed).unwrap();
            let reread = read(&changed);
            let noticed = match &reread {
                Err(_) => true,
                Ok(record) => verify(record).is_err(),
            };
            assert!(noticed, "byte {at} changed to {:?} went unnoticed", byte as char);
        }
    }
}

#[test]
fn lines_left_out_or_swapped_are_noticed() {
    let text = played(6).to_text();
    let lines: Vec<&str> = text.lines().collect();
    for out in 1..lines.len() - 1 {
        let mut fewer = lines.clone();
        fewer.remove(out);
        let error = read(&(fewer.join("\n") + "\n")).unwrap_err();
        assert_eq!(error, RecordError { line: out + 1, problem: RecordProblem::Seal });
    }
    let more = format!("{text}{}\n", lines[1]);
    assert_eq!(
        read(&more).unwrap_err(),
        RecordError { line: lines.len() + 1, problem: RecordProblem::AfterTheEnd }
    );
}

#[test]
fn a_forged_action_with_new_seals_is_refused_by_the_rules() {
    let record = played(7);
    let forged = reseal(&record, |record| {
        let Line::Do(by, _) = record
            .entries
            .iter()
            .find_map(|e| matches!(e.line, Line::Do(..)).then(|| e.line.clone()))
            .unwrap()
        else {
            unreachable!()
        };
        record.entries.insert(0, Entry { at: 0, line: Line::Do(by, Action::Guess("seven".into())) });
    });
    let refused = verify(&forged).unwrap_err();
    assert_eq!(refused, ReplayError::Refused { line: 2, refusal: Refusal::NotANumber });
    let rule = game::Refusal::rule(&Refusal::NotANumber);
    assert!(refused.to_string().ends_with(&format!("(rule {rule})")), "{refused}");
}

#[test]
fn time_that_runs_backwards_is_refused_with_its_line() {
    let mut record = played(7);
    assert!(record.entries.len() > 2 && record.entries[1].at < 9_000);
    record.entries[0].at = 9_000;
    let (before, at) = (9_000, record.entries[1].at);
    let error = read(&record.to_text()).unwrap_err();
    assert_eq!(error, RecordError { line: 3, problem: RecordProblem::Backwards { before, at } });
    // Two things may happen in the same millisecond.
    record.entries.iter_mut().for_each(|entry| entry.at = 9_000);
    assert!(read(&record.to_text()).is_ok());
}

#[test]
fn blank_lines_and_byte_order_marks_are_named_with_their_line() {
    let text = played(6).to_text();
    let lines: Vec<&str> = text.lines().collect();
    for (mark, problem) in [
        ("", RecordProblem::Blank),
        (" \t", RecordProblem::Blank),
        ("\u{feff}", RecordProblem::ByteOrderMark),
    ] {
        for place in 0..=lines.len() {
            let mut more = lines.clone();
            more.insert(place, mark);
            let error = read(&(more.join("\n") + "\n")).unwrap_err();
            assert_eq!(error, RecordError { line: place + 1, problem: problem.clone() });
        }
    }
    let marked = format!("\u{feff}{text}");
    let error = RecordError { line: 1, problem: RecordProblem::ByteOrderMark };
    assert_eq!((read(&marked).unwrap_err(), game_of_record(&marked).unwrap_err()), (error.clone(), error));
    // Lines that end as Windows ends them are as good as others.
    assert!(read(&text.replace('\n', "\r\n")).is_ok());
}

/// What the seals are for: whoever changes anything, and makes all seals anew, gets another last one.
#[test]
fn the_last_seal_covers_everything() {
    let record = played(7);
    let seal = last_seal(&record.to_text()).unwrap();
    assert_eq!(seal.to_string().parse(), Ok(seal));
    assert_eq!(last_seal(&record.to_text()), Some(seal));
    type Change = fn(&mut Record<Dice>);
    let changes: [Change; 6] = [
        |record| record.header.seats[0].name.push('!'),
        |record| record.header.started += 1,
        |record| record.header.contributions[0] = Bytes32([0; 32]),
        |record| record.entries.insert(0, Entry { at: 0, line: Line::Say(seat(0), Claim(1)) }),
        |record| record.entries.iter_mut().for_each(|entry| entry.at += 1),
        |record| record.ending.as_mut().unwrap().outcome = None,
    ];
    for change in changes {
        assert_ne!(last_seal(&reseal(&record, change).to_text()), Some(seal));
    }
    assert_eq!(last_seal(""), None);
    assert_eq!(last_seal("hello\n"), None);
    assert_eq!("00".parse::<Seal>(), Err(NotASeal));
}

#[test]
fn a_claim_by_somebody_who_is_not_there_is_refused() {
    let record = played(7);
    let seats = record.header.seats.len();
    let says = |by| {
        reseal(&record, |record| {
            record.entries.insert(0, Entry { at: 0, line: Line::Say(seat(by), Claim(1)) });
        })
    };
    assert!(verify(&says(seats - 1)).is_ok());
    let stranger = seat(seats);
    assert_eq!(verify(&says(seats)), Err(ReplayError::NoSuchSeat { line: 2, seat: stranger }));
}

#[test]
fn a_seed_that_was_not_promised_is_refused() {
    let record = played(8);
    let other = Secret::draw(&mut Luck::new(Seed::from_number(99)));
    let forged = reseal(&record, |record| record.ending.as_mut().unwrap().secret = other);
    assert_eq!(verify(&forged), Err(ReplayError::BrokenPromise(BrokenPromise)));
}

#[test]
fn a_forged_result_is_refused() {
    let record = played(9);
    let lines = record.to_text().lines().count();
    for outcome in [None, Some(Outcome { winners: SeatSet::all(16) })] {
        let forged = reseal(&record, |record| record.ending.as_mut().unwrap().outcome = outcome);
        assert_eq!(verify(&forged), Err(ReplayError::OtherOutcome { line: lines }));
    }
}

#[test]
fn what_is_wrong_with_a_header_is_said() {
    let text = played(10).to_text();
    let seats = read(&text).unwrap().header.seats.len();
    let says = |from: &str, to: &str, expected: &str| {
        assert!(text.contains(from), "{from}");
        let error = read(&text.replacen(from, to, 1)).unwrap_err();
        assert_eq!(error.line, 1);
        assert!(error.to_string().contains(expected), "{error}");
    };
    says("\"safehouse\"", "\"chess\"", "not a Safehouse record");
    says("\"format\":1", "\"format\":2", "format 2");
    says("\"format\":1", "\"format\":0", "format 0");
    says("\"rules\":1", "\"rules\":0", "version 0 of the rules");
    let fewer = if seats == 2 { 3 } else { seats - 1 };
    says(
        &format!("\"options\":{{\"seats\":{seats}}}"),
        &format!("\"options\":{{\"seats\":{fewer}}}"),
        &format!("for {fewer} seats, and {seats} are listed"),
    );
    let zeros = "0".repeat(64);
    says(
        "\"contributions\":[",
        &format!("\"contributions\":[\"{zeros}\","),
        &format!("{} seats added randomness, and the game has {seats}", seats + 1),
    );
    says("\"game\":\"dice\"", "\"game\":\"secrets\"", "a record of secrets, not of dice");
    says("\"rules\":1", "\"rules\":7", "version 7 of the rules");
    says("chacha12-v1", "xorshift", "xorshift");
    says(&format!("\"options\":{{\"seats\":{seats}}}"), "\"options\":{\"seats\":9}", "two to six can play");
    says("\"options\":{", "\"options\":{\"speed\":1,", "unknown field `speed`");
    says("\"contributions\":[", "\"contributions\":[\"00\",", "64 hexadecimal digits");
    assert_eq!(read("").unwrap_err().problem, RecordProblem::Empty);
    assert_eq!(read("\n").unwrap_err().problem, RecordProblem::Blank);
    assert_eq!(read("hello").unwrap_err().problem, RecordProblem::NotARecord);
    assert_eq!(game_of_record("hello").unwrap_err().problem, RecordProblem::NotARecord);
}

/// Invariant "Indistinguishable is identical", on the small game: what cannot be told apart looks the same.
#[test]
fn resampled_states_look_the_same_to_their_viewer() {
    let mut differs = 0;
    for number in 0..300 {
        let mut luck = Luck::new(Seed::from_number(number));
        let mut table: Table<Dice> =
            Table::deal(&Options { seats: 4 }, Seed::from_number(number), &mut NoEvents).unwrap();
        for taken in 0.. {
            assert_eq!(table.actions(), taken, "each action draws from a run of its own");
            if table.game().outcome().is_some() {
                break;
            }
            for viewer in Viewer::of_table(4) {
                let other = table.game().resample(viewer, &mut luck);
                assert_eq!(other.view(viewer), table.game().view(viewer));
                differs += usize::from(other != *table.game());
            }
            assert_eq!(table.game().view(Viewer::Omniscient), Err(NoView::StillOn));
            let by = table.game().may_act().first().unwrap();
            let action = luck.pick(&table.game().legal(by.into())).unwrap().clone();
            table.play(by, &action, &mut NoEvents).unwrap();
        }
        assert!(table.game().view(Viewer::Omniscient).is_ok());
        assert_eq!(table.game().view(Viewer::Seat(seat(4))), Err(NoView::NoSuchSeat(seat(4))));
    }
    assert!(differs > 1000);
}
