//! Identity tokens and where they lie.

use game::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What an identity token says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Identity {
    /// One of the two teams.
    Cia,
    /// The other team.
    Kgb,
    /// On nobody's side.
    Hippie,
}

impl Identity {
    /// All three.
    pub const ALL: [Identity; 3] = [Identity::Cia, Identity::Kgb, Identity::Hippie];

    /// How many such tokens are in a game of `players` (S1).
    pub const fn tokens(self, players: usize) -> usize {
        match (self, players) {
            (Identity::Hippie, 5 | 7) => 2,
            (Identity::Hippie, _) => 1,
            (_, 4 | 5) => 2,
            (_, 6 | 7) => 3,
            _ => 4,
        }
    }
}

/// The most places where a token can lie: eight seats and the centre.
pub const PLACES: usize = 9;

/// Where a token lies: before a player, or in the centre.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// Before a player.
    Seat(Seat),
    /// In the centre.
    Centre,
}

impl Place {
    /// The place's number at a table of `players`: the seats, then the centre.
    pub const fn index(self, players: usize) -> usize {
        match self {
            Place::Seat(seat) => seat.index(),
            Place::Centre => players,
        }
    }

    /// Every place at a table of `players`, the centre last.
    pub fn all(players: usize) -> impl Iterator<Item = Place> + Clone {
        Seat::all(players).map(Place::Seat).chain([Place::Centre])
    }
}

impl From<Seat> for Place {
    fn from(seat: Seat) -> Place {
        Place::Seat(seat)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Seat(seat) => fmt::Display::fmt(seat, f),
            Place::Centre => f.write_str("the centre"),
        }
    }
}

/// A seat's number, or "centre".
impl Serialize for Place {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Place::Seat(seat) => seat.serialize(to),
            Place::Centre => to.serialize_str("centre"),
        }
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Place, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "a seat's number or \"centre\" is needed for a place")]
        enum Written {
            Seat(Seat),
            Name(Centre),
        }
        #[derive(Deserialize)]
        #[serde(rename_all = "lowercase")]
        enum Centre {
            Centre,
        }
        Ok(match Written::deserialize(from)? {
            Written::Seat(seat) => Place::Seat(seat),
            Written::Name(Centre::Centre) => Place::Centre,
        })
    }
}
