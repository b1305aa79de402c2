//! From a request to the entry that is to be written.

use super::chairs::Guest;
use super::deed::{Deed, DeedOf, Hex};
use super::sitting::{After, Next};
use super::state::{Stage, State, Trouble};
use super::{Ballot, Channel, Name, Place, Presence, Refused, Request, Speaker, Why};
use bots::Cast;
use game::{Bytes32, Seat, SeatSet};
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
    /// What it leads to.
    pub after: After,
}

/// Without its body: it may be a secret of the game.
impl std::fmt::Debug for Draft {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Draft").field("at", &self.at).finish_non_exhaustive()
    }
}

impl<G: Cast> State<G> {
    /// Tries a deed on a copy of the table, and writes it down if it can be.
    pub fn draft(&self, at: u64, deed: DeedOf<G>) -> Result<Draft, Refused> {
        self.measure.has_room_for(&deed).map_err(|message| Refused::new(Why::Full, message))?;
        let mut after = self.clone();
        let told = after.step(at, &deed).map_err(|trouble| match trouble {
            Trouble::Rules(refusal) => Refused::rules(&refusal),
            Trouble::Damage(damage) => Refused::new(Why::NotNow, damage.to_string()),
        })?;
        let mut draft = Draft {
            at,
            body: serde_json::to_vec(&deed)
                .map_err(|error| Refused::new(Why::Malformed, error.to_string()))?,
            ..Draft::default()
        };
        let (before, stage) = (self.stage.code(), after.stage.code());
        draft.stage = (before != stage).then_some(stage);
        let due = after.due();
        if due != self.due() {
            draft.deadline = due.map_or(Deadline::Clear, Deadline::At);
        }
        match &deed {
            Deed::Sit { person, .. } => draft.sit.push(person.0),
            Deed::Rise { seat, .. } => {
                draft.rise.extend(self.chairs.get(*seat).and_then(Place::guest).map(|guest| guest.person));
            }
            _ => {}
        }
        draft.after = After(Some(Box::new(Next { deed, state: after, told })));
        Ok(draft)
    }

    /// When the table next has to be looked at because time has run out.
    pub fn due(&self) -> Option<u64> {
        let Stage::On(table) = &self.stage else { return None };
        if !self.measure.has_room() {
            return None;
        }
        let timed = |seat: &Seat| self.chairs.get(*seat).is_some_and(|place| place.bot().is_none());
        let seats = table.game().asked().into_iter().filter(timed);
        seats.filter_map(|seat| self.time.seat_until(seat)).chain(self.time.window_until()).min()
    }

    /// What the clock does when it shows this time, if anything.
    pub fn overdue(&self, shown: u64) -> Option<DeedOf<G>> {
        let Stage::On(table) = &self.stage else { return None };
        let game = table.game();
        if self.time.window_until().is_some_and(|until| until <= shown)
            && let Some(action) = game.legal(game::Actor::Clock).first()
        {
            let (by, r#do) = (game::Actor::Clock, action.clone());
            return Some(Deed::Do { by, r#do, overdue: None, why: None });
        }
        let late = |seat: &Seat| {
            self.chairs.get(*seat).is_some_and(|place| place.bot().is_none())
                && self.time.seat_until(*seat).is_some_and(|until| until <= shown)
        };
        let seat = game.asked().into_iter().filter(|seat| game.may_act().contains(*seat)).find(late)?;
        let (by, r#do) = game.overdue(seat, &mut self.overdue_luck())?;
        Some(Deed::Do { by, r#do, overdue: Some(seat), why: None })
    }

    /// What gives the clocks back the time of the next outage that they ran through, if there is one.
    pub fn give_back(&self, outages: &[Outage]) -> Option<DeedOf<G>> {
        self.due()?;
        let runs_through = |outage: &&Outage| outage.number > self.outage && outage.until > self.time.began();
        let Outage { number, since, until } = *outages.iter().find(runs_through)?;
        Some(Deed::Outage { number, since, until })
    }

    /// The deed that a request comes down to, if the one who asks may.
    pub fn deed(&self, asking: &Asking<'_>, request: &Request) -> Result<DeedOf<G>, Refused> {
        let seat = || self.chairs.seat_of(&asking.person).ok_or_else(no_seat);
        match request {
            Request::Join { name, seat } => self.join(asking, name, *seat),
            Request::Ready { ready, contribution } => {
                self.before_start()?;
                Ok(Deed::Ready { seat: seat()?, ready: *ready, contribution: *contribution })
            }
            Request::Bot { seat, bot } => self.place_bot(asking, *seat, bot.as_deref()),
            Request::Remove { seat } => {
                self.host(asking)?;
                self.before_start()?;
                self.guest(*seat)?;
                Ok(Deed::Rise { seat: *seat, removed: true })
            }
            Request::Start { contribution } => self.start(asking, *contribution),
            Request::Do(action) => {
                let by = self.player(seat()?)?.into();
                Ok(Deed::Do { by, r#do: read(action)?, overdue: None, why: None })
            }
            Request::Say(claim) => {
                let by = self.player(seat()?)?;
                Ok(Deed::Say { by, say: read(claim)? })
            }
            Request::Chat { to, text } => self.chat(asking, *to, text),
            Request::Leave {} => {
                let seat = seat()?;
                match self.stage {
                    Stage::Open => Ok(Deed::Rise { seat, removed: false }),
                    Stage::On(_) => {
                        if self.guest(seat)?.left {
                            return Err(not_now("You have left already."));
                        }
                        Ok(Deed::Leave { seat })
                    }
                    Stage::Over(_) => Err(not_now("The game is over.")),
                }
            }
            Request::Return {} => {
                let seat = seat()?;
                self.game_on()?;
                let guest = self.guest(seat)?;
                if !guest.left && guest.stand_in.is_none() {
                    return Err(not_now("You are here already."));
                }
                Ok(Deed::Back { seat })
            }
            Request::Vote { on, yes } => self.ballot(seat()?, *on, *yes),
            Request::Pause { pause } => self.ask_pause(seat()?, *pause),
            Request::Mute { whom, mute } => {
                let by = seat()?;
                if *whom == by || whom.index() >= self.chairs.len() {
                    return Err(Refused::new(Why::Unknown, "There is nobody else in that seat."));
                }
                Ok(Deed::Mute { by, whom: *whom, mute: *mute })
            }
            Request::Hush { hush } => {
                self.host(asking)?;
                Ok(Deed::Hush { hush: *hush })
            }
        }
    }

    fn join(&self, asking: &Asking<'_>, name: &Name, wanted: Option<Seat>) -> Result<DeedOf<G>, Refused> {
        if self.chairs.seat_of(&asking.person).is_some() {
            return Err(not_now("You have a seat here already."));
        }
        let expected = self.chairs.free(&asking.person, None);
        let kept = expected.and_then(|seat| self.chairs.get(seat));
        let kept = matches!(kept, Some(Place::Open(Some(_))));
        if !(self.terms.listed || asking.invited || asking.person == self.host || kept) {
            return Err(Refused::new(Why::NoInvite, "This table is by invitation: its code is needed."));
        }
        if !matches!(self.stage, Stage::Open) {
            return Err(not_now("The game has begun; all seats are taken."));
        }
        if wanted.is_some_and(|seat| seat.index() >= self.chairs.len()) {
            return Err(Refused::new(Why::Unknown, "This table has no such seat."));
        }
        let seat = self.chairs.free(&asking.person, wanted).ok_or_else(|| match wanted.and(expected) {
            Some(_) => Refused::new(Why::Full, "That seat is taken; another one is free."),
            None => Refused::new(Why::Full, "The table is full."),
        })?;
        let name = name.clone().beside(self.chairs.guests().map(|(_, guest)| guest.name.as_str()));
        Ok(Deed::Sit { seat, person: Hex(asking.person), name, program: asking.program })
    }

    fn place_bot(&self, asking: &Asking<'_>, seat: Seat, bot: Option<&str>) -> Result<DeedOf<G>, Refused> {
        self.host(asking)?;
        self.before_start()?;
        let place = self
            .chairs
            .get(seat)
            .ok_or_else(|| Refused::new(Why::Unknown, "This table has no such seat."))?;
        if place.guest().is_some() {
            return Err(Refused::new(Why::Full, "Somebody sits there."));
        }
        if let Some(name) = bot {
            G::bot(name, seat, &self.terms.options)
                .map_err(|unknown| Refused::new(Why::Unknown, unknown.to_string()))?;
        }
        Ok(Deed::Bot { seat, bot: bot.map(str::to_owned) })
    }

    fn start(&self, asking: &Asking<'_>, contribution: Option<Bytes32>) -> Result<DeedOf<G>, Refused> {
        self.host(asking)?;
        self.before_start()?;
        if self.chairs.iter().any(|(_, place)| matches!(place, Place::Open(_))) {
            return Err(not_now("There are empty seats: wait for people, or give the seats to bots."));
        }
        // Who starts the game is ready by that.
        let waited_for =
            self.chairs.guests().find(|(_, guest)| !guest.ready && guest.person != asking.person);
        if let Some((_, guest)) = waited_for {
            return Err(not_now(format!("{} is not ready yet.", guest.name.as_str())));
        }
        let Some(contribution) = contribution else { return Ok(Deed::Start) };
        // Whoever plays adds to the deal, and nobody else.
        let seat = self.chairs.seat_of(&asking.person).ok_or_else(no_seat)?;
        Ok(Deed::StartWith { seat, contribution })
    }

    fn chat(&self, asking: &Asking<'_>, to: Channel, text: &str) -> Result<DeedOf<G>, Refused> {
        let text = scene::tidy(text).map_err(|message| Refused::new(Why::Malformed, message))?;
        let from = match (self.chairs.seat_of(&asking.person), to) {
            (Some(_), Channel::Watchers) => {
                return Err(Refused::new(Why::NotNow, "Those who play do not talk with those who watch."));
            }
            // Until then seats change hands, and what a side has said would be there for whoever comes.
            (Some(_), Channel::Side) if matches!(self.stage, Stage::Open) => {
                return Err(not_now("The sides talk among themselves when the game has begun."));
            }
            (Some(seat), _) => Speaker::Seat(seat),
            (None, Channel::Watchers) if !self.terms.watch => {
                return Err(Refused::new(Why::NoSeat, "Nobody may watch this table."));
            }
            (None, Channel::Watchers) if self.hushed => {
                return Err(not_now("The host has asked those who watch to be quiet."));
            }
            (None, Channel::Watchers) => Speaker::Watcher(
                Name::new(asking.name)
                    .map_err(|refused| Refused::new(Why::Malformed, refused.to_string()))?,
            ),
            (None, _) => return Err(no_seat()),
        };
        Ok(Deed::Chat { from, to, text })
    }

    fn ballot(&self, by: Seat, on: Ballot, yes: bool) -> Result<DeedOf<G>, Refused> {
        self.seated(by)?;
        let mut present = self.chairs.present().with(by);
        let in_favour = |present: SeatSet| {
            present.into_iter().filter(|seat| *seat == by || self.votes.contains(&(*seat, on))).count()
        };
        let carried = match on {
            Ballot::Seat(seat) => {
                let guest = self.guest(seat)?;
                if seat == by {
                    return Err(not_now("You are here yourself."));
                }
                if guest.stand_in.is_some() {
                    return Err(not_now("A bot sits in for that player already."));
                }
                if self.chairs.len() == 2 {
                    return Err(not_now(
                        "In a game of two no bot plays for the other: wait, adjourn the game, or end it without a winner.",
                    ));
                }
                if !is_away(guest) {
                    return Err(not_now("That player is here: give them time."));
                }
                present = present.without(seat);
                // More than half of those who are here.
                yes && in_favour(present) * 2 > present.len()
            }
            // A game is given up when all who are here agree.
            Ballot::Stop => yes && in_favour(present) == present.len(),
        };
        let carried = carried.then(|| stand_in::<G>().to_owned());
        Ok(Deed::Vote { by, on, yes, carried })
    }

    /// The seats whose players have left, or whose pages are gone while the table waits for them.
    pub fn away(&self) -> SeatSet {
        let away = |guest: &Guest| guest.stand_in.is_none() && is_away(guest);
        self.chairs.guests().filter(|(_, guest)| away(guest)).map(|(seat, _)| seat).collect()
    }

    fn ask_pause(&self, by: Seat, pause: bool) -> Result<DeedOf<G>, Refused> {
        self.game_on()?;
        if pause == self.time.is_paused() {
            return Err(not_now(if pause {
                "The clocks stand still already."
            } else {
                "The clocks are running."
            }));
        }
        if pause && self.pause_asked.contains(by) {
            return Err(not_now("You have asked for a pause already; the others have not agreed yet."));
        }
        let gone = self.chairs.playing().into_iter().find(|seat| !self.chairs.present().contains(*seat));
        if let (false, Some(gone)) = (pause, gone) {
            let name = self.guest(gone)?.name.as_str();
            return Err(not_now(format!("{name} is not here: the game goes on when they are back.")));
        }
        let agreed = self.pause_asked.with(by);
        let mut present = self.chairs.present().into_iter();
        // Whoever is gone cannot agree, and loses nothing by a game that waits.
        let carried = pause && present.all(|seat| agreed.contains(seat));
        Ok(Deed::Pause { by, pause, carried })
    }

    fn host(&self, asking: &Asking<'_>) -> Result<(), Refused> {
        if asking.person == self.host {
            return Ok(());
        }
        Err(Refused::new(Why::NotHost, "Only the host of the table can do that."))
    }

    fn before_start(&self) -> Result<(), Refused> {
        if matches!(self.stage, Stage::Open) { Ok(()) } else { Err(not_now("The game has begun.")) }
    }

    fn game_on(&self) -> Result<(), Refused> {
        match self.stage {
            Stage::Open => Err(not_now("The game has not begun yet.")),
            Stage::On(_) => Ok(()),
            Stage::Over(_) => Err(not_now("The game is over.")),
        }
    }

    fn guest(&self, seat: Seat) -> Result<&Guest, Refused> {
        let place = self.chairs.get(seat);
        place.and_then(Place::guest).ok_or_else(|| Refused::new(Why::Unknown, "Nobody sits in that seat."))
    }

    /// Whether the owner of this seat plays for themselves in a game that is on.
    fn seated(&self, seat: Seat) -> Result<(), Refused> {
        self.game_on()?;
        let guest = self.guest(seat)?;
        if guest.left || guest.stand_in.is_some() {
            return Err(not_now("You have left the game: come back first."));
        }
        Ok(())
    }

    /// The seat, if its owner plays for themselves and the game goes on.
    fn player(&self, seat: Seat) -> Result<Seat, Refused> {
        self.seated(seat)?;
        if self.time.is_paused() {
            return Err(Refused::new(Why::Paused, "The game is paused: let the clocks run first."));
        }
        Ok(seat)
    }
}

/// Whether somebody has left, or their pages are gone.
fn is_away(guest: &Guest) -> bool {
    guest.left || guest.presence == Presence::Gone
}

/// The bot that sits in for people who left: a middling one, or the best there is.
fn stand_in<G: Cast>() -> &'static str {
    let middling = G::BOTS.iter().find(|name| **name == "normal");
    middling.or(G::BOTS.last()).copied().unwrap_or_default()
}

fn no_seat() -> Refused {
    Refused::new(Why::NoSeat, "You have no seat at this table.")
}

fn not_now(message: impl Into<String>) -> Refused {
    Refused::new(Why::NotNow, message)
}

/// Reads an action or a claim as it was sent.
fn read<T: serde::de::DeserializeOwned>(sent: &serde_json::value::RawValue) -> Result<T, Refused> {
    serde_json::from_str(sent.get())
        .map_err(|error| Refused::new(Why::Malformed, format!("That cannot be read: {error}.")))
}
