//! What the viewer has just seen, large. It is shown once; later the table has pencil marks, or the player a memory (S5).

use super::Table;
use super::card::drawn;
use super::name;
use crate::Screen;
use game::Seat;
use maud::{Markup, html};
use scene::{Happening, StoryEntry};
use secrets::{Event, Identity, Place, Secrets};

/// How many looks are shown at most, the newest last.
const MOST: usize = 4;

pub(super) fn part(at: &Table<'_>) -> Markup {
    let seen = seen(at);
    let version = seen.last().map(|(v, ..)| *v);
    // With the memory aid the story says it as well, and a screen reader hears that.
    let live = (!at.scene.terms.options.memory_aid).then_some("polite");
    let key = if at.me().is_some() { "secrets-peek-saw" } else { "secrets-peek-shown" };
    html! {
        section #peek aria-label=(at.say("secrets-peek")) aria-live=[live] data-v=[version] data-swap=[swapped(at)] data-close=(at.say("secrets-close")) {
            @for (_, place, identity) in seen {
                p.sight {
                    (drawn(name::identity_drawing(identity), "tok"))
                    span { (at.fill(key, &[("token", name::token(at, place).into())])) ": " }
                    b { (at.say(name::identity(identity))) }
                }
            }
        }
    }
}

/// The tokens that the viewer has seen since they last did something: whoever comes back to the table has missed nothing.
fn seen(at: &Table<'_>) -> Vec<(u64, Place, Identity)> {
    let mut seen = Vec::new();
    // In a replay the moment itself is told beside the table, and the story is that of the whole game.
    if at.screen == Screen::Replay {
        return seen;
    }
    for moment in at.scene.story.iter().rev() {
        for happening in moment.told.iter().rev() {
            let (place, identity) = match happening {
                Happening::Game(Event::Saw { place, identity }) => (*place, *identity),
                Happening::Game(Event::CentreShown { identity }) => (Place::Centre, *identity),
                _ => continue,
            };
            seen.push((moment.v, place, identity));
        }
        match at.me() {
            Some(me) if !is_deed_of(me, moment) => {}
            _ => break,
        }
    }
    seen.truncate(MOST);
    seen.reverse();
    seen
}

/// Whether this seat did something at that moment, so that it was at the table then.
fn is_deed_of(me: Seat, moment: &StoryEntry<Secrets>) -> bool {
    moment.told.iter().any(|happening| match happening {
        Happening::Claim { by, .. } => *by == me,
        Happening::Game(
            Event::Offered { by, .. } | Event::Looks { by, .. } | Event::BulletGiven { by, .. },
        ) => *by == me,
        Happening::Game(Event::Sealed { .. } | Event::Kept { .. } | Event::ExchangedWith { .. }) => true,
        _ => false,
    })
}

/// Two tokens that changed places just now, for the movement on the table.
fn swapped(at: &Table<'_>) -> Option<String> {
    let last =
        at.scene.story.last().filter(|moment| moment.v == at.scene.v && at.screen != Screen::Replay)?;
    let players = usize::from(at.scene.terms.options.players);
    last.told.iter().find_map(|happening| match happening {
        Happening::Game(Event::TokensSwapped { places: [a, b], .. }) => {
            Some(format!("t-{} t-{}", a.index(players), b.index(players)))
        }
        Happening::Game(Event::ExchangedWith { side }) => {
            let neighbour = side.of(at.me()?, players);
            Some(format!("t-{players} t-{}", neighbour.index()))
        }
        _ => None,
    })
}
