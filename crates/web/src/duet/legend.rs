//! What the corners of the cards mean.

use super::card::near;
use super::letter;
use crate::drawing::key_mark;
use crate::{PaintContext, Part, icon};
use duet::{Card, Colour, Duet, PATTERN, View};
use maud::{Markup, html};

/// The legend; none for those who see no key.
pub(super) fn part(at: &PaintContext<'_, Duet>, view: &View) -> Option<Part> {
    let body = match (&view.keys, &view.key) {
        (Some(_), _) => both(at, view),
        (None, Some(half)) => mine(at, view, half),
        (None, None) => return None,
    };
    Some(Part::new("key", html! { section #key aria-label=(at.say("duet-key")) { (body) } }))
}

fn mine(at: &PaintContext<'_, Duet>, view: &View, half: &duet::Half) -> Markup {
    let left = Card::all()
        .filter(|card| half[card.index()] == Colour::Green && view.covers[card.index()].agent.is_none());
    html! {
        h2 { (icon("d-key")) (at.say("duet-key")) }
        ul.corners {
            li { (icon("d-agent")) (at.fill("duet-key-agents", &[("n", (left.count() as i64).into())])) }
            li { (icon("d-assassin")) (at.say("duet-key-assassins")) }
            li { (icon("d-bystander")) (at.say("duet-key-bystanders")) }
            li { (icon("d-mark")) (at.say("duet-key-marks")) }
        }
        details {
            summary { (at.say("duet-pattern")) }
            (pattern(at))
        }
    }
}

/// How the two halves fit together, which everybody knows (D2).
fn pattern(at: &PaintContext<'_, Duet>) -> Markup {
    let count = |mine, theirs| {
        let entry = PATTERN.iter().find(|entry| (entry.0, entry.1) == (mine, theirs));
        entry.map_or(0, |entry| entry.2)
    };
    html! {
        table.pattern {
            caption { (at.say("duet-pattern-says")) }
            tr { td {} @for colour in Colour::ALL { th scope="col" { (at.say("duet-theirs")) " " (sign(at, colour)) } } }
            @for mine in Colour::ALL {
                tr {
                    th scope="row" { (at.say("duet-mine")) " " (sign(at, mine)) }
                    @for theirs in Colour::ALL { td { (count(mine, theirs)) } }
                }
            }
        }
    }
}

fn sign(at: &PaintContext<'_, Duet>, colour: Colour) -> Markup {
    crate::figure(key_mark(colour), "icon", &at.say(called(colour)))
}

/// What stands on the card of this colour.
fn called(colour: Colour) -> &'static str {
    match colour {
        Colour::Green => "duet-agent",
        Colour::Black => "duet-assassin",
        Colour::Beige => "duet-bystander",
    }
}

fn both(at: &PaintContext<'_, Duet>, view: &View) -> Markup {
    let near = near(view);
    html! {
        h2 { (icon("d-key")) (at.say("duet-keys")) }
        p { (at.fill("duet-keys-corners", &[("near", letter(near).into()), ("far", letter(near.other()).into())])) }
        ul.corners {
            @for colour in Colour::ALL { li { (icon(key_mark(colour))) (at.say(called(colour))) } }
            li { (icon("d-mark")) (at.say("duet-key-marks-public")) }
        }
    }
}
