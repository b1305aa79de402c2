//! Players of Duet who know what words mean.
//!
//! [`Lexicon`] is what they know, [`Meaning`] what they make of any text; [`read`] guesses, [`ideas`] finds clues, and
//! [`Partner`] plays.

mod giver;
mod guesser;
mod history;
mod level;
mod lexicon;
mod meaning;
mod odds;
mod partner;
mod why;

pub use giver::{Idea, Target, Taste, ideas};
pub use guesser::{Chance, Hint, Prices, rank, read};
pub use level::Level;
pub use lexicon::{Lexicon, LexiconError};
pub use meaning::{How, Meaning};
pub use odds::Odds;
pub use partner::Partner;
pub use why::SENTENCES;

use crate::{Bot, Cast, Random, UnknownBot};
use duet::{Duet, Options};
use game::Seat;

impl Cast for Duet {
    const BOTS: &'static [&'static str] = &["easy", "normal", "strong", "random"];

    fn bot(name: &str, seat: Seat, options: &Options) -> Result<Box<dyn Bot<Duet>>, UnknownBot> {
        let unknown = || UnknownBot { name: name.into(), known: Self::BOTS };
        let level = match name {
            "easy" => Level::EASY,
            "normal" => Level::NORMAL,
            "strong" => Level::STRONG,
            "random" => return Ok(Box::new(Random)),
            _ => return Err(unknown()),
        };
        Ok(Box::new(Partner::new(options.side(seat).ok_or_else(unknown)?, level)))
    }
}
