//! Whether this process is awake: small ticks in memory, on the monotonic clock.
//!
//! A process that is stopped does not know it, and when it wakes, its clocks are as awake as what lies in its sockets. So
//! whoever looks at the time looks whether the last tick is too long ago, and clocks go by the tick before the last: then what
//! lay in the sockets has had a turn.

use crate::time::now;
use std::time::Duration;
use tokio::time::Instant;

/// How often there is one.
pub(crate) const TICK: Duration = Duration::from_millis(250);

/// A gap of more than this between two of them is an outage.
pub(crate) const GAP: Duration = Duration::from_secs(1);

/// The ticks of this process.
#[derive(Default)]
pub(crate) struct Ticks {
    /// The last one, and what time it was then, in milliseconds.
    last: Option<(Instant, u64)>,
    /// What time it was at the one before.
    sure: Option<u64>,
    /// Since when time was lost that no heartbeat has told of yet.
    lost: Option<u64>,
    /// How many gaps there were.
    gaps: u64,
}

impl Ticks {
    pub fn tick(&mut self) {
        self.sure = self.last.map(|(_, at)| at);
        self.look();
        self.last = Some((Instant::now(), now()));
    }

    /// Notices a gap, whoever is the first to look after it.
    pub fn look(&mut self) {
        let Some((when, at)) = self.last else { return };
        if when.elapsed() > GAP {
            self.lost.get_or_insert(at);
            self.gaps += 1;
            self.last = Some((Instant::now(), now()));
        }
    }

    /// Time is lost since `at`: it is brought forward, or a write took too long.
    pub fn lose(&mut self, at: u64) {
        self.lost = Some(self.lost.map_or(at, |lost| lost.min(at)));
        self.gaps += 1;
    }

    /// Since when time was lost, and how many gaps there were until now.
    pub fn lost(&self) -> (Option<u64>, u64) {
        (self.lost, self.gaps)
    }

    /// A heartbeat has told of what was lost when there were so many gaps. What came later is lost since that heartbeat.
    pub fn told(&mut self, gaps: u64, at: u64) {
        self.lost = self.lost.filter(|_| self.gaps != gaps).map(|_| at);
    }

    /// Until when everybody who spoke to this process was surely heard.
    pub fn sure(&self) -> Option<u64> {
        self.sure
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::time::advance;

    #[tokio::test(start_paused = true)]
    async fn clocks_go_by_the_tick_before_the_last() {
        let mut ticks = Ticks::default();
        ticks.tick();
        assert_eq!(ticks.sure(), None);
        let first = now();
        advance(TICK).await;
        ticks.tick();
        assert_eq!(ticks.sure(), Some(first));
        // Asleep for less than a second: what came due meanwhile waits for one more tick.
        advance(Duration::from_millis(900)).await;
        let (awake, due) = (now(), now() - 400);
        ticks.tick();
        assert!(ticks.sure() < Some(due));
        advance(TICK).await;
        ticks.tick();
        assert_eq!(ticks.sure(), Some(awake));
        assert_eq!(ticks.lost(), (None, 0));
    }

    #[tokio::test(start_paused = true)]
    async fn a_gap_is_noticed_once_by_whoever_looks_first() {
        let mut ticks = Ticks::default();
        ticks.look();
        assert_eq!(ticks.lost(), (None, 0), "nobody has begun to tick");
        ticks.tick();
        let asleep = now();
        advance(Duration::from_millis(1001)).await;
        ticks.look();
        assert_eq!(ticks.lost(), (Some(asleep), 1));
        ticks.tick();
        assert_eq!(ticks.lost(), (Some(asleep), 1));
        ticks.told(1, now());
        assert_eq!(ticks.lost(), (None, 1));
    }

    /// Whoever brought the time forward may go away before they have told of it.
    #[tokio::test(start_paused = true)]
    async fn a_jump_is_lost_time_until_a_heartbeat_has_told_of_it() {
        let mut ticks = Ticks::default();
        ticks.tick();
        let jumped = now();
        ticks.lose(jumped);
        advance(TICK).await;
        ticks.tick();
        assert_eq!(ticks.lost(), (Some(jumped), 1));
        ticks.told(1, now());
        assert_eq!(ticks.lost().0, None);
    }

    /// The process slept again while its heartbeat was being written.
    #[tokio::test(start_paused = true)]
    async fn what_is_lost_after_a_heartbeat_is_lost_since_then() {
        let mut ticks = Ticks::default();
        ticks.tick();
        advance(Duration::from_secs(4)).await;
        ticks.tick();
        let (_, gaps) = ticks.lost();
        let beat = now();
        advance(Duration::from_secs(2)).await;
        ticks.tick();
        ticks.told(gaps, beat);
        assert_eq!(ticks.lost().0, Some(beat));
    }
}
