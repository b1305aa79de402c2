//! `Debug` of what holds the truth: what the public may know, and no more.

use crate::{Game, Viewer};
use std::fmt;

/// Prints a game as the public sees it: what its `Debug` is to be, since bots and logs can print whatever they are handed.
///
/// # Errors
/// If it cannot be written.
pub fn debug_public<G: Game>(name: &str, game: &G, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut it = f.debug_tuple(name);
    match game.view(Viewer::Public) {
        Ok(view) => it.field(&view).finish(),
        Err(_) => it.finish_non_exhaustive(),
    }
}
