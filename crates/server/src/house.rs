//! The house: all tables of this node, loaded when somebody looks and let go when nobody does.

use crate::bot_queue::BotQueue;
use crate::games::Games;
use crate::heartbeat::Heart;
use crate::lobby::Lobby;
use crate::presence::Presence;
use crate::random;
use crate::table::{AnyTerms, Asking, Begun, CorruptLog, Draft, Name, Refused, Request, TableRefusal};
use crate::table_handle::TableHandle;
use crate::time::now;
use crate::worker_pool::WorkerPool;
use game::{Commitment, Seat};
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{Change, Invite, Key, NewTable, Opening, PersonId, Stage, Store, TableId, TableRow};
use tokio::sync::OnceCell;
use tokio::sync::broadcast::error::RecvError;

/// Of how many tables that are not in memory it is known who has looked at them lately.
const MOST_READ: usize = 10_000;

/// Somebody the house knows.
#[derive(Clone, PartialEq, Eq, Debug)]
#[doc(alias = "Who")]
pub struct User {
    /// Their id.
    pub person: PersonId,
    /// The name they go by.
    pub name: String,
    /// Whether it is a program with a token.
    pub program: bool,
}

/// What was asked is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Done {
    /// The asker's version of the table after it.
    pub v: u64,
}

/// Why the house did not do what it was asked.
#[derive(Clone, Debug, thiserror::Error)]
#[doc(alias = "Trouble")]
pub enum HouseError {
    /// The table refuses it.
    #[error("{0}")]
    Refused(#[from] Refused),
    /// The store fails.
    #[error("{0}")]
    Store(store::StoreError),
    /// The table's log cannot be followed.
    #[error("{0}")]
    CorruptLog(CorruptLog),
    /// There is no such table.
    #[error("There is no such table.")]
    NoTable,
    /// Too many at once.
    #[error("Too many want something of this table at once. Please try again.")]
    Busy,
}

impl From<TableRefusal> for HouseError {
    fn from(refusal: TableRefusal) -> HouseError {
        HouseError::Refused(refusal.into())
    }
}

/// How a house is run.
#[derive(Clone, Debug)]
pub struct HouseRules {
    /// How long a bot takes for a decision, at least and at most; drawn anew each time, whatever it has to decide.
    pub pace: (Duration, Duration),
    /// How long a bot may think before the table does something legal instead.
    pub budget: Duration,
    /// How many bots think at once.
    pub thinkers: usize,
    /// After what time a table that nobody looks at is let go.
    pub idle: Duration,
    /// How long an invitation holds.
    pub invitation: Duration,
}

impl Default for HouseRules {
    fn default() -> HouseRules {
        HouseRules {
            pace: (Duration::from_millis(700), Duration::from_millis(1900)),
            budget: Duration::from_secs(4),
            thinkers: std::thread::available_parallelism().map_or(2, usize::from),
            idle: Duration::from_secs(20),
            invitation: Duration::from_secs(14 * 86_400),
        }
    }
}

/// A table about to be made.
pub struct Plan<'a> {
    /// The game, its options, the clock and the rest.
    pub terms: &'a dyn AnyTerms,
    /// Which seats go to which bots.
    pub bots: &'a [(Seat, String)],
    /// The host's name, if they sit down.
    pub name: Option<Name>,
    /// Where they sit down.
    pub seat: Option<Seat>,
    /// Whether the game starts at once.
    pub start: bool,
}

/// A table just made. It is not printed: its code lets people in.
#[derive(Clone)]
pub struct Made {
    /// Its id.
    pub id: TableId,
    /// Its code.
    pub code: String,
    /// The promise of its secret.
    pub commitment: Commitment,
}

/// A table that could be made.
pub(crate) struct Drawn {
    row: NewTable,
    table: Box<dyn crate::table::AnyTable>,
}

/// The place of a table in memory.
#[derive(Default)]
struct Slot {
    live: OnceCell<Arc<TableHandle>>,
    /// The last entry that was heard of, also while the table is still being loaded.
    heard: AtomicU64,
}

/// All tables of this node.
pub struct House {
    store: Arc<dyn Store>,
    games: Games,
    pub(crate) rules: HouseRules,
    tables: Mutex<HashMap<TableId, Arc<Slot>>>,
    /// Who has looked lately at tables that are not in memory: a page without a script keeps no table there.
    readers: Mutex<HashMap<TableId, Arc<Presence>>>,
    pub(crate) thinkers: Arc<BotQueue>,
    pub(crate) heart: Arc<Heart>,
    pub(crate) backroom: WorkerPool,
    pub(crate) lobby: Lobby,
}

impl House {
    /// A house over this store.
    pub fn new(store: Arc<dyn Store>, games: Games, rules: HouseRules) -> Arc<House> {
        let thinkers = BotQueue::new(rules.thinkers);
        let heart = Arc::new(Heart::new(store.clone()));
        let backroom = WorkerPool::new(std::thread::available_parallelism().map_or(2, usize::from));
        let (tables, readers, lobby) = Default::default();
        Arc::new(House { store, games, rules, tables, readers, thinkers, heart, backroom, lobby })
    }

    /// The store beneath.
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    /// The games that are played here.
    pub fn games(&self) -> &Games {
        &self.games
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Slot>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn readers(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Presence>>> {
        self.readers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The tables that are in memory.
    pub fn in_memory(&self) -> usize {
        self.tables().len()
    }

    /// The table with this id, loaded if need be.
    ///
    /// # Errors
    /// [`HouseError::NoTable`], or the store's trouble.
    pub async fn table(self: &Arc<Self>, id: TableId) -> Result<Arc<TableHandle>, HouseError> {
        let slot = self.tables().entry(id).or_default().clone();
        let live = match slot.live.get() {
            Some(live) => live.clone(),
            // A visitor may hang up at any moment; what is begun here is brought to its end all the same.
            None => tokio::spawn(self.clone().fill(id, slot)).await.map_err(|_| HouseError::Busy)??,
        };
        live.touch();
        Ok(live)
    }

    /// Loads the table into its place, unless somebody was first.
    async fn fill(self: Arc<Self>, id: TableId, slot: Arc<Slot>) -> Result<Arc<TableHandle>, HouseError> {
        match slot.live.get_or_try_init(|| self.load(id)).await {
            Ok(live) => {
                let live = live.clone();
                let heard = slot.heard.load(Ordering::SeqCst);
                if live.table().last() < heard {
                    self.clone().catch_up(live.clone(), heard).await;
                }
                Ok(live)
            }
            Err(trouble) => {
                // Nothing is kept of ids that lead nowhere. Whoever else waits at this place goes on trying there: it
                // must stay the only one that the table has.
                let mut tables = self.tables();
                if tables
                    .get(&id)
                    .is_some_and(|kept| Arc::ptr_eq(kept, &slot) && Arc::strong_count(kept) == 2)
                {
                    tables.remove(&id);
                }
                Err(trouble)
            }
        }
    }

    async fn catch_up(self: Arc<Self>, live: Arc<TableHandle>, heard: u64) {
        // What was lost is as much as there is.
        let number = (heard != u64::MAX).then_some(heard);
        match live.catch_up(number).await {
            Ok(()) => self.schedule(&live),
            Err(trouble) => tracing::warn!(table = %live.id(), %trouble, "a table cannot catch up"),
        }
    }

    async fn load(self: &Arc<Self>, id: TableId) -> Result<Arc<TableHandle>, HouseError> {
        let row = self.store.table(&id).await.map_err(HouseError::Store)?.ok_or(HouseError::NoTable)?;
        let first = self.store.read(&id, 0, 1).await.map_err(HouseError::Store)?;
        let first = first.first().ok_or(HouseError::NoTable)?;
        let table = self.games.table(&row.game, id, first)?;
        let live = self.live(id, table);
        live.catch_up(None).await?;
        live.seal().await?;
        self.give_back(&live).await;
        self.schedule(&live);
        Ok(live)
    }

    fn live(&self, id: TableId, table: Box<dyn crate::table::AnyTable>) -> Arc<TableHandle> {
        // With it come those who have looked at it lately.
        let readers = self.readers().remove(&id);
        let presence = readers.unwrap_or_else(|| Arc::new(Presence::new(self.heart.clone())));
        let (store, heart, backroom) = (self.store.clone(), self.heart.clone(), self.backroom.clone());
        Arc::new(TableHandle::new(id, store, heart, presence, backroom, table))
    }

    /// The table with this id, if it is in memory.
    pub(crate) fn here(&self, id: &TableId) -> Option<Arc<TableHandle>> {
        self.tables().get(id)?.live.get().cloned()
    }

    /// Makes a table.
    ///
    /// # Errors
    /// [`HouseError::Refused`] if there can be no such table.
    pub async fn create(self: &Arc<Self>, host: &User, plan: &Plan<'_>) -> Result<Made, HouseError> {
        self.make(self.draw_up(host, plan)?).await
    }

    /// A table as it would be made, if there can be such a one.
    ///
    /// # Errors
    /// As for [`create`](House::create).
    pub(crate) fn draw_up(&self, host: &User, plan: &Plan<'_>) -> Result<Drawn, HouseError> {
        let secret = random::secret();
        let id = TableId::new(random::bytes());
        let new = crate::table::NewTable { id, at: now(), bots: plan.bots, host: host.person, secret };
        let begun = plan.terms.open(new)?;
        let mut requests = Vec::new();
        if let Some(name) = &plan.name {
            requests.push(Request::Join { name: name.clone(), seat: plan.seat });
        }
        if plan.start {
            requests.push(Request::Start { contribution: None });
        }
        self.lay(id, host, plan.terms.game(), plan.terms.listed(), begun, &requests)
    }

    /// The table where the people of this one play again; the first who asks makes it.
    ///
    /// # Errors
    /// [`HouseError::Refused`] if the game is still on or the one who asks had no part in it.
    pub async fn again(self: &Arc<Self>, who: &User, live: &Arc<TableHandle>) -> Result<TableId, HouseError> {
        // Random, so that nobody who knows this table can find out whether there is a next one.
        let id = TableId::new(random::bytes());
        let again = live.again(id, who, random::secret())?;
        if let Some(id) = again.already {
            return self.next_table(who, id).await;
        }
        self.make(self.lay(id, who, live.game(), false, again.begun, &[])?).await?;
        let key = Key::new(random::derived(b"again word", live.id().bytes(), &[]));
        let body = (again.word)(&id);
        live.write(Some(key), |_, now| Ok(Some(Draft { at: now, body: body.clone(), ..Draft::default() })))
            .await?;
        // Of two who ask at the same moment both arrive at the table of the first whose word is in the log; the other
        // table is nobody's.
        let id = live.again(id, who, random::secret())?.already.unwrap_or(id);
        self.next_table(who, id).await
    }

    /// The table where people play again, for whoever may look at it.
    async fn next_table(self: &Arc<Self>, who: &User, id: TableId) -> Result<TableId, HouseError> {
        if self.table(id).await?.viewer(Some(who), false).is_none() {
            return Err(TableRefusal::HadNoSeat.into());
        }
        Ok(id)
    }

    /// A table with its first entries, as it would be written.
    fn lay(
        &self,
        id: TableId,
        host: &User,
        game: &str,
        listed: bool,
        begun: Begun,
        requests: &[Request],
    ) -> Result<Drawn, HouseError> {
        let Begun { bodies, mut table } = begun;
        let at = table.touched();
        let mut entries: Vec<Opening> =
            bodies.into_iter().map(|body| Opening { key: None, at, body }).collect();
        for (number, opening) in (1..).zip(&entries).skip(1) {
            table.apply(&entry(number, opening)).map_err(HouseError::CorruptLog)?;
        }
        let asking =
            Asking { person: host.person, name: &host.name, program: host.program, invited: true, now: at };
        let mut sit = Vec::new();
        for request in requests {
            let draft = table.draft(&asking, request, None)?;
            sit.extend(draft.sit);
            entries.push(Opening { key: None, at, body: draft.body });
            if let Some(opening) = entries.last() {
                table.apply(&entry(entries.len() as u64, opening)).map_err(HouseError::CorruptLog)?;
            }
        }
        let invite =
            Invite { code: random::code(), until: Some(at + self.rules.invitation.as_millis() as u64) };
        let row = NewTable {
            id,
            game: game.into(),
            stage: table.stage(),
            listed,
            invite: Some(invite),
            created: at,
            deadline: table.due(),
            sit,
            entries,
        };
        Ok(Drawn { row, table })
    }

    /// Makes the table that was drawn up.
    pub(crate) async fn make(self: &Arc<Self>, drawn: Drawn) -> Result<Made, HouseError> {
        let Drawn { mut row, table } = drawn;
        let (id, game) = (row.id, row.game.clone());
        let mut made = self.store.create(row.clone()).await;
        if matches!(made, Err(store::StoreError::Taken)) {
            // A code of 40 random bits is hardly ever taken, an id never by chance: that is worth one more try.
            row.invite = row.invite.map(|invite| Invite { code: random::code(), ..invite });
            made = self.store.create(row.clone()).await;
        }
        made.map_err(HouseError::Store)?;
        metrics::counter!("safehouse_tables_made_total", "game" => game).increment(1);
        let commitment = table.commitment();
        self.settle(id, table);
        Ok(Made { id, commitment, code: row.invite.map(|invite| invite.code).unwrap_or_default() })
    }

    /// Keeps a table that was just made, so that it need not be read back.
    fn settle(self: &Arc<Self>, id: TableId, table: Box<dyn crate::table::AnyTable>) {
        let live = self.live(id, table);
        let slot = Slot { live: OnceCell::new_with(Some(live.clone())), heard: AtomicU64::new(0) };
        if let Entry::Vacant(place) = self.tables().entry(id) {
            place.insert(Arc::new(slot));
        } else {
            // Somebody has looked already, and loads it: one of each is enough.
            return;
        }
        self.schedule(&live);
    }

    /// Does what somebody asks of a table, and lets clocks and bots go on from there.
    ///
    /// # Errors
    /// As for [`TableHandle::ask`].
    pub async fn ask(
        self: &Arc<Self>,
        live: &Arc<TableHandle>,
        who: &User,
        invited: bool,
        request: &Request,
        key: Option<Key>,
        against: Option<u64>,
    ) -> Result<Done, HouseError> {
        let done = live.ask(who, invited, request, key, against).await?;
        self.schedule(live);
        Ok(done)
    }

    /// The table with this code, if the code still holds.
    ///
    /// # Errors
    /// [`HouseError::NoTable`] for a code that no table has, [`HouseError::Refused`] for one that has ended.
    pub async fn invited_to(&self, code: &str) -> Result<TableRow, HouseError> {
        let code = code.trim().to_uppercase();
        let row =
            self.store.table_by_code(&code).await.map_err(HouseError::Store)?.ok_or(HouseError::NoTable)?;
        let until = row.invite.as_ref().and_then(|invite| invite.until);
        if until.is_some_and(|until| until < now()) {
            return Err(TableRefusal::InvitationEnded.into());
        }
        Ok(row)
    }

    /// Whether this code opens this table's door.
    ///
    /// # Errors
    /// As for [`invited_to`](House::invited_to).
    pub async fn opens(&self, id: &TableId, code: Option<&str>) -> Result<bool, HouseError> {
        let Some(code) = code else { return Ok(false) };
        match self.invited_to(code).await {
            Ok(row) => Ok(row.id == *id),
            Err(HouseError::NoTable) => Ok(false),
            Err(trouble) => Err(trouble),
        }
    }

    /// The tables that are in memory and whole.
    fn lives(&self) -> Vec<Arc<TableHandle>> {
        self.tables().values().filter_map(|slot| slot.live.get().cloned()).collect()
    }

    /// Gives the clocks of a table back what outages have cost them. If that fails now, it happens before the next entry.
    async fn give_back(&self, live: &Arc<TableHandle>) {
        if let Err(trouble) = live.write(None, |_, _| Ok(None)).await {
            tracing::debug!(table = %live.id(), %trouble, "clocks wait for their time");
        }
    }

    /// Shows signs of life for as long as it is polled, and gives clocks back the time that the house was out of reach.
    pub async fn show_signs_of_life(self: Arc<Self>) {
        // Only clocks that run need to know of the last second; those of tables in memory.
        let resting = || self.tables().is_empty();
        let well_again = |outage: &store::Outage| {
            // Before its first heartbeat a store had no house.
            if outage.since > 0 {
                let milliseconds = outage.until.saturating_sub(outage.since);
                tracing::warn!(milliseconds, "the house was out of reach; clocks get that time back");
            }
            let house = self.clone();
            tokio::spawn(async move {
                for live in house.lives() {
                    house.give_back(&live).await;
                    house.schedule(&live);
                }
            });
        };
        self.heart.go_on(resting, well_again).await;
    }

    /// The house stops: other nodes need not wait for this one.
    pub(crate) async fn say_goodbye(&self) {
        self.heart.say_goodbye().await;
    }

    /// Whether something was written to the store at most two seconds ago; if not, something is written.
    ///
    /// # Errors
    /// Why it cannot be.
    pub async fn is_ready(&self) -> Result<(), store::StoreError> {
        self.heart.is_ready().await
    }

    /// Notices who is there and who is not, at every table that somebody looks at, for as long as it is polled.
    pub async fn watch_the_door(self: Arc<Self>, every: Duration) {
        loop {
            tokio::time::sleep(every).await;
            for live in self.lives().into_iter().filter(|live| live.is_watched()) {
                self.attend(&live).await;
            }
        }
    }

    /// Somebody with a part in the table has looked: without a script there is nobody else to notice who is there. Whoever
    /// looks does not wait for it.
    pub(crate) fn look_around(self: &Arc<Self>, live: &Arc<TableHandle>) {
        if live.is_to_be_attended() {
            let (house, live) = (self.clone(), live.clone());
            tokio::spawn(async move { house.attend(&live).await });
        }
    }

    /// Writes down who has come or gone at a table, as far as the table has to know.
    pub(crate) async fn attend(self: &Arc<Self>, live: &Arc<TableHandle>) {
        let mut written = false;
        loop {
            match live.write_attendance().await {
                Ok(true) => written = true,
                Ok(false) => break,
                Err(trouble) => {
                    tracing::debug!(table = %live.id(), %trouble, "who is there cannot be written down now");
                    break;
                }
            }
        }
        if written {
            self.schedule(live);
        }
    }

    /// Lets go of tables that nobody has needed for a while.
    pub fn let_go(&self) {
        let long_ago = now().saturating_sub(self.rules.idle.as_millis() as u64);
        let mut tables = self.tables();
        let mut readers = self.readers();
        readers.retain(|_, presence| presence.is_remembered());
        tables.retain(|id, slot| {
            // One of each is ours: whoever else holds it is at work with it.
            let is_needed = Arc::strong_count(slot) > 1
                || slot.live.get().is_some_and(|live| {
                    live.is_watched() || live.used() > long_ago || Arc::strong_count(live) > 1
                });
            let presence = slot.live.get().map(|live| live.presence());
            if let Some(presence) = presence.filter(|presence| !is_needed && presence.is_remembered())
                && readers.len() < MOST_READ
            {
                readers.insert(*id, presence.clone());
            }
            is_needed
        });
        if tables.capacity() > 4 * tables.len() + 1024 {
            tables.shrink_to_fit();
        }
    }

    /// Takes in what other nodes write, for as long as it is polled.
    pub async fn hear_of_changes(self: Arc<Self>) {
        let mut changes = self.store.changes();
        loop {
            let (slots, number): (Vec<Arc<Slot>>, u64) = match changes.recv().await {
                Ok(Change::Added { table, number }) => {
                    (self.tables().get(&table).cloned().into_iter().collect(), number)
                }
                Ok(Change::Unknown) | Err(RecvError::Lagged(_)) => {
                    (self.tables().values().cloned().collect(), u64::MAX)
                }
                Err(RecvError::Closed) => return,
            };
            for slot in slots {
                // First the word, then a look whether the table is there: whoever loads it does it the other way round.
                slot.heard.fetch_max(number, Ordering::SeqCst);
                let Some(live) = slot.live.get().filter(|live| live.table().last() < number) else {
                    continue;
                };
                // A table at work on its own entry must not hold up the others.
                tokio::spawn(self.clone().catch_up(live.clone(), number));
            }
        }
    }

    /// Whether the table is open, on or over, for those who list tables.
    pub fn word(stage: Stage) -> &'static str {
        match stage {
            Stage::Open => "open",
            Stage::On => "on",
            Stage::Over => "over",
        }
    }
}

fn entry(number: u64, opening: &Opening) -> store::Entry {
    store::Entry { number, key: opening.key, at: opening.at, body: opening.body.clone() }
}
