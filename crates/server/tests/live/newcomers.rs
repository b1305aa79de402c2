//! People whom the house does not know yet: who is taken in, and who is not.

use crate::common::{Answer, House, quick};
use crate::company::Company;
use serde_json::{Value, json};
use sqlx::{ConnectOptions, sqlite::SqliteConnectOptions};

/// How many people the house has written down.
async fn people(house: &House) -> i64 {
    let file = SqliteConnectOptions::new().filename(house.place().join("house.db")).read_only(true);
    let mut connection = file.connect().await.unwrap();
    sqlx::query_scalar("SELECT count(*) FROM people").fetch_one(&mut connection).await.unwrap()
}

#[tokio::test]
async fn nobody_is_written_down_for_what_leads_nowhere() {
    let house = House::start(quick()).await;
    let Company { table, people: company } = Company::sits_down(&house, 1, json!({ "game": "duet" })).await;
    let before = people(&house).await;
    let stranger = house.person().await;
    let nowhere = "0".repeat(32);
    let join = json!({ "name": "Ben", "code": table.code });
    let post = |path: String, body: Value| {
        let stranger = stranger.clone();
        async move { stranger.post(&path, &body).await }
    };
    let at = |id: &str, way: &str| format!("/api/tables/{id}/{way}");
    let refused: Vec<Answer> = vec![
        post(at(&nowhere, "join"), join.clone()).await,
        post(at(&nowhere, "act"), json!({ "do": {} })).await,
        post(at(&table.id, "join"), json!({ "name": "Ben" })).await,
        post(at(&table.id, "join"), json!({ "name": "Ben", "code": "AAAAAAAA" })).await,
        post(at(&table.id, "join"), json!({ "name": "", "code": table.code })).await,
        post(at(&table.id, "join"), json!({ "name": "Ben", "code": table.code, "seat": 0 })).await,
        post(at(&table.id, "act"), json!({ "do": {} })).await,
        post(at(&table.id, "chat"), json!({ "to": "watchers", "text": "hello" })).await,
        post(at(&table.id, "ask"), json!({ "ask": { "start": {} } })).await,
        post(at(&table.id, "again"), json!({})).await,
        post("/api/tables".into(), json!({ "game": "chess" })).await,
        post("/api/tables".into(), json!({ "game": "duet", "start": true })).await,
        post("/api/tables".into(), json!({ "game": "duet", "name": "x".repeat(99) })).await,
        stranger.put("/api/me", &json!({ "name": "" })).await,
    ];
    for answer in refused {
        assert!(answer.status >= 400, "{answer:?}");
    }
    let mut socket = stranger.socket(&table, None).await;
    assert_eq!(socket.send(json!({ "leave": {} })).await["error"]["why"], "no_seat");
    assert_eq!(people(&house).await, before, "rows of nobodies");
    // Whoever does something is known from then on.
    stranger.join(&table, "Ben").await.ok();
    assert_eq!(people(&house).await, before + 1);
    assert_eq!(stranger.update(&table).await["viewer"], "seat:1");
    company[0].put("/api/me", &json!({ "name": "Anna" })).await.ok();
    assert_eq!(people(&house).await, before + 1);
}

/// A code opens the door for as long as it is the table's: also for those who came with it and stayed.
#[tokio::test]
async fn a_code_that_was_changed_lets_nobody_stay_and_nobody_sit_down() {
    let house = House::start(quick()).await;
    let Company { table, people } =
        Company::sits_down(&house, 1, json!({ "game": "duet", "watch": false })).await;
    let host = &people[0];
    let (watcher, sitter) = (house.person().await, house.person().await);
    let mut socket = watcher.socket_with_code(&table).await;
    assert_eq!(socket.next_update().await["viewer"], "public");
    let mut stream = watcher.stream_with_code(&table).await;
    stream.next_update().await;
    let mut seated = sitter.socket_with_code(&table).await;
    seated.next_update().await;
    let ready = |ready: bool| json!({ "ready": { "ready": ready } });
    host.ask(&table, ready(true)).await.ok();
    assert_eq!(socket.next_update().await["events"][0]["told"][0]["ready"]["ready"], true);
    stream.next_update().await;
    host.post(&format!("/api/tables/{}/code", table.id), &json!({})).await.ok();
    let answer = seated.try_send(&json!({ "id": "a", "ask": { "join": { "name": "Eve" } } })).await;
    let answer = answer.unwrap();
    assert_eq!(answer["error"]["why"], "no_invite", "the old code is worth nothing: {answer}");
    host.ask(&table, ready(false)).await.ok();
    assert_eq!(socket.farewell().await, Some(1008));
    assert!(stream.try_next_update().await.is_none());
}

/// A table that nobody may watch: whoever has looked with the code before the start sees nothing of the game.
#[tokio::test]
async fn when_a_closed_game_begins_those_without_a_seat_are_shown_out() {
    let house = House::start(quick()).await;
    let company = Company::sits_down(&house, 2, json!({ "game": "confusion", "watch": false })).await;
    let stranger = house.person().await;
    let mut socket = stranger.socket_with_code(&company.table).await;
    let mut stream = stranger.stream_with_code(&company.table).await;
    socket.next_update().await;
    stream.next_update().await;
    company.start().await;
    let last = loop {
        match socket.next().await {
            Some(tokio_tungstenite::tungstenite::Message::Text(text)) => {
                assert!(!text.contains("\"started\"") && !text.contains("\"view\""), "{text}");
            }
            other => break other,
        }
    };
    let Some(tokio_tungstenite::tungstenite::Message::Close(Some(close))) = last else { panic!("{last:?}") };
    assert_eq!(u16::from(close.code), 1008);
    while let Some(update) = stream.try_next_update().await {
        assert_eq!(update["view"], Value::Null);
    }
}

/// Whoever stands up at a table that is not theirs to look at hears that it was done, and then no more.
#[tokio::test]
async fn a_last_answer_comes_before_the_door_closes() {
    let house = House::start(quick()).await;
    let company = Company::sits_down(&house, 2, json!({ "game": "confusion", "watch": false })).await;
    let mut socket = company.people[1].socket(&company.table, None).await;
    socket.next_update().await;
    let answer = socket.send(json!({ "leave": {} })).await;
    assert!(answer["v"].is_u64(), "{answer}");
    assert_eq!(socket.farewell().await, Some(1008));
}
