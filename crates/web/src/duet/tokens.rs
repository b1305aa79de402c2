//! The time tokens as they lie.

use crate::{PaintContext, Part, icon};
use duet::{Challenge, Duet, View};
use maud::{Markup, html};

pub(super) fn part(at: &PaintContext<'_, Duet>, view: &View) -> Part {
    let supply = view.tokens.supply;
    let all = at.scene.terms.options.challenge.supply().map_or(supply.left(), |supply| supply.left());
    let mission = match at.scene.terms.options.challenge {
        Challenge::Mission(city) => Some(city),
        Challenge::Tokens(_) => None,
    };
    let html = html! {
        section #tokens aria-label=(at.say("duet-tokens")) {
            p.supply {
                @for _ in 0..supply.bystanders { (token("d-mark", "bystander")) }
                @for _ in 0..supply.ticks { (token("d-tick", "tick")) }
                @for _ in supply.left()..all { span.gone aria-hidden="true" {} }
            }
            p.left {
                (at.fill("duet-turns-left", &[("n", i64::from(supply.left()).into())]))
                @if supply.left() > 0 && (supply.ticks > 0 || mission.is_some_and(|city| city.mission().mistakes < city.mission().turns)) {
                    " " (at.fill("duet-mistakes-left", &[("n", i64::from(supply.bystanders).into())]))
                }
            }
            p.to-find { (at.fill("duet-to-find", &[("n", i64::from(view.to_find).into())])) }
            @if view.tokens.thrown > 0 { p.thrown { (at.fill("duet-thrown", &[("n", i64::from(view.tokens.thrown).into())])) } }
            @if let Some(city) = mission {
                p.mission {
                    (icon("d-pin"))
                    (at.fill("duet-mission-of", &[("city", super::city_name(at.words, city).into())]))
                    " " (city.mission().turns) "–" (city.mission().mistakes)
                }
            }
        }
    };
    Part::new("tokens", html)
}

/// A token of the supply; the line beside it says how many there are.
fn token(drawing: &str, class: &str) -> Markup {
    html! { svg.token.(class) aria-hidden="true" { use href={ "#" (drawing) } {} } }
}
