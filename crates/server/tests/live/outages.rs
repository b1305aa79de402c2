//! An outage is nobody's time, on tables whose time is made up.

use crate::desk::{Desk, seat};
use confusion::Confusion;
use game::Viewer;
use secrets::Secrets;
use serde_json::{Value, json};
use store::Outage;

const START: u64 = 1_000_000;
const GRACE: u64 = 30_000;

fn outage(number: u64, since: u64, until: u64) -> Outage {
    Outage { number, since: START + since, until: START + until }
}

fn two(clock: Value) -> Desk {
    Desk::deal::<Confusion>(&json!({ "options": {}, "clock": clock }), 2, 3, START)
}

#[test]
fn whoever_was_asked_gets_back_what_they_had_and_some_more() {
    let mut desk = two(json!({ "move": 10 }));
    let due = desk.table.due().unwrap();
    assert_eq!(due, START + 10_000);
    let away = [outage(7, 3_000, 15_000)];
    let given = desk.give_back(&away, START + 15_000);
    assert_eq!(
        given,
        [json!({ "outage": { "number": 7, "since": START + 3_000, "until": START + 15_000 } })]
    );
    assert_eq!(desk.table.due(), Some(START + 15_000 + GRACE + 7_000), "3 seconds were used");
    assert!(desk.tick(START + 15_000 + GRACE + 6_999).is_empty());
    assert!(desk.give_back(&away, START + 16_000).is_empty(), "once");
    let told = desk.update(seat(0))["events"].as_array().unwrap().last().unwrap()["told"].clone();
    assert_eq!(told, json!([{ "outage": { "length": 12_000 } }]));
    // Clocks still run.
    assert!(!desk.tick(START + 15_000 + GRACE + 7_000).is_empty());
    assert!(desk.is_over());
}

#[test]
fn several_outages_are_given_back_one_after_the_other() {
    let mut desk = two(json!({ "bank": { "seconds": 60, "increment": 0 } }));
    let all = [outage(1, 0, 0), outage(2, 5_000, 20_000), outage(3, 100_000, 200_000)];
    assert_eq!(desk.give_back(&all, START + 200_000).len(), 2);
    // 5 seconds before the first; from 20 + 30 to 100 seconds before the second.
    assert_eq!(desk.table.due(), Some(START + 200_000 + GRACE + 5_000));
}

/// What was over when a decision came up concerns nobody.
#[test]
fn outages_of_before_are_nothing_to_a_clock() {
    let mut desk = two(json!({ "move": 60 }));
    assert!(desk.give_back(&[Outage { number: 1, since: 0, until: START }], START).is_empty());
    let mut untimed = two(json!("none"));
    assert!(untimed.give_back(&[outage(1, 0, 5_000)], START + 5_000).is_empty());
}

/// The UN's window is time, too.
#[test]
fn a_window_gets_its_time_back() {
    for seed in 0..100 {
        let terms = json!({ "options": { "players": 4, "un_window": 10 } });
        let mut desk = Desk::deal::<Secrets>(&terms, 4, seed, START);
        let mut now = START;
        while !desk.is_over() && desk.table.due().is_none() {
            now += 1000;
            desk.go_on(now);
        }
        if desk.is_over() {
            continue;
        }
        let away = [Outage { number: 1, since: now + 2_000, until: now + 60_000 }];
        assert_eq!(desk.give_back(&away, now + 60_000).len(), 1);
        assert_eq!(desk.table.due(), Some(now + 60_000 + GRACE + 8_000));
        assert!(desk.tick(now + 60_000).is_empty());
        return;
    }
    panic!("nobody ever held the UN token");
}

/// Every node and every later process reads the same from the log.
#[test]
fn what_was_given_back_stands_in_the_log() {
    let mut desk = two(json!({ "bank": { "seconds": 60, "increment": 5 } }));
    desk.give_back(&[outage(1, 4_000, 90_000)], START + 90_000);
    desk.go_on(START + 95_000);
    let again = desk.again::<Confusion>();
    for viewer in [seat(0), seat(1), Viewer::Public] {
        assert_eq!(again.update(viewer), desk.update(viewer));
    }
    assert_eq!(again.table.due(), desk.table.due());
    let banks = desk.update(Viewer::Public)["time"]["banks"].clone();
    let full = banks.as_array().unwrap().iter().filter(|bank| bank.as_u64().unwrap() >= 60_000).count();
    assert_eq!(full, 2, "nobody has paid for it: {banks}");
}
