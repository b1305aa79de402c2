//! Who is gone, and what the others can do about it; and how long they wait for whoever is asked.

use crate::table::menu::{button, confirmed};
use crate::table::plate::{named, span};
use crate::{PaintContext, Painted, icon};
use game::{Seat, Viewer};
use maud::{Markup, html};
use scene::{Ballot, Occupant, SeatInfo, Stage};
use serde_json::json;

/// What stands at the status line while somebody is gone: for those who play, what they can do about it.
pub(crate) fn ways_out<G: Painted>(at: &PaintContext<'_, G>) -> Markup {
    let Some((me, chair)) = playing(at) else { return html! {} };
    html! {
        @if chair.left || chair.stand_in.is_some() {
            div #away {
                p { (at.say("menu-you-left")) }
                (button(at, json!({"return": {}}), "menu-return", "i-again"))
            }
        } @else if !at.scene.table.absent.is_empty() {
            div #away { (gone(at, me)) }
        }
    }
}

/// The viewer's own seat, if they play.
fn playing<'a, G: Painted>(at: &PaintContext<'a, G>) -> Option<(Seat, &'a SeatInfo)> {
    let table = &at.scene.table;
    match (at.scene.viewer, table.stage, at.is_live()) {
        (Viewer::Seat(me), Stage::On, true) => Some((me, table.seats.get(me.index())?)),
        _ => None,
    }
}

fn gone<G: Painted>(at: &PaintContext<'_, G>, me: Seat) -> Markup {
    let table = &at.scene.table;
    let paused = at.scene.time.as_ref().is_some_and(|time| time.paused);
    let voted = |on: Ballot| table.votes.iter().any(|vote| vote.by == me && vote.on == on);
    html! {
        @for away in table.absent {
            p.vote {
                (icon("i-link")) (at.fill("away-gone", &[("who", named(at, away))]))
                // In a game of two nobody plays for the other.
                @if table.seats.len() > 2 {
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

/// How long the others wait, for whoever is asked where no clock runs.
pub(crate) fn patience<G: Painted>(at: &PaintContext<'_, G>) -> Markup {
    let until = playing(at).and_then(|(me, _)| {
        let others = Seat::all(at.scene.table.seats.len()).zip(&at.scene.table.seats);
        let is_other = |(seat, chair): &(Seat, &SeatInfo)| {
            *seat != me && matches!(chair.occupant, Occupant::Person { .. })
        };
        at.scene.time.as_ref()?.patience.filter(|_| others.into_iter().any(|other| is_other(&other)))
    });
    html! {
        @if let Some(until) = until {
            span.patience title=(at.say("away-patience")) {
                span.clock data-until=(until) { (icon("i-clock")) time { (span(until.saturating_sub(at.scene.now))) } }
                span.unseen { (at.say("away-patience")) }
            }
        }
    }
}
