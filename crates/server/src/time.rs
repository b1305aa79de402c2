//! What time it is.
//!
//! Inside a process time goes on steadily, whatever becomes of the system's clock: a clock that is set must not end anybody's
//! game. When the system's clock has gone ahead, the house's time is brought up to it on purpose, and that is an outage like
//! any other (see [`crate::heartbeat`]); it is never turned back.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};
use tokio::time::Instant;

/// A time that goes on steadily.
struct Steady {
    /// When it was first asked for, and what the system's clock said then.
    start: OnceLock<(Instant, u64)>,
    /// By how much it was corrected since, in milliseconds.
    correction: AtomicI64,
}

/// The time of this process.
static TIME: Steady = Steady::new();

impl Steady {
    const fn new() -> Steady {
        Steady { start: OnceLock::new(), correction: AtomicI64::new(0) }
    }

    fn now(&self) -> u64 {
        let (start, clock) = self.start.get_or_init(|| {
            let clock =
                SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64);
            (Instant::now(), clock)
        });
        let correction = self.correction.load(Ordering::Acquire);
        (clock + start.elapsed().as_millis() as u64).saturating_add_signed(correction)
    }

    fn agree_on(&self, at: u64) {
        self.correction.fetch_add(at as i64 - self.now() as i64, Ordering::AcqRel);
    }

    fn bring_forward(&self, at: u64) {
        let behind = at.saturating_sub(self.now());
        self.correction.fetch_add(behind as i64, Ordering::AcqRel);
    }
}

/// What time it is, in milliseconds since 1970.
pub fn now() -> u64 {
    TIME.now()
}

/// Sets the time to what the store's clock says, before anything depends on it: nodes that share a store agree, however wrong
/// the clock of one of them is.
pub(crate) fn agree_on(at: u64) {
    TIME.agree_on(at);
}

/// Brings the time forward to `at`, if it is behind.
pub(crate) fn bring_forward(at: u64) {
    TIME.bring_forward(at);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_brought_forward_and_never_back() {
        let time = Steady::new();
        let before = time.now();
        time.bring_forward(before + 5_000);
        let after = time.now();
        assert!((before + 5_000..before + 10_000).contains(&after));
        time.bring_forward(before);
        assert!(time.now() >= after);
    }
}
