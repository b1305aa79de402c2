//! The table of Duet: painted for everybody, in every language, over whole games.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod clues;
mod leak;
mod missions;
mod options;
mod painting;
mod table;
