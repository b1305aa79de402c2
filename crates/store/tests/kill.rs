//! A program that appends is killed at any moment, again and again: whatever it was told is added must be there.
//!
//! The child prints each number after its table when it is acknowledged; the parent kills it, opens the file, and
//! compares.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]
#![allow(clippy::print_stdout, reason = "the child's acknowledgements go over its standard output")]

use std::{
    collections::HashMap,
    io::{BufRead, BufReader},
    path::Path,
    process::{Command, Stdio},
    sync::Arc,
    thread::sleep,
    time::Duration,
};
use store::{Appended, Key, NewEntry, NewTable, Opening, Sqlite, Stage, Store, StoreError, TableId};

const ROUNDS: u64 = 30;
const TABLES: u8 = 16;

/// The file that a child appends to.
const FILE: &str = "SAFEHOUSE_KILLED_FILE";

/// The child's part, which the test below starts.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "no test by itself: `cargo test --workspace --all-features --test kill` starts it, and kills it"]
async fn append_for_ever() {
    let Some(file) = std::env::var_os(FILE) else { return };
    append_to(Path::new(&file)).await;
}

fn id(table: u8) -> TableId {
    TableId::new([table; 16])
}

fn key(table: u8, number: u64) -> Key {
    let mut bytes = [table; 16];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    Key::new(bytes)
}

async fn append_to(file: &Path) {
    let store = Arc::new(Sqlite::open(file).await.unwrap());
    let mut tables = tokio::task::JoinSet::new();
    for table in 0..TABLES {
        let store = Arc::clone(&store);
        tables.spawn(async move {
            let made = store.create(new_table(table)).await;
            assert!(matches!(made, Ok(()) | Err(StoreError::Taken)), "{made:?}");
            let mut last = store.table(&id(table)).await.unwrap().unwrap().last;
            loop {
                let number = last + 1;
                let body = number.to_string().into_bytes();
                let new = NewEntry { number, key: Some(key(table, number)), body, ..NewEntry::default() };
                assert_eq!(store.append(&id(table), new).await.unwrap(), Appended::Added);
                println!("{table} {number}");
                last = number;
            }
        });
    }
    tables.join_all().await;
}

fn new_table(table: u8) -> NewTable {
    NewTable {
        id: id(table),
        game: "none".into(),
        stage: Stage::On,
        listed: false,
        invite: None,
        created: 0,
        deadline: None,
        sit: vec![],
        entries: vec![Opening { key: Some(key(table, 1)), at: 0, body: b"1".to_vec() }],
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_is_there_after_a_kill() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("killed.db");
    let mut acknowledged: HashMap<u8, u64> = HashMap::new();
    let mut total = 0u64;
    for round in 0..ROUNDS {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "append_for_ever", "--ignored", "--nocapture"])
            .env(FILE, &file)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let reader = std::thread::spawn(move || {
            // A line that was cut by the kill was not acknowledged to anybody.
            let whole = output.lines().map_while(Result::ok);
            whole
                .filter_map(|line| {
                    let (table, number) = line.split_once(' ')?;
                    Some((table.parse::<u8>().ok()?, number.parse::<u64>().ok()?))
                })
                .collect::<Vec<_>>()
        });
        // From before the file is shaped to well under way.
        sleep(Duration::from_millis(3 + round * round * 7919 % 211));
        child.kill().unwrap();
        child.wait().unwrap();
        for (table, number) in reader.join().unwrap() {
            let last = acknowledged.entry(table).or_default();
            *last = number.max(*last);
            total += 1;
        }
        let store = Sqlite::open(&file).await.unwrap();
        for table in 0..TABLES {
            let log = store.read(&id(table), 0, u32::MAX).await.unwrap();
            let known = acknowledged.get(&table).copied().unwrap_or(0);
            assert!(log.len() as u64 >= known, "table {table} lost {known}: it has {}", log.len());
            for (number, entry) in (1..).zip(&log) {
                assert_eq!(entry.number, number, "the log of table {table} has a gap");
                assert_eq!(entry.body, number.to_string().into_bytes());
                assert_eq!(entry.key, Some(key(table, number)));
            }
        }
        store.close().await;
    }
    assert!(total > 0, "nothing was acknowledged: the kills came too early to show anything");
    println!("killed {ROUNDS} times: {total} acknowledged entries, all there, none twice");
}
