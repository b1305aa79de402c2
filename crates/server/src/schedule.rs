//! What goes on at a table by itself: clocks that run out, and bots.

use crate::house::{House, HouseError};
use crate::random;
use crate::table::Thinking;
use crate::table_handle::TableHandle;
use crate::time::now;
use std::sync::{Arc, Weak};
use std::time::Duration;
use store::Key;
use tokio::time::{Instant, sleep, sleep_until, timeout};

/// Clocks that run out later than this are left to the round that [`House::wind_clocks`] makes.
const SOON: u64 = 60_000;

/// How many tables nobody looks at have their clocks run in one round.
const ROUND: u32 = 100;

/// How long to wait before trying again when the store fails.
const RETRY: Duration = Duration::from_secs(1);

impl House {
    /// Lets clocks and bots of a table go on from how it stands.
    pub(crate) fn schedule(self: &Arc<Self>, live: &Arc<TableHandle>) {
        let (due, thinking) = {
            let mut table = live.table();
            let mut thinking = Vec::new();
            while let Some(bot) = table.think() {
                thinking.push(bot);
            }
            (table.due(), thinking)
        };
        for bot in thinking {
            tokio::spawn(self.clone().let_think(live.clone(), bot));
        }
        let due = due.filter(|due| *due < now() + SOON);
        if let Some(due) = due.filter(|due| live.waits_for(*due)) {
            tokio::spawn(self.clone().wait_for(Arc::downgrade(live), due));
        }
    }

    /// Lets the clock act at this time, if the table still waits for it then.
    async fn wait_for(self: Arc<Self>, live: Weak<TableHandle>, due: u64) {
        sleep(Duration::from_millis(due.saturating_sub(now()))).await;
        loop {
            let Some(live) = live.upgrade() else { return };
            // Every step in time has a waiter of its own: one whose time has changed goes home.
            if live.table().due() != Some(due) {
                return;
            }
            if self.heart.clocks_show().is_some_and(|shown| shown >= due) {
                return self.run_clock(&live).await;
            }
            drop(live);
            // A move that was sent in time may be on its way, here or at another node.
            self.heart.wait_for_clocks(due).await;
        }
    }

    /// Does what time has brought about.
    async fn run_clock(self: &Arc<Self>, live: &Arc<TableHandle>) {
        loop {
            let Some(shown) = self.heart.clocks_show() else {
                // Whether there was an outage is known with the next heartbeat.
                sleep(RETRY).await;
                live.waits_for(0);
                break;
            };
            let last = live.table().last();
            // Two nodes at the same moment write the same entry once.
            let key = Key::new(random::derived(b"clock", live.id().bytes(), &last.to_le_bytes()));
            match live.write(Some(key), |table, now| Ok(table.overdue(shown, now))).await {
                Ok(None) => break,
                Ok(Some(_)) => metrics::counter!("safehouse_overdue_total").increment(1),
                Err(trouble) => {
                    tracing::warn!(table = %live.id(), %trouble, "a clock could not act; it will try again");
                    sleep(RETRY).await;
                    live.waits_for(0);
                    break;
                }
            }
        }
        self.schedule(live);
    }

    /// Looks after clocks of tables that nobody looks at, for as long as it is polled.
    pub async fn wind_clocks(self: Arc<Self>, every: Duration) {
        // Tables that cannot be read stay due for ever; they must not take the others' places.
        let mut stuck = 0;
        loop {
            sleep(every).await;
            let Some(shown) = self.heart.clocks_show() else { continue };
            let due = match self.store().due_tables(shown, ROUND + stuck).await {
                Ok(due) => due,
                Err(trouble) => {
                    tracing::warn!(%trouble, "the clocks cannot be looked at");
                    continue;
                }
            };
            stuck = 0;
            for row in due {
                match self.table(row.id).await {
                    Ok(live) => self.run_clock(&live).await,
                    Err(trouble) => {
                        tracing::warn!(table = %row.id, %trouble, "a clock has no table");
                        stuck += 1;
                    }
                }
            }
        }
    }

    /// Lets a bot think and do what it came to, at a pace that tells nothing: the time is drawn before the bot looks at
    /// its cards, and a thought that takes longer comes at the next beat after it.
    async fn let_think(self: Arc<Self>, live: Arc<TableHandle>, bot: Box<dyn Thinking>) {
        let began = Instant::now();
        let pace = self.draw_pace();
        let seat = bot.seat();
        // Waiting for a place to think is not thinking. A bot that takes too long loses its place, so that bots which never
        // come to an end hold nobody up.
        let has_people = live.table().has_people();
        let place = self.thinkers.place(has_people).await;
        let waited = began.elapsed();
        let thinking = timeout(self.rules.budget, tokio::task::spawn_blocking(move || bot.think())).await;
        drop(place);
        if !matches!(thinking, Ok(Ok(()))) {
            let panicked = thinking.is_ok();
            tracing::warn!(table = %live.id(), %seat, panicked, "a bot failed; something legal is done instead");
            metrics::counter!("safehouse_bot_failures_total").increment(1);
        }
        metrics::histogram!("safehouse_bot_wait_seconds").record(waited);
        metrics::histogram!("safehouse_bot_seconds").record(began.elapsed() - waited);
        if !pace.is_zero() {
            let beats = began.elapsed().as_millis() / pace.as_millis().max(1);
            sleep_until(began + pace * (beats as u32 + 1)).await;
        }
        let written = live.write(None, |table, now| Ok(table.thought(seat, now))).await;
        // A bot that the store kept from acting goes back to its seat all the same.
        live.table().thought(seat, now());
        match written {
            Ok(Some(_)) => metrics::counter!("safehouse_bot_moves_total").increment(1),
            Ok(None) => {}
            Err(HouseError::Store(_) | HouseError::Busy) => sleep(RETRY).await,
            Err(trouble) => {
                tracing::warn!(table = %live.id(), %trouble, "a bot cannot act");
                return;
            }
        }
        self.schedule(&live);
    }

    fn draw_pace(&self) -> Duration {
        let (least, most) = self.rules.pace;
        let spread = most.saturating_sub(least).as_millis() as u64;
        let [drawn] = random::bytes::<1>();
        least + Duration::from_millis(spread * u64::from(drawn) / 255)
    }
}
