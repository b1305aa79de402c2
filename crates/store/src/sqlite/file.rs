//! The file itself: opening it, shaping it, and noticing when it is gone.

use crate::{StoreError, error::Cause};
use sqlx::{
    AssertSqlSafe, ConnectOptions, Connection, SqliteConnection,
    migrate::Migrator,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous},
};
use std::{
    fs::{OpenOptions, TryLockError},
    io::ErrorKind,
    os::unix::fs::{MetadataExt, OpenOptionsExt},
    path::{Path, PathBuf},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};
use tokio::time::sleep;

static MIGRATIONS: Migrator = sqlx::migrate!("migrations/sqlite");

/// Our mark in a file's header; the first migration writes it.
const APPLICATION: i64 = 0x5361_6665;

/// The size of the file's pages, in bytes.
pub(super) const PAGE: u64 = 1024;

/// SQLite's own greatest number of pages.
const MOST_PAGES: u64 = 0xffff_fffe;

/// What is kept of a write-ahead log that has grown beyond it, in bytes: more than it takes in its usual round, since a log
/// that is overwritten is synced sooner than one that grows, and cutting it holds up the next commit.
const LARGEST_LOG: u64 = 256 << 20;

/// How long a checkpoint waits for a reader before it tries again later; the writer waits for it meanwhile.
const CHECKPOINT_PATIENCE: Duration = Duration::from_millis(20);

/// Which file it is to the operating system, whatever stands under a path later.
pub(super) type Identity = (u64, u64);

/// How often somebody else's lock is looked at again.
const RETRY: Duration = Duration::from_millis(50);

pub(super) struct File {
    path: PathBuf,
    patience: Duration,
    identity: Identity,
    pages: AtomicU64,
    /// Rises when the write-ahead log was lost: connections from before must not be used any more.
    generation: AtomicU64,
    lost: Mutex<Option<Instant>>,
    /// Held for as long as the store is open; none if it is only looked at.
    lock: Mutex<Option<std::fs::File>>,
}

impl File {
    /// Opens or makes the file, and gives the connection for writing along with it.
    pub async fn open(path: &Path, patience: Duration) -> Result<(File, SqliteConnection), StoreError> {
        make_private(path)?;
        let lock = lock(path, patience).await?;
        let mut connection = writing(path, patience).create_if_missing(true).connect().await?;
        ours(&mut connection).await?;
        let known = MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or(0);
        MIGRATIONS.run(&mut connection).await.map_err(|error| StoreError::of_migration(error, known))?;
        let identity = identity(path)?;
        let file = File {
            path: path.to_owned(),
            patience,
            identity,
            pages: AtomicU64::new(MOST_PAGES),
            generation: AtomicU64::new(0),
            lost: Mutex::default(),
            lock: Mutex::new(Some(lock)),
        };
        Ok((file, connection))
    }

    /// A file that is there, as it is; only for reading from.
    pub async fn look_at(path: &Path, patience: Duration) -> Result<File, StoreError> {
        let file = File {
            path: path.to_owned(),
            patience,
            identity: identity(path)?,
            pages: AtomicU64::new(MOST_PAGES),
            generation: AtomicU64::new(0),
            lost: Mutex::default(),
            lock: Mutex::default(),
        };
        let mut connection = file.for_reading().connect().await?;
        ours(&mut connection).await?;
        connection.close().await?;
        Ok(file)
    }

    /// A new connection for writing, after trouble with the last one.
    pub async fn reopen(&self) -> Result<SqliteConnection, StoreError> {
        self.in_place()?;
        Ok(writing(&self.path, self.patience).connect().await?)
    }

    /// A connection that works the write-ahead log into the file.
    pub async fn for_checkpoints(&self) -> Result<SqliteConnection, StoreError> {
        let options = plain(&self.path, CHECKPOINT_PATIENCE).synchronous(SqliteSynchronous::Full);
        Ok(options.connect().await?)
    }

    pub fn for_reading(&self) -> SqliteConnectOptions {
        plain(&self.path, self.patience).pragma("query_only", "on")
    }

    /// Whether the path still leads to the file. SQLite would go on writing to a file that was removed, and
    /// what is written there is lost when the program ends.
    pub fn in_place(&self) -> Result<(), StoreError> {
        if identity(&self.path)? == self.identity {
            Ok(())
        } else {
            Err(StoreError::unavailable("another file has taken the place of the store"))
        }
    }

    /// Lets another program have the file.
    pub fn unlock(&self) {
        *self.lock.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// Which file the write-ahead log is now.
    pub fn log(&self) -> Option<Identity> {
        identity(&beside(&self.path, "-wal")).ok()
    }

    /// The write-ahead log was lost: from now on connections from before are not used any more.
    pub fn lost(&self) {
        *self.lost.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        self.generation.fetch_add(1, Ordering::AcqRel);
    }

    /// Whether a connection that is so old may be used.
    pub fn is_good_for(&self, age: Duration) -> bool {
        let lost = *self.lost.lock().unwrap_or_else(PoisonError::into_inner);
        lost.is_none_or(|lost| age < lost.elapsed())
    }

    /// Which connections may be used: those that were made in this generation.
    pub fn generation(&self) -> u64 {
        self.generation.load(Ordering::Acquire)
    }

    pub fn limit_size(&self, bytes: Option<u64>) {
        let pages = bytes.map_or(MOST_PAGES, |bytes| (bytes / PAGE).clamp(1, MOST_PAGES));
        self.pages.store(pages, Ordering::Relaxed);
    }

    pub fn most_pages(&self) -> u64 {
        self.pages.load(Ordering::Relaxed)
    }
}

/// Tells a connection how far the file may grow.
pub(super) async fn limit(connection: &mut SqliteConnection, pages: u64) -> Result<(), StoreError> {
    let pragma = format!("PRAGMA max_page_count = {pages}");
    sqlx::raw_sql(AssertSqlSafe(pragma)).execute(connection).await?;
    Ok(())
}

fn plain(path: &Path, patience: Duration) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(false)
        .busy_timeout(patience)
        .disable_statement_logging()
}

fn writing(path: &Path, patience: Duration) -> SqliteConnectOptions {
    plain(path, patience)
        .page_size(PAGE as u32)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        // That is done beside the writer.
        .pragma("wal_autocheckpoint", "0")
        .pragma("journal_size_limit", LARGEST_LOG.to_string())
        .pragma("cache_size", "-65536")
        .row_buffer_size(1024)
}

/// Makes the file if it is missing, so that nobody else on the machine may read it: games' secrets stand in it. What
/// SQLite keeps beside it gets the same mode.
pub(super) fn make_private(path: &Path) -> Result<(), StoreError> {
    match OpenOptions::new().write(true).create_new(true).mode(0o600).open(path) {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => Err(StoreError::unavailable(error)),
        _ => Ok(()),
    }
}

/// An empty file becomes ours; another program's file stays as it is. A program that ended while it shaped a
/// new file may have left the list of migrations and nothing else.
async fn ours(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let mark: i64 = sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *connection).await?;
    let things = "SELECT count(*) FROM sqlite_master WHERE tbl_name <> '_sqlx_migrations'";
    let things: i64 = sqlx::query_scalar(things).fetch_one(connection).await?;
    if mark == APPLICATION || (mark == 0 && things == 0) {
        Ok(())
    } else {
        Err(StoreError::Foreign(Cause::new(format!("the file bears the mark {mark:#x}"))))
    }
}

/// Where something is kept beside the file.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut beside = path.as_os_str().to_owned();
    beside.push(ending);
    beside.into()
}

/// Takes the file for this program alone. The lock has a file of its own, since SQLite's locks would be lost if somebody else
/// opened and closed the store's; the operating system lets go of it however the program ends.
async fn lock(path: &Path, patience: Duration) -> Result<std::fs::File, StoreError> {
    let path = beside(path, "-lock");
    make_private(&path)?;
    let lock = OpenOptions::new().write(true).open(&path).map_err(StoreError::unavailable)?;
    let until = Instant::now() + patience;
    loop {
        match lock.try_lock() {
            Ok(()) => return Ok(lock),
            Err(TryLockError::Error(error)) => return Err(StoreError::unavailable(error)),
            // A program that is ending may still hold it.
            Err(TryLockError::WouldBlock) if Instant::now() < until => sleep(RETRY).await,
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse),
        }
    }
}

fn identity(path: &Path) -> Result<Identity, StoreError> {
    let file = std::fs::metadata(path).map_err(StoreError::unavailable)?;
    Ok((file.dev(), file.ino()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sql;

    /// What "durable" rests on; 2 is FULL.
    #[tokio::test]
    async fn every_commit_is_synced() {
        let folder = tempfile::tempdir().unwrap();
        let (file, mut first) = File::open(&folder.path().join("s"), Duration::ZERO).await.unwrap();
        let mut again = file.reopen().await.unwrap();
        for connection in [&mut first, &mut again] {
            let synchronous: i64 =
                sqlx::query_scalar("PRAGMA synchronous").fetch_one(&mut *connection).await.unwrap();
            let journal: String =
                sqlx::query_scalar("PRAGMA journal_mode").fetch_one(connection).await.unwrap();
            assert_eq!((synchronous, journal.as_str()), (2, "wal"));
        }
    }

    /// However many tables there are, no statement walks through all of them.
    #[tokio::test]
    async fn every_statement_finds_its_rows_by_an_index() {
        let folder = tempfile::tempdir().unwrap();
        let (_, mut connection) = File::open(&folder.path().join("s"), Duration::ZERO).await.unwrap();
        let statements = [
            sql::TABLE,
            sql::TABLE_BY_CODE,
            sql::LOBBY,
            sql::NEWEST,
            sql::DUE,
            sql::TABLES_OF,
            sql::SET_CODE,
            sql::READ,
            sql::STANDING,
            sql::NOTEBOOK,
            sql::SET_NOTEBOOK,
            sql::PERSON,
            sql::PERSON_BY_TOKEN,
            sql::CHANGE_PERSON,
            sql::TEAM,
            sql::TEAM_VERSION,
            sql::TEAMS_OF,
            sql::REPLACE_TEAM,
            sql::CLEAR_MEMBERS,
            super::super::append::ADD,
            super::super::append::CHANGE,
            super::super::append::SIT,
            super::super::append::RISE,
        ];
        for statement in statements {
            let plan: Vec<(i64, i64, i64, String)> =
                sqlx::query_as(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {statement}")))
                    .fetch_all(&mut connection)
                    .await
                    .unwrap();
            assert!(!plan.is_empty(), "no plan for {statement}");
            for (.., step) in plan {
                // Two lists walk an index that is in the wanted order, and stop at their limit.
                let walk = match statement {
                    sql::LOBBY => step == "SCAN t USING INDEX tables_in_lobby",
                    sql::NEWEST => step == "SCAN t",
                    _ => false,
                };
                assert!(walk || !step.contains("SCAN"), "{step} in {statement}");
                assert!(!step.contains("TEMP B-TREE"), "{step} in {statement}");
            }
        }
    }
}
