//! Tables in memory: each once, and none that leads nowhere.

use crate::common::{Gate, Hearts, House, LONG, all_games, house, quick, unlimited};
use crate::company::Company;
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::{Sqlite, TableId};
use tempfile::TempDir;
use tokio::time::{sleep, timeout};

/// A node whose store has a door, and another node over the same file without one.
struct Nodes {
    gate: Arc<Gate>,
    slow: House,
    other: House,
    _place: TempDir,
}

impl Nodes {
    async fn start() -> Nodes {
        let place = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(place.path().join("house.db")).await.unwrap());
        let gate = Arc::new(Gate::new(store.clone()));
        let slow = House::over(gate.clone(), all_games(), quick(), unlimited()).await;
        let other = House::over(store, all_games(), quick(), unlimited()).await;
        Nodes { gate, slow, other, _place: place }
    }

    /// Returns when so many have come to the door.
    async fn wait_for(&self, came: u32) {
        let wait = async {
            while self.gate.came.load(Ordering::SeqCst) < came {
                sleep(Duration::from_millis(1)).await;
            }
        };
        timeout(LONG, wait).await.unwrap();
    }
}

#[tokio::test]
async fn what_another_node_writes_while_a_table_is_loaded_is_not_missed() {
    let nodes = Nodes::start().await;
    let Company { table, people } = Company::sits_down(&nodes.other, 2, json!({ "game": "duet" })).await;
    let here = people[1].at(&nodes.slow.url());
    nodes.gate.logs_wait.store(true, Ordering::SeqCst);
    let (looking, wanted) = (here.clone(), table.clone());
    let looking = tokio::spawn(async move { looking.update(&wanted).await });
    // The first entry, then all of the log as it is now.
    nodes.wait_for(1).await;
    nodes.gate.door.add_permits(1);
    nodes.wait_for(2).await;
    people[0].ask(&table, json!({ "chat": { "to": "table", "text": "now" } })).await.ok();
    // Time for the word to come round; were it later than that, nothing would be missed either.
    sleep(Duration::from_millis(100)).await;
    nodes.gate.logs_wait.store(false, Ordering::SeqCst);
    nodes.gate.door.add_permits(1);
    looking.await.unwrap();
    let caught_up = async {
        while !here.update(&table).await.to_string().contains("\"now\"") {
            sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(LONG, caught_up).await.unwrap();
}

/// A node that has not heard yet that the last seat was taken does not say that it is empty.
#[tokio::test]
async fn nobody_is_refused_for_what_a_node_has_not_heard_yet() {
    let place = tempfile::tempdir().unwrap();
    let store = Arc::new(Sqlite::open(place.path().join("house.db")).await.unwrap());
    let mut gate = Gate::new(store.clone());
    gate.silence = Some(tokio::sync::broadcast::Sender::new(1));
    gate.hearts = Some(Hearts { shared: Some(server::now()), ..Hearts::default() }).into();
    let deaf = House::over(Arc::new(gate), all_games(), quick(), unlimited()).await;
    let other = House::over(store, all_games(), quick(), unlimited()).await;
    let host = deaf.person().await;
    let table = host.create(&json!({ "game": "duet", "name": "Anna" })).await;
    let guest = other.person().await;
    guest.join(&table, "Bert").await.ok();
    guest.ask(&table, json!({ "ready": { "ready": true } })).await.ok();
    host.ask(&table, json!({ "start": {} })).await.ok();
}

#[tokio::test]
async fn a_table_is_in_memory_once_though_its_first_load_fails() {
    let nodes = Nodes::start().await;
    let table = nodes.other.person().await.create(&json!({ "game": "duet", "name": "Anna" })).await;
    let id: TableId = table.id.parse().unwrap();
    let inside = nodes.slow.inside.clone();
    let look = || {
        let inside = inside.clone();
        tokio::spawn(async move { inside.table(id).await })
    };
    nodes.gate.tables_wait.store(true, Ordering::SeqCst);
    nodes.gate.fails.store(1, Ordering::SeqCst);
    let first = look();
    nodes.wait_for(1).await;
    let second = look();
    // The second waits behind the first.
    sleep(Duration::from_millis(20)).await;
    nodes.gate.door.add_permits(1);
    assert!(first.await.unwrap().is_err());
    nodes.wait_for(2).await;
    let third = look();
    sleep(Duration::from_millis(20)).await;
    nodes.gate.tables_wait.store(false, Ordering::SeqCst);
    nodes.gate.door.add_permits(2);
    let (second, third) = (second.await.unwrap().unwrap(), third.await.unwrap().unwrap());
    assert!(Arc::ptr_eq(&second, &third), "two of one table, of which one would hear of nothing");
    assert_eq!(nodes.slow.inside.in_memory(), 1);
    assert!(Arc::ptr_eq(&look().await.unwrap().unwrap(), &third));
}

#[tokio::test]
async fn nothing_is_kept_of_an_id_that_leads_nowhere_though_the_visitor_hangs_up() {
    let nodes = Nodes::start().await;
    nodes.gate.tables_wait.store(true, Ordering::SeqCst);
    let inside = nodes.slow.inside.clone();
    let visitor = tokio::spawn(async move { inside.table(TableId::new([7; 16])).await.map(drop) });
    nodes.wait_for(1).await;
    visitor.abort();
    assert!(visitor.await.unwrap_err().is_cancelled());
    nodes.gate.door.add_permits(1);
    let forgotten = async {
        while nodes.slow.inside.in_memory() > 0 {
            sleep(Duration::from_millis(1)).await;
        }
    };
    timeout(LONG, forgotten).await.unwrap();
}

/// Whoever looks at a table at the very moment when it is made does not get another one of it.
#[tokio::test]
async fn a_table_that_is_made_and_looked_at_at_once_is_one() {
    let place = tempfile::tempdir().unwrap();
    let house = house(place.path(), quick()).await;
    let who = server::User { person: store::PersonId::new([1; 16]), name: "Anna".into(), program: false };
    let terms = crate::common::terms(&house, "confusion");
    let plan = server::Plan { terms: &*terms, bots: &[], name: None, seat: None, start: false };
    let made = house.create(&who, &plan).await.unwrap();
    let (one, other) = tokio::join!(house.table(made.id), house.table(made.id));
    assert!(Arc::ptr_eq(&one.unwrap(), &other.unwrap()));
    assert_eq!(house.in_memory(), 1);
}
