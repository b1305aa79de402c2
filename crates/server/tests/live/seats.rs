//! Seats: sitting down, standing up, leaving and coming back.

use crate::common::{House, quick};
use crate::company::Company;
use game::{Bytes32, Secret};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::HashSet;

fn ready() -> Value {
    json!({ "ready": { "ready": true } })
}

fn out() -> Value {
    json!({ "vote": { "on": { "seat": 1 }, "yes": true } })
}

/// Whether any event of an update tells this.
fn told(update: &Value, what: &Value) -> bool {
    let moments = update["events"].as_array().unwrap();
    moments.iter().any(|moment| moment["told"].as_array().unwrap().contains(what))
}

#[tokio::test]
async fn a_table_is_made_with_options_clock_and_bots() {
    let house = House::start(quick()).await;
    let host = house.person().await;
    let table = host
        .create(&json!({
            "game": "secrets", "options": { "players": 5, "un_window": null }, "clock": { "bank": { "seconds": 600, "increment": 5 } },
            "bots": [{ "seat": 3, "bot": "greedy" }, { "seat": 4, "bot": "random" }], "name": "Anna", "seat": 1,
        }))
        .await;
    let update = host.update(&table).await;
    let shown = &update["table"];
    assert_eq!(
        (&update["viewer"], &shown["stage"], &shown["host"]),
        (&json!("seat:1"), &json!("open"), &json!(1))
    );
    assert_eq!(shown["options"]["players"], 5);
    assert_eq!(shown["clock"], json!({ "bank": { "seconds": 600, "increment": 5 } }));
    let kinds: Vec<_> =
        shown["seats"].as_array().unwrap().iter().map(|seat| seat["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["open", "person", "open", "bot", "bot"]);
    assert_eq!((&shown["seats"][3]["bot"], &shown["seats"][1]["name"]), (&json!("greedy"), &json!("Anna")));
    for (wrong, status) in [
        (json!({ "game": "chess" }), 404),
        (json!({ "game": "secrets", "options": { "players": 9 } }), 422),
        (json!({ "game": "secrets" }), 400),
        (json!({ "game": "duet", "clock": { "move": 1 } }), 400),
        (json!({ "game": "duet", "bots": [{ "seat": 0, "bot": "nobody" }] }), 404),
        (json!({ "game": "duet", "bots": [{ "seat": 7, "bot": "random" }] }), 404),
        (json!({ "game": "duet", "patience": 1 }), 400),
        (json!({ "game": "duet", "start": true }), 409),
    ] {
        assert_eq!(host.post("/api/tables", &wrong).await.no().0, status, "{wrong}");
    }
}

#[tokio::test]
async fn a_code_opens_the_door_until_the_host_changes_it() {
    let house = House::start(quick()).await;
    let (host, guest, stranger) = (house.person().await, house.person().await, house.person().await);
    let table = host.create(&json!({ "game": "confusion", "name": "Anna" })).await;
    let found = guest.get(&format!("/api/invitations/{}", table.code.to_lowercase())).await.ok();
    assert_eq!((&found["id"], &found["game"]), (&json!(table.id), &json!("confusion")));
    let path = format!("/api/tables/{}/join", table.id);
    assert_eq!(stranger.post(&path, &json!({ "name": "X" })).await.no(), (403, "no_invite".into()));
    assert_eq!(
        stranger.post(&path, &json!({ "name": "X", "code": "AAAAAAAA" })).await.no(),
        (403, "no_invite".into())
    );
    let code = format!("/api/tables/{}/code", table.id);
    assert_eq!(stranger.get(&code).await.no(), (403, "no_seat".into()));
    guest.join(&table, "Ben").await.ok();
    assert_eq!(guest.get(&code).await.ok()["code"], json!(table.code));
    assert_eq!(guest.post(&code, &json!({})).await.no(), (403, "not_host".into()));
    guest.ask(&table, json!({ "leave": {} })).await.ok();
    let fresh = host.post(&code, &json!({})).await.ok()["code"].as_str().unwrap().to_owned();
    assert_ne!(fresh, table.code);
    assert_eq!(
        guest.join(&table, "Ben").await.no(),
        (403, "no_invite".into()),
        "the old code is worth nothing"
    );
    guest.post(&path, &json!({ "name": "Ben", "code": fresh })).await.ok();
}

#[tokio::test]
async fn people_join_by_name_get_ready_and_the_host_deals() {
    let house = House::start(quick()).await;
    let company =
        Company::sits_down(&house, 4, json!({ "game": "secrets", "options": { "players": 5 } })).await;
    let (table, host) = (&company.table, &company.people[0]);
    let (twin, start) = (house.person().await, json!({ "start": {} }));
    assert_eq!(host.ask(table, start.clone()).await.no(), (409, "not_now".into()), "a seat is empty");
    twin.join(table, "BEN").await.ok();
    let shown = twin.update(table).await["table"].clone();
    assert_eq!(shown["seats"][4]["name"], "BEN 2", "two of a name are told apart");
    assert_eq!(twin.join(table, "Ben").await.no(), (409, "not_now".into()), "one seat a person");
    for person in &company.people[1..] {
        person.ask(table, ready()).await.ok();
    }
    assert_eq!(host.ask(table, start.clone()).await.no(), (409, "not_now".into()), "somebody is not ready");
    twin.ask(table, ready()).await.ok();
    twin.ask(table, json!({ "ready": { "ready": false } })).await.ok();
    assert_eq!(host.ask(table, start.clone()).await.no(), (409, "not_now".into()), "and thinks again");
    twin.ask(table, ready()).await.ok();
    assert_eq!(twin.ask(table, start.clone()).await.no(), (403, "not_host".into()));
    host.ask(table, start.clone()).await.ok();
    let update = twin.update(table).await;
    assert_eq!((&update["table"]["stage"], &update["viewer"]), (&json!("on"), &json!("seat:4")));
    assert!(told(&update, &json!("started")) && update["view"].is_object() && update["time"].is_object());
    assert_eq!(host.ask(table, start).await.no(), (409, "not_now".into()));
}

#[tokio::test]
async fn before_the_start_people_come_and_go_and_the_host_sends_away() {
    let house = House::start(quick()).await;
    let Company { table, people } =
        Company::sits_down(&house, 3, json!({ "game": "secrets", "options": { "players": 4 } })).await;
    let [anna, ben, cleo] = &people[..] else { panic!() };
    assert_eq!(ben.ask(&table, json!({ "remove": { "seat": 2 } })).await.no(), (403, "not_host".into()));
    let mut watching = cleo.socket(&table, None).await;
    assert_eq!(watching.next_update().await["viewer"], "seat:2");
    anna.ask(&table, json!({ "remove": { "seat": 2 } })).await.ok();
    let after = watching.next_update().await;
    assert_eq!(
        (&after["viewer"], &after["resync"]),
        (&json!("public"), &json!(true)),
        "no seat, another viewer"
    );
    assert!(told(&after, &json!({ "rose": { "seat": 2, "name": "Cleo", "removed": true } })));
    cleo.join(&table, "Cleo").await.ok();
    assert_eq!(watching.next_update().await["viewer"], "seat:2", "and back in it");
    anna.ask(&table, json!({ "leave": {} })).await.ok();
    let shown = ben.update(&table).await["table"].clone();
    assert_eq!(
        (&shown["host"], &shown["you_host"]),
        (&json!(1), &json!(true)),
        "the table passes on to the next"
    );
    assert_eq!(anna.ask(&table, json!({ "remove": { "seat": 1 } })).await.no(), (403, "not_host".into()));
    ben.ask(&table, json!({ "bot": { "seat": 0, "bot": "random" } })).await.ok();
    assert_eq!(
        ben.ask(&table, json!({ "bot": { "seat": 2, "bot": "random" } })).await.no(),
        (409, "full".into())
    );
    ben.ask(&table, json!({ "bot": { "seat": 0, "bot": null } })).await.ok();
    anna.join(&table, "Anna").await.ok();
    assert_eq!(anna.update(&table).await["viewer"], "seat:0");
}

#[tokio::test]
async fn a_bot_sits_in_for_a_player_who_left_until_they_come_back() {
    let house = House::start(quick()).await;
    let four = json!({ "game": "secrets", "options": { "players": 4, "un_window": null } });
    let Company { table, people } = Company::plays(&house, 4, four).await;
    let [anna, ben, cleo, _] = &people[..] else { panic!() };
    assert_eq!(anna.ask(&table, out()).await.no(), (409, "not_now".into()), "whoever is here stays");
    ben.ask(&table, json!({ "leave": {} })).await.ok();
    let shown = anna.update(&table).await["table"].clone();
    assert_eq!((&shown["seats"][1]["left"], &shown["seats"][1]["bot"]), (&json!(true), &Value::Null));
    assert_eq!(ben.act(&table, "a", 1_000, &json!("accept")).await.no().0, 409);
    anna.ask(&table, out()).await.ok();
    cleo.ask(&table, out()).await.ok();
    let update = anna.update(&table).await;
    assert_eq!(
        (&update["table"]["seats"][1]["kind"], &update["table"]["seats"][1]["name"]),
        (&json!("person"), &json!("Ben"))
    );
    assert!(update["table"]["seats"][1]["bot"].is_string());
    let refused = ben.post(&format!("/api/tables/{}/act", table.id), &json!({ "do": "accept" })).await;
    assert_eq!(refused.no(), (409, "not_now".into()), "the bot plays now");
    assert_eq!(ben.update(&table).await["viewer"], "seat:1", "the owner still sees the seat's view");
    ben.ask(&table, json!({ "return": {} })).await.ok();
    let shown = anna.update(&table).await["table"].clone();
    assert_eq!((&shown["seats"][1]["left"], &shown["seats"][1]["bot"]), (&Value::Null, &Value::Null));
    assert_eq!(ben.ask(&table, json!({ "return": {} })).await.no(), (409, "not_now".into()));
    assert_eq!(anna.ask(&table, out()).await.no(), (409, "not_now".into()));
}

#[tokio::test]
async fn of_many_more_than_half_have_to_want_the_bot() {
    let house = House::start(quick()).await;
    let company = Company::plays(&house, 5, json!({ "game": "secrets", "options": { "players": 5 } })).await;
    let (table, people) = (&company.table, &company.people);
    people[1].ask(table, json!({ "leave": {} })).await.ok();
    for (voter, bot) in [(0, false), (2, false), (3, true)] {
        people[voter].ask(table, out()).await.ok();
        let shown = people[0].update(table).await["table"].clone();
        assert_eq!(shown["seats"][1]["bot"].is_string(), bot, "after the vote of seat {voter}");
        assert_eq!(shown["votes"].as_array().unwrap().is_empty(), bot);
    }
    assert_eq!(people[4].ask(table, out()).await.no(), (409, "not_now".into()));
    // Somebody who takes a vote back does not count.
    people[4].ask(table, json!({ "leave": {} })).await.ok();
    let vote = |yes: bool| json!({ "vote": { "on": { "seat": 4 }, "yes": yes } });
    people[0].ask(table, vote(true)).await.ok();
    people[0].ask(table, vote(false)).await.ok();
    people[2].ask(table, vote(true)).await.ok();
    assert_eq!(people[0].update(table).await["table"]["seats"][4]["bot"], Value::Null);
}

#[tokio::test]
async fn a_game_is_given_up_when_all_agree() {
    let house = House::start(quick()).await;
    let company = Company::plays(&house, 2, json!({ "game": "duet" })).await;
    let (table, people) = (&company.table, &company.people);
    people[0].ask(table, json!({ "vote": { "on": "stop", "yes": true } })).await.ok();
    assert_eq!(people[0].update(table).await["table"]["stage"], "on");
    people[1].ask(table, json!({ "vote": { "on": "stop", "yes": true } })).await.ok();
    let update = people[1].update(table).await;
    let end = &update["table"]["end"];
    assert_eq!((&end["given_up"], &end["outcome"]), (&json!(true), &Value::Null));
    assert!(told(&update, &json!("given_up")));
    let record = people[0].get(&format!("/api/tables/{}/record", table.id)).await;
    assert!(
        !crate::common::verified("duet", record.body.as_str().unwrap()),
        "it verifies, and has no outcome"
    );
}

#[tokio::test]
async fn spectators_see_what_the_public_sees_and_touch_nothing() {
    let house = House::start(quick()).await;
    let company = Company::plays(&house, 2, json!({ "game": "confusion" })).await;
    let (table, stranger) = (&company.table, house.person().await);
    let update = stranger.update(table).await;
    assert_eq!(update["viewer"], "public");
    assert_ne!(update["view"], company.people[0].update(table).await["view"], "what seats know is not shown");
    assert!(stranger.legal(table).await.is_empty());
    let layout = company.people[0].legal(table).await[0].clone();
    assert_eq!(stranger.act(table, "a", 1, &layout).await.no(), (403, "no_seat".into()));
    for ask in [json!({ "leave": {} }), out(), json!({ "pause": { "pause": true } }), json!({ "start": {} })]
    {
        assert_eq!(stranger.ask(table, ask.clone()).await.no().0, 403, "{ask}");
    }
    assert_eq!(
        stranger.get(&format!("/api/tables/{}/notebook", table.id)).await.no(),
        (403, "no_seat".into())
    );
    assert_eq!(stranger.join(table, "X").await.no(), (409, "not_now".into()), "the game has begun");
}

#[tokio::test]
async fn a_closed_table_shows_nothing_to_those_outside() {
    let house = House::start(quick()).await;
    let company = Company::sits_down(&house, 2, json!({ "game": "confusion", "watch": false })).await;
    let (table, stranger) = (&company.table, house.person().await);
    let path = format!("/api/tables/{}", table.id);
    assert_eq!(stranger.get(&path).await.no(), (403, "no_seat".into()));
    let invited = stranger.get(&format!("{path}?code={}", table.code)).await.ok();
    assert_eq!(invited["viewer"], "public", "who has the code may look before sitting down");
    company.start().await;
    for way in ["", "/legal", "/record", "/replay", "/stream"] {
        assert_eq!(stranger.get(&format!("{path}{way}?code={}", table.code)).await.no().0, 403, "{way}");
    }
    assert!(stranger.try_socket(table, None).await.is_err());
    assert_eq!(company.people[1].update(table).await["viewer"], "seat:1");
}

#[tokio::test]
async fn listed_tables_stand_in_the_lobby_while_there_is_room() {
    let house = House::start(quick()).await;
    let (host, guest) = (house.person().await, house.person().await);
    let listed = host.create(&json!({ "game": "confusion", "listed": true, "name": "Anna" })).await;
    host.create(&json!({ "game": "confusion", "name": "Anna" })).await;
    let lobby = guest.get("/api/tables").await.ok();
    assert_eq!(lobby.as_array().unwrap().len(), 1, "a table by invitation is nobody else's business");
    assert_eq!((&lobby[0]["id"], &lobby[0]["seats"][0]["name"]), (&json!(listed.id), &json!("Anna")));
    guest.post(&format!("/api/tables/{}/join", listed.id), &json!({ "name": "Ben" })).await.ok();
    assert_eq!(guest.get("/api/me/tables").await.ok()[0]["id"], json!(listed.id));
    guest.ask(&listed, ready()).await.ok();
    host.ask(&listed, json!({ "start": {} })).await.ok();
    assert_eq!(guest.get("/api/tables").await.ok(), json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn again_brings_all_to_the_same_new_table_even_two_who_ask_at_once() {
    let house = House::start(quick()).await;
    let company = Company::plays(&house, 4, json!({ "game": "secrets", "options": { "players": 4 } })).await;
    let (table, people) = (&company.table, &company.people);
    let path = format!("/api/tables/{}/again", table.id);
    let stranger = house.person().await;
    assert_eq!(people[0].post(&path, &json!({})).await.no(), (409, "not_now".into()), "the game is on");
    company.gives_up().await;
    assert_eq!(stranger.post(&path, &json!({})).await.no(), (403, "no_seat".into()));
    let nothing = json!({});
    let (one, other) = tokio::join!(people[2].post(&path, &nothing), people[1].post(&path, &nothing));
    let id = one.ok()["id"].as_str().unwrap().to_owned();
    assert_eq!(other.ok()["id"], json!(id));
    assert_eq!(
        people[3].post(&path, &json!({})).await.ok()["id"],
        json!(id),
        "whoever asks later comes there too"
    );
    assert_eq!(people[0].update(table).await["table"]["again"], json!(id));
    let join = format!("/api/tables/{id}/join");
    assert_eq!(stranger.post(&join, &json!({ "name": "X" })).await.no(), (403, "no_invite".into()));
    for (seat, person) in people.iter().enumerate().rev() {
        person.post(&join, &json!({ "name": "Same" })).await.ok();
        let viewer = person.get(&format!("/api/tables/{id}")).await.ok()["viewer"].clone();
        assert_eq!(viewer, json!(format!("seat:{seat}")), "everybody's own seat was kept");
    }
}

/// D24: the words of the last game stay out of the next.
#[tokio::test]
async fn again_at_a_table_of_duet_has_other_words() {
    let house = House::start(quick()).await;
    let company = Company::plays(&house, 2, json!({ "game": "duet" })).await;
    let people = &company.people;
    let words = |update: Value| -> HashSet<String> {
        update["view"]["words"].as_array().unwrap().iter().map(|word| word.as_str().unwrap().into()).collect()
    };
    let mut shown = words(people[0].update(&company.table).await);
    company.gives_up().await;
    let again = format!("/api/tables/{}/again", company.table.id);
    let id = people[0].post(&again, &json!({})).await.ok()["id"].as_str().unwrap().to_owned();
    for person in people {
        person.post(&format!("/api/tables/{id}/join"), &json!({ "name": "Same" })).await.ok();
        person.post(&format!("/api/tables/{id}/ask"), &json!({ "ask": ready() })).await.ok();
    }
    people[0].post(&format!("/api/tables/{id}/ask"), &json!({ "ask": { "start": {} } })).await.ok();
    let next = words(people[0].get(&format!("/api/tables/{id}")).await.ok());
    assert_eq!(next.len(), 25);
    shown.extend(next);
    assert_eq!(shown.len(), 50);
}

#[tokio::test]
async fn the_deal_is_promised_before_and_shown_after_and_players_have_a_part_in_it() {
    let house = House::start(quick()).await;
    let company = Company::sits_down(&house, 2, json!({ "game": "duet" })).await;
    let (table, people) = (&company.table, &company.people);
    let promise = people[0].update(table).await["table"]["commitment"].clone();
    let (hosts, part) = ("0b".repeat(32), "5a".repeat(32));
    people[1].ask(table, json!({ "ready": { "ready": true, "contribution": part } })).await.ok();
    people[0].ask(table, json!({ "start": { "contribution": hosts } })).await.ok();
    let on = people[0].update(table).await;
    assert_eq!((&on["table"]["commitment"], &on["table"]["end"]), (&promise, &Value::Null));
    assert!(
        ![&hosts, &part].iter().any(|part| on.to_string().contains(*part)),
        "what somebody adds is theirs until the end"
    );
    company.gives_up().await;
    let end = people[0].update(table).await["table"]["end"].clone();
    let bytes = |name: &str| -> Bytes32 { serde_json::from_value(end[name].clone()).unwrap() };
    let secret = Secret { seed: bytes("seed"), salt: bytes("salt") };
    assert_eq!(serde_json::to_value(secret.commitment()).unwrap(), promise);
    assert_eq!(end["contributions"], json!([hosts, part]));
    let parts: Vec<Bytes32> = serde_json::from_value(end["contributions"].clone()).unwrap();
    let none = vec![Bytes32([0; 32]); 2];
    assert_ne!(secret.game_seed(&parts), secret.game_seed(&none), "the deal comes from all of them");
    // Programs and people compare the last seal.
    let record = people[1].get(&format!("/api/tables/{}/record.json", table.id)).await.ok();
    let lines = record["lines"].as_array().unwrap();
    assert_eq!(end["seal"], lines.last().unwrap()["seal"]);
    assert_eq!(lines[0]["contributions"], end["contributions"]);
}

/// Whoever plays adds to the deal, and nobody else.
#[tokio::test]
async fn a_host_without_a_seat_adds_nothing_to_the_deal() {
    let house = House::start(quick()).await;
    let host = house.person().await;
    let bots = json!([{ "seat": 0, "bot": "easy" }, { "seat": 1, "bot": "easy" }]);
    let table = host.create(&json!({ "game": "confusion", "bots": bots })).await;
    let start = host.ask(&table, json!({ "start": { "contribution": "0b".repeat(32) } })).await;
    assert_eq!((start.status, &start.body["error"]["why"]), (403, &json!("no_seat")));
    for wrong in [json!("0b"), json!(7), json!("0b".repeat(33))] {
        let start = host.ask(&table, json!({ "start": { "contribution": wrong } })).await;
        assert_eq!(start.status, 400);
    }
    host.ask(&table, json!({ "start": {} })).await.ok();
}

#[tokio::test]
async fn a_person_is_a_cookie_that_pages_cannot_read_and_the_store_does_not_have() {
    let house = House::start(quick()).await;
    let first = reqwest::get(format!("{}/api/me", house.url())).await.unwrap();
    let cookie = first.headers()["set-cookie"].to_str().unwrap().to_owned();
    for part in ["; HttpOnly", "; SameSite=Lax", "; Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let value = cookie.split(['=', ';']).nth(1).unwrap();
    assert!(value.len() == 64 && value.bytes().all(|byte| byte.is_ascii_hexdigit()), "256 bits: {value}");
    let other = reqwest::get(format!("{}/api/me", house.url())).await.unwrap();
    assert!(!other.headers()["set-cookie"].to_str().unwrap().contains(value));

    // What proves who somebody is stands in no answer, so in nothing that people pass on, and in no file.
    let company = Company::sits_down(&house, 2, json!({ "game": "confusion" })).await;
    let (table, person) = (&company.table, &company.people[1]);
    let secret = person.cookie().unwrap().split_once('=').unwrap().1.to_owned();
    let answer = person.get(&format!("/api/tables/{}", table.id)).await;
    assert!(!answer.headers.contains_key("set-cookie"), "whoever has one keeps it");
    let code = person.get(&format!("/api/tables/{}/code", table.id)).await;
    for said in [answer.body.to_string(), code.body.to_string(), table.id.clone(), table.code.clone()] {
        assert!(!said.contains(&secret));
    }
    let place = house.stop().await.unwrap();
    for file in std::fs::read_dir(place.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        let raw = hex::decode(&secret).unwrap();
        assert!(!bytes.windows(64).any(|window| window == secret.as_bytes()));
        assert!(!bytes.windows(32).any(|window| window == raw));
    }
}

/// Somebody may open the table's page first and get known to the house only by sitting down.
#[tokio::test]
async fn a_connection_notices_who_its_owner_has_become() {
    let house = House::start(quick()).await;
    let (host, guest) = (house.person().await, house.person().await);
    let table = host.create(&json!({ "game": "confusion", "name": "Anna", "listed": true })).await;
    let mut socket = guest.socket(&table, None).await;
    let mut stream = guest.stream(&table, None).await;
    assert_eq!(socket.next_update().await["viewer"], "public");
    assert_eq!(stream.next_update().await["viewer"], "public");
    guest.join(&table, "Ben").await.ok();
    assert_eq!(socket.next_update().await["viewer"], "seat:1");
    assert_eq!(stream.next_update().await["viewer"], "seat:1");
    let answer = socket.send(json!({ "ready": { "ready": true } })).await;
    assert!(answer["v"].is_u64(), "{answer}");
    let newcomer = house.person().await;
    let mut socket = newcomer.socket(&table, None).await;
    let answer = socket.send(json!({ "chat": { "to": "watchers", "text": "hello" } })).await;
    assert_eq!(answer["error"]["why"], "malformed", "a name is needed to talk: {answer}");
    newcomer.put("/api/me", &json!({ "name": "Cleo" })).await.ok();
    let answer = socket.send(json!({ "chat": { "to": "watchers", "text": "hello" } })).await;
    assert!(answer["v"].is_u64(), "{answer}");
}

#[tokio::test]
async fn a_host_without_a_seat_is_told_that_they_host() {
    let house = House::start(quick()).await;
    let (host, guest) = (house.person().await, house.person().await);
    let table = host.create(&json!({ "game": "confusion" })).await;
    guest.join(&table, "Ben").await.ok();
    assert_eq!(host.update(&table).await["table"]["you_host"], json!(true));
    assert_eq!(guest.update(&table).await["table"]["you_host"], json!(false));
    let mut socket = host.socket(&table, None).await;
    assert_eq!(socket.next_update().await["table"]["you_host"], json!(true));
}

/// The id that followed from the first table's, when it did.
fn followed_from(id: &str) -> String {
    let bytes: Vec<u8> = (0..16).map(|at| u8::from_str_radix(&id[2 * at..2 * at + 2], 16).unwrap()).collect();
    let mut hasher = Sha256::new();
    for part in [&b"again"[..], &bytes, &[]] {
        hasher.update((part.len() as u64).to_le_bytes());
        hasher.update(part);
    }
    hasher.finalize()[..16].iter().map(|byte| format!("{byte:02x}")).collect()
}

#[tokio::test]
async fn the_next_table_is_told_to_those_who_may_look_at_it() {
    let house = House::start(quick()).await;
    for watch in [false, true] {
        let (host, stranger) = (house.person().await, house.person().await);
        let table = host.create(&json!({ "game": "confusion", "watch": watch })).await;
        let people = vec![house.person().await, house.person().await];
        for (person, name) in people.iter().zip(["Ben", "Cleo"]) {
            person.join(&table, name).await.ok();
            person.ask(&table, ready()).await.ok();
        }
        host.ask(&table, json!({ "start": {} })).await.ok();
        let company = Company { table, people };
        company.gives_up().await;
        let (table, people) = (&company.table, &company.people);
        let before = host.update(table).await["v"].clone();
        let path = format!("/api/tables/{}/again", table.id);
        let id = people[0].post(&path, &json!({})).await.ok()["id"].as_str().unwrap().to_owned();
        // Nobody finds it who knows the first one alone.
        assert_ne!(id, followed_from(&table.id));
        assert_eq!(stranger.get(&format!("/api/tables/{}", followed_from(&table.id))).await.no().0, 404);
        let told = people[1].update(table).await;
        assert_eq!(told["table"]["again"], json!(id));
        assert!(told["events"].to_string().contains(&id));
        // Who hosted without a seat has none kept for them at the next table.
        let told = host.update(table).await;
        assert_eq!(told["viewer"], "public");
        assert_eq!(told.to_string().contains(&id), watch, "{told}");
        assert_eq!(told["v"] != before, watch, "nor that there is one");
        let asked = host.post(&path, &json!({})).await;
        if watch {
            assert_eq!(asked.ok()["id"], json!(id));
            assert!(stranger.update(table).await.to_string().contains(&id));
            stranger.get(&format!("/api/tables/{id}")).await.ok();
        } else {
            assert_eq!(asked.no(), (403, "no_seat".into()));
            assert_eq!(host.get(&format!("/api/tables/{id}")).await.no().0, 403);
        }
    }
}
