//! A share of something, and how sure it is.

use serde::Serialize;
use std::fmt;

/// How many of how many, with a 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Share {
    /// How many.
    pub count: u64,
    /// Of how many.
    pub of: u64,
    /// The share.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Share {
    /// Wilson's interval: right also near 0 and 1, and for few games.
    pub fn new(count: u64, of: u64) -> Share {
        if of == 0 {
            return Share { count, of, share: 0.0, low: 0.0, high: 1.0 };
        }
        let z = 1.959_964;
        let (n, share) = (of as f64, count as f64 / of as f64);
        let middle = share + z * z / (2.0 * n);
        let half = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + z * z / n;
        Share {
            count,
            of,
            share,
            low: ((middle - half) / scale).max(0.0),
            high: ((middle + half) / scale).min(1.0),
        }
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:5.1} %  ({:4.1} to {:4.1})", self.share * 100.0, self.low * 100.0, self.high * 100.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        // Worked out by hand: 10 of 100 is 5.52 % to 17.44 %.
        let share = Share::new(10, 100);
        assert!((share.low - 0.0552).abs() < 1e-4 && (share.high - 0.1744).abs() < 1e-4, "{share:?}");
        assert!(Share::new(0, 50).low.abs() < 1e-9 && (Share::new(50, 50).high - 1.0).abs() < 1e-9);
        assert_eq!(Share::new(0, 0).share, 0.0);
    }
}
