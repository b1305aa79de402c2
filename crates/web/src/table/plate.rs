//! The plate before a seat: who sits there, and how they stand.

use crate::{PaintContext, Painted, Value, Words, icon};
use game::Seat;
use maud::{Markup, html};
use scene::Occupant;
use std::borrow::Cow;

/// What a bot in this seat is called: everybody at the table knows it by the same name, each in their own language.
pub fn bot_name<'a>(words: &'a Words, seat: Seat) -> Cow<'a, str> {
    const NAMES: [&str; 16] = [
        "bot-name-0",
        "bot-name-1",
        "bot-name-2",
        "bot-name-3",
        "bot-name-4",
        "bot-name-5",
        "bot-name-6",
        "bot-name-7",
        "bot-name-0",
        "bot-name-1",
        "bot-name-2",
        "bot-name-3",
        "bot-name-4",
        "bot-name-5",
        "bot-name-6",
        "bot-name-7",
    ];
    words.say(NAMES[seat.index() % NAMES.len()])
}

/// Who sits in a seat: name, what they are, whose turn it is, how much time they have.
pub fn plate<G: Painted>(at: &PaintContext<'_, G>, seat: Seat) -> Markup {
    let Some(chair) = at.scene.table.seats.get(seat.index()) else { return html! {} };
    let asked = at.scene.time.as_ref().is_some_and(|time| time.asked.contains(seat));
    let side = G::side(at.words, &at.scene.terms.options, seat);
    html! {
        span.plate .asked[asked] .me[at.is_me(seat)] .away[chair.left] {
            @if asked { span.turn title=(at.say("plate-turn")) { (icon("i-pass")) span.unseen { (at.say("plate-turn")) } } }
            b.name { bdi { (at.name(seat)) } }
            // Whoever has no name yet is called by that word already.
            @if at.is_me(seat) && at.name(seat) != at.say("you-by-default") { span.you { (at.say("plate-you")) } }
            @if let Some(side) = side { span.side { (side) } }
            @if let Occupant::Bot(level) = &chair.occupant {
                span.bot title=(at.fill("plate-bot", &[("level", level_name(at.words, level).into())])) { (icon("i-bot")) }
            }
            @if at.scene.table.host == Some(seat) { span.host title=(at.say("plate-host")) { (icon("i-host")) } }
            @if let Some(bot) = &chair.stand_in {
                span.stand-in { (at.fill("plate-stand-in", &[("level", level_name(at.words, bot).into())])) }
            } @else if chair.left {
                span.left { (at.say("plate-left")) }
            } @else if at.scene.table.absent.contains(seat) {
                span.left { (at.say("plate-gone")) }
            }
            (clock(at, seat))
        }
    }
}

/// What a bot's level is called.
pub(crate) fn level_name<'a>(words: &'a Words, level: &'a str) -> Cow<'a, str> {
    match level {
        "easy" => words.say("level-easy"),
        "normal" => words.say("level-normal"),
        "strong" => words.say("level-strong"),
        "random" => words.say("level-random"),
        "greedy" => words.say("level-greedy"),
        _ => Cow::Borrowed(level),
    }
}

/// The time that a seat has, counted down by the script.
fn clock<G: Painted>(at: &PaintContext<'_, G>, seat: Seat) -> Markup {
    let Some(time) = &at.scene.time else { return html! {} };
    let until = time.until.get(seat.index()).copied().flatten();
    let bank = time.banks.as_ref().and_then(|banks| banks.get(seat.index()).copied());
    let left = until.map(|until| until.saturating_sub(at.scene.now)).or(bank);
    html! {
        @if let Some(left) = left {
            span.clock data-until=[until] { (icon("i-clock")) time { (span(left)) } }
        }
    }
}

/// A span of time: minutes and seconds, or days and hours.
pub(crate) fn span(milliseconds: u64) -> String {
    let seconds = milliseconds / 1000;
    match seconds {
        0..3600 => format!("{}:{:02}", seconds / 60, seconds % 60),
        3600..172_800 => format!("{}:{:02} h", seconds / 3600, seconds / 60 % 60),
        _ => format!("{} d", seconds / 86_400),
    }
}

/// A seat's name as a gap in a sentence.
pub(crate) fn named<'a, G: Painted>(at: &PaintContext<'a, G>, seat: Seat) -> Value<'a> {
    Value::from(at.name(seat))
}
