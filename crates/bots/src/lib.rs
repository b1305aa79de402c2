//! What a bot is, whatever its game. How the bots of a game think stands in a crate of its own.
//!
//! A bot sits in a [`Perspective`]: it can look at its seat's view and at what it may do, and it is told what its seat is told.
//! The state itself is behind the chair, out of reach.

mod bot_match;
mod perspective;
mod random;
mod reason;
mod roster;

pub use bot_match::BotMatch;
pub use perspective::{Bot, Perspective};
pub use random::Random;
pub use reason::{Fact, Reason};
pub use roster::{Roster, UnknownBot};
