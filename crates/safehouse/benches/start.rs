//! From the start of the process to the first answered request, with many tables in the file.
//!
//! `cargo bench -p safehouse --bench start [-- TABLES]`
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a benchmark fails by panicking, and prints")]

use game::{Seat, Viewer};
use serde_json::value::RawValue;
use server::table::Terms;
use server::{Games, House, HouseRules, Plan, User};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Entry, Invite, NewTable, Opening, PersonId, Sqlite, Stage, Store, TableId};

const RUNS: usize = 21;

fn main() {
    let tables = std::env::args().skip(1).find_map(|argument| argument.parse().ok()).unwrap_or(10_000);
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let [empty, full, killed] = ["empty.db", "full.db", "killed.db"].map(|name| folder.path().join(name));
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let models = runtime.block_on(models(folder.path()));
    runtime.block_on(async {
        fill(&empty, &models, 0..1).await.close().await;
        let store = fill(&full, &models, 0..tables).await;
        store.close().await;
        // What a house leaves that was ended by force: the file, and beside it what is not yet worked in.
        std::fs::copy(&full, &killed).unwrap();
        let store = fill(&killed, &models, tables..tables + 1000).await;
        for end in ["", "-wal"] {
            let name = |file: &str| folder.path().join(format!("{file}{end}"));
            std::fs::copy(name("killed.db"), name("left.db")).unwrap();
        }
        store.close().await;
    });
    let left = folder.path().join("left.db");
    let megabytes = |file: &Path| std::fs::metadata(file).map_or(0, |file| file.len()) / 1_000_000;
    let beside = megabytes(&folder.path().join("left.db-wal"));
    println!("from the start of the process to a table's page, {RUNS} times each:");
    measure("1 table", &empty, "TERM");
    measure(&format!("{tables} tables, {} MB", megabytes(&full)), &full, "TERM");
    measure(&format!("{tables} tables after a kill, {beside} MB not yet worked in"), &left, "KILL");
}

fn games() -> Games {
    games::install().unwrap()
}

/// One whole game of each, as its log has it.
async fn models(folder: &Path) -> Vec<(&'static str, Vec<Entry>)> {
    let store = Arc::new(Sqlite::open(folder.join("models.db")).await.unwrap());
    let rules = HouseRules { pace: (Duration::ZERO, Duration::ZERO), ..HouseRules::default() };
    let house = House::new(store.clone(), games(), rules);
    let host = User { person: PersonId::new([7; 16]), name: "Host".into(), program: false };
    let mut models = Vec::new();
    for (game, seats, bot, options) in [
        ("secrets", 5, "greedy", r#"{"players":5,"un_window":null}"#),
        ("confusion", 2, "greedy", "{}"),
        ("duet", 2, "normal", "{}"),
    ] {
        let bots: Vec<_> = Seat::all(seats).map(|seat| (seat, bot.to_owned())).collect();
        let options = RawValue::from_string(options.to_owned()).unwrap();
        let terms = house.games().read_terms(game, &options, Terms::default()).unwrap();
        let plan = Plan { terms: &*terms, bots: &bots, name: None, seat: None, start: true };
        let made = house.create(&host, &plan).await.unwrap();
        let mut public = house.table(made.id).await.unwrap().watch(Viewer::Public).unwrap();
        while store.table(&made.id).await.unwrap().unwrap().stage != Stage::Over {
            public.changed().await.unwrap();
        }
        let log = store.read(&made.id, 0, u32::MAX).await.unwrap();
        println!("a table of {game}: {} entries", log.len());
        models.push((game, log));
    }
    models
}

fn id(number: u64) -> [u8; 16] {
    // Ids are random in truth: neighbours must not stand beside each other in the file.
    let mixed = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    [mixed.to_be_bytes(), number.to_be_bytes()].concat().try_into().unwrap()
}

/// Copies the models into a store: of ten tables nine are over, and one is in the middle of its game.
async fn fill(
    file: &Path,
    models: &[(&'static str, Vec<Entry>)],
    numbers: std::ops::Range<u64>,
) -> Arc<Sqlite> {
    let store = Arc::new(Sqlite::open(file).await.unwrap());
    let mut writing = tokio::task::JoinSet::new();
    for number in numbers {
        let (game, log) = &models[number as usize % models.len()];
        let (stage, length) =
            if number % 10 == 9 { (Stage::On, log.len() / 2) } else { (Stage::Over, log.len()) };
        let entries = log[..length].iter();
        let table = NewTable {
            id: TableId::new(id(number)),
            game: (*game).into(),
            stage,
            listed: false,
            invite: Some(Invite { code: format!("C{number:07}"), until: None }),
            created: number,
            deadline: None,
            sit: vec![PersonId::new(id(number % 500)), PersonId::new(id(500 + number % 500))],
            entries: entries
                .map(|entry| Opening { key: entry.key, at: entry.at, body: entry.body.clone() })
                .collect(),
        };
        let store = store.clone();
        writing.spawn(async move { store.create(table).await.unwrap() });
        if writing.len() >= 256 {
            writing.join_next().await.unwrap().unwrap();
        }
    }
    while let Some(written) = writing.join_next().await {
        written.unwrap();
    }
    store
}

/// Prints how long it takes; the house is ended with this signal each time.
fn measure(what: &str, file: &Path, signal: &str) {
    let mut times: Vec<Duration> = (0..RUNS)
        .map(|_| {
            let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
            let (time, mut house) = start(file, address);
            let sent = Command::new("kill").args(["-s", signal, &house.id().to_string()]).status().unwrap();
            assert!(sent.success());
            house.wait().unwrap();
            time
        })
        .collect();
    times.sort_unstable();
    let [least, median, most] = [0, RUNS / 2, RUNS - 1].map(|place| times[place].as_secs_f64() * 1000.0);
    println!("{what}: {median:.1} ms ({least:.1} to {most:.1})");
}

fn start(file: &Path, address: SocketAddr) -> (Duration, Child) {
    let began = Instant::now();
    let house = Command::new(env!("CARGO_BIN_EXE_safehouse"))
        .args(["serve", "--quiet", "--address", &address.to_string(), "--data"])
        .arg(file)
        .env_clear()
        .env("SAFEHOUSE_LOG", "warn")
        .spawn()
        .unwrap();
    let mut stream = loop {
        match TcpStream::connect(address) {
            Ok(stream) => break stream,
            Err(_) => std::thread::sleep(Duration::from_micros(200)),
        }
    };
    let table = TableId::new(id(0));
    write!(stream, "GET /api/tables/{table} HTTP/1.1\r\nhost: h\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("\"stage\":\"over\""), "{answer}");
    (began.elapsed(), house)
}
