//! How long a table's story may become.

use crate::desk::{Desk, seat};
use confusion::Confusion;
use serde_json::{Value, json};
use server::table::Why;

const START: u64 = 1_000_000;

fn dealt() -> Desk {
    let mut desk = Desk::deal::<Confusion>(&json!({ "options": {}, "clock": { "move": 60 } }), 2, 1, START);
    while desk.legal(0).len() + desk.legal(1).len() < 10 {
        desk.go_on(START);
    }
    desk
}

/// Somebody who has a decision to make, and what comes first to mind: not to give up.
fn first(desk: &Desk) -> (usize, Value) {
    let who = (0..2).find(|who| !desk.legal(*who).is_empty()).unwrap();
    (who, desk.legal(who)[0].clone())
}

fn chat() -> Value {
    json!({ "chat": { "to": "table", "text": "so I said to her" } })
}

fn refused(desk: &mut Desk, who: usize, ask: &Value) -> String {
    let refused = desk.ask(who, ask, START).unwrap_err();
    assert_eq!(refused.why(), Why::Full, "{refused}");
    refused.to_string()
}

#[test]
fn talk_comes_to_an_end_and_the_game_goes_on() {
    let mut desk = dealt();
    for _ in 0..1000 {
        desk.ask(0, &chat(), START).unwrap();
    }
    assert!(refused(&mut desk, 1, &chat()).contains("no more talk"));
    assert_eq!(desk.update(seat(1))["v"], desk.table.last(), "nothing is lost of it");
    desk.ask(1, &json!({ "mute": { "whom": 0, "mute": true } }), START).unwrap();
    desk.go_on(START);
}

#[test]
fn coming_and_going_comes_to_an_end_and_the_game_can_be_played_and_given_up() {
    let mut desk = dealt();
    let mute = |mute: bool| json!({ "mute": { "whom": 1, "mute": mute } });
    let mut allowed = 0;
    while desk.ask(0, &mute(allowed % 2 == 0), START).is_ok() {
        allowed += 1;
        assert!(allowed <= 800);
    }
    assert!(allowed > 790, "{allowed}");
    refused(&mut desk, 1, &json!({ "pause": { "pause": true } }));
    desk.ask(0, &chat(), START).unwrap();
    desk.go_on(START);
    for who in 0..2 {
        desk.ask(who, &json!({ "vote": { "on": "stop", "yes": true } }), START).unwrap();
    }
    assert!(desk.is_over());
}

/// A view for each of thousands of steps would be more than anybody can take in.
#[test]
fn a_game_that_is_too_long_to_be_told_step_by_step_has_a_record() {
    for (notes, told) in [(100, true), (4001, false)] {
        let mut desk = dealt();
        for note in 0..notes {
            let text = json!({ "text": { "leaf": "mine", "spy": "A", "text": format!("{note}") } });
            // More than could be done today, but older logs may be longer.
            desk.write(START, &json!({ "do": { "by": 0, "do": { "note": text } } }));
        }
        for who in 0..2 {
            desk.ask(who, &json!({ "vote": { "on": "stop", "yes": true } }), START).unwrap();
        }
        let replay = desk.table.replay(seat(0), None, START).and_then(|game| game.steps(seat(0), 0));
        assert_eq!(replay.is_ok(), told, "{notes}");
        assert!(told || replay.err().unwrap().why() == Why::Full);
        // Whether it can be told is known before any of it is copied.
        assert_eq!(desk.table.on_file().unwrap().can_be_told().is_ok(), told);
        assert!(desk.table.on_file().unwrap().filed().record.lines().count() > notes);
    }
}

/// Bots and clocks do not go on for ever either.
#[test]
fn a_game_without_end_comes_to_one() {
    let mut desk = dealt();
    assert!(desk.table.due().is_some());
    while desk.log.len() < 2_800 {
        // More than could be said, but the log does not judge.
        desk.write(START, &json!({ "chat": { "from": { "seat": 0 }, "to": "table", "text": "and on" } }));
    }
    // The table's making stands in the log too, and counts for nothing.
    assert!(desk.table.due().is_some());
    let (who, action) = first(&desk);
    desk.ask(who, &json!({ "do": action }), START).unwrap();
    let (who, action) = first(&desk);
    assert!(refused(&mut desk, who, &json!({ "do": action })).contains("give it up"));
    assert_eq!(desk.table.due(), None, "no clock waits for what cannot be");
    assert!(desk.tick(u64::MAX / 2).is_empty());
    assert!(desk.table.think().is_none());
    for who in 0..2 {
        desk.ask(who, &json!({ "vote": { "on": "stop", "yes": true } }), START).unwrap();
    }
    assert!(desk.is_over());
}
