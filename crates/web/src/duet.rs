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

pub(crate) use city::city_name;
pub use clue_check::{ClueCheck, duet_clue_check};

use crate::{At, FormFields, Language, Part, Staged, Status, Words};
use duet::{Claim, Duet, Event, Options, Phase, Side, WordList};
use game::Seat;
use maud::Markup;
use std::borrow::Cow;

impl Staged for Duet {
    fn parts(at: &At<'_, Self>) -> Vec<Part> {
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

    fn status(at: &At<'_, Self>) -> Status {
        match &at.scene.view {
            Some(view) => status::status(at, view),
            None => Status { line: String::new(), mine: false },
        }
    }

    fn tell(at: &At<'_, Self>, event: &Event) -> Option<String> {
        story::tell(at, event)
    }

    fn say(_at: &At<'_, Self>, claim: &Claim) -> String {
        match *claim {}
    }

    fn ending(at: &At<'_, Self>) -> String {
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
