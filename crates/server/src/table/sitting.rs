//! A table with its whole history, and how much of it each viewer has been told.

use super::deed::{Deed, DeedOf, Opening};
use super::file::WorkedOut;
use super::state::{HappeningOf, State, Trouble};
use super::think::Seated;
use super::{
    Asking, Damage, Draft, Given, Happening, OnFile, Present, Refused, Request, Thinking, Thought, To, Wants,
    Why,
};
use bots::Cast;
use game::{Commitment, Game, Seat, Viewer};
use std::any::Any;
use std::collections::HashMap;
use std::sync::Arc;
use store::{Entry, Key, Outage, PersonId, TableId};

/// A table as the rest of the server sees it, whatever its game. It is rebuilt by applying the entries of its log in
/// order, and gives the same to the same viewers on every node.
pub trait Sitting: Send {
    /// Carries on with the next entry of the log.
    ///
    /// # Errors
    /// [`Damage`] if the entry cannot follow; the table is then as it was.
    fn apply(&mut self, entry: &Entry) -> Result<(), Damage>;

    /// Carries on with an entry that was drafted here and is in the log now.
    ///
    /// # Errors
    /// As for [`apply`](Sitting::apply).
    fn commit(&mut self, entry: &Entry, after: After) -> Result<(), Damage>;

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
    fn draft(&self, asking: &Asking<'_>, request: &Request, against: Option<u64>) -> Result<Draft, Refused>;

    /// When time next runs out, in milliseconds.
    fn due(&self) -> Option<u64>;

    /// What the clock does when it shows this time, if anything.
    fn overdue(&self, shown: u64, now: u64) -> Option<Draft>;

    /// What gives the clocks back the time of one of these outages, if there is one that they ran through.
    fn give_back(&self, outages: &[Outage], now: u64) -> Option<Draft>;

    /// What a node that knows who is there has to say about that, if anything.
    fn attendance(&self, present: &dyn Present, now: u64) -> Option<Draft>;

    /// Whether people sit here, and not only bots.
    fn has_people(&self) -> bool;

    /// A bot that has a decision before it starts to think; nothing if there is none, or if it is at it already.
    fn think(&mut self) -> Option<Box<dyn Thinking>>;

    /// A bot is done.
    fn thought(&mut self, thought: Thought, now: u64) -> Option<Draft>;

    /// What this viewer is told after version `since`, and how things stand, as JSON; everything if it is too far behind
    /// or was never told anything.
    /// `person` is who looks, since a host may have no seat.
    fn update(&self, viewer: Viewer, person: Option<&PersonId>, since: Option<u64>, wants: Wants) -> String;

    /// What this viewer sees, as a [`scene::Scene`] of the table's game; its story begins after version `since`. `person`
    /// is who looks, since a host may have no seat.
    fn scene(&self, viewer: Viewer, person: Option<&PersonId>, since: Option<u64>, now: u64) -> Box<dyn Any>;

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
    pub deed: DeedOf<G>,
    pub state: State<G>,
    pub told: Vec<(To, HappeningOf<G>)>,
}

/// What a drafted entry leads to, of the game's own types: worked out once, when it was tried.
#[derive(Default)]
pub struct After(pub(crate) Option<Box<dyn Any + Send>>);

impl std::fmt::Debug for After {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("After(…)")
    }
}

/// A table of one game.
pub struct SittingOf<G: Cast> {
    pub(crate) id: TableId,
    pub(crate) state: State<G>,
    pub(crate) lines: Vec<Line<G>>,
    /// Actions and claims: what the record is made from. Whoever writes a record holds them, too.
    pub(crate) deeds: Arc<Vec<(u64, DeedOf<G>)>>,
    /// For each seat, and for the public behind them.
    pub(crate) tracks: Vec<Track>,
    pub(crate) bots: Vec<Option<Seated<G>>>,
    /// What has been worked out of the game since it is over: nothing changes in a record from then on.
    pub(crate) worked_out: Arc<WorkedOut>,
    keys: HashMap<Key, u64>,
    last: u64,
    touched: u64,
}

impl<G: Cast> SittingOf<G> {
    /// The table that the first entry of a log makes.
    ///
    /// # Errors
    /// [`Damage`] if it makes none.
    pub fn open(id: TableId, entry: &Entry) -> Result<Self, Damage> {
        let Deed::Open(opening) = read::<G>(&entry.body)? else { return Err(Damage::OutOfPlace) };
        SittingOf::begin(id, *opening, entry)
    }

    /// The table that an opening makes, which stands in this entry.
    fn begin(id: TableId, opening: Opening<G::Options>, entry: &Entry) -> Result<Self, Damage> {
        let mut state = State::open(opening)?;
        state.host_acted = entry.at;
        let seats = state.chairs.len();
        let mut sitting = SittingOf {
            id,
            state,
            lines: Vec::new(),
            deeds: Arc::default(),
            tracks: vec![Track::default(); seats + 1],
            bots: (0..seats).map(|_| None).collect(),
            worked_out: Arc::default(),
            keys: HashMap::new(),
            last: 0,
            touched: entry.at,
        };
        sitting.note(entry, vec![(To::ALL, Happening::Opened)]);
        Ok(sitting)
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
    fn go_on(&mut self, entry: &Entry, next: Next<G>) -> Result<(), Damage> {
        if entry.number != self.last + 1 {
            return Err(Damage::OutOfPlace);
        }
        let Next { deed, state, told } = next;
        let stage = self.state.stage.code();
        self.state = state;
        self.note(entry, told);
        if stage != self.state.stage.code() {
            // The end changes what everybody may know of the table: the seed is shown.
            for track in &mut self.tracks {
                track.table = track.seen.len() as u64;
            }
        }
        if let Deed::Sit { seat, .. } = &deed
            && let Some(track) = self.tracks.get_mut(seat.index())
        {
            track.sat = self.lines.len() as u32 - 1;
        }
        if !matches!(deed, Deed::Do { .. } | Deed::Say { .. } | Deed::Chat { .. }) {
            self.seat_bots();
        }
        if matches!(deed, Deed::Do { .. } | Deed::Say { .. }) {
            Arc::make_mut(&mut self.deeds).push((entry.at, deed));
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

fn read<G: Game>(body: &[u8]) -> Result<DeedOf<G>, Damage> {
    serde_json::from_slice(body).map_err(|error| Damage::Unreadable(error.to_string()))
}

impl<G: Cast> Sitting for SittingOf<G> {
    fn apply(&mut self, entry: &Entry) -> Result<(), Damage> {
        let deed = read::<G>(&entry.body)?;
        let mut state = self.state.clone();
        let told = state.step(entry.at, &deed).map_err(|trouble| match trouble {
            Trouble::Rules(refusal) => Damage::Unreadable(refusal.to_string()),
            Trouble::Damage(damage) => damage,
        })?;
        self.go_on(entry, Next { deed, state, told })
    }

    fn commit(&mut self, entry: &Entry, after: After) -> Result<(), Damage> {
        match after.0.map(|next| next.downcast::<Next<G>>()) {
            Some(Ok(next)) => self.go_on(entry, *next),
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

    fn draft(&self, asking: &Asking<'_>, request: &Request, against: Option<u64>) -> Result<Draft, Refused> {
        if let (Request::Do(_), Some(against)) = (request, against) {
            // Whoever has no seat is told that, not to look again.
            let seat = self.state.chairs.seat_of(&asking.person);
            let track = seat.and_then(|seat| self.track(Viewer::Seat(seat)));
            if track.is_some_and(|track| against < track.game || against > track.seen.len() as u64) {
                return Err(Refused::new(
                    Why::Stale,
                    "Something happened in the meantime: please look again.",
                ));
            }
        }
        let at = self.time_of(asking.now);
        self.state.draft(at, self.state.deed(asking, request)?)
    }

    fn due(&self) -> Option<u64> {
        self.state.due()
    }

    fn overdue(&self, shown: u64, now: u64) -> Option<Draft> {
        let at = self.time_of(now);
        self.state.draft(at, self.state.overdue(shown)?).ok()
    }

    fn give_back(&self, outages: &[Outage], now: u64) -> Option<Draft> {
        let at = self.time_of(now);
        self.state.draft(at, self.state.give_back(outages)?).ok()
    }

    fn attendance(&self, present: &dyn Present, now: u64) -> Option<Draft> {
        let at = self.time_of(now);
        self.state.draft(at, self.state.attendance(present, now)?).ok()
    }

    fn has_people(&self) -> bool {
        !self.state.chairs.playing().is_empty()
    }

    fn think(&mut self) -> Option<Box<dyn Thinking>> {
        self.start_thinking()
    }

    fn thought(&mut self, thought: Thought, now: u64) -> Option<Draft> {
        self.stop_thinking(thought, now)
    }

    fn update(&self, viewer: Viewer, person: Option<&PersonId>, since: Option<u64>, wants: Wants) -> String {
        self.show_update(viewer, person, since, wants)
    }

    fn scene(&self, viewer: Viewer, person: Option<&PersonId>, since: Option<u64>, now: u64) -> Box<dyn Any> {
        Box::new(self.set_scene(viewer, person, since, now))
    }

    fn legal(&self, viewer: Viewer) -> String {
        self.show_legal(viewer)
    }

    fn on_file(&self) -> Result<Box<dyn OnFile>, Refused> {
        self.close()
    }

    fn lacks_seal(&self) -> bool {
        SittingOf::lacks_seal(self)
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
    pub sitting: Box<dyn Sitting>,
}

/// Makes a table at this time. `bots` names a bot for each seat that shall have one.
///
/// # Errors
/// [`Refused`] if no table can be like that.
pub fn opening<G: Cast>(
    (id, at): (TableId, u64),
    terms: Given<'_>,
    bots: &[(Seat, String)],
    host: PersonId,
    secret: game::Secret,
) -> Result<Begun, Refused> {
    let terms: super::Terms<G::Options> = match terms {
        Given::Written(terms) => serde_json::from_str(terms.get()).map_err(|error| {
            Refused::new(Why::Malformed, format!("The table's terms cannot be read: {error}."))
        })?,
        Given::Read(terms) => terms
            .downcast_ref::<super::Terms<G::Options>>()
            .cloned()
            .ok_or_else(|| Refused::new(Why::Malformed, "The table's terms are another game's."))?,
    };
    G::seats(&terms.options).map_err(|refusal| Refused::rules(&refusal))?;
    terms.check().map_err(|message| Refused::new(Why::Malformed, message))?;
    open_with::<G>((id, at), terms, bots, host, secret, &[])
}

pub(crate) fn open_with<G: Cast>(
    (id, at): (TableId, u64),
    terms: super::Terms<G::Options>,
    bots: &[(Seat, String)],
    host: PersonId,
    secret: game::Secret,
    reserved: &[Option<PersonId>],
) -> Result<Begun, Refused> {
    let opening = Opening::new(G::RULES, terms, host, secret, reserved);
    let state = State::<G>::open(opening.clone())
        .map_err(|damage| Refused::new(Why::Malformed, damage.to_string()))?;
    let asking = Asking { person: host, name: "", program: false, invited: true, now: 0 };
    let mut deeds: Vec<DeedOf<G>> = vec![Deed::Open(Box::new(opening.clone()))];
    for (seat, bot) in bots {
        deeds.push(state.deed(&asking, &Request::Bot { seat: *seat, bot: Some(bot.clone()) })?);
    }
    let written =
        |deed| serde_json::to_vec(deed).map_err(|error| Refused::new(Why::Malformed, error.to_string()));
    let bodies = deeds.iter().map(written).collect::<Result<Vec<_>, _>>()?;
    // The terms have been read: they are not read again from what was just written.
    let first = Entry { number: 1, key: None, at, body: Vec::new() };
    let sitting = SittingOf::<G>::begin(id, opening, &first)
        .map_err(|damage| Refused::new(Why::Malformed, damage.to_string()))?;
    Ok(Begun { bodies, sitting: Box::new(sitting) })
}
