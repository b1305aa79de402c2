//! A game that is over, step by step: from any seat or from above.

use crate::shell::{Sheet, page};
use crate::table::line;
use crate::{PaintContext, Painted, Reader, Screen, Value, Words, icon};
use bots::{Fact, Reason};
use game::{Actor, Seat, Viewer};
use maud::{Markup, html};
use scene::{Happening, Replay, Scene};

/// A moment of a game: after `step` steps, or at the end.
pub fn replay<G: Painted>(
    reader: &Reader,
    scene: &Scene<G>,
    replay: &Replay<G>,
    path: &str,
    step: Option<usize>,
) -> Markup {
    let words = Words::of(reader.language);
    let last = replay.of.saturating_sub(1);
    let now = step.unwrap_or(last).min(last);
    let view = replay.step(now).map(|step| step.view.clone());
    let scene = Scene { viewer: replay.viewer, legal: Vec::new(), view, ..scene.clone() };
    let at = PaintContext { scene: &scene, words, screen: Screen::Replay, path };
    let to = |step: usize| format!("{path}/replay?as={}&step={step}", replay.viewer);
    let go = |step: usize, key: &'static str, sign: &'static str, rel: &'static str, on: bool| {
        html! {
            @if on { a.button rel=(rel) href=(to(step)) title=(words.say(key)) aria-label=(words.say(key)) { (icon(sign)) } }
            @else { span.button.off aria-hidden="true" { (icon(sign)) } }
        }
    };
    let body = html! {
        main #main.table.replay.(G::NAME) {
            h1.unseen { (words.say("ended-replay")) " – " (words.say(G::NAME)) }
            nav #steps aria-label=(words.say("replay-steps")) {
                (go(0, "replay-first", "i-first", "first", now > 0))
                (go(now.saturating_sub(1), "replay-back", "i-back", "prev", now > 0))
                span.where { (words.fill("replay-where", &[("n", (now as i64).into()), ("of", (last as i64).into())])) }
                (go(now + 1, "replay-next", "i-next", "next", now < last))
                (go(last, "replay-last", "i-last", "last", now < last))
                button #play.quiet hidden data-next=(if now < last { to(now + 1) } else { String::new() }) { (icon("i-play")) (words.say("replay-play")) }
            }
            form #from method="get" action={ (path) "/replay" } {
                input type="hidden" name="step" value=(now);
                label for="as" { (words.say("replay-from")) }
                select #as name="as" {
                    option value="omniscient" selected[replay.viewer == Viewer::Omniscient] { (words.say("replay-above")) }
                    @for seat in Seat::all(scene.table.seats.len()) {
                        option value={ "seat:" (seat.index()) } selected[replay.viewer == Viewer::Seat(seat)] { (at.name(seat)) }
                    }
                    option value="public" selected[replay.viewer == Viewer::Public] { (words.say("replay-public")) }
                }
                button { (words.say("replay-look")) }
            }
            @if let Some(step) = replay.step(now) {
                div #moment {
                    @for event in &step.events { @if let Some(line) = line(&at, &Happening::Game(event.clone())) { (line) } }
                    @if let (Some(Actor::Seat(by)), Some(say)) = (step.by, &step.say) {
                        @if let Some(line) = line(&at, &Happening::Claim { by, say: say.clone() }) { (line) }
                    }
                    @if let (Some(why), Some(Actor::Seat(by))) = (&step.why, step.by) {
                        p.why { (icon("i-bot")) b { (at.name(by)) } ": " (reason(&at, why)) }
                    }
                }
            }
            @for part in G::parts(&at) { (part.html) }
            section #story aria-label=(words.say("story")) {
                h2 { (words.say("story")) }
                @if let Some(before) = replay.first.checked_sub(1) { p { a href=(to(before)) { (words.say("replay-earlier")) } } }
                ol #lines tabindex="0" {
                    @for (number, step) in (replay.first..).zip(&replay.steps) {
                        @let lines: Vec<_> = step.events.iter().filter_map(|event| line(&at, &Happening::Game(event.clone()))).collect();
                        @if !lines.is_empty() || step.say.is_some() {
                            li .now[number == now] {
                                a.to href=(to(number)) title=(words.say("replay-here")) { (number) }
                                @for line in lines { (line) }
                                @if let (Some(Actor::Seat(by)), Some(say)) = (step.by, &step.say) {
                                    @if let Some(line) = line(&at, &Happening::Claim { by, say: say.clone() }) { (line) }
                                }
                            }
                        }
                    }
                }
                @let after = replay.first + replay.steps.len();
                @if after < replay.of { p { a href=(to(after)) { (words.say("replay-later")) } } }
            }
            p.doings {
                a.button href=(path) { (words.say("replay-table")) }
                a.button href={ "/api/tables/" (scene.table.id) "/record" } download { (icon("i-download")) (words.say("ended-record")) }
            }
        }
    };
    let title = format!("{} – {} – Safehouse", words.say("ended-replay"), words.say(G::NAME));
    page(reader, Sheet { title, kind: "at-table", game: Some(G::NAME), drawings: &[], live: false, body })
}

/// Why a bot did what it did, in the reader's language.
fn reason<G: Painted>(at: &PaintContext<'_, G>, why: &Reason) -> String {
    let gaps: Vec<(String, Value<'static>)> = why
        .facts
        .iter()
        .map(|(gap, fact)| {
            let value: Value<'static> = match fact {
                Fact::Number(number) => (*number).into(),
                Fact::Percent(percent) => i64::from(*percent).into(),
                Fact::Seat(seat) => at.name(*seat).into_owned().into(),
                Fact::Word(word) => word.clone().into(),
                Fact::Thing(thing) => at.words.say(thing).into_owned().into(),
            };
            (gap.clone().into_owned(), value)
        })
        .collect();
    at.words.fill_from(&why.sentence, &gaps)
}
