//! What pages need to know of a game.

use crate::{At, Part, Status, Words};
use game::Game;
use maud::Markup;

/// The fields of a form, as they were sent.
#[derive(Clone, Debug, Default)]
pub struct FormFields(pub Vec<(String, String)>);

impl FormFields {
    /// The last value of a field; empty ones count as none.
    pub fn get(&self, name: &str) -> Option<&str> {
        let field = self.0.iter().rev().find(|(field, _)| field == name);
        field.map(|(_, value)| value.trim()).filter(|value| !value.is_empty())
    }

    /// Whether a box is ticked.
    pub fn has(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    /// A number, if it is one.
    pub fn number<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.get(name)?.parse().ok()
    }
}

/// A game that has pages.
pub trait Staged: Game {
    /// The parts of the table itself: the board, what is asked, what lies before everybody. They stand in `<main>` in
    /// this order; the style sheet gives them their places.
    fn parts(at: &At<'_, Self>) -> Vec<Part>;

    /// What is asked of the viewer, or whom the table waits for. Asked only while the game is on.
    fn status(at: &At<'_, Self>) -> Status;

    /// What an event means, from what this viewer knows, as a line of the story; nothing if it says nothing new.
    fn tell(at: &At<'_, Self>, event: &Self::Event) -> Option<String>;

    /// A claim as a line of the story, without who makes it.
    fn say(at: &At<'_, Self>, claim: &Self::Claim) -> String;

    /// A claim by this seat, which may speak of itself.
    fn spoken(at: &At<'_, Self>, _by: game::Seat, claim: &Self::Claim) -> String {
        Self::say(at, claim)
    }

    /// How the game ended, in a sentence.
    fn ending(at: &At<'_, Self>) -> String;

    /// The name of a seat's side, where seats have one (White, Red).
    fn side(_words: &Words, _options: &Self::Options, _seat: game::Seat) -> Option<String> {
        None
    }

    /// The fields for the options of a new table, with what was chosen before or the defaults: `<fieldset>`s without the
    /// form around them, an explanation with each.
    fn options_form(words: &Words, chosen: &FormFields) -> Markup;

    /// The options that a form chose.
    ///
    /// # Errors
    /// What is wrong, in the reader's language.
    fn options(words: &Words, fields: &FormFields) -> Result<Self::Options, String>;

    /// The options of a table that one click starts against bots, for a reader of this language.
    fn quick(language: crate::Language) -> Self::Options;

    /// How many people sit at the device when it is passed around, at most and by default.
    fn hot_seats() -> usize {
        2
    }
}
