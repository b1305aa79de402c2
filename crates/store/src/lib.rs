//! The log of every table: SQLite inside the binary, PostgreSQL beside it.
//!
//! Everything that happens at a table is an entry of that table's log; the table is rebuilt by reading it. What
//! serializes a table's moves is that a log has one entry for each number, not a process: of many who append
//! number 7, one is told [`Appended::Added`], and by then the entry is durable.
//!
//! This crate knows bytes and numbers and nothing of what a move means.

mod entry;
mod error;
mod heartbeat;
mod id;
mod person;
mod postgres;
mod rows;
mod sql;
mod sqlite;
mod store;
mod table;
mod team;
#[cfg(feature = "testing")]
pub mod testing;

pub use entry::{Appended, Change, Deadline, Entry, NewEntry};
pub use error::{Cause, StoreError};
pub use heartbeat::{Heartbeat, Outage, Pulse};
pub use id::{Key, NodeId, NotAnId, PersonId, TableId, TeamId, TokenHash};
pub use person::{Kind, Person, PersonChange};
pub use postgres::Postgres;
pub use sqlite::{Sqlite, SqliteOptions};
pub use store::Store;
pub use table::{Invite, NewTable, Opening, Stage, TableRow};
pub use team::{NewTeam, Replaced, Team};

/// How many changes a receiver may be behind before it lags.
const CHANGES_KEPT: usize = 4096;
