//! The two sides.

use crate::Direction;
use crate::square::Square;
use game::Seat;
use serde::{Deserialize, Serialize};
use std::{fmt, ops};

/// White sits in seat 0 and plays up the board; Red sits in seat 1 and plays down (C1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Seat 0.
    White,
    /// Seat 1.
    Red,
}

impl Side {
    /// Both, White first.
    pub const BOTH: [Side; 2] = [Side::White, Side::Red];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::White => Side::Red,
            Side::Red => Side::White,
        }
    }

    /// The side of a seat.
    pub fn of_seat(seat: Seat) -> Option<Side> {
        Side::BOTH.get(seat.index()).copied()
    }

    /// The seat of a side.
    pub const fn seat(self) -> Seat {
        const WHITE: Seat = seat(0);
        const RED: Seat = seat(1);
        match self {
            Side::White => WHITE,
            Side::Red => RED,
        }
    }

    /// The row of a square as this side counts: 1 is home.
    pub const fn row(self, square: Square) -> u8 {
        match self {
            Side::White => square.row(),
            Side::Red => 12 - square.row(),
        }
    }

    /// The square in this column and row as this side counts: columns from its left, row 1 is home.
    pub fn square(self, column: u8, row: u8) -> Option<Square> {
        let square = Square::new(column, row)?;
        Some(match self {
            Side::White => square,
            Side::Red => square.turned(),
        })
    }

    /// The square so many steps away from another, as this side sees the direction; nothing off the board.
    ///
    /// ```
    /// use confusion::{Direction, Side, Square};
    /// let to = Side::Red.landing(Square::CENTRE, Direction::FR, 2);
    /// assert_eq!(to.map(|square| square.to_string()).as_deref(), Some("d4"));
    /// ```
    pub fn landing(self, from: Square, direction: Direction, distance: u8) -> Option<Square> {
        let (across, ahead) = direction.step();
        let seen = self.square(from.column(), from.row())?;
        let step =
            |start: u8, by: i8| u8::try_from(i16::from(start) + i16::from(by) * i16::from(distance)).ok();
        self.square(step(seen.column(), across)?, step(seen.row(), ahead)?)
    }

    /// Whether the square lies on this side's own home row.
    pub const fn is_home(self, square: Square) -> bool {
        self.row(square) == 1
    }

    /// Whether the square lies in this side's half: its first five rows (C17).
    pub const fn is_own_half(self, square: Square) -> bool {
        self.row(square) <= 5
    }
}

/// Called when the program is built, for the two seats there are.
const fn seat(index: usize) -> Seat {
    match Seat::new(index) {
        Some(seat) => seat,
        None => unreachable!(),
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::White => "White",
            Side::Red => "Red",
        })
    }
}

/// One value for each side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Both<T> {
    /// White's.
    pub white: T,
    /// Red's.
    pub red: T,
}

impl<T> Both<T> {
    /// One value for each side, White's first.
    pub fn each(mut value: impl FnMut(Side) -> T) -> Both<T> {
        Both { white: value(Side::White), red: value(Side::Red) }
    }
}

impl<T> ops::Index<Side> for Both<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        match side {
            Side::White => &self.white,
            Side::Red => &self.red,
        }
    }
}

impl<T> ops::IndexMut<Side> for Both<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::White => &mut self.white,
            Side::Red => &mut self.red,
        }
    }
}
