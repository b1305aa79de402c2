//! Tables that nobody has looked at for a while: what it costs the others when somebody does.

use crate::common::{Client, Gate, House, all_games, quick, unlimited};
use crate::desk::Desk;
use confusion::Confusion;
use game::Record;
use serde_json::json;
use server::HouseRules;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use store::{NewTable, Sqlite, Stage, TableId};

const START: u64 = 1_000_000;

/// A game of this many entries that two people have given up in the end.
fn long_game(entries: usize) -> Desk {
    let mut desk = Desk::deal::<Confusion>(&json!({ "options": {} }), 2, 1, START);
    while desk.legal(0).len() + desk.legal(1).len() < 10 {
        desk.go_on(START);
    }
    let text = json!({ "text": { "leaf": "mine", "spy": "A", "text": "he was in the garden" } });
    let note = json!({ "do": { "by": 0, "do": { "note": text } } });
    while desk.log.len() + 2 < entries {
        desk.write(START, &note);
    }
    for who in 0..2 {
        desk.ask(who, &json!({ "vote": { "on": "stop", "yes": true } }), START).unwrap();
    }
    assert!(desk.is_over());
    desk
}

/// Puts the game into the store, as if it had been played here long ago.
async fn keep(house: &House, number: u8, desk: &Desk) -> TableId {
    let id = TableId::new([number; 16]);
    let table = NewTable {
        id,
        game: "confusion".into(),
        stage: Stage::Over,
        listed: false,
        invite: None,
        created: START,
        deadline: None,
        sit: Vec::new(),
        entries: desk.openings(),
    };
    house.inside.store().create(table).await.unwrap();
    id
}

/// However a long game is read and written, it is the same to the byte.
#[tokio::test]
async fn a_long_game_is_on_file_as_it_was_played() {
    let house = House::start(quick()).await;
    let desk = long_game(1_300);
    let id = keep(&house, 1, &desk).await;
    let stranger = house.person().await;
    let record = stranger.get(&format!("/api/tables/{id}/record")).await.ok();
    let record = record.as_str().unwrap();
    assert_eq!(*record, *desk.table.on_file().unwrap().filed().record);
    let read = Record::<Confusion>::from_text(record).unwrap();
    assert_eq!(read.to_text(), record);
    game::verify(&read).unwrap();
    let told = stranger.get(&format!("/api/tables/{id}")).await.ok();
    assert_eq!(told["table"]["end"]["seal"], game::last_seal(record).unwrap().to_string());
    let replay = stranger.get(&format!("/api/tables/{id}/replay?first=1200")).await.ok();
    assert_eq!(replay["of"], read.entries.len() + 1);
}

/// A list says what it said before of tables that nobody has changed, and does not read them again.
#[tokio::test]
async fn the_lobby_does_not_read_a_table_twice() {
    let place = tempfile::tempdir().unwrap();
    let store = Arc::new(Sqlite::open(place.path().join("house.db")).await.unwrap());
    let gate = Arc::new(Gate::new(store));
    let rules = HouseRules { idle: Duration::ZERO, ..quick() };
    let house = House::over(gate.clone(), all_games(), rules, unlimited()).await;
    let host = house.person().await;
    let table = host.create(&json!({ "game": "duet", "name": "Anna", "listed": true })).await;
    house.forget_tables().await;
    let list = || async { host.get("/api/tables").await.ok() };
    let listed = list().await;
    assert_eq!(listed[0]["id"], *table.id);
    house.forget_tables().await;
    // A table that is read now cannot be had, and would be missing.
    gate.fails.store(1, Ordering::SeqCst);
    assert_eq!(list().await, listed);
    assert_eq!(house.inside.in_memory(), 0);
    gate.fails.store(0, Ordering::SeqCst);
    host.ask(&table, json!({ "leave": {} })).await.ok();
    house.forget_tables().await;
    let changed = list().await;
    assert_ne!(changed, listed, "what has changed is read again");
}

/// Prints what twenty strangers who ask for long games cost everybody else. Nothing is asserted: it is a measurement.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "a measurement: run it by name, with --nocapture"]
async fn longest_stall_while_strangers_ask_for_long_games() {
    let house = House::start(quick()).await;
    let began = Instant::now();
    let desk = long_game(39_000);
    println!("played in {:?}", began.elapsed());
    let mut ids = Vec::new();
    for number in 1..=20 {
        ids.push(keep(&house, number, &desk).await);
    }
    for (what, path, tables) in [
        ("one table", "", 1),
        ("twenty tables", "", 20),
        ("twenty records", "/record", 20),
        ("twenty replays", "/replay?viewer=public", 20),
    ] {
        house.forget_tables().await;
        let enough = Arc::new(AtomicBool::new(false));
        let url = house.url();
        // The one who looks has a thread and a runtime of their own.
        let looking = std::thread::spawn({
            let enough = enough.clone();
            let url = url.clone();
            move || {
                let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
                runtime.block_on(async {
                    let client = Client::person(&url).await;
                    let (mut worst, mut all) = (Duration::ZERO, Vec::new());
                    while !enough.load(Ordering::Relaxed) {
                        let began = Instant::now();
                        assert_eq!(client.get("/healthz").await.status, 200);
                        worst = worst.max(began.elapsed());
                        all.push(began.elapsed());
                        tokio::time::sleep(Duration::from_millis(2)).await;
                    }
                    all.sort();
                    (worst, all[all.len() / 2], all[all.len() * 99 / 100])
                })
            }
        });
        let began = Instant::now();
        let strangers: Vec<_> = (0..20)
            .map(|number| {
                let (url, id) = (url.clone(), ids[number % tables]);
                tokio::spawn(async move {
                    let stranger = Client::person(&url).await;
                    stranger.get(&format!("/api/tables/{id}{path}")).await.status
                })
            })
            .collect();
        let mut answers = Vec::new();
        for stranger in strangers {
            answers.push(stranger.await.unwrap());
        }
        let took = began.elapsed();
        enough.store(true, Ordering::Relaxed);
        let (worst, median, most) = looking.join().unwrap();
        println!(
            "{what}: all answered in {took:?}; /healthz median {median:?}, p99 {most:?}, worst {worst:?}; {answers:?}"
        );
    }
}
