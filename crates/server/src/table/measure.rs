//! How long a table's story may become: all of it is kept in memory while somebody looks, and in the log for ever.

use super::Ballot;
use super::deed::Deed;

/// The most entries of talk.
const MOST_TALK: u32 = 4_000;

/// The most entries of the table around the game.
const MOST_AROUND: u32 = 8_000;

/// The most entries in all.
const MOST: u32 = 40_000;

/// What of these is left to those who want to end the game.
const FOR_THE_END: u32 = 1_000;

/// What a log has so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Measure {
    talk: u32,
    around: u32,
    all: u32,
}

enum Kind {
    Talk,
    Move,
    Around,
    /// Leaving, and what is voted and done at the end.
    End,
}

fn kind<O, A, C>(deed: &Deed<O, A, C>) -> Kind {
    match deed {
        Deed::Chat { .. } | Deed::Say { .. } => Kind::Talk,
        // What the house itself has to write finds room as long as the game does.
        Deed::Do { .. } | Deed::Outage { .. } => Kind::Move,
        Deed::Leave { .. } | Deed::Vote { on: Ballot::Stop, .. } | Deed::Again { .. } => Kind::End,
        _ => Kind::Around,
    }
}

impl Measure {
    /// Another entry stands in the log.
    pub fn count<O, A, C>(&mut self, deed: &Deed<O, A, C>) {
        match kind(deed) {
            Kind::Talk => self.talk += 1,
            Kind::Around => self.around += 1,
            Kind::Move | Kind::End => {}
        }
        self.all += 1;
    }

    /// Whether there is room for more of this; if not, a sentence for whoever wanted it.
    pub fn has_room_for<O, A, C>(&self, deed: &Deed<O, A, C>) -> Result<(), &'static str> {
        let has_room = match kind(deed) {
            Kind::Talk if self.talk >= MOST_TALK => {
                return Err("So much has been said at this table that it can keep no more talk.");
            }
            Kind::Around if self.around >= MOST_AROUND => {
                return Err(
                    "There has been so much coming and going at this table that it can keep no more.",
                );
            }
            Kind::End => self.all < MOST,
            _ => self.has_room(),
        };
        if has_room {
            Ok(())
        } else {
            Err("This game has gone on for longer than a table can keep: give it up.")
        }
    }

    /// Whether the game can go on.
    pub fn has_room(&self) -> bool {
        self.all < MOST - FOR_THE_END
    }
}
