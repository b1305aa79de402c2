//! After the end: what it came to, and what now.

use crate::{At, Part, Staged, icon};
use game::Viewer;
use maud::html;

pub(crate) fn part<G: Staged>(at: &At<'_, G>) -> Part {
    let table = &at.scene.table;
    let html = html! {
        section #ended aria-label=(at.say("ended")) {
            p.result { (super::status(at).line) }
            @if at.is_live() {
                div.now {
                    @if let Some(again) = &table.again {
                        a.button.first href={ "/t/" (again) } { (icon("i-again")) (at.say("ended-join-again")) }
                    } @else if matches!(at.scene.viewer, Viewer::Seat(_)) || table.you_host {
                        form method="post" action={ (at.path) "/again" } {
                            button.first { (icon("i-again")) (at.say("ended-again")) }
                        }
                    }
                    a.button href={ (at.path) "/replay" } { (icon("i-play")) (at.say("ended-replay")) }
                    a.button href={ "/api/tables/" (table.id) "/record" } download { (icon("i-download")) (at.say("ended-record")) }
                }
                @if let Some(end) = &table.end {
                    details {
                        summary { (at.say("ended-fair")) }
                        p { (at.say("ended-fair-how")) }
                        dl {
                            dt { (at.say("ended-commitment")) } dd { code { (table.commitment.0) } }
                            dt { (at.say("ended-seed")) } dd { code { (end.seed) } }
                            dt { (at.say("ended-salt")) } dd { code { (end.salt) } }
                        }
                    }
                }
            }
        }
    };
    Part::new("ended", html)
}
