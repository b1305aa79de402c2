//! Who looks at a table, as far as this node knows.

use crate::heartbeat::Heart;
use crate::table::Present;
use crate::time::now;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::PersonId;
use tokio::time::Instant;

/// How long somebody counts as there after their last connection closed: a phone that changes networks is away for a moment.
const LINGER: Duration = Duration::from_secs(15);

/// How long somebody counts as there after they looked who never has a connection open: a page without a script stays as it
/// is, and nobody can tell how long it is read.
const READING: Duration = Duration::from_secs(300);

/// What is known of one person.
struct Known {
    /// How many connections of theirs are open.
    open: u32,
    /// When they last opened or closed one, or looked.
    seen: Instant,
    /// What time it was then, in milliseconds.
    at: u64,
    /// Whether one of theirs was ever open.
    connects: bool,
}

impl Known {
    fn is_here(&self) -> bool {
        self.open > 0 || self.seen.elapsed() < if self.connects { LINGER } else { READING }
    }

    /// Whether it matters when they were last seen.
    fn is_remembered(&self) -> bool {
        self.open > 0 || self.seen.elapsed() < READING
    }

    fn note(&mut self) {
        (self.seen, self.at) = (Instant::now(), now());
    }
}

/// Who looks at a table.
pub(crate) struct Presence {
    people: Mutex<HashMap<PersonId, Known>>,
    heart: Arc<Heart>,
    /// Since when somebody notes who looks, in milliseconds.
    began: u64,
}

impl Presence {
    pub fn new(heart: Arc<Heart>) -> Presence {
        Presence { people: Mutex::default(), heart, began: now() }
    }

    fn people(&self) -> MutexGuard<'_, HashMap<PersonId, Known>> {
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody has a connection open, until this is dropped.
    pub fn visit(self: &Arc<Self>, person: PersonId) -> Visit {
        self.note(person, |known| {
            known.open += 1;
            known.connects = true;
        });
        Visit { presence: self.clone(), person }
    }

    /// Somebody has looked.
    pub fn seen(&self, person: PersonId) {
        self.note(person, |_| {});
    }

    fn note(&self, person: PersonId, note: impl FnOnce(&mut Known)) {
        let mut people = self.people();
        // Those who have long gone need not be remembered.
        people.retain(|_, known| known.is_remembered());
        let new = || Known { open: 0, seen: Instant::now(), at: now(), connects: false };
        let known = people.entry(person).or_insert_with(new);
        known.note();
        note(known);
    }

    /// Whether anybody has looked lately.
    pub fn is_remembered(&self) -> bool {
        self.people().values().any(Known::is_remembered)
    }
}

impl Present for Presence {
    fn is_here(&self, person: &PersonId) -> bool {
        self.people().get(person).is_some_and(Known::is_here)
    }

    fn last_seen(&self, person: &PersonId) -> u64 {
        self.people().get(person).map_or(self.began, |known| known.at)
    }

    fn well_since(&self) -> u64 {
        self.heart.well_since()
    }
}

/// Somebody who looks at a table.
pub(crate) struct Visit {
    presence: Arc<Presence>,
    person: PersonId,
}

impl Visit {
    /// Who it is.
    pub fn person(&self) -> PersonId {
        self.person
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        if let Some(known) = self.presence.people().get_mut(&self.person) {
            known.open = known.open.saturating_sub(1);
            known.note();
        }
    }
}
