//! A table as its log tells it: who sits where, the game, the clocks, the talk. Nothing here waits, asks a clock or
//! writes: time comes in with each entry, and what is to be written goes out as a draft.

mod chairs;
mod clock;
mod deed;
mod draft;
mod file;
mod measure;
mod name;
mod request;
mod show;
mod sitting;
mod state;
mod talk;
mod terms;
mod think;
mod told;

pub use chairs::Place;
pub use clock::{Clock, Time};
pub use deed::Ballot;
pub use draft::{Asking, Draft};
pub use file::{Damage, Filed};
pub use name::{Name, NameRefused};
pub use request::{Refused, Request, Why};
pub use show::Wants;
pub use sitting::{After, Again, Sitting, SittingOf, opening};
pub use talk::{Channel, MOST_TEXT, Speaker};
pub use terms::Terms;
pub use think::{Thinking, Thought};
pub use told::{Happening, To};
