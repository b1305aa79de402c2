//! The table of Secrets.

mod board;
mod card;
mod choice;
mod claim;
mod desk;
mod effect;
mod name;
mod options;
mod peek;
mod score;
mod seat;
mod status;
mod tell;
mod token;

use crate::games::Book;
use crate::{FormFields, Language, PaintContext, Painted, Part, Status, Words};
use game::Seat;
use maud::Markup;
use secrets::{Claim, Event, Options, Secrets};

/// A table of Secrets to be painted.
type Table<'a> = PaintContext<'a, Secrets>;

/// What the pages of Secrets need: words, rules, style, script, drawings.
const BOOK: Book = Book {
    words: |language| match language {
        Language::En => words!("en"),
        Language::Es => words!("es"),
        Language::De => words!("de"),
        Language::Nl => words!("nl"),
    },
    rules: &secrets::RULES_PAGES,
    assets: &[
        ("secrets.css", include_str!("../style/secrets.css")),
        ("secrets.js", include_str!("../script/secrets.js")),
    ],
    drawings: include_str!("../drawings/secrets.svg"),
    sign: "s-detective",
};

macro_rules! words {
    ($language:literal) => {
        &[
            include_str!(concat!("../words/", $language, "/secrets.ftl")),
            include_str!(concat!("../words/", $language, "/reasons-secrets.ftl")),
        ]
    };
}
use words;

impl Painted for Secrets {
    const BOOK: &'static Book = &BOOK;

    fn parts(at: &Table<'_>) -> Vec<Part> {
        let Some(view) = &at.scene.view else { return Vec::new() };
        let mut parts = vec![Part::new("peek", peek::part(at)), Part::new("board", board::part(at, view))];
        match &view.scoring {
            Some(scoring) => parts.push(Part::new("scores", score::part(at, scoring))),
            None => parts.push(Part::new("desk", desk::part(at, view))),
        }
        parts
    }

    fn status(at: &Table<'_>) -> Status {
        status::status(at)
    }

    fn tell(at: &Table<'_>, event: &Event) -> Option<String> {
        tell::tell(at, event)
    }

    fn say(at: &Table<'_>, claim: &Claim) -> String {
        claim::words(at, None, claim)
    }

    fn spoken(at: &Table<'_>, by: Seat, claim: &Claim) -> String {
        claim::words(at, Some(by), claim)
    }

    fn ending(at: &Table<'_>) -> String {
        status::ending(at)
    }

    fn options_form(words: &Words, chosen: &FormFields) -> Markup {
        options::form(words, chosen)
    }

    fn options(words: &Words, fields: &FormFields) -> Result<Options, String> {
        options::read(words, fields)
    }

    fn quick(_language: Language) -> Options {
        Options::new(5)
    }

    fn hot_seats() -> usize {
        4
    }
}
