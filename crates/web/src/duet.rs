//! The table of Duet.

use crate::{At, FormFields, Language, Part, Staged, Status, Words};
use duet::Duet;
use maud::{Markup, html};

impl Staged for Duet {
    fn parts(_at: &At<'_, Self>) -> Vec<Part> {
        vec![Part::new("board", html! { div #board {} })]
    }

    fn status(at: &At<'_, Self>) -> Status {
        let mine =
            at.me().is_some_and(|me| at.scene.time.as_ref().is_some_and(|time| time.asked.contains(me)));
        Status { line: String::new(), mine }
    }

    fn tell(_at: &At<'_, Self>, event: &duet::Event) -> Option<String> {
        Some(format!("{event:?}"))
    }

    fn say(_at: &At<'_, Self>, claim: &<Duet as game::Game>::Claim) -> String {
        format!("{claim:?}")
    }

    fn ending(_at: &At<'_, Self>) -> String {
        String::new()
    }

    fn options_form(_words: &Words, _chosen: &FormFields) -> Markup {
        html! {}
    }

    fn options(_words: &Words, _fields: &FormFields) -> Result<duet::Options, String> {
        Ok(Self::quick(Language::En))
    }

    fn quick(_language: Language) -> duet::Options {
        duet::Options::default()
    }
}
