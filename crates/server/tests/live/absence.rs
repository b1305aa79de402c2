//! Who is there and who is not, on tables whose time is made up: absent is not thinking.

use crate::common::{House, quick};
use crate::company::Company;
use crate::desk::{Desk, person, seat};
use confusion::Confusion;
use game::Viewer;
use secrets::Secrets;
use serde_json::{Value, json};
use server::HouseRules;
use server::table::{Present, Why};
use std::time::Duration;
use store::PersonId;

const START: u64 = 1_000_000;
const MINUTE: u64 = 60_000;

/// The pages that a node knows of, by seat.
struct Here {
    seats: Vec<usize>,
    last_seen: u64,
    well_since: u64,
}

impl Present for Here {
    fn is_here(&self, who: &PersonId) -> bool {
        self.seats.iter().any(|seat| person(*seat) == *who)
    }

    fn last_seen(&self, _: &PersonId) -> u64 {
        self.last_seen
    }

    fn well_since(&self) -> u64 {
        self.well_since
    }
}

fn here(seats: &[usize]) -> Here {
    Here { seats: seats.to_vec(), last_seen: 0, well_since: 0 }
}

fn four() -> Desk {
    let terms = json!({ "options": { "players": 4, "un_window": null }, "patience": 60 });
    Desk::deal::<Secrets>(&terms, 4, 1, START)
}

fn asked(desk: &Desk) -> usize {
    desk.update(Viewer::Public)["time"]["asked"][0].as_u64().unwrap() as usize
}

fn others(desk: &Desk, late: usize) -> Vec<usize> {
    (0..desk.table.seats()).filter(|who| *who != late).collect()
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
    assert_eq!(desk.ask(other[0], &vote_on(late), now).unwrap_err().why(), Why::NotNow);
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
    assert_eq!(desk.ask(other[0], &vote_on(late), START + MINUTE).unwrap_err().why(), Why::NotNow);
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
    assert_eq!(desk.ask(other[0], &vote_on(late), START + 5 * MINUTE).unwrap_err().why(), Why::NotNow);
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
        assert_eq!(desk.ask(other[1], &vote_on(late), START + 3 * MINUTE).unwrap_err().why(), Why::NotNow);
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
    assert_eq!(desk.ask(other, &vote_on(late), START + 9 * MINUTE).unwrap_err().why(), Why::NotNow);
    desk.ask(other, &stop(), START + 9 * MINUTE).unwrap();
    assert!(!desk.is_over());
    desk.attend(&here(&[other]), START + 10 * MINUTE);
    desk.attend(&here(&[other]), START + 11 * MINUTE);
    let refused = desk.ask(other, &vote_on(late), START + 12 * MINUTE).unwrap_err();
    assert!(refused.to_string().contains("game of two"), "{refused}");
    // Adjourned by the one who is there, the game waits for both; and it can still be ended.
    desk.ask(other, &json!({ "pause": { "pause": true } }), START + 12 * MINUTE).unwrap();
    assert_eq!(desk.update(seat(other))["time"]["paused"], true);
    let on = json!({ "pause": { "pause": false } });
    let refused = desk.ask(other, &on, START + 13 * MINUTE).unwrap_err();
    assert!(refused.to_string().contains("is not here"), "{refused}");
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
    desk = Desk::gather::<Secrets>(&json!({ "options": { "players": 4, "un_window": null } }), 4, 1, START);
    assert_eq!(desk.update(Viewer::Public)["table"]["patience"], 120, "two minutes, if nobody says");
}

/// A table that an older version made may ask for less than a minute: it waits a minute all the same.
#[test]
fn a_table_of_before_waits_a_minute_too() {
    let mut desk = four().made_before::<Secrets>(20);
    assert_eq!(desk.update(Viewer::Public)["table"]["patience"], 60);
    let late = asked(&desk);
    assert_eq!(desk.update(seat(late))["time"]["patience"], START + MINUTE);
    let here = here(&others(&desk, late));
    assert!(desk.attend(&here, START + MINUTE - 1).is_empty());
    assert_eq!(desk.attend(&here, START + MINUTE), [json!({ "call": { "seat": late } })]);
}

/// Talk among the others does not bring the host back.
#[test]
fn a_gathering_that_talks_gets_another_host_too() {
    let mut desk = Desk::gather::<Secrets>(&json!({ "options": { "players": 4 } }), 3, 1, START);
    let talk = json!({ "chat": { "to": "table", "text": "Where is everybody?" } });
    let mut here = here(&[1, 2]);
    // The host's page was open for a while, and they said something once more.
    here.last_seen = START + MINUTE;
    desk.ask(0, &talk, START + 2 * MINUTE).unwrap();
    for second in 121..180 {
        let now = START + second * 1000;
        assert!(desk.attend(&here, now).is_empty(), "{second} s");
        desk.ask(1, &talk, now).unwrap();
    }
    assert_eq!(desk.attend(&here, START + 3 * MINUTE), [json!({ "call": { "seat": null } })]);
    desk.ask(2, &json!({ "ready": { "ready": false } }), START + 3 * MINUTE + 9_000).unwrap();
    assert_eq!(desk.attend(&here, START + 3 * MINUTE + 10_000), [json!({ "host": { "seat": 1 } })]);
    // The new one is the host as of now.
    here.seats = vec![2];
    assert!(desk.attend(&here, START + 4 * MINUTE + 9_999).is_empty());
    assert_eq!(desk.attend(&here, START + 4 * MINUTE + 10_000).len(), 1);
}

/// The page of a host that has just closed is as good as a word of theirs.
#[test]
fn a_gathering_waits_for_its_host_from_when_they_were_last_seen() {
    let mut desk = Desk::gather::<Secrets>(&json!({ "options": { "players": 4 } }), 3, 1, START);
    let mut here = here(&[1]);
    here.last_seen = START + 30 * MINUTE;
    assert!(desk.attend(&here, START + 31 * MINUTE - 1).is_empty());
    assert_eq!(desk.attend(&here, START + 31 * MINUTE).len(), 1);
}

/// Lets time pass in small steps, in which the house and its store do what they have to.
async fn let_pass(time: Duration) {
    let step = Duration::from_millis(400);
    let mut passed = Duration::ZERO;
    while passed < time {
        tokio::time::pause();
        tokio::time::advance(step).await;
        tokio::time::resume();
        tokio::time::sleep(Duration::from_millis(2)).await;
        passed += step;
    }
}

/// Pages without a script look now and then, and hold no connection open: the table is even let go in the meantime.
#[tokio::test]
async fn without_a_script_somebody_who_is_gone_is_noticed_too() {
    let house = House::start(HouseRules { idle: Duration::ZERO, ..quick() }).await;
    let options = json!({ "players": 4, "un_window": null });
    let table = json!({ "game": "secrets", "options": options, "patience": 60 });
    let company = Company::plays(&house, 4, table).await;
    let update = company.people[0].update(&company.table).await;
    let late = update["time"]["asked"][0].as_u64().unwrap() as usize;
    let other = &company.people[(late + 1) % 4];
    // Looking while they are here, and soon after, calls nobody.
    let_pass(Duration::from_secs(70)).await;
    let seats = |update: &Value| update["table"]["seats"].clone();
    assert_eq!(seats(&other.update(&company.table).await)[late]["gone"], Value::Null);
    let noticed = async {
        while seats(&other.update(&company.table).await)[late]["gone"] != true {
            let_pass(Duration::from_secs(12)).await;
            house.inside.let_go();
        }
    };
    tokio::time::timeout(Duration::from_secs(3600), noticed).await.expect("somebody who is gone is noticed");
    // A look of theirs brings them back, for everybody to see.
    company.people[late].update(&company.table).await;
    let back = async {
        while seats(&other.update(&company.table).await)[late]["gone"] == true {
            let_pass(Duration::from_secs(2)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(600), back).await.expect("a look says that somebody is there");
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
    assert_eq!(desk.ask(0, &json!({ "start": {} }), START + 4 * MINUTE).unwrap_err().why(), Why::NotHost);
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
