//! The table around a game: the same for all three.

mod away;
mod chat;
mod ended;
mod fairness;
mod gathering;
mod menu;
mod page;
mod plate;
mod refusal;
mod story;
mod update;

pub use page::{page, tv};
pub use plate::{bot_name, plate};
pub use refusal::{Refusal, refusal};
pub use update::update;

pub(crate) use gathering::level_says;
pub(crate) use plate::level_name;
pub(crate) use story::line;

use crate::{PaintContext, Painted, Part, Status, icon};
use maud::html;
use scene::{Invitation, Stage};

/// All parts of a table, in the order in which they stand in the page.
pub fn parts<G: Painted>(at: &PaintContext<'_, G>, invitation: Option<&Invitation>) -> Vec<Part> {
    let mut parts = vec![status_part(at)];
    match at.scene.table.stage {
        Stage::Open => parts.push(gathering::part(at, invitation)),
        Stage::On => parts.extend(G::parts(at)),
        Stage::Over => {
            parts.push(ended::part(at));
            parts.extend(G::parts(at));
        }
    }
    if at.path.starts_with("/h/") && at.is_live() && at.scene.table.stage == Stage::On {
        parts.push(hand_over(at));
    }
    parts.push(story::part(at));
    if at.is_live() {
        parts.push(chat::part(at));
        parts.push(menu::part(at));
    }
    parts
}

/// What is asked of the viewer, whatever the stage.
pub fn status<G: Painted>(at: &PaintContext<'_, G>) -> Status {
    let table = &at.scene.table;
    match table.stage {
        Stage::On if at.scene.time.as_ref().is_some_and(|time| time.paused) => {
            Status { line: at.say("paused").into(), mine: false }
        }
        Stage::On => G::status(at),
        Stage::Open => gathering::status(at),
        Stage::Over if table.end.as_ref().is_some_and(|end| end.outcome.is_none()) => {
            Status { line: at.say("given-up").into(), mine: false }
        }
        Stage::Over => Status { line: G::ending(at), mine: false },
    }
}

fn status_part<G: Painted>(at: &PaintContext<'_, G>) -> Part {
    let Status { line, mine } = status(at);
    let class = if mine { "mine" } else { "theirs" };
    let html = html! {
        div #status class=(class) {
            span.line { (line) }
            // One device is everybody's: nobody's page can be gone.
            @if !at.path.starts_with("/h/") { (away::patience(at)) (away::ways_out(at)) }
        }
    };
    Part::new("status", html)
}

/// At a device that is passed around: on to whoever is asked next.
fn hand_over<G: Painted>(at: &PaintContext<'_, G>) -> Part {
    let html = html! {
        form #hand method="post" action={ (at.path) "/pass" } {
            button.first[!status(at).mine] { (icon("i-pass")) (at.say("hot-hand-over")) }
        }
    };
    Part::new("hand", html)
}
