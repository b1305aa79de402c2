//! Players of Secrets.

mod board;
mod foresight;
mod greedy;
mod minds;
mod outlook;
mod player;
mod playout;
mod search;
mod story;
mod talk;
mod taste;
mod why;

pub use greedy::Greedy;
pub use player::{Level, Player};
pub use why::{SENTENCES, THINGS};

use bots::{Bot, Random, Roster, UnknownBot};
use game::Seat;
use secrets::{Options, Secrets};

/// The bots of Secrets, by name.
#[derive(Clone, Copy, Debug)]
pub struct SecretsBots;

/// Three levels for people, weakest first, then two baselines for comparing.
const NAMES: &[&str] = &["easy", "normal", "strong", "greedy", "random"];

impl Roster<Secrets> for SecretsBots {
    fn names(&self) -> &'static [&'static str] {
        NAMES
    }

    fn bot(&self, name: &str, seat: Seat, options: &Options) -> Result<Box<dyn Bot<Secrets>>, UnknownBot> {
        let level = match name {
            "easy" => Level::Easy,
            "normal" => Level::Normal,
            "strong" => Level::Strong { effort: Level::EFFORT },
            "greedy" => return Ok(Box::new(Greedy::new(seat, options))),
            "random" => return Ok(Box::new(Random)),
            _ => return Err(UnknownBot { name: name.into(), known: NAMES }),
        };
        Ok(Box::new(Player::new(seat, options, level)))
    }
}
