//! What changes beside a log, and the lists made of it.

use super::{entry, key, log, made, person_id, plain_table, table_id};
use std::sync::Arc;
use store::{Appended, Deadline, Invite, NewEntry, Stage, Store, StoreError, TableId, TableRow};

type Shared = Arc<dyn Store>;

fn ids(rows: &[TableRow]) -> Vec<TableId> {
    rows.iter().map(|row| row.id).collect()
}

pub async fn stage_and_deadline_change_with_the_entry(store: Shared) {
    let id = made(&*store).await;
    let person = person_id();
    let start = NewEntry {
        stage: Some(Stage::On),
        deadline: Deadline::At(5000),
        listed: Some(true),
        sit: vec![person],
        ..entry(2)
    };
    assert_eq!(store.append(&id, start).await.unwrap(), Appended::Added);
    let row = store.table(&id).await.unwrap().unwrap();
    assert_eq!((row.stage, row.deadline, row.listed, row.last), (Stage::On, Some(5000), true, 2));
    assert_eq!(ids(&store.tables_of(&person, 10).await.unwrap()), [id]);

    store.append(&id, entry(3)).await.unwrap();
    let row = store.table(&id).await.unwrap().unwrap();
    assert_eq!((row.stage, row.deadline, row.listed), (Stage::On, Some(5000), true), "nothing was to change");

    let end = NewEntry {
        stage: Some(Stage::Over),
        deadline: Deadline::Clear,
        listed: Some(false),
        rise: vec![person],
        ..entry(4)
    };
    assert_eq!(store.append(&id, end).await.unwrap(), Appended::Added);
    let row = store.table(&id).await.unwrap().unwrap();
    assert_eq!((row.stage, row.deadline, row.listed), (Stage::Over, None, false));
    assert_eq!(store.tables_of(&person, 10).await.unwrap(), []);
}

pub async fn an_entry_that_is_not_added_changes_nothing(store: Shared) {
    let (sitting, coming) = (person_id(), person_id());
    let mut table = plain_table(table_id());
    table.sit = vec![sitting];
    table.deadline = Some(7);
    let id = table.id;
    store.create(table).await.unwrap();
    let key = Some(key());
    store.append(&id, NewEntry { key, ..entry(2) }).await.unwrap();
    let before = store.table(&id).await.unwrap();
    let all = |number| NewEntry {
        stage: Some(Stage::Over),
        deadline: Deadline::Clear,
        listed: Some(true),
        sit: vec![coming],
        rise: vec![sitting],
        ..entry(number)
    };
    assert_eq!(store.append(&id, all(2)).await.unwrap(), Appended::Behind { last: 2 });
    assert_eq!(store.append(&id, all(4)).await.unwrap(), Appended::Behind { last: 2 });
    let known = store.append(&id, NewEntry { key, ..all(3) }).await.unwrap();
    assert_eq!(known, Appended::Known { number: 2 });
    assert_eq!(store.table(&id).await.unwrap(), before);
    assert_eq!(ids(&store.tables_of(&sitting, 10).await.unwrap()), [id]);
    assert_eq!(store.tables_of(&coming, 10).await.unwrap(), []);
    assert_eq!(log(&*store, &id).await.len(), 2);
}

pub async fn whoever_rises_and_sits_stays(store: Shared) {
    let id = made(&*store).await;
    let person = person_id();
    for number in 2..=3 {
        let moved = NewEntry { sit: vec![person, person], rise: vec![person], ..entry(number) };
        assert_eq!(store.append(&id, moved).await.unwrap(), Appended::Added);
        assert_eq!(ids(&store.tables_of(&person, 10).await.unwrap()), [id]);
    }
}

pub async fn codes_lead_to_tables(store: Shared) {
    let (one, other) = (made(&*store).await, made(&*store).await);
    let invite = |code: &str, until| Some(Invite { code: format!("{code}-{one}"), until });
    let find = async |code: &str| {
        let row = store.table_by_code(&format!("{code}-{one}")).await.unwrap();
        row.map(|row| (row.id, row.invite.unwrap().until))
    };
    assert_eq!(find("rook").await, None);
    store.set_code(&one, invite("rook", Some(9))).await.unwrap();
    assert_eq!(find("rook").await, Some((one, Some(9))), "ended or not: that is for the caller to judge");
    assert!(matches!(store.set_code(&other, invite("rook", None)).await, Err(StoreError::Taken)));
    // One's own code may be set again, with another end.
    store.set_code(&one, invite("rook", None)).await.unwrap();
    assert_eq!(find("rook").await, Some((one, None)));
    // A new code puts an end to the old one, and the old one is free.
    store.set_code(&one, invite("heron", None)).await.unwrap();
    assert_eq!(find("rook").await, None);
    store.set_code(&other, invite("rook", None)).await.unwrap();
    assert_eq!(find("rook").await, Some((other, None)));
    store.set_code(&one, None).await.unwrap();
    assert_eq!(find("heron").await, None);
    assert_eq!(store.table(&one).await.unwrap().unwrap().invite, None);
}

pub async fn the_lobby_lists_open_tables(store: Shared) {
    let mut made = Vec::new();
    for (listed, stage) in [
        (true, Stage::Open),
        (false, Stage::Open),
        (true, Stage::On),
        (true, Stage::Over),
        (true, Stage::Open),
    ] {
        let mut table = plain_table(table_id());
        (table.listed, table.stage) = (listed, stage);
        made.push(table.id);
        store.create(table).await.unwrap();
    }
    assert_eq!(ids(&store.open_tables(10).await.unwrap()), [made[4], made[0]]);
    let started = NewEntry { stage: Some(Stage::On), ..entry(2) };
    store.append(&made[4], started).await.unwrap();
    assert_eq!(ids(&store.open_tables(10).await.unwrap()), [made[0]]);
    made.reverse();
    assert_eq!(ids(&store.newest_tables(10).await.unwrap()), made);
}

pub async fn due_tables_come_soonest_first(store: Shared) {
    let mut made = Vec::new();
    for deadline in [Some(300), None, Some(100), Some(200)] {
        let mut table = plain_table(table_id());
        table.deadline = deadline;
        made.push(table.id);
        store.create(table).await.unwrap();
    }
    assert_eq!(ids(&store.due_tables(200, 10).await.unwrap()), [made[2], made[3]]);
    assert_eq!(ids(&store.due_tables(u64::MAX, 10).await.unwrap()), [made[2], made[3], made[0]]);
    assert_eq!(ids(&store.due_tables(99, 10).await.unwrap()), []);
    store.append(&made[2], NewEntry { deadline: Deadline::At(400), ..entry(2) }).await.unwrap();
    assert_eq!(ids(&store.due_tables(u64::MAX, 10).await.unwrap()), [made[3], made[0], made[2]]);
}

pub async fn the_lists_stop_at_their_limit(store: Shared) {
    let person = person_id();
    let mut made = Vec::new();
    for _ in 0..5 {
        let mut table = plain_table(table_id());
        table.sit = vec![person];
        table.listed = true;
        table.deadline = Some(1);
        made.push(table.id);
        store.create(table).await.unwrap();
    }
    made.reverse();
    assert_eq!(ids(&store.tables_of(&person, 2).await.unwrap()), made[..2]);
    assert_eq!(ids(&store.open_tables(2).await.unwrap()), made[..2]);
    assert_eq!(ids(&store.newest_tables(2).await.unwrap()), made[..2]);
    assert_eq!(store.due_tables(1, 2).await.unwrap().len(), 2);
}

pub async fn notebooks_are_kept_for_each_person(store: Shared) {
    let (one, other) = (made(&*store).await, made(&*store).await);
    let (ana, bo) = (person_id(), person_id());
    assert_eq!(store.notebook(&one, &ana).await.unwrap(), None);
    store.set_notebook(&one, &ana, b"first".to_vec()).await.unwrap();
    store.set_notebook(&one, &ana, b"second".to_vec()).await.unwrap();
    store.set_notebook(&one, &bo, b"other".to_vec()).await.unwrap();
    assert_eq!(store.notebook(&one, &ana).await.unwrap().unwrap(), b"second");
    assert_eq!(store.notebook(&one, &bo).await.unwrap().unwrap(), b"other");
    assert_eq!(store.notebook(&other, &ana).await.unwrap(), None);
}
