//! How many durable appends a second, and how long one takes, beside what the disk can do.
//!
//! `cargo bench -p safehouse-store --bench appends` measures SQLite, with `-- postgres` a private PostgreSQL. What a
//! disk gives may change tenfold from one moment to the next, so it is taken right before and after every line.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a measurement prints, and stops when it cannot go on"
)]

use std::{
    fs::File,
    io::{Seek, Write},
    path::Path,
    sync::Arc,
    time::{Duration, Instant},
};
use store::{
    Appended, Deadline, Key, NewEntry, NewTable, Opening, Postgres, Sqlite, Stage, Store, TableId,
    testing::PrivatePostgres,
};
use tokio::task::JoinSet;

const TABLES: u64 = 1000;
const BODY: usize = 120;
const LASTING: Duration = Duration::from_secs(5);

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let postgres = std::env::args().any(|argument| argument == "postgres");
    // Beside the target folder rather than in the temporary one, which may be memory.
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    runtime.block_on(async {
        if postgres { measure_postgres(folder.path()).await } else { measure_sqlite(folder.path()).await }
    });
}

async fn measure_sqlite(folder: &Path) {
    let file = folder.join("bench.db");
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&file).await.unwrap());
    measure(&store, folder).await;
    println!("with 100,000 finished tables of 20 entries:");
    fill(&store, 100_000).await;
    measure(&store, folder).await;
    store.close().await;
    let size = std::fs::metadata(&file).unwrap().len();
    let opening = Instant::now();
    let store = Sqlite::open(&file).await.unwrap();
    store.newest_tables(1).await.unwrap();
    println!("opening {} MB and a first list take {:.1?}", size >> 20, opening.elapsed());
    store.close().await;
}

async fn measure_postgres(folder: &Path) {
    let server = PrivatePostgres::start().unwrap();
    let url = server.database().await.unwrap();
    let store: Arc<dyn Store> = Arc::new(Postgres::open(&url).await.unwrap());
    measure(&store, folder).await;
    store.close().await;
}

/// Syncs a second of 4 KiB each, one after the other, without a database: of a file that grows, and of one that is
/// overwritten, as a write-ahead log is.
fn syncs(folder: &Path) -> [f64; 2] {
    [false, true].map(|overwritten| {
        let mut file = File::create(folder.join("syncs")).unwrap();
        if overwritten {
            file.write_all(&vec![7; 16 << 20]).unwrap();
            file.sync_all().unwrap();
            file.rewind().unwrap();
        }
        let start = Instant::now();
        let mut count = 0;
        while start.elapsed() < Duration::from_millis(500) && count < 4096 {
            file.write_all(&[8; 4096]).unwrap();
            file.sync_data().unwrap();
            count += 1;
        }
        f64::from(count) / start.elapsed().as_secs_f64()
    })
}

fn id(run: u64, table: u64) -> TableId {
    let mut bytes = [0; 16];
    // Scattered, as random ids are.
    bytes[..8].copy_from_slice(&(table + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15).to_le_bytes());
    bytes[8..].copy_from_slice(&run.to_le_bytes());
    TableId::new(bytes)
}

fn key(table: u64, number: u64) -> Key {
    let mut bytes = [0; 16];
    bytes[..8].copy_from_slice(&(number * 7919 + table).wrapping_mul(0x9e37_79b9_7f4a_7c15).to_le_bytes());
    bytes[8..].copy_from_slice(&number.to_le_bytes());
    Key::new(bytes)
}

fn new_table(id: TableId, stage: Stage, entries: u64) -> NewTable {
    let entries =
        (1..=entries).map(|number| Opening { key: Some(key(0, number)), at: number, body: vec![7; BODY] });
    NewTable {
        id,
        game: "secrets".into(),
        stage,
        listed: false,
        invite: None,
        created: 0,
        deadline: None,
        sit: vec![],
        entries: entries.collect(),
    }
}

async fn fill(store: &Arc<dyn Store>, tables: u64) {
    let mut all = JoinSet::new();
    for part in 0..64 {
        let store = Arc::clone(store);
        all.spawn(async move {
            for table in (part..tables).step_by(64) {
                store.create(new_table(id(u64::MAX, table), Stage::Over, 20)).await.unwrap();
            }
        });
    }
    all.join_all().await;
}

async fn measure(store: &Arc<dyn Store>, folder: &Path) {
    static RUN: std::sync::atomic::AtomicU64 = std::sync::atomic::AtomicU64::new(0);
    for (callers, clock, rate) in [
        (1, false, None),
        (64, false, None),
        (TABLES, false, None),
        (TABLES, true, None),
        (TABLES, false, Some(5000)),
    ] {
        let run = RUN.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let creating = Instant::now();
        let mut all = JoinSet::new();
        for table in 0..callers {
            let store = Arc::clone(store);
            all.spawn(async move { store.create(new_table(id(run, table), Stage::On, 1)).await.unwrap() });
        }
        all.join_all().await;
        let creating = creating.elapsed();

        let before = syncs(folder);
        let start = Instant::now();
        let mut all = JoinSet::new();
        for table in 0..callers {
            let store = Arc::clone(store);
            all.spawn(caller(
                store,
                id(run, table),
                table,
                clock,
                rate.map(|rate: u64| callers as f64 / rate as f64),
            ));
        }
        let mut times: Vec<Duration> = all.join_all().await.into_iter().flatten().collect();
        let reached = times.len() as f64 / start.elapsed().as_secs_f64();
        let after = syncs(folder);
        times.sort_unstable();
        let percentile = |percent: usize| times[(times.len() - 1) * percent / 100];
        println!(
            "{callers:4} callers{}{}: {reached:.0} appends a second, half within {:.1?}, 99 of 100 within {:.1?}, \
             all within {:.1?}; tables made in {creating:.1?}; disk before and after: {:.0} and {:.0} syncs a second \
             growing, {:.0} and {:.0} overwriting",
            if clock { ", each with a deadline" } else { "" },
            rate.map_or(String::new(), |rate| format!(", asked for {rate}")),
            percentile(50),
            percentile(99),
            percentile(100),
            before[0],
            after[0],
            before[1],
            after[1],
        );
    }
}

/// One table's appends, one after the other, as fast as it goes or at a pace.
async fn caller(
    store: Arc<dyn Store>,
    id: TableId,
    table: u64,
    clock: bool,
    pace: Option<f64>,
) -> Vec<Duration> {
    let mut times = Vec::new();
    let begin = Instant::now();
    for number in 2.. {
        if let Some(pace) = pace {
            // Spread over the interval, so that the callers do not come all at once.
            let offset = table as f64 / TABLES as f64;
            let due = begin + Duration::from_secs_f64(pace * (number as f64 - 2.0 + offset));
            tokio::time::sleep_until(due.into()).await;
        }
        let asked = Instant::now();
        if asked - begin > LASTING {
            break;
        }
        let deadline = if clock { Deadline::At(number * 1000 + table) } else { Deadline::Keep };
        let body = vec![7; BODY];
        let new = NewEntry {
            number,
            key: Some(key(table, number)),
            at: number,
            body,
            deadline,
            ..NewEntry::default()
        };
        assert_eq!(store.append(&id, new).await.unwrap(), Appended::Added);
        times.push(asked.elapsed());
    }
    times
}
