//! A table with its whole history, and how much of it each viewer has been told.

use super::file::WorkedOut;
use super::log_event::{LogEvent, LogEventOf, Opening};
use super::projection::{NoSuchViewer, Projected, Projection, ReplaySource, Scope, json};
use super::state::{HappeningOf, State, StepError};
use super::think::Seated;
use super::{
    Asking, CorruptLog, Draft, Happening, OnFile, Present, Refused, Request, TableRefusal, Thinking, To,
};
use crate::games::Kit;
use game::{Commitment, Game, Seat, Viewer};
use std::collections::HashMap;
use std::sync::Arc;
use store::{Entry, Key, Outage, PersonId, TableId};

/// A table as the rest of the server sees it, whatever its game. It is rebuilt by applying the entries of its log in
/// order, and gives the same to the same viewers on every node.
#[doc(alias = "Sitting")]
pub trait AnyTable: Send {
    /// Carries on with the next entry of the log.
    ///
    /// # Errors
    /// [`CorruptLog`] if the entry cannot follow; the table is then as it was.
    fn apply(&mut self, entry: &Entry) -> Result<(), CorruptLog>;

    /// Carries on with an entry that was drafted here, with this ticket, and is in the log now.
    ///
    /// # Errors
    /// As for [`apply`](AnyTable::apply).
    fn commit(&mut self, entry: &Entry, ticket: u64) -> Result<(), CorruptLog>;

    /// The name of the game.
    fn game(&self) -> &'static str;

    /// The number of the last entry.
    fn last(&self) -> u64;

    /// When the last entry happened, in milliseconds.
    fn touched(&self) -> u64;

    /// The number of the entry with this key.
    fn known(&self, key: &Key) -> Option<u64>;

    /// How many seats there are.
    fn seats(&self) -> usize;

    /// How far the table is.
    fn stage(&self) -> store::Stage;

    /// Whose table it is.
    fn host(&self) -> PersonId;

    /// The promise of the table's secret.
    fn commitment(&self) -> Commitment;

    /// As whom this person looks at the table; nothing if they may not.
    fn viewer(&self, person: Option<&PersonId>, invited: bool) -> Option<Viewer>;

    /// How many times this viewer has been told something.
    fn version(&self, viewer: Viewer) -> u64;

    /// How many times this viewer had been told something when the entry had happened.
    fn version_at(&self, viewer: Viewer, number: u64) -> u64;

    /// The entry that a request comes down to, tried on a copy. `against` is the version that the request was made
    /// against.
    ///
    /// # Errors
    /// [`Refused`], and why.
    fn draft(
        &mut self,
        asking: &Asking<'_>,
        request: &Request,
        against: Option<u64>,
    ) -> Result<Draft, Refused>;

    /// When time next runs out, in milliseconds.
    fn due(&self) -> Option<u64>;

    /// What the clock does when it shows this time, if anything.
    fn overdue(&mut self, shown: u64, now: u64) -> Option<Draft>;

    /// What gives the clocks back the time of one of these outages, if there is one that they ran through.
    fn give_back(&mut self, outages: &[Outage], now: u64) -> Option<Draft>;

    /// What a node that knows who is there has to say about that, if anything.
    fn attendance(&mut self, present: &dyn Present, now: u64) -> Option<Draft>;

    /// Whether people sit here, and not only bots.
    fn has_people(&self) -> bool;

    /// A bot that has a decision before it starts to think; nothing if there is none, or if it is at it already.
    fn think(&mut self) -> Option<Box<dyn Thinking>>;

    /// The bot in this seat is done, or has failed: what it does.
    fn thought(&mut self, seat: Seat, now: u64) -> Option<Draft>;

    /// What this viewer gets of the table: the only way out of it. `person` is who looks, since a host may have no seat.
    ///
    /// # Errors
    /// [`NoSuchViewer`] if the table has no such seat.
    fn project(
        &self,
        viewer: Viewer,
        person: Option<&PersonId>,
        scope: Scope,
        now: u64,
    ) -> Result<Box<dyn Projection>, NoSuchViewer>;

    /// The game from its first step on, once it is over, to be told step by step.
    ///
    /// # Errors
    /// [`Refused`] while the game is on.
    fn replay(
        &self,
        viewer: Viewer,
        person: Option<&PersonId>,
        now: u64,
    ) -> Result<Box<dyn ReplaySource>, Refused>;

    /// What a seat may do, as JSON.
    fn legal(&self, viewer: Viewer) -> String;

    /// The game on file, once it is over.
    ///
    /// # Errors
    /// [`Refused`] while the game is on.
    fn on_file(&self) -> Result<Box<dyn OnFile>, Refused>;

    /// Whether the game is over and the last seal of its record still to be worked out.
    fn lacks_seal(&self) -> bool;

    /// A table with this id, made at this time, where the same people play the same game again.
    ///
    /// # Errors
    /// [`Refused`] if this one is still on, or if the one who asks has no part in it.
    fn again(&self, new: (TableId, u64), person: &PersonId, secret: game::Secret) -> Result<Again, Refused>;

    /// What a list shows of the table, as JSON.
    fn summary(&self) -> serde_json::Value;
}

/// A table where the same people play again.
pub struct Again {
    /// The table where they do, if somebody has asked before.
    pub already: Option<TableId>,
    /// The new table.
    pub begun: Begun,
    /// The last entry of the old one's.
    pub word: fn(&TableId) -> Vec<u8>,
}

/// Not its first entries: the table's secret stands there.
impl std::fmt::Debug for Again {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Again").field("already", &self.already).finish_non_exhaustive()
    }
}

/// One entry of the log, as it was told.
pub(crate) struct Line<G: Game> {
    pub at: u64,
    pub told: Vec<(To, HappeningOf<G>)>,
}

/// What one viewer has been told.
#[derive(Clone, Default)]
pub(crate) struct Track {
    /// The lines (by index) that told them something: as many as their version.
    pub seen: Vec<u32>,
    /// Their version when the game last changed for them.
    pub game: u64,
    /// Their version when the table around it last changed.
    pub table: u64,
    /// The line (by index) with which the present owner of the seat sat down: what was told to the seat alone before
    /// that was told to somebody else.
    pub sat: u32,
}

/// What follows from a deed, worked out.
pub(crate) struct Next<G: Game> {
    pub log_event: LogEventOf<G>,
    pub state: State<G>,
    pub told: Vec<(To, HappeningOf<G>)>,
}

/// A table of one game.
#[doc(alias = "SittingOf")]
pub struct TableOf<G: Game> {
    pub(crate) kit: Kit<G>,
    pub(crate) id: TableId,
    pub(crate) state: State<G>,
    pub(crate) lines: Vec<Line<G>>,
    /// Actions and claims: what the record is made from. Whoever writes a record holds them, too.
    pub(crate) log_events: Arc<Vec<(u64, LogEventOf<G>)>>,
    /// For each seat, and for the public behind them.
    pub(crate) tracks: Vec<Track>,
    pub(crate) bots: Vec<Option<Seated<G>>>,
    /// What has been worked out of the game since it is over: nothing changes in a record from then on.
    pub(crate) worked_out: Arc<WorkedOut>,
    /// What the last draft leads to, so that it is worked out once.
    drafted: Option<Next<G>>,
    /// How many drafts there were: the last one's ticket.
    tickets: u64,
    keys: HashMap<Key, u64>,
    last: u64,
    touched: u64,
}

impl<G: Game> TableOf<G> {
    /// The table that the first entry of a log makes.
    ///
    /// # Errors
    /// [`CorruptLog`] if it makes none.
    pub fn open(kit: Kit<G>, id: TableId, entry: &Entry) -> Result<Self, CorruptLog> {
        let LogEvent::Open(opening) = read::<G>(&entry.body)? else { return Err(CorruptLog::OutOfPlace) };
        TableOf::begin(kit, id, *opening, entry)
    }

    /// The table that an opening makes, which stands in this entry.
    fn begin(
        kit: Kit<G>,
        id: TableId,
        opening: Opening<G::Options>,
        entry: &Entry,
    ) -> Result<Self, CorruptLog> {
        let mut state = State::open(opening, kit.roster)?;
        state.host_acted = entry.at;
        let seats = state.chairs.len();
        let mut table = TableOf {
            kit,
            id,
            state,
            lines: Vec::new(),
            log_events: Arc::default(),
            tracks: vec![Track::default(); seats + 1],
            bots: (0..seats).map(|_| None).collect(),
            worked_out: Arc::default(),
            drafted: None,
            tickets: 0,
            keys: HashMap::new(),
            last: 0,
            touched: entry.at,
        };
        table.note(entry, vec![(To::ALL, Happening::Opened)]);
        Ok(table)
    }

    /// Keeps what a draft leads to until its entry is in the log.
    pub(crate) fn keep(&mut self, (mut draft, next): (Draft, Next<G>)) -> Draft {
        self.tickets += 1;
        draft.ticket = self.tickets;
        self.drafted = Some(next);
        draft
    }

    /// The time of an entry written now. A node whose clock is behind does not turn the table's time back.
    pub(crate) fn time_of(&self, now: u64) -> u64 {
        now.max(self.touched)
    }

    pub(crate) fn track(&self, viewer: Viewer) -> Option<&Track> {
        match viewer {
            Viewer::Seat(seat) if seat.index() + 1 < self.tracks.len() => self.tracks.get(seat.index()),
            Viewer::Public => self.tracks.last(),
            _ => None,
        }
    }

    /// Keeps what an entry told, and counts it for each viewer who learned something. Whoever is told nothing sees
    /// nothing new either: that is what events are (`whoever_is_told_nothing_sees_nothing_new`).
    fn note(&mut self, entry: &Entry, told: Vec<(To, HappeningOf<G>)>) {
        let index = self.lines.len() as u32;
        let of_the_table = told.iter().any(|(_, happening)| !happening.is_talk() && !is_move(happening));
        let seats = self.state.chairs.len();
        for (viewer, track) in Viewer::of_table(seats).zip(&mut self.tracks) {
            let heard = || told.iter().filter(|(to, _)| to.includes(viewer)).map(|(_, happening)| happening);
            if heard().next().is_none() {
                continue;
            }
            track.seen.push(index);
            let version = track.seen.len() as u64;
            if heard().any(Happening::is_of_the_game) {
                track.game = version;
            }
            if of_the_table {
                track.table = version;
            }
        }
        self.lines.push(Line { at: entry.at, told });
        if let Some(key) = entry.key {
            self.keys.insert(key, entry.number);
        }
        self.last = entry.number;
        self.touched = self.touched.max(entry.at);
    }

    /// Takes the next entry as it was worked out.
    fn go_on(&mut self, entry: &Entry, next: Next<G>) -> Result<(), CorruptLog> {
        if entry.number != self.last + 1 {
            return Err(CorruptLog::OutOfPlace);
        }
        let Next { log_event, state, told } = next;
        let stage = self.state.stage.code();
        self.state = state;
        self.note(entry, told);
        if stage != self.state.stage.code() {
            // The end changes what everybody may know of the table: the seed is shown.
            for track in &mut self.tracks {
                track.table = track.seen.len() as u64;
            }
        }
        if let LogEvent::Sit { seat, .. } = &log_event
            && let Some(track) = self.tracks.get_mut(seat.index())
        {
            track.sat = self.lines.len() as u32 - 1;
        }
        if !matches!(log_event, LogEvent::Do { .. } | LogEvent::Say { .. } | LogEvent::Chat { .. }) {
            self.seat_bots();
        }
        if matches!(log_event, LogEvent::Do { .. } | LogEvent::Say { .. }) {
            Arc::make_mut(&mut self.log_events).push((entry.at, log_event));
        }
        Ok(())
    }

    /// Makes and dismisses bots as the seats say.
    fn seat_bots(&mut self) {
        if self.state.game().is_none() {
            return;
        }
        for (seat, place) in self.state.chairs.iter() {
            let Some(seated) = self.bots.get_mut(seat.index()) else { continue };
            match (place.bot(), &seated) {
                (Some(name), Some(here)) if here.name() == name => {}
                (Some(name), _) => *seated = Some(Seated::new(name, self.state.bot_seed(seat))),
                (None, _) => *seated = None,
            }
        }
    }
}

/// Whether it is a move in the game, which changes nothing at the table around it.
fn is_move<E, C>(happening: &Happening<E, C>) -> bool {
    matches!(happening, Happening::Game(_) | Happening::Overdue { .. })
}

fn read<G: Game>(body: &[u8]) -> Result<LogEventOf<G>, CorruptLog> {
    serde_json::from_slice(body).map_err(|error| CorruptLog::Unreadable(error.to_string()))
}

impl<G: Game> AnyTable for TableOf<G> {
    fn apply(&mut self, entry: &Entry) -> Result<(), CorruptLog> {
        let log_event = read::<G>(&entry.body)?;
        let mut state = self.state.clone();
        let told = state.step(entry.at, &log_event).map_err(|trouble| match trouble {
            StepError::Rules(refusal) => CorruptLog::Unreadable(refusal.to_string()),
            StepError::CorruptLog(damage) => damage,
        })?;
        self.go_on(entry, Next { log_event, state, told })
    }

    fn commit(&mut self, entry: &Entry, ticket: u64) -> Result<(), CorruptLog> {
        match self.drafted.take() {
            Some(next) if ticket == self.tickets => self.go_on(entry, next),
            _ => self.apply(entry),
        }
    }

    fn game(&self) -> &'static str {
        G::NAME
    }

    fn last(&self) -> u64 {
        self.last
    }

    fn touched(&self) -> u64 {
        self.touched
    }

    fn known(&self, key: &Key) -> Option<u64> {
        self.keys.get(key).copied()
    }

    fn seats(&self) -> usize {
        self.state.chairs.len()
    }

    fn stage(&self) -> store::Stage {
        self.state.stage.code()
    }

    fn host(&self) -> PersonId {
        self.state.host
    }

    fn commitment(&self) -> Commitment {
        self.state.commitment()
    }

    fn viewer(&self, person: Option<&PersonId>, invited: bool) -> Option<Viewer> {
        let seat = person.and_then(|person| self.state.chairs.seat_of(person));
        let open = matches!(self.stage(), store::Stage::Open);
        let kept = person.is_some_and(|person| {
            *person == self.state.host
                || self.state.chairs.free(person, None).is_some_and(|seat| {
                    matches!(self.state.chairs.get(seat), Some(super::Place::Open(Some(_))))
                })
        });
        let watch = self.state.terms.watch || kept || (open && (invited || self.state.terms.listed));
        seat.map(Viewer::Seat).or(watch.then_some(Viewer::Public))
    }

    fn version(&self, viewer: Viewer) -> u64 {
        self.track(viewer).map_or(0, |track| track.seen.len() as u64)
    }

    fn version_at(&self, viewer: Viewer, number: u64) -> u64 {
        let Some(track) = self.track(viewer) else { return 0 };
        // Entries are numbered from 1 and kept in order, one line each.
        track.seen.partition_point(|line| u64::from(*line) < number) as u64
    }

    fn draft(
        &mut self,
        asking: &Asking<'_>,
        request: &Request,
        against: Option<u64>,
    ) -> Result<Draft, Refused> {
        if let (Request::Do(_), Some(against)) = (request, against) {
            // Whoever has no seat is told that, not to look again.
            let seat = self.state.chairs.seat_of(&asking.person);
            let track = seat.and_then(|seat| self.track(Viewer::Seat(seat)));
            if track.is_some_and(|track| against < track.game || against > track.seen.len() as u64) {
                return Err(TableRefusal::Stale.into());
            }
        }
        let at = self.time_of(asking.now);
        let drafted = self.state.draft(at, self.state.log_event(asking, request)?)?;
        Ok(self.keep(drafted))
    }

    fn due(&self) -> Option<u64> {
        self.state.due()
    }

    fn overdue(&mut self, shown: u64, now: u64) -> Option<Draft> {
        let at = self.time_of(now);
        let drafted = self.state.draft(at, self.state.overdue(shown)?).ok()?;
        Some(self.keep(drafted))
    }

    fn give_back(&mut self, outages: &[Outage], now: u64) -> Option<Draft> {
        let at = self.time_of(now);
        let drafted = self.state.draft(at, self.state.give_back(outages)?).ok()?;
        Some(self.keep(drafted))
    }

    fn attendance(&mut self, present: &dyn Present, now: u64) -> Option<Draft> {
        let at = self.time_of(now);
        let drafted = self.state.draft(at, self.state.attendance(present, now)?).ok()?;
        Some(self.keep(drafted))
    }

    fn has_people(&self) -> bool {
        !self.state.chairs.playing().is_empty()
    }

    fn think(&mut self) -> Option<Box<dyn Thinking>> {
        self.start_thinking()
    }

    fn thought(&mut self, seat: Seat, now: u64) -> Option<Draft> {
        self.stop_thinking(seat, now)
    }

    fn project(
        &self,
        viewer: Viewer,
        person: Option<&PersonId>,
        scope: Scope,
        now: u64,
    ) -> Result<Box<dyn Projection>, NoSuchViewer> {
        Ok(Box::new(Projected { scene: self.scene(viewer, person, scope, now)?, pages: self.kit.pages }))
    }

    fn replay(
        &self,
        viewer: Viewer,
        person: Option<&PersonId>,
        now: u64,
    ) -> Result<Box<dyn ReplaySource>, Refused> {
        self.replay_source(viewer, person, now)
    }

    fn legal(&self, viewer: Viewer) -> String {
        json(&self.legal_actions(viewer))
    }

    fn on_file(&self) -> Result<Box<dyn OnFile>, Refused> {
        Ok(Box::new(self.close()?))
    }

    fn lacks_seal(&self) -> bool {
        TableOf::lacks_seal(self)
    }

    fn again(&self, new: (TableId, u64), person: &PersonId, secret: game::Secret) -> Result<Again, Refused> {
        self.play_again(new, person, secret)
    }

    fn summary(&self) -> serde_json::Value {
        self.show_summary()
    }
}

/// A table that was just thought up: the first entries of its log, and the table that the first of them makes.
pub struct Begun {
    /// The entries.
    pub bodies: Vec<Vec<u8>>,
    /// The table.
    pub table: Box<dyn AnyTable>,
}

/// Makes a table at this time. `bots` names a bot for each seat that shall have one.
pub(crate) fn open_with<G: Game>(
    kit: Kit<G>,
    (id, at): (TableId, u64),
    terms: super::Terms<G::Options>,
    bots: &[(Seat, String)],
    host: PersonId,
    secret: game::Secret,
    reserved: &[Option<PersonId>],
) -> Result<Begun, Refused> {
    let opening = Opening::new(G::RULES, terms, host, secret, reserved);
    let state = State::<G>::open(opening.clone(), kit.roster)?;
    let asking = Asking { person: host, name: "", program: false, invited: true, now: 0 };
    let mut log_events: Vec<LogEventOf<G>> = vec![LogEvent::Open(Box::new(opening.clone()))];
    for (seat, bot) in bots {
        log_events.push(state.log_event(&asking, &Request::Bot { seat: *seat, bot: Some(bot.clone()) })?);
    }
    let written =
        |log_event| serde_json::to_vec(log_event).map_err(|error| CorruptLog::Unreadable(error.to_string()));
    let bodies = log_events.iter().map(written).collect::<Result<Vec<_>, _>>()?;
    // The terms have been read: they are not read again from what was just written.
    let first = Entry { number: 1, key: None, at, body: Vec::new() };
    let table = TableOf::<G>::begin(kit, id, opening, &first)?;
    Ok(Begun { bodies, table: Box::new(table) })
}
