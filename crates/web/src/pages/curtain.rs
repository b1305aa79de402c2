//! The curtain between two people at one device.

use crate::shell::{Sheet, page};
use crate::{Reader, Words, icon};
use maud::{Markup, html};

/// Nothing can be seen before the right person has the device in their hands. Opening it is a form rather than a link: a
/// link could be followed again from the browser's history.
pub fn curtain(reader: &Reader, game: &str, name: &str, open: &str) -> Markup {
    let words = Words::of(reader.language);
    let body = html! {
        main #main.curtain {
            div.sheet {
                p.mark { (icon("i-pass")) }
                h1 { (words.fill("hot-pass", &[("who", name.into())])) }
                p { (words.say("hot-nobody-looks")) }
                form method="post" action=(open) {
                    button.first { (words.fill("hot-here", &[("who", name.into())])) }
                }
            }
        }
    };
    let title = format!("{} – Safehouse", words.say(game));
    page(reader, Sheet { title, kind: "plain", game: None, drawings: &[], live: false, body })
}
