//! A table that is being looked at: its sitting in memory, kept in step with its log.

use crate::backroom::Backroom;
use crate::heartbeat::Heart;
use crate::house::{Done, Trouble, Who};
use crate::http::Style;
use crate::presence::{Presence, Visit};
use crate::table::{After, Again, Asking, Damage, Draft, Filed, Refused, Request, Sitting, Wants};
use crate::time::now;
use game::Viewer;
use std::any::Any;
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
pub struct Live {
    id: TableId,
    store: Arc<dyn Store>,
    heart: Arc<Heart>,
    backroom: Backroom,
    presence: Arc<Presence>,
    /// Held while something is being written or read in. The sitting itself is never held while waiting.
    turn: tokio::sync::Mutex<()>,
    sitting: Mutex<Box<dyn Sitting>>,
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

impl Live {
    pub(crate) fn new(
        id: TableId,
        store: Arc<dyn Store>,
        heart: Arc<Heart>,
        presence: Arc<Presence>,
        backroom: Backroom,
        sitting: Box<dyn Sitting>,
    ) -> Live {
        let versions =
            Viewer::of_table(sitting.seats()).map(|viewer| watch::Sender::new(sitting.version(viewer)));
        Live {
            id,
            store,
            presence,
            heart,
            backroom,
            turn: tokio::sync::Mutex::new(()),
            versions: versions.collect(),
            sitting: Mutex::new(sitting),
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
        self.sitting().game()
    }

    /// Whose table it is.
    pub fn host(&self) -> store::PersonId {
        self.sitting().host()
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
    pub(crate) fn sitting(&self) -> MutexGuard<'_, Box<dyn Sitting>> {
        self.sitting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// As whom somebody looks at the table.
    pub fn viewer(&self, who: Option<&Who>, invited: bool) -> Option<Viewer> {
        self.sitting().viewer(who.map(|who| &who.person), invited)
    }

    /// Whether somebody may ask anything of the table: they sit there, host it, have a seat kept for them, or may at least
    /// watch it and talk, or sit down without a code.
    pub(crate) fn may_ask(&self, who: Option<&Who>) -> bool {
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
    pub(crate) async fn write_attendance(self: &Arc<Self>) -> Result<bool, Trouble> {
        if self.sitting().attendance(&*self.presence, now()).is_none() {
            return Ok(false);
        }
        let written = self.write(None, |sitting| Ok(sitting.attendance(&*self.presence, now()))).await?;
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

    /// What a viewer is told after version `since`, as JSON, and the version it brings them to.
    pub fn update(
        &self,
        viewer: Viewer,
        who: Option<&Who>,
        since: Option<u64>,
        wants: Wants,
    ) -> (u64, String) {
        let sitting = self.sitting();
        (sitting.version(viewer), sitting.update(viewer, who.map(|who| &who.person), since, wants))
    }

    /// What a viewer sees, as a [`scene::Scene`] of the table's game; the story begins after version `since`.
    pub fn scene(&self, viewer: Viewer, who: Option<&Who>, since: Option<u64>) -> Box<dyn Any> {
        self.sitting().scene(viewer, who.map(|who| &who.person), since, now())
    }

    /// The steps of a game that is over from number `first` on, as a [`scene::Replay`] of the table's game.
    ///
    /// # Errors
    /// [`Trouble::Refused`] while the game is on, if it is too long for that, or if there is no such viewer.
    pub async fn steps(&self, viewer: Viewer, first: usize) -> Result<Box<dyn Any + Send>, Trouble> {
        let game = self.sitting().on_file()?;
        game.can_be_told()?;
        Ok(self.backroom.work(game.length(), move || game.steps(viewer, first)).await??)
    }

    /// What somebody is told who was last told a version as a viewer; nothing at all if they may not look. Who they are
    /// and what they are told is of one moment.
    pub(crate) fn told_to(
        &self,
        who: Option<&Who>,
        invited: bool,
        (was, since): (Viewer, Option<u64>),
        style: &mut dyn Style,
    ) -> Option<Told> {
        let sitting = self.sitting();
        let viewer = sitting.viewer(who.map(|who| &who.person), invited)?;
        let since = since.filter(|_| viewer == was);
        let v = sitting.version(viewer);
        let update = (since != Some(v)).then(|| style.update(&**sitting, viewer, who, since));
        let versions = (viewer != was).then(|| self.watch(viewer)).flatten();
        Some(Told { viewer, v, update, versions })
    }

    /// What a list shows of the table, as JSON, and the number of the last entry that it knows.
    pub(crate) fn summary(&self) -> (u64, serde_json::Value) {
        let sitting = self.sitting();
        (sitting.last(), sitting.summary())
    }

    /// What a viewer may do, as JSON.
    pub fn legal(&self, viewer: Viewer) -> String {
        self.sitting().legal(viewer)
    }

    /// The game on file.
    ///
    /// # Errors
    /// [`Trouble::Refused`] while the game is on.
    pub async fn filed(&self) -> Result<Filed, Trouble> {
        let game = self.sitting().on_file()?;
        self.backroom.work(game.length(), move || game.filed()).await
    }

    /// The steps of a game that is over from number `first` on, as JSON.
    ///
    /// # Errors
    /// As for [`steps`](Live::steps).
    pub async fn replay(&self, viewer: Viewer, first: usize) -> Result<String, Trouble> {
        let game = self.sitting().on_file()?;
        game.can_be_told()?;
        Ok(self.backroom.work(game.length(), move || game.replay(viewer, first)).await??)
    }

    pub(crate) fn again(&self, new: TableId, who: &Who, secret: game::Secret) -> Result<Again, Refused> {
        self.sitting().again((new, now()), &who.person, secret)
    }

    /// Does what somebody asks. When this returns well, it is in the log.
    ///
    /// # Errors
    /// [`Trouble::Refused`] if the table refuses it; [`Trouble::Store`] if the store fails: asking again with the same
    /// key tells whether it was done.
    pub async fn ask(
        self: &Arc<Self>,
        who: &Who,
        invited: bool,
        request: &Request,
        key: Option<Key>,
        against: Option<u64>,
    ) -> Result<Done, Trouble> {
        let number = self
            .write(key, |sitting| {
                let asking =
                    Asking { person: who.person, name: &who.name, program: who.program, invited, now: now() };
                sitting.draft(&asking, request, against).map(Some).map_err(Trouble::Refused)
            })
            .await?;
        let sitting = self.sitting();
        let viewer = sitting.viewer(Some(&who.person), invited).unwrap_or(Viewer::Public);
        let number = number.unwrap_or_else(|| sitting.last());
        Ok(Done { v: sitting.version_at(viewer, number) })
    }

    /// Whether the table would do what somebody asks, as it stands here.
    ///
    /// # Errors
    /// [`Refused`], and why.
    pub(crate) fn would(&self, who: &Who, invited: bool, request: &Request) -> Result<(), Refused> {
        let asking =
            Asking { person: who.person, name: &who.name, program: who.program, invited, now: now() };
        self.sitting().draft(&asking, request, None).map(drop)
    }

    /// Writes what `draft` makes of the table as it stands; anew if somebody else was first. Gives the entry's number,
    /// or nothing if there was nothing to write.
    pub(crate) async fn write(
        self: &Arc<Self>,
        key: Option<Key>,
        mut draft: impl FnMut(&mut dyn Sitting) -> Result<Option<Draft>, Trouble>,
    ) -> Result<Option<u64>, Trouble> {
        self.touch();
        let _turn = self.turn.lock().await;
        for _ in 0..MOST_TRIES {
            self.heart.before_writing().await.map_err(Trouble::Store)?;
            if self.behind.load(Ordering::Acquire) {
                self.read_in().await?;
            }
            let ((entry, after), stage_before, is_asked_for) = {
                let mut sitting = self.sitting();
                if let Some(number) = key.and_then(|key| sitting.known(&key)) {
                    return Ok(Some(number));
                }
                // Before anything else is written, clocks get back what an outage has cost them.
                let (key, draft, is_asked_for) = match sitting.give_back(&self.heart.outages(), now()) {
                    Some(outage) => (None, outage, false),
                    None => match draft(&mut **sitting)? {
                        Some(draft) => (key, draft, true),
                        None => return Ok(None),
                    },
                };
                (new_entry(&**sitting, key, draft), sitting.stage(), is_asked_for)
            };
            // If the caller goes away while the store is at it, nobody here knows what came of it: the log has to be
            // read before anything else happens.
            self.behind.store(true, Ordering::Release);
            let began = Instant::now();
            let appended = self.store.append(&self.id, entry.clone()).await.map_err(|trouble| {
                self.heart.failed(&trouble);
                Trouble::Store(trouble)
            })?;
            self.heart.wrote();
            metrics::histogram!("safehouse_commit_seconds").record(began.elapsed());
            match appended {
                Appended::Added => {
                    let NewEntry { number, key, at, body, .. } = entry;
                    let entry = Entry { number, key, at, body };
                    self.tell(&entry, |sitting| sitting.commit(&entry, after))?;
                    self.behind.store(false, Ordering::Release);
                    if self.sitting().stage() != stage_before {
                        tracing::info!(table = %self.id, stage = ?self.sitting().stage(), "a table goes on");
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
        Err(Trouble::Busy)
    }

    /// Takes the next entry in, and tells whoever learned something.
    fn tell(
        &self,
        entry: &Entry,
        take: impl FnOnce(&mut dyn Sitting) -> Result<(), Damage>,
    ) -> Result<(), Trouble> {
        let mut sitting = self.sitting();
        // Whoever read this entry may have gone while it waited in the back room, and the next one have read it, too.
        if sitting.last() >= entry.number {
            return Ok(());
        }
        take(&mut **sitting).map_err(|damage| {
            tracing::error!(table = %self.id, number = entry.number, %damage, "a log cannot be followed");
            Trouble::Damage(damage)
        })?;
        for (viewer, version) in Viewer::of_table(sitting.seats()).zip(&self.versions) {
            let now = sitting.version(viewer);
            version.send_if_modified(|version| std::mem::replace(version, now) != now);
        }
        Ok(())
    }

    /// Reads what the log has more than is here. To be called by whoever has the turn.
    async fn read_in(self: &Arc<Self>) -> Result<(), Trouble> {
        loop {
            let last = self.sitting().last();
            let entries = self.store.read(&self.id, last, PAGE).await.map_err(Trouble::Store)?;
            let (count, live) = (entries.len(), self.clone());
            let take_in =
                move || entries.iter().try_for_each(|entry| live.tell(entry, |sitting| sitting.apply(entry)));
            self.backroom.work(count, take_in).await??;
            if count < PAGE as usize {
                break;
            }
        }
        self.behind.store(false, Ordering::Release);
        Ok(())
    }

    /// Works out the last seal of a game that is over, which everybody is shown who looks at it.
    pub(crate) async fn seal(&self) -> Result<(), Trouble> {
        let unsealed = {
            let sitting = self.sitting();
            sitting.lacks_seal().then(|| sitting.on_file())
        };
        if let Some(Ok(game)) = unsealed {
            self.backroom.work(game.length(), move || game.seal()).await?;
        }
        Ok(())
    }

    /// Takes in what another node has written, at least up to this entry.
    pub(crate) async fn catch_up(self: &Arc<Self>, number: Option<u64>) -> Result<(), Trouble> {
        let here = |number: u64| self.sitting().last() >= number;
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
pub(crate) struct Told {
    /// As whom they look.
    pub viewer: Viewer,
    /// Their version now.
    pub v: u64,
    /// What is new to them.
    pub update: Option<String>,
    /// Where they hear of more, if they look as somebody else than before.
    pub versions: Option<watch::Receiver<u64>>,
}

fn new_entry(sitting: &dyn Sitting, key: Option<Key>, draft: Draft) -> (NewEntry, After) {
    let Draft { at, body, stage, deadline, sit, rise, after } = draft;
    let entry = NewEntry {
        number: sitting.last() + 1,
        key,
        at: at.max(sitting.touched()),
        body,
        stage,
        listed: None,
        deadline,
        sit,
        rise,
    };
    (entry, after)
}
