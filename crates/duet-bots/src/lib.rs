//! Players of Duet who know what words mean.
//!
//! [`Lexicon`] is what they know, [`Meaning`] what they make of any text; [`read`] guesses, [`ideas`] finds clues, and
//! [`Partner`] plays.

mod associations;
mod candidates;
mod fit;
mod giver;
mod guesser;
mod history;
mod level;
mod lexicon;
mod meaning;
mod net;
mod odds;
mod partner;
mod why;

pub use associations::{AssociationError, AssociationProblem, Associations, read_associations};
pub use fit::{Agreement, Case, Listened, agreement, cross_validate, fit};
pub use giver::{Idea, Target, Taste, ideas};
pub use guesser::{Chance, Hint, Prices, rank, read};
pub use level::Level;
pub use lexicon::{Lexicon, LexiconError};
pub use meaning::{Because, How, Meaning, Mixture, Sources};
pub use odds::Odds;
pub use partner::Partner;
pub use why::SENTENCES;

use bots::{Bot, Random, Roster, UnknownBot};
use duet::{Duet, Options};
use game::Seat;

/// The bots of Duet, by name.
#[derive(Clone, Copy, Debug)]
pub struct DuetBots;

/// Three levels for people, weakest first, then baselines for comparing.
const NAMES: &[&str] = &["easy", "normal", "strong", "random"];

impl Roster<Duet> for DuetBots {
    fn names(&self) -> &'static [&'static str] {
        NAMES
    }

    fn bot(&self, name: &str, seat: Seat, options: &Options) -> Result<Box<dyn Bot<Duet>>, UnknownBot> {
        let unknown = || UnknownBot { name: name.into(), known: NAMES };
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
