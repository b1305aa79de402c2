//! Talk and claims: who hears them, and what is kept.

use crate::common::{Answer, Client, House, Table, quick, unlimited};
use crate::company::Company;
use crate::desk::{Desk, person, seat};

use secrets::Secrets;
use serde_json::{Value, json};
use server::HouseRules;
use server::http::LimitRules;
use server::table::Scope;
use std::time::Duration;

async fn chat(who: &Client, table: &Table, to: &str, text: &str) -> Answer {
    who.post(&format!("/api/tables/{}/chat", table.id), &json!({ "to": to, "text": text })).await
}

/// All that this viewer has heard people say.
async fn heard(who: &Client, table: &Table) -> Vec<String> {
    let update = who.update(table).await;
    let told =
        update["events"].as_array().unwrap().iter().flat_map(|moment| moment["told"].as_array().unwrap());
    told.filter_map(|told| told["chat"]["text"].as_str().map(str::to_owned)).collect()
}

/// Two sides of two.
async fn four(house: &House) -> Company {
    Company::plays(house, 4, json!({ "game": "duet", "options": { "sides": ["a", "b", "a", "b"] } })).await
}

async fn watcher(house: &House, name: &str) -> Client {
    let watcher = house.person().await;
    watcher.put("/api/me", &json!({ "name": name })).await.ok();
    watcher
}

#[tokio::test]
async fn the_table_a_side_and_those_who_watch_hear_what_is_meant_for_them() {
    let house = House::start(quick()).await;
    let Company { table, people } = four(&house).await;
    let watcher = watcher(&house, "Wim").await;
    chat(&people[0], &table, "table", "to all").await.ok();
    chat(&people[0], &table, "side", "to a").await.ok();
    chat(&people[1], &table, "side", "to b").await.ok();
    chat(&watcher, &table, "watchers", "I would give BIRD 2").await.ok();
    assert_eq!(chat(&people[0], &table, "watchers", "help").await.no(), (409, "not_now".into()));
    assert_eq!(chat(&watcher, &table, "table", "psst").await.no(), (403, "no_seat".into()));
    assert_eq!(chat(&watcher, &table, "side", "psst").await.no(), (403, "no_seat".into()));
    for (seat, side) in [(0, "to a"), (1, "to b"), (2, "to a"), (3, "to b")] {
        assert_eq!(heard(&people[seat], &table).await, ["to all", side], "seat {seat}");
    }
    assert_eq!(heard(&watcher, &table).await, ["to all", "I would give BIRD 2"]);
    let update = watcher.update(&table).await;
    assert!(update.to_string().contains(r#"{"chat":{"from":{"watcher":"Wim"},"to":"watchers""#), "{update}");
}

#[tokio::test]
async fn whoever_is_muted_is_not_heard_by_those_who_muted_them() {
    let house = House::start(quick()).await;
    let Company { table, people } = four(&house).await;
    let mute = |whom: u8, mute: bool| json!({ "mute": { "whom": whom, "mute": mute } });
    let before = people[0].update(&table).await["v"].clone();
    people[3].ask(&table, mute(0, true)).await.ok();
    assert_eq!(people[0].update(&table).await["v"], before, "whom somebody mutes is their own business");
    assert_eq!(people[3].update(&table).await["table"]["muted"], json!([0]));
    chat(&people[0], &table, "table", "one").await.ok();
    people[3].ask(&table, mute(0, false)).await.ok();
    chat(&people[0], &table, "table", "two").await.ok();
    assert_eq!(heard(&people[3], &table).await, ["two"]);
    assert_eq!(heard(&people[2], &table).await, ["one", "two"]);
    assert_eq!(people[3].ask(&table, mute(3, true)).await.no(), (404, "unknown".into()));
    assert_eq!(people[3].ask(&table, mute(9, true)).await.no(), (404, "unknown".into()));
}

#[tokio::test]
async fn the_host_can_hush_those_who_watch() {
    let house = House::start(quick()).await;
    let Company { table, people } = four(&house).await;
    let watcher = watcher(&house, "Wim").await;
    let hush = |hush: bool| json!({ "hush": { "hush": hush } });
    assert_eq!(people[1].ask(&table, hush(true)).await.no(), (403, "not_host".into()));
    people[0].ask(&table, hush(true)).await.ok();
    assert_eq!(chat(&watcher, &table, "watchers", "but").await.no(), (409, "not_now".into()));
    chat(&people[1], &table, "table", "players go on").await.ok();
    people[0].ask(&table, hush(false)).await.ok();
    chat(&watcher, &table, "watchers", "thanks").await.ok();
    assert_eq!(heard(&watcher, &table).await, ["players go on", "thanks"]);
}

#[tokio::test]
async fn talk_is_short_visible_and_not_too_much() {
    let limits = LimitRules { words_per_ten_seconds: 3, ..unlimited() };
    let house = House::with_limits(quick(), limits).await;
    let Company { table, people } = four(&house).await;
    chat(&people[0], &table, "table", &"é".repeat(500)).await.ok();
    assert_eq!(chat(&people[0], &table, "table", &"é".repeat(501)).await.no(), (400, "malformed".into()));
    assert_eq!(chat(&people[0], &table, "table", "a\u{0}b").await.no(), (400, "malformed".into()));
    let too_much = chat(&people[0], &table, "table", "once more").await;
    assert!(too_much.headers["retry-after"].to_str().unwrap().parse::<u64>().unwrap() >= 1);
    assert_eq!(too_much.no(), (429, "too_much".into()));
    let mut socket = people[0].socket(&table, None).await;
    let answer = socket.send(json!({ "chat": { "to": "table", "text": "by another way" } })).await;
    assert_eq!(answer["error"]["why"], "too_much");
    chat(&people[1], &table, "table", "others may").await.ok();
    for empty in ["", " \n\t "] {
        assert_eq!(chat(&people[1], &table, "table", empty).await.no(), (400, "malformed".into()));
    }
}

#[tokio::test]
async fn what_was_said_is_there_after_the_table_was_let_go() {
    let rules = HouseRules { idle: Duration::ZERO, ..quick() };
    let house = House::start(rules).await;
    let Company { table, people } = four(&house).await;
    let watcher = watcher(&house, "Wim").await;
    chat(&people[0], &table, "side", "keep this").await.ok();
    chat(&watcher, &table, "watchers", "and this").await.ok();
    people[1].ask(&table, json!({ "mute": { "whom": 0, "mute": true } })).await.ok();
    let before =
        [people[2].update(&table).await, people[1].update(&table).await, watcher.update(&table).await];
    house.forget_tables().await;
    let after =
        [people[2].update(&table).await, people[1].update(&table).await, watcher.update(&table).await];
    assert_eq!(before, after);
    assert_eq!(heard(&people[2], &table).await, ["keep this"]);
}

#[tokio::test]
async fn claims_are_told_to_all_bind_nobody_and_stand_in_the_record() {
    let house = House::start(quick()).await;
    let company = Company::plays(&house, 4, json!({ "game": "secrets", "options": { "players": 4 } })).await;
    let (table, people) = (&company.table, &company.people);
    let path = format!("/api/tables/{}/say", table.id);
    let claim = json!({ "card_is": "diplomat" });
    let view = people[0].update(table).await["view"].clone();
    people[2].post(&path, &json!({ "say": claim })).await.ok();
    let stranger = house.person().await;
    for who in people.iter().chain([&stranger]) {
        let update = who.update(table).await;
        let last = update["events"].as_array().unwrap().last().unwrap().clone();
        assert_eq!(last["told"], json!([{ "claim": { "by": 2, "say": claim } }]));
    }
    assert_eq!(people[0].update(table).await["view"], view);
    assert_eq!(stranger.post(&path, &json!({ "say": claim })).await.no(), (403, "no_seat".into()));
    for wrong in [json!({ "card_is": "dragon" }), json!("anything"), Value::Null, json!([])] {
        assert_eq!(
            people[1].post(&path, &json!({ "say": wrong })).await.no(),
            (400, "malformed".into()),
            "{wrong}"
        );
    }
    company.gives_up().await;
    let record = people[0].get(&format!("/api/tables/{}/record", table.id)).await;
    let record = record.body.as_str().unwrap().to_owned();
    assert!(record.contains(r#""by":2,"say":{"card_is":"diplomat"}"#), "{record}");
    crate::common::verified("secrets", &record);
}

/// Until the deal seats change hands: whoever comes later learns nothing that was meant for whoever sat there before.
#[tokio::test]
async fn a_seat_has_no_secrets_of_its_last_owner() {
    let house = House::start(quick()).await;
    let sides = json!({ "game": "duet", "options": { "sides": ["a", "b", "a", "b"] } });
    let Company { table, people } = Company::sits_down(&house, 4, sides).await;
    let refused = chat(&people[0], &table, "side", "let us begin with birds").await;
    assert_eq!(refused.no(), (409, "not_now".into()));
    let mute = |whom: u8| json!({ "mute": { "whom": whom, "mute": true } });
    people[2].ask(&table, mute(0)).await.ok();
    people[1].ask(&table, mute(2)).await.ok();
    people[2].ask(&table, json!({ "leave": {} })).await.ok();
    assert_eq!(people[1].update(&table).await["table"]["muted"], json!([]), "nobody sits there");
    let newcomer = house.person().await;
    newcomer.join(&table, "Eve").await.ok();
    let update = newcomer.update(&table).await;
    assert_eq!(update["viewer"], "seat:2");
    assert!(!update["events"].to_string().contains("muted"), "{update}");
    assert_eq!(update["table"]["muted"], json!([]), "whom the last owner did not hear");
    chat(&people[0], &table, "table", "hello Eve").await.ok();
    chat(&newcomer, &table, "table", "hello Anna").await.ok();
    assert_eq!(heard(&newcomer, &table).await, ["hello Eve", "hello Anna"]);
    assert_eq!(heard(&people[1], &table).await, ["hello Eve", "hello Anna"], "nobody has muted Eve");
    // What is one's own stays.
    newcomer.ask(&table, mute(3)).await.ok();
    let update = newcomer.update(&table).await;
    assert_eq!(update["table"]["muted"], json!([3]));
    assert!(update["events"].to_string().contains("muted"));
    let versions: Vec<_> =
        update["events"].as_array().unwrap().iter().map(|event| event["v"].as_u64().unwrap()).collect();
    assert_eq!(versions, (1..=versions.len() as u64).collect::<Vec<_>>(), "versions have no gaps");
}

/// What is projected for a seat is its present owner's, whatever writes it.
#[test]
fn a_seats_scene_has_no_secrets_of_its_last_owner() {
    let mut desk = Desk::open::<Secrets>(&json!({ "options": { "players": 4 } }), 7, 0);
    let join = json!({ "join": { "name": "Somebody", "seat": 1 } });
    let mute = |whom: u8| json!({ "mute": { "whom": whom, "mute": true } });
    desk.ask(0, &json!({ "join": { "name": "Host", "seat": 0 } }), 1).unwrap();
    desk.ask(1, &join, 2).unwrap();
    desk.ask(1, &mute(0), 3).unwrap();
    let told_of_muting = |desk: &Desk, who: usize| {
        let projection = desk.table.project(seat(1), Some(&person(who)), Scope::ALL, 9).unwrap();
        let update: Value = serde_json::from_str(&projection.to_json(Scope::ALL.wants)).unwrap();
        let events = update["events"].as_array().unwrap();
        let versions: Vec<u64> = events.iter().map(|event| event["v"].as_u64().unwrap()).collect();
        assert_eq!(versions, (1..=projection.version()).collect::<Vec<_>>(), "versions have no gaps");
        update["events"].to_string().contains("muted")
    };
    assert!(told_of_muting(&desk, 1), "what is one's own is told");
    desk.ask(1, &json!({ "leave": {} }), 4).unwrap();
    desk.ask(2, &join, 5).unwrap();
    assert!(!told_of_muting(&desk, 2), "what was told to the last owner alone");
    desk.ask(2, &mute(0), 6).unwrap();
    assert!(told_of_muting(&desk, 2));
}
