//! What this is.

use crate::Reader;
use crate::Words;
use crate::shell::{Sheet, page};
use maud::{Markup, html};

/// What this is, how fair it is, and for whom else.
pub fn about(reader: &Reader) -> Markup {
    let words = Words::of(reader.language);
    let body = html! {
        main #main.about {
            h1 { (words.say("nav-about")) }
            p { (words.say("about-what")) }
            h2 { (words.say("about-fair")) }
            p { (words.say("about-fair-says")) }
            h2 { (words.say("about-private")) }
            p { (words.say("about-private-says")) }
            h2 { (words.say("about-programs")) }
            p { (words.say("about-programs-says")) " " a href="/api/openapi.json" { "openapi.json" } }
            h2 { (words.say("about-licence")) }
            p { (words.say("about-licence-says")) }
            p.version { "Safehouse " (env!("CARGO_PKG_VERSION")) }
        }
    };
    let title = format!("{} – Safehouse", words.say("nav-about"));
    page(reader, Sheet { title, kind: "plain", game: None, drawings: &[], live: false, body })
}
