//! Where a bot sits, and what a bot is.

use crate::Reason;
use game::{Game, Luck, Seat, Viewer};
use std::fmt;

/// What a player at the table has before them. It holds a state and shows only what the seat may know of it; views are
/// made when they are asked for, since not every player needs one for every decision.
#[doc(alias = "Chair")]
pub struct Perspective<'a, G: Game> {
    game: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Perspective<'a, G> {
    /// The chair of a seat.
    pub fn new(game: &'a G, seat: Seat) -> Perspective<'a, G> {
        Perspective { game, seat }
    }

    /// Which seat it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the table has chosen.
    pub fn options(&self) -> &G::Options {
        self.game.options()
    }

    /// What this seat may know; nothing if the table has no such seat.
    pub fn view(&self) -> Option<G::View> {
        self.game.view(Viewer::Seat(self.seat)).ok()
    }

    /// What this seat may do.
    pub fn legal(&self) -> G::Actions {
        self.game.legal(self.seat.into())
    }

    /// Another truth that this seat cannot tell from the real one: for bots that think ahead.
    pub fn imagine(&self, luck: &mut Luck) -> G {
        self.game.resample(Viewer::Seat(self.seat), luck)
    }
}

/// What this seat may know, and no more: a bot may print what it is handed.
impl<G: Game> fmt::Debug for Perspective<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Perspective").field("seat", &self.seat).field("view", &self.view()).finish()
    }
}

/// A player. It is made for one seat of one game, and may think on any thread. From the same luck and the same things heard
/// it does the same: how much it thinks is counted in steps, not in seconds.
pub trait Bot<G: Game>: Send {
    /// Something that this seat was told.
    fn hear(&mut self, event: &G::Event);

    /// Whether [`hear`](Bot::hear) does anything: where nobody listens, nothing need be told.
    fn listens(&self) -> bool {
        true
    }

    /// What to do, now that this seat may act. Nothing only if nothing is legal.
    fn choose(&mut self, chair: &Perspective<'_, G>, luck: &mut Luck) -> Option<G::Action>;

    /// Something that another player claimed.
    fn hear_claim(&mut self, _by: Seat, _claim: &G::Claim) {}

    /// What to say just now. It is asked once before each of its choices.
    fn claim(&mut self, _chair: &Perspective<'_, G>, _luck: &mut Luck) -> Option<G::Claim> {
        None
    }

    /// Why it made its last choice, for those who look at the game after its end.
    fn why(&self) -> Option<Reason> {
        None
    }
}
