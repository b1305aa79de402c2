//! Places at the table.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A place at the table, counted from 0 clockwise: the seat after this one is its left neighbour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The most seats a table can have.
    pub const MAX: usize = 16;

    /// The seat with this number, if there can be one.
    ///
    /// ```
    /// use game::Seat;
    /// assert_eq!(Seat::new(3).map(Seat::index), Some(3));
    /// assert_eq!(Seat::new(16), None);
    /// ```
    pub const fn new(index: usize) -> Option<Seat> {
        if index < Seat::MAX { Some(Seat(index as u8)) } else { None }
    }

    /// The seat's number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`: the left neighbour.
    #[must_use]
    pub const fn left(self, seats: usize) -> Seat {
        let next = self.0 + 1;
        if next as usize >= seats { Seat(0) } else { Seat(next) }
    }

    /// The next seat anticlockwise at a table of `seats`: the right neighbour.
    #[must_use]
    pub const fn right(self, seats: usize) -> Seat {
        if self.0 == 0 {
            Seat(seats.saturating_sub(1) as u8 & (Seat::MAX as u8 - 1))
        } else {
            Seat(self.0 - 1)
        }
    }

    /// All seats of a table of `seats`, in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats.min(Seat::MAX)).map(|index| Seat(index as u8))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        let index = u8::deserialize(from)?;
        Seat::new(index as usize).ok_or_else(|| {
            serde::de::Error::custom(format_args!(
                "there is no seat {index}: seats are 0 to {}",
                Seat::MAX - 1
            ))
        })
    }
}

/// A set of seats; in a record or a message a list of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u16);

impl SeatSet {
    /// Nobody.
    pub const NONE: SeatSet = SeatSet(0);

    /// Everybody at a table of `seats`.
    pub const fn all(seats: usize) -> SeatSet {
        if seats >= Seat::MAX { SeatSet(u16::MAX) } else { SeatSet((1 << seats) - 1) }
    }

    /// This seat alone.
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// The set with this seat in it.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set with this seat not in it.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat.0 != 0
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The first seat of the set.
    pub fn first(self) -> Option<Seat> {
        self.into_iter().next()
    }
}

impl IntoIterator for SeatSet {
    type Item = Seat;
    type IntoIter = Seats;

    fn into_iter(self) -> Seats {
        Seats(self.0)
    }
}

/// The seats of a [`SeatSet`], in order.
#[derive(Clone, Debug)]
pub struct Seats(u16);

impl Iterator for Seats {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        if self.0 == 0 {
            return None;
        }
        let seat = Seat(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(seat)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::NONE, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.into_iter().map(Seat::index)).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<SeatSet, D::Error> {
        Ok(Vec::<Seat>::deserialize(from)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_go_round_the_table() {
        for seats in 1..=Seat::MAX {
            for seat in Seat::all(seats) {
                assert_eq!(seat.left(seats).right(seats), seat);
                assert_eq!(seat.left(seats).index(), (seat.index() + 1) % seats);
            }
        }
    }

    #[test]
    fn a_set_is_its_members() {
        let seats: Vec<Seat> = [0, 3, 15].into_iter().filter_map(Seat::new).collect();
        let set: SeatSet = seats.iter().copied().collect();
        assert_eq!(set.into_iter().collect::<Vec<_>>(), seats);
        assert_eq!((set.len(), set.first()), (3, Some(seats[0])));
        assert!(!set.without(seats[1]).contains(seats[1]));
        assert_eq!(SeatSet::all(16).len(), 16);
        assert_eq!(serde_json::to_string(&set).unwrap(), "[0,3,15]");
        assert_eq!(serde_json::from_str::<SeatSet>("[0,3,15]").unwrap(), set);
        assert!(serde_json::from_str::<SeatSet>("[16]").is_err());
    }
}
