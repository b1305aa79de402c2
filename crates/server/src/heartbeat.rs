//! The house's heartbeat: a small write now and then, by which every node and every later process knows when the house could
//! be reached and could write.
//!
//! Between two heartbeats that are too far apart, around a write that failed, or where this process was not awake
//! ([`crate::ticks`]), lies an outage. Outages stand in the store; tables whose clocks ran during one give that time back
//! before anything else is written to their logs ([`crate::live::TableHandle::write`]).
//!
//! Clocks go by a time until which every node has surely heard whoever spoke to it: no clock acts while a move may lie in a
//! socket of a node that does not move.

use crate::random;
use crate::ticks::{GAP, TICK, Ticks};
use crate::time::{agree_on, bring_forward, now};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{Heartbeat, NodeId, Outage, Store, StoreError};
use tokio::time::{Instant, timeout};

/// How often the heart beats while a clock may run.
const BEAT: Duration = Duration::from_secs(2);

/// How often it beats in a file that nobody looks at: a disk wants to rest, too.
const RESTING: Duration = Duration::from_secs(60);

/// How late a heartbeat may be.
const LATE: Duration = Duration::from_secs(3);

/// How long the store may take for one.
const PATIENCE: Duration = Duration::from_secs(3);

/// How soon to try again when one failed.
const RETRY: Duration = Duration::from_millis(500);

/// How long a move that could not be written counts against the house, if nobody tries another.
const REMEMBERED: Duration = Duration::from_secs(5);

/// How often somebody waits for another heartbeat, because time was lost during the last.
const MOST_TRIES: usize = 3;

/// By how much the clocks of house and store may differ.
const DRIFT: u64 = 2_000;

/// What is known of the house's health.
struct Health {
    /// When the last heartbeat was written.
    good: Option<Instant>,
    /// What time it was then, in milliseconds.
    at: Option<u64>,
    /// The last write that failed, if none has succeeded since.
    wrong: Option<(Instant, StoreError)>,
    /// The last move that could not be written, if none has been since.
    unwritten: Option<(Instant, StoreError)>,
    /// Whether this process is awake.
    ticks: Ticks,
    /// Until when all other nodes were awake, as far as is known, if there are others.
    others: Option<u64>,
    /// All outages there were.
    outages: Arc<[Outage]>,
}

/// A moment at which the house was well: what time it was, and all outages until then. Whoever drafts by it drafts nothing at a
/// time to which the clock was set without an outage that says so.
#[derive(Debug)]
pub(crate) struct Reading {
    pub now: u64,
    pub outages: Arc<[Outage]>,
}

/// The heart of a house.
pub(crate) struct Heart {
    store: Arc<dyn Store>,
    node: NodeId,
    health: Mutex<Health>,
    /// One heartbeat at a time.
    beating: tokio::sync::Mutex<()>,
}

impl Heart {
    pub fn new(store: Arc<dyn Store>) -> Heart {
        let outages = Arc::new([]);
        Heart {
            store,
            node: NodeId::new(random::bytes()),
            health: Mutex::new(Health {
                good: None,
                at: None,
                wrong: None,
                unwritten: None,
                ticks: Ticks::default(),
                others: None,
                outages,
            }),
            beating: tokio::sync::Mutex::default(),
        }
    }

    fn health(&self) -> MutexGuard<'_, Health> {
        self.health.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// All outages that are known.
    pub fn outages(&self) -> Arc<[Outage]> {
        self.health().outages.clone()
    }

    /// Since when the house has been well, in milliseconds, as far as is known.
    pub fn well_since(&self) -> u64 {
        self.health().outages.last().map_or(0, |outage| outage.until)
    }

    /// The time that clocks go by, in milliseconds: until then every node has heard whoever spoke to it, and all outages are
    /// known. Nothing if clocks may not act at all.
    pub fn clocks_show(&self) -> Option<u64> {
        let mut health = self.health();
        health.ticks.look();
        let fresh = health.good.is_some_and(|good| good.elapsed() < BEAT + LATE);
        let well = fresh && health.wrong.is_none() && health.ticks.lost().0.is_none();
        let sure = health.ticks.sure().filter(|_| well)?;
        Some(health.others.map_or(sure, |others| others.min(sure)))
    }

    /// Waits a moment for clocks to come closer to this time.
    pub async fn wait_for_clocks(&self, due: u64) {
        tokio::time::sleep(TICK).await;
        let others = self.health().others;
        if others.is_some_and(|others| others < due) {
            // How the other nodes are is known with a heartbeat. If that fails, so will the next, which says so.
            let _ = self.be_well(RETRY).await;
        }
    }

    /// A write has failed: nobody writes before the next heartbeat, which tells for how long.
    pub fn failed(&self, trouble: &StoreError) {
        if matches!(trouble, StoreError::Unavailable(_)) {
            let failed = (Instant::now(), trouble.clone());
            let mut health = self.health();
            health.unwritten = Some(failed.clone());
            health.wrong = Some(failed);
        }
    }

    /// A write has succeeded.
    pub fn wrote(&self) {
        self.health().unwritten = None;
    }

    /// Whether what people do can be written: a heartbeat was, a moment ago, and the last move was too.
    ///
    /// # Errors
    /// Why it cannot.
    pub async fn is_ready(&self) -> Result<(), StoreError> {
        self.be_well(BEAT).await?;
        // On a disk that is nearly full something small may find room where a move does not.
        match &self.health().unwritten {
            Some((when, trouble)) if when.elapsed() < REMEMBERED => Err(trouble.clone()),
            _ => Ok(()),
        }
    }

    /// Whether the store was written not longer than `age` ago and nothing has failed since, as far as is known.
    fn known(&self, age: Duration) -> Option<Result<Reading, StoreError>> {
        let mut health = self.health();
        health.ticks.look();
        let awake = health.ticks.lost().0.is_none();
        match &health.wrong {
            // Whoever comes just after somebody who failed does not wait for the same answer.
            Some((when, trouble)) if when.elapsed() < RETRY => Some(Err(trouble.clone())),
            Some(_) => None,
            None => {
                let well = health.good.is_some_and(|good| awake && good.elapsed() < age);
                well.then(|| Ok(Reading { now: now(), outages: health.outages.clone() }))
            }
        }
    }

    /// Makes sure that the store was written not longer than `age` ago, and that nothing has failed since.
    ///
    /// # Errors
    /// Why it cannot be written.
    pub async fn be_well(&self, age: Duration) -> Result<Reading, StoreError> {
        if let Some(known) = self.known(age) {
            return known;
        }
        let _one = self.beating.lock().await;
        for _ in 0..MOST_TRIES {
            if let Some(known) = self.known(age) {
                return known;
            }
            self.beat(BEAT).await?;
        }
        Err(StoreError::timed_out())
    }

    /// As [`be_well`](Heart::be_well), before something is written.
    pub async fn before_writing(&self) -> Result<Reading, StoreError> {
        self.be_well(BEAT + LATE).await
    }

    /// A write that was drafted at `since` has come to its end. If it took long, nobody else could write meanwhile, and
    /// whoever is asked next has heard of it only now: that is an outage, too.
    pub fn took(&self, since: u64, time: Duration) {
        if time > GAP {
            self.health().ticks.lose(since);
        }
    }

    /// Beats for as long as it is polled; `resting` says whether nothing depends on it at the moment.
    pub async fn go_on(&self, resting: impl Fn() -> bool, well_again: impl FnMut(&Outage)) {
        tokio::join!(self.tick(), self.keep_beating(resting, well_again));
    }

    /// Whatever the store does, this process is awake.
    async fn tick(&self) {
        loop {
            self.health().ticks.tick();
            tokio::time::sleep(TICK).await;
        }
    }

    async fn keep_beating(&self, resting: impl Fn() -> bool, mut well_again: impl FnMut(&Outage)) {
        let mut known = 0;
        loop {
            let rests = !self.store.is_shared() && resting();
            let every = if rests { RESTING } else { BEAT };
            let beaten = {
                let _one = self.beating.lock().await;
                self.beat(every).await
            };
            if let Err(trouble) = &beaten {
                tracing::warn!(%trouble, cause = ?std::error::Error::source(trouble), "the store cannot be written");
            }
            let outages = self.outages();
            if let Some(last) = outages.last().filter(|_| outages.len() != known) {
                well_again(last);
            }
            // Others may learn of one between two rounds: a request, before it writes.
            known = outages.len();
            let wait = if beaten.is_ok() { every } else { RETRY };
            let until = Instant::now() + wait;
            // A house that rested wakes when somebody comes. What was lost is told at once, unless nothing can be written.
            while Instant::now() < until && (!rests || resting()) {
                if beaten.is_ok() && self.health().ticks.lost().0.is_some() {
                    break;
                }
                tokio::time::sleep(TICK.min(until - Instant::now())).await;
            }
        }
    }

    /// The house stops, and everybody has left it: other nodes need not wait for its heart.
    pub async fn say_goodbye(&self) {
        let _one = self.beating.lock().await;
        // From now on nobody ticks, and that is no outage.
        self.health().ticks = Ticks::default();
        if let Ok(Err(trouble)) = timeout(PATIENCE, self.store.say_goodbye(&self.node)).await {
            tracing::warn!(%trouble, "the other nodes do not know that this one stops");
        }
    }

    /// Writes a heartbeat; the next one comes after `every`. To be called by one at a time.
    async fn beat(&self, every: Duration) -> Result<(), StoreError> {
        let mut wrong_since = {
            let health = self.health();
            let failed = health.wrong.is_some().then_some(health.at).flatten();
            failed.into_iter().chain(health.ticks.lost().0).min()
        };
        loop {
            let done = timeout(PATIENCE, self.write(every, wrong_since)).await;
            let done = done.unwrap_or_else(|_| Err(StoreError::timed_out()));
            match done {
                Ok(None) => return Ok(()),
                // What happened in the meantime becomes an outage with another heartbeat, at once.
                Ok(since) => wrong_since = since,
                Err(trouble) => {
                    self.health().wrong = Some((Instant::now(), trouble.clone()));
                    return Err(trouble);
                }
            }
        }
    }

    /// Writes a heartbeat and takes in what the store knows. Gives since when time was lost that no outage tells of yet.
    async fn write(&self, every: Duration, wrong_since: Option<u64>) -> Result<Option<u64>, StoreError> {
        if self.health().at.is_none() && self.store.is_shared() {
            agree_on(self.store.clock().await?);
        }
        let (began, at) = (Instant::now(), now());
        let next = at + (every + LATE).as_millis() as u64;
        let (awake, gaps) = {
            let health = self.health();
            // Before the first tick nobody could speak to this process.
            (health.ticks.sure().unwrap_or(at), health.ticks.lost().1)
        };
        let pulse = self.store.beat(Heartbeat { node: self.node, at, awake, next, wrong_since }).await?;
        let known = self.outages();
        let mut outages = known.to_vec();
        if outages.last().map_or(0, |outage| outage.number) < pulse.outages {
            let last = outages.last().map_or(0, |outage| outage.number);
            outages.extend(self.store.outages(last).await?);
        }
        let lost = {
            let mut health = self.health();
            health.outages = outages.into();
            health.others = pulse.others.filter(|_| self.store.is_shared());
            (health.at, health.good) = (Some(at), Some(Instant::now()));
            // What failed in the meantime is told of by the next one.
            health.wrong.take_if(|(when, _)| *when < began);
            health.ticks.told(gaps, at);
            // The store's clock is everybody's. Where ours is behind, it was set or stood still. From here on no clock acts
            // until a heartbeat has told of it, though this caller may go away.
            let clock = pulse.now.max(pulse.seen.unwrap_or(0));
            if clock > now() + DRIFT {
                health.ticks.lose(at);
                bring_forward(clock);
            }
            health.ticks.lost().0
        };
        Ok(lost)
    }
}

#[cfg(test)]
#[path = "../tests/common/gate.rs"]
#[allow(dead_code, clippy::unwrap_used, reason = "these tests take what they need")]
mod gate;
#[cfg(test)]
mod tests;
