//! Clocks, on tables whose time is made up.

use crate::common::Known;
use crate::common::verified;
use crate::desk::{Desk, seat};
use confusion::Confusion;
use duet::Duet;
use game::Viewer;
use secrets::Secrets;
use serde_json::{Value, json};
use server::table::{AnyTable, TableOf, Why};

/// When the tables of these tests are dealt.
const START: u64 = 1_000_000;

fn four(clock: Value, un_window: Value, seed: u8) -> Desk {
    let terms = json!({ "options": { "players": 4, "un_window": un_window }, "clock": clock });
    Desk::deal::<Secrets>(&terms, 4, seed, START)
}

/// Whose turn it is; nobody if it is several's.
fn asked(desk: &Desk) -> Vec<usize> {
    serde_json::from_value(desk.update(Viewer::Public)["time"]["asked"].clone()).unwrap()
}

/// A table of Secrets where the UN holder and the target are both asked, at the time given with it.
fn answering(clock: &Value, un_window: &Value) -> (Desk, u64) {
    for seed in 0..100 {
        let mut desk = four(clock.clone(), un_window.clone(), seed);
        for step in 1.. {
            if desk.is_over() {
                break;
            }
            let now = START + step * 1000;
            desk.go_on(now);
            if !desk.is_over() && asked(&desk).len() == 2 {
                return (desk, now);
            }
        }
    }
    panic!("nobody ever held the UN token");
}

/// The seat that has been offered a card.
fn target(desk: &Desk) -> usize {
    (0..4).find(|who| desk.legal(*who).contains(&json!("accept"))).unwrap()
}

fn holder(desk: &Desk) -> usize {
    (0..4).find(|who| desk.legal(*who).contains(&json!("intervene"))).unwrap()
}

#[test]
fn without_a_clock_nothing_is_ever_due() {
    let mut desk = four(json!("none"), Value::Null, 1);
    assert_eq!(desk.table.due(), None);
    assert!(desk.tick(u64::MAX / 2).is_empty());
}

#[test]
fn a_decision_not_made_in_its_seconds_is_made_by_the_table_and_that_is_told() {
    let mut desk = four(json!({ "move": 30 }), Value::Null, 1);
    let late = asked(&desk)[0];
    assert_eq!(desk.table.due(), Some(START + 30_000));
    assert_eq!(desk.update(seat(0))["time"]["until"][late], START + 30_000);
    assert!(desk.tick(START + 29_999).is_empty());
    let done = desk.tick(START + 30_000);
    assert_eq!(done.len(), 1, "one decision: {done:?}");
    assert_eq!((&done[0]["do"]["by"], &done[0]["do"]["overdue"]), (&json!(late), &json!(late)));
    assert!(done[0]["do"]["do"]["offer"].is_object(), "an action like any other");
    let update = desk.update(Viewer::Public);
    assert_eq!(
        update["events"].as_array().unwrap().last().unwrap()["told"][0],
        json!({ "overdue": { "seat": late } })
    );
    assert_eq!(desk.table.due(), Some(START + 60_000), "the next decision has its own seconds");
}

#[test]
fn a_correspondence_game_gives_days() {
    let desk = four(json!({ "days": 3 }), Value::Null, 1);
    assert_eq!(desk.table.due(), Some(START + 3 * 86_400_000));
}

#[test]
fn a_bank_is_spent_by_thinking_and_grows_with_each_decision() {
    let mut desk = four(json!({ "bank": { "seconds": 60, "increment": 5 } }), Value::Null, 1);
    let first = asked(&desk)[0];
    desk.go_on(START + 20_000);
    let time = desk.update(Viewer::Public)["time"].clone();
    assert_eq!(time["banks"][first], 45_000);
    let second = asked(&desk)[0];
    assert_eq!((&time["banks"][second], &time["until"][second]), (&json!(60_000), &json!(START + 80_000)));
    assert_eq!(time["until"][first], Value::Null, "nobody's time runs but theirs who are asked");
    assert!(desk.tick(START + 79_999).is_empty());
    assert_eq!(desk.tick(START + 80_000).len(), 1);
    let banks = desk.update(Viewer::Public)["time"]["banks"].clone();
    let still = asked(&desk).contains(&second);
    assert_eq!(banks[second], if still { 0 } else { 5000 }, "spent to the end");
}

#[test]
fn the_window_of_the_un_closes_by_an_action_of_the_clock() {
    let (mut desk, now) = answering(&json!("none"), &json!(10));
    assert_eq!(
        (desk.table.due(), &desk.update(Viewer::Public)["time"]["window"]),
        (Some(now + 10_000), &json!(now + 10_000))
    );
    assert!(desk.tick(now + 9_999).is_empty());
    let done = desk.tick(now + 10_000);
    assert_eq!(done, [json!({ "do": { "by": "clock", "do": "close_window" } })]);
    assert_eq!(desk.table.due(), None, "whoever is offered the card may take their time");
    assert_eq!(asked(&desk), [target(&desk)]);
}

/// Whether somebody has answered already shows nowhere: not in what others are told, not in the clocks.
#[test]
fn no_clock_stops_at_a_sealed_answer() {
    for (clock, window) in [
        (json!("none"), json!(10)),
        (json!({ "move": 30 }), Value::Null),
        (json!({ "bank": { "seconds": 90, "increment": 3 } }), Value::Null),
        (json!({ "days": 1 }), Value::Null),
    ] {
        for the_holder in [false, true] {
            let (mut desk, now) = answering(&clock, &window);
            let (who, sealed) = if the_holder { (holder(&desk), "pass") } else { (target(&desk), "accept") };
            let others: Vec<Viewer> =
                (0..4).filter(|other| *other != who).map(seat).chain([Viewer::Public]).collect();
            let before: Vec<Value> = others.iter().map(|viewer| desk.update(*viewer)).collect();
            let due = desk.table.due();
            desk.ask(who, &json!({ "do": sealed }), now + 3000).unwrap();
            let after: Vec<Value> = others.iter().map(|viewer| desk.update(*viewer)).collect();
            assert_eq!(before, after, "{clock} {sealed}");
            assert_eq!(desk.table.due(), due, "{clock} {sealed}");
            assert!(desk.legal(who).is_empty(), "it was an answer");
        }
    }
}

#[test]
fn all_who_play_can_stop_the_clocks_and_each_can_let_them_run() {
    let mut desk = four(json!({ "move": 30 }), Value::Null, 1);
    let pause = |pause: bool| json!({ "pause": { "pause": pause } });
    for who in 0..4 {
        assert!(desk.table.due().is_some());
        desk.ask(who, &pause(true), START + 10_000).unwrap();
    }
    let update = desk.update(seat(2));
    assert_eq!((desk.table.due(), &update["time"]["paused"]), (None, &json!(true)));
    assert!(desk.tick(START + 99_000).is_empty());
    let who = asked(&desk)[0];
    let action = desk.legal(who)[0].clone();
    let refused = desk.ask(who, &json!({ "do": action }), START + 99_000).unwrap_err();
    assert_eq!(refused.why(), Why::Paused);
    assert_eq!(desk.ask(0, &pause(true), START + 99_000).unwrap_err().why(), Why::NotNow);
    desk.ask(3, &pause(false), START + 110_000).unwrap();
    assert_eq!(desk.table.due(), Some(START + 130_000), "20 seconds were left");
    desk.ask(who, &json!({ "do": action }), START + 111_000).unwrap();
}

/// Nobody ever acts: the clocks play the whole game, and the record is a record like any other.
#[test]
fn a_game_of_timeouts_is_a_game_in_the_record() {
    fn play<G: Known + 'static>(terms: &Value, people: usize)
    where
        TableOf<G>: AnyTable,
    {
        let mut desk = Desk::deal::<G>(terms, people, 3, START);
        let mut last = START;
        while !desk.is_over() {
            let due = desk.table.due().unwrap();
            assert!(due >= last, "time goes on");
            last = due;
            assert!(!desk.tick(due).is_empty(), "what is due is done: {:?}", desk.log.last());
            assert!(desk.log.len() < 20_000, "the game goes nowhere");
        }
        assert_eq!(desk.table.due(), None);
        let record = desk.table.on_file().unwrap().filed().record;
        assert!(verified(G::NAME, &record));
        let acts = desk.log.iter().filter(|entry| entry["do"].is_object()).count();
        assert_eq!(record.lines().count(), acts + 2, "every one of them stands there");
    }
    play::<Secrets>(&json!({ "options": { "players": 5, "un_window": 10 }, "clock": { "move": 60 } }), 5);
    play::<Secrets>(&json!({ "options": { "players": 5, "un_window": null }, "clock": { "days": 1 } }), 5);
    play::<Confusion>(&json!({ "options": {}, "clock": { "bank": { "seconds": 60, "increment": 5 } } }), 2);
    play::<Duet>(&json!({ "options": {}, "clock": { "move": 60 } }), 2);
}

/// Nobody's seat is voted away while they have time on their clock; nor is the game given up over their head.
#[test]
fn whoever_has_time_on_their_clock_may_take_it() {
    for (clock, time) in [
        (json!({ "days": 3 }), 3 * 86_400_000),
        (json!({ "move": 600 }), 600_000),
        (json!({ "bank": { "seconds": 900, "increment": 0 } }), 900_000),
    ] {
        let terms = json!({ "options": { "players": 4, "un_window": null }, "clock": clock, "patience": 60 });
        let mut desk = Desk::deal::<Secrets>(&terms, 4, 1, START);
        let late = asked(&desk)[0];
        let others: Vec<usize> = (0..4).filter(|who| *who != late).collect();
        let vote = json!({ "vote": { "on": { "seat": late }, "yes": true } });
        for now in [START + 60_000, START + 120_000, START + time - 1] {
            assert_eq!(desk.ask(others[0], &vote, now).unwrap_err().why(), Why::NotNow, "{clock} {now}");
        }
        let stop = json!({ "vote": { "on": "stop", "yes": true } });
        for who in &others {
            desk.ask(*who, &stop, START + time - 1).unwrap();
        }
        assert!(!desk.is_over(), "{clock}: one who has time was not asked");
        // Whoever goes of their own accord can be replaced.
        desk.ask(late, &json!({ "leave": {} }), START + time - 1).unwrap();
        desk.ask(others[0], &vote, START + time - 1).unwrap();
    }
}

/// A draw is offered in one's own turn, and one's own time goes on.
#[test]
fn a_draw_offered_or_declined_winds_no_clock() {
    for clock in
        [json!({ "move": 60 }), json!({ "days": 1 }), json!({ "bank": { "seconds": 60, "increment": 30 } })]
    {
        let mut desk = Desk::deal::<Confusion>(&json!({ "options": {}, "clock": clock }), 2, 3, START);
        let offer = json!("offer_draw");
        let mut now = START;
        while !(0..2).any(|who| desk.legal(who).contains(&offer)) {
            now += 1000;
            desk.go_on(now);
        }
        let who = (0..2).find(|who| desk.legal(*who).contains(&offer)).unwrap();
        let (due, time) = (desk.table.due(), desk.update(Viewer::Public)["time"].clone());
        assert!(due.is_some());
        desk.ask(who, &json!({ "do": offer }), now + 5000).unwrap();
        assert_eq!(desk.table.due(), due, "{clock}");
        desk.ask(1 - who, &json!({ "do": { "answer_draw": false } }), now + 6000).unwrap();
        assert_eq!((desk.table.due(), &desk.update(Viewer::Public)["time"]), (due, &time), "{clock}");
    }
}
