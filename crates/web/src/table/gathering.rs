//! Before the deal: people sit down, bots fill the rest.

use crate::table::plate::{level_name, named};
use crate::{PaintContext, Painted, Part, Status, icon};
use game::{Seat, Viewer};
use maud::{Markup, PreEscaped, html};
use scene::{Invitation, Occupant, SeatInfo};
use serde_json::json;

/// How many of a game's bots are levels; those after them are for comparison.
const LEVELS: usize = 3;

pub(crate) fn status<G: Painted>(at: &PaintContext<'_, G>) -> Status {
    let chairs = &at.scene.table.seats;
    let free = chairs.iter().filter(|chair| matches!(chair.occupant, Occupant::Nobody { .. })).count();
    let unready = Seat::all(chairs.len()).zip(chairs).find(|(_, chair)| is_waited_for(at, chair));
    let mine = at.me().and_then(|seat| chairs.get(seat.index())).is_some_and(|chair| !chair.ready);
    let line = match (at.me(), free, unready) {
        (None, 1.., _) => at.say("gather-sit-down"),
        (None, 0, _) => at.say("gather-full"),
        (_, free @ 1.., _) => at.fill("gather-free", &[("n", (free as i64).into())]),
        (_, 0, Some((seat, _))) if at.is_me(seat) => at.say("gather-be-ready"),
        (_, 0, Some((seat, _))) => at.fill("gather-waiting", &[("who", named(at, seat))]),
        (_, 0, None) if at.scene.table.you_host => at.say("gather-start"),
        _ => at.say("gather-host-starts"),
    };
    Status { line: line.into(), mine }
}

fn is_waited_for<G: Painted>(at: &PaintContext<'_, G>, chair: &SeatInfo) -> bool {
    matches!(chair.occupant, Occupant::Person { .. }) && !chair.ready
        // Whoever starts the game is ready by that.
        && !(at.scene.table.you_host && at.me().and_then(|me| at.scene.table.seats.get(me.index())) == Some(chair))
}

pub(crate) fn part<G: Painted>(at: &PaintContext<'_, G>, invitation: Option<&Invitation>) -> Part {
    let table = &at.scene.table;
    let seated = matches!(at.scene.viewer, Viewer::Seat(_));
    let free = table.seats.iter().any(|chair| matches!(chair.occupant, Occupant::Nobody { .. }));
    let html = html! {
        section #gathering {
            h2 { (at.fill("gather-title", &[("game", at.say(G::NAME).into())])) }
            ul.chairs {
                @for (seat, chair) in Seat::all(table.seats.len()).zip(&table.seats) {
                    li { (place(at, seat, chair, invitation)) }
                }
            }
            @if !seated && free && at.is_live() { (join(at, invitation)) }
            @if seated && at.is_live() {
                @let me = at.me().and_then(|me| table.seats.get(me.index()));
                @if let Some(chair) = me {
                    div.doings {
                        @if !table.you_host {
                            @let key = if chair.ready { "gather-not-ready" } else { "gather-ready" };
                            button.first[!chair.ready] form="ask" name="ask" data-chance
                                value=(json!({"ready": {"ready": !chair.ready}}).to_string()) { (at.say(key)) }
                        }
                        @if table.you_host {
                            @let ready = !free && !table.seats.iter().any(|chair| is_waited_for(at, chair));
                            button.first form="ask" name="ask" data-chance value=(json!({"start": {}}).to_string()) disabled[!ready] {
                                (at.say("gather-deal"))
                            }
                        }
                    }
                }
            }
            @if let Some(invitation) = invitation.filter(|_| at.is_live()) {
                section.invite {
                    h3 { (at.say("gather-invite")) }
                    p { (at.say("gather-invite-how")) }
                    div.ways {
                        div.qr role="img" aria-label=(at.say("gather-qr")) { (PreEscaped(&invitation.qr)) }
                        div {
                            p { a href=(invitation.link) id="link" { (invitation.link) } }
                            button.copy data-copy="link" data-done=(at.say("gather-copied")) hidden { (icon("i-copy")) (at.say("gather-copy")) }
                            p { (at.say("gather-code")) " " strong.code { (invitation.code) } }
                        }
                    }
                }
            }
            @let minutes = i64::from(table.patience.div_ceil(60));
            p.patience { (at.fill("gather-patience", &[("n", minutes.into())])) }
            p.promise { (at.say("gather-promise")) " " code #promise { (table.commitment.0) } }
        }
    };
    Part::new("gathering", html)
}

fn place<G: Painted>(
    at: &PaintContext<'_, G>,
    seat: Seat,
    chair: &SeatInfo,
    invitation: Option<&Invitation>,
) -> Markup {
    let hosting = at.scene.table.you_host && at.is_live();
    let levels = invitation.map(|invitation| invitation.levels).unwrap_or_default();
    let give = |level: Option<&str>| json!({"bot": {"seat": seat, "bot": level}}).to_string();
    html! {
        span.number { (seat.index() + 1) }
        @if let Some(side) = G::side(at.words, &at.scene.terms.options, seat) { span.side { (side) } }
        @match &chair.occupant {
            Occupant::Nobody { kept } => {
                span.free { (at.say(if *kept { "gather-kept" } else { "gather-nobody" })) }
                @if hosting {
                    span.levels {
                        @for level in levels.iter().take(LEVELS) {
                            button.small form="ask" name="ask" value=(give(Some(level))) title=(at.say(level_says(level))) {
                                (icon("i-bot")) (level_name(at.words, level))
                            }
                        }
                    }
                }
            }
            Occupant::Bot(level) => {
                b { (at.name(seat)) } span.level { (icon("i-bot")) (level_name(at.words, level)) }
                @if hosting { button.small form="ask" name="ask" value=(give(None)) { (at.say("gather-free-seat")) } }
            }
            Occupant::Person { name, program } => {
                b { bdi { (name) } }
                @if at.is_me(seat) { span.you { (at.say("plate-you")) } }
                @if *program { span.bot { (icon("i-bot")) } }
                @if at.scene.table.host == Some(seat) { span.host { (icon("i-host")) (at.say("plate-host")) } }
                @else if chair.ready { span.ready { (icon("i-tick")) (at.say("gather-is-ready")) } }
                @if hosting && !at.is_me(seat) {
                    button.small form="ask" name="ask" value=(json!({"remove": {"seat": seat}}).to_string()) { (at.say("gather-remove")) }
                }
            }
        }
    }
}

/// What a level is like, in a line.
pub(crate) fn level_says(level: &str) -> &'static str {
    match level {
        "easy" => "level-easy-says",
        "strong" => "level-strong-says",
        _ => "level-normal-says",
    }
}

fn join<G: Painted>(at: &PaintContext<'_, G>, invitation: Option<&Invitation>) -> Markup {
    html! {
        form.join method="post" action={ (at.path) "/join" } {
            @if let Some(invitation) = invitation { input type="hidden" name="code" value=(invitation.code); }
            label for="name" { (at.say("gather-name")) }
            input #name type="text" name="name" required maxlength="24" autocomplete="nickname" autofocus;
            button.first { (at.say("gather-join")) }
        }
    }
}
