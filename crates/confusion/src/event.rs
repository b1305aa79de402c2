//! What an audience learns. Nearly everything in Confusion happens before everybody's eyes: what a side learns about
//! its own spies the opponent knows anyway, so it is common knowledge.

use crate::notebook::Note;
use crate::{Attempt, Letter, MOST_SPIES, MoverId, Side, Square};
use arrayvec::ArrayVec;
use serde::Serialize;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// A spy in control of the briefcase on the opponent's home row (C11, C20).
    Briefcase,
    /// A side has no spy left (C23).
    Elimination,
    /// A player gave up.
    Resigned,
    /// A player's time was up.
    TimeUp,
    /// The players agreed on a draw.
    Agreed,
    /// The same position for the third time (C23).
    Repetition,
    /// Too many turns without progress (C23).
    NoProgress,
}

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct End {
    /// How it came.
    pub how: How,
    /// Who won; nobody in a draw.
    pub winner: Option<Side>,
}

/// What an audience learns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// To one seat: the movers of the opponent's spies, in the order of the letters (C1).
    OpponentsMovers(ArrayVec<MoverId, MOST_SPIES>),
    /// This side has laid out its spies; where is shown when both have (C21).
    LaidOut(Side),
    /// Where the spies stand, in the order of the letters, and who begins.
    Begins {
        /// Who begins.
        side: Side,
        /// White's squares.
        white: ArrayVec<Square, MOST_SPIES>,
        /// Red's squares.
        red: ArrayVec<Square, MOST_SPIES>,
    },
    /// A move was announced (C5).
    Attempted {
        /// By whom.
        side: Side,
        /// The move.
        attempt: Attempt,
        /// Where the spy stands.
        from: Square,
        /// Where the spy, or the briefcase it sends, would go.
        to: Square,
    },
    /// The attempt was answered (C6).
    Answered {
        /// Whether the move is legal.
        yes: bool,
    },
    /// A spy was captured; its mover is shown to nobody (C8).
    Captured {
        /// Whose spy it was.
        side: Side,
        /// The spy.
        spy: Letter,
    },
    /// The briefcase moved or changed hands.
    Briefcase {
        /// Where it is.
        at: Square,
        /// Who controls it.
        holder: Option<(Side, Letter)>,
    },
    /// A spy was promoted (C12, C22).
    Promoted {
        /// Whose spy.
        side: Side,
        /// The spy.
        spy: Letter,
    },
    /// The owner is asked whether the spy is to be promoted (C22).
    PromotionOffered {
        /// Whose spy.
        side: Side,
        /// The spy.
        spy: Letter,
    },
    /// The owner declined (C22).
    PromotionDeclined {
        /// Whose spy.
        side: Side,
        /// The spy.
        spy: Letter,
    },
    /// A side removed its own spy; the mover is not shown (C13).
    Removed {
        /// Whose spy.
        side: Side,
        /// The spy.
        spy: Letter,
    },
    /// A Double Agent was shown and removed (C14, C22).
    DoubleAgent {
        /// Whose spy it was.
        side: Side,
        /// The spy.
        spy: Letter,
    },
    /// The briefcase is offered to this spy's side (C22).
    BriefcaseOffered {
        /// The side that may take it.
        side: Side,
        /// The spy that would get it.
        spy: Letter,
    },
    /// The briefcase was declined (C22).
    BriefcaseDeclined {
        /// By whom.
        side: Side,
    },
    /// A side saw the mover of one of its spies (C17). The opponent showed it, so both know.
    Revealed {
        /// Whose spy.
        side: Side,
        /// The spy.
        spy: Letter,
        /// Its mover.
        mover: MoverId,
    },
    /// A side may attempt two moves this turn (C17).
    MovesTwo(Side),
    /// Two spies changed places (C17).
    Swapped {
        /// Whose spies.
        side: Side,
        /// The spies.
        spies: (Letter, Letter),
    },
    /// A side made no attempt, or no second one (C23).
    Passed(Side),
    /// A draw was offered (C23).
    DrawOffered(Side),
    /// The offered draw was declined (C23).
    DrawDeclined(Side),
    /// To the notebook's owner: what was written (C16).
    Noted(Note),
    /// The game is over.
    Ended(End),
}
