//! Tables that nobody has looked at for a while: what it costs the others when somebody does.

use crate::common::{Client, House, quick};
use crate::desk::Desk;
use confusion::Confusion;
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use store::{NewTable, Stage, TableId};

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
