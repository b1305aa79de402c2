//! Acknowledged means durable: the server is killed again and again while programs play at full speed, on SQLite and on
//! PostgreSQL. No acknowledged move is lost, none counts twice, and everybody goes on.
//!
//! How often is set by SAFEHOUSE_KILLS, as SQLite's number and PostgreSQL's: `20,10`.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test fails by panicking, and prints its count"
)]

mod house;

use game::{Luck, Seed};
use house::{Counts, Program, Server, games, play_on};
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::testing::PrivatePostgres;
use store::{Postgres, Sqlite, Store};
use tokio::time::{sleep, timeout};

const TABLES: usize = 20;
const PROGRAMS: usize = 8;

fn main() {
    // Cargo's own questions ("--list") get no answer: there is one test here, and it is this.
    if std::env::args().any(|arg| arg == "--list") {
        return;
    }
    let kills = std::env::var("SAFEHOUSE_KILLS").unwrap_or_else(|_| "20,10".into());
    let (sqlite, postgres) = kills.split_once(',').unwrap();
    let (sqlite, postgres): (u32, u32) = (sqlite.parse().unwrap(), postgres.parse().unwrap());
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let place = tempfile::tempdir().unwrap();
    runtime.block_on(async {
        let file = place.path().join("kill.db");
        run("SQLite", file.to_str().unwrap(), sqlite).await;
        let database = PrivatePostgres::start().unwrap();
        run("PostgreSQL", &database.database().await.unwrap(), postgres).await;
    });
}

async fn run(name: &str, data: &str, kills: u32) {
    let mut server = Server::start(data).await;
    let bases = [server.base()];
    let mut programs = Vec::new();
    for number in 0..PROGRAMS {
        programs.push(Program::new(&bases, &format!("Program {number}")).await);
    }
    let counts = Arc::new(Counts::default());
    let mut tables = Vec::new();
    for number in 0..TABLES {
        let (game, options, seats) = games()[number % 3].clone();
        // Every program sits at several tables.
        let players = (0..seats).map(|seat| programs[(number + seat) % PROGRAMS].clone()).collect();
        tables.push(tokio::spawn(play_on(players, game, options, number as u64, counts.clone())));
    }
    let mut luck = Luck::new(Seed::from_number(u64::from(kills)));
    for _ in 0..kills {
        sleep(Duration::from_millis(100 + u64::from(luck.below(400)))).await;
        server.kill();
        server.restart().await;
    }
    let before = counts.acknowledged.load(Ordering::Relaxed);
    let going_on = async {
        while counts.acknowledged.load(Ordering::Relaxed) < before + TABLES as u64 {
            sleep(Duration::from_millis(5)).await;
        }
    };
    // However long the machine takes: the bound ends a test in which nobody goes on after the last kill.
    timeout(Duration::from_secs(300), going_on).await.unwrap();
    counts.stop.store(true, Ordering::Relaxed);
    let mut unfinished = Vec::new();
    for table in tables {
        unfinished.extend(table.await.unwrap());
    }
    server.kill();
    let open = unfinished.len();
    check_logs(data, unfinished).await;
    println!(
        "{name}: {kills} kills, {} moves acknowledged, none lost, none twice; {} games played to the end and verified, \
         {open} under way compared with their logs; {} reconnects, {} moves sent again",
        counts.acknowledged.load(Ordering::Relaxed),
        counts.tables.load(Ordering::Relaxed),
        counts.reconnects.load(Ordering::Relaxed),
        counts.resent.load(Ordering::Relaxed),
    );
}

/// Compares what was acknowledged at tables whose games are not over with what stands in their logs.
async fn check_logs(data: &str, tables: Vec<(String, Vec<house::Played>)>) {
    let store: Box<dyn Store> = if data.starts_with("postgres") {
        Box::new(Postgres::open(data).await.unwrap())
    } else {
        Box::new(Sqlite::open(data).await.unwrap())
    };
    for (table, played) in tables {
        let entries = store.read(&table.parse().unwrap(), 0, 10_000).await.unwrap();
        let deeds: Vec<Value> =
            entries.iter().map(|entry| serde_json::from_slice(&entry.body).unwrap()).collect();
        for (seat, played) in played.iter().enumerate() {
            let done: Vec<&Value> = deeds
                .iter()
                .filter_map(|deed| deed.get("do"))
                .filter(|deed| deed["by"] == seat)
                .map(|deed| &deed["do"])
                .collect();
            assert_eq!(done, played.acknowledged.iter().collect::<Vec<_>>(), "seat {seat} of {table}");
        }
    }
    store.close().await;
}
