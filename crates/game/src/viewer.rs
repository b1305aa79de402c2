//! Who looks, and who is told.

use crate::{Seat, SeatSet};
use serde::Serialize;
use std::{fmt, str::FromStr};

/// Who looks at a game. There is no default: every view names its viewer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player: what this seat may know.
    Seat(Seat),
    /// What everybody at the table knows in common: spectators and the screen in the middle of the room.
    Public,
    /// Everything. Given only after the end.
    Omniscient,
}

impl Viewer {
    /// Every seat of a table of `seats`, then the public.
    pub fn of_table(seats: usize) -> impl Iterator<Item = Viewer> + Clone {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public])
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => write!(f, "seat:{}", seat.index()),
            Viewer::Public => write!(f, "public"),
            Viewer::Omniscient => write!(f, "omniscient"),
        }
    }
}

impl Serialize for Viewer {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// A viewer's name that nobody has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("\"{0}\" is not a viewer: say seat:0, seat:1 and so on, public, or omniscient")]
pub struct UnknownViewer(String);

impl FromStr for Viewer {
    type Err = UnknownViewer;

    fn from_str(text: &str) -> Result<Viewer, UnknownViewer> {
        match text {
            "public" => Ok(Viewer::Public),
            "omniscient" => Ok(Viewer::Omniscient),
            _ => text
                .strip_prefix("seat:")
                .and_then(|number| number.parse().ok())
                .and_then(Seat::new)
                .map(Viewer::Seat)
                .ok_or_else(|| UnknownViewer(text.into())),
        }
    }
}

/// Why a view was not given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoView {
    /// The omniscient view was asked for while the game is on.
    #[error("everything is shown after the end, not before")]
    StillOn,
    /// The table has no such seat.
    #[error("this table has no {0}")]
    NoSuchSeat(Seat),
}

/// Leave to see everything at any moment of a game: only a game whose secret is out gives it.
#[derive(Clone, Copy, Debug)]
pub struct Hindsight(pub(crate) ());

/// Who learns of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// All seats and whoever watches.
    Everyone,
    /// These seats and nobody else.
    Only(SeatSet),
}

impl Audience {
    /// Whether this viewer is told.
    pub fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Audience::Everyone, _) | (_, Viewer::Omniscient) => true,
            (Audience::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Audience::Only(_), Viewer::Public) => false,
        }
    }
}

impl From<Seat> for Audience {
    fn from(seat: Seat) -> Audience {
        Audience::Only(SeatSet::only(seat))
    }
}

/// An event and who learns of it. The event itself holds only what its whole audience may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[doc(alias = "Told")]
pub struct Addressed<E> {
    /// Who learns of it.
    pub to: Audience,
    /// What they learn.
    pub event: E,
}

/// Where a game's events go: a list, or nowhere when a playout wants none.
#[doc(alias = "Tell")]
pub trait EventSink<E> {
    /// Tell `event` to the audience `to`.
    fn tell(&mut self, to: Audience, event: E);
}

impl<E> EventSink<E> for Vec<Addressed<E>> {
    fn tell(&mut self, to: Audience, event: E) {
        self.push(Addressed { to, event });
    }
}

/// Nobody listens: for playouts.
#[derive(Clone, Copy, Debug, Default)]
#[doc(alias = "Silence")]
pub struct NoEvents;

impl<E> EventSink<E> for NoEvents {
    #[inline(always)]
    fn tell(&mut self, _: Audience, _: E) {}
}

/// The events of a list that a viewer learns of, in order.
pub fn told_to<E>(told: &[Addressed<E>], viewer: Viewer) -> impl Iterator<Item = &E> {
    told.iter().filter(move |told| told.to.includes(viewer)).map(|told| &told.event)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn viewers_are_named_and_read_back() {
        for viewer in Viewer::of_table(8).chain([Viewer::Omniscient]) {
            assert_eq!(viewer.to_string().parse(), Ok(viewer));
        }
        for wrong in ["", "seat:", "seat:16", "seat:-1", "Public", "everyone"] {
            assert!(wrong.parse::<Viewer>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_public_hears_only_what_everyone_hears() {
        let seat = Seat::new(2).unwrap();
        let other = Viewer::Seat(Seat::new(1).unwrap());
        assert!(Audience::from(seat).includes(Viewer::Seat(seat)));
        assert!(Audience::from(seat).includes(Viewer::Omniscient));
        assert!(!Audience::from(seat).includes(other));
        assert!(!Audience::from(seat).includes(Viewer::Public));
        assert!(Audience::Everyone.includes(Viewer::Public));
    }
}
