//! The protocol: versions without gaps, resuming, sending twice, slow readers, heartbeats.

use crate::common::{Client, House, LONG, Socket, Table, games, options, quick};
use crate::company::Company;
use serde_json::{Value, json};
use server::HouseRules;
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;

/// The events of an update.
fn events(update: &Value) -> Vec<Value> {
    update["events"].as_array().unwrap().clone()
}

/// What one viewer hears of a whole game over a WebSocket, update by update.
async fn listen(mut socket: Socket) -> Vec<Value> {
    let mut updates = Vec::new();
    loop {
        let update = socket.next_update().await;
        let over = update["table"]["stage"] == "over";
        updates.push(update);
        if over {
            return updates;
        }
    }
}

/// A program that plays whatever comes first to mind, over a WebSocket, and keeps what it heard.
async fn play(program: Client, table: Table) -> Vec<Value> {
    let mut socket = program.socket(&table, None).await;
    let mut updates = Vec::new();
    loop {
        let update = socket.next_update().await;
        updates.push(update.clone());
        if update["table"]["stage"] == "over" {
            return updates;
        }
        let legal = program.legal(&table).await;
        if !legal.is_empty() {
            let v = update["v"].as_u64().unwrap();
            let action = &legal[v as usize * 7919 % legal.len()];
            let answer = socket
                .try_send(&json!({ "id": format!("{v}"), "v": v, "ask": { "do": action } }))
                .await
                .unwrap();
            assert!(
                answer["v"].is_u64()
                    || answer["error"]["why"] == "stale"
                    || answer["error"]["why"] == "rules",
                "{answer}"
            );
        }
    }
}

/// Over whole games, for every viewer: versions count without gaps, and from any of them on one is told exactly the rest.
#[tokio::test(flavor = "multi_thread")]
async fn versions_have_no_gaps_and_any_of_them_can_be_resumed_from() {
    let house = House::start(quick()).await;
    for (game, seats) in games() {
        let mut programs = vec![house.program("P0").await];
        let table =
            programs[0].create(&json!({ "game": game, "options": options(game), "name": "P0" })).await;
        for seat in 1..seats {
            let program = house.program(&format!("P{seat}")).await;
            program.join(&table, "P").await.ok();
            programs.push(program);
        }
        let watcher = house.person().await;
        let watching = tokio::spawn(listen(watcher.socket(&table, None).await));
        let playing: Vec<_> =
            programs.iter().map(|program| tokio::spawn(play(program.clone(), table.clone()))).collect();
        programs[0].ask(&table, json!({ "start": {} })).await.ok();
        let mut heard = Vec::new();
        for playing in playing {
            heard.push(tokio::time::timeout(LONG * 4, playing).await.unwrap().unwrap());
        }
        heard.push(watching.await.unwrap());
        programs.push(watcher);
        for (client, updates) in programs.iter().zip(heard) {
            let story: Vec<Value> = updates.iter().flat_map(events).collect();
            for (v, event) in (1..).zip(&story) {
                assert_eq!(event["v"], v, "{game}: one after the other");
            }
            let last = updates.last().unwrap();
            let (viewer, v) = (last["viewer"].as_str().unwrap(), story.len());
            assert_eq!(last["v"], v);
            for since in v.saturating_sub(256)..=v {
                let update = client.update_since(&table, &format!("{viewer}/{since}")).await;
                assert_eq!(
                    (events(&update), &update["v"]),
                    (story[since..].to_vec(), &json!(v)),
                    "{game} {viewer}/{since}"
                );
                assert_eq!(update["resync"], Value::Null);
            }
            for since in [v / 3, v - 1] {
                let mark = format!("{viewer}/{since}");
                let from = since.max(v.saturating_sub(256));
                let mut stream = client.stream(&table, Some(&mark)).await;
                let by_stream = stream.next_update().await;
                assert_eq!(stream.last, Some(format!("{viewer}/{v}")));
                let by_socket = client.socket(&table, Some(&mark)).await.next_update().await;
                assert_eq!(by_stream, by_socket, "the same by every way");
                assert!(from != since || events(&by_socket) == story[since..]);
            }
        }
    }
}

/// The views and the table that come with updates one after another are the ones that a newcomer is shown.
#[tokio::test]
async fn what_came_piece_by_piece_is_what_stands() {
    let house = House::start(quick()).await;
    let four = json!({ "game": "secrets", "options": { "players": 4, "un_window": null } });
    let company = Company::sits_down(&house, 4, four).await;
    let mut socket = company.people[1].socket(&company.table, None).await;
    let mut known = socket.next_update().await;
    company.start().await;
    company.goes_on(5).await;
    company.people[0].ask(&company.table, json!({ "chat": { "to": "table", "text": "hm" } })).await.ok();
    let fresh = company.people[1].update(&company.table).await;
    while known["v"] != fresh["v"] {
        let update = socket.next_update().await;
        assert_eq!(update["resync"], Value::Null);
        for part in ["v", "table", "time", "view"] {
            if update.get(part).is_some() {
                // Options are told once: they never change.
                let options = known["table"]["options"].clone();
                known[part] = update[part].clone();
                known["table"]["options"] = options;
            }
        }
        assert_eq!(update["table"]["options"], Value::Null, "what has not changed is not sent again");
    }
    for part in ["v", "table", "time", "view"] {
        assert_eq!(known[part], fresh[part], "{part}");
    }
}

#[tokio::test]
async fn whoever_is_too_far_behind_or_was_somebody_else_starts_afresh() {
    let house = House::start(quick()).await;
    let Company { table, people } = Company::plays(&house, 2, json!({ "game": "confusion" })).await;
    let mut socket = people[0].socket(&table, None).await;
    let first = socket.next_update().await["v"].as_u64().unwrap();
    for number in 0..257 {
        let answer = socket.send(json!({ "chat": { "to": "table", "text": format!("{number}") } })).await;
        assert!(answer["v"].is_u64(), "{answer}");
    }
    let near = people[0].update_since(&table, &format!("seat:0/{}", first + 1)).await;
    assert_eq!((&near["resync"], events(&near).len()), (&Value::Null, 256));
    let far = people[0].update_since(&table, &format!("seat:0/{first}")).await;
    assert_eq!((&far["resync"], events(&far).len() as u64), (&json!(true), first + 257), "all of it");
    for mark in ["seat:1/3", "public/3", "seat:0/9999", "nonsense", ""] {
        let update = people[0].update_since(&table, mark).await;
        assert_eq!(update["resync"], true, "{mark}");
        assert!(update["table"].is_object() && update["view"].is_object());
    }
}

#[tokio::test]
async fn an_id_sent_twice_is_done_once_and_answered_as_the_first_time() {
    let house = House::start(HouseRules { idle: Duration::ZERO, ..quick() }).await;
    let company = Company::plays(
        &house,
        4,
        json!({ "game": "secrets", "options": { "players": 4, "un_window": null } }),
    )
    .await;
    let table = &company.table;
    let (person, action) = company.somebody().await.unwrap();
    let v = person.update(table).await["v"].as_u64().unwrap();
    let first = person.act(table, "my move", v, &action).await.ok();
    company.goes_on(2).await;
    let now = person.update(table).await["v"].clone();
    assert_eq!(person.act(table, "my move", v, &action).await.ok(), first);
    let mut socket = person.socket(table, None).await;
    let again = socket.try_send(&json!({ "id": "my move", "v": v, "ask": { "do": action } })).await.unwrap();
    assert_eq!((&again["re"], &again["v"]), (&json!("my move"), &first["v"]), "by another way too");
    drop(socket);
    house.forget_tables().await;
    assert_eq!(person.act(table, "my move", v, &action).await.ok(), first, "and from the log");
    assert_eq!(person.update(table).await["v"], now, "nothing has happened");
    // Ids are everybody's own.
    let (other, action) = company.somebody().await.unwrap();
    let mine = other.update(table).await["v"].as_u64().unwrap();
    let id = if std::ptr::eq(other, person) { "my next move" } else { "my move" };
    assert!(other.act(table, id, mine, &action).await.ok()["v"].as_u64().unwrap() > mine);
}

#[tokio::test]
async fn an_action_against_an_older_game_is_stale_and_talk_makes_nothing_older() {
    let house = House::start(quick()).await;
    let company = Company::plays(
        &house,
        4,
        json!({ "game": "secrets", "options": { "players": 4, "un_window": null } }),
    )
    .await;
    let table = &company.table;
    let (person, action) = company.somebody().await.unwrap();
    let v = person.update(table).await["v"].as_u64().unwrap();
    company.people[3].ask(table, json!({ "chat": { "to": "table", "text": "take your time" } })).await.ok();
    assert_eq!(person.act(table, "1", v - 1, &action).await.no(), (409, "stale".into()));
    assert_eq!(
        person.act(table, "2", v + 2, &action).await.no(),
        (409, "stale".into()),
        "nobody sees what is to come"
    );
    person.act(table, "3", v, &action).await.ok();
    let (next, action) = company.somebody().await.unwrap();
    assert_eq!(next.act(table, "4", v, &action).await.no(), (409, "stale".into()));
}

/// Whoever does not read is not written to for ever: what they miss is put into one update, or they come back with their
/// mark. In the end they know everything.
#[tokio::test(flavor = "multi_thread")]
async fn a_slow_reader_gets_everything_in_the_end_in_few_pieces() {
    let house = House::start(quick()).await;
    let Company { table, people } = Company::plays(&house, 2, json!({ "game": "confusion" })).await;
    let mut slow = people[1].socket_with_buffer(&table, 4096).await;
    let first = slow.next_update().await;
    // Each is told with all that the seat sees; together more than the buffers between the house and the reader hold.
    let said = 2000;
    for number in 0..said {
        let text = format!("{number}: {}", "perhaps ".repeat(8));
        let note = json!({ "note": { "text": { "leaf": "mine", "spy": "A", "text": text } } });
        people[1].post(&format!("/api/tables/{}/act", table.id), &json!({ "do": note })).await.ok();
    }
    let last = first["v"].as_u64().unwrap() + said;
    let (mut known, mut pieces) = (first["v"].as_u64().unwrap(), 0);
    while known < last {
        let update = match slow.try_next_update().await {
            Some(update) => update,
            None => {
                slow = people[1].socket(&table, Some(&format!("seat:1/{known}"))).await;
                slow.next_update().await
            }
        };
        pieces += 1;
        let events = events(&update);
        if update["resync"] == Value::Null {
            assert_eq!(events.first().unwrap()["v"], known + 1, "nothing is left out");
        }
        for pair in events.windows(2) {
            assert_eq!(pair[0]["v"].as_u64().unwrap() + 1, pair[1]["v"].as_u64().unwrap());
        }
        known = update["v"].as_u64().unwrap();
    }
    assert!(pieces < said, "{said} things were done, and written one by one to somebody who did not read");
}

/// A quiet connection is felt for; one that does not answer is given up.
#[tokio::test]
async fn a_connection_that_is_not_there_any_more_is_noticed() {
    let house = House::start(quick()).await;
    let Company { table, people } = Company::plays(&house, 2, json!({ "game": "confusion" })).await;
    let mut alive = people[0].socket(&table, None).await;
    alive.next_update().await;
    let mut dead = people[1].socket(&table, None).await;
    dead.next_update().await;
    // From here on time passes as fast as everybody waits for it.
    tokio::time::pause();
    for _ in 0..8 {
        assert!(matches!(alive.next_of_any_kind().await, Some(Message::Ping(_))));
    }
    assert_eq!(dead.unread_until_the_end().await, 2, "pings, then silence, then the end");
    tokio::time::resume();
    assert!(alive.send(json!({ "chat": { "to": "table", "text": "still here" } })).await["v"].is_u64());
}

/// Of a long story the end is told: no update is larger than what anybody reads in a moment.
#[tokio::test]
async fn a_first_update_is_bounded_by_bytes() {
    let house = House::start(quick()).await;
    let Company { table, people } = Company::plays(&house, 2, json!({ "game": "confusion" })).await;
    let mut socket = people[0].socket(&table, None).await;
    let text = "😀".repeat(500);
    for _ in 0..130 {
        let answer = socket.send(json!({ "chat": { "to": "table", "text": text } })).await;
        assert!(answer["v"].is_u64(), "{answer}");
    }
    let mut newcomer = people[1].socket(&table, None).await;
    let update = newcomer.next_update().await;
    let size = update.to_string().len();
    assert!((200 << 10..300 << 10).contains(&size), "{size} bytes");
    let v = update["v"].as_u64().unwrap();
    let told: Vec<u64> = events(&update).iter().map(|event| event["v"].as_u64().unwrap()).collect();
    assert_eq!(told, (v + 1 - told.len() as u64..=v).collect::<Vec<_>>(), "the last of it, without gaps");
    // Whoever comes back is told step by step as long as that is no more.
    let near = people[1].update_since(&table, &format!("seat:1/{}", v - 100)).await;
    assert_eq!((&near["resync"], events(&near).len()), (&Value::Null, 100));
    let far = people[1].update_since(&table, "seat:1/1").await;
    assert_eq!((&far["resync"], events(&far).len()), (&json!(true), told.len()));
    assert!(newcomer.send(json!({ "chat": { "to": "table", "text": "I see" } })).await["v"].is_u64());
}
