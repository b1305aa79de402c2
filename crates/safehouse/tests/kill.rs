//! Acknowledged means durable: the server is killed again and again while programs play at full speed, on SQLite and on
//! PostgreSQL. No acknowledged move is lost, none counts twice, and everybody goes on.
//!
//! How often is set by SAFEHOUSE_KILLS, as SQLite's number and PostgreSQL's: `20,10`. What was counted is printed with
//! `--nocapture`.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test fails by panicking, and prints its count"
)]

mod house;

use game::{Luck, Seed};
use house::{Counts, Program, Server, check_logs, games, play_on};
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use store::testing::PrivatePostgres;
use tokio::time::{sleep, timeout};

const TABLES: usize = 20;
const PROGRAMS: usize = 8;
/// After how many kills a long run says how far it is.
const REPORT: u32 = 50;

/// Which of the two numbers of SAFEHOUSE_KILLS is whose.
enum Of {
    Sqlite,
    Postgres,
}

fn kills(of: &Of) -> u32 {
    let kills = std::env::var("SAFEHOUSE_KILLS").unwrap_or_else(|_| "20,10".into());
    let (sqlite, postgres) = kills.split_once(',').unwrap();
    match of {
        Of::Sqlite => sqlite,
        Of::Postgres => postgres,
    }
    .parse()
    .unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_move_is_lost_on_sqlite() {
    let place = tempfile::tempdir().unwrap();
    let file = place.path().join("kill.db");
    run("SQLite", file.to_str().unwrap(), kills(&Of::Sqlite)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_move_is_lost_on_postgresql() {
    let database = PrivatePostgres::start().unwrap();
    run("PostgreSQL", &database.database().await.unwrap(), kills(&Of::Postgres)).await;
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
    let began = Instant::now();
    for number in 1..=kills {
        sleep(Duration::from_millis(100 + u64::from(luck.below(400)))).await;
        server.kill();
        server.restart().await;
        if number % REPORT == 0 {
            // Past the test harness, which keeps what is printed until the end.
            let acknowledged = counts.acknowledged.load(Ordering::Relaxed);
            let seconds = began.elapsed().as_secs();
            let _ = writeln!(
                std::io::stderr(),
                "{name}: {number} of {kills} kills, {acknowledged} moves, {seconds} s"
            );
        }
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
