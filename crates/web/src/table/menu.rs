//! What can be done at the table besides playing: leaving, pausing, votes, quiet.

use crate::table::plate::named;
use crate::{PaintContext, Painted, Part, icon};
use game::{Game, Seat, Viewer};
use maud::{Markup, html};
use scene::{Ballot, Clock, Stage};
use serde_json::json;

pub(crate) fn part<G: Painted>(at: &PaintContext<'_, G>) -> Part {
    let table = &at.scene.table;
    let html = html! {
        section #menu aria-label=(at.say("menu")) {
            @if let (Viewer::Seat(seat), Stage::On) = (at.scene.viewer, table.stage) { (playing(at, seat)) }
            @if let (Viewer::Seat(_), Stage::Open) = (at.scene.viewer, table.stage) {
                (button(at, json!({"leave": {}}), "menu-stand-up", "i-leave"))
            }
            @if table.you_host && table.watch {
                @let key = if table.hushed { "menu-unhush" } else { "menu-hush" };
                (button(at, json!({"hush": {"hush": !table.hushed}}), key, "i-mute"))
            }
            @if table.watch { a.button href={ "/t/" (table.id) "/tv" } { (icon("i-tv")) (at.say("menu-tv")) } }
            a.button href={ "/rules/" (G::NAME) } target="_blank" { (icon("i-book")) (at.say("menu-rules")) }
            // What was promised can be read while the game is on, not only in a moment before it.
            @if table.stage == Stage::On {
                details.promise { summary { (at.say("fair-promise")) } p { (at.say("gather-promise")) " " code { (table.commitment.0) } } }
            }
        }
    };
    Part::new("menu", html)
}

fn playing<G: Painted>(at: &PaintContext<'_, G>, seat: Seat) -> Markup {
    let table = &at.scene.table;
    let Some(chair) = table.seats.get(seat.index()) else { return html! {} };
    let paused = at.scene.time.as_ref().is_some_and(|time| time.paused);
    let voted = |on: Ballot| table.votes.iter().any(|vote| vote.by == seat && vote.on == on);
    html! {
        @if !chair.left && chair.stand_in.is_none() {
            @if paused {
                (button(at, json!({"pause": {"pause": false}}), "menu-resume", "i-play"))
            } @else if table.clock != Clock::None {
                @if table.pause_asked.contains(seat) { p { (at.say("menu-pause-asked")) } }
                @else {
                    @if !table.pause_asked.is_empty() { p { (at.say("menu-pause-wanted")) } }
                    (button(at, json!({"pause": {"pause": true}}), "menu-pause", "i-pause"))
                }
            }
            @let key = if voted(Ballot::Stop) { "menu-unvote-stop" } else { "menu-vote-stop" };
            (confirmed(at, "stop", json!({"vote": {"on": "stop", "yes": !voted(Ballot::Stop)}}), key, "i-flag"))
            (confirmed(at, "leave", json!({"leave": {}}), "menu-leave", "i-leave"))
            @let others = Seat::all(table.seats.len()).filter(|other| *other != seat && is_person(at, *other));
            @for other in others {
                @let muted = table.muted.contains(other);
                @let key = if muted { "menu-unmute" } else { "menu-mute" };
                button.quiet form="ask" name="ask" value=(json!({"mute": {"whom": other, "mute": !muted}}).to_string()) {
                    (icon("i-mute")) (at.fill(key, &[("who", named(at, other))]))
                }
            }
        }
    }
}

fn is_person<G: Painted>(at: &PaintContext<'_, G>, seat: Seat) -> bool {
    let chair = at.scene.table.seats.get(seat.index());
    chair.is_some_and(|chair| matches!(chair.occupant, scene::Occupant::Person { .. }))
}

pub(crate) fn button<'a, G: Painted>(
    at: &PaintContext<'a, G>,
    ask: serde_json::Value,
    key: &'a str,
    sign: &str,
) -> Markup {
    html! { button form="ask" name="ask" value=(ask.to_string()) { (icon(sign)) (at.say(key)) } }
}

/// A button that asks once more before it does what it says.
pub(crate) fn confirmed<'a, G: Game>(
    at: &PaintContext<'a, G>,
    id: &str,
    ask: serde_json::Value,
    key: &'a str,
    sign: &str,
) -> Markup {
    html! {
        button popovertarget={ "sure-" (id) } { (icon(sign)) (at.say(key)) }
        div.sure popover id={ "sure-" (id) } {
            p { (at.say("sure")) }
            button form="ask" name="ask" value=(ask.to_string()) { (at.say(key)) }
            button popovertarget={ "sure-" (id) } popovertargetaction="hide" { (at.say("sure-not")) }
        }
    }
}
