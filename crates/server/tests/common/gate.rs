//! A store with a door: a test decides when what was asked of it goes on, and whether it fails.

use async_trait::async_trait;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use store::{
    Appended, Change, Entry, Heartbeat, Invite, NewEntry, NewTable, NewTeam, NodeId, Outage, Person,
    PersonChange, PersonId, Pulse, Replaced, Sqlite, Store, StoreError, TableId, TableRow, Team, TeamId,
    TokenHash,
};
use tokio::sync::{Semaphore, broadcast};

/// Heartbeats as a test wants them, without a database.
#[derive(Default)]
pub struct Hearts {
    /// What was written.
    pub beats: Vec<Heartbeat>,
    /// When the other nodes were seen, if there are others.
    pub others: Option<u64>,
    /// Whether other nodes share the store, whose clock says this.
    pub shared: Option<u64>,
    /// Whether nothing can be written.
    pub fail: bool,
    /// The outages that came of them.
    pub outages: Vec<Outage>,
}

impl Hearts {
    fn beat(&mut self, beat: Heartbeat) -> Result<Pulse, StoreError> {
        if self.fail {
            return Err(StoreError::timed_out());
        }
        if let Some(since) = beat.wrong_since {
            let number = self.outages.len() as u64 + 1;
            self.outages.push(Outage { number, since, until: beat.at });
        }
        self.beats.push(beat);
        Ok(Pulse { now: 0, seen: None, others: self.others, outages: self.outages.len() as u64 })
    }
}

/// A store with a door before its tables, and one behind its logs.
pub struct Gate {
    store: Arc<Sqlite>,
    /// Whether whoever asks for a table waits.
    pub tables_wait: AtomicBool,
    /// Whether whoever has read a log waits before they get it.
    pub logs_wait: AtomicBool,
    /// How many may go on.
    pub door: Semaphore,
    /// How many have come to the door so far.
    pub came: AtomicU32,
    /// How many tables cannot be had.
    pub fails: AtomicU32,
    /// Word of changes, if it never comes.
    pub silence: Option<broadcast::Sender<Change>>,
    /// What is done instead of writing heartbeats.
    pub hearts: Mutex<Option<Hearts>>,
}

impl Gate {
    pub fn new(store: Arc<Sqlite>) -> Gate {
        Gate {
            store,
            tables_wait: AtomicBool::new(false),
            logs_wait: AtomicBool::new(false),
            door: Semaphore::new(0),
            came: AtomicU32::new(0),
            fails: AtomicU32::new(0),
            silence: None,
            hearts: Mutex::new(None),
        }
    }

    /// Looks at the heartbeats, or changes what becomes of them.
    pub fn hearts<T>(&self, look: impl FnOnce(&mut Hearts) -> T) -> Option<T> {
        self.hearts.lock().unwrap().as_mut().map(look)
    }

    async fn wait(&self, waits: &AtomicBool) {
        if waits.load(Ordering::SeqCst) {
            self.came.fetch_add(1, Ordering::SeqCst);
            self.door.acquire().await.unwrap().forget();
        }
    }
}

#[async_trait]
impl Store for Gate {
    async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        self.store.create(table).await
    }

    async fn append(&self, table: &TableId, entry: NewEntry) -> Result<Appended, StoreError> {
        self.store.append(table, entry).await
    }

    async fn read(&self, table: &TableId, after: u64, limit: u32) -> Result<Vec<Entry>, StoreError> {
        let read = self.store.read(table, after, limit).await;
        self.wait(&self.logs_wait).await;
        read
    }

    async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError> {
        self.wait(&self.tables_wait).await;
        let fails = self.fails.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |fails| fails.checked_sub(1));
        if fails.is_ok() {
            return Err(StoreError::Malformed("That one fails."));
        }
        self.store.table(id).await
    }

    async fn table_by_code(&self, code: &str) -> Result<Option<TableRow>, StoreError> {
        self.store.table_by_code(code).await
    }

    async fn set_code(&self, id: &TableId, invite: Option<Invite>) -> Result<(), StoreError> {
        self.store.set_code(id, invite).await
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.store.open_tables(limit).await
    }

    async fn newest_tables(&self, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.store.newest_tables(limit).await
    }

    async fn due_tables(&self, until: u64, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.store.due_tables(until, limit).await
    }

    async fn tables_of(&self, person: &PersonId, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.store.tables_of(person, limit).await
    }

    async fn notebook(&self, table: &TableId, person: &PersonId) -> Result<Option<Vec<u8>>, StoreError> {
        self.store.notebook(table, person).await
    }

    async fn set_notebook(
        &self,
        table: &TableId,
        person: &PersonId,
        body: Vec<u8>,
    ) -> Result<(), StoreError> {
        self.store.set_notebook(table, person, body).await
    }

    async fn create_person(&self, person: Person) -> Result<(), StoreError> {
        self.store.create_person(person).await
    }

    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError> {
        self.store.person(id).await
    }

    async fn person_by_token(&self, token: &TokenHash) -> Result<Option<Person>, StoreError> {
        self.store.person_by_token(token).await
    }

    async fn change_person(&self, id: &PersonId, change: PersonChange) -> Result<(), StoreError> {
        self.store.change_person(id, change).await
    }

    async fn create_team(&self, id: &TeamId, team: NewTeam) -> Result<(), StoreError> {
        self.store.create_team(id, team).await
    }

    async fn team(&self, id: &TeamId) -> Result<Option<Team>, StoreError> {
        self.store.team(id).await
    }

    async fn replace_team(&self, id: &TeamId, version: u64, team: NewTeam) -> Result<Replaced, StoreError> {
        self.store.replace_team(id, version, team).await
    }

    async fn teams_of(&self, person: &PersonId, limit: u32) -> Result<Vec<Team>, StoreError> {
        self.store.teams_of(person, limit).await
    }

    async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        self.store.backup(file).await
    }

    async fn beat(&self, beat: Heartbeat) -> Result<Pulse, StoreError> {
        match self.hearts(|hearts| hearts.beat(beat)) {
            Some(pulse) => pulse,
            None => self.store.beat(beat).await,
        }
    }

    async fn say_goodbye(&self, node: &NodeId) -> Result<(), StoreError> {
        self.store.say_goodbye(node).await
    }

    async fn outages(&self, after: u64) -> Result<Vec<Outage>, StoreError> {
        match self.hearts(|hearts| hearts.outages[after as usize..].to_vec()) {
            Some(outages) => Ok(outages),
            None => self.store.outages(after).await,
        }
    }

    async fn clock(&self) -> Result<u64, StoreError> {
        match self.hearts(|hearts| hearts.shared).flatten() {
            Some(clock) => Ok(clock),
            None => self.store.clock().await,
        }
    }

    fn is_shared(&self) -> bool {
        self.hearts(|hearts| hearts.shared.is_some()).unwrap_or_else(|| self.store.is_shared())
    }

    fn changes(&self) -> broadcast::Receiver<Change> {
        self.silence.as_ref().map_or_else(|| self.store.changes(), broadcast::Sender::subscribe)
    }

    async fn close(&self) {
        self.store.close().await;
    }
}
