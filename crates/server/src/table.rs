//! A table as its log tells it: who sits where, the game, the clocks, the talk. Nothing here waits, asks a clock or
//! writes: time comes in with each entry, and what is to be written goes out as a draft.

mod attendance;
mod chairs;
mod clock;
mod deed;
mod draft;
mod file;
mod measure;
mod request;
mod set_scene;
mod show;
mod sitting;
mod state;
mod story;
mod terms;
mod think;

pub use attendance::Present;
pub use chairs::{Place, Presence};
pub use clock::Time;
pub use draft::{Asking, Draft};
pub use file::{Damage, Filed, OnFile};
pub use request::{Refused, Request, Why};
pub use scene::{Ballot, Channel, Clock, Happening, MOST_TEXT, Name, NameRefused, Speaker, To};
pub use show::Wants;
pub use sitting::{After, Again, Begun, Sitting, SittingOf, opening};
pub use terms::{Given, Terms};
pub use think::{Thinking, Thought};
