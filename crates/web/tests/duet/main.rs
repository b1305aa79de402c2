//! The table of Duet: painted for everybody, in every language, over whole games.

mod clues;
mod leak;
mod missions;
mod options;
mod painting;
mod table;
