//! The squares of the board, and sets of them.

use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// How many columns and rows the board has.
pub const WIDTH: u8 = 11;

/// How many squares the board has.
pub(crate) const SQUARES: usize = 121;

/// A square, named as White sees the board: columns a to k from White's left, rows 1 to 11 from White's home row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square in the middle, where the briefcase starts (C4).
    pub const CENTRE: Square = Square(60);

    /// The square in this column and row, both from 1, if there is one.
    ///
    /// ```
    /// use confusion::Square;
    /// assert_eq!(Square::new(6, 6), Some(Square::CENTRE));
    /// assert_eq!(Square::new(12, 1), None);
    /// ```
    pub const fn new(column: u8, row: u8) -> Option<Square> {
        if column >= 1 && column <= WIDTH && row >= 1 && row <= WIDTH {
            Some(Square((row - 1) * WIDTH + column - 1))
        } else {
            None
        }
    }

    /// The square with this number, row by row from a1.
    pub(crate) const fn from_index(index: usize) -> Option<Square> {
        if index < SQUARES { Some(Square(index as u8)) } else { None }
    }

    /// The square's number, row by row from a1.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, from 1 at White's left.
    pub const fn column(self) -> u8 {
        self.0 % WIDTH + 1
    }

    /// The row, from 1 at White's home.
    pub const fn row(self) -> u8 {
        self.0 / WIDTH + 1
    }

    /// The same place seen by the other side: the board turned by half a turn.
    #[must_use]
    pub const fn turned(self) -> Square {
        Square(SQUARES as u8 - 1 - self.0)
    }

    /// All squares, row by row from a1.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator + Clone {
        (0..SQUARES as u8).map(Square)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column() - 1), self.row())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("squares are called a1 to k11")]
pub struct NoSuchSquare;

impl FromStr for Square {
    type Err = NoSuchSquare;

    fn from_str(text: &str) -> Result<Square, NoSuchSquare> {
        let mut letters = text.chars();
        let column = letters.next().filter(char::is_ascii_lowercase).ok_or(NoSuchSquare)?;
        let digits = letters.as_str();
        if digits.starts_with(['0', '+']) {
            return Err(NoSuchSquare);
        }
        let row = digits.parse().map_err(|_| NoSuchSquare)?;
        Square::new(column as u8 - b'a' + 1, row).ok_or(NoSuchSquare)
    }
}

impl Serialize for Square {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Square, D::Error> {
        <std::borrow::Cow<'de, str>>::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A set of squares: one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct SquareSet(pub(crate) u128);

impl SquareSet {
    pub(crate) const fn only(square: Square) -> SquareSet {
        SquareSet(1 << square.0)
    }

    pub(crate) const fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 != 0
    }

    #[must_use]
    pub(crate) const fn with(self, square: Square) -> SquareSet {
        SquareSet(self.0 | 1 << square.0)
    }

    #[must_use]
    pub(crate) const fn without(self, square: Square) -> SquareSet {
        SquareSet(self.0 & !(1 << square.0))
    }

    #[must_use]
    pub(crate) const fn or(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 | other.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_named_and_read_back() {
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(Square::new(square.column(), square.row()), Some(square));
            assert_eq!(square.turned().turned(), square);
        }
        assert_eq!((Square::CENTRE.to_string().as_str(), Square::CENTRE.turned()), ("f6", Square::CENTRE));
        for wrong in ["", "f", "6f", "l1", "a0", "a12", "a01", "a+1", "A1", "ä1", "a 1"] {
            assert_eq!(wrong.parse::<Square>(), Err(NoSuchSquare), "{wrong}");
        }
    }
}
