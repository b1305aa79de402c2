//! What a viewer is shown of a table: the game, and the table around it.
//!
//! A [`Scene`] is built up by the server from what its viewer may know. Pages are painted from it, so that nothing a page
//! could show is hidden from its reader.

mod ballot;
mod clock;
mod name;
mod replay;
mod scene;
mod talk;
mod told;

pub use ballot::Ballot;
pub use clock::Clock;
pub use name::{Name, NameRefused};
pub use replay::{MOST_STEPS, Replay, Step, part_with};
pub use scene::{Chair, End, Moment, Scene, Sitter, Stage, TableScene, TimeScene, Vote};
pub use talk::{Channel, MOST_TEXT, Speaker, tidy};
pub use told::{Happening, To};
