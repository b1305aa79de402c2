//! What players can do.

use crate::notebook::Note;
use crate::{Direction, Layout, Letter};
use arrayvec::ArrayVec;
use game::Seat;
use serde::{Deserialize, Serialize};
use std::ops::Deref;

/// What a spy in control does with the briefcase (C10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Handling {
    /// Move and leave it.
    Leave,
    /// Move and carry it.
    Carry,
    /// Stay and send it.
    Send,
}

impl Handling {
    /// The three choices.
    pub const ALL: [Handling; 3] = [Handling::Leave, Handling::Carry, Handling::Send];
}

/// An announced move (C5): a straight line for one own spy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// The spy.
    pub spy: Letter,
    /// Where to, seen from its owner.
    pub direction: Direction,
    /// How many squares.
    pub distance: u8,
    /// What happens to the briefcase: said by the spy in control, and by no other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub briefcase: Option<Handling>,
}

/// What a player, or the clock, can do.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Lay out one's spies (C21).
    LayOut(Layout),
    /// Announce a move (C5).
    Attempt(Attempt),
    /// Answer the opponent's attempt: yes or no (C6).
    Answer(bool),
    /// Remove one's own spy as the suspected Double Agent (C13).
    Remove(Letter),
    /// Remove the opponent's Double Agent, showing it (C14).
    Unmask(Letter),
    /// Token: see the mover of one own spy (C17).
    Reveal(Letter),
    /// Token: attempt to move two spies (C17).
    MoveTwo,
    /// Token: two own spies change places (C17).
    SwapTwo(Letter, Letter),
    /// No attempt is possible (C23), or no second one is wanted after *Move 2*.
    Pass,
    /// Take the promotion that was offered, or not (C22).
    Promote(bool),
    /// Take the briefcase that was offered, or not (C22).
    TakeBriefcase(bool),
    /// Offer a draw (C23).
    OfferDraw,
    /// Agree to the draw that was offered, or not (C23).
    AnswerDraw(bool),
    /// Give up (C23).
    Resign,
    /// A mark or a text in one's own notebook (C16).
    Note(Box<Note>),
    /// The clock: this seat's time is up, and it loses.
    TimeUp(Seat),
}

impl Action {
    /// Whether this is said beside the board rather than played on it: notes, draws, resigning. A player that picks
    /// at random leaves these out.
    pub const fn is_talk(&self) -> bool {
        matches!(
            self,
            Action::OfferDraw | Action::AnswerDraw(_) | Action::Resign | Action::Note(_) | Action::TimeUp(_)
        )
    }
}

/// The most actions that can be legal at once: 13 spies on 40 lines each, one of them in three ways, 13 removals and
/// one unmasking, 13 reveals, 156 swaps, and six more of single kind.
const MOST_ACTIONS: usize = 13 * 40 + 2 * 40 + 13 + 1 + 13 + 156 + 6;

/// A list of actions that lives on the stack.
#[derive(Clone, Debug, Default)]
pub struct Actions(ArrayVec<Action, MOST_ACTIONS>);

impl Actions {
    pub(crate) fn push(&mut self, action: Action) {
        // The capacity is the most that can be: nothing is ever left out.
        let _ = self.0.try_push(action);
    }
}

impl Deref for Actions {
    type Target = [Action];

    fn deref(&self) -> &[Action] {
        &self.0
    }
}
