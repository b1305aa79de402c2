//! Appending the entries of many tables in one statement: one transaction, one sync, one way there and back.

use crate::{
    Appended, NewEntry, StoreError, TableId,
    rows::{Standing, int},
    sql,
};
use sqlx::PgPool;
use std::collections::HashSet;

/// The channel on which nodes that share the database hear of each other's entries.
pub(super) const CHANNEL: &str = "safehouse";

/// The entry before must be there, this one must not, and neither may the key: otherwise nothing changes for that table
/// and nobody is told. Two who insert the same number or key at once wait for each other on the unique index; all insert
/// in the same order of tables, so that none waits in a circle.
const APPEND: &str = "
    WITH asked AS (
        SELECT * FROM unnest($1::bytea[], $2::bigint[], $3::bytea[], $4::bigint[], $5::bytea[], $6::bigint[],
            $7::boolean[], $8::boolean[], $9::bigint[])
        AS asked (id, number, key, at, body, stage, listed, changes, deadline)
    ), added AS (
        INSERT INTO entries (table_n, number, key, at, body)
        SELECT t.n, asked.number, asked.key, asked.at, asked.body FROM asked JOIN tables t ON t.id = asked.id
        WHERE EXISTS (SELECT 1 FROM entries WHERE table_n = t.n AND number = asked.number - 1)
        ORDER BY t.n
        ON CONFLICT DO NOTHING
        RETURNING table_n
    ), done AS (
        SELECT t.n, asked.* FROM added JOIN tables t ON t.n = added.table_n JOIN asked ON asked.id = t.id
    ), changed AS (
        UPDATE tables SET
            stage = coalesce(done.stage, tables.stage),
            listed = coalesce(done.listed, tables.listed),
            deadline = CASE WHEN done.changes THEN done.deadline ELSE tables.deadline END
        FROM done
        WHERE tables.n = done.n AND (done.stage IS NOT NULL OR done.listed IS NOT NULL OR done.changes)
    ), risen AS (
        DELETE FROM seats USING done, unnest($10::bytea[], $11::bytea[]) AS leaving (id, person)
        WHERE leaving.id = done.id AND seats.table_n = done.n AND seats.person = leaving.person
    ), sat AS (
        INSERT INTO seats (person, table_n)
        SELECT sitting.person, done.n
        FROM done JOIN unnest($12::bytea[], $13::bytea[]) AS sitting (id, person) ON sitting.id = done.id
        ON CONFLICT DO NOTHING
    )
    SELECT id FROM done, pg_notify($14, encode(id, 'hex') || ':' || number)";

/// Appends entries of tables that are all different, each as if it came alone. Fails only if the store does.
pub(super) async fn append(
    pool: &PgPool,
    asked: &[(TableId, NewEntry)],
) -> Result<Vec<Result<Appended, StoreError>>, StoreError> {
    let column = |of: fn(&NewEntry) -> i64| asked.iter().map(|(_, entry)| of(entry)).collect::<Vec<_>>();
    let tables: Vec<&[u8]> = asked.iter().map(|(table, _)| &table.bytes()[..]).collect();
    let keys: Vec<_> = asked.iter().map(|(_, entry)| entry.key.map(|key| key.bytes().to_vec())).collect();
    let bodies: Vec<&[u8]> = asked.iter().map(|(_, entry)| &entry.body[..]).collect();
    let stages: Vec<_> = asked.iter().map(|(_, entry)| entry.stage.map(|stage| stage.code())).collect();
    let listed: Vec<_> = asked.iter().map(|(_, entry)| entry.listed).collect();
    let (changes, deadlines): (Vec<_>, Vec<_>) =
        asked.iter().map(|(_, entry)| entry.deadline.change()).unzip();
    let leaving = asked.iter().flat_map(|(table, entry)| entry.leaving().map(move |person| (table, person)));
    let (left, leaving): (Vec<&[u8]>, Vec<&[u8]>) =
        leaving.map(|(table, person)| (&table.bytes()[..], &person.bytes()[..])).unzip();
    let sitting = asked.iter().flat_map(|(table, entry)| entry.sit.iter().map(move |person| (table, person)));
    let (taken, sitting): (Vec<&[u8]>, Vec<&[u8]>) =
        sitting.map(|(table, person)| (&table.bytes()[..], &person.bytes()[..])).unzip();
    let append = sqlx::query_scalar(APPEND)
        .bind(&tables)
        .bind(column(|entry| int(entry.number)))
        .bind(&keys)
        .bind(column(|entry| int(entry.at)))
        .bind(bodies)
        .bind(stages)
        .bind(listed)
        .bind(changes)
        .bind(deadlines)
        .bind(left)
        .bind(leaving)
        .bind(taken)
        .bind(sitting)
        .bind(CHANNEL);
    // To its end: rows come before the commit, and what it says of that comes last.
    let added: Vec<Vec<u8>> = append.fetch_all(pool).await?;
    let added: HashSet<&[u8]> = added.iter().map(|id| &id[..]).collect();
    let mut answers = Vec::with_capacity(asked.len());
    for (table, key) in tables.into_iter().zip(keys) {
        answers.push(if added.contains(table) {
            Ok(Appended::Added)
        } else {
            let standing = sqlx::query_as(sql::STANDING).bind(table).bind(key);
            let standing: Option<Standing> = standing.fetch_optional(pool).await?;
            Appended::try_from(standing)
        });
    }
    Ok(answers)
}
