//! Tables, as far as lists and invitations need to know them.

use crate::{Key, PersonId, TableId};
use std::fmt;

/// How far a table is. An index for lists: the truth is the table's log.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// People may still sit down.
    Open,
    /// The game is on.
    On,
    /// The game has ended, or the table was given up.
    Over,
}

impl Stage {
    pub(crate) const fn code(self) -> i64 {
        match self {
            Stage::Open => 0,
            Stage::On => 1,
            Stage::Over => 2,
        }
    }

    pub(crate) const fn from_code(code: i64) -> Option<Stage> {
        match code {
            0 => Some(Stage::Open),
            1 => Some(Stage::On),
            2 => Some(Stage::Over),
            _ => None,
        }
    }
}

/// A code that lets people in.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Invite {
    /// What people type or follow; no two tables have the same one.
    pub code: String,
    /// When it ends, in milliseconds; the store keeps it and leaves judging it to the caller.
    pub until: Option<u64>,
}

/// A code opens a table's door: it is not printed by accident.
impl fmt::Debug for Invite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Invite").field("until", &self.until).finish_non_exhaustive()
    }
}

/// A table about to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// Its id, random.
    pub id: TableId,
    /// The name of its game; a word to the store.
    pub game: String,
    /// How far it is.
    pub stage: Stage,
    /// Whether the public lobby shows it while it is open.
    pub listed: bool,
    /// Its invite code, if it has one.
    pub invite: Option<Invite>,
    /// When it was made, in milliseconds.
    pub created: u64,
    /// When its clock next runs out, in milliseconds.
    pub deadline: Option<u64>,
    /// Who sits at it from the start.
    pub sit: Vec<PersonId>,
    /// The first entries of its log, at least one; they get the numbers from 1 on.
    pub entries: Vec<Opening>,
}

/// One of a new table's first entries.
#[derive(Clone, PartialEq, Eq)]
pub struct Opening {
    /// The sender's key, if it may be sent twice.
    pub key: Option<Key>,
    /// When it happened, in milliseconds.
    pub at: u64,
    /// What happened; bytes to the store.
    pub body: Vec<u8>,
}

/// Without its body: a table's secrets stand in its log.
impl fmt::Debug for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Opening").field("at", &self.at).finish_non_exhaustive()
    }
}

/// A table as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its id.
    pub id: TableId,
    /// The name of its game.
    pub game: String,
    /// How far it is.
    pub stage: Stage,
    /// Whether the public lobby shows it while it is open.
    pub listed: bool,
    /// Its invite code, also when that has ended.
    pub invite: Option<Invite>,
    /// When it was made, in milliseconds.
    pub created: u64,
    /// When its last entry happened, in milliseconds.
    pub touched: u64,
    /// When its clock next runs out, in milliseconds.
    pub deadline: Option<u64>,
    /// The number of its last entry.
    pub last: u64,
}
