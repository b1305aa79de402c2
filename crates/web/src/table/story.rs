//! The log of a table, as a story from what its viewer knows.

use crate::table::plate::{level_name, named};
use crate::{PaintContext, Painted, Part};
use maud::{Markup, html};
use scene::{Ballot, Channel, Happening, Speaker, StoryEntry};

pub(crate) fn part<G: Painted>(at: &PaintContext<'_, G>) -> Part {
    let html = html! {
        section #story aria-label=(at.say("story")) {
            h2 { (at.say("story")) }
            ol #lines tabindex="0" { @for moment in &at.scene.story { (moment_line(at, moment)) } }
        }
    };
    Part::new("story", html)
}

/// What was told at one moment.
pub(crate) fn moment_line<G: Painted>(at: &PaintContext<'_, G>, moment: &StoryEntry<G>) -> Markup {
    let lines: Vec<_> = moment.told.iter().filter_map(|happening| line(at, happening)).collect();
    html! {
        @if !lines.is_empty() {
            li id={ "v" (moment.v) } { @for line in lines { (line) } }
        }
    }
}

/// One thing that was told, as a line; nothing if it says nothing.
pub(crate) fn line<G: Painted>(
    at: &PaintContext<'_, G>,
    happening: &Happening<G::Event, G::Claim>,
) -> Option<Markup> {
    let (class, text) = match happening {
        Happening::Game(event) => ("of-game", G::tell(at, event)?),
        Happening::Claim { by, say } => {
            return Some(spoken(&at.name(*by), &G::spoken(at, *by, say), "claim"));
        }
        Happening::Chat { from, to, text } => {
            let name = match from {
                Speaker::Seat(seat) => at.name(*seat),
                Speaker::Watcher(name) => name.as_str().to_owned().into(),
            };
            let class = match to {
                Channel::Table => "chat",
                Channel::Side => "chat to-side",
                Channel::Watchers => "chat to-watchers",
            };
            return Some(spoken(&name, text, class));
        }
        happening => ("of-table", around(at, happening)?),
    };
    Some(html! { p class=(class) { (text) } })
}

fn spoken(name: &str, text: &str, class: &str) -> Markup {
    html! { p class=(class) { b { bdi { (name) } } ": " q { bdi { (text) } } } }
}

/// What happened at the table around the game.
fn around<G: Painted>(at: &PaintContext<'_, G>, happening: &Happening<G::Event, G::Claim>) -> Option<String> {
    let who = |key, seat| at.fill(key, &[("who", named(at, seat))]).into_owned();
    Some(match happening {
        Happening::Opened => at.say("told-opened").into(),
        Happening::Sat { name, .. } => {
            at.fill("told-sat", &[("who", name.as_str().to_owned().into())]).into()
        }
        Happening::Rose { name, removed, .. } => {
            let key = if *removed { "told-removed" } else { "told-rose" };
            at.fill(key, &[("who", name.as_str().to_owned().into())]).into()
        }
        Happening::Bot { seat, bot: Some(level) } => at
            .fill(
                "told-bot",
                &[("who", named(at, *seat)), ("level", level_name(at.words, level).into_owned().into())],
            )
            .into(),
        Happening::Bot { bot: None, .. } => at.say("told-bot-gone").into(),
        Happening::Ready { seat, ready: true } => who("told-ready", *seat),
        Happening::Ready { seat, ready: false } => who("told-not-ready", *seat),
        Happening::Started => at.say("told-started").into(),
        Happening::Overdue { seat } => who("told-overdue", *seat),
        Happening::Left { seat } => who("told-left", *seat),
        Happening::Back { seat } => who("told-back", *seat),
        Happening::Voted { by, on: Ballot::Seat(seat), yes } => {
            let key = if *yes { "told-voted-bot" } else { "told-unvoted-bot" };
            at.fill(key, &[("who", named(at, *by)), ("whom", named(at, *seat))]).into()
        }
        Happening::Voted { by, on: Ballot::Stop, yes } => {
            who(if *yes { "told-voted-stop" } else { "told-unvoted-stop" }, *by)
        }
        Happening::StandIn { seat, .. } => who("told-stand-in", *seat),
        Happening::GivenUp => at.say("told-given-up").into(),
        Happening::PauseAsked { by } => who("told-pause-asked", *by),
        Happening::Paused => at.say("told-paused").into(),
        Happening::Resumed { by } => who("told-resumed", *by),
        Happening::Muted { whom, mute } => who(if *mute { "told-muted" } else { "told-unmuted" }, *whom),
        Happening::Hushed { hush } => at.say(if *hush { "told-hushed" } else { "told-unhushed" }).into(),
        Happening::Gone { seat } => who("told-gone", *seat),
        Happening::Here { seat } => who("told-back", *seat),
        Happening::Host { seat } => who("told-host", *seat),
        Happening::Outage { length } => {
            let seconds = length.div_ceil(1000).min(i64::MAX as u64) as i64;
            at.fill("told-outage", &[("n", seconds.into())]).into()
        }
        Happening::Again { .. } => at.say("told-again").into(),
        Happening::Game(_) | Happening::Claim { .. } | Happening::Chat { .. } => return None,
    })
}
