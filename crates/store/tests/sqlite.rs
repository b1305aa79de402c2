//! The suite on SQLite, and what only a file can do wrong.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod suite;

use sqlx::{AssertSqlSafe, ConnectOptions, Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use std::{
    error::Error,
    fs,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};
use store::{Appended, NewEntry, Outage, Sqlite, SqliteOptions, Store, StoreError};
use suite::{beat, entry, key, log, made, plain_table, table_id};
use tempfile::TempDir;
use tokio::task::JoinSet;

fn folder() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("safehouse.db");
    (folder, file)
}

async fn open() -> (Sqlite, TempDir) {
    let (folder, file) = folder();
    (Sqlite::open(&file).await.unwrap(), folder)
}

suite!(open());

async fn another_program(file: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(file).connect().await.unwrap()
}

fn impatient() -> SqliteOptions {
    SqliteOptions { patience: Duration::from_millis(50), ..SqliteOptions::default() }
}

#[tokio::test]
async fn what_was_written_is_there_after_opening_again() {
    let (_folder, file) = folder();
    let store = Sqlite::open(&file).await.unwrap();
    let id = made(&store).await;
    store.append(&id, entry(2)).await.unwrap();
    store.close().await;
    let store = Sqlite::open(&file).await.unwrap();
    assert_eq!(log(&store, &id).await.len(), 2);
    assert_eq!(store.append(&id, entry(3)).await.unwrap(), Appended::Added);
}

#[tokio::test]
async fn a_locked_file_is_unavailable_until_it_is_let_go() {
    let (_folder, file) = folder();
    let store = Sqlite::open_with(&file, impatient()).await.unwrap();
    let id = made(&store).await;
    let mut other = another_program(&file).await;
    for number in [2, 3] {
        let lock = other.begin_with("BEGIN IMMEDIATE").await.unwrap();
        let key = Some(key());
        let locked = store.append(&id, NewEntry { key, ..entry(number) }).await.unwrap_err();
        assert!(matches!(locked, StoreError::Unavailable(_)), "{locked:?}");
        assert!(matches!(store.beat(beat(1)).await, Err(StoreError::Unavailable(_))));
        assert_eq!(log(&store, &id).await.len() as u64, number - 1, "reading goes on");
        lock.rollback().await.unwrap();
        assert_eq!(store.append(&id, NewEntry { key, ..entry(number) }).await.unwrap(), Appended::Added);
        store.beat(beat(1)).await.unwrap();
    }
}

#[tokio::test]
async fn trouble_does_not_show_the_databases_words() {
    let (_folder, file) = folder();
    let store = Sqlite::open_with(&file, impatient()).await.unwrap();
    let mut other = another_program(&file).await;
    let _lock = other.begin_with("BEGIN IMMEDIATE").await.unwrap();
    let trouble = store.create(plain_table(table_id())).await.unwrap_err();
    assert_eq!(trouble.to_string(), "The store cannot be reached right now. Please try again.");
    assert!(trouble.source().unwrap().to_string().contains("locked"), "the log may say why");
}

#[tokio::test]
async fn a_full_file_is_unavailable_until_there_is_room() {
    let (_folder, file) = folder();
    let store = Sqlite::open(&file).await.unwrap();
    let id = made(&store).await;
    store.limit_size(Some(256 << 10));
    let large = |number| NewEntry { body: vec![7; 60 << 10], ..entry(number) };
    let mut last = 1;
    let full = loop {
        match store.append(&id, large(last + 1)).await {
            Ok(Appended::Added) => last += 1,
            Ok(other) => panic!("{other:?}"),
            Err(trouble) => break trouble,
        }
        assert!(last < 10, "the limit does not hold");
    };
    assert!(matches!(full, StoreError::Unavailable(_)), "{full:?}");
    assert!(last > 1, "there was room at first");
    // Still full, and what was acknowledged is there and only that.
    assert!(matches!(store.append(&id, large(last + 1)).await, Err(StoreError::Unavailable(_))));
    assert_eq!(log(&store, &id).await.len() as u64, last);
    store.limit_size(None);
    assert_eq!(store.append(&id, large(last + 1)).await.unwrap(), Appended::Added);
    assert_eq!(log(&store, &id).await.len() as u64, last + 1);
}

/// One that does not fit takes its group with it: all are told, and none of them stands.
#[tokio::test]
async fn a_group_that_fails_fails_as_a_whole() {
    let (_folder, file) = folder();
    let store = Arc::new(Sqlite::open(&file).await.unwrap());
    let tables: Vec<_> = {
        let mut tables = Vec::new();
        for _ in 0..20 {
            tables.push(made(&*store).await);
        }
        tables
    };
    store.limit_size(Some(1));
    let mut all = JoinSet::new();
    for id in tables {
        let store = Arc::clone(&store);
        all.spawn(async move {
            let new = NewEntry { body: vec![1; 8 << 10], key: Some(key()), ..entry(2) };
            (id, new.clone(), store.append(&id, new).await)
        });
    }
    let answers = all.join_all().await;
    for (id, _, answer) in &answers {
        assert!(matches!(answer, Err(StoreError::Unavailable(_))), "{answer:?}");
        assert_eq!(log(&*store, id).await.len(), 1);
    }
    store.limit_size(None);
    for (id, new, _) in answers {
        assert_eq!(store.append(&id, new).await.unwrap(), Appended::Added);
    }
}

/// Refusals of single requests leave the others of their group alone.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refusal_does_not_touch_its_group() {
    let (store, _folder) = open().await;
    let store = Arc::new(store);
    let taken = made(&*store).await;
    let id = made(&*store).await;
    for round in 0..20 {
        let mut all = JoinSet::new();
        for _ in 0..8 {
            let store = Arc::clone(&store);
            all.spawn(async move {
                assert!(matches!(store.create(plain_table(taken)).await, Err(StoreError::Taken)));
                assert!(matches!(store.append(&table_id(), entry(1)).await, Err(StoreError::Missing)));
            });
        }
        assert_eq!(store.append(&id, entry(round + 2)).await.unwrap(), Appended::Added);
        all.join_all().await;
    }
    assert_eq!(log(&*store, &id).await.len(), 21);
    assert_eq!(log(&*store, &taken).await.len(), 1);
}

#[tokio::test]
async fn a_file_that_is_gone_is_unavailable_until_it_is_back() {
    let (folder, file) = folder();
    let store = Sqlite::open(&file).await.unwrap();
    let id = made(&store).await;
    let away = folder.path().join("away");
    fs::rename(&file, &away).unwrap();
    for _ in 0..2 {
        assert!(matches!(store.append(&id, entry(2)).await, Err(StoreError::Unavailable(_))));
        assert!(matches!(store.beat(beat(1)).await, Err(StoreError::Unavailable(_))));
    }
    assert!(!file.exists(), "no empty store takes its place");
    fs::write(&file, "").unwrap();
    assert!(matches!(store.append(&id, entry(2)).await, Err(StoreError::Unavailable(_))));
    fs::rename(&away, &file).unwrap();
    assert_eq!(store.append(&id, entry(2)).await.unwrap(), Appended::Added);
    assert_eq!(log(&store, &id).await.len(), 2);
}

#[tokio::test]
async fn what_is_not_a_store_is_refused_and_left_alone() {
    let (folder, file) = folder();
    fs::write(&file, "a shopping list, long enough to be taken for something else".repeat(20)).unwrap();
    let before = fs::read(&file).unwrap();
    let refused = Sqlite::open(&file).await.err().unwrap();
    assert!(matches!(refused, StoreError::Foreign(_)), "{refused:?}");
    assert_eq!(fs::read(&file).unwrap(), before);

    let other = folder.path().join("other.db");
    let mut connection =
        SqliteConnectOptions::new().filename(&other).create_if_missing(true).connect().await.unwrap();
    sqlx::raw_sql("CREATE TABLE tables (legs)").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let refused = Sqlite::open(&other).await.err().unwrap();
    assert!(matches!(refused, StoreError::Foreign(_)), "{refused:?}");

    let nowhere = Sqlite::open(folder.path().join("no/such/folder")).await.err().unwrap();
    assert!(matches!(nowhere, StoreError::Unavailable(_)), "{nowhere:?}");
    let a_folder = Sqlite::open(folder.path()).await.err().unwrap();
    assert!(matches!(a_folder, StoreError::Unavailable(_)), "{a_folder:?}");
}

/// The kill test found this: the list of migrations is made before the first of them.
#[tokio::test]
async fn a_file_whose_shaping_was_cut_short_is_shaped() {
    let (_folder, file) = folder();
    Sqlite::open(&file).await.unwrap().close().await;
    let mut connection = another_program(&file).await;
    let list = "SELECT sql FROM sqlite_master WHERE name = '_sqlx_migrations'";
    let list: String = sqlx::query_scalar(list).fetch_one(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    fs::remove_file(&file).unwrap();
    let mut connection =
        SqliteConnectOptions::new().filename(&file).create_if_missing(true).connect().await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(list)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    made(&Sqlite::open(&file).await.unwrap()).await;
}

#[tokio::test]
async fn a_newer_shape_is_refused() {
    let (_folder, file) = folder();
    Sqlite::open(&file).await.unwrap().close().await;
    let mut connection = another_program(&file).await;
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                 VALUES (9999, 'later', true, x'', 0)";
    sqlx::query(newer).execute(&mut connection).await.unwrap();
    let refused = Sqlite::open(&file).await.err().unwrap();
    assert!(matches!(refused, StoreError::Newer { found: 9999, .. }), "{refused:?}");
    assert!(refused.to_string().contains("newer Safehouse"), "{refused}");
}

#[tokio::test]
async fn a_damaged_file_is_told() {
    let (_folder, file) = folder();
    let store = Sqlite::open(&file).await.unwrap();
    let id = made(&store).await;
    for number in 2..40 {
        store.append(&id, NewEntry { body: vec![3; 2000], ..entry(number) }).await.unwrap();
    }
    store.close().await;
    let mut bytes = fs::read(&file).unwrap();
    let first_page = 4096;
    bytes[first_page..].fill(0x5a);
    fs::write(&file, bytes).unwrap();
    let trouble = match Sqlite::open(&file).await {
        Err(trouble) => trouble,
        Ok(store) => store.read(&id, 0, 100).await.unwrap_err(),
    };
    assert!(matches!(trouble, StoreError::Corrupt(_)), "{trouble:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_made_while_writing_is_whole() {
    let (folder, file) = folder();
    let store = Arc::new(Sqlite::open(&file).await.unwrap());
    let tables = [made(&*store).await, made(&*store).await, made(&*store).await, made(&*store).await];
    let stop = Arc::new(AtomicBool::new(false));
    let mut writing = JoinSet::new();
    for id in tables {
        let (store, stop) = (Arc::clone(&store), Arc::clone(&stop));
        writing.spawn(async move {
            let mut number = 1;
            while !stop.load(Ordering::Relaxed) {
                number += 1;
                assert_eq!(store.append(&id, entry(number)).await.unwrap(), Appended::Added);
            }
        });
    }
    for round in 0..5 {
        tokio::time::sleep(Duration::from_millis(30)).await;
        let mut before = Vec::new();
        for id in &tables {
            before.push(log(&*store, id).await);
        }
        let copy = folder.path().join(format!("copy {round}.db"));
        store.backup(&copy).await.unwrap();
        assert!(matches!(store.backup(&copy).await, Err(StoreError::Taken)), "a backup is not overwritten");
        let opened = Sqlite::open(&copy).await.unwrap();
        for (id, before) in tables.iter().zip(before) {
            let copied = log(&opened, id).await;
            let now = log(&*store, id).await;
            assert!(copied.len() >= before.len(), "what was acknowledged before is in the backup");
            assert_eq!(copied, now[..copied.len()]);
        }
        // A backup is a store to go on with.
        let row = opened.table(&tables[0]).await.unwrap().unwrap();
        assert_eq!(opened.append(&tables[0], entry(row.last + 1)).await.unwrap(), Appended::Added);
        opened.close().await;
    }
    stop.store(true, Ordering::Relaxed);
    writing.join_all().await;
    let nowhere = store.backup(&folder.path().join("no/such/folder")).await.unwrap_err();
    assert!(matches!(nowhere, StoreError::Unavailable(_)), "{nowhere:?}");
    let parts = fs::read_dir(folder.path()).unwrap().flatten();
    assert_eq!(parts.filter(|file| file.path().extension().is_some_and(|end| end == "part")).count(), 0);
}

/// A receiver that does not keep up loses word, and can tell.
#[tokio::test]
async fn a_slow_receiver_lags_and_holds_nobody_up() {
    let (store, _folder) = open().await;
    let store = Arc::new(store);
    let id = made(&*store).await;
    let mut changes = store.changes();
    let mut all = JoinSet::new();
    for _ in 0..5000 {
        let store = Arc::clone(&store);
        all.spawn(async move { store.create(plain_table(table_id())).await.unwrap() });
    }
    all.join_all().await;
    assert_eq!(store.append(&id, entry(2)).await.unwrap(), Appended::Added);
    let lag = changes.recv().await.unwrap_err();
    assert!(matches!(lag, tokio::sync::broadcast::error::RecvError::Lagged(_)), "{lag:?}");
}

/// How long the write-ahead log's file is.
fn log_size(file: &Path) -> u64 {
    let mut log = file.as_os_str().to_owned();
    log.push("-wal");
    fs::metadata(log).map_or(0, |log| log.len())
}

/// Commits come one after the other without a pause: there is never a moment when nobody writes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_write_ahead_log_does_not_grow_for_as_long_as_somebody_writes() {
    let (_folder, file) = folder();
    let small = SqliteOptions { log: 256 << 10, ..SqliteOptions::default() };
    let store = Arc::new(Sqlite::open_with(&file, small).await.unwrap());
    // A busy disk may hold a checkpoint up for a while, not for ever: a log that is never begun anew takes all that is written.
    let (mut log, mut written) = (0, 0);
    for _ in 0..10 {
        let mut writing = JoinSet::new();
        for _ in 0..4 {
            let store = Arc::clone(&store);
            writing.spawn(async move {
                let id = made(&*store).await;
                for number in 2..1000 {
                    let new = NewEntry { body: vec![7; 8 << 10], ..entry(number) };
                    assert_eq!(store.append(&id, new).await.unwrap(), Appended::Added);
                    // Readers come and go meanwhile.
                    if number % 10 == 0 {
                        store.read(&id, number - 2, 5).await.unwrap();
                    }
                }
            });
        }
        writing.join_all().await;
        written += 4 * 1000 * (8 << 10);
        log = log_size(&file);
        if log < written / 4 {
            return;
        }
    }
    panic!("{written} bytes were written, and the log takes {log}");
}

#[tokio::test]
async fn the_write_ahead_log_takes_no_room_when_nobody_writes() {
    let (_folder, file) = folder();
    let hasty = SqliteOptions { quiet: Duration::from_millis(20), ..SqliteOptions::default() };
    let store = Sqlite::open_with(&file, hasty).await.unwrap();
    for round in 0..2 {
        let id = made(&store).await;
        for number in 2..20 {
            store.append(&id, entry(number)).await.unwrap();
        }
        let emptied = async {
            while log_size(&file) > 0 {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), emptied).await.unwrap();
        assert_eq!(log(&store, &id).await.len(), 19, "round {round}");
    }
    store.close().await;
    let left: Vec<_> =
        fs::read_dir(file.parent().unwrap()).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(left.len(), 2, "the file and its empty lock are left behind, and not {left:?}");
}

/// A long reading keeps the log from beginning anew; when it ends, all is as before.
#[tokio::test]
async fn a_long_reading_holds_nobody_up() {
    let (_folder, file) = folder();
    let hasty = SqliteOptions { log: 64 << 10, quiet: Duration::from_millis(20), ..SqliteOptions::default() };
    let store = Sqlite::open_with(&file, hasty).await.unwrap();
    let id = made(&store).await;
    let mut other = another_program(&file).await;
    let mut reading = other.begin().await.unwrap();
    let there: i64 =
        sqlx::query_scalar("SELECT count(*) FROM entries").fetch_one(&mut *reading).await.unwrap();
    for number in 2..200 {
        let new = NewEntry { body: vec![7; 2 << 10], ..entry(number) };
        assert_eq!(store.append(&id, new).await.unwrap(), Appended::Added);
    }
    let still: i64 =
        sqlx::query_scalar("SELECT count(*) FROM entries").fetch_one(&mut *reading).await.unwrap();
    assert_eq!((there, still), (1, 1), "who reads sees one moment");
    reading.rollback().await.unwrap();
    let emptied = async {
        while log_size(&file) > 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), emptied).await.unwrap();
    assert_eq!(log(&store, &id).await.len(), 199);
}

/// Two programs at one file would play every table twice.
#[tokio::test]
async fn a_second_program_at_the_same_file_is_refused() {
    let (_folder, file) = folder();
    let store = Sqlite::open_with(&file, impatient()).await.unwrap();
    let id = made(&store).await;
    let refused = Sqlite::open_with(&file, impatient()).await.err().unwrap();
    assert!(matches!(refused, StoreError::InUse), "{refused:?}");
    assert_eq!(store.append(&id, entry(2)).await.unwrap(), Appended::Added, "the first goes on");
    store.close().await;
    let next = Sqlite::open_with(&file, impatient()).await.unwrap();
    assert_eq!(log(&next, &id).await.len(), 2);
}

/// SQLite would go on writing to a log that was removed, and what is written there is lost when the program ends.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_write_ahead_log_that_is_gone_costs_nothing_that_was_acknowledged() {
    let (folder, file) = folder();
    let beside = |file: &Path| PathBuf::from(format!("{}-wal", file.display()));
    let store = Arc::new(Sqlite::open(&file).await.unwrap());
    let id = made(&*store).await;
    let mut acknowledged = 1;
    for round in 0..3 {
        for number in acknowledged + 1..acknowledged + 6 {
            assert_eq!(store.append(&id, entry(number)).await.unwrap(), Appended::Added);
        }
        acknowledged += 5;
        assert_eq!(log(&*store, &id).await.len() as u64, acknowledged);
        fs::remove_file(beside(&file)).unwrap();
        let new = NewEntry { key: Some(key()), ..entry(acknowledged + 1) };
        let noticed = store.append(&id, new.clone()).await;
        assert!(matches!(noticed, Err(StoreError::Unavailable(_))), "round {round}: {noticed:?}");
        let again = store.append(&id, new).await.unwrap();
        assert!(matches!(again, Appended::Added | Appended::Known { .. }), "{again:?}");
        acknowledged += 1;
        assert_eq!(log(&*store, &id).await.len() as u64, acknowledged);
    }
    // What a program finds that starts after this one was killed.
    let copy = folder.path().join("copy");
    fs::copy(&file, &copy).unwrap();
    fs::copy(beside(&file), beside(&copy)).unwrap();
    let found = Sqlite::open(&copy).await.unwrap();
    assert_eq!(log(&found, &id).await.len() as u64, acknowledged);
}

/// The file belongs to one program: when another begins, the time since the last sign of life was an outage.
#[tokio::test]
async fn a_new_program_tells_how_long_the_file_was_alone() {
    let (_folder, file) = folder();
    let store = Sqlite::open(&file).await.unwrap();
    let first = beat(1000);
    store.beat(first).await.unwrap();
    store.close().await;
    let store = Sqlite::open(&file).await.unwrap();
    // However soon it is.
    let pulse = store.beat(beat(1001)).await.unwrap();
    assert_eq!((pulse.seen, pulse.others), (Some(1000), None), "nobody waits for one that is gone");
    let outages = store.outages(1).await.unwrap();
    assert_eq!(outages, [Outage { number: pulse.outages, since: 1000, until: 1001 }]);
}
