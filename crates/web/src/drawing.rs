//! What the sheets of symbols (`drawings/*.svg`) do not hold: which symbol shows what, the movers' diagrams, and where
//! cities lie on the wall map. Colours come from the variables of `style/drawings.css`.

pub mod cities;
mod mover;
mod names;

pub use mover::{Facing, mover, promoted};
pub use names::{bullet, character, cover, identity, key_mark, special_action, spy};
