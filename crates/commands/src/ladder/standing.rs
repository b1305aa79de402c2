//! How a bot did in a seat, beside another bot in the same seat of the same deals.

use super::Gap;
use crate::simulate::Share;
use serde_json::{Value, json};

/// How often a bot won in a seat, how often the baseline did there, and the difference deal by deal.
#[derive(Clone, Copy, Default, Debug)]
pub struct Standing {
    deals: u64,
    won: u64,
    baseline: u64,
    /// What the bot gained over the baseline.
    pub gap: Gap,
}

impl Standing {
    /// Counts a deal that was played both ways.
    pub fn count(&mut self, won: bool, baseline: bool) {
        self.deals += 1;
        self.won += u64::from(won);
        self.baseline += u64::from(baseline);
        self.gap.count(f64::from(u8::from(won)) - f64::from(u8::from(baseline)));
    }

    /// As JSON: both shares and the difference.
    pub fn json(&self) -> Value {
        json!({
            "won": Share::new(self.won, self.deals),
            "baseline": Share::new(self.baseline, self.deals),
            "difference": self.gap.json(),
        })
    }

    /// The same as cells of a table.
    pub fn cells(&self) -> [String; 3] {
        let share = |count| Share::new(count, self.deals).to_string().trim().to_owned();
        [share(self.won), share(self.baseline), self.gap.to_string()]
    }
}
