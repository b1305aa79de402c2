//! Players of Confusion.

mod greedy;
mod random;

pub use greedy::Greedy;
pub use random::RandomSpies;

use crate::{Bot, Cast, UnknownBot};
use confusion::{Chart, Confusion, Options};
use game::Seat;

impl Cast for Confusion {
    const BOTS: &'static [&'static str] = &["random", "greedy"];

    fn bot(name: &str, seat: Seat, options: &Options) -> Result<Box<dyn Bot<Confusion>>, UnknownBot> {
        let unknown = || UnknownBot { name: name.into(), known: Self::BOTS };
        match name {
            "random" => Ok(Box::new(RandomSpies)),
            "greedy" => {
                // Options that no table can have are refused at the deal; here they only mean that nobody can sit down.
                let chart = Chart::new(options).map_err(|_| unknown())?;
                Ok(Box::new(Greedy::new(seat, chart).ok_or_else(unknown)?))
            }
            _ => Err(unknown()),
        }
    }
}
