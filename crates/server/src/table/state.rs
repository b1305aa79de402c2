//! How each deed changes a table.

use super::chairs::{Chairs, Guest};
use super::log_event::{FORMAT, Hex, LogEvent, LogEventOf, Opening};
use super::log_quota::LogQuota;
use super::{Ballot, Channel, CorruptLog, Happening, Place, Presence, Speaker, Terms, Time, To};
use bots::Roster;
use game::{Actor, Addressed, Bytes32, Game, Seat, SeatSet, Secret, Viewer};
use std::sync::Arc;
use store::{PersonId, TableId};

/// A happening at a table of this game.
pub(crate) type HappeningOf<G> = Happening<<G as Game>::Event, <G as Game>::Claim>;

/// What a deed told, and to whom.
pub(crate) type Telling<G> = Vec<(To, HappeningOf<G>)>;

/// How far a table is.
#[derive(Clone)]
pub(crate) enum Stage<G: Game> {
    /// People may still sit down.
    Open,
    /// The game is on.
    On(game::Table<G>),
    /// It has ended, or was given up.
    Over(game::Table<G>),
}

impl<G: Game> Stage<G> {
    /// The game, once dealt.
    pub fn table(&self) -> Option<&game::Table<G>> {
        match self {
            Stage::Open => None,
            Stage::On(table) | Stage::Over(table) => Some(table),
        }
    }

    pub fn code(&self) -> store::Stage {
        match self {
            Stage::Open => store::Stage::Open,
            Stage::On(_) => store::Stage::On,
            Stage::Over(_) => store::Stage::Over,
        }
    }
}

/// A table: all of it, the truth included. It is cheap to copy, so that a deed can be tried on a copy first.
#[derive(Clone)]
pub(crate) struct State<G: Game> {
    pub roster: &'static dyn Roster<G>,
    pub terms: Arc<Terms<G::Options>>,
    secret: Secret,
    pub host: PersonId,
    pub chairs: Chairs,
    pub stage: Stage<G>,
    /// When the game began, in milliseconds.
    pub started: u64,
    pub time: Time,
    pub votes: Vec<(Seat, Ballot)>,
    pub pause_asked: SeatSet,
    /// Whom each seat does not hear.
    pub muted: Vec<SeatSet>,
    pub hushed: bool,
    pub again: Option<TableId>,
    pub given_up: bool,
    pub log_quota: LogQuota,
    /// When the host last did something that stands in the log, in milliseconds.
    pub host_acted: u64,
    /// When the table asked whether its host is there, in milliseconds, if nobody has answered yet.
    pub host_called: Option<u64>,
    /// The number of the last outage for which the clocks have been given their time back.
    pub outage: u64,
}

/// Why a deed cannot be: refused by the rules when it is tried, damage when it stands in a log.
pub(crate) enum StepError<G: Game> {
    Rules(G::Refusal),
    CorruptLog(CorruptLog),
}

impl<G: Game> From<CorruptLog> for StepError<G> {
    fn from(damage: CorruptLog) -> Self {
        StepError::CorruptLog(damage)
    }
}

impl<G: Game> State<G> {
    /// The table that the first entry of a log makes.
    pub fn open(
        opening: Opening<G::Options>,
        roster: &'static dyn Roster<G>,
    ) -> Result<State<G>, CorruptLog> {
        if opening.format > FORMAT || opening.rules > G::RULES {
            return Err(CorruptLog::Newer);
        }
        let seats = G::seats(&opening.terms.options)
            .map_err(|refusal| CorruptLog::Unreadable(refusal.to_string()))?;
        let reserved = opening.reserved.iter().map(|person| person.map(|Hex(person)| person));
        Ok(State {
            roster,
            secret: opening.secret(),
            host: opening.host.0,
            chairs: Chairs::new(seats, reserved),
            stage: Stage::Open,
            started: 0,
            time: Time::start(opening.terms.clock, seats, 0),
            votes: Vec::new(),
            pause_asked: SeatSet::NONE,
            muted: vec![SeatSet::NONE; seats],
            hushed: false,
            again: None,
            given_up: false,
            log_quota: LogQuota::default(),
            host_acted: 0,
            host_called: None,
            outage: 0,
            terms: Arc::new(opening.terms),
        })
    }

    /// The game, once dealt.
    pub fn game(&self) -> Option<&G> {
        self.stage.table().map(game::Table::game)
    }

    /// The promise of the table's secret.
    pub fn commitment(&self) -> game::Commitment {
        self.secret.commitment()
    }

    /// The table's secret, once the game has ended.
    pub fn revealed(&self) -> Option<Secret> {
        matches!(self.stage, Stage::Over(_)).then_some(self.secret)
    }

    /// Where a bot's luck comes from: of no use to tell the game's.
    pub fn bot_seed(&self, seat: Seat) -> game::Seed {
        let seed = self.secret.game_seed(&self.contributions());
        seed.child("bot", seat.index() as u64)
    }

    /// Where the table draws from when it acts for a seat whose time is up.
    pub fn overdue_luck(&self) -> game::Luck {
        let actions = self.stage.table().map_or(0, game::Table::actions);
        game::Luck::new(self.secret.game_seed(&self.contributions()).child("overdue", actions))
    }

    /// What each seat has added to the game's randomness. Bots, and people who added nothing, count with zeros: were it
    /// the table's to choose, the table could choose the deal.
    pub fn contributions(&self) -> Vec<Bytes32> {
        let zeros = Bytes32([0; 32]);
        let of = |place: &Place| place.guest().and_then(|guest| guest.contribution).unwrap_or(zeros);
        self.chairs.iter().map(|(_, place)| of(place)).collect()
    }

    /// Carries out a deed: who is told what.
    pub fn step(&mut self, at: u64, log_event: &LogEventOf<G>) -> Result<Telling<G>, StepError<G>> {
        self.log_quota.count(log_event);
        if self.is_by_host(log_event) {
            self.host_acted = at;
        }
        if let Some(seat) = log_event.by()
            && let Some(guest) = self.chairs.guest_mut(seat)
        {
            // Whoever does something is there.
            guest.presence = Presence::Here;
        }
        let all = |happening| Ok(vec![(To::ALL, happening)]);
        match log_event {
            LogEvent::Open(_) => Err(CorruptLog::OutOfPlace.into()),
            LogEvent::Sit { seat, person, name, program } => {
                let guest = Guest {
                    person: person.0,
                    name: name.clone(),
                    program: *program,
                    ready: *program,
                    contribution: None,
                    left: false,
                    stand_in: None,
                    presence: Presence::Here,
                };
                self.chairs.set(*seat, Place::Person(guest)).ok_or(CorruptLog::OutOfPlace)?;
                self.forget_mutes_of(*seat);
                all(Happening::Sat { seat: *seat, name: name.clone() })
            }
            LogEvent::Rise { seat, removed } => {
                let guest = self.chairs.guest_mut(*seat).ok_or(CorruptLog::OutOfPlace)?;
                let (name, person) = (guest.name.clone(), guest.person);
                self.chairs.set(*seat, Place::Open(None));
                self.forget_mutes_of(*seat);
                if person == self.host
                    && let Some((_, next)) = self.chairs.guests().next()
                {
                    self.host = next.person;
                    self.host_acted = at;
                }
                all(Happening::Rose { seat: *seat, name, removed: *removed })
            }
            LogEvent::Bot { seat, bot } => {
                let place = bot.clone().map_or(Place::Open(None), Place::Bot);
                self.chairs.set(*seat, place).ok_or(CorruptLog::OutOfPlace)?;
                all(Happening::Bot { seat: *seat, bot: bot.clone() })
            }
            LogEvent::Ready { seat, ready, contribution } => {
                let guest = self.chairs.guest_mut(*seat).ok_or(CorruptLog::OutOfPlace)?;
                guest.ready = *ready;
                if contribution.is_some() {
                    guest.contribution = *contribution;
                }
                all(Happening::Ready { seat: *seat, ready: *ready })
            }
            LogEvent::Start => self.deal(at),
            LogEvent::StartWith { seat, contribution } => {
                let guest = self.chairs.guest_mut(*seat).ok_or(CorruptLog::OutOfPlace)?;
                guest.contribution = Some(*contribution);
                self.deal(at)
            }
            LogEvent::Do { by, r#do, overdue, .. } => self.play(at, *by, r#do, *overdue),
            LogEvent::Say { by, say } => all(Happening::Claim { by: *by, say: say.clone() }),
            LogEvent::Chat { from, to, text } => {
                let heard = self.heard_by(from, *to);
                Ok(vec![(heard, Happening::Chat { from: from.clone(), to: *to, text: text.clone() })])
            }
            LogEvent::Leave { seat } => {
                self.chairs.guest_mut(*seat).ok_or(CorruptLog::OutOfPlace)?.left = true;
                self.forget_votes_of(*seat);
                all(Happening::Left { seat: *seat })
            }
            LogEvent::Back { seat } => {
                let guest = self.chairs.guest_mut(*seat).ok_or(CorruptLog::OutOfPlace)?;
                guest.left = false;
                guest.stand_in = None;
                guest.presence = Presence::Here;
                self.votes.retain(|(_, on)| *on != Ballot::Seat(*seat));
                all(Happening::Back { seat: *seat })
            }
            LogEvent::Vote { by, on, yes, carried } => self.vote(at, *by, *on, *yes, carried.as_deref()),
            LogEvent::Pause { by, pause, carried } => Ok(self.pause(at, *by, *pause, *carried)),
            LogEvent::Mute { by, whom, mute } => {
                let muted = self.muted.get_mut(by.index()).ok_or(CorruptLog::OutOfPlace)?;
                *muted = if *mute { muted.with(*whom) } else { muted.without(*whom) };
                Ok(vec![(To::seats(SeatSet::only(*by)), Happening::Muted { whom: *whom, mute: *mute })])
            }
            LogEvent::Hush { hush } => {
                self.hushed = *hush;
                all(Happening::Hushed { hush: *hush })
            }
            LogEvent::Call { seat: Some(seat) } => {
                self.chairs.guest_mut(*seat).ok_or(CorruptLog::OutOfPlace)?.presence = Presence::Called(at);
                Ok(Vec::new())
            }
            LogEvent::Call { seat: None } => {
                self.host_called = Some(at);
                Ok(Vec::new())
            }
            LogEvent::Here { seat: Some(seat) } => {
                let guest = self.chairs.guest_mut(*seat).ok_or(CorruptLog::OutOfPlace)?;
                let was = std::mem::take(&mut guest.presence);
                self.votes.retain(|(_, on)| *on != Ballot::Seat(*seat));
                // Only whom everybody was told to be gone is told to be back.
                if was == Presence::Gone { all(Happening::Here { seat: *seat }) } else { Ok(Vec::new()) }
            }
            LogEvent::Here { seat: None } => {
                self.host_called = None;
                Ok(Vec::new())
            }
            LogEvent::Gone { seat } => {
                self.chairs.guest_mut(*seat).ok_or(CorruptLog::OutOfPlace)?.presence = Presence::Gone;
                self.forget_votes_of(*seat);
                all(Happening::Gone { seat: *seat })
            }
            LogEvent::Host { seat } => {
                self.host = self.chairs.guest_mut(*seat).ok_or(CorruptLog::OutOfPlace)?.person;
                self.host_called = None;
                all(Happening::Host { seat: *seat })
            }
            LogEvent::Outage { number, since, until } => {
                self.outage = *number;
                self.time.give_back(*since, *until);
                all(Happening::Outage { length: until.saturating_sub(*since) })
            }
            LogEvent::Again { table } => {
                self.again = Some(table.0);
                // Whoever may not look at the next table need not hear of it.
                let to = if self.terms.watch { To::ALL } else { To::seats(SeatSet::all(self.chairs.len())) };
                Ok(vec![(to, Happening::Again { table: table.0.to_string() })])
            }
        }
    }

    /// Whether the host did this, was seen, or becomes the host by it.
    fn is_by_host(&self, log_event: &LogEventOf<G>) -> bool {
        match log_event {
            LogEvent::Sit { person, .. } => person.0 == self.host,
            LogEvent::Bot { .. }
            | LogEvent::Rise { removed: true, .. }
            | LogEvent::Hush { .. }
            | LogEvent::Here { seat: None }
            | LogEvent::Host { .. } => true,
            _ => {
                let guest = log_event.by().and_then(|seat| self.chairs.get(seat)).and_then(Place::guest);
                guest.is_some_and(|guest| guest.person == self.host)
            }
        }
    }

    fn deal(&mut self, at: u64) -> Result<Telling<G>, StepError<G>> {
        let seed = self.secret.game_seed(&self.contributions());
        let mut told = Vec::new();
        let table = game::Table::<G>::deal(&self.terms.options, seed, &mut told).map_err(StepError::Rules)?;
        self.started = at;
        self.time = Time::start(self.terms.clock, self.chairs.len(), at);
        self.time.step(table.game().asked(), at);
        self.time.set_window(table.game().window(), at);
        self.stage = Stage::On(table);
        Ok(std::iter::once((To::ALL, Happening::Started)).chain(passed_on(told)).collect())
    }

    fn play(
        &mut self,
        at: u64,
        by: Actor,
        action: &G::Action,
        overdue: Option<Seat>,
    ) -> Result<Telling<G>, StepError<G>> {
        let Stage::On(table) = &mut self.stage else { return Err(CorruptLog::OutOfPlace.into()) };
        let mut told = Vec::new();
        let asked = table.game().asked();
        table.play(by, action, &mut told).map_err(StepError::Rules)?;
        let game = table.game();
        // A sealed answer must not touch the clocks: only what the whole table learns of is a step in time. Nor does
        // what is said beside the game give anybody new time for the decision that is still before them.
        let public = told.iter().any(|told| told.to.includes(Viewer::Public));
        if asked != game.asked() || (public && !G::is_aside(action)) {
            self.time.step(game.asked(), at);
        }
        self.time.set_window(game.window(), at);
        let mut telling: Telling<G> = Vec::with_capacity(told.len() + 1);
        if let Some(seat) = overdue {
            // Where several are asked at once, whose time it was that ran out would tell that the others had answered.
            let to = if asked.len() == 1 { To::ALL } else { To::seats(SeatSet::only(seat)) };
            telling.push((to, Happening::Overdue { seat }));
        }
        telling.extend(passed_on(told));
        if game.outcome().is_some() {
            self.stage = Stage::Over(table.clone());
        }
        Ok(telling)
    }

    fn vote(
        &mut self,
        at: u64,
        by: Seat,
        on: Ballot,
        yes: bool,
        carried: Option<&str>,
    ) -> Result<Telling<G>, StepError<G>> {
        self.votes.retain(|vote| *vote != (by, on));
        if yes {
            self.votes.push((by, on));
        }
        let mut telling = vec![(To::ALL, Happening::Voted { by, on, yes })];
        let Some(bot) = carried else { return Ok(telling) };
        self.votes.retain(|(_, other)| *other != on);
        match on {
            Ballot::Seat(seat) => {
                self.chairs.guest_mut(seat).ok_or(CorruptLog::OutOfPlace)?.stand_in = Some(bot.into());
                self.forget_votes_of(seat);
                telling.push((To::ALL, Happening::StandIn { seat, bot: bot.into() }));
            }
            Ballot::Stop => {
                let Stage::On(table) = &self.stage else { return Err(CorruptLog::OutOfPlace.into()) };
                self.stage = Stage::Over(table.clone());
                self.given_up = true;
                self.time.step(SeatSet::NONE, at);
                self.time.set_window(None, at);
                telling.push((To::ALL, Happening::GivenUp));
            }
        }
        Ok(telling)
    }

    fn pause(&mut self, at: u64, by: Seat, pause: bool, carried: bool) -> Telling<G> {
        if !pause {
            self.pause_asked = SeatSet::NONE;
            self.time.pause(false, at);
            return vec![(To::ALL, Happening::Resumed { by })];
        }
        self.pause_asked = self.pause_asked.with(by);
        let mut telling = vec![(To::ALL, Happening::PauseAsked { by })];
        if carried {
            self.pause_asked = SeatSet::NONE;
            self.time.pause(true, at);
            telling.push((To::ALL, Happening::Paused));
        }
        telling
    }

    fn forget_votes_of(&mut self, seat: Seat) {
        self.votes.retain(|(by, _)| *by != seat);
        self.pause_asked = self.pause_asked.without(seat);
    }

    /// Whom somebody does not hear, and who does not hear them, is about them and not about the seat.
    fn forget_mutes_of(&mut self, seat: Seat) {
        for muted in &mut self.muted {
            *muted = muted.without(seat);
        }
        if let Some(muted) = self.muted.get_mut(seat.index()) {
            *muted = SeatSet::NONE;
        }
    }

    /// Who hears what somebody says.
    fn heard_by(&self, from: &Speaker, to: Channel) -> To {
        match (from, to) {
            (Speaker::Watcher(_), _) | (_, Channel::Watchers) => To::WATCHERS,
            (Speaker::Seat(seat), Channel::Side) => {
                To::seats(G::partners(&self.terms.options, *seat)).without(self.deaf_to(*seat))
            }
            (Speaker::Seat(seat), Channel::Table) => To::ALL.without(self.deaf_to(*seat)),
        }
    }

    fn deaf_to(&self, speaker: Seat) -> SeatSet {
        Seat::all(self.muted.len())
            .filter(|seat| self.muted.get(seat.index()).is_some_and(|muted| muted.contains(speaker)))
            .collect()
    }
}

fn passed_on<E, C>(told: Vec<Addressed<E>>) -> impl Iterator<Item = (To, Happening<E, C>)> {
    told.into_iter().map(|told| (told.to.into(), Happening::Game(told.event)))
}
