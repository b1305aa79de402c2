//! A table as its log tells it: who sits where, the game, the clocks, the talk. Nothing here waits, asks a clock or
//! writes: time comes in with each entry, and what is to be written goes out as a draft.

mod any_table;
mod attendance;
mod chairs;
mod clock;
mod draft;
mod file;
mod log_event;
mod log_quota;
mod new;
mod projection;
mod refusal;
mod request;
mod state;
mod think;

pub use any_table::{Again, AnyTable, Begun, TableOf};
pub use attendance::Present;
pub use chairs::{Place, Presence};
pub use clock::Time;
pub use draft::{Asking, Draft};
pub use file::{CorruptLog, Filed, OnFile};
pub use new::{AnyTerms, NewTable, TermsOf};
pub use projection::{NoSuchViewer, Projection, ReplaySource, Replayed, Scope};
pub use refusal::TableRefusal;
pub use request::{Refused, Request, Why};
pub use scene::{Ballot, Channel, Clock, Happening, MOST_TEXT, Name, NameRefused, Speaker, Terms, To, Wants};
pub use think::Thinking;
