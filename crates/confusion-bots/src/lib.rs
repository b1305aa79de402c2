//! Players of Confusion.

mod answers;
mod course;
mod greedy;
mod ground;
mod guess;
mod heard;
mod layouts;
mod level;
mod player;
mod posterior;
mod preparation;
mod random;
mod reasons;
mod scene;
mod search;
mod turn;
mod worth;

pub use greedy::Greedy;
pub use level::Level;
pub use player::Player;
pub use random::RandomSpies;
pub use reasons::SENTENCES;

use bots::{Bot, Roster, UnknownBot};
use confusion::{Chart, Confusion, Options};
use game::Seat;

/// The bots of Confusion, by name.
#[derive(Clone, Copy, Debug)]
pub struct ConfusionBots;

/// Three levels for people, weakest first, then baselines for comparing.
const NAMES: &[&str] = &["easy", "normal", "strong", "greedy", "random"];

impl Roster<Confusion> for ConfusionBots {
    fn names(&self) -> &'static [&'static str] {
        NAMES
    }

    fn bot(&self, name: &str, seat: Seat, options: &Options) -> Result<Box<dyn Bot<Confusion>>, UnknownBot> {
        let unknown = || UnknownBot { name: name.into(), known: NAMES };
        // Options that no table can have are refused at the deal; here they only mean that nobody can sit down.
        let chart = || Chart::new(options).map_err(|_| unknown());
        let player = |level: Level| -> Result<Box<dyn Bot<Confusion>>, UnknownBot> {
            Ok(Box::new(Player::new(seat, chart()?, level).ok_or_else(unknown)?))
        };
        match name {
            "easy" => player(Level::EASY),
            "normal" => player(Level::NORMAL),
            "strong" => player(Level::STRONG),
            "greedy" => Ok(Box::new(Greedy::new(seat, chart()?).ok_or_else(unknown)?)),
            "random" => Ok(Box::new(RandomSpies)),
            // The deceit of the others can be measured against these: they are no levels to play against.
            "normal-honest" => player(Level::NORMAL.honest()),
            "strong-honest" => player(Level::STRONG.honest()),
            _ => Err(unknown()),
        }
    }
}
