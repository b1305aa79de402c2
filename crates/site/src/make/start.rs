//! What a table is made with, whatever its game.

use game::Seat;
use scene::FormFields;
use server::table::{Clock, Terms};

/// How many of a game's bots are levels; those after them are for comparison.
pub(crate) const LEVELS: usize = 3;

/// The level that bots have if nobody chooses.
pub(crate) const LEVEL: &str = "normal";

/// The terms that a form chose.
pub(crate) fn terms(fields: &FormFields, one_device: bool) -> Terms<()> {
    Terms {
        clock: clock(fields),
        listed: fields.has("listed"),
        watch: !fields.has("closed"),
        one_device,
        ..Terms::default()
    }
}

fn clock(fields: &FormFields) -> Clock {
    match fields.get("clock") {
        Some("move") => Clock::Move(fields.number("clock-seconds").unwrap_or(60)),
        Some("bank") => Clock::Bank {
            seconds: fields.number::<u32>("clock-minutes").unwrap_or(15).saturating_mul(60),
            increment: fields.number("clock-increment").unwrap_or(10),
        },
        Some("days") => Clock::Days(fields.number("clock-days").unwrap_or(3)),
        _ => Clock::None,
    }
}

/// The seats that go to bots: as many as were asked for, from the last seat on, all of one level.
pub(crate) fn bots(fields: &FormFields, seats: usize, known: &[&str]) -> Vec<(Seat, String)> {
    let level = fields.get("level").filter(|level| known.contains(level)).unwrap_or(LEVEL);
    let wanted: usize = fields.number("bots").unwrap_or(0).min(seats.saturating_sub(1));
    Seat::all(seats).skip(seats - wanted).map(|seat| (seat, level.to_owned())).collect()
}
