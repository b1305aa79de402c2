//! What the reader can do besides touching a card.

use crate::{PaintContext, Part, icon};
use duet::{Action, CLUE_BYTES, ClueNumber, Duet, View};
use maud::{Markup, html};
use serde_json::json;

pub(super) fn part(at: &PaintContext<'_, Duet>, view: &View) -> Part {
    let legal = &at.scene.legal;
    let may_clue = legal.iter().any(|action| matches!(action, Action::Clue(_)));
    let stop = legal.iter().find(|action| matches!(action, Action::Stop { .. }));
    let html = html! {
        section #offer aria-label=(at.say("duet-offer")) {
            @if may_clue { (clue_form(at, view)) }
            div.doings {
                @if let Some(stop) = stop {
                    button.first form="ask" name="ask" value=(at.act(stop)) title=(at.say("duet-stop-says")) { (at.say("duet-stop")) }
                }
                @if legal.contains(&Action::Object) { (object(at)) }
            }
            @if legal.contains(&Action::Concede) { (answer(at)) }
        }
    };
    Part::new("offer", html)
}

/// A clue to be written. While somebody types, the script asks whether it may be given.
fn clue_form(at: &PaintContext<'_, Duet>, view: &View) -> Markup {
    // "$word" and "#number" are gaps: the fields of these names fill them.
    let ask = json!({ "do": { "clue": { "word": "$word", "number": "#number" } } }).to_string();
    let language = view.words.list().language();
    html! {
        form.give method="post" action={ (at.path) "/ask" } data-ask="" data-check={ (at.path) "/clue-check" } autocomplete="off" {
            input type="hidden" name="ask" value=(ask);
            span.field {
                label for="clue-word" { (at.say("duet-clue-word")) }
                input #clue-word type="text" name="word" required maxlength=(CLUE_BYTES) lang=(language.code())
                    autocomplete="off" autocapitalize="off" aria-describedby="clue-verdict";
            }
            span.field {
                label for="clue-number" { (at.say("duet-clue-number")) }
                input #clue-number type="number" name="number" required min="0" max=(ClueNumber::MAX) inputmode="numeric";
            }
            button.first { (at.say("duet-clue-give")) }
            p #clue-verdict aria-live="polite" data-kept {}
            details.law {
                summary { (at.say("duet-clue-law")) }
                ul {
                    li { (at.say("duet-law-meaning")) }
                    li { (at.say(if view.clues.several_words { "duet-law-several" } else { "duet-law-one" })) }
                    li { (at.say("duet-law-visible")) }
                    li { (at.say("duet-law-number")) }
                    @if view.clues.word_play { li { (at.say("duet-law-word-play")) } }
                }
                p { a href="/rules/duet#D19" target="_blank" { (at.fill("duet-law-rule", &[("rule", "D19".into())])) } }
            }
        }
    }
}

fn object(at: &PaintContext<'_, Duet>) -> Markup {
    html! {
        button popovertarget="object" { (icon("i-flag")) (at.say("duet-object")) }
        div.sure popover #object {
            p { (at.say("duet-object-says")) }
            button.first form="ask" name="ask" value=(at.act(&Action::Object)) { (at.say("duet-object")) }
            button popovertarget="object" popovertargetaction="hide" { (at.say("duet-touch-not")) }
        }
    }
}

fn answer(at: &PaintContext<'_, Duet>) -> Markup {
    html! {
        p.hint { (at.say("duet-answer-says")) }
        div.doings {
            button form="ask" name="ask" value=(at.act(&Action::Insist)) { (at.say("duet-insist")) }
            button form="ask" name="ask" value=(at.act(&Action::Concede)) { (at.say("duet-concede")) }
        }
    }
}
