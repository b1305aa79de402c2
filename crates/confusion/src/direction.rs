//! The eight directions, as the owner of a spy sees them.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A direction seen from the owner: forward is towards the enemy's home row (C2). In clockwise order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Direction {
    /// Forward.
    F,
    /// Forward and right.
    FR,
    /// Right.
    R,
    /// Backward and right.
    BR,
    /// Backward.
    B,
    /// Backward and left.
    BL,
    /// Left.
    L,
    /// Forward and left.
    FL,
}

impl Direction {
    /// All eight, clockwise from forward.
    pub const ALL: [Direction; 8] = {
        use Direction::{B, BL, BR, F, FL, FR, L, R};
        [F, FR, R, BR, B, BL, L, FL]
    };

    /// The direction's number, clockwise from forward.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// One step this way: columns to the owner's right, and rows forward.
    ///
    /// ```
    /// use confusion::Direction;
    /// assert_eq!(Direction::F.step(), (0, 1));
    /// assert_eq!(Direction::BL.step(), (-1, -1));
    /// ```
    pub const fn step(self) -> (i8, i8) {
        match self {
            Direction::F => (0, 1),
            Direction::FR => (1, 1),
            Direction::R => (1, 0),
            Direction::BR => (1, -1),
            Direction::B => (0, -1),
            Direction::BL => (-1, -1),
            Direction::L => (-1, 0),
            Direction::FL => (-1, 1),
        }
    }

    /// Whether it leads back towards the owner's home row.
    pub const fn is_backward(self) -> bool {
        matches!(self, Direction::B | Direction::BL | Direction::BR)
    }

    /// The direction's code, as movers files and records write it.
    pub const fn code(self) -> &'static str {
        ["F", "FR", "R", "BR", "B", "BL", "L", "FL"][self as usize]
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
