//! Repetition and lack of progress (C23).

use crate::How;

/// Turns in a row without a capture, a promotion, a briefcase move or a removal that make a draw.
pub const QUIET_TURNS: u8 = 100;

/// Turns in a row without a capture, a promotion, a removal or a token that make a draw, even if the briefcase went to
/// and fro all the time.
pub const IDLE_TURNS: u8 = 200;

/// The positions since something last changed for good. No earlier one can come again, so this is all that
/// repetition needs, and it is never longer than [`IDLE_TURNS`].
#[derive(Clone, Copy)]
pub(crate) struct History {
    seen: [u64; IDLE_TURNS as usize],
    len: u8,
    quiet: u8,
    idle: u8,
}

/// What a turn did, as far as draws are concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Change {
    /// A spy or the briefcase moved. A refused attempt brings about no position: it is not repeated by it.
    pub(crate) moved: bool,
    /// A capture, a promotion, a briefcase move or a removal.
    pub(crate) progress: bool,
    /// Something that no later turn can undo: progress other than a briefcase move, or a token.
    pub(crate) lasting: bool,
}

impl History {
    /// Before the first turn.
    pub(crate) fn new() -> History {
        History { seen: [0; IDLE_TURNS as usize], len: 0, quiet: 0, idle: 0 }
    }

    /// How many turns have passed without progress.
    pub(crate) fn quiet(&self) -> u8 {
        self.quiet
    }

    /// Notes the first position.
    pub(crate) fn begin(&mut self, position: u64) {
        self.seen[0] = position;
        self.len = 1;
        self.idle = 0;
    }

    /// Notes the position after a turn, and says whether it is a draw.
    pub(crate) fn turn(&mut self, change: Change, position: u64) -> Option<How> {
        self.quiet = if change.progress { 0 } else { self.quiet.saturating_add(1) };
        self.idle = self.idle.saturating_add(1);
        if change.lasting {
            self.begin(position);
        } else if change.moved {
            let before = self.seen[..self.len as usize].iter().filter(|seen| **seen == position).count();
            if before >= 2 {
                return Some(How::Repetition);
            }
            if let Some(next) = self.seen.get_mut(self.len as usize) {
                *next = position;
                self.len += 1;
            }
        }
        (self.quiet >= QUIET_TURNS || self.idle >= IDLE_TURNS).then_some(How::NoProgress)
    }
}

impl PartialEq for History {
    fn eq(&self, other: &History) -> bool {
        let len = self.len as usize;
        (self.len, self.quiet, self.idle) == (other.len, other.quiet, other.idle)
            && self.seen[..len] == other.seen[..len]
    }
}

impl Eq for History {}

impl std::fmt::Debug for History {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "History({} positions, {} quiet turns)", self.len, self.quiet)
    }
}
