//! The mean of differences between things that belong together, and how sure it is.

use serde_json::{Value, json};
use std::fmt;

/// The mean of paired differences, with a 95 % interval. Two bots on the same deal are compared deal by deal: what the deal
/// itself does to both drops out.
#[derive(Clone, Copy, Default, Debug)]
pub struct Gap {
    pairs: u64,
    sum: f64,
    squares: f64,
}

impl Gap {
    /// Counts a pair: what the one gained over the other.
    pub fn count(&mut self, difference: f64) {
        self.pairs += 1;
        self.sum += difference;
        self.squares += difference * difference;
    }

    /// The mean.
    pub fn mean(&self) -> f64 {
        self.sum / self.pairs.max(1) as f64
    }

    /// The interval reaches this far to both sides of the mean.
    pub fn margin(&self) -> f64 {
        if self.pairs < 2 {
            return f64::INFINITY;
        }
        let n = self.pairs as f64;
        let variance = (self.squares - self.sum * self.sum / n).max(0.0) / (n - 1.0);
        1.959_964 * (variance / n).sqrt()
    }

    /// As JSON: the mean and the two ends.
    pub fn json(&self) -> Value {
        let (mean, margin) = (self.mean(), self.margin());
        json!({ "pairs": self.pairs, "mean": mean, "low": mean - margin, "high": mean + margin })
    }
}

/// In points of a hundred.
impl fmt::Display for Gap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.pairs < 2 {
            return f.write_str("–");
        }
        write!(f, "{:+.1} ± {:.1}", self.mean() * 100.0, self.margin() * 100.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_that_of_the_mean_of_the_differences() {
        let mut gap = Gap::default();
        for difference in [1.0, 0.0, 0.0, -1.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0] {
            gap.count(difference);
        }
        // Worked out by hand: mean 0.3, variance 0.41 / 0.9, its root 0.674949 by √10 is 0.213437, by 1.96 0.418329.
        assert!((gap.mean() - 0.3).abs() < 1e-12 && (gap.margin() - 0.418_329).abs() < 1e-5, "{gap:?}");
        assert_eq!(gap.to_string(), "+30.0 ± 41.8");
    }

    #[test]
    fn of_one_pair_nothing_can_be_said() {
        let mut gap = Gap::default();
        assert_eq!(gap.to_string(), "–");
        gap.count(1.0);
        assert_eq!((gap.to_string(), gap.json()["low"].is_null()), ("–".into(), true));
    }
}
