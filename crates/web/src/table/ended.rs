//! After the end: what it came to, and what now.

use super::fairness::fairness;
use crate::{PaintContext, Painted, Part, icon};
use game::Viewer;
use maud::html;

pub(crate) fn part<G: Painted>(at: &PaintContext<'_, G>) -> Part {
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
                @if let Some(end) = &table.end { (fairness(at, end)) }
            }
        }
    };
    Part::new("ended", html)
}
