//! The table of Confusion.

mod before;
mod board;
mod desk;
mod diagram;
mod ending;
mod helper;
mod laying_out;
mod movers_chart;
mod movers_form;
mod notebook;
mod options;
mod question;
mod sides;
mod status;
mod story;
mod targets;
mod tools;

use crate::games::Book;
use crate::{FormFields, Language, PaintContext, Painted, Part, Status, Words};
use ::confusion::{Begins, Claim, Confusion, Event, Options, Side};
use desk::Desk;
use game::Seat;
use maud::Markup;

/// What the pages of Confusion need: words, rules, style, script, drawings.
const BOOK: Book = Book {
    words: |language| match language {
        Language::En => words!("en"),
        Language::Es => words!("es"),
        Language::De => words!("de"),
        Language::Nl => words!("nl"),
    },
    rules: &confusion::RULES_PAGES,
    assets: &[
        ("confusion.css", include_str!("../style/confusion.css")),
        ("confusion.js", include_str!("../script/confusion.js")),
    ],
    drawings: include_str!("../drawings/confusion.svg"),
    sign: "c-briefcase",
};

macro_rules! words {
    ($language:literal) => {
        &[
            include_str!(concat!("../words/", $language, "/confusion.ftl")),
            include_str!(concat!("../words/", $language, "/reasons-confusion.ftl")),
        ]
    };
}
use words;

impl Painted for Confusion {
    const BOOK: &'static Book = &BOOK;

    fn parts(at: &PaintContext<'_, Self>) -> Vec<Part> {
        let Some(desk) = Desk::new(at) else { return Vec::new() };
        let mut parts = vec![
            sides::part(&desk, desk.near.other(), "far-side"),
            board::part(&desk),
            sides::part(&desk, desk.near, "near-side"),
        ];
        if at.is_live() && desk.own.is_some() && !desk.is_over() {
            parts.push(question::part(&desk));
        }
        parts.extend(notebook::parts(&desk));
        parts.push(movers_chart::part(&desk));
        parts
    }

    fn status(at: &PaintContext<'_, Self>) -> Status {
        status::status(at)
    }

    fn tell(at: &PaintContext<'_, Self>, event: &Event) -> Option<String> {
        story::tell(at, event)
    }

    fn say(_: &PaintContext<'_, Self>, claim: &Claim) -> String {
        match *claim {}
    }

    fn ending(at: &PaintContext<'_, Self>) -> String {
        ending::ending(at)
    }

    fn side(words: &Words, _: &Options, seat: Seat) -> Option<String> {
        Side::of_seat(seat).map(|side| words.say(tools::side_key(side)).into_owned())
    }

    fn options_form(words: &Words, chosen: &FormFields) -> Markup {
        options::form(words, chosen)
    }

    fn options(words: &Words, fields: &FormFields) -> Result<Options, String> {
        options::read(words, fields)
    }

    /// The base game; whoever starts it sits in the first seat, which is White's, and begins.
    fn quick(_: Language) -> Options {
        Options { begins: Begins::White, ..Options::default() }
    }
}
