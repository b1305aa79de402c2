//! Players for Safehouse's games.
//!
//! A bot sits in a [`Chair`]: it can look at its seat's view and at what it may do, and it is told what its seat is told.
//! The state itself is behind the chair, out of reach.

mod chair;
pub mod confusion;
pub mod duet;
mod hall;
mod random;
mod reason;
pub mod secrets;

pub use chair::{Bot, Chair};
pub use hall::{Cast, Hall, UnknownBot};
pub use random::Random;
pub use reason::{Fact, Reason};
