//! What every back end does.

use crate::{
    Appended, Change, Entry, Heartbeat, Invite, NewEntry, NewTable, NewTeam, NodeId, Outage, Person,
    PersonChange, PersonId, Pulse, Replaced, StoreError, TableId, TableRow, Team, TeamId, TokenHash,
};
use async_trait::async_trait;
use std::path::Path;
use tokio::sync::broadcast;

/// The logs of all tables, with the little beside them that lists need. What a write reports as done is durable.
///
/// # Errors
///
/// Every call may end in [`StoreError::Unavailable`], which is worth trying again, or in [`StoreError::Corrupt`].
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Makes a table with the first entries of its log, all or nothing; [`StoreError::Taken`] if its id or code is.
    async fn create(&self, table: NewTable) -> Result<(), StoreError>;

    /// Adds the entry to the table's log if its number is the next one and its key is new there.
    async fn append(&self, table: &TableId, entry: NewEntry) -> Result<Appended, StoreError>;

    /// The entries after number `after`, in order, at most `limit`. An unknown table has an empty log.
    async fn read(&self, table: &TableId, after: u64, limit: u32) -> Result<Vec<Entry>, StoreError>;

    /// The table with this id.
    async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError>;

    /// The table with this invite code, also if the code has ended.
    async fn table_by_code(&self, code: &str) -> Result<Option<TableRow>, StoreError>;

    /// Gives the table another invite code, or takes it away; [`StoreError::Taken`] if another table has it.
    async fn set_code(&self, id: &TableId, invite: Option<Invite>) -> Result<(), StoreError>;

    /// Listed tables that are open, newest first.
    async fn open_tables(&self, limit: u32) -> Result<Vec<TableRow>, StoreError>;

    /// All tables, newest first.
    async fn newest_tables(&self, limit: u32) -> Result<Vec<TableRow>, StoreError>;

    /// Tables whose deadline is at `until` or before, soonest first.
    async fn due_tables(&self, until: u64, limit: u32) -> Result<Vec<TableRow>, StoreError>;

    /// Tables where this person sits, newest first.
    async fn tables_of(&self, person: &PersonId, limit: u32) -> Result<Vec<TableRow>, StoreError>;

    /// What the person has noted at the table.
    async fn notebook(&self, table: &TableId, person: &PersonId) -> Result<Option<Vec<u8>>, StoreError>;

    /// Replaces what the person has noted at the table.
    async fn set_notebook(&self, table: &TableId, person: &PersonId, body: Vec<u8>)
    -> Result<(), StoreError>;

    /// Adds a person; [`StoreError::Taken`] if the id or the token is.
    async fn create_person(&self, person: Person) -> Result<(), StoreError>;

    /// The person with this id.
    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError>;

    /// The person whose token has this hash.
    async fn person_by_token(&self, token: &TokenHash) -> Result<Option<Person>, StoreError>;

    /// Changes a person; [`StoreError::Missing`] if there is no such person.
    async fn change_person(&self, id: &PersonId, change: PersonChange) -> Result<(), StoreError>;

    /// Adds a team, in version 1; [`StoreError::Taken`] if the id is.
    async fn create_team(&self, id: &TeamId, team: NewTeam) -> Result<(), StoreError>;

    /// The team with this id.
    async fn team(&self, id: &TeamId) -> Result<Option<Team>, StoreError>;

    /// Replaces the team if it still is in `version`.
    async fn replace_team(&self, id: &TeamId, version: u64, team: NewTeam) -> Result<Replaced, StoreError>;

    /// The teams this person is a member of, newest first.
    async fn teams_of(&self, person: &PersonId, limit: u32) -> Result<Vec<Team>, StoreError>;

    /// Word of entries from now on, whichever program sharing the store has added them. A receiver that
    /// lags has missed some and should take it as [`Change::Unknown`].
    fn changes(&self) -> broadcast::Receiver<Change>;

    /// Copies the whole store, as it is at one moment, into a new file, while it is in use.
    async fn backup(&self, file: &Path) -> Result<(), StoreError>;

    /// Writes a node's heartbeat, and an outage if there was one: a node was not seen when it should have been, or this one
    /// says so. Another that is late is given up; should it live, its own next heartbeat tells.
    async fn beat(&self, beat: Heartbeat) -> Result<Pulse, StoreError>;

    /// A node stops on purpose, and everybody has left it: nobody waits for its next heartbeat.
    async fn say_goodbye(&self, node: &NodeId) -> Result<(), StoreError>;

    /// The outages after number `after`, in order.
    async fn outages(&self, after: u64) -> Result<Vec<Outage>, StoreError>;

    /// What time it is by the clock of the store, in milliseconds: the system's, or the one that all nodes share.
    async fn clock(&self) -> Result<u64, StoreError>;

    /// Whether other programs may serve the same tables.
    fn is_shared(&self) -> bool;

    /// Finishes what is under way and lets go of the database.
    async fn close(&self);
}
