//! A table that is being looked at: its sitting in memory, kept in step with its log.

use crate::heartbeat::{Heart, Reading};
use crate::house::{Done, HouseError, User};
use crate::presence::{Presence, Visit};
use crate::table::{
    Again, AnyTable, Asking, CorruptLog, Draft, Filed, Projection, Refused, Replayed, Request, Scope,
};
use crate::time::now;
use crate::worker_pool::WorkerPool;
use game::Viewer;
use scene::Wants;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use store::{Appended, Entry, Key, NewEntry, PersonId, Store, TableId};
use tokio::sync::watch;

/// How many entries are read from a log at a time.
const PAGE: u32 = 500;

/// How often at most looking at a table leads to writing, in milliseconds.
const ATTENDED: u64 = 1000;

/// How often a request is tried anew because somebody else was first. Each time another entry has come in, so somebody
/// gets on.
const MOST_TRIES: usize = 64;

/// A table in memory. What serializes its moves is its log: on this node one entry is written at a time, and when
/// another node was first, the log is read and the request looked at again.
#[doc(alias = "Live")]
pub struct TableHandle {
    id: TableId,
    store: Arc<dyn Store>,
    heart: Arc<Heart>,
    backroom: WorkerPool,
    presence: Arc<Presence>,
    /// Held while something is being written or read in. The sitting itself is never held while waiting.
    turn: tokio::sync::Mutex<()>,
    table: Mutex<Box<dyn AnyTable>>,
    /// What each viewer's version is: one for each seat, and the public's behind them.
    versions: Vec<watch::Sender<u64>>,
    /// Whether the log may have more than is here.
    behind: AtomicBool,
    /// When somebody last needed the table, in milliseconds.
    used: AtomicU64,
    /// The time that somebody waits for on behalf of the table's clocks.
    waited_for: AtomicU64,
    /// When it was last written down who is there because somebody looked, in milliseconds.
    attended: AtomicU64,
}

impl TableHandle {
    pub(crate) fn new(
        id: TableId,
        store: Arc<dyn Store>,
        heart: Arc<Heart>,
        presence: Arc<Presence>,
        backroom: WorkerPool,
        table: Box<dyn AnyTable>,
    ) -> TableHandle {
        let versions =
            Viewer::of_table(table.seats()).map(|viewer| watch::Sender::new(table.version(viewer)));
        TableHandle {
            id,
            store,
            presence,
            heart,
            backroom,
            turn: tokio::sync::Mutex::new(()),
            versions: versions.collect(),
            table: Mutex::new(table),
            behind: AtomicBool::new(false),
            used: AtomicU64::new(now()),
            waited_for: AtomicU64::new(0),
            attended: AtomicU64::new(0),
        }
    }

    /// The table's id.
    pub fn id(&self) -> TableId {
        self.id
    }

    /// The name of its game.
    pub fn game(&self) -> &'static str {
        self.table().game()
    }

    /// Whose table it is.
    pub fn host(&self) -> store::PersonId {
        self.table().host()
    }

    pub(crate) fn used(&self) -> u64 {
        self.used.load(Ordering::Relaxed)
    }

    pub(crate) fn touch(&self) {
        self.used.store(now(), Ordering::Relaxed);
    }

    /// Whether nobody waits for this time yet; from now on somebody does.
    pub(crate) fn waits_for(&self, due: u64) -> bool {
        self.waited_for.swap(due, Ordering::AcqRel) != due
    }

    /// A sitting is whole between calls, also if a thread died while it held it: entries are applied to a copy first.
    pub(crate) fn table(&self) -> MutexGuard<'_, Box<dyn AnyTable>> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// As whom somebody looks at the table.
    pub fn viewer(&self, who: Option<&User>, invited: bool) -> Option<Viewer> {
        self.table().viewer(who.map(|who| &who.person), invited)
    }

    /// Whether somebody may ask anything of the table: they sit there, host it, have a seat kept for them, or may at least
    /// watch it and talk, or sit down without a code.
    pub(crate) fn may_ask(&self, who: Option<&User>) -> bool {
        self.viewer(who, false).is_some()
    }

    /// Somebody looks at the table, until this is dropped.
    pub(crate) fn visit(&self, person: PersonId) -> Visit {
        self.presence.visit(person)
    }

    /// Somebody has looked at the table just now.
    pub(crate) fn seen(&self, person: PersonId) {
        self.presence.seen(person);
    }

    /// Who looks at the table.
    pub(crate) fn presence(&self) -> &Arc<Presence> {
        &self.presence
    }

    /// Whether it is time again to write down who is there because somebody looked.
    pub(crate) fn is_to_be_attended(&self) -> bool {
        let (last, now) = (self.attended.load(Ordering::Acquire), now());
        now >= last + ATTENDED
            && self.attended.compare_exchange(last, now, Ordering::AcqRel, Ordering::Acquire).is_ok()
    }

    /// Writes down who has come or gone, as far as the table has to know; whether there was something to write.
    pub(crate) async fn write_attendance(self: &Arc<Self>) -> Result<bool, HouseError> {
        if self.table().attendance(&*self.presence, now()).is_none() {
            return Ok(false);
        }
        let written = self.write(None, |table, now| Ok(table.attendance(&*self.presence, now))).await?;
        Ok(written.is_some())
    }

    /// Word whenever this viewer is told something.
    pub fn watch(&self, viewer: Viewer) -> Option<watch::Receiver<u64>> {
        let index = match viewer {
            Viewer::Seat(seat) => seat.index(),
            _ => self.versions.len().checked_sub(1)?,
        };
        Some(self.versions.get(index)?.subscribe())
    }

    /// Whether anybody is watching.
    pub(crate) fn is_watched(&self) -> bool {
        self.versions.iter().any(|version| version.receiver_count() > 0)
    }

    /// What a viewer gets of the table.
    ///
    /// # Errors
    /// [`HouseError::NoTable`] if the table has no such seat.
    pub fn project(
        &self,
        viewer: Viewer,
        who: Option<&User>,
        scope: Scope,
    ) -> Result<Box<dyn Projection>, HouseError> {
        let projection = self.table().project(viewer, who.map(|who| &who.person), scope, now());
        projection.map_err(|_| HouseError::NoTable)
    }

    /// The steps of a game that is over from number `first` on, as this viewer saw them. `viewer` and `who` are who looks now.
    ///
    /// # Errors
    /// [`HouseError::Refused`] while the game is on, if it is too long for that, or if there is no such viewer.
    pub async fn replay(
        &self,
        viewer: Viewer,
        who: Option<&User>,
        seen_by: Viewer,
        first: usize,
    ) -> Result<Box<dyn Replayed>, HouseError> {
        let game = self.table().on_file()?;
        game.can_be_told()?;
        let person = who.map(|who| who.person);
        let scene = self.table().replay(viewer, person.as_ref(), now())?;
        Ok(self.backroom.work(game.length(), move || scene.steps(seen_by, first)).await??)
    }

    /// What somebody is told who was last told a version as a viewer; nothing at all if they may not look. Who they are
    /// and what they are told is of one moment.
    pub(crate) fn told_to(
        &self,
        who: Option<&User>,
        invited: bool,
        (was, since): (Viewer, Option<u64>),
        wants: Wants,
    ) -> Option<PendingUpdate> {
        let table = self.table();
        let person = who.map(|who| &who.person);
        let viewer = table.viewer(person, invited)?;
        let since = since.filter(|_| viewer == was);
        let v = table.version(viewer);
        let new = (since != Some(v)).then(|| table.project(viewer, person, Scope { since, wants }, now()));
        let versions = (viewer != was).then(|| self.watch(viewer)).flatten();
        Some(PendingUpdate { viewer, v, new: new.transpose().ok()?, versions })
    }

    /// What a list shows of the table, as JSON, and the number of the last entry that it knows.
    pub(crate) fn summary(&self) -> (u64, serde_json::Value) {
        let table = self.table();
        (table.last(), table.summary())
    }

    /// What a viewer may do, as JSON.
    pub fn legal(&self, viewer: Viewer) -> String {
        self.table().legal(viewer)
    }

    /// The game on file.
    ///
    /// # Errors
    /// [`HouseError::Refused`] while the game is on.
    pub async fn filed(&self) -> Result<Filed, HouseError> {
        let game = self.table().on_file()?;
        self.backroom.work(game.length(), move || game.filed()).await
    }

    pub(crate) fn again(&self, new: TableId, who: &User, secret: game::Secret) -> Result<Again, Refused> {
        self.table().again((new, now()), &who.person, secret)
    }

    /// Does what somebody asks. When this returns well, it is in the log.
    ///
    /// # Errors
    /// [`HouseError::Refused`] if the table refuses it; [`HouseError::Store`] if the store fails: asking again with the same
    /// key tells whether it was done.
    pub async fn ask(
        self: &Arc<Self>,
        who: &User,
        invited: bool,
        request: &Request,
        key: Option<Key>,
        against: Option<u64>,
    ) -> Result<Done, HouseError> {
        let number = self
            .write(key, |table, now| {
                let asking =
                    Asking { person: who.person, name: &who.name, program: who.program, invited, now };
                table.draft(&asking, request, against).map(Some).map_err(HouseError::Refused)
            })
            .await?;
        let table = self.table();
        let viewer = table.viewer(Some(&who.person), invited).unwrap_or(Viewer::Public);
        let number = number.unwrap_or_else(|| table.last());
        Ok(Done { v: table.version_at(viewer, number) })
    }

    /// Whether the table would do what somebody asks, as it stands here.
    ///
    /// # Errors
    /// [`Refused`], and why.
    pub(crate) fn would(&self, who: &User, invited: bool, request: &Request) -> Result<(), Refused> {
        let asking =
            Asking { person: who.person, name: &who.name, program: who.program, invited, now: now() };
        self.table().draft(&asking, request, None).map(drop)
    }

    /// Writes what `draft` makes of the table as it stands; anew if somebody else was first. Gives the entry's number,
    /// or nothing if there was nothing to write.
    pub(crate) async fn write(
        self: &Arc<Self>,
        key: Option<Key>,
        mut draft: impl FnMut(&mut dyn AnyTable, u64) -> Result<Option<Draft>, HouseError>,
    ) -> Result<Option<u64>, HouseError> {
        self.touch();
        let _turn = self.turn.lock().await;
        // Another node may have written what is not heard of here yet: nobody is refused before the log has been read.
        let mut may_be_behind = self.store.is_shared();
        for _ in 0..MOST_TRIES {
            let Reading { now, outages } = self.heart.before_writing().await.map_err(HouseError::Store)?;
            if self.behind.load(Ordering::Acquire) {
                self.read_in().await?;
            }
            let drafted = {
                let mut table = self.table();
                if let Some(number) = key.and_then(|key| table.known(&key)) {
                    return Ok(Some(number));
                }
                // Before anything else is written, clocks get back what an outage has cost them.
                let (key, draft, is_asked_for) = match table.give_back(&outages, now) {
                    Some(outage) => (None, Some(outage), false),
                    None => match draft(&mut **table, now) {
                        Ok(Some(draft)) => (key, Some(draft), true),
                        Ok(None) => return Ok(None),
                        Err(HouseError::Refused(refused)) if may_be_behind && refused.depends_on_table() => {
                            (None, None, false)
                        }
                        Err(trouble) => return Err(trouble),
                    },
                };
                draft.map(|draft| (new_entry(&**table, key, draft), table.stage(), is_asked_for))
            };
            let Some(((entry, ticket), stage_before, is_asked_for)) = drafted else {
                may_be_behind = false;
                self.read_in().await?;
                continue;
            };
            // If the caller goes away while the store is at it, nobody here knows what came of it: the log has to be
            // read before anything else happens.
            self.behind.store(true, Ordering::Release);
            let began = Instant::now();
            let appended = self.store.append(&self.id, entry.clone()).await.map_err(|trouble| {
                self.heart.failed(&trouble);
                HouseError::Store(trouble)
            })?;
            self.heart.took(now, began.elapsed());
            self.heart.wrote();
            metrics::histogram!("safehouse_commit_seconds").record(began.elapsed());
            match appended {
                Appended::Added => {
                    let NewEntry { number, key, at, body, .. } = entry;
                    let entry = Entry { number, key, at, body };
                    self.tell(&entry, |table| table.commit(&entry, ticket))?;
                    self.behind.store(false, Ordering::Release);
                    if self.table().stage() != stage_before {
                        tracing::info!(table = %self.id, stage = ?self.table().stage(), "a table goes on");
                    }
                    if is_asked_for {
                        return Ok(Some(number));
                    }
                }
                Appended::Known { number } => {
                    self.read_in().await?;
                    return Ok(Some(number));
                }
                Appended::Behind { .. } => {}
            }
        }
        Err(HouseError::Busy)
    }

    /// Takes the next entry in, and tells whoever learned something.
    fn tell(
        &self,
        entry: &Entry,
        take: impl FnOnce(&mut dyn AnyTable) -> Result<(), CorruptLog>,
    ) -> Result<(), HouseError> {
        let mut table = self.table();
        // Whoever read this entry may have gone while it waited in the back room, and the next one have read it, too.
        if table.last() >= entry.number {
            return Ok(());
        }
        take(&mut **table).map_err(|damage| {
            tracing::error!(table = %self.id, number = entry.number, %damage, "a log cannot be followed");
            HouseError::CorruptLog(damage)
        })?;
        for (viewer, version) in Viewer::of_table(table.seats()).zip(&self.versions) {
            let now = table.version(viewer);
            version.send_if_modified(|version| std::mem::replace(version, now) != now);
        }
        Ok(())
    }

    /// Reads what the log has more than is here. To be called by whoever has the turn.
    async fn read_in(self: &Arc<Self>) -> Result<(), HouseError> {
        loop {
            let last = self.table().last();
            let entries = self.store.read(&self.id, last, PAGE).await.map_err(HouseError::Store)?;
            let (count, live) = (entries.len(), self.clone());
            let take_in =
                move || entries.iter().try_for_each(|entry| live.tell(entry, |table| table.apply(entry)));
            self.backroom.work(count, take_in).await??;
            if count < PAGE as usize {
                break;
            }
        }
        self.behind.store(false, Ordering::Release);
        Ok(())
    }

    /// Works out the last seal of a game that is over, which everybody is shown who looks at it.
    pub(crate) async fn seal(&self) -> Result<(), HouseError> {
        let unsealed = {
            let table = self.table();
            table.lacks_seal().then(|| table.on_file())
        };
        if let Some(Ok(game)) = unsealed {
            self.backroom.work(game.length(), move || game.seal()).await?;
        }
        Ok(())
    }

    /// Takes in what another node has written, at least up to this entry.
    pub(crate) async fn catch_up(self: &Arc<Self>, number: Option<u64>) -> Result<(), HouseError> {
        let here = |number: u64| self.table().last() >= number;
        if number.is_some_and(here) {
            return Ok(());
        }
        let _turn = self.turn.lock().await;
        if number.is_some_and(here) {
            return Ok(());
        }
        self.read_in().await
    }
}

/// What somebody is told.
pub(crate) struct PendingUpdate {
    /// As whom they look.
    pub viewer: Viewer,
    /// Their version now.
    pub v: u64,
    /// What is new to them.
    pub new: Option<Box<dyn Projection>>,
    /// Where they hear of more, if they look as somebody else than before.
    pub versions: Option<watch::Receiver<u64>>,
}

fn new_entry(table: &dyn AnyTable, key: Option<Key>, draft: Draft) -> (NewEntry, u64) {
    let Draft { at, body, stage, deadline, sit, rise, ticket } = draft;
    let entry = NewEntry {
        number: table.last() + 1,
        key,
        at: at.max(table.touched()),
        body,
        stage,
        listed: None,
        deadline,
        sit,
        rise,
    };
    (entry, ticket)
}
