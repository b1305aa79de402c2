//! How long a table's story may become: all of it is kept in memory while somebody looks, and in the log for ever. Whoever
//! asks for a table that nobody looked at makes the server read it all, so the whole is what is read in some 10 ms. The longest
//! of 20,000 games of random moves has 1,600.

use super::log_event::LogEvent;
use super::{Ballot, TableRefusal};

/// The most entries of talk, and their most bytes.
const MOST_TALK: u32 = 1_000;
const MOST_TALK_BYTES: usize = 256 << 10;

/// The most entries of the table around the game.
const MOST_AROUND: u32 = 800;

/// The most entries with which a game can go on.
const MOST: u32 = 2_800;

/// The most entries of those who want to end the game, however long it is: older logs may be longer.
const MOST_AT_THE_END: u32 = 200;

/// What a log has so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct LogQuota {
    talk: u32,
    talk_bytes: usize,
    around: u32,
    end: u32,
    all: u32,
}

enum Kind {
    Talk,
    Move,
    Around,
    /// Leaving, and what is voted and done at the end.
    End,
}

fn kind<O, A, C>(log_event: &LogEvent<O, A, C>) -> Kind {
    match log_event {
        LogEvent::Chat { .. } | LogEvent::Say { .. } => Kind::Talk,
        // What the house itself has to write finds room as long as the game does.
        LogEvent::Do { .. } | LogEvent::Outage { .. } => Kind::Move,
        LogEvent::Leave { .. } | LogEvent::Vote { on: Ballot::Stop, .. } | LogEvent::Again { .. } => {
            Kind::End
        }
        _ => Kind::Around,
    }
}

fn text_bytes<O, A, C>(log_event: &LogEvent<O, A, C>) -> usize {
    match log_event {
        LogEvent::Chat { text, .. } => text.len(),
        _ => 0,
    }
}

impl LogQuota {
    /// Another entry stands in the log.
    pub fn count<O, A, C>(&mut self, log_event: &LogEvent<O, A, C>) {
        match kind(log_event) {
            Kind::Talk => {
                self.talk += 1;
                self.talk_bytes += text_bytes(log_event);
            }
            Kind::Around => self.around += 1,
            Kind::End => self.end += 1,
            Kind::Move => {}
        }
        self.all += 1;
    }

    /// Whether there is room for more of this; if not, what whoever wanted it is told.
    pub fn has_room_for<O, A, C>(&self, log_event: &LogEvent<O, A, C>) -> Result<(), TableRefusal> {
        let has_room = match kind(log_event) {
            Kind::Talk if self.talk >= MOST_TALK || self.talk_bytes >= MOST_TALK_BYTES => {
                return Err(TableRefusal::TalkFull);
            }
            Kind::Around if self.around >= MOST_AROUND => {
                return Err(TableRefusal::AroundFull);
            }
            Kind::End => self.end < MOST_AT_THE_END,
            _ => self.has_room(),
        };
        if has_room { Ok(()) } else { Err(TableRefusal::TooLong) }
    }

    /// Whether the game can go on.
    pub fn has_room(&self) -> bool {
        self.all < MOST
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{Channel, Speaker};
    use game::{Actor, Seat};

    #[test]
    fn talk_ends_by_its_number_and_by_its_size_and_the_game_goes_on() {
        let seat = Seat::new(0).unwrap();
        let talk = |length| LogEvent::<(), (), ()>::Chat {
            from: Speaker::Seat(seat),
            to: Channel::Table,
            text: "a".repeat(length),
        };
        for (length, room) in [(1, MOST_TALK as usize), (2_000, MOST_TALK_BYTES.div_ceil(2_000))] {
            let mut log_quota = LogQuota::default();
            for _ in 0..room {
                assert_eq!(log_quota.has_room_for(&talk(length)), Ok(()));
                log_quota.count(&talk(length));
            }
            assert!(log_quota.has_room_for(&talk(length)).is_err(), "{room} of {length} bytes");
            assert_eq!(log_quota.has_room_for(&LogEvent::<(), (), ()>::Back { seat }), Ok(()));
        }
    }

    #[test]
    fn who_wants_to_end_the_game_finds_room_when_the_game_has_none() {
        let seat = Seat::new(0).unwrap();
        let attempt =
            LogEvent::<(), (), ()>::Do { by: Actor::Seat(seat), r#do: (), overdue: None, why: None };
        let mut log_quota = LogQuota::default();
        for _ in 0..MOST {
            log_quota.count(&attempt);
        }
        assert!(!log_quota.has_room());
        assert!(log_quota.has_room_for(&attempt).is_err());
        assert_eq!(log_quota.has_room_for(&LogEvent::<(), (), ()>::Leave { seat }), Ok(()));
    }
}
