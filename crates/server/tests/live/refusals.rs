//! Everything that a table refuses, refused by a real table. A refusal that no table can come to has no place in the list.

use crate::common::{self, Known, all_games, quick};
use crate::desk::{Desk, person, seat};
use confusion::Confusion;
use game::{Bytes32, Secret, Viewer};
use secrets::Secrets;
use serde_json::value::to_raw_value;
use serde_json::{Value, json};
use server::table::{Asking, Refused, Request, TableRefusal, Terms, TermsOf};
use server::{HouseError, Plan, User};
use std::collections::BTreeSet;
use store::{Invite, TableId};

const START: u64 = 1_000_000;

/// Somebody who has no seat.
const STRANGER: usize = 9;

/// The name of a refusal, and one that ought to have it.
type Case = (&'static str, Refused);

fn no<T>(asked: Result<T, Refused>) -> Refused {
    asked.err().unwrap()
}

fn refused(desk: &mut Desk, who: usize, ask: &Value) -> Refused {
    no(desk.ask(who, ask, START))
}

fn join(name: &str, seat: Option<usize>) -> Value {
    json!({ "join": { "name": name, "seat": seat } })
}

fn start() -> Value {
    json!({ "start": {} })
}

fn chat(to: &str, text: &str) -> Value {
    json!({ "chat": { "to": to, "text": text } })
}

fn pause(pause: bool) -> Value {
    json!({ "pause": { "pause": pause } })
}

fn mute(mute: bool) -> Value {
    json!({ "mute": { "whom": 1, "mute": mute } })
}

fn stop() -> Value {
    json!({ "vote": { "on": "stop", "yes": true } })
}

fn vote_on(seat: usize) -> Value {
    json!({ "vote": { "on": { "seat": seat }, "yes": true } })
}

fn two() -> Desk {
    Desk::deal::<Confusion>(&json!({ "options": {} }), 2, 1, START)
}

/// A game of two that both gave up.
fn over() -> Desk {
    let mut desk = two();
    for who in 0..2 {
        desk.ask(who, &stop(), START).unwrap();
    }
    desk
}

fn again(desk: &Desk, who: usize) -> Refused {
    let secret = Secret { seed: Bytes32([2; 32]), salt: Bytes32([0; 32]) };
    no(desk.table.again((TableId::new([7; 16]), START), &person(who), secret))
}

fn terms() -> Vec<Case> {
    let with = |terms: Value| no(TermsOf::new(Confusion::kit(), serde_json::from_value(terms).unwrap()));
    let read = |game: &str, options: Value| {
        no(all_games().read_terms(game, &to_raw_value(&options).unwrap(), Terms::default()))
    };
    vec![
        ("clock-move", with(json!({ "options": {}, "clock": { "move": 1 } }))),
        ("clock-bank", with(json!({ "options": {}, "clock": { "bank": { "seconds": 1, "increment": 0 } } }))),
        ("clock-days", with(json!({ "options": {}, "clock": { "days": 0 } }))),
        ("patience", with(json!({ "options": {}, "patience": 1 }))),
        ("options-unreadable", read("confusion", json!({ "spies": "many" }))),
        ("unknown-game", read("chess", json!({}))),
    ]
}

fn gathering() -> Vec<Case> {
    let desk = &mut Desk::open::<Confusion>(&json!({ "options": {} }), 1, START);
    let bot = |seat: usize, bot: &str| json!({ "bot": { "seat": seat, "bot": bot } });
    let uninvited = Asking { person: person(1), name: "", program: false, invited: false, now: START };
    let wish: Request = serde_json::from_value(join("Ben", None)).unwrap();
    let mut cases = vec![
        ("no-seat", refused(desk, 0, &json!({ "ready": { "ready": true } }))),
        ("not-host", refused(desk, 1, &start())),
        ("no-such-seat", refused(desk, 0, &join("Anna", Some(5)))),
        ("unknown-bot", refused(desk, 0, &bot(1, "psychic"))),
        ("empty-seat", refused(desk, 0, &json!({ "remove": { "seat": 1 } }))),
        ("no-invite", no(desk.table.draft(&uninvited, &wish, None))),
    ];
    desk.ask(0, &join("Anna", Some(0)), START).unwrap();
    cases.extend([
        ("empty-seats", refused(desk, 0, &start())),
        ("seated", refused(desk, 0, &join("Anna", None))),
        ("seat-taken", refused(desk, 1, &join("Ben", Some(0)))),
        ("occupied", refused(desk, 0, &bot(0, "greedy"))),
        ("nobody-else", refused(desk, 0, &json!({ "mute": { "whom": 0, "mute": true } }))),
        ("not-begun", refused(desk, 0, &pause(true))),
    ]);
    desk.ask(1, &join("Ben", None), START).unwrap();
    let not_ready = refused(desk, 0, &start());
    assert_eq!(not_ready, TableRefusal::NotReady { player: "Ben".into() }.into());
    cases.extend([("not-ready", not_ready), ("full", refused(desk, 2, &join("Cleo", None)))]);
    desk.ask(1, &json!({ "ready": { "ready": true } }), START).unwrap();
    desk.ask(0, &start(), START).unwrap();
    cases.extend([
        ("begun", refused(desk, 0, &start())),
        ("begun-full", refused(desk, 2, &join("Cleo", None))),
        ("still-on", again(desk, 0)),
        ("record-later", no(desk.table.on_file())),
    ]);
    cases
}

fn talk() -> Vec<Case> {
    let desk = &mut Desk::gather::<Confusion>(&json!({ "options": {} }), 1, 1, START);
    let closed = &mut Desk::open::<Confusion>(&json!({ "options": {}, "watch": false }), 1, START);
    let mut cases = vec![
        ("sides-later", refused(desk, 0, &chat("side", "psst"))),
        ("no-advice", refused(desk, 0, &chat("watchers", "well?"))),
        ("nothing-said", refused(desk, 0, &chat("table", " "))),
        ("talk-hidden", refused(desk, 0, &chat("table", "a\u{202e}b"))),
        ("talk-long", refused(desk, 0, &chat("table", &"a".repeat(501)))),
        ("no-name", refused(desk, STRANGER, &chat("watchers", "hello"))),
        ("not-watched", refused(closed, STRANGER, &chat("watchers", "hello"))),
    ];
    desk.ask(0, &json!({ "hush": { "hush": true } }), START).unwrap();
    cases.push(("hushed", refused(desk, STRANGER, &chat("watchers", "hello"))));
    cases
}

fn playing() -> Vec<Case> {
    let desk = &mut two();
    let anna = Asking { person: person(0), name: "", program: false, invited: true, now: START };
    let mut cases = vec![
        ("unreadable", refused(desk, 0, &json!({ "do": { "castle": "short" } }))),
        ("stale", no(desk.table.draft(&anna, &Request::Do(json!({})), Some(9_999)))),
        ("here", refused(desk, 0, &json!({ "return": {} }))),
        ("yourself", refused(desk, 0, &vote_on(0))),
        ("of-two", refused(desk, 0, &vote_on(1))),
        ("clocks-run", refused(desk, 0, &pause(false))),
    ];
    desk.ask(0, &pause(true), START).unwrap();
    cases.push(("pause-asked", refused(desk, 0, &pause(true))));
    desk.ask(1, &pause(true), START).unwrap();
    cases.extend([
        ("paused", refused(desk, 0, &json!({ "do": {} }))),
        ("paused-already", refused(desk, 0, &pause(true))),
    ]);
    // What a node writes that has waited long enough for a page of theirs.
    desk.write(START, &json!({ "gone": { "seat": 1 } }));
    let absent = refused(desk, 0, &pause(false));
    assert_eq!(absent, TableRefusal::Absent { player: "Seat 1".into() }.into());
    cases.push(("absent", absent));
    desk.ask(1, &json!({ "leave": {} }), START).unwrap();
    cases.extend([
        ("left-already", refused(desk, 1, &json!({ "leave": {} }))),
        ("left", refused(desk, 1, &stop())),
    ]);
    cases
}

fn bots_that_sit_in() -> Vec<Case> {
    let terms = json!({ "options": { "players": 4, "un_window": null } });
    let desk = &mut Desk::deal::<Secrets>(&terms, 4, 1, START);
    let is_here = refused(desk, 0, &vote_on(3));
    desk.ask(3, &json!({ "leave": {} }), START).unwrap();
    desk.ask(0, &vote_on(3), START).unwrap();
    desk.ask(1, &vote_on(3), START).unwrap();
    vec![("is-here", is_here), ("stand-in", refused(desk, 2, &vote_on(3)))]
}

fn the_end() -> Vec<Case> {
    let desk = &mut over();
    let replay = desk.table.replay(Viewer::Public, None, START).unwrap();
    vec![
        ("over", refused(desk, 0, &json!({ "leave": {} }))),
        ("had-no-seat", again(desk, STRANGER)),
        ("unknown-viewer", no(replay.steps(seat(7), 0))),
    ]
}

fn long_stories() -> Vec<Case> {
    let desk = &mut two();
    let first = |desk: &mut Desk, ask: &dyn Fn(usize) -> Value| {
        (0..).find_map(|number| desk.ask(0, &ask(number), START).err()).unwrap()
    };
    let mut cases = vec![
        ("around-full", first(desk, &|number| mute(number % 2 == 0))),
        ("talk-full", first(desk, &|_| chat("table", "so I said"))),
    ];
    // More than can be asked for: the log of an older version does not judge.
    let note = json!({ "note": { "text": { "leaf": "mine", "spy": "A", "text": "?" } } });
    desk.ask(0, &json!({ "do": note }), START).unwrap();
    let entry = desk.log.last().unwrap().clone();
    (0..4_000).for_each(|_| desk.write(START, &entry));
    cases.push(("too-long", refused(desk, 0, &json!({ "do": note }))));
    desk.write(START, &json!({ "vote": { "by": 0, "on": "stop", "yes": true, "carried": "normal" } }));
    cases.push(("too-long-to-tell", no(desk.table.replay(Viewer::Public, None, START))));
    cases
}

async fn invitations() -> Vec<Case> {
    let place = tempfile::tempdir().unwrap();
    let house = common::house(place.path(), quick()).await;
    let host = User { person: person(0), name: "Anna".into(), program: false };
    let terms = common::terms(&house, "confusion");
    let plan = Plan { terms: &*terms, bots: &[], name: None, seat: None, start: false };
    let made = house.create(&host, &plan).await.unwrap();
    let ended = Invite { code: made.code.clone(), until: Some(1) };
    house.store().set_code(&made.id, Some(ended)).await.unwrap();
    let Err(HouseError::Refused(refused)) = house.invited_to(&made.code).await else { panic!("it holds") };
    vec![("invitation-ended", refused)]
}

#[tokio::test]
async fn everything_that_a_table_refuses_is_refused_by_a_table() {
    let by_hand = [terms(), gathering(), talk(), playing(), bots_that_sit_in(), the_end(), long_stories()];
    let mut reached = BTreeSet::new();
    for (name, refused) in by_hand.into_iter().flatten().chain(invitations().await) {
        let Refused::Table(refusal) = &refused else {
            panic!("{name}: no table refuses that, but {refused:?}")
        };
        assert_eq!(refusal.name(), name, "{refused}");
        assert_eq!(game::variant_name(refusal), name, "it is called like its variant");
        assert_eq!(refused.why(), refusal.kind());
        reached.insert(name);
    }
    let all: BTreeSet<_> = TableRefusal::ALL.iter().map(|(name, _)| *name).collect();
    assert_eq!(all.len(), TableRefusal::ALL.len(), "two have the same name");
    assert_eq!(reached, all, "nothing leads to those that are missing on the left");
}
