//! The entries of a table's log.

use crate::{Key, PersonId, Stage, TableId};
use std::fmt;

/// An entry on its way into a log, with what it changes in the lists. All of it happens, or none.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct NewEntry {
    /// The number it is to have: the table's last number plus one.
    pub number: u64,
    /// The sender's key, if it may be sent twice.
    pub key: Option<Key>,
    /// When it happened, in milliseconds.
    pub at: u64,
    /// What happened; bytes to the store.
    pub body: Vec<u8>,
    /// How far the table is from now on, if that changes.
    pub stage: Option<Stage>,
    /// Whether the lobby shows the table from now on, if that changes.
    pub listed: Option<bool>,
    /// What becomes of the table's deadline.
    pub deadline: Deadline,
    /// Who sits down.
    pub sit: Vec<PersonId>,
    /// Who stands up. Whoever also sits down stays.
    pub rise: Vec<PersonId>,
}

/// Without its body: a table's secrets stand in its log.
impl fmt::Debug for NewEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NewEntry { number, at, .. } = self;
        f.debug_struct("NewEntry").field("number", number).field("at", at).finish_non_exhaustive()
    }
}

impl NewEntry {
    /// Whether anything but the log changes for the table itself.
    pub(crate) fn changes_table(&self) -> bool {
        self.stage.is_some() || self.listed.is_some() || self.deadline != Deadline::Keep
    }

    /// Those who stand up and do not sit down again.
    pub(crate) fn leaving(&self) -> impl Iterator<Item = &PersonId> {
        self.rise.iter().filter(|person| !self.sit.contains(person))
    }
}

/// What an entry does to the time at which the table's clock runs out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Deadline {
    /// It stays as it is.
    #[default]
    Keep,
    /// No clock runs any more.
    Clear,
    /// The clock runs out at this time, in milliseconds.
    At(u64),
}

impl Deadline {
    /// The new time if it changes, for the database.
    pub(crate) fn change(self) -> (bool, Option<i64>) {
        match self {
            Deadline::Keep => (false, None),
            Deadline::Clear => (true, None),
            Deadline::At(at) => (true, Some(crate::rows::int(at))),
        }
    }
}

/// An entry that stands in a log.
#[derive(Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its number, from 1 without gaps.
    pub number: u64,
    /// The sender's key.
    pub key: Option<Key>,
    /// When it happened, in milliseconds.
    pub at: u64,
    /// What happened.
    pub body: Vec<u8>,
}

/// Without its body: a table's secrets stand in its log.
impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Entry { number, at, .. } = self;
        f.debug_struct("Entry").field("number", number).field("at", at).finish_non_exhaustive()
    }
}

/// What came of appending an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// The entry stands in the log, durably.
    Added,
    /// Nothing was added: the number is taken, or is not the next one.
    Behind {
        /// The number of the table's last entry.
        last: u64,
    },
    /// Nothing was added: an entry with this key stands in the table's log already.
    Known {
        /// That entry's number.
        number: u64,
    },
}

/// Word that a log has grown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// A table's log has this entry, and all before it.
    Added {
        /// The table.
        table: TableId,
        /// The entry's number.
        number: u64,
    },
    /// Some word may have been lost: whoever holds a table should read its log again.
    Unknown,
}
