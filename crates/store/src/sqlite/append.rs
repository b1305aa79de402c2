//! Appending many entries in one transaction.

use super::repeat::{Bound, Repeated};
use crate::{
    Appended, NewEntry, StoreError, TableId,
    rows::{Standing, int},
    sql,
};
use sqlx::SqliteConnection;
use std::sync::LazyLock;

/// The entry before must be there, this one must not, and neither may the key: otherwise nothing changes.
pub(super) const ADD: &str = "INSERT INTO entries (table_n, number, key, at, body) \
     SELECT t.n, $2, $3, $4, $5 FROM tables t \
     WHERE t.id = $1 AND EXISTS (SELECT 1 FROM entries WHERE table_n = t.n AND number = $2 - 1) \
     ON CONFLICT DO NOTHING";
pub(super) const CHANGE: &str = "UPDATE tables SET stage = coalesce($2, stage), listed = coalesce($3, listed), \
     deadline = iif($4, $5, deadline) WHERE id = $1";
pub(super) const SIT: &str =
    "INSERT INTO seats (person, table_n) SELECT $2, n FROM tables WHERE id = $1 ON CONFLICT DO NOTHING";
pub(super) const RISE: &str =
    "DELETE FROM seats WHERE person = $2 AND table_n = (SELECT n FROM tables WHERE id = $1)";

static ADDING: LazyLock<Repeated> = LazyLock::new(|| Repeated::new(ADD, 5));
static CHANGING: LazyLock<Repeated> = LazyLock::new(|| Repeated::new(CHANGE, 5));

/// Appends the entries in order, each as if it came alone.
pub(super) async fn append(
    connection: &mut SqliteConnection,
    asked: &[(TableId, NewEntry)],
) -> Result<Vec<Result<Appended, StoreError>>, StoreError> {
    let added = ADDING.run(connection, asked, bind_entry).await?;
    let mut answers = Vec::with_capacity(asked.len());
    let mut changing = Vec::new();
    for ((table, entry), added) in asked.iter().zip(added) {
        if added == 0 {
            answers.push(standing(connection, table, entry).await?);
            continue;
        }
        answers.push(Ok(Appended::Added));
        if entry.changes_table() {
            changing.push((table, entry));
        }
        for person in entry.leaving() {
            let rise = sqlx::query(RISE).bind(&table.bytes()[..]).bind(&person.bytes()[..]);
            rise.execute(&mut *connection).await?;
        }
        for person in &entry.sit {
            let sit = sqlx::query(SIT).bind(&table.bytes()[..]).bind(&person.bytes()[..]);
            sit.execute(&mut *connection).await?;
        }
    }
    CHANGING.run(connection, &changing, bind_change).await?;
    Ok(answers)
}

async fn standing(
    connection: &mut SqliteConnection,
    table: &TableId,
    entry: &NewEntry,
) -> Result<Result<Appended, StoreError>, StoreError> {
    let key = entry.key.map(|key| key.bytes().to_vec());
    let standing = sqlx::query_as(sql::STANDING).bind(&table.bytes()[..]).bind(key);
    let standing: Option<Standing> = standing.fetch_optional(connection).await?;
    Ok(Appended::try_from(standing))
}

fn bind_entry(query: Bound, (table, entry): &(TableId, NewEntry)) -> Bound {
    query
        .bind(table.bytes().to_vec())
        .bind(int(entry.number))
        .bind(entry.key.map(|key| key.bytes().to_vec()))
        .bind(int(entry.at))
        .bind(entry.body.clone())
}

fn bind_change(query: Bound, (table, entry): &(&TableId, &NewEntry)) -> Bound {
    let (changes, deadline) = entry.deadline.change();
    query
        .bind(table.bytes().to_vec())
        .bind(entry.stage.map(|stage| stage.code()))
        .bind(entry.listed)
        .bind(changes)
        .bind(deadline)
}
