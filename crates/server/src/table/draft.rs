//! From a request to the entry that is to be written.

use super::any_table::Next;
use super::chairs::Guest;
use super::log_event::{Hex, LogEvent, LogEventOf};
use super::state::{Stage, State, StepError};
use super::{Ballot, Channel, CorruptLog, Name, Place, Presence, Refused, Request, Speaker, TableRefusal};
use game::{Bytes32, Game, Seat, SeatSet};
use store::{Deadline, Outage, PersonId};

/// Somebody who asks something of a table.
#[derive(Clone, Debug)]
pub struct Asking<'a> {
    /// Who asks.
    pub person: PersonId,
    /// The name they go by elsewhere, for those who watch.
    pub name: &'a str,
    /// Whether it is a program with a token.
    pub program: bool,
    /// Whether they know the table's code.
    pub invited: bool,
    /// What time it is, in milliseconds.
    pub now: u64,
}

/// An entry that may be written, and what it changes in the lists.
#[derive(Default)]
pub struct Draft {
    /// When it happens, in milliseconds.
    pub at: u64,
    /// The entry itself.
    pub body: Vec<u8>,
    /// How far the table is from now on, if that changes.
    pub stage: Option<store::Stage>,
    /// What becomes of the time at which the table is next due.
    pub deadline: Deadline,
    /// Who sits down.
    pub sit: Vec<PersonId>,
    /// Who stands up.
    pub rise: Vec<PersonId>,
    /// By which the table finds what it has worked out already; 0 if it has nothing.
    pub ticket: u64,
}

/// Without its body: it may be a secret of the game.
impl std::fmt::Debug for Draft {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Draft").field("at", &self.at).finish_non_exhaustive()
    }
}

impl<G: Game> State<G> {
    /// Tries a deed on a copy of the table: the entry for it, and what it leads to.
    pub fn draft(&self, at: u64, log_event: LogEventOf<G>) -> Result<(Draft, Next<G>), Refused> {
        self.log_quota.has_room_for(&log_event)?;
        let mut after = self.clone();
        let told = after.step(at, &log_event).map_err(|trouble| match trouble {
            StepError::Rules(refusal) => Refused::rules::<G>(&refusal),
            StepError::CorruptLog(damage) => damage.into(),
        })?;
        let mut draft = Draft {
            at,
            body: serde_json::to_vec(&log_event)
                .map_err(|error| CorruptLog::Unreadable(error.to_string()))?,
            ..Draft::default()
        };
        let (before, stage) = (self.stage.code(), after.stage.code());
        draft.stage = (before != stage).then_some(stage);
        let due = after.due();
        if due != self.due() {
            draft.deadline = due.map_or(Deadline::Clear, Deadline::At);
        }
        match &log_event {
            LogEvent::Sit { person, .. } => draft.sit.push(person.0),
            LogEvent::Rise { seat, .. } => {
                draft.rise.extend(self.chairs.get(*seat).and_then(Place::guest).map(|guest| guest.person));
            }
            _ => {}
        }
        Ok((draft, Next { log_event, state: after, told }))
    }

    /// When the table next has to be looked at because time has run out.
    pub fn due(&self) -> Option<u64> {
        let Stage::On(table) = &self.stage else { return None };
        if !self.log_quota.has_room() {
            return None;
        }
        let timed = |seat: &Seat| self.chairs.get(*seat).is_some_and(|place| place.bot().is_none());
        let seats = table.game().asked().into_iter().filter(timed);
        seats.filter_map(|seat| self.time.seat_until(seat)).chain(self.time.window_until()).min()
    }

    /// What the clock does when it shows this time, if anything.
    pub fn overdue(&self, shown: u64) -> Option<LogEventOf<G>> {
        let Stage::On(table) = &self.stage else { return None };
        let game = table.game();
        if self.time.window_until().is_some_and(|until| until <= shown)
            && let Some(action) = game.legal(game::Actor::Clock).first()
        {
            let (by, r#do) = (game::Actor::Clock, action.clone());
            return Some(LogEvent::Do { by, r#do, overdue: None, why: None });
        }
        let late = |seat: &Seat| {
            self.chairs.get(*seat).is_some_and(|place| place.bot().is_none())
                && self.time.seat_until(*seat).is_some_and(|until| until <= shown)
        };
        let seat = game.asked().into_iter().filter(|seat| game.may_act().contains(*seat)).find(late)?;
        let (by, r#do) = game.overdue(seat, &mut self.overdue_luck())?;
        Some(LogEvent::Do { by, r#do, overdue: Some(seat), why: None })
    }

    /// What gives the clocks back the time of the next outage that they ran through, if there is one.
    pub fn give_back(&self, outages: &[Outage]) -> Option<LogEventOf<G>> {
        self.due()?;
        let runs_through = |outage: &&Outage| outage.number > self.outage && outage.until > self.time.began();
        let Outage { number, since, until } = *outages.iter().find(runs_through)?;
        Some(LogEvent::Outage { number, since, until })
    }

    /// The deed that a request comes down to, if the one who asks may.
    pub fn log_event(&self, asking: &Asking<'_>, request: &Request) -> Result<LogEventOf<G>, TableRefusal> {
        let seat = || self.chairs.seat_of(&asking.person).ok_or(TableRefusal::NoSeat);
        match request {
            Request::Join { name, seat } => self.join(asking, name, *seat),
            Request::Ready { ready, contribution } => {
                self.before_start()?;
                Ok(LogEvent::Ready { seat: seat()?, ready: *ready, contribution: *contribution })
            }
            Request::Bot { seat, bot } => self.place_bot(asking, *seat, bot.as_deref()),
            Request::Remove { seat } => {
                self.host(asking)?;
                self.before_start()?;
                self.guest(*seat)?;
                Ok(LogEvent::Rise { seat: *seat, removed: true })
            }
            Request::Start { contribution } => self.start(asking, *contribution),
            Request::Do(action) => {
                let by = self.player(seat()?)?.into();
                Ok(LogEvent::Do { by, r#do: read(action)?, overdue: None, why: None })
            }
            Request::Say(claim) => {
                let by = self.player(seat()?)?;
                Ok(LogEvent::Say { by, say: read(claim)? })
            }
            Request::Chat { to, text } => self.chat(asking, *to, text),
            Request::Leave {} => {
                let seat = seat()?;
                match self.stage {
                    Stage::Open => Ok(LogEvent::Rise { seat, removed: false }),
                    Stage::On(_) => {
                        if self.guest(seat)?.left {
                            return Err(TableRefusal::LeftAlready);
                        }
                        Ok(LogEvent::Leave { seat })
                    }
                    Stage::Over(_) => Err(TableRefusal::Over),
                }
            }
            Request::Return {} => {
                let seat = seat()?;
                self.game_on()?;
                let guest = self.guest(seat)?;
                if !guest.left && guest.stand_in.is_none() {
                    return Err(TableRefusal::Here);
                }
                Ok(LogEvent::Back { seat })
            }
            Request::Vote { on, yes } => self.ballot(seat()?, *on, *yes),
            Request::Pause { pause } => self.ask_pause(seat()?, *pause),
            Request::Mute { whom, mute } => {
                let by = seat()?;
                if *whom == by || whom.index() >= self.chairs.len() {
                    return Err(TableRefusal::NobodyElse);
                }
                Ok(LogEvent::Mute { by, whom: *whom, mute: *mute })
            }
            Request::Hush { hush } => {
                self.host(asking)?;
                Ok(LogEvent::Hush { hush: *hush })
            }
        }
    }

    fn join(
        &self,
        asking: &Asking<'_>,
        name: &Name,
        wanted: Option<Seat>,
    ) -> Result<LogEventOf<G>, TableRefusal> {
        if self.chairs.seat_of(&asking.person).is_some() {
            return Err(TableRefusal::Seated);
        }
        let expected = self.chairs.free(&asking.person, None);
        let kept = expected.and_then(|seat| self.chairs.get(seat));
        let kept = matches!(kept, Some(Place::Open(Some(_))));
        if !(self.terms.listed || asking.invited || asking.person == self.host || kept) {
            return Err(TableRefusal::NoInvite);
        }
        if !matches!(self.stage, Stage::Open) {
            return Err(TableRefusal::BegunFull);
        }
        if wanted.is_some_and(|seat| seat.index() >= self.chairs.len()) {
            return Err(TableRefusal::NoSuchSeat);
        }
        let seat = self.chairs.free(&asking.person, wanted).ok_or_else(|| match wanted.and(expected) {
            Some(_) => TableRefusal::SeatTaken,
            None => TableRefusal::Full,
        })?;
        let name = name.clone().beside(self.chairs.guests().map(|(_, guest)| guest.name.as_str()));
        Ok(LogEvent::Sit { seat, person: Hex(asking.person), name, program: asking.program })
    }

    fn place_bot(
        &self,
        asking: &Asking<'_>,
        seat: Seat,
        bot: Option<&str>,
    ) -> Result<LogEventOf<G>, TableRefusal> {
        self.host(asking)?;
        self.before_start()?;
        let place = self.chairs.get(seat).ok_or(TableRefusal::NoSuchSeat)?;
        if place.guest().is_some() {
            return Err(TableRefusal::Occupied);
        }
        if let Some(name) = bot {
            self.roster.bot(name, seat, &self.terms.options)?;
        }
        Ok(LogEvent::Bot { seat, bot: bot.map(str::to_owned) })
    }

    fn start(
        &self,
        asking: &Asking<'_>,
        contribution: Option<Bytes32>,
    ) -> Result<LogEventOf<G>, TableRefusal> {
        self.host(asking)?;
        self.before_start()?;
        if self.chairs.iter().any(|(_, place)| matches!(place, Place::Open(_))) {
            return Err(TableRefusal::EmptySeats);
        }
        // Who starts the game is ready by that.
        let waited_for =
            self.chairs.guests().find(|(_, guest)| !guest.ready && guest.person != asking.person);
        if let Some((_, guest)) = waited_for {
            return Err(TableRefusal::NotReady { player: guest.name.as_str().to_owned() });
        }
        let Some(contribution) = contribution else { return Ok(LogEvent::Start) };
        // Whoever plays adds to the deal, and nobody else.
        let seat = self.chairs.seat_of(&asking.person).ok_or(TableRefusal::NoSeat)?;
        Ok(LogEvent::StartWith { seat, contribution })
    }

    fn chat(&self, asking: &Asking<'_>, to: Channel, text: &str) -> Result<LogEventOf<G>, TableRefusal> {
        let text = scene::tidy(text)?;
        let from = match (self.chairs.seat_of(&asking.person), to) {
            (Some(_), Channel::Watchers) => {
                return Err(TableRefusal::NoAdvice);
            }
            // Until then seats change hands, and what a side has said would be there for whoever comes.
            (Some(_), Channel::Side) if matches!(self.stage, Stage::Open) => {
                return Err(TableRefusal::SidesLater);
            }
            (Some(seat), _) => Speaker::Seat(seat),
            (None, Channel::Watchers) if !self.terms.watch => {
                return Err(TableRefusal::NotWatched);
            }
            (None, Channel::Watchers) if self.hushed => {
                return Err(TableRefusal::Hushed);
            }
            (None, Channel::Watchers) => {
                Speaker::Watcher(Name::new(asking.name).map_err(|wrong| TableRefusal::NoName { wrong })?)
            }
            (None, _) => return Err(TableRefusal::NoSeat),
        };
        Ok(LogEvent::Chat { from, to, text })
    }

    fn ballot(&self, by: Seat, on: Ballot, yes: bool) -> Result<LogEventOf<G>, TableRefusal> {
        self.seated(by)?;
        let mut present = self.chairs.present().with(by);
        let in_favour = |present: SeatSet| {
            present.into_iter().filter(|seat| *seat == by || self.votes.contains(&(*seat, on))).count()
        };
        let carried = match on {
            Ballot::Seat(seat) => {
                let guest = self.guest(seat)?;
                if seat == by {
                    return Err(TableRefusal::Yourself);
                }
                if guest.stand_in.is_some() {
                    return Err(TableRefusal::StandIn);
                }
                if self.chairs.len() == 2 {
                    return Err(TableRefusal::OfTwo);
                }
                if !is_away(guest) {
                    return Err(TableRefusal::IsHere);
                }
                present = present.without(seat);
                // More than half of those who are here.
                yes && in_favour(present) * 2 > present.len()
            }
            // A game is given up when all who are here agree.
            Ballot::Stop => yes && in_favour(present) == present.len(),
        };
        let carried = carried.then(|| stand_in(self.roster.names()).to_owned());
        Ok(LogEvent::Vote { by, on, yes, carried })
    }

    /// The seats whose players have left, or whose pages are gone while the table waits for them.
    pub fn away(&self) -> SeatSet {
        let away = |guest: &Guest| guest.stand_in.is_none() && is_away(guest);
        self.chairs.guests().filter(|(_, guest)| away(guest)).map(|(seat, _)| seat).collect()
    }

    fn ask_pause(&self, by: Seat, pause: bool) -> Result<LogEventOf<G>, TableRefusal> {
        self.game_on()?;
        if pause == self.time.is_paused() {
            return Err(if pause { TableRefusal::PausedAlready } else { TableRefusal::ClocksRun });
        }
        if pause && self.pause_asked.contains(by) {
            return Err(TableRefusal::PauseAsked);
        }
        let gone = self.chairs.playing().into_iter().find(|seat| !self.chairs.present().contains(*seat));
        if let (false, Some(gone)) = (pause, gone) {
            let player = self.guest(gone)?.name.as_str().to_owned();
            return Err(TableRefusal::Absent { player });
        }
        let agreed = self.pause_asked.with(by);
        let mut present = self.chairs.present().into_iter();
        // Whoever is gone cannot agree, and loses nothing by a game that waits.
        let carried = pause && present.all(|seat| agreed.contains(seat));
        Ok(LogEvent::Pause { by, pause, carried })
    }

    fn host(&self, asking: &Asking<'_>) -> Result<(), TableRefusal> {
        if asking.person == self.host {
            return Ok(());
        }
        Err(TableRefusal::NotHost)
    }

    fn before_start(&self) -> Result<(), TableRefusal> {
        if matches!(self.stage, Stage::Open) { Ok(()) } else { Err(TableRefusal::Begun) }
    }

    fn game_on(&self) -> Result<(), TableRefusal> {
        match self.stage {
            Stage::Open => Err(TableRefusal::NotBegun),
            Stage::On(_) => Ok(()),
            Stage::Over(_) => Err(TableRefusal::Over),
        }
    }

    fn guest(&self, seat: Seat) -> Result<&Guest, TableRefusal> {
        let place = self.chairs.get(seat);
        place.and_then(Place::guest).ok_or(TableRefusal::EmptySeat)
    }

    /// Whether the owner of this seat plays for themselves in a game that is on.
    fn seated(&self, seat: Seat) -> Result<(), TableRefusal> {
        self.game_on()?;
        let guest = self.guest(seat)?;
        if guest.left || guest.stand_in.is_some() {
            return Err(TableRefusal::Left);
        }
        Ok(())
    }

    /// The seat, if its owner plays for themselves and the game goes on.
    fn player(&self, seat: Seat) -> Result<Seat, TableRefusal> {
        self.seated(seat)?;
        if self.time.is_paused() {
            return Err(TableRefusal::Paused);
        }
        Ok(seat)
    }
}

/// Whether somebody has left, or their pages are gone.
fn is_away(guest: &Guest) -> bool {
    guest.left || guest.presence == Presence::Gone
}

/// The bot that sits in for people who left: a middling one, or the best there is.
fn stand_in(bots: &[&'static str]) -> &'static str {
    let middling = bots.iter().find(|name| **name == "normal");
    middling.or(bots.last()).copied().unwrap_or_default()
}

/// Reads an action or a claim as it was sent.
fn read<T: serde::de::DeserializeOwned>(sent: &serde_json::Value) -> Result<T, TableRefusal> {
    T::deserialize(sent).map_err(|error| TableRefusal::Unreadable { what: error.to_string() })
}
