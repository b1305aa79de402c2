//! Tables and their logs.

use super::{entry, key, log, made, person_id, plain_table, table_id};
use std::{collections::HashSet, sync::Arc, time::Duration};
use store::{Appended, Change, Invite, NewEntry, Opening, Stage, Store, StoreError};
use tokio::{sync::broadcast, task::JoinSet, time::timeout};

type Shared = Arc<dyn Store>;

pub async fn a_log_is_read_back_as_it_was_written(store: Shared) {
    let id = table_id();
    let mut table = plain_table(id);
    let first = key();
    table.entries = vec![
        Opening { key: Some(first), at: 5, body: vec![] },
        Opening { key: None, at: 6, body: vec![0, 255, 1] },
    ];
    store.create(table).await.unwrap();
    let third = key();
    let new = NewEntry { number: 3, key: Some(third), at: 7, body: b"third".to_vec(), ..NewEntry::default() };
    assert_eq!(store.append(&id, new).await.unwrap(), Appended::Added);

    let log = log(&*store, &id).await;
    assert_eq!(log.len(), 3);
    assert_eq!((log[0].key, log[0].at, &log[0].body[..]), (Some(first), 5, &[][..]));
    assert_eq!((log[1].key, log[1].at, &log[1].body[..]), (None, 6, &[0, 255, 1][..]));
    assert_eq!((log[2].key, log[2].at, &log[2].body[..]), (Some(third), 7, &b"third"[..]));

    let row = store.table(&id).await.unwrap().unwrap();
    assert_eq!((row.last, row.touched, row.created, row.stage), (3, 7, 1000, Stage::Open));
    assert_eq!((row.id, row.game.as_str()), (id, "secrets"));
}

pub async fn reading_goes_on_after_a_number_and_stops_at_a_limit(store: Shared) {
    let id = made(&*store).await;
    for number in 2..=10 {
        store.append(&id, entry(number)).await.unwrap();
    }
    let numbers = async |after, limit| {
        let read = store.read(&id, after, limit).await.unwrap();
        read.into_iter().map(|entry| entry.number).collect::<Vec<_>>()
    };
    assert_eq!(numbers(0, 3).await, [1, 2, 3]);
    assert_eq!(numbers(7, 100).await, [8, 9, 10]);
    assert_eq!(numbers(10, 100).await, [0; 0]);
    assert_eq!(numbers(u64::MAX, 100).await, [0; 0]);
    assert_eq!(numbers(0, 0).await, [0; 0]);
}

pub async fn only_the_next_number_is_added(store: Shared) {
    let id = made(&*store).await;
    for number in [0, 1, 3, u64::MAX] {
        assert_eq!(store.append(&id, entry(number)).await.unwrap(), Appended::Behind { last: 1 }, "{number}");
    }
    assert_eq!(store.append(&id, entry(2)).await.unwrap(), Appended::Added);
    assert_eq!(store.append(&id, entry(2)).await.unwrap(), Appended::Behind { last: 2 });
    assert_eq!(log(&*store, &id).await.len(), 2);
}

pub async fn a_table_that_is_not_there_is_missing(store: Shared) {
    let id = table_id();
    assert!(matches!(store.append(&id, entry(1)).await, Err(StoreError::Missing)));
    assert!(matches!(store.set_code(&id, None).await, Err(StoreError::Missing)));
    assert!(matches!(store.set_notebook(&id, &person_id(), vec![]).await, Err(StoreError::Missing)));
    assert_eq!(store.table(&id).await.unwrap(), None);
    assert_eq!(store.read(&id, 0, 10).await.unwrap(), []);
}

pub async fn a_key_counts_once(store: Shared) {
    let id = made(&*store).await;
    let key = Some(key());
    assert_eq!(store.append(&id, NewEntry { key, ..entry(2) }).await.unwrap(), Appended::Added);
    store.append(&id, entry(3)).await.unwrap();
    // Whatever number it comes with, the one who sends again hears that it worked.
    for number in [1, 2, 3, 4, 9] {
        let again = NewEntry { key, ..entry(number) };
        assert_eq!(store.append(&id, again).await.unwrap(), Appended::Known { number: 2 });
    }
    assert_eq!(log(&*store, &id).await.len(), 3);
}

pub async fn a_key_is_the_tables_own(store: Shared) {
    let (one, other) = (made(&*store).await, made(&*store).await);
    let key = Some(key());
    assert_eq!(store.append(&one, NewEntry { key, ..entry(2) }).await.unwrap(), Appended::Added);
    assert_eq!(store.append(&other, NewEntry { key, ..entry(2) }).await.unwrap(), Appended::Added);
}

pub async fn of_fifty_with_the_same_number_one_is_added(store: Shared) {
    let id = made(&*store).await;
    for number in 2..=6 {
        let mut all = JoinSet::new();
        for sender in 0..50u8 {
            let store = Arc::clone(&store);
            let new = NewEntry { body: vec![sender], key: Some(key()), ..entry(number) };
            all.spawn(async move { (sender, store.append(&id, new).await.unwrap()) });
        }
        let answers = all.join_all().await;
        let winners: Vec<_> = answers.iter().filter(|(_, answer)| *answer == Appended::Added).collect();
        assert_eq!(winners.len(), 1);
        let behind = answers.iter().filter(|(_, answer)| *answer == Appended::Behind { last: number });
        assert_eq!(behind.count(), 49);
        assert_eq!(log(&*store, &id).await[number as usize - 1].body, [winners[0].0]);
    }
}

pub async fn of_fifty_with_the_same_key_one_is_added(store: Shared) {
    let id = made(&*store).await;
    let key = Some(key());
    let mut all = JoinSet::new();
    for _ in 0..50 {
        let store = Arc::clone(&store);
        all.spawn(async move { store.append(&id, NewEntry { key, ..entry(2) }).await.unwrap() });
    }
    let answers = all.join_all().await;
    assert_eq!(answers.iter().filter(|answer| **answer == Appended::Added).count(), 1);
    assert_eq!(answers.iter().filter(|answer| **answer == Appended::Known { number: 2 }).count(), 49);
    assert_eq!(log(&*store, &id).await.len(), 2);
}

pub async fn of_two_creations_with_one_id_one_succeeds(store: Shared) {
    let id = table_id();
    let mut both = JoinSet::new();
    for _ in 0..2 {
        let store = Arc::clone(&store);
        both.spawn(async move { store.create(plain_table(id)).await });
    }
    let answers = both.join_all().await;
    assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 1);
    assert_eq!(answers.iter().filter(|answer| matches!(answer, Err(StoreError::Taken))).count(), 1);
    assert_eq!(log(&*store, &id).await.len(), 1);
}

pub async fn creation_is_all_or_nothing(store: Shared) {
    let invite = Some(Invite { code: format!("code-{}", table_id()), until: None });
    let mut first = plain_table(table_id());
    first.invite.clone_from(&invite);
    store.create(first).await.unwrap();
    // The code is taken: neither the table nor its log nor its people remain.
    let (id, person) = (table_id(), person_id());
    let mut second = plain_table(id);
    second.invite = invite;
    second.sit = vec![person];
    assert!(matches!(store.create(second.clone()).await, Err(StoreError::Taken)));
    assert_eq!(store.table(&id).await.unwrap(), None);
    assert_eq!(store.read(&id, 0, 10).await.unwrap(), []);
    assert_eq!(store.tables_of(&person, 10).await.unwrap(), []);
    // And the id is free.
    second.invite = None;
    store.create(second).await.unwrap();
    assert_eq!(store.tables_of(&person, 10).await.unwrap().len(), 1);
}

pub async fn malformed_tables_are_refused(store: Shared) {
    let mut empty = plain_table(table_id());
    empty.entries.clear();
    assert!(matches!(store.create(empty).await, Err(StoreError::Malformed(_))));
    let mut twice = plain_table(table_id());
    let opening = Opening { key: Some(key()), at: 1, body: vec![] };
    twice.entries = vec![opening.clone(), opening];
    let id = twice.id;
    assert!(matches!(store.create(twice).await, Err(StoreError::Malformed(_))));
    assert_eq!(store.table(&id).await.unwrap(), None);
}

pub async fn bodies_are_any_bytes_but_not_any_size(store: Shared) {
    let id = made(&*store).await;
    let large: Vec<u8> = (0..1 << 20).map(|byte: u32| byte as u8).collect();
    let new = NewEntry { body: large.clone(), ..entry(2) };
    assert_eq!(store.append(&id, new).await.unwrap(), Appended::Added);
    assert_eq!(log(&*store, &id).await[1].body, large);
    let huge = NewEntry { body: vec![0; (16 << 20) + 1], ..entry(3) };
    assert!(matches!(store.append(&id, huge).await, Err(StoreError::Malformed(_))));
}

/// Several tasks append to several tables, each at a pace of its own; whoever is behind looks and tries again.
pub async fn interleaved_appends_leave_no_gap(store: Shared) {
    const TASKS: u64 = 6;
    const EACH: u64 = 40;
    let tables = [made(&*store).await, made(&*store).await, made(&*store).await];
    for seed in 1..=3u64 {
        let mut all = JoinSet::new();
        for task in 0..TASKS {
            let store = Arc::clone(&store);
            all.spawn(async move {
                let mut dice = seed * 1000 + task;
                let mut last = [0; 3];
                for _ in 0..EACH {
                    dice = dice.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                    let place = (dice >> 33) as usize % tables.len();
                    let key = Some(key());
                    if dice >> 60 == 0 {
                        tokio::time::sleep(Duration::from_millis(1)).await;
                    }
                    loop {
                        let new = NewEntry { key, ..entry(last[place] + 1) };
                        match store.append(&tables[place], new).await.unwrap() {
                            Appended::Added => {
                                last[place] += 1;
                                break;
                            }
                            Appended::Behind { last: standing } => last[place] = standing,
                            Appended::Known { .. } => panic!("nobody sent this twice"),
                        }
                    }
                }
            });
        }
        all.join_all().await;
        let mut total = 0;
        let mut keys = HashSet::new();
        for table in &tables {
            let log = log(&*store, table).await;
            total += log.len() as u64 - 1;
            for entry in &log[1..] {
                assert!(keys.insert(entry.key.unwrap()), "an entry stands twice");
                assert_eq!(entry.body, format!("entry {}", entry.number).into_bytes());
            }
        }
        assert_eq!(total, seed * TASKS * EACH);
    }
}

pub async fn next_change(changes: &mut broadcast::Receiver<Change>) -> Change {
    timeout(Duration::from_secs(20), changes.recv()).await.expect("no change was told").unwrap()
}

pub async fn changes_are_told(store: Shared) {
    let mut changes = store.changes();
    let id = made(&*store).await;
    assert_eq!(next_change(&mut changes).await, Change::Added { table: id, number: 1 });
    for number in 2..=5 {
        store.append(&id, entry(number)).await.unwrap();
        assert_eq!(next_change(&mut changes).await, Change::Added { table: id, number });
    }
}

pub async fn nobody_hears_of_what_was_not_added(store: Shared) {
    let id = made(&*store).await;
    let key = Some(key());
    store.append(&id, NewEntry { key, ..entry(2) }).await.unwrap();
    let mut other = plain_table(table_id());
    // Word of the making and of entry 2 may still be under way: entry 3 comes after it.
    let mut changes = store.changes();
    store.append(&id, entry(3)).await.unwrap();
    while next_change(&mut changes).await != (Change::Added { table: id, number: 3 }) {}
    store.append(&id, entry(3)).await.unwrap();
    store.append(&id, entry(9)).await.unwrap();
    store.append(&id, NewEntry { key, ..entry(4) }).await.unwrap();
    other.id = id;
    assert!(store.create(other).await.is_err());
    store.append(&id, entry(4)).await.unwrap();
    assert_eq!(next_change(&mut changes).await, Change::Added { table: id, number: 4 });
}
