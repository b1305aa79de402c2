//! Who is gone, and what the others can do about it; and how long they wait for whoever is asked.

use crate::table::menu::{button, confirmed};
use crate::table::plate::{named, span};
use crate::{At, Part, Staged, icon};
use game::{Seat, Viewer};
use maud::{Markup, html};
use scene::{Ballot, Sitter, Stage};
use serde_json::json;

/// What stands below the status line; nothing if everybody is here.
pub(crate) fn part<G: Staged>(at: &At<'_, G>) -> Option<Part> {
    let table = &at.scene.table;
    let (Viewer::Seat(me), Stage::On, true) = (at.scene.viewer, table.stage, at.is_live()) else {
        return None;
    };
    let chair = table.chairs.get(me.index())?;
    if chair.left || chair.stand_in.is_some() {
        let html = html! {
            section #away {
                p { (at.say("menu-you-left")) }
                (button(at, json!({"return": {}}), "menu-return", "i-again"))
            }
        };
        return Some(Part::new("away", html));
    }
    let html = html! {
        section #away {
            @if !table.absent.is_empty() { (gone(at, me)) }
            @else { (waited_for(at, me)?) }
        }
    };
    Some(Part::new("away", html))
}

fn gone<G: Staged>(at: &At<'_, G>, me: Seat) -> Markup {
    let table = &at.scene.table;
    let paused = at.scene.time.as_ref().is_some_and(|time| time.paused);
    let voted = |on: Ballot| table.votes.iter().any(|vote| vote.by == me && vote.on == on);
    html! {
        @for away in table.absent {
            p.vote {
                (icon("i-link")) (at.fill("away-gone", &[("who", named(at, away))]))
                // In a game of two nobody plays for the other.
                @if table.chairs.len() > 2 {
                    @let on = Ballot::Seat(away);
                    @let key = if voted(on) { "menu-unvote-bot" } else { "menu-vote-bot" };
                    (button(at, json!({"vote": {"on": {"seat": away}, "yes": !voted(on)}}), key, "i-bot"))
                }
            }
        }
        p { (at.say(if paused { "away-adjourned" } else { "away-ways" })) }
        @if !paused && !table.pause_asked.contains(me) {
            (button(at, json!({"pause": {"pause": true}}), "away-adjourn", "i-pause"))
        }
        @let key = if voted(Ballot::Stop) { "menu-unvote-stop" } else { "away-stop" };
        (confirmed(at, "away", json!({"vote": {"on": "stop", "yes": !voted(Ballot::Stop)}}), key, "i-flag"))
    }
}

/// For whoever is asked, where people wait and no clock runs.
fn waited_for<G: Staged>(at: &At<'_, G>, me: Seat) -> Option<Markup> {
    let until = at.scene.time.as_ref()?.patience?;
    let others = Seat::all(at.scene.table.chairs.len()).zip(&at.scene.table.chairs);
    let mut people =
        others.filter(|(seat, chair)| *seat != me && matches!(chair.sitter, Sitter::Person { .. }));
    people.next()?;
    let left = span(until.saturating_sub(at.scene.now));
    Some(html! {
        p.patience {
            span.clock data-until=(until) { (icon("i-clock")) time { (left) } } " " (at.say("away-patience"))
        }
    })
}
