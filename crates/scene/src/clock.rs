//! How time is kept.

use crate::TermsError;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How time is kept at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// Nobody looks at the time.
    #[default]
    None,
    /// So many seconds for each decision.
    Move(u32),
    /// A stock of seconds for the game, and some more after each decision.
    Bank {
        /// The stock.
        seconds: u32,
        /// What each decision adds.
        increment: u32,
    },
    /// So many days for each decision.
    Days(u16),
}

impl Clock {
    /// Whether a table can have this clock.
    ///
    /// # Errors
    /// [`TermsError`] if not.
    pub fn check(self) -> Result<(), TermsError> {
        match self {
            Clock::None | Clock::Move(5..=86_400) | Clock::Days(1..=60) => Ok(()),
            Clock::Bank { seconds: 10..=86_400, increment: 0..=3600 } => Ok(()),
            Clock::Move(_) => Err(TermsError::ClockMove),
            Clock::Bank { .. } => Err(TermsError::ClockBank),
            Clock::Days(_) => Err(TermsError::ClockDays),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_that_nobody_could_play_with_are_refused() {
        for (clock, fits) in [
            (Clock::None, true),
            (Clock::Move(4), false),
            (Clock::Move(5), true),
            (Clock::Days(0), false),
            (Clock::Days(60), true),
            (Clock::Bank { seconds: 9, increment: 0 }, false),
            (Clock::Bank { seconds: 300, increment: 3601 }, false),
            (Clock::Bank { seconds: 300, increment: 5 }, true),
        ] {
            assert_eq!(clock.check().is_ok(), fits, "{clock:?}");
        }
    }
}
