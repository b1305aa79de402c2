//! Appending an entry in one statement, which is one transaction and one way there and back.

use crate::{
    Appended, NewEntry, TableId, Trouble,
    rows::{Standing, int},
    sql,
};
use sqlx::PgPool;

/// The channel on which nodes that share the database hear of each other's entries.
pub(super) const CHANNEL: &str = "safehouse";

/// The entry before must be there, this one must not, and neither may the key: otherwise nothing changes and
/// nobody is told. Two who insert the same number or key at once wait for each other on the unique index.
const APPEND: &str = "
    WITH added AS (
        INSERT INTO entries (table_n, number, key, at, body)
        SELECT t.n, $2, $3, $4, $5 FROM tables t
        WHERE t.id = $1 AND EXISTS (SELECT 1 FROM entries WHERE table_n = t.n AND number = $2 - 1)
        ON CONFLICT DO NOTHING
        RETURNING table_n
    ), changed AS (
        UPDATE tables SET
            stage = coalesce($6, stage),
            listed = coalesce($7, listed),
            deadline = CASE WHEN $8 THEN $9 ELSE deadline END
        FROM added WHERE n = added.table_n AND ($6 IS NOT NULL OR $7 IS NOT NULL OR $8)
    ), risen AS (
        DELETE FROM seats USING added WHERE seats.table_n = added.table_n AND person = ANY($10)
    ), sat AS (
        INSERT INTO seats (person, table_n)
        SELECT person, table_n FROM added, unnest($11::bytea[]) AS person
        ON CONFLICT DO NOTHING
    )
    SELECT pg_notify($12, encode($1, 'hex') || ':' || $2) FROM added";

pub(super) async fn append(pool: &PgPool, table: &TableId, entry: &NewEntry) -> Result<Appended, Trouble> {
    let key = entry.key.map(|key| key.bytes().to_vec());
    let (changes, deadline) = entry.deadline.change();
    let added = sqlx::query(APPEND)
        .bind(&table.bytes()[..])
        .bind(int(entry.number))
        .bind(&key)
        .bind(int(entry.at))
        .bind(&entry.body)
        .bind(entry.stage.map(|stage| stage.code()))
        .bind(entry.listed)
        .bind(changes)
        .bind(deadline)
        .bind(entry.leaving().map(|person| &person.bytes()[..]).collect::<Vec<_>>())
        .bind(entry.sit.iter().map(|person| &person.bytes()[..]).collect::<Vec<_>>())
        .bind(CHANNEL)
        .fetch_optional(pool)
        .await?;
    if added.is_some() {
        return Ok(Appended::Added);
    }
    let standing = sqlx::query_as(sql::STANDING).bind(&table.bytes()[..]).bind(&key);
    let standing: Option<Standing> = standing.fetch_optional(pool).await?;
    Appended::try_from(standing)
}
