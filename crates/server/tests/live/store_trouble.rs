//! A database that is locked, full or gone: whoever wants to write is told to try again, everything else goes on, and it
//! all comes back by itself.

use crate::common::{Answer, Client, House, LONG, all_games, quick, unlimited};
use crate::company::Company;
use serde_json::{Value, json};
use server::HouseRules;
use sqlx::{ConnectOptions, Connection, sqlite::SqliteConnectOptions};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use store::{NewTable, Opening, Sqlite, SqliteOptions, Stage, TableId, testing::PrivatePostgres};
use tempfile::TempDir;

struct Scene {
    store: Arc<Sqlite>,
    house: House,
    company: Company,
    /// Another game of the same people.
    other: Company,
    file: PathBuf,
    _place: TempDir,
}

impl Scene {
    async fn set() -> Scene {
        let place = tempfile::tempdir().unwrap();
        let file = place.path().join("house.db");
        let impatient = SqliteOptions { patience: Duration::from_millis(50), ..SqliteOptions::default() };
        let store = Arc::new(Sqlite::open_with(&file, impatient).await.unwrap());
        let house = House::over(store.clone(), all_games(), quick(), unlimited()).await;
        let company = Company::plays(
            &house,
            4,
            json!({ "game": "secrets", "options": { "players": 4, "un_window": null } }),
        )
        .await;
        let table = company.people[0].create(&json!({ "game": "duet", "name": "Anna" })).await;
        company.people[1].join(&table, "Ben").await.ok();
        let other = Company { table, people: company.people[..2].to_vec() };
        other.start().await;
        Scene { store, house, company, other, file, _place: place }
    }

    /// A move that cannot be written now; the same again when it can.
    async fn during(&self) -> (usize, Value, Value) {
        during(&self.house, &self.company, &self.other).await
    }
}

fn unavailable(answer: Answer) {
    assert!(answer.headers["retry-after"].to_str().unwrap().parse::<u64>().unwrap() >= 1);
    let text = answer.body.to_string();
    assert!(!text.contains("sql") && !text.contains("database") && !text.contains(".db"), "{text}");
    assert_eq!(answer.no(), (503, "unavailable".into()));
}

/// What holds while nothing can be written: who tried what in vain.
async fn during(house: &House, company: &Company, other: &Company) -> (usize, Value, Value) {
    let (person, action) = company.somebody().await.unwrap();
    let who = company.people.iter().position(|other| std::ptr::eq(other, person)).unwrap();
    let before = person.update(&company.table).await;
    let v = before["v"].as_u64().unwrap();
    let mut socket = person.socket(&company.table, None).await;
    socket.next_update().await;
    unavailable(person.act(&company.table, "in vain", v, &action).await);
    let answer = socket.try_send(&json!({ "id": "in vain", "v": v, "ask": { "do": action } })).await.unwrap();
    assert_eq!(answer["error"]["why"], "unavailable", "{answer}");
    unavailable(house.person().await.post("/api/tables", &json!({ "game": "duet" })).await);
    assert_eq!(person.get("/readyz").await.no(), (503, "unavailable".into()));
    // Everything that need not be written is answered.
    assert_eq!(person.get("/healthz").await.ok(), "ok");
    assert_eq!(person.update(&company.table).await, before, "nothing has happened");
    assert!(!person.get("/api/games").await.ok().as_array().unwrap().is_empty());
    assert_eq!(other.people[0].update(&other.table).await["table"]["stage"], "on");
    assert!(other.somebody().await.is_some());
    (who, action, before)
}

/// The house finds out by itself, within a moment.
async fn well_again(person: &Client) {
    let ready = async {
        while person.get("/readyz").await.status != 200 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(LONG, ready).await.unwrap();
}

/// It goes on as if nothing had been: what was tried is done once.
async fn afterwards(company: &Company, other: &Company, (who, action, before): (usize, Value, Value)) {
    let (person, v) = (&company.people[who], before["v"].as_u64().unwrap());
    well_again(person).await;
    let first = person.act(&company.table, "in vain", v, &action).await.ok();
    assert_eq!(person.act(&company.table, "in vain", v, &action).await.ok(), first);
    company.goes_on(1).await;
    other.goes_on(1).await;
    let update = person.update(&company.table).await;
    for (v, event) in (1..).zip(update["events"].as_array().unwrap()) {
        assert_eq!(event["v"], v);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_database() {
    let scene = Scene::set().await;
    let mut program = SqliteConnectOptions::new().filename(&scene.file).connect().await.unwrap();
    for _ in 0..2 {
        let lock = program.begin_with("BEGIN IMMEDIATE").await.unwrap();
        let tried = scene.during().await;
        lock.rollback().await.unwrap();
        afterwards(&scene.company, &scene.other, tried).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_database() {
    let scene = Scene::set().await;
    scene.store.limit_size(Some(1));
    let stuffing = json!({ "text": "x".repeat(16_000) });
    let path = format!("/api/tables/{}/notebook", scene.company.table.id);
    // There is some room left in the pages that the file has.
    while scene.company.people[0].put(&path, &stuffing).await.status == 200 {
        assert!(std::fs::metadata(&scene.file).unwrap().len() < 10_000_000);
    }
    unavailable(scene.company.people[0].put(&path, &stuffing).await);
    // Small things may still find a place for a while.
    let talk = json!({ "to": "table", "text": "x".repeat(500) });
    let chat = format!("/api/tables/{}/chat", scene.company.table.id);
    let full = loop {
        let answer = scene.company.people[1].post(&chat, &talk).await;
        if answer.status != 200 {
            break answer;
        }
    };
    unavailable(full);
    // Something small may still find room; a house where moves do not is not ready all the same.
    assert_eq!(scene.company.people[0].get("/readyz").await.no(), (503, "unavailable".into()));
    assert_eq!(scene.company.people[0].get("/healthz").await.ok(), "ok");
    scene.company.people[0].update(&scene.company.table).await;
    scene.store.limit_size(None);
    well_again(&scene.company.people[0]).await;
    scene.company.people[0].put(&path, &stuffing).await.ok();
    scene.company.people[1].post(&chat, &talk).await.ok();
    scene.company.goes_on(2).await;
    scene.other.goes_on(1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_gone_and_comes_back() {
    let scene = Scene::set().await;
    let away = scene.file.with_extension("away");
    std::fs::rename(&scene.file, &away).unwrap();
    let tried = scene.during().await;
    std::fs::rename(&away, &scene.file).unwrap();
    afterwards(&scene.company, &scene.other, tried).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_that_is_stopped_and_started() {
    let mut server = PrivatePostgres::start().unwrap();
    let store = store::Postgres::open_with(&server.database().await.unwrap(), 4).await.unwrap();
    let house = House::over(Arc::new(store), all_games(), quick(), unlimited()).await;
    let company = Company::plays(
        &house,
        4,
        json!({ "game": "secrets", "options": { "players": 4, "un_window": null } }),
    )
    .await;
    let other = Company::plays(&house, 2, json!({ "game": "duet" })).await;
    server.stop().unwrap();
    let tried = during(&house, &company, &other).await;
    server.resume().unwrap();
    afterwards(&company, &other, tried).await;
}

/// A round of clocks takes so many tables at once; those that cannot be read stay in it for ever.
#[tokio::test(flavor = "multi_thread")]
async fn clocks_run_beside_any_number_of_tables_that_cannot_be_read() {
    let rules = HouseRules { idle: Duration::ZERO, ..quick() };
    let house = House::start(rules).await;
    let company = Company::plays(&house, 2, json!({ "game": "duet", "clock": { "move": 5 } })).await;
    let id: TableId = company.table.id.parse().unwrap();
    let store = house.inside.store();
    let before = store.read(&id, 0, 100).await.unwrap().len();
    for number in 0..250_u128 {
        let unreadable = NewTable {
            id: TableId::new(number.to_be_bytes()),
            game: "duet".into(),
            stage: Stage::On,
            listed: false,
            invite: None,
            created: 1,
            deadline: Some(1),
            sit: Vec::new(),
            entries: vec![Opening { key: None, at: 1, body: b"torn".to_vec() }],
        };
        store.create(unreadable).await.unwrap();
    }
    house.forget_tables().await;
    tokio::time::timeout(LONG, async {
        while store.read(&id, 0, 100).await.unwrap().len() == before {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    })
    .await
    .expect("the clock of a table in order runs out");
}
