//! The table of Duet.

mod asked;
mod board;
mod card;
mod city;
mod clue_check;
mod clue_line;
mod fault;
mod legend;
mod options;
mod own_words;
mod sides;
mod status;
mod story;
mod tokens;
mod turns;
mod writing;

pub use city::city_name;

use crate::games::Book;
use crate::{FormFields, Language, PaintContext, Painted, Part, Status, Words};
use duet::{Claim, Duet, Event, Options, Phase, Side, WordList};
use game::Seat;
use maud::Markup;
use scene::Scene;
use std::borrow::Cow;

/// What the pages of Duet need: words, rules, style, script, drawings.
const BOOK: Book = Book {
    words: |language| match language {
        Language::En => words!("en"),
        Language::Es => words!("es"),
        Language::De => words!("de"),
        Language::Nl => words!("nl"),
    },
    rules: &duet::RULES_PAGES,
    assets: &[
        ("duet.css", include_str!("../style/duet.css")),
        ("duet.js", include_str!("../script/duet.js")),
    ],
    drawings: include_str!("../drawings/duet.svg"),
    sign: "d-key",
};

macro_rules! words {
    ($language:literal) => {
        &[
            include_str!(concat!("../words/", $language, "/duet.ftl")),
            include_str!(concat!("../words/", $language, "/reasons-duet.ftl")),
        ]
    };
}
use words;

impl Painted for Duet {
    const BOOK: &'static Book = &BOOK;

    fn parts(at: &PaintContext<'_, Self>) -> Vec<Part> {
        let Some(view) = &at.scene.view else { return Vec::new() };
        let mut parts = vec![sides::part(at, view), clue_line::part(at, view), board::part(at, view)];
        if at.is_live() && !matches!(view.phase, Phase::Over(_)) {
            parts.push(asked::part(at, view));
        }
        parts.push(tokens::part(at, view));
        parts.extend(legend::part(at, view));
        parts.push(turns::part(at, view));
        parts
    }

    fn status(at: &PaintContext<'_, Self>) -> Status {
        match &at.scene.view {
            Some(view) => status::status(at, view),
            None => Status { line: String::new(), mine: false },
        }
    }

    fn tell(at: &PaintContext<'_, Self>, event: &Event) -> Option<String> {
        story::tell(at, event)
    }

    fn say(_at: &PaintContext<'_, Self>, claim: &Claim) -> String {
        match *claim {}
    }

    fn ending(at: &PaintContext<'_, Self>) -> String {
        at.scene.view.as_ref().map(|view| status::ending(at, view)).unwrap_or_default()
    }

    fn side(words: &Words, options: &Options, seat: Seat) -> Option<String> {
        options.side(seat).map(|side| side_name(words, side).into_owned())
    }

    fn options_form(words: &Words, chosen: &FormFields) -> Markup {
        options::form(words, chosen)
    }

    fn options(words: &Words, fields: &FormFields) -> Result<Options, String> {
        options::read(words, fields)
    }

    fn typed(scene: &Scene<Self>, words: &Words, field: &dyn Fn(&str) -> String) -> Option<String> {
        let check = clue_check::check(words, scene.view.as_ref()?, &field("word"), &field("number"));
        serde_json::to_string(&check).ok()
    }

    fn score(view: &duet::View) -> Option<i8> {
        view.score
    }

    fn quick(language: Language) -> Options {
        Options { words: WordList::of(list_language(language)), ..Options::default() }
    }
}

/// What a side is called.
pub(crate) fn side_name(words: &Words, side: Side) -> Cow<'_, str> {
    words.say(match side {
        Side::A => "duet-side-a",
        Side::B => "duet-side-b",
    })
}

/// The letter of a side, to stand in a sentence.
pub(crate) fn letter(side: Side) -> &'static str {
    match side {
        Side::A => "A",
        Side::B => "B",
    }
}

/// The language of words and clues that a reader of this language plays in.
pub(crate) fn list_language(language: Language) -> duet::Language {
    match language {
        Language::En => duet::Language::En,
        Language::Es => duet::Language::Es,
        Language::De => duet::Language::De,
        Language::Nl => duet::Language::Nl,
    }
}
