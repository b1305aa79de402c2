//! The store in one SQLite file, inside the program.
//!
//! One writer commits what many tables ask for together, so that a sync of the disk is shared; a few readers
//! work beside it (write-ahead log, full sync), and so does whoever brings the log into the file.

mod append;
mod backup;
mod checkpoint;
mod file;
mod repeat;
mod write;
mod writer;

use crate::{
    Appended, CHANGES_KEPT, Change, Entry, Heartbeat, Invite, NewEntry, NewTable, NewTeam, NodeId, Outage,
    Person, PersonChange, PersonId, Pulse, Replaced, Store, StoreError, TableId, TableRow, Team, TeamId,
    TokenHash, rows, sql,
};
use async_trait::async_trait;
use checkpoint::{Checkpoints, Upkeep};
use file::File;
use sqlx::{
    SqlitePool,
    sqlite::{SqliteArguments, SqlitePoolOptions, SqliteRow},
};
use std::{path::Path, sync::Arc, time::Duration};
use tokio::sync::broadcast;
use writer::Desk;

/// How a SQLite store is opened.
#[derive(Clone, Debug)]
pub struct SqliteOptions {
    /// How long to wait for another program's lock before a write is [`StoreError::Unavailable`].
    pub patience: Duration,
    /// How many reads go on at once.
    pub readers: u32,
    /// The most writes that are committed together.
    pub group: usize,
    /// About how many bytes the write-ahead log takes before it is worked into the file. A page that changes often is
    /// then written there once for many commits.
    pub log: u64,
    /// After how long without a write the log is emptied.
    pub quiet: Duration,
}

impl Default for SqliteOptions {
    fn default() -> SqliteOptions {
        SqliteOptions {
            patience: Duration::from_secs(2),
            readers: 4,
            group: 1024,
            log: 32 << 20,
            quiet: Duration::from_secs(10),
        }
    }
}

/// A store in one SQLite file.
pub struct Sqlite {
    file: Arc<File>,
    readers: SqlitePool,
    desk: Desk,
    changes: broadcast::Sender<Change>,
}

impl Sqlite {
    /// Opens the store in this file, which is made if need be, and brings it into the shape of today.
    ///
    /// # Errors
    ///
    /// [`StoreError::Foreign`] if the file is something else, [`StoreError::Newer`] if a later program shaped it.
    pub async fn open(path: impl AsRef<Path>) -> Result<Sqlite, StoreError> {
        Sqlite::open_with(path, SqliteOptions::default()).await
    }

    /// Opens the store in this file as the options say.
    ///
    /// # Errors
    ///
    /// As [`Sqlite::open`].
    pub async fn open_with(path: impl AsRef<Path>, options: SqliteOptions) -> Result<Sqlite, StoreError> {
        let (file, connection) = File::open(path.as_ref(), options.patience).await?;
        let file = Arc::new(file);
        let readers = SqlitePoolOptions::new()
            .max_connections(options.readers.max(1))
            .acquire_timeout(Duration::from_secs(5))
            // A file cannot hang up: what a ping before each read would find, the read itself finds.
            .test_before_acquire(false)
            .before_acquire({
                let file = Arc::clone(&file);
                move |_, connection| {
                    let good = file.is_good_for(connection.age);
                    Box::pin(async move { Ok(good) })
                }
            })
            .connect_lazy_with(file.for_reading());
        let (changes, _) = broadcast::channel(CHANGES_KEPT);
        let upkeep = Upkeep { pages: (options.log / file::PAGE).max(1), quiet: options.quiet };
        let checkpoints = Checkpoints::start(Arc::clone(&file), upkeep);
        let group = options.group.max(1);
        let desk = writer::start(Arc::clone(&file), connection, checkpoints, changes.clone(), group);
        Ok(Sqlite { file, readers, desk, changes })
    }

    /// Copies the store in this file, whichever program has it in use, into a new file, and changes nothing in it.
    ///
    /// # Errors
    ///
    /// [`StoreError::Foreign`] if the file is something else, [`StoreError::Taken`] if the new file exists.
    pub async fn copy(path: impl AsRef<Path>, target: impl AsRef<Path>) -> Result<(), StoreError> {
        let file = File::look_at(path.as_ref(), SqliteOptions::default().patience).await?;
        backup::backup(&file, target.as_ref()).await
    }

    /// Lets the file grow to so many bytes and no further, or as far as the disk goes. Beyond that writes are
    /// [`StoreError::Unavailable`] until the limit is raised; a limit below the present size stops growth.
    pub fn limit_size(&self, bytes: Option<u64>) {
        self.file.limit_size(bytes);
    }

    async fn all<Row, Thing>(
        &self,
        query: sqlx::query::QueryAs<'static, sqlx::Sqlite, Row, SqliteArguments>,
    ) -> Result<Vec<Thing>, StoreError>
    where
        Row: for<'r> sqlx::FromRow<'r, SqliteRow> + Send + Unpin,
        Thing: TryFrom<Row, Error = StoreError>,
    {
        rows::all(query.fetch_all(&self.readers).await?)
    }

    async fn one<Row, Thing>(
        &self,
        query: sqlx::query::QueryAs<'static, sqlx::Sqlite, Row, SqliteArguments>,
    ) -> Result<Option<Thing>, StoreError>
    where
        Row: for<'r> sqlx::FromRow<'r, SqliteRow> + Send + Unpin,
        Thing: TryFrom<Row, Error = StoreError>,
    {
        query.fetch_optional(&self.readers).await?.map(Thing::try_from).transpose()
    }
}

fn query<Row>(sql: &'static str) -> sqlx::query::QueryAs<'static, sqlx::Sqlite, Row, SqliteArguments>
where
    Row: for<'r> sqlx::FromRow<'r, SqliteRow>,
{
    sqlx::query_as(sql)
}

#[async_trait]
impl Store for Sqlite {
    async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        rows::well_made(&table)?;
        self.desk.write(write::Create(table)).await
    }

    async fn append(&self, table: &TableId, entry: NewEntry) -> Result<Appended, StoreError> {
        rows::fits(&entry.body)?;
        self.desk.append(*table, entry).await
    }

    async fn read(&self, table: &TableId, after: u64, limit: u32) -> Result<Vec<Entry>, StoreError> {
        let read = query::<rows::StoredEntry>(sql::READ);
        self.all(read.bind(table.bytes().to_vec()).bind(rows::int(after)).bind(i64::from(limit))).await
    }

    async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError> {
        self.one(query::<rows::StoredTable>(sql::TABLE).bind(id.bytes().to_vec())).await
    }

    async fn table_by_code(&self, code: &str) -> Result<Option<TableRow>, StoreError> {
        self.one(query::<rows::StoredTable>(sql::TABLE_BY_CODE).bind(code.to_owned())).await
    }

    async fn set_code(&self, id: &TableId, invite: Option<Invite>) -> Result<(), StoreError> {
        invite.iter().try_for_each(|invite| rows::plain(&invite.code))?;
        self.desk.write(write::SetCode(*id, invite)).await
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.all(query::<rows::StoredTable>(sql::LOBBY).bind(i64::from(limit))).await
    }

    async fn newest_tables(&self, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.all(query::<rows::StoredTable>(sql::NEWEST).bind(i64::from(limit))).await
    }

    async fn due_tables(&self, until: u64, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.all(query::<rows::StoredTable>(sql::DUE).bind(rows::int(until)).bind(i64::from(limit))).await
    }

    async fn tables_of(&self, person: &PersonId, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let of = query::<rows::StoredTable>(sql::TABLES_OF);
        self.all(of.bind(person.bytes().to_vec()).bind(i64::from(limit))).await
    }

    async fn notebook(&self, table: &TableId, person: &PersonId) -> Result<Option<Vec<u8>>, StoreError> {
        let notebook = sqlx::query_scalar(sql::NOTEBOOK).bind(&table.bytes()[..]).bind(&person.bytes()[..]);
        Ok(notebook.fetch_optional(&self.readers).await?)
    }

    async fn set_notebook(
        &self,
        table: &TableId,
        person: &PersonId,
        body: Vec<u8>,
    ) -> Result<(), StoreError> {
        rows::fits(&body)?;
        self.desk.write(write::SetNotebook(*table, *person, body)).await
    }

    async fn create_person(&self, person: Person) -> Result<(), StoreError> {
        rows::plain(&person.name)?;
        rows::fits(&person.body)?;
        self.desk.write(write::CreatePerson(person)).await
    }

    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError> {
        self.one(query::<rows::StoredPerson>(sql::PERSON).bind(id.bytes().to_vec())).await
    }

    async fn person_by_token(&self, token: &TokenHash) -> Result<Option<Person>, StoreError> {
        self.one(query::<rows::StoredPerson>(sql::PERSON_BY_TOKEN).bind(token.bytes().to_vec())).await
    }

    async fn change_person(&self, id: &PersonId, change: PersonChange) -> Result<(), StoreError> {
        change.name.iter().try_for_each(|name| rows::plain(name))?;
        change.body.iter().try_for_each(|body| rows::fits(body))?;
        self.desk.write(write::ChangePerson(*id, change)).await
    }

    async fn create_team(&self, id: &TeamId, team: NewTeam) -> Result<(), StoreError> {
        rows::fits(&team.body)?;
        self.desk.write(write::CreateTeam(*id, team)).await
    }

    async fn team(&self, id: &TeamId) -> Result<Option<Team>, StoreError> {
        self.one(query::<rows::StoredTeam>(sql::TEAM).bind(id.bytes().to_vec())).await
    }

    async fn replace_team(&self, id: &TeamId, version: u64, team: NewTeam) -> Result<Replaced, StoreError> {
        rows::fits(&team.body)?;
        self.desk.write(write::ReplaceTeam(*id, version, team)).await
    }

    async fn teams_of(&self, person: &PersonId, limit: u32) -> Result<Vec<Team>, StoreError> {
        let of = query::<rows::StoredTeam>(sql::TEAMS_OF);
        self.all(of.bind(person.bytes().to_vec()).bind(i64::from(limit))).await
    }

    fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        backup::backup(&self.file, file).await
    }

    async fn beat(&self, beat: Heartbeat) -> Result<Pulse, StoreError> {
        self.desk.write(write::Beat(beat)).await
    }

    /// Whoever opens the file next knows that this program is gone.
    async fn say_goodbye(&self, _: &NodeId) -> Result<(), StoreError> {
        Ok(())
    }

    async fn outages(&self, after: u64) -> Result<Vec<Outage>, StoreError> {
        self.all(query::<rows::StoredOutage>(sql::OUTAGES).bind(rows::int(after))).await
    }

    async fn clock(&self) -> Result<u64, StoreError> {
        Ok(write::clock())
    }

    fn is_shared(&self) -> bool {
        false
    }

    async fn close(&self) {
        self.desk.close().await;
        self.readers.close().await;
        self.file.unlock();
    }
}
