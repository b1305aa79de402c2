//! The movers chart, always at hand: what every mover does, and for whoever sees it who carries it.

use super::desk::Desk;
use super::diagram;
use super::tools::side_key;
use crate::{Part, icon};
use ::confusion::{Letter, MoverId, MoversBox, Side};
use maud::{Markup, PreEscaped, html};
use std::sync::LazyLock;

/// The house's own box, read once.
static RECONSTRUCTION: LazyLock<MoversBox> = LazyLock::new(MoversBox::reconstruction);

/// Its drawings, both ways: nearly every table plays with it.
static DRAWN: LazyLock<String> = LazyLock::new(|| diagram::symbols(&RECONSTRUCTION.movers, true).0);

pub(crate) fn part(desk: &Desk<'_, '_>) -> Part {
    let at = desk.at;
    let own_box = at.scene.terms.options.movers != *RECONSTRUCTION;
    // The public sees no mover under any spy.
    let seen =
        Side::BOTH.into_iter().any(|side| desk.view.side(side).spies.iter().any(|spy| spy.mover.is_some()));
    let html = html! {
        section #chart aria-labelledby="chart-title" {
            @if seen && desk.chart.movers() == RECONSTRUCTION.movers { (PreEscaped(&*DRAWN)) }
            @else { (diagram::symbols(desk.chart.movers(), seen)) }
            h2 #chart-title { (at.say("confusion-chart")) }
            ul.movers {
                @for (place, mover) in desk.chart.movers().iter().enumerate() {
                    li {
                        (diagram::small(place, "large"))
                        b { (mover.id) }
                        @if mover.crown { span.sign title=(at.say("confusion-crown")) { (icon("c-crown")) span.unseen { (at.say("confusion-crown")) } } }
                        @if mover.padlock { span.sign title=(at.say("confusion-padlock")) { (icon("c-padlock")) span.unseen { (at.say("confusion-padlock")) } } }
                        span.moves { (desk.moves[place]) }
                        (carriers(desk, mover.id))
                    }
                }
                li {
                    svg.mv.large aria-hidden="true" { use href="#mvp" {} }
                    b { (at.say("confusion-promoted")) }
                    span.moves { (at.say("confusion-promoted-moves")) }
                }
            }
            p.source {
                @if own_box {
                    b { (at.scene.terms.options.movers.name) } " " (at.scene.terms.options.movers.note)
                } @else {
                    (at.say("confusion-reconstruction")) " "
                    a href="/new/confusion#movers" target="_blank" { (at.say("confusion-reconstruction-own")) }
                }
            }
        }
    };
    Part::new("chart", html)
}

/// The spies that are seen to have this mover.
fn carriers(desk: &Desk<'_, '_>, mover: MoverId) -> Markup {
    let of = |side: Side| -> Option<Letter> {
        desk.view.side(side).spies.iter().find(|spy| spy.mover == Some(mover)).map(|spy| spy.letter)
    };
    html! {
        @for side in Side::BOTH {
            @if let Some(letter) = of(side) {
                span.carrier.(super::tools::side_class(side)) { (desk.at.say(side_key(side))) " " b { (letter) } }
            }
        }
    }
}
