//! The suite on PostgreSQL, and what only PostgreSQL can do wrong. The server is a private one.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod suite;

use sqlx::{AssertSqlSafe, Connection, PgConnection};
use std::{
    sync::{Arc, LazyLock},
    time::Duration,
};
use store::{
    Appended, Change, Heartbeat, NewEntry, Outage, Postgres, Store, StoreError, testing::PrivatePostgres,
};
use suite::{beat, entry, key, log, made, next_change};
use tokio::task::JoinSet;

static SERVER: LazyLock<PrivatePostgres> = LazyLock::new(|| PrivatePostgres::start().unwrap());

async fn open() -> (Postgres, ()) {
    let url = SERVER.database().await.unwrap();
    (Postgres::open_with(&url, 8).await.unwrap(), ())
}

suite!(open());

#[tokio::test]
async fn another_node_hears_of_a_change_and_reads_it() {
    let url = SERVER.database().await.unwrap();
    let (one, other) = (Postgres::open(&url).await.unwrap(), Postgres::open(&url).await.unwrap());
    let mut changes = other.changes();
    let id = made(&one).await;
    assert_eq!(next_change(&mut changes).await, Change::Added { table: id, number: 1 });
    assert_eq!(one.append(&id, entry(2)).await.unwrap(), Appended::Added);
    assert_eq!(next_change(&mut changes).await, Change::Added { table: id, number: 2 });
    assert_eq!(log(&other, &id).await.len(), 2);
    assert_eq!(other.append(&id, entry(2)).await.unwrap(), Appended::Behind { last: 2 });
    assert_eq!(other.append(&id, entry(3)).await.unwrap(), Appended::Added);
    assert_eq!(one.append(&id, entry(3)).await.unwrap(), Appended::Behind { last: 3 });
}

/// Many tables' entries go in together; what is refused of them leaves the others alone, and two of one table come one
/// after the other.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_a_group_each_is_answered_for_itself() {
    let (store, ()) = open().await;
    let store = Arc::new(store);
    let mut tables = Vec::new();
    for _ in 0..40 {
        tables.push(made(&*store).await);
    }
    for round in 0..5 {
        let mut all = JoinSet::new();
        for (place, id) in tables.iter().copied().enumerate() {
            let (store, number) = (Arc::clone(&store), round + 2);
            all.spawn(async move {
                // Of those with the same key one is added; whoever is ahead of the log is not.
                let new = NewEntry { key: Some(key()), body: vec![place as u8; 3000], ..entry(number) };
                let (one, again, ahead) = tokio::join!(
                    store.append(&id, new.clone()),
                    store.append(&id, new),
                    store.append(&id, entry(number + 7)),
                );
                assert_eq!(one.unwrap(), Appended::Added);
                assert_eq!(again.unwrap(), Appended::Known { number });
                assert!(matches!(ahead.unwrap(), Appended::Behind { .. }));
                let nowhere = store.append(&suite::table_id(), entry(1)).await;
                assert!(matches!(nowhere, Err(StoreError::Missing)), "{nowhere:?}");
            });
        }
        all.join_all().await;
    }
    for (place, id) in tables.iter().enumerate() {
        let log = log(&*store, id).await;
        assert_eq!(log.len(), 6);
        assert!(log[1..].iter().all(|entry| entry.body == vec![place as u8; 3000]), "everybody's own");
    }
}

/// Two nodes that append to the same tables in any order wait for each other, and never in a circle.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn groups_of_two_nodes_do_not_stand_in_each_others_way() {
    let url = SERVER.database().await.unwrap();
    let one = Arc::new(Postgres::open(&url).await.unwrap());
    let other = Arc::new(Postgres::open(&url).await.unwrap());
    let mut tables = Vec::new();
    for _ in 0..30 {
        tables.push(made(&*one).await);
    }
    for number in 2..12 {
        let mut all = JoinSet::new();
        let there = tables.iter().rev().map(|id| (&other, *id));
        for (store, id) in tables.iter().map(|id| (&one, *id)).chain(there) {
            let store = Arc::clone(store);
            all.spawn(async move { store.append(&id, entry(number)).await.unwrap() });
        }
        let added = all.join_all().await.into_iter().filter(|answer| *answer == Appended::Added).count();
        assert_eq!(added, tables.len());
    }
}

#[tokio::test]
async fn two_nodes_may_start_at_once() {
    let url = SERVER.database().await.unwrap();
    let (one, other) = tokio::join!(Postgres::open(&url), Postgres::open(&url));
    let id = made(&one.unwrap()).await;
    assert_eq!(log(&other.unwrap(), &id).await.len(), 1);
}

/// Cuts every connection to the database but the one that asks for it.
async fn cut_all(url: &str) {
    let mut connection = PgConnection::connect(url).await.unwrap();
    let cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
               WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'safehouse'";
    let cut: i64 = sqlx::query_scalar(cut).fetch_one(&mut connection).await.unwrap();
    assert!(cut >= 2, "both the listener and the others are to be cut");
    connection.close().await.unwrap();
}

#[tokio::test]
async fn after_a_cut_holders_are_told_to_look_again() {
    let url = SERVER.database().await.unwrap();
    let (one, other) = (Postgres::open(&url).await.unwrap(), Postgres::open(&url).await.unwrap());
    let id = made(&one).await;
    let mut changes = other.changes();
    for number in (2..10).step_by(2) {
        cut_all(&url).await;
        // A connection of the pool is cut too: that may cost a try, and no more than the pool has.
        let mut tries = 0;
        while one.append(&id, entry(number)).await.is_err() {
            tries += 1;
            assert!(tries <= 16);
        }
        // Word of the entry may be lost, but then there is word that some was.
        while next_change(&mut changes).await != Change::Unknown {}
        assert_eq!(log(&other, &id).await.len() as u64, number);
        // From then on word arrives again.
        assert_eq!(one.append(&id, entry(number + 1)).await.unwrap(), Appended::Added);
        while next_change(&mut changes).await != (Change::Added { table: id, number: number + 1 }) {}
    }
}

#[tokio::test]
async fn a_server_that_stops_and_comes_back_is_unavailable_meanwhile() {
    let mut server = PrivatePostgres::start().unwrap();
    let url = server.database().await.unwrap();
    let store = Postgres::open(&url).await.unwrap();
    let id = made(&store).await;
    let mut changes = store.changes();
    server.stop().unwrap();
    for _ in 0..2 {
        assert!(matches!(store.append(&id, entry(2)).await, Err(StoreError::Unavailable(_))));
        assert!(matches!(store.beat(beat(1)).await, Err(StoreError::Unavailable(_))));
    }
    assert!(matches!(Postgres::open(&url).await, Err(StoreError::Unavailable(_))));
    server.resume().unwrap();
    let back = async {
        while store.beat(beat(1)).await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), back).await.unwrap();
    assert_eq!(store.append(&id, entry(2)).await.unwrap(), Appended::Added);
    while next_change(&mut changes).await != Change::Unknown {}
    assert_eq!(store.append(&id, entry(3)).await.unwrap(), Appended::Added);
    while next_change(&mut changes).await != (Change::Added { table: id, number: 3 }) {}
    assert_eq!(log(&store, &id).await.len(), 3);
}

/// Whoever asks for something may hang up while the database is at it, at any point. What is written after that with the
/// same connection is in the log for everybody.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_goes_away_leaves_no_transaction_open() {
    let url = SERVER.database().await.unwrap();
    let (store, other) = (Postgres::open_with(&url, 1).await.unwrap(), Postgres::open(&url).await.unwrap());
    let id = made(&store).await;
    let mut number = 1;
    for _ in 0..10 {
        for polls in 1..12 {
            let mut asked = Box::pin(store.beat(beat(1)));
            let mut left = polls;
            std::future::poll_fn(|context| {
                left -= 1;
                if asked.as_mut().poll(context).is_ready() || left == 0 {
                    return std::task::Poll::Ready(());
                }
                std::task::Poll::Pending
            })
            .await;
            drop(asked);
            number += 1;
            assert_eq!(store.append(&id, entry(number)).await.unwrap(), Appended::Added);
            assert_eq!(log(&other, &id).await.len() as u64, number, "given up after {polls} polls");
        }
    }
}

#[tokio::test]
async fn a_newer_shape_is_refused() {
    let url = SERVER.database().await.unwrap();
    Postgres::open(&url).await.unwrap().close().await;
    let mut connection = PgConnection::connect(&url).await.unwrap();
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                 VALUES (9999, 'later', true, '', 0)";
    sqlx::query(newer).execute(&mut connection).await.unwrap();
    let refused = Postgres::open(&url).await.err().unwrap();
    assert!(matches!(refused, StoreError::Newer { found: 9999, .. }), "{refused:?}");
    assert!(refused.to_string().contains("newer Safehouse"), "{refused}");
}

#[tokio::test]
async fn a_lost_shape_is_damage_and_its_words_stay_inside() {
    let url = SERVER.database().await.unwrap();
    let store = Postgres::open(&url).await.unwrap();
    let mut connection = PgConnection::connect(&url).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe("DROP TABLE teams")).execute(&mut connection).await.unwrap();
    let trouble = store.team(&suite::team_id()).await.unwrap_err();
    assert!(matches!(trouble, StoreError::Corrupt(_)));
    assert_eq!(trouble.to_string(), "The store is damaged.");
    let cause = std::error::Error::source(&trouble).unwrap().to_string();
    assert!(cause.contains("teams"), "{cause}");
}

#[tokio::test]
async fn a_backup_is_left_to_pg_dump() {
    let (store, ()) = open().await;
    let refused = store.backup("anywhere".as_ref()).await.unwrap_err();
    assert!(refused.to_string().contains("pg_dump"));
    assert!(!std::path::Path::new("anywhere").exists());
}

/// Two nodes over a database of their own, and their first heartbeats: at 10 and at 11 seconds.
async fn two_nodes() -> (Postgres, Postgres, Heartbeat, Heartbeat, u64) {
    let url = SERVER.database().await.unwrap();
    let (one, other) = (Postgres::open(&url).await.unwrap(), Postgres::open(&url).await.unwrap());
    let (first, second) = (beat(10_000), beat(11_000));
    let known = one.beat(first).await.unwrap().outages;
    let pulse = other.beat(second).await.unwrap();
    assert_eq!((pulse.seen, pulse.others, pulse.outages), (Some(10_000), Some(10_000), known));
    (one, other, first, second, known)
}

fn spans(outages: &[Outage]) -> Vec<(u64, u64)> {
    outages.iter().map(|outage| (outage.since, outage.until)).collect()
}

/// Whoever has a page at a node that is late cannot know that another was there.
#[tokio::test]
async fn a_node_that_is_late_is_missed_and_given_up_once() {
    let (one, other, first, second, known) = two_nodes().await;
    let pulse = other.beat(Heartbeat { at: 11_900, awake: 11_500, next: 20_000, ..second }).await.unwrap();
    assert_eq!((pulse.others, pulse.outages), (Some(10_000), known), "it may still come");
    let pulse = other.beat(Heartbeat { at: 12_500, awake: 12_300, next: 20_000, ..second }).await.unwrap();
    assert_eq!(pulse.others, None, "nobody waits for it any more");
    assert_eq!(spans(&one.outages(known).await.unwrap()), [(10_000, 12_500)]);
    let pulse = other.beat(Heartbeat { at: 13_000, awake: 12_700, next: 20_000, ..second }).await.unwrap();
    assert_eq!(pulse.outages, known + 1, "once");
    // It was only frozen: the rest of that time is lost, too.
    let pulse = one.beat(Heartbeat { at: 14_000, awake: 14_000, next: 20_000, ..first }).await.unwrap();
    assert_eq!(pulse.others, Some(12_700), "until then the other had surely heard everybody");
    assert_eq!(spans(&one.outages(known + 1).await.unwrap()), [(10_000, 14_000)]);
    let pulse = other.beat(Heartbeat { at: 15_000, awake: 15_000, next: 20_000, ..second }).await.unwrap();
    assert_eq!((pulse.others, pulse.outages), (Some(14_000), known + 2), "it counts again");
}

#[tokio::test]
async fn a_node_that_comes_late_by_itself_ends_an_outage_though_another_was_there() {
    let (one, other, first, second, known) = two_nodes().await;
    one.beat(Heartbeat { at: 12_500, next: 13_000, ..first }).await.unwrap();
    assert_eq!(spans(&one.outages(known).await.unwrap()), [(10_000, 12_500)]);
    let pulse = other.beat(Heartbeat { at: 13_500, wrong_since: Some(13_400), ..second }).await.unwrap();
    assert_eq!(pulse.outages, known + 2);
    // The first is missed since its last heartbeat, the second knows of itself when it was asleep.
    assert_eq!(spans(&one.outages(known + 1).await.unwrap()), [(10_000, 13_500)]);
}

#[tokio::test]
async fn nobody_waits_for_a_node_that_has_said_goodbye() {
    let (one, other, first, second, known) = two_nodes().await;
    one.say_goodbye(&first.node).await.unwrap();
    let pulse = other.beat(Heartbeat { at: 12_500, awake: 12_500, next: 14_000, ..second }).await.unwrap();
    assert_eq!((pulse.others, pulse.outages), (None, known));
    // When the last one has gone, nobody was there until the next one comes.
    other.say_goodbye(&second.node).await.unwrap();
    one.beat(beat(13_000)).await.unwrap();
    assert_eq!(spans(&one.outages(known).await.unwrap()), [(12_500, 13_000)]);
}
