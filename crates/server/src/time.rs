//! What time it is.
//!
//! Inside a process time goes on steadily, whatever becomes of the system's clock: a clock that is set must not end anybody's
//! game. When the system's clock has gone ahead, the house's time is brought up to it on purpose, and that is an outage like
//! any other (see [`crate::heartbeat`]); it is never turned back.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};
use tokio::time::Instant;

/// When this process first asked, and what the system's clock said then.
static START: OnceLock<(Instant, u64)> = OnceLock::new();

/// By how much the time was corrected since, in milliseconds.
static CORRECTION: AtomicI64 = AtomicI64::new(0);

/// What time it is, in milliseconds since 1970.
pub fn now() -> u64 {
    let (start, clock) = START.get_or_init(|| {
        let clock = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64);
        (Instant::now(), clock)
    });
    (clock + start.elapsed().as_millis() as u64).saturating_add_signed(CORRECTION.load(Ordering::Acquire))
}

/// Sets the time to what the store's clock says, before anything depends on it: nodes that share a store agree, however wrong
/// the clock of one of them is.
pub(crate) fn agree_on(at: u64) {
    CORRECTION.fetch_add(at as i64 - now() as i64, Ordering::AcqRel);
}

/// Brings the time forward to `at`, if it is behind.
pub(crate) fn bring_forward(at: u64) {
    let behind = at.saturating_sub(now());
    CORRECTION.fetch_add(behind as i64, Ordering::AcqRel);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_brought_forward_and_never_back() {
        let before = now();
        bring_forward(before + 5_000);
        let after = now();
        assert!((before + 5_000..before + 10_000).contains(&after));
        bring_forward(before);
        assert!(now() >= after);
    }
}
