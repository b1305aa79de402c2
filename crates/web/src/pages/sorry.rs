//! When something is not there, or went wrong.

use crate::shell::{Sheet, page as sheet_of};
use crate::table::{Refusal, refusal};
use crate::{Reader, Words, icon};
use maud::{Markup, html};

/// A friendly page that says what was wrong and where to go from here.
pub fn page(reader: &Reader, wrong: &Refusal<'_>) -> Markup {
    let words = Words::of(reader.language);
    let body = html! {
        main #main.sorry {
            div.sheet {
                p.mark { (icon("i-help")) }
                h1 { (words.say("sorry")) }
                p { (refusal(words, wrong)) }
                p.doings {
                    a.button.first href="/" { (words.say("sorry-home")) }
                    a.button href=(reader.here) { (words.say("sorry-again")) }
                }
            }
        }
    };
    let title = format!("{} – Safehouse", words.say("sorry"));
    sheet_of(reader, Sheet { title, kind: "plain", game: None, drawings: &[], live: false, body })
}
