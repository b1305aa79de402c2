//! The board from the viewer's side, with everything that stands on it.

use super::desk::Desk;
use super::tools::{side_class, side_key};
use super::{diagram, laying_out, targets};
use crate::{Part, figure};
use ::confusion::{Confusion, Event, Side, SpyView, Square, Waiting};
use maud::{Markup, PreEscaped, html};
use scene::{Happening, StoryEntry};
use std::fmt::Write;

pub(crate) fn part(desk: &Desk<'_, '_>) -> Part {
    let at = desk.at;
    let laying = laying_out::mine(desk);
    let html = html! {
        section #board aria-label=(at.say("confusion-board")) data-near=(side_class(desk.near)) .laying[laying.is_some()] {
            div.field {
                (ground(desk))
                (briefcase(desk))
                @match &laying {
                    Some(layout) => {
                        @for (spy, square) in desk.view.side(desk.near).spies.iter().zip(layout.squares()) {
                            (piece(desk, desk.near, spy, *square))
                        }
                    }
                    None => {
                        @for side in Side::BOTH {
                            @for spy in &desk.view.side(side).spies {
                                @if let Some(square) = spy.at { (piece(desk, side, spy, square)) }
                            }
                        }
                    }
                }
                (trace(desk))
                @if at.is_live() { (targets::all(desk)) }
                (stamp(desk))
            }
            @if at.is_live() && desk.own.is_some() && desk.helper() && laying.is_none() { (targets::tells_line(desk)) }
        }
    };
    Part::new("board", html)
}

/// The squares, the home rows, and what is out of bounds.
fn ground(desk: &Desk<'_, '_>) -> Markup {
    let mut lines = String::new();
    for line in 1..11 {
        let _ = write!(lines, "M{line} 0V11M0 {line}H11");
    }
    let names = (1..=11u8).filter_map(|place| {
        let file = desk.near.square(place, 1)?;
        let rank = desk.near.square(1, 12 - place)?;
        Some((place, char::from(b'a' + file.column() - 1), rank.row()))
    });
    html! {
        svg.ground viewBox="0 0 11 11" aria-hidden="true" {
            rect.goal.(side_class(desk.near.other())) width="11" height="1" {}
            rect.goal.(side_class(desk.near)) y="10" width="11" height="1" {}
            path.lines d=(lines) {}
            rect.centre x="5" y="5" width="1" height="1" {}
            @if desk.at.scene.terms.options.variants.tight_start {
                path.bounds d="M0 0h1v11h-1zM10 0h1v11h-1z" {}
                path.hatch d="M0 1L1 0M0 2L1 1M0 3L1 2M0 4L1 3M0 5L1 4M0 6L1 5M0 7L1 6M0 8L1 7M0 9L1 8M0 10L1 9M0 11L1 10M10 1L11 0M10 2L11 1M10 3L11 2M10 4L11 3M10 5L11 4M10 6L11 5M10 7L11 6M10 8L11 7M10 9L11 8M10 10L11 9M10 11L11 10" {}
            }
            @for (place, file, rank) in names {
                text.file x=(f32::from(place) - 0.08) y="10.95" { (file) }
                text.rank x="0.06" y=(f32::from(place) - 0.76) { (rank) }
            }
        }
    }
}

fn briefcase(desk: &Desk<'_, '_>) -> Markup {
    let square = desk.view.briefcase;
    let (x, y) = desk.place(square);
    let held = if desk.view.holder.is_some() { " held" } else { "" };
    let says = desk.at.fill("confusion-briefcase-on", &[("square", square.to_string().into())]);
    html! {
        div #case class={ "case x" (x) " y" (y) (held) } { (figure("c-briefcase", "drawn", &says)) }
    }
}

/// A spy: its letter, and its mover for those who see it.
fn piece(desk: &Desk<'_, '_>, side: Side, spy: &SpyView, square: Square) -> Markup {
    let at = desk.at;
    let (x, y) = desk.place(square);
    let mover = spy.mover.and_then(|mover| desk.chart.mover(mover));
    let colour = side_class(side);
    let holds = desk.view.holder == Some((side, spy.letter));
    let known = if mover.is_some() || spy.promoted { " known" } else { "" };
    let barred = side == desk.view.turn && desk.view.barred.contains(&spy.letter);
    let class =
        format!("{known}{}{}", if holds { " holds" } else { "" }, if barred { " barred" } else { "" });
    let mut says = format!("{} {}, {square}", at.say(side_key(side)), spy.letter);
    if let Some(mover) = mover.filter(|_| !spy.promoted) {
        let _ = write!(says, ": {} ({})", desk.chart.movers()[mover].id, desk.moves[mover]);
    }
    if spy.promoted {
        let _ = write!(says, ", {}", at.say("confusion-promoted"));
    }
    if holds {
        let _ = write!(says, ", {}", at.say("confusion-holds"));
    }
    html! {
        div id={ (&colour[..1]) "-" (spy.letter) } class={ "spy " (colour) " x" (x) " y" (y) (class) }
            role="img" aria-label=(says) title=(says) {
            svg.drawn aria-hidden="true" { use href={ "#c-spy-" (colour) } {} }
            b aria-hidden="true" { (spy.letter) }
            @if spy.promoted { svg.mv aria-hidden="true" { use href="#mvp" {} } }
            @else if let Some(mover) = mover {
                @if side == desk.near { (diagram::small(mover, "")) } @else { (diagram::towards(mover, "")) }
            }
            @if holds { svg.in-hand aria-hidden="true" { use href="#c-briefcase" {} } }
        }
    }
}

/// The attempt that waits for its answer, as an arrow.
fn trace(desk: &Desk<'_, '_>) -> Markup {
    let Waiting::Answering { from, to, .. } = desk.view.waiting else { return html! {} };
    let middle = |square: Square| {
        let (x, y) = desk.place(square);
        (f32::from(x) - 0.5, f32::from(y) - 0.5)
    };
    let ((x1, y1), (x2, y2)) = (middle(from), middle(to));
    html! {
        svg #trace viewBox="0 0 11 11" aria-hidden="true" {
            line x1=(x1) y1=(y1) x2=(x2) y2=(y2) {}
            circle cx=(x2) cy=(y2) r="0.42" {}
            text x=(x2) y=(y2) { "?" }
        }
    }
}

/// The last answer, stamped over the board: what has just been told, so it is gone with the next news.
fn stamp(desk: &Desk<'_, '_>) -> Markup {
    let Some((v, yes)) = last_answer(&desk.at.scene.story) else { return html! {} };
    let (sign, class, key) =
        if yes { ("#c-yes", "yes", "confusion-yes") } else { ("#c-no", "no", "confusion-no") };
    html! {
        div id={ "stamp-" (v) } class={ "stamp " (class) } aria-hidden="true" {
            svg { use href=(sign) {} }
            span { (desk.at.say(key)) }
        }
    }
}

/// The last answer among the news. A story told from its beginning is no news but for its last moment.
fn last_answer(story: &[StoryEntry<Confusion>]) -> Option<(u64, bool)> {
    let whole = story.first().is_some_and(|first| first.v <= 1);
    let of_game = |moment: &&StoryEntry<Confusion>| {
        let played = |told: &Happening<_, _>| matches!(told, Happening::Game(event) if !matches!(event, Event::Noted(_)));
        moment.told.iter().any(played)
    };
    story.iter().rev().filter(of_game).take(if whole { 1 } else { usize::MAX }).find_map(|moment| {
        moment.told.iter().rev().find_map(|told| match told {
            Happening::Game(Event::Answered { yes }) => Some((moment.v, *yes)),
            _ => None,
        })
    })
}

/// HTML that was written by hand.
pub(crate) fn raw(text: String) -> Markup {
    PreEscaped(text)
}
