//! What people at a table are told, and who.

use crate::{Ballot, Channel, Name, Speaker};
use game::{Audience, Seat, SeatSet, Viewer};
use serde::Serialize;

/// Who is told: seats, and those who watch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct To {
    seats: SeatSet,
    watchers: bool,
}

impl To {
    /// All.
    pub const ALL: To = To { seats: SeatSet::all(Seat::MAX), watchers: true };
    /// Those who watch, alone.
    pub const WATCHERS: To = To { seats: SeatSet::NONE, watchers: true };

    /// These seats, alone.
    pub const fn seats(seats: SeatSet) -> To {
        To { seats, watchers: false }
    }

    /// All but these seats.
    #[must_use]
    pub fn without(self, seats: SeatSet) -> To {
        To { seats: seats.into_iter().fold(self.seats, SeatSet::without), ..self }
    }

    /// Whether this viewer is told.
    pub fn includes(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.seats.contains(seat),
            Viewer::Public => self.watchers,
            Viewer::Omniscient => true,
        }
    }
}

impl From<Audience> for To {
    fn from(audience: Audience) -> To {
        match audience {
            Audience::Everyone => To::ALL,
            Audience::Only(seats) => To::seats(seats),
        }
    }
}

/// Something that people at a table learn.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Happening<E, C> {
    /// The table was made.
    Opened,
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        name: Name,
    },
    /// Somebody stood up.
    Rose {
        /// Where.
        seat: Seat,
        /// Who.
        name: Name,
        /// Whether the host sent them away.
        removed: bool,
    },
    /// A seat was given to a bot, or taken from it.
    Bot {
        /// Where.
        seat: Seat,
        /// Which.
        bot: Option<String>,
    },
    /// Somebody is ready, or not any more.
    Ready {
        /// Where they sit.
        seat: Seat,
        /// Which it is.
        ready: bool,
    },
    /// The game begins.
    Started,
    /// Something in the game.
    Game(E),
    /// Somebody's time was up.
    Overdue {
        /// Whose.
        seat: Seat,
    },
    /// Somebody claims something.
    Claim {
        /// Who.
        by: Seat,
        /// What.
        say: C,
    },
    /// Talk.
    Chat {
        /// Who speaks.
        from: Speaker,
        /// Who hears it.
        to: Channel,
        /// What is said.
        text: String,
    },
    /// Somebody left the game under way.
    Left {
        /// Where they sit.
        seat: Seat,
    },
    /// Somebody came back.
    Back {
        /// Where they sit.
        seat: Seat,
    },
    /// Somebody voted.
    Voted {
        /// Who.
        by: Seat,
        /// On what.
        on: Ballot,
        /// How.
        yes: bool,
    },
    /// A bot sits in for somebody.
    StandIn {
        /// Where.
        seat: Seat,
        /// Which bot.
        bot: String,
    },
    /// The game was given up.
    GivenUp,
    /// Somebody wants to stop the clocks.
    PauseAsked {
        /// Who.
        by: Seat,
    },
    /// The clocks stand still.
    Paused,
    /// The clocks run again.
    Resumed {
        /// Who ended the pause.
        by: Seat,
    },
    /// You do not hear this player any more, or do again.
    Muted {
        /// Whom.
        whom: Seat,
        /// Which it is.
        mute: bool,
    },
    /// Those who watch may talk no more, or may again.
    Hushed {
        /// Which it is.
        hush: bool,
    },
    /// Somebody's pages are gone, and the table waits for them.
    Gone {
        /// Where they sit.
        seat: Seat,
    },
    /// The pages of somebody who was gone are open again.
    Here {
        /// Where they sit.
        seat: Seat,
    },
    /// The host has gone: somebody else is the host from now on.
    Host {
        /// Where they sit.
        seat: Seat,
    },
    /// The house could not be reached for a while: whoever was asked gets that time back, and some more.
    Outage {
        /// For how many milliseconds.
        length: u64,
    },
    /// The same people play again.
    Again {
        /// At this table.
        table: String,
    },
}

impl<E, C> Happening<E, C> {
    /// Whether it is part of the game rather than of the table around it.
    pub fn is_of_the_game(&self) -> bool {
        matches!(
            self,
            Happening::Game(_) | Happening::Started | Happening::GivenUp | Happening::Overdue { .. }
        )
    }

    /// Whether nothing but words was exchanged.
    pub fn is_talk(&self) -> bool {
        matches!(self, Happening::Chat { .. } | Happening::Claim { .. })
    }
}
