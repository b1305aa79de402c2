//! What can go wrong, in sentences for people; the database's own words are kept for the log.

use sqlx::migrate::MigrateError;
use std::{error::Error, fmt, sync::Arc};

/// Why the store did not do what it was asked.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
#[doc(alias = "Trouble")]
pub enum StoreError {
    /// Locked, full, gone or out of reach: worth trying again. A write that ends so may have happened or not;
    /// trying again with the same key tells.
    #[error("The store cannot be reached right now. Please try again.")]
    Unavailable(#[source] Cause),
    /// The id, code or token belongs to another, or the file to write exists.
    #[error("That is taken already.")]
    Taken,
    /// There is no such table, person or team.
    #[error("There is no such thing.")]
    Missing,
    /// The caller asked for something that makes no sense.
    #[error("{0}")]
    Malformed(&'static str),
    /// What is stored cannot be read.
    #[error("The store is damaged.")]
    Corrupt(#[source] Cause),
    /// The database is something else.
    #[error("That is not a Safehouse store.")]
    Foreign(#[source] Cause),
    /// The database was shaped by a later program.
    #[error(
        "The store was written by a newer Safehouse: its shape is number {found}, and this program knows \
         shapes up to {known}."
    )]
    Newer {
        /// The number of the shape found.
        found: i64,
        /// The last shape known here.
        known: i64,
    },
    /// Another program serves the tables in this file.
    #[error("Another Safehouse serves this store already.")]
    InUse,
    /// This back end leaves that to another tool.
    #[error("{0}")]
    Elsewhere(&'static str),
}

impl StoreError {
    /// Whether the store itself is at fault rather than the one request.
    pub(crate) fn is_of_the_store(&self) -> bool {
        !matches!(
            self,
            StoreError::Taken | StoreError::Missing | StoreError::Malformed(_) | StoreError::Elsewhere(_)
        )
    }

    /// The store has not answered in time.
    pub fn timed_out() -> StoreError {
        StoreError::unavailable("the store has not answered in time")
    }

    pub(crate) fn unavailable(cause: impl Into<Box<dyn Error + Send + Sync>>) -> StoreError {
        StoreError::Unavailable(Cause::new(cause))
    }

    pub(crate) fn corrupt(cause: impl Into<Box<dyn Error + Send + Sync>>) -> StoreError {
        StoreError::Corrupt(Cause::new(cause))
    }

    /// Trouble while bringing the database into shape.
    pub(crate) fn of_migration(error: MigrateError, known: i64) -> StoreError {
        match error {
            MigrateError::VersionMissing(found) if found > known => StoreError::Newer { found, known },
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => {
                StoreError::from(error)
            }
            other => StoreError::corrupt(other),
        }
    }
}

/// The database's own words. For the log: they may name files and addresses.
#[derive(Clone)]
pub struct Cause(Arc<dyn Error + Send + Sync>);

impl Cause {
    pub(crate) fn new(cause: impl Into<Box<dyn Error + Send + Sync>>) -> Cause {
        Cause(Arc::from(cause.into()))
    }
}

impl fmt::Debug for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl Error for Cause {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.0.source()
    }
}

/// What the code of a database error says about it. SQLite's codes are numbers of up to four digits whose low
/// byte is the kind, PostgreSQL's are five characters of which the first two are the class.
enum Sign {
    CorruptLog,
    NotOurs,
    Passing,
}

fn sign(code: &str) -> Sign {
    if code.len() == 5 {
        return match code {
            "XX001" | "XX002" => Sign::CorruptLog,
            // Tables or columns that should be there are not.
            _ if code.starts_with("42") && code != "42501" => Sign::CorruptLog,
            _ => Sign::Passing,
        };
    }
    match code.parse::<u32>().map(|code| code & 0xff) {
        // SQLITE_ERROR (our statements are right, so the shape is not), SQLITE_CORRUPT
        Ok(1 | 11) => Sign::CorruptLog,
        // SQLITE_NOTADB
        Ok(26) => Sign::NotOurs,
        _ => Sign::Passing,
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::Database(database) if database.is_unique_violation() => StoreError::Taken,
            sqlx::Error::Database(database) => match sign(&database.code().unwrap_or_default()) {
                Sign::CorruptLog => StoreError::corrupt(error),
                Sign::NotOurs => StoreError::Foreign(Cause::new(error)),
                Sign::Passing => StoreError::unavailable(error),
            },
            sqlx::Error::ColumnDecode { .. }
            | sqlx::Error::Decode(_)
            | sqlx::Error::ColumnNotFound(_)
            | sqlx::Error::RowNotFound => StoreError::corrupt(error),
            _ => StoreError::unavailable(error),
        }
    }
}
