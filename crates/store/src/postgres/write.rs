//! Writes that take more than one statement.

use super::append::CHANNEL;
use crate::{
    Heartbeat, NewTable, NewTeam, NodeId, PersonId, Pulse, Replaced, StoreError, TableId, TeamId,
    heartbeat::{Before, REMEMBERED},
    rows::{LastSeen, int, natural},
    sql,
};
use sqlx::{PgConnection, PgPool, Transaction};

const FIRST_ENTRIES: &str = "INSERT INTO entries (table_n, number, key, at, body) \
     SELECT $1, first.number, first.key, first.at, first.body \
     FROM unnest($2::bytea[], $3::bigint[], $4::bytea[]) WITH ORDINALITY AS first (key, at, body, number)";
const SIT: &str = "INSERT INTO seats (person, table_n) SELECT person, $1 FROM unnest($2::bytea[]) AS person \
     ON CONFLICT DO NOTHING";
const ENROL: &str = "INSERT INTO members (person, team_n) SELECT person, $1 FROM unnest($2::bytea[]) AS person \
     ON CONFLICT DO NOTHING";
/// A node whose next heartbeat is at no time has said goodbye, or was given up by another.
const GOODBYE: &str = "UPDATE nodes SET next = 0 WHERE id = $1";
const GIVE_UP: &str = "UPDATE nodes SET next = 0 WHERE id <> $1 AND next > 0 AND next < $2";
const FORGET: &str = "DELETE FROM nodes WHERE seen < $1";
pub(super) const CLOCK: &str = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";
/// Two nodes that notice the same outage write it one after the other, and the second finds the first's heartbeat.
const ONE_AT_A_TIME: &str = "LOCK TABLE nodes IN SHARE ROW EXCLUSIVE MODE";
const NOTIFY: &str = "SELECT pg_notify($1, $2)";

/// Begins a transaction, to its end even if the caller goes away meanwhile. If `Pool::begin` is dropped while the database
/// has not yet answered, `sqlx` puts the connection back into the pool with the transaction open: what others then write
/// with that connection counts as done and is never committed.
async fn begin(pool: &PgPool) -> Result<Transaction<'static, sqlx::Postgres>, StoreError> {
    let pool = pool.clone();
    let beginning = tokio::spawn(async move { pool.begin().await });
    // Nobody ends the task but the end of the program.
    Ok(beginning.await.map_err(StoreError::unavailable)??)
}

pub(super) async fn create(pool: &PgPool, table: &NewTable) -> Result<(), StoreError> {
    let mut transaction = begin(pool).await?;
    let invite = table.invite.as_ref();
    let n: i64 = sqlx::query_scalar(sql::NEW_TABLE)
        .bind(&table.id.bytes()[..])
        .bind(&table.game)
        .bind(table.stage.code())
        .bind(table.listed)
        .bind(invite.map(|invite| &invite.code))
        .bind(invite.and_then(|invite| invite.until).map(int))
        .bind(int(table.created))
        .bind(table.deadline.map(int))
        .fetch_one(&mut *transaction)
        .await?;
    let entries = &table.entries;
    sqlx::query(FIRST_ENTRIES)
        .bind(n)
        .bind(entries.iter().map(|entry| entry.key.map(|key| key.bytes().to_vec())).collect::<Vec<_>>())
        .bind(entries.iter().map(|entry| int(entry.at)).collect::<Vec<_>>())
        .bind(entries.iter().map(|entry| &entry.body[..]).collect::<Vec<_>>())
        .execute(&mut *transaction)
        .await?;
    people(&mut transaction, SIT, n, &table.sit).await?;
    let word = word(&table.id, entries.len());
    sqlx::query(NOTIFY).bind(CHANNEL).bind(word).execute(&mut *transaction).await?;
    Ok(transaction.commit().await?)
}

pub(super) async fn beat(pool: &PgPool, beat: &Heartbeat) -> Result<Pulse, StoreError> {
    let mut transaction = begin(pool).await?;
    sqlx::query(ONE_AT_A_TIME).execute(&mut *transaction).await?;
    let node = &beat.node.bytes()[..];
    let seen = sqlx::query_as::<_, LastSeen>(sql::LAST_SEEN).bind(node).bind(int(beat.at));
    let before = Before::try_from(seen.fetch_one(&mut *transaction).await?)?;
    if let Some(since) = beat.outage(&before) {
        sqlx::query(sql::NEW_OUTAGE).bind(int(since)).bind(int(beat.at)).execute(&mut *transaction).await?;
    }
    if before.missed.is_some() {
        sqlx::query(GIVE_UP).bind(node).bind(int(beat.at)).execute(&mut *transaction).await?;
    }
    let write = sqlx::query(sql::SEEN).bind(node).bind(int(beat.awake)).bind(int(beat.next));
    write.execute(&mut *transaction).await?;
    let long_ago = int(beat.at.saturating_sub(REMEMBERED));
    sqlx::query(FORGET).bind(long_ago).execute(&mut *transaction).await?;
    let outages: i64 = sqlx::query_scalar(sql::LAST_OUTAGE).fetch_one(&mut *transaction).await?;
    let now: i64 = sqlx::query_scalar(CLOCK).fetch_one(&mut *transaction).await?;
    transaction.commit().await?;
    let seen = before.last.map(|(seen, _)| seen);
    Ok(Pulse { now: natural(now)?, seen, others: before.others, outages: natural(outages)? })
}

pub(super) async fn say_goodbye(pool: &PgPool, node: &NodeId) -> Result<(), StoreError> {
    sqlx::query(GOODBYE).bind(&node.bytes()[..]).execute(pool).await?;
    Ok(())
}

pub(super) async fn create_team(pool: &PgPool, id: &TeamId, team: &NewTeam) -> Result<(), StoreError> {
    let mut transaction = begin(pool).await?;
    let new = sqlx::query_scalar(sql::NEW_TEAM).bind(&id.bytes()[..]).bind(&team.body);
    let n: i64 = new.fetch_one(&mut *transaction).await?;
    people(&mut transaction, ENROL, n, &team.members).await?;
    Ok(transaction.commit().await?)
}

pub(super) async fn replace_team(
    pool: &PgPool,
    id: &TeamId,
    version: u64,
    team: &NewTeam,
) -> Result<Replaced, StoreError> {
    let mut transaction = begin(pool).await?;
    let replace =
        sqlx::query_scalar(sql::REPLACE_TEAM).bind(&id.bytes()[..]).bind(int(version)).bind(&team.body);
    let replaced: Option<i64> = replace.fetch_optional(&mut *transaction).await?;
    if let Some(n) = replaced {
        sqlx::query(sql::CLEAR_MEMBERS).bind(n).execute(&mut *transaction).await?;
        people(&mut transaction, ENROL, n, &team.members).await?;
        transaction.commit().await?;
        return Ok(Replaced::Done { version: version + 1 });
    }
    let standing = sqlx::query_scalar(sql::TEAM_VERSION).bind(&id.bytes()[..]);
    let standing: Option<i64> = standing.fetch_optional(&mut *transaction).await?;
    let version = standing.ok_or(StoreError::Missing)?;
    Ok(Replaced::Stale { version: u64::try_from(version).map_err(StoreError::corrupt)? })
}

async fn people(
    connection: &mut PgConnection,
    statement: &'static str,
    n: i64,
    people: &[PersonId],
) -> Result<(), StoreError> {
    let people: Vec<_> = people.iter().map(|person| &person.bytes()[..]).collect();
    sqlx::query(statement).bind(n).bind(people).execute(connection).await?;
    Ok(())
}

fn word(table: &TableId, number: usize) -> String {
    format!("{table}:{number}")
}
