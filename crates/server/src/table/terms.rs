//! What is settled when a table is made.

use super::Clock;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::any::Any;

/// The terms of a table about to be made, as its maker has them.
#[derive(Clone, Copy, Debug)]
pub enum Given<'a> {
    /// As JSON.
    Written(&'a RawValue),
    /// As the [`Terms`] of the table's game: what has been read from a form is not written down to be read again.
    Read(&'a (dyn Any + Send + Sync)),
}

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

/// The shortest patience: long enough to answer the door.
const LEAST_PATIENCE: u32 = 60;

impl<O> Terms<O> {
    /// What is wrong with these terms, whatever the game.
    pub fn check(&self) -> Result<(), &'static str> {
        self.clock.check()?;
        if !(LEAST_PATIENCE..=7 * 86_400).contains(&self.patience) {
            return Err("Waiting for a player takes a minute at least and 7 days at most.");
        }
        Ok(())
    }

    /// After how many seconds of waiting for a player whose pages are gone the others may do without them. Tables of before
    /// may say less than anybody can today.
    pub fn patience(&self) -> u32 {
        self.patience.max(LEAST_PATIENCE)
    }
}
