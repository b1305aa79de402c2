//! The two sides of the table.

use serde::{Deserialize, Serialize};
use std::{
    fmt,
    ops::{Index, IndexMut},
};

/// One of the two sides (D1). Several players can share a side (D20).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The first side.
    A,
    /// The other side.
    B,
}

impl Side {
    /// Both sides.
    pub const BOTH: [Side; 2] = [Side::A, Side::B];

    /// The side across the table.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::A => "side A",
            Side::B => "side B",
        })
    }
}

/// One thing for each side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct BySide<T> {
    /// What belongs to side A.
    pub a: T,
    /// What belongs to side B.
    pub b: T,
}

impl<T> BySide<T> {
    /// Makes one for each side.
    pub fn new(mut make: impl FnMut(Side) -> T) -> BySide<T> {
        BySide { a: make(Side::A), b: make(Side::B) }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        match side {
            Side::A => &self.a,
            Side::B => &self.b,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::A => &mut self.a,
            Side::B => &mut self.b,
        }
    }
}
