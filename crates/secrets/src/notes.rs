//! What happened to the tokens, and who saw them when.

use crate::state::Secrets;
use crate::{Identity, PLACES, Place, Side};
use arrayvec::ArrayVec;
use game::{Seat, SeatSet, Viewer};

/// Something that moved a token or showed one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Note {
    /// Two tokens changed places, and everybody knows which (S15, S16).
    Swap(Place, Place),
    /// A Diplomat's swap: the others know only that it was one of two (S19).
    Exchange(Seat, Side),
    /// These seats saw this token (S16 to S20).
    Look(SeatSet, Place),
}

/// What a seat last saw of a token (S5).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Sighting {
    pub(crate) identity: Identity,
    /// The turn it was seen in; 0 before the first.
    pub(crate) turn: u8,
    /// Whether, for all this seat knows, another token may have come there since.
    pub(crate) doubtful: bool,
}

/// More than can happen: three Diplomats and three Double Agents make two notes each, two Psychiatrists, three
/// Detectives, four Journalists and four Politicians one (S2, and no card lands twice).
const ROOM: usize = 28;

/// All notes of a game with their turns, and what they amount to for each seat.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Notes {
    notes: [Option<(Note, u8)>; ROOM],
    len: u8,
    pub(crate) seen: [[Option<Sighting>; PLACES]; 8],
}

impl Notes {
    pub(crate) const EMPTY: Notes = Notes { notes: [None; ROOM], len: 0, seen: [[None; PLACES]; 8] };

    pub(crate) fn iter(&self) -> impl Iterator<Item = (Note, u8)> + Clone + '_ {
        self.notes.iter().copied().flatten()
    }

    fn add(&mut self, note: Note, turn: u8) {
        debug_assert!(usize::from(self.len) < ROOM, "more notes than cards can make");
        if let Some(free) = self.notes.get_mut(usize::from(self.len)) {
            *free = Some((note, turn));
            self.len += 1;
        }
    }

    fn see(&mut self, seats: SeatSet, place: usize, identity: Identity, turn: u8) {
        for seat in seats {
            self.seen[seat.index() % 8][place % PLACES] = Some(Sighting { identity, turn, doubtful: false });
        }
    }

    /// A swap that these seats know of makes what they saw of these places doubtful.
    fn doubt(&mut self, seats: SeatSet, places: &[usize]) {
        for seat in seats {
            for place in places {
                if let Some(sighting) = &mut self.seen[seat.index() % 8][place % PLACES] {
                    sighting.doubtful = true;
                }
            }
        }
    }
}

/// The places whose tokens a viewer sees before the first turn (S4).
pub(crate) fn opening(viewer: Viewer, players: usize) -> ArrayVec<Place, 3> {
    let mut places = ArrayVec::new();
    if let Viewer::Seat(seat) = viewer {
        places.push(seat.into());
        if players >= 5 {
            places.push(seat.right(players).into());
        }
    }
    if players >= 7 {
        places.push(Place::Centre);
    }
    places
}

impl Secrets {
    /// Carries a note out and keeps it.
    pub(crate) fn note(&mut self, note: Note) {
        self.notes.add(note, self.turn);
        self.apply(note, self.turn);
    }

    /// What everybody saw before the first turn.
    pub(crate) fn apply_opening(&mut self) {
        let players = self.players();
        for seat in Seat::all(players) {
            for place in opening(Viewer::Seat(seat), players) {
                self.notes.see(SeatSet::only(seat), place.index(players), self.token(place), 0);
            }
        }
    }

    fn apply(&mut self, note: Note, turn: u8) {
        let players = self.players();
        let everyone = SeatSet::all(players);
        match note {
            Note::Swap(a, b) => {
                let places = [a.index(players), b.index(players)];
                self.tokens.swap(places[0] % PLACES, places[1] % PLACES);
                self.notes.doubt(everyone, &places);
            }
            Note::Exchange(by, side) => {
                let (centre, chosen) = (Place::Centre.index(players), side.of(by, players).index());
                self.tokens.swap(centre % PLACES, chosen % PLACES);
                // The others doubt both neighbours, and the Diplomat's player only the one it was.
                let neighbours = [centre, by.left(players).index(), by.right(players).index()];
                self.notes.doubt(everyone.without(by), &neighbours);
                self.notes.doubt(SeatSet::only(by), &[centre, chosen]);
            }
            Note::Look(seats, place) => self.notes.see(seats, place.index(players), self.token(place), turn),
        }
    }

    /// The sides that Diplomats have chosen so far, in order: hidden facts, for simulators and tests.
    pub fn exchanges(&self) -> impl Iterator<Item = Side> + '_ {
        self.notes
            .iter()
            .filter_map(|(note, _)| if let Note::Exchange(_, side) = note { Some(side) } else { None })
    }

    /// Tells the story of the tokens again from the deal as it now is, the Diplomats having chosen these sides.
    pub(crate) fn retell(&mut self, sides: &[Side]) {
        let old = std::mem::replace(&mut self.notes, Notes::EMPTY);
        self.tokens = self.deal.tokens;
        self.apply_opening();
        let mut sides = sides.iter();
        for (note, turn) in old.iter() {
            let note = match note {
                Note::Exchange(by, side) => Note::Exchange(by, sides.next().copied().unwrap_or(side)),
                note => note,
            };
            self.notes.add(note, turn);
            self.apply(note, turn);
        }
    }
}
