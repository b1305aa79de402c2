//! What a viewer is shown of a table: the game, and the table around it.
//!
//! A [`Scene`] is built up by the server from what its viewer may know. Pages are painted from it, so that nothing a page
//! could show is hidden from its reader.

mod ballot;
mod clock;
mod form;
mod json;
mod language;
mod name;
mod pages;
mod reader;
mod replay;
mod scene;
mod talk;
mod terms;
#[cfg(feature = "testing")]
pub mod testing;
mod told;

pub use ballot::Ballot;
pub use clock::Clock;
pub use form::FormFields;
pub use json::Wants;
pub use language::Language;
pub use name::{Name, NameRefused};
pub use pages::{Invitation, PageContext, Pages, Screen, Shown};
pub use reader::{Reader, Theme};
pub use replay::{MOST_STEPS, Replay, Step, part_with};
pub use scene::{Changed, End, Occupant, Scene, SeatInfo, Stage, StoryEntry, TableInfo, TimeInfo, Vote};
pub use talk::{Channel, MOST_TEXT, Speaker, TextError, tidy};
pub use terms::{Terms, TermsError};
pub use told::{Happening, To};
