//! Who is there and who is not, on tables whose time is made up: absent is not thinking.

use crate::desk::{Desk, person, seat};
use confusion::Confusion;
use game::Viewer;
use secrets::Secrets;
use serde_json::{Value, json};
use server::table::{Present, Why};
use store::PersonId;

const START: u64 = 1_000_000;
const MINUTE: u64 = 60_000;

/// The pages that a node knows of, by seat.
struct Here {
    seats: Vec<usize>,
    well_since: u64,
}

impl Present for Here {
    fn is_here(&self, who: &PersonId) -> bool {
        self.seats.iter().any(|seat| person(*seat) == *who)
    }

    fn well_since(&self) -> u64 {
        self.well_since
    }
}

fn here(seats: &[usize]) -> Here {
    Here { seats: seats.to_vec(), well_since: 0 }
}

fn four() -> Desk {
    let terms = json!({ "options": { "players": 4, "un_window": null }, "patience": 60 });
    Desk::deal::<Secrets>(&terms, 4, 1, START)
}

fn asked(desk: &Desk) -> usize {
    desk.update(Viewer::Public)["time"]["asked"][0].as_u64().unwrap() as usize
}

fn others(desk: &Desk, late: usize) -> Vec<usize> {
    (0..desk.sitting.seats()).filter(|who| *who != late).collect()
}

fn vote_on(late: usize) -> Value {
    json!({ "vote": { "on": { "seat": late }, "yes": true } })
}

fn stop() -> Value {
    json!({ "vote": { "on": "stop", "yes": true } })
}

/// An hour of thinking with the page open is nobody's business.
#[test]
fn whoever_thinks_with_a_page_open_cannot_be_replaced() {
    let mut desk = four();
    let late = asked(&desk);
    let now = START + 60 * MINUTE;
    assert!(desk.attend(&here(&[0, 1, 2, 3]), now).is_empty());
    let other = others(&desk, late);
    assert_eq!(desk.ask(other[0], &vote_on(late), now).unwrap_err().why, Why::NotNow);
    for who in other {
        desk.ask(who, &stop(), now).unwrap();
    }
    assert!(!desk.is_over(), "one who is here was not asked");
}

#[test]
fn whoever_has_gone_can_be_replaced_after_a_while_and_come_back() {
    let mut desk = four();
    let late = asked(&desk);
    let other = others(&desk, late);
    let here = here(&other);
    assert!(desk.attend(&here, START + MINUTE - 1).is_empty(), "patience");
    let before = desk.update(seat(other[0]))["v"].clone();
    assert_eq!(desk.attend(&here, START + MINUTE), [json!({ "call": { "seat": late } })]);
    assert_eq!(desk.update(seat(other[0]))["v"], before, "a question among nodes is nobody else's");
    assert!(desk.attend(&here, START + MINUTE + 9_999).is_empty(), "another node may answer");
    assert_eq!(desk.ask(other[0], &vote_on(late), START + MINUTE).unwrap_err().why, Why::NotNow);
    assert_eq!(desk.attend(&here, START + MINUTE + 10_000), [json!({ "gone": { "seat": late } })]);
    let update = desk.update(seat(other[0]));
    assert_eq!(update["table"]["seats"][late]["gone"], true);
    assert_eq!(
        update["events"].as_array().unwrap().last().unwrap()["told"],
        json!([{ "gone": { "seat": late } }])
    );
    desk.ask(other[0], &vote_on(late), START + 2 * MINUTE).unwrap();
    desk.ask(other[1], &vote_on(late), START + 2 * MINUTE).unwrap();
    assert!(desk.update(seat(other[2]))["table"]["seats"][late]["bot"].is_string());
    desk.ask(late, &json!({ "return": {} }), START + 3 * MINUTE).unwrap();
    let chair = &desk.update(seat(late))["table"]["seats"][late];
    assert_eq!((&chair["bot"], &chair["gone"]), (&Value::Null, &Value::Null));
}

/// The page may be open at another node.
#[test]
fn another_node_answers_for_its_own() {
    let mut desk = four();
    let late = asked(&desk);
    let other = others(&desk, late);
    desk.attend(&here(&other), START + MINUTE);
    assert_eq!(desk.attend(&here(&[late]), START + MINUTE + 500), [json!({ "here": { "seat": late } })]);
    assert!(desk.attend(&here(&[late]), START + MINUTE + 60_000).is_empty());
    assert_eq!(desk.ask(other[0], &vote_on(late), START + 5 * MINUTE).unwrap_err().why, Why::NotNow);
}

#[test]
fn a_page_that_opens_again_and_a_move_both_say_that_somebody_is_there() {
    for opens in [true, false] {
        let mut desk = four();
        let late = asked(&desk);
        let other = others(&desk, late);
        desk.attend(&here(&other), START + MINUTE);
        desk.attend(&here(&other), START + 2 * MINUTE);
        desk.ask(other[0], &vote_on(late), START + 2 * MINUTE).unwrap();
        if opens {
            assert_eq!(
                desk.attend(&here(&[late]), START + 3 * MINUTE),
                [json!({ "here": { "seat": late } })]
            );
            let told =
                desk.update(seat(other[0]))["events"].as_array().unwrap().last().unwrap()["told"].clone();
            assert_eq!(told, json!([{ "here": { "seat": late } }]));
            assert_eq!(
                desk.update(seat(other[0]))["table"]["votes"],
                json!([]),
                "there is nothing to vote on"
            );
        } else {
            let action = desk.legal(late)[0].clone();
            desk.ask(late, &json!({ "do": action }), START + 3 * MINUTE).unwrap();
        }
        assert_eq!(desk.update(seat(other[0]))["table"]["seats"][late]["gone"], Value::Null);
        assert_eq!(desk.ask(other[1], &vote_on(late), START + 3 * MINUTE).unwrap_err().why, Why::NotNow);
    }
}

/// Whoever has time on their clock may take it where they like.
#[test]
fn nobody_is_called_while_their_clock_runs_or_all_clocks_stand_still() {
    for clock in
        [json!({ "days": 3 }), json!({ "move": 600 }), json!({ "bank": { "seconds": 900, "increment": 0 } })]
    {
        let terms = json!({ "options": { "players": 4, "un_window": null }, "clock": clock, "patience": 60 });
        let mut desk = Desk::deal::<Secrets>(&terms, 4, 1, START);
        assert!(desk.attend(&here(&others(&desk, asked(&desk))), START + 9 * MINUTE).is_empty(), "{clock}");
    }
    let mut desk = four();
    for who in 0..4 {
        desk.ask(who, &json!({ "pause": { "pause": true } }), START).unwrap();
    }
    assert!(desk.attend(&here(&[]), START + 60 * MINUTE).is_empty());
}

/// Nobody could come back to a house that was not there.
#[test]
fn patience_begins_when_the_house_is_well() {
    let mut desk = four();
    let late = asked(&desk);
    let mut here = here(&others(&desk, late));
    here.well_since = START + 10 * MINUTE;
    assert!(desk.attend(&here, START + 11 * MINUTE - 1).is_empty());
    assert_eq!(desk.attend(&here, START + 11 * MINUTE).len(), 1);
}

/// In a game of two the other can wait, adjourn, or end it without a winner: nobody plays for somebody who thinks or is gone.
#[test]
fn in_a_game_of_two_no_bot_sits_in() {
    let mut desk = Desk::deal::<Confusion>(&json!({ "options": {}, "patience": 60 }), 2, 3, START);
    let late = asked(&desk);
    let other = 1 - late;
    // As long as they think, nothing can be done without them.
    assert_eq!(desk.ask(other, &vote_on(late), START + 9 * MINUTE).unwrap_err().why, Why::NotNow);
    desk.ask(other, &stop(), START + 9 * MINUTE).unwrap();
    assert!(!desk.is_over());
    desk.attend(&here(&[other]), START + 10 * MINUTE);
    desk.attend(&here(&[other]), START + 11 * MINUTE);
    let refused = desk.ask(other, &vote_on(late), START + 12 * MINUTE).unwrap_err();
    assert!(refused.message.contains("game of two"), "{refused}");
    // Adjourned by the one who is there, the game waits for both; and it can still be ended.
    desk.ask(other, &json!({ "pause": { "pause": true } }), START + 12 * MINUTE).unwrap();
    assert_eq!(desk.update(seat(other))["time"]["paused"], true);
    let on = json!({ "pause": { "pause": false } });
    let refused = desk.ask(other, &on, START + 13 * MINUTE).unwrap_err();
    assert!(refused.message.contains("is not here"), "{refused}");
    desk.attend(&here(&[0, 1]), START + 14 * MINUTE);
    desk.ask(other, &on, START + 14 * MINUTE).unwrap();
    assert_eq!(desk.update(seat(other))["time"]["paused"], Value::Null);
    desk.attend(&here(&[other]), START + 20 * MINUTE);
    desk.attend(&here(&[other]), START + 21 * MINUTE);
    desk.ask(other, &stop(), START + 22 * MINUTE).unwrap();
    assert!(desk.is_over());
    assert_eq!(desk.update(seat(other))["table"]["end"]["outcome"], Value::Null, "without a winner");
}

/// Everybody knows before they sit down, and whoever is waited for sees it run.
#[test]
fn patience_is_shown() {
    let mut desk = four();
    assert_eq!(desk.update(Viewer::Public)["table"]["patience"], 60);
    let late = asked(&desk);
    assert_eq!(desk.update(seat(late))["time"]["patience"], START + MINUTE);
    assert_eq!(desk.update(seat((late + 1) % 4))["time"]["patience"], Value::Null);
    assert_eq!(desk.update(Viewer::Public)["time"]["patience"], Value::Null);
    // A table of before may ask for less than a minute: it waits a minute all the same.
    desk = Desk::gather::<Secrets>(&json!({ "options": { "players": 4, "un_window": null } }), 4, 1, START);
    assert_eq!(desk.update(Viewer::Public)["table"]["patience"], 120, "two minutes, if nobody says");
}

#[test]
fn a_host_who_has_gone_from_the_gathering_passes_hosting_on() {
    let mut desk = Desk::gather::<Secrets>(&json!({ "options": { "players": 4 } }), 3, 1, START);
    assert_eq!(desk.update(Viewer::Public)["table"]["host"], 0);
    let here = here(&[2]);
    assert!(desk.attend(&here, START + MINUTE - 1).is_empty());
    assert_eq!(desk.attend(&here, START + MINUTE), [json!({ "call": { "seat": null } })]);
    // A node that has the host's page says so.
    assert_eq!(
        desk.attend(&super::absence::here(&[0]), START + MINUTE + 5),
        [json!({ "here": { "seat": null } })]
    );
    assert!(desk.attend(&here, START + MINUTE + 20_000).is_empty());
    assert_eq!(desk.attend(&here, START + 3 * MINUTE).len(), 1);
    assert_eq!(desk.attend(&here, START + 3 * MINUTE + 10_000), [json!({ "host": { "seat": 2 } })]);
    assert_eq!(desk.update(seat(2))["table"]["host"], 2);
    desk.ask(2, &json!({ "bot": { "seat": 3, "bot": "easy" } }), START + 4 * MINUTE).unwrap();
    assert_eq!(desk.ask(0, &json!({ "start": {} }), START + 4 * MINUTE).unwrap_err().why, Why::NotHost);
    // A gathering that nobody looks at stays as it is.
    assert!(desk.attend(&super::absence::here(&[]), START + 90 * MINUTE).is_empty());
}

/// One device is passed around: everybody is where it is.
#[test]
fn nobody_is_gone_from_a_device_that_is_passed_around() {
    let terms = json!({ "options": { "players": 4, "un_window": null }, "one_device": true });
    let mut desk = Desk::deal::<Secrets>(&terms, 4, 1, START);
    assert!(desk.attend(&here(&others(&desk, asked(&desk))), START + 60 * MINUTE).is_empty());
}
