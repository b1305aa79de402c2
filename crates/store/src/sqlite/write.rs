//! Everything that is written beside appended entries.

use super::{append, file::PAGE, writer::Write};
use crate::{
    Change, Heartbeat, Invite, NewTable, NewTeam, Person, PersonChange, PersonId, Pulse, Replaced,
    StoreError, TableId, TeamId,
    heartbeat::Before,
    rows::{LastSeen, int, natural},
    sql,
};
use async_trait::async_trait;
use sqlx::SqliteConnection;
use std::time::{SystemTime, UNIX_EPOCH};

/// A number that a new table cannot lose: its entries go in by the number the database gave it.
const FIRST_ENTRY: &str = "INSERT INTO entries (table_n, number, key, at, body) VALUES ($1, $2, $3, $4, $5)";
const OTHERS_ARE_GONE: &str = "UPDATE nodes SET next = 0 WHERE id <> $1";
const FORGET_OTHERS: &str = "DELETE FROM nodes WHERE id <> $1";
const MEMBER: &str = "INSERT INTO members (person, team_n) VALUES ($2, $1) ON CONFLICT DO NOTHING";

/// A new table. Only the first statement can find something taken; so it is all or nothing.
pub(super) struct Create(pub NewTable);

#[async_trait]
impl Write for Create {
    type Outcome = ();

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let table = &self.0;
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
            .fetch_one(&mut *connection)
            .await?;
        for (number, entry) in (1i64..).zip(&table.entries) {
            sqlx::query(FIRST_ENTRY)
                .bind(n)
                .bind(number)
                .bind(entry.key.map(|key| key.bytes().to_vec()))
                .bind(int(entry.at))
                .bind(&entry.body)
                .execute(&mut *connection)
                .await?;
        }
        for person in &table.sit {
            let sit = sqlx::query(append::SIT).bind(&table.id.bytes()[..]).bind(&person.bytes()[..]);
            sit.execute(&mut *connection).await?;
        }
        Ok(())
    }

    fn change(&self) -> Option<Change> {
        Some(Change::Added { table: self.0.id, number: self.0.entries.len() as u64 })
    }

    fn pages(&self) -> usize {
        8 + self.0.entries.iter().map(|entry| 1 + entry.body.len() / PAGE as usize).sum::<usize>()
    }
}

pub(super) struct SetCode(pub TableId, pub Option<Invite>);

#[async_trait]
impl Write for SetCode {
    type Outcome = ();

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let invite = self.1.as_ref();
        let set = sqlx::query(sql::SET_CODE)
            .bind(&self.0.bytes()[..])
            .bind(invite.map(|invite| &invite.code))
            .bind(invite.and_then(|invite| invite.until).map(int));
        found(set.execute(connection).await?.rows_affected())
    }
}

pub(super) struct SetNotebook(pub TableId, pub PersonId, pub Vec<u8>);

#[async_trait]
impl Write for SetNotebook {
    type Outcome = ();

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let set =
            sqlx::query(sql::SET_NOTEBOOK).bind(&self.0.bytes()[..]).bind(&self.1.bytes()[..]).bind(&self.2);
        found(set.execute(connection).await?.rows_affected())
    }

    fn pages(&self) -> usize {
        2 + self.2.len() / PAGE as usize
    }
}

pub(super) struct CreatePerson(pub Person);

#[async_trait]
impl Write for CreatePerson {
    type Outcome = ();

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let person = &self.0;
        sqlx::query(sql::NEW_PERSON)
            .bind(&person.id.bytes()[..])
            .bind(&person.token.bytes()[..])
            .bind(person.kind.code())
            .bind(&person.name)
            .bind(&person.body)
            .bind(int(person.created))
            .bind(int(person.touched))
            .execute(connection)
            .await?;
        Ok(())
    }
}

pub(super) struct ChangePerson(pub PersonId, pub PersonChange);

#[async_trait]
impl Write for ChangePerson {
    type Outcome = ();

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let change = &self.1;
        let set = sqlx::query(sql::CHANGE_PERSON)
            .bind(&self.0.bytes()[..])
            .bind(&change.name)
            .bind(change.token.map(|token| token.bytes().to_vec()))
            .bind(&change.body)
            .bind(change.touched.map(int));
        found(set.execute(connection).await?.rows_affected())
    }
}

pub(super) struct CreateTeam(pub TeamId, pub NewTeam);

#[async_trait]
impl Write for CreateTeam {
    type Outcome = ();

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let new = sqlx::query_scalar(sql::NEW_TEAM).bind(&self.0.bytes()[..]).bind(&self.1.body);
        let n: i64 = new.fetch_one(&mut *connection).await?;
        enrol(connection, n, &self.1.members).await
    }
}

pub(super) struct ReplaceTeam(pub TeamId, pub u64, pub NewTeam);

#[async_trait]
impl Write for ReplaceTeam {
    type Outcome = Replaced;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Replaced, StoreError> {
        let ReplaceTeam(id, version, team) = self;
        let replace =
            sqlx::query_scalar(sql::REPLACE_TEAM).bind(&id.bytes()[..]).bind(int(*version)).bind(&team.body);
        let replaced: Option<i64> = replace.fetch_optional(&mut *connection).await?;
        if let Some(n) = replaced {
            sqlx::query(sql::CLEAR_MEMBERS).bind(n).execute(&mut *connection).await?;
            enrol(connection, n, &team.members).await?;
            return Ok(Replaced::Done { version: version + 1 });
        }
        let standing = sqlx::query_scalar(sql::TEAM_VERSION).bind(&id.bytes()[..]);
        let standing: Option<i64> = standing.fetch_optional(connection).await?;
        let version = standing.ok_or(StoreError::Missing)?;
        Ok(Replaced::Stale { version: u64::try_from(version).map_err(StoreError::corrupt)? })
    }
}

/// The system's clock, in milliseconds.
pub(super) fn clock() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

pub(super) struct Beat(pub Heartbeat);

#[async_trait]
impl Write for Beat {
    type Outcome = Pulse;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Pulse, StoreError> {
        let Beat(beat) = self;
        let node = &beat.node.bytes()[..];
        // The file is this program's alone: whoever else was seen is gone, whatever they meant to do.
        let others = sqlx::query(OTHERS_ARE_GONE).bind(node).execute(&mut *connection).await?.rows_affected();
        let seen = sqlx::query_as::<_, LastSeen>(sql::LAST_SEEN).bind(node).bind(int(beat.at));
        let before = Before::try_from(seen.fetch_one(&mut *connection).await?)?;
        if let Some(since) = beat.outage(&before) {
            sqlx::query(sql::NEW_OUTAGE)
                .bind(int(since))
                .bind(int(beat.at))
                .execute(&mut *connection)
                .await?;
        }
        if others > 0 {
            sqlx::query(FORGET_OTHERS).bind(node).execute(&mut *connection).await?;
        }
        let write = sqlx::query(sql::SEEN).bind(node).bind(int(beat.awake)).bind(int(beat.next));
        write.execute(&mut *connection).await?;
        let outages: i64 = sqlx::query_scalar(sql::LAST_OUTAGE).fetch_one(connection).await?;
        let seen = before.last.map(|(seen, _)| seen);
        Ok(Pulse { now: clock(), seen, others: before.others, outages: natural(outages)? })
    }

    fn pages(&self) -> usize {
        1
    }
}

async fn enrol(connection: &mut SqliteConnection, team: i64, members: &[PersonId]) -> Result<(), StoreError> {
    for person in members {
        sqlx::query(MEMBER).bind(team).bind(&person.bytes()[..]).execute(&mut *connection).await?;
    }
    Ok(())
}

fn found(rows: u64) -> Result<(), StoreError> {
    if rows == 0 { Err(StoreError::Missing) } else { Ok(()) }
}
