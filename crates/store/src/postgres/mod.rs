//! The store in a PostgreSQL that several nodes may share.

mod append;
mod desk;
mod listener;
mod write;

use crate::{
    Appended, CHANGES_KEPT, Change, Entry, Heartbeat, Invite, NewEntry, NewTable, NewTeam, NodeId, Outage,
    Person, PersonChange, PersonId, Pulse, Replaced, Store, StoreError, TableId, TableRow, Team, TeamId,
    TokenHash, rows, rows::int, sql,
};
use async_trait::async_trait;
use desk::Desk;
use sqlx::{
    ConnectOptions, Connection, PgPool,
    migrate::Migrator,
    postgres::{PgArguments, PgConnectOptions, PgPoolOptions, PgRow},
    query::QueryAs,
};
use std::{path::Path, str::FromStr, time::Duration};
use tokio::{sync::broadcast, task::JoinHandle};

static MIGRATIONS: Migrator = sqlx::migrate!("migrations/postgres");

/// A store in a PostgreSQL database.
pub struct Postgres {
    pool: PgPool,
    desk: Desk,
    changes: broadcast::Sender<Change>,
    listening: JoinHandle<()>,
}

impl Postgres {
    /// Opens the store at a URL like `postgres://user@host/database`, and brings it into the shape of today.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unavailable`] if there is no reaching it, [`StoreError::Newer`] if a later program shaped it.
    pub async fn open(url: &str) -> Result<Postgres, StoreError> {
        Postgres::open_with(url, 16).await
    }

    /// Opens the store at a URL, with at most so many connections beside the one that listens.
    ///
    /// # Errors
    ///
    /// As [`Postgres::open`].
    pub async fn open_with(url: &str, connections: u32) -> Result<Postgres, StoreError> {
        // Whatever the database is set to: what is acknowledged is durable.
        let options = PgConnectOptions::from_str(url)?
            .application_name("safehouse")
            .options([("synchronous_commit", "on")])
            .disable_statement_logging();
        shape(&options).await?;
        let (changes, _) = broadcast::channel(CHANGES_KEPT);
        let listening = listener::start(options.clone(), changes.clone()).await?;
        let pool = PgPoolOptions::new()
            .max_connections(connections.max(1))
            .acquire_timeout(Duration::from_secs(5))
            .connect_lazy_with(options);
        let desk = Desk::start(pool.clone());
        Ok(Postgres { pool, desk, changes, listening })
    }

    async fn all<Row, Thing>(
        &self,
        query: QueryAs<'_, sqlx::Postgres, Row, PgArguments>,
    ) -> Result<Vec<Thing>, StoreError>
    where
        Row: for<'r> sqlx::FromRow<'r, PgRow> + Send + Unpin,
        Thing: TryFrom<Row, Error = StoreError>,
    {
        rows::all(query.fetch_all(&self.pool).await?)
    }

    async fn one<Row, Thing>(
        &self,
        query: QueryAs<'_, sqlx::Postgres, Row, PgArguments>,
    ) -> Result<Option<Thing>, StoreError>
    where
        Row: for<'r> sqlx::FromRow<'r, PgRow> + Send + Unpin,
        Thing: TryFrom<Row, Error = StoreError>,
    {
        query.fetch_optional(&self.pool).await?.map(Thing::try_from).transpose()
    }
}

/// On a connection of its own, which takes the migration's lock with it if something fails.
async fn shape(options: &PgConnectOptions) -> Result<(), StoreError> {
    let mut connection = options.connect().await?;
    let known = MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or(0);
    MIGRATIONS.run(&mut connection).await.map_err(|error| StoreError::of_migration(error, known))?;
    Ok(connection.close().await?)
}

fn query<'q, Row>(sql: &'static str) -> QueryAs<'q, sqlx::Postgres, Row, PgArguments>
where
    Row: for<'r> sqlx::FromRow<'r, PgRow>,
{
    sqlx::query_as(sql)
}

fn found(rows: u64) -> Result<(), StoreError> {
    if rows == 0 { Err(StoreError::Missing) } else { Ok(()) }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

#[async_trait]
impl Store for Postgres {
    async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        rows::well_made(&table)?;
        write::create(&self.pool, &table).await
    }

    async fn append(&self, table: &TableId, entry: NewEntry) -> Result<Appended, StoreError> {
        rows::fits(&entry.body)?;
        self.desk.append(*table, entry).await
    }

    async fn read(&self, table: &TableId, after: u64, limit: u32) -> Result<Vec<Entry>, StoreError> {
        let read = query::<rows::StoredEntry>(sql::READ);
        self.all(read.bind(&table.bytes()[..]).bind(int(after)).bind(i64::from(limit))).await
    }

    async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError> {
        self.one(query::<rows::StoredTable>(sql::TABLE).bind(&id.bytes()[..])).await
    }

    async fn table_by_code(&self, code: &str) -> Result<Option<TableRow>, StoreError> {
        if rows::plain(code).is_err() {
            return Ok(None);
        }
        self.one(query::<rows::StoredTable>(sql::TABLE_BY_CODE).bind(code)).await
    }

    async fn set_code(&self, id: &TableId, invite: Option<Invite>) -> Result<(), StoreError> {
        invite.iter().try_for_each(|invite| rows::plain(&invite.code))?;
        let set = sqlx::query(sql::SET_CODE)
            .bind(&id.bytes()[..])
            .bind(invite.as_ref().map(|invite| &invite.code))
            .bind(invite.as_ref().and_then(|invite| invite.until).map(int));
        found(set.execute(&self.pool).await?.rows_affected())
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.all(query::<rows::StoredTable>(sql::LOBBY).bind(i64::from(limit))).await
    }

    async fn newest_tables(&self, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.all(query::<rows::StoredTable>(sql::NEWEST).bind(i64::from(limit))).await
    }

    async fn due_tables(&self, until: u64, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.all(query::<rows::StoredTable>(sql::DUE).bind(int(until)).bind(i64::from(limit))).await
    }

    async fn tables_of(&self, person: &PersonId, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let of = query::<rows::StoredTable>(sql::TABLES_OF);
        self.all(of.bind(&person.bytes()[..]).bind(i64::from(limit))).await
    }

    async fn notebook(&self, table: &TableId, person: &PersonId) -> Result<Option<Vec<u8>>, StoreError> {
        let notebook = sqlx::query_scalar(sql::NOTEBOOK).bind(&table.bytes()[..]).bind(&person.bytes()[..]);
        Ok(notebook.fetch_optional(&self.pool).await?)
    }

    async fn set_notebook(
        &self,
        table: &TableId,
        person: &PersonId,
        body: Vec<u8>,
    ) -> Result<(), StoreError> {
        rows::fits(&body)?;
        let set =
            sqlx::query(sql::SET_NOTEBOOK).bind(&table.bytes()[..]).bind(&person.bytes()[..]).bind(body);
        found(set.execute(&self.pool).await?.rows_affected())
    }

    async fn create_person(&self, person: Person) -> Result<(), StoreError> {
        rows::plain(&person.name)?;
        rows::fits(&person.body)?;
        sqlx::query(sql::NEW_PERSON)
            .bind(&person.id.bytes()[..])
            .bind(&person.token.bytes()[..])
            .bind(person.kind.code())
            .bind(&person.name)
            .bind(&person.body)
            .bind(int(person.created))
            .bind(int(person.touched))
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError> {
        self.one(query::<rows::StoredPerson>(sql::PERSON).bind(&id.bytes()[..])).await
    }

    async fn person_by_token(&self, token: &TokenHash) -> Result<Option<Person>, StoreError> {
        self.one(query::<rows::StoredPerson>(sql::PERSON_BY_TOKEN).bind(&token.bytes()[..])).await
    }

    async fn change_person(&self, id: &PersonId, change: PersonChange) -> Result<(), StoreError> {
        change.name.iter().try_for_each(|name| rows::plain(name))?;
        change.body.iter().try_for_each(|body| rows::fits(body))?;
        let set = sqlx::query(sql::CHANGE_PERSON)
            .bind(&id.bytes()[..])
            .bind(change.name)
            .bind(change.token.map(|token| token.bytes().to_vec()))
            .bind(change.body)
            .bind(change.touched.map(int));
        found(set.execute(&self.pool).await?.rows_affected())
    }

    async fn create_team(&self, id: &TeamId, team: NewTeam) -> Result<(), StoreError> {
        rows::fits(&team.body)?;
        write::create_team(&self.pool, id, &team).await
    }

    async fn team(&self, id: &TeamId) -> Result<Option<Team>, StoreError> {
        self.one(query::<rows::StoredTeam>(sql::TEAM).bind(&id.bytes()[..])).await
    }

    async fn replace_team(&self, id: &TeamId, version: u64, team: NewTeam) -> Result<Replaced, StoreError> {
        rows::fits(&team.body)?;
        write::replace_team(&self.pool, id, version, &team).await
    }

    async fn teams_of(&self, person: &PersonId, limit: u32) -> Result<Vec<Team>, StoreError> {
        let of = query::<rows::StoredTeam>(sql::TEAMS_OF);
        self.all(of.bind(&person.bytes()[..]).bind(i64::from(limit))).await
    }

    fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    async fn backup(&self, _: &Path) -> Result<(), StoreError> {
        Err(StoreError::Elsewhere("A store in PostgreSQL is backed up with pg_dump."))
    }

    async fn beat(&self, beat: Heartbeat) -> Result<Pulse, StoreError> {
        write::beat(&self.pool, &beat).await
    }

    async fn say_goodbye(&self, node: &NodeId) -> Result<(), StoreError> {
        write::say_goodbye(&self.pool, node).await
    }

    async fn outages(&self, after: u64) -> Result<Vec<Outage>, StoreError> {
        self.all(query::<rows::StoredOutage>(sql::OUTAGES).bind(int(after))).await
    }

    async fn clock(&self) -> Result<u64, StoreError> {
        rows::natural(sqlx::query_scalar(write::CLOCK).fetch_one(&self.pool).await?)
    }

    fn is_shared(&self) -> bool {
        true
    }

    async fn close(&self) {
        self.listening.abort();
        self.pool.close().await;
    }
}
