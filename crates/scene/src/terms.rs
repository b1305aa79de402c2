//! What is settled when a table is made.

use crate::Clock;
use serde::{Deserialize, Serialize};

/// What the host of a table chooses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms<O> {
    /// The options of the game.
    pub options: O,
    /// How time is kept.
    #[serde(default)]
    pub clock: Clock,
    /// Whether the lobby shows the table and anybody may sit down; otherwise the code is needed.
    #[serde(default)]
    pub listed: bool,
    /// Whether people may watch what the public sees.
    #[serde(default = "yes")]
    pub watch: bool,
    /// After how many seconds of waiting for a player whose pages are gone the others may do without them.
    #[serde(default = "two_minutes")]
    pub patience: u32,
    /// Whether one device is passed around: then everybody is where the device is.
    #[serde(default, skip_serializing_if = "is_false")]
    pub one_device: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_false(it: &bool) -> bool {
    !it
}

fn yes() -> bool {
    true
}

fn two_minutes() -> u32 {
    120
}

/// Why no table can have these terms, whatever its game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TermsError {
    /// A clock for each decision is too fast or too slow.
    #[error("A clock for each decision takes 5 to 86,400 seconds.")]
    ClockMove,
    /// A clock for the whole game is too fast or too slow.
    #[error("A bank takes 10 to 86,400 seconds, and an increment up to 3,600.")]
    ClockBank,
    /// A correspondence game is too fast or too slow.
    #[error("A correspondence game takes 1 to 60 days a decision.")]
    ClockDays,
    /// The table waits too shortly or too long for those who are gone.
    #[error("Waiting for a player takes a minute at least and 7 days at most.")]
    Patience,
}

/// The shortest patience: long enough to answer the door.
const LEAST_PATIENCE: u32 = 60;

impl Default for Terms<()> {
    fn default() -> Terms<()> {
        Terms {
            options: (),
            clock: Clock::None,
            listed: false,
            watch: yes(),
            patience: two_minutes(),
            one_device: false,
        }
    }
}

impl<O> Terms<O> {
    /// The same terms with the options of a game.
    pub fn with_options<P>(self, options: P) -> Terms<P> {
        let Terms { options: _, clock, listed, watch, patience, one_device } = self;
        Terms { options, clock, listed, watch, patience, one_device }
    }

    /// What is wrong with these terms, whatever the game.
    ///
    /// # Errors
    /// [`TermsError`] if no table can have them.
    pub fn check(&self) -> Result<(), TermsError> {
        self.clock.check()?;
        if !(LEAST_PATIENCE..=7 * 86_400).contains(&self.patience) {
            return Err(TermsError::Patience);
        }
        Ok(())
    }

    /// After how many seconds of waiting for a player whose pages are gone the others may do without them. Tables of before
    /// may say less than anybody can today.
    pub fn patience(&self) -> u32 {
        self.patience.max(LEAST_PATIENCE)
    }
}
