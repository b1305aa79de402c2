//! The seats of a table and who is in them.

use super::Name;
use game::{Bytes32, Seat, SeatSet};
use store::PersonId;

/// A seat of a table.
#[derive(Clone)]
pub enum Place {
    /// Nobody's yet; perhaps kept for somebody.
    Open(Option<PersonId>),
    /// A bot's.
    Bot(String),
    /// Somebody's.
    Person(Guest),
}

/// Who sits in a seat.
#[derive(Clone)]
pub struct Guest {
    /// Who it is.
    pub person: PersonId,
    /// The name at this table.
    pub name: Name,
    /// Whether a program plays over the network.
    pub program: bool,
    /// Whether they are ready for the deal.
    pub ready: bool,
    /// Their part of the game's randomness.
    pub contribution: Option<Bytes32>,
    /// Whether they have left the game under way.
    pub left: bool,
    /// The bot that sits in for them.
    pub stand_in: Option<String>,
    /// Whether they are there.
    pub presence: Presence,
}

/// Whether somebody is there, as far as all nodes know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Presence {
    /// There is no reason to doubt it.
    #[default]
    Here,
    /// The table has asked, at this time in milliseconds, and nobody has answered yet.
    Called(u64),
    /// Nobody has answered: their pages are gone.
    Gone,
}

impl Place {
    /// The person, if it is one's.
    pub fn guest(&self) -> Option<&Guest> {
        match self {
            Place::Person(guest) => Some(guest),
            _ => None,
        }
    }

    /// The bot that plays here.
    pub fn bot(&self) -> Option<&str> {
        match self {
            Place::Bot(bot) => Some(bot),
            Place::Person(guest) => guest.stand_in.as_deref(),
            Place::Open(_) => None,
        }
    }
}

/// All seats of a table.
#[derive(Clone)]
pub(crate) struct Chairs(Vec<Place>);

impl Chairs {
    pub fn new(seats: usize, reserved: impl Iterator<Item = Option<PersonId>>) -> Chairs {
        Chairs(reserved.chain(std::iter::repeat(None)).take(seats).map(Place::Open).collect())
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn iter(&self) -> impl Iterator<Item = (Seat, &Place)> + Clone {
        Seat::all(self.0.len()).zip(&self.0)
    }

    pub fn get(&self, seat: Seat) -> Option<&Place> {
        self.0.get(seat.index())
    }

    pub fn guests(&self) -> impl Iterator<Item = (Seat, &Guest)> + Clone {
        self.iter().filter_map(|(seat, place)| place.guest().map(|guest| (seat, guest)))
    }

    pub fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        self.guests().find(|(_, guest)| guest.person == *person).map(|(seat, _)| seat)
    }

    /// The seat for somebody who asks for `wanted` or for any: one kept for them, else the first that is free.
    pub fn free(&self, person: &PersonId, wanted: Option<Seat>) -> Option<Seat> {
        let open = |reserved: Option<PersonId>| {
            self.iter()
                .filter(move |(_, place)| matches!(place, Place::Open(kept) if *kept == reserved))
                .map(|(seat, _)| seat)
        };
        let mut mine = open(Some(*person)).chain(open(None));
        match wanted {
            Some(wanted) => mine.find(|seat| *seat == wanted),
            None => mine.next(),
        }
    }

    /// Those who play for themselves now.
    pub fn playing(&self) -> SeatSet {
        self.guests()
            .filter(|(_, guest)| !guest.left && guest.stand_in.is_none())
            .map(|(seat, _)| seat)
            .collect()
    }

    pub fn set(&mut self, seat: Seat, place: Place) -> Option<()> {
        *self.0.get_mut(seat.index())? = place;
        Some(())
    }

    /// Those who play for themselves and are there.
    pub fn present(&self) -> SeatSet {
        let gone = |seat: Seat| {
            self.get(seat).and_then(Place::guest).is_some_and(|guest| guest.presence == Presence::Gone)
        };
        self.playing().into_iter().filter(|seat| !gone(*seat)).collect()
    }

    pub fn guest_mut(&mut self, seat: Seat) -> Option<&mut Guest> {
        match self.0.get_mut(seat.index())? {
            Place::Person(guest) => Some(guest),
            _ => None,
        }
    }
}
