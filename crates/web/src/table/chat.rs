//! Talking to each other.

use crate::{PaintContext, Painted, Part, icon};
use game::Viewer;
use maud::{Markup, html};
use scene::{Channel, MOST_TEXT, Stage};

pub(crate) fn part<G: Painted>(at: &PaintContext<'_, G>) -> Part {
    let table = &at.scene.table;
    let html = html! {
        section #talk aria-label=(at.say("talk")) {
            @match at.scene.viewer {
                Viewer::Seat(seat) => {
                    (form(at, Channel::Table, "talk-table"))
                    @if G::partners(&at.scene.terms.options, seat).len() > 1 && table.stage != Stage::Open {
                        (form(at, Channel::Side, "talk-side"))
                    }
                }
                _ if table.watch && !table.hushed => { (form(at, Channel::Watchers, "talk-watchers")) }
                _ => {}
            }
        }
    };
    Part::new("talk", html)
}

fn form<'a, G: Painted>(at: &PaintContext<'a, G>, to: Channel, label: &'a str) -> Markup {
    let channel = serde_json::to_value(to).unwrap_or_default();
    // "$text" is a gap: the field of that name fills it.
    let ask = serde_json::json!({ "chat": { "to": channel, "text": "$text" } }).to_string();
    html! {
        form.say method="post" action={ (at.path) "/ask" } data-ask="keep" {
            input type="hidden" name="ask" value=(ask);
            input type="text" name="text" required maxlength=(MOST_TEXT) autocomplete="off"
                placeholder=(at.say(label)) aria-label=(at.say(label)) id={ "say-" (label) };
            button title=(at.say("talk-send")) aria-label=(at.say("talk-send")) { (icon("i-chat")) }
        }
    }
}
