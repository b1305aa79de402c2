//! Repetition and lack of progress (C23).

use crate::board::Board;
use crate::{How, Side, Square};

/// Turns in a row without a capture, a promotion, a briefcase move or a removal that make a draw.
pub const QUIET_TURNS: u8 = 100;

/// Turns in a row without a capture, a promotion, a removal or a token that make a draw, even if the briefcase went to
/// and fro all the time.
pub const IDLE_TURNS: u8 = 200;

/// One turn's move, as much of it as takes it back. Three bytes: a state holds many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Step {
    /// The spy that moved, [`Step::SENT`] if it stayed and sent the briefcase, and the side in the fifth bit.
    mover: u8,
    /// Where the spy was.
    from: Square,
    /// Where the briefcase was.
    case: Square,
}

impl Step {
    const SENT: u8 = 15;

    /// A spy moves.
    pub(crate) fn of_spy(side: Side, spy: usize, from: Square, case: Square) -> Step {
        Step { mover: (side as u8) << 4 | spy as u8, from, case }
    }

    /// A spy stays and sends the briefcase.
    pub(crate) fn of_case(side: Side, case: Square) -> Step {
        Step { mover: (side as u8) << 4 | Step::SENT, from: case, case }
    }

    fn side(self) -> Side {
        Side::BOTH[(self.mover >> 4 & 1) as usize]
    }

    fn spy(self) -> Option<usize> {
        let spy = self.mover & 15;
        (spy != Step::SENT).then_some(spy as usize)
    }
}

/// What a turn did, as far as draws are concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Change {
    /// What moved. A refused attempt brings about no position: it repeats none.
    pub(crate) step: Option<Step>,
    /// A capture, a promotion, a briefcase move or a removal.
    pub(crate) progress: bool,
    /// Something that no later turn can undo: progress other than a briefcase move, or a token.
    pub(crate) lasting: bool,
}

/// The moves since something last changed for good. No earlier position can come again, so this is all that repetition
/// needs, and it is never longer than [`IDLE_TURNS`].
#[derive(Clone, Copy)]
pub(crate) struct History {
    steps: [Step; IDLE_TURNS as usize],
    len: u8,
    /// Who was to move before the first of them.
    first: Side,
    quiet: u8,
    idle: u8,
}

impl History {
    /// Before the first turn, which is this side's.
    pub(crate) fn new(first: Side) -> History {
        let nothing = Step::of_case(Side::White, Square::CENTRE);
        History { steps: [nothing; IDLE_TURNS as usize], len: 0, first, quiet: 0, idle: 0 }
    }

    /// How many turns have passed without progress.
    pub(crate) fn quiet(&self) -> u8 {
        self.quiet
    }

    /// Notes a turn of `side`, after which the board looks like this, and says whether it is a draw.
    pub(crate) fn turn(&mut self, side: Side, change: Change, board: &Board) -> Option<How> {
        self.quiet = if change.progress { 0 } else { self.quiet.saturating_add(1) };
        self.idle = self.idle.saturating_add(1);
        if change.lasting {
            (self.len, self.idle, self.first) = (0, 0, side.other());
        } else if let Some(step) = change.step {
            if let Some(next) = self.steps.get_mut(self.len as usize) {
                *next = step;
                self.len += 1;
            }
            if self.times_before(side, board) >= 2 {
                return Some(How::Repetition);
            }
        }
        (self.quiet >= QUIET_TURNS || self.idle >= IDLE_TURNS).then_some(How::NoProgress)
    }

    /// How often a move of `side` brought about the position on the board before, the last one aside. Moves are taken
    /// back one by one; where nothing is elsewhere than now, the position was the same.
    fn times_before(&self, side: Side, board: &Board) -> u32 {
        let now = board.squares();
        let mut then = *now;
        let (mut elsewhere, mut times) = (0u32, 0);
        let steps = &self.steps[..self.len as usize];
        for (index, step) in steps.iter().enumerate().rev() {
            if let Some(spy) = step.spy() {
                let (now, then) = (now[step.side()][spy], &mut then[step.side()][spy]);
                elsewhere -= u32::from(*then != now);
                *then = step.from.index() as u8;
                elsewhere += u32::from(*then != now);
            }
            let brought_about_by = match index.checked_sub(1) {
                Some(before) => steps[before].side(),
                None => self.first.other(),
            };
            times += u32::from(elsewhere == 0 && step.case == board.case() && brought_about_by == side);
        }
        times
    }
}

impl PartialEq for History {
    fn eq(&self, other: &History) -> bool {
        let key = |history: &History| (history.len, history.first, history.quiet, history.idle);
        let len = self.len as usize;
        key(self) == key(other) && self.steps[..len] == other.steps[..len]
    }
}

impl Eq for History {}

impl std::fmt::Debug for History {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "History({} moves, {} quiet turns)", self.len, self.quiet)
    }
}
