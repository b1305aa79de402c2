//! What pages need to know of a game.

use crate::games::Book;
use crate::{PaintContext, Part, Status, Words};
use game::Game;
use maud::Markup;
use scene::{FormFields, Scene};

/// A game that has pages.
pub trait Painted: Game {
    /// What it brings along for its pages.
    const BOOK: &'static Book;

    /// The parts of the table itself: the board, what is asked, what lies before everybody. They stand in `<main>` in
    /// this order; the style sheet gives them their places.
    fn parts(at: &PaintContext<'_, Self>) -> Vec<Part>;

    /// What is asked of the viewer, or whom the table waits for. Asked only while the game is on.
    fn status(at: &PaintContext<'_, Self>) -> Status;

    /// What an event means, from what this viewer knows, as a line of the story; nothing if it says nothing new.
    fn tell(at: &PaintContext<'_, Self>, event: &Self::Event) -> Option<String>;

    /// A claim as a line of the story, without who makes it.
    fn say(at: &PaintContext<'_, Self>, claim: &Self::Claim) -> String;

    /// A claim by this seat, which may speak of itself.
    fn spoken(at: &PaintContext<'_, Self>, _by: game::Seat, claim: &Self::Claim) -> String {
        Self::say(at, claim)
    }

    /// How the game ended, in a sentence.
    fn ending(at: &PaintContext<'_, Self>) -> String;

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

    /// What can be said about something that is being typed, as JSON; nothing where nothing is typed.
    fn typed(_scene: &Scene<Self>, _words: &Words, _field: &dyn Fn(&str) -> String) -> Option<String> {
        None
    }

    /// The score of a game that is over, where it has one.
    fn score(_view: &Self::View) -> Option<i8> {
        None
    }

    /// How many people sit at the device when it is passed around, at most and by default.
    fn hot_seats() -> usize {
        2
    }
}
