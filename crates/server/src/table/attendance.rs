//! Who is there. Absent is not thinking: a seat is free to be voted on, and hosting passes on, only when no node knows of a page
//! of its owner.
//!
//! A node knows only its own connections. So the table asks first, by an entry in its log ([`LogEvent::Call`]); whichever node has
//! a page of theirs answers with another ([`LogEvent::Here`]). When nobody does for a while, they are gone ([`LogEvent::Gone`]).

use super::chairs::Presence;
use super::log_event::{LogEvent, LogEventOf};
use super::state::{Stage, State};
use game::{Game, Seat};
use store::PersonId;

/// How long the nodes have to answer, in milliseconds.
const ANSWER: u64 = 10_000;

/// How long a gathering waits for its host, in milliseconds.
const HOST: u64 = 60_000;

/// What a node knows of who is there.
pub trait Present {
    /// Whether it has a page of this person.
    fn is_here(&self, person: &PersonId) -> bool;

    /// When it last had a page of this person, or since when it has looked out for anybody, in milliseconds.
    fn last_seen(&self, person: &PersonId) -> u64;

    /// Since when the house has been well, in milliseconds: nobody could have come before.
    fn well_since(&self) -> u64;
}

impl<G: Game> State<G> {
    /// What a node that knows this has to say about who is there.
    pub fn attendance(&self, present: &dyn Present, now: u64) -> Option<LogEventOf<G>> {
        if self.terms.one_device || !self.log_quota.has_room() {
            return None;
        }
        match self.stage {
            Stage::Open => self.hosting(present, now),
            Stage::On(_) => self.chairs.guests().find_map(|(seat, guest)| {
                let is_here = present.is_here(&guest.person);
                match guest.presence {
                    Presence::Called(_) | Presence::Gone if is_here => {
                        Some(LogEvent::Here { seat: Some(seat) })
                    }
                    Presence::Called(at) if now >= at + ANSWER => Some(LogEvent::Gone { seat }),
                    Presence::Here if !is_here && self.is_waited_for(seat, present, now) => {
                        Some(LogEvent::Call { seat: Some(seat) })
                    }
                    _ => None,
                }
            }),
            Stage::Over(_) => None,
        }
    }

    /// Whether the table has waited for this seat longer than it has patience. Whoever has time on their clock may take
    /// it: when it is up, the table goes on by itself.
    fn is_waited_for(&self, seat: Seat, present: &dyn Present, now: u64) -> bool {
        let since = self.time.since().max(present.well_since());
        self.patience_until(seat, since).is_some_and(|until| until <= now)
    }

    /// When the others may begin to do without whoever has this seat, unless a page of theirs is open; the table has
    /// waited for them since `since`.
    pub fn patience_until(&self, seat: Seat, since: u64) -> Option<u64> {
        let asked = self.game().is_some_and(|game| game.asked().contains(seat));
        let plays = self.chairs.playing().contains(seat);
        let waits = asked && plays && !self.time.is_paused() && self.time.seat_until(seat).is_none();
        waits.then(|| since + u64::from(self.terms.patience()) * 1000)
    }

    /// A gathering whose host has gone gets another.
    fn hosting(&self, present: &dyn Present, now: u64) -> Option<LogEventOf<G>> {
        let host_is_here = present.is_here(&self.host);
        let heir =
            || self.chairs.guests().find(|(_, guest)| present.is_here(&guest.person)).map(|(seat, _)| seat);
        match self.host_called {
            Some(_) if host_is_here => Some(LogEvent::Here { seat: None }),
            Some(at) if now >= at + ANSWER => heir().map(|seat| LogEvent::Host { seat }),
            Some(_) => None,
            None => {
                // What others do or say meanwhile brings the host no closer.
                let seen = self.host_acted.max(present.last_seen(&self.host)).max(present.well_since());
                let waited = now.saturating_sub(seen) >= HOST;
                (!host_is_here && waited && heir().is_some()).then_some(LogEvent::Call { seat: None })
            }
        }
    }
}
