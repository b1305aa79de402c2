//! Players of Duet. Both are placeholders: neither knows what a word means.

mod letters;

pub use letters::Letters;

use crate::{Bot, Cast, Random, UnknownBot};
use duet::{Duet, Options};
use game::Seat;

impl Cast for Duet {
    const BOTS: &'static [&'static str] = &["random", "letters"];

    fn bot(name: &str, seat: Seat, options: &Options) -> Result<Box<dyn Bot<Duet>>, UnknownBot> {
        let unknown = || UnknownBot { name: name.into(), known: Self::BOTS };
        match name {
            "random" => Ok(Box::new(Random)),
            "letters" => Ok(Box::new(Letters::new(options.side(seat).ok_or_else(unknown)?))),
            _ => Err(unknown()),
        }
    }
}
