//! Players of Secrets.

mod greedy;

pub use greedy::Greedy;

use crate::{Bot, Cast, Random, UnknownBot};
use game::Seat;
use secrets::{Options, Secrets};

impl Cast for Secrets {
    const BOTS: &'static [&'static str] = &["random", "greedy"];

    fn bot(name: &str, seat: Seat, options: &Options) -> Result<Box<dyn Bot<Secrets>>, UnknownBot> {
        match name {
            "random" => Ok(Box::new(Random)),
            "greedy" => Ok(Box::new(Greedy::new(seat, options))),
            _ => Err(UnknownBot { name: name.into(), known: Self::BOTS }),
        }
    }
}
