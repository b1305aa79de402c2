//! Movers: what lies under a spy and says how it moves.

use crate::Direction;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// The most movers, and spies, a side can have.
pub const MOST_SPIES: usize = 13;

/// The longest straight line on the board.
pub const LONGEST: u8 = 10;

/// How far a promoted spy moves, in any direction (C12).
pub const PROMOTED_REACH: u8 = 2;

/// The name of a mover: 1 to 8 characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MoverId {
    bytes: [u8; 8],
    len: u8,
}

impl MoverId {
    /// The name as text.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.bytes[..self.len as usize]).unwrap_or_default()
    }
}

/// A text that cannot name a mover.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a mover's id has 1 to 8 plain characters (ASCII, no blanks, no commas)")]
pub struct NoMoverId;

impl FromStr for MoverId {
    type Err = NoMoverId;

    fn from_str(text: &str) -> Result<MoverId, NoMoverId> {
        let fits = |byte: u8| byte.is_ascii_graphic() && byte != b',';
        if text.is_empty() || text.len() > 8 || !text.bytes().all(fits) {
            return Err(NoMoverId);
        }
        let mut bytes = [0; 8];
        bytes[..text.len()].copy_from_slice(text.as_bytes());
        Ok(MoverId { bytes, len: text.len() as u8 })
    }
}

impl fmt::Display for MoverId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for MoverId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for MoverId {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for MoverId {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<MoverId, D::Error> {
        <std::borrow::Cow<'de, str>>::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}

/// How far a mover goes in each direction; 0 where it does not go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE", default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are the directions")]
pub struct Moves {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub f: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fr: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub r: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub br: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub b: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bl: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub l: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fl: Option<u8>,
}

impl Moves {
    /// The most squares in a direction, if the mover goes that way.
    pub const fn reach(&self, direction: Direction) -> Option<u8> {
        match direction {
            Direction::F => self.f,
            Direction::FR => self.fr,
            Direction::R => self.r,
            Direction::BR => self.br,
            Direction::B => self.b,
            Direction::BL => self.bl,
            Direction::L => self.l,
            Direction::FL => self.fl,
        }
    }
}

/// One movement piece, as a movers file describes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mover {
    /// Its name.
    pub id: MoverId,
    /// Where it goes, and how far. The Double Agent has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<Moves>,
    /// Promoted on the far row (C12).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub crown: bool,
    /// A reminder that the way back is not always open; no rule depends on it (C2).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub padlock: bool,
    /// The Double Agent (C6).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub double_agent: bool,
}

/// A set of movers, by their place in the box.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct MoverSet(pub(crate) u16);

impl MoverSet {
    /// The mover at this place alone.
    pub const fn only(mover: usize) -> MoverSet {
        MoverSet(1 << (mover & 15))
    }

    /// The first so many movers of the box.
    pub const fn first(count: usize) -> MoverSet {
        MoverSet(((1u32 << (count & 31)) - 1) as u16)
    }

    /// Whether the mover at this place is in the set.
    pub const fn contains(self, mover: usize) -> bool {
        self.0 >> (mover & 15) & 1 != 0
    }

    /// The movers in both sets.
    #[must_use]
    pub const fn and(self, other: MoverSet) -> MoverSet {
        MoverSet(self.0 & other.0)
    }

    /// The movers in either set.
    #[must_use]
    pub const fn or(self, other: MoverSet) -> MoverSet {
        MoverSet(self.0 | other.0)
    }

    /// The movers of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: MoverSet) -> MoverSet {
        MoverSet(self.0 & !other.0)
    }

    /// How many movers are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no mover is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The places of the movers, in the order of the box.
    pub fn iter(self) -> impl Iterator<Item = usize> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(next)
        })
    }
}
