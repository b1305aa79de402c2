//! A team's way over the map (D18): plain data, kept by whoever keeps data.

use crate::{City, MISSIONS};
use serde::{Deserialize, Serialize};

/// One attempt at a mission.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// Which mission.
    pub city: City,
    /// Whether it was won.
    pub won: bool,
    /// The score, where the game has one (D13).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<i8>,
    /// The day, as the table writes it; this crate knows no calendar.
    pub date: String,
    /// What the team wants to remember.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

/// A team and all it has tried.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Team {
    /// What the team calls itself.
    pub name: String,
    /// Every attempt, oldest first.
    #[serde(default)]
    pub attempts: Vec<Attempt>,
}

/// A mission that the team cannot attempt yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{city} is not open yet: {first} has to be won first")]
pub struct NotOpen {
    /// The mission that was to be attempted.
    pub city: City,
    /// The one before it on the path from Prague.
    pub first: City,
}

impl Team {
    /// A team that has not played yet.
    pub fn new(name: impl Into<String>) -> Team {
        Team { name: name.into(), attempts: Vec::new() }
    }

    /// Whether the team has won this mission.
    pub fn has_won(&self, city: City) -> bool {
        self.attempts.iter().any(|attempt| attempt.won && attempt.city == city)
    }

    /// Whether the team may attempt this mission: Prague always, another one when the city before it is won. A won
    /// mission stays open.
    ///
    /// # Errors
    /// The city that has to be won first.
    pub fn may_attempt(&self, city: City) -> Result<(), NotOpen> {
        match city.mission().from {
            Some(first) if !self.has_won(first) => Err(NotOpen { city, first }),
            _ => Ok(()),
        }
    }

    /// The open missions, in the order of the map.
    pub fn open(&self) -> impl Iterator<Item = City> {
        MISSIONS.iter().map(|mission| mission.city).filter(|city| self.may_attempt(*city).is_ok())
    }

    /// Writes an attempt down.
    ///
    /// # Errors
    /// If the mission is not open; nothing is written then.
    pub fn record(&mut self, attempt: Attempt) -> Result<(), NotOpen> {
        self.may_attempt(attempt.city)?;
        self.attempts.push(attempt);
        Ok(())
    }
}
