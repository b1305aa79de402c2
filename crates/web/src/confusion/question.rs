//! What is asked of the viewer, with the answers as buttons.

use super::desk::Desk;
use super::tools::{press, sheet, side_in};
use super::{before, diagram, laying_out};
use crate::{Part, icon};
use ::confusion::{Action, Attempt, Handling, Letter, QUIET_TURNS, Square, Waiting};
use maud::{Markup, html};

pub(crate) fn part(desk: &Desk<'_, '_>) -> Part {
    let at = desk.at;
    let mine = at.scene.legal.iter().any(|action| !action.is_talk());
    let html = html! {
        section #question aria-label=(at.say("confusion-question")) .mine[mine] {
            @match desk.view.waiting {
                Waiting::LayingOut => {
                    @if let Some(layout) = laying_out::mine(desk) { (laying_out::form(desk, &layout)) }
                }
                Waiting::Answering { attempt, from, to } => { (attempted(desk, attempt, from, to)) }
                Waiting::Promoting(spy) => { (promotion(desk, spy)) }
                Waiting::TakingBriefcase(spy) => { (taking(desk, spy)) }
                Waiting::Choosing => { (before::doings(desk)) }
                Waiting::Over(_) => {}
            }
            (quiet(desk))
            (talk(desk))
        }
    };
    Part::new("question", html)
}

fn can(desk: &Desk<'_, '_>, action: &Action) -> bool {
    desk.at.scene.legal.contains(action)
}

/// An attempt: the other side has its answers, the one who attempts the same words whatever lies under the spy.
fn attempted(desk: &Desk<'_, '_>, attempt: Attempt, from: Square, to: Square) -> Markup {
    let at = desk.at;
    if desk.is_own(desk.view.turn) {
        return html! { p { (at.say("confusion-waits-for-answer")) } };
    }
    let spies = &desk.view.side(desk.view.turn).spies;
    let Some(spy) = spies.iter().find(|spy| spy.letter == attempt.spy) else { return html! {} };
    let mover = spy.mover.and_then(|mover| desk.chart.mover(mover));
    let (yes, no) = (Action::Answer(true), Action::Answer(false));
    let both = can(desk, &yes) && can(desk, &no);
    let how = match attempt.briefcase {
        None => "move",
        Some(Handling::Leave) => "leave",
        Some(Handling::Carry) => "carry",
        Some(Handling::Send) => "send",
    };
    html! {
        div.attempt {
            @if spy.promoted { svg.mv.large aria-hidden="true" { use href="#mvp" {} } }
            @else if let Some(mover) = mover { (diagram::towards(mover, "large")) }
            p {
                (at.fill("confusion-answer-this", &[
                    ("who", at.say(side_in(desk.view.turn)).into()),
                    ("spy", attempt.spy.to_string().into()),
                    ("from", from.to_string().into()),
                    ("to", to.to_string().into()),
                    ("how", how.into()),
                ]))
                " "
                @if both { (at.say("confusion-answer-freely")) }
                @else if spy.promoted { (at.say("confusion-answer-promoted")) }
                @else if let Some(mover) = mover {
                    (at.fill("confusion-answer-mover", &[
                        ("mover", desk.chart.movers()[mover].id.to_string().into()),
                        ("moves", desk.moves[mover].as_str().into()),
                    ]))
                }
            }
        }
        div.answers {
            @for (action, sign, key, class) in
                [(&yes, "#c-yes", "confusion-yes", "yes"), (&no, "#c-no", "confusion-no", "no")] {
                @if can(desk, action) {
                    (press(at, action, class, html! { svg aria-hidden="true" { use href=(sign) {} } span { (at.say(key)) } }))
                }
            }
        }
    }
}

fn promotion(desk: &Desk<'_, '_>, spy: Letter) -> Markup {
    let at = desk.at;
    let asked = can(desk, &Action::Promote(true));
    html! {
        @if asked {
            p { (at.fill("confusion-promote", &[("spy", spy.to_string().into())])) }
            div.answers {
                (press(at, &Action::Promote(true), "first", at.say("confusion-promote-yes")))
                (press(at, &Action::Promote(false), "", at.say("confusion-promote-no")))
            }
        }
    }
}

fn taking(desk: &Desk<'_, '_>, spy: Letter) -> Markup {
    let at = desk.at;
    let asked = can(desk, &Action::TakeBriefcase(true));
    html! {
        @if asked {
            p { (at.fill("confusion-take", &[("spy", spy.to_string().into())])) }
            div.answers {
                (press(at, &Action::TakeBriefcase(true), "first", at.say("confusion-take-yes")))
                (press(at, &Action::TakeBriefcase(false), "", at.say("confusion-take-no")))
            }
        }
    }
}

/// A word on how near a draw is, once it comes near.
fn quiet(desk: &Desk<'_, '_>) -> Markup {
    let turns = desk.view.quiet_turns;
    let near = desk.at.scene.terms.options.draw_rules && turns >= QUIET_TURNS - 30;
    let gaps = [("n", i64::from(turns).into()), ("most", i64::from(QUIET_TURNS).into())];
    html! { @if near { p.says { (desk.at.fill("confusion-quiet", &gaps)) } } }
}

/// Draws and giving up, beside the game.
fn talk(desk: &Desk<'_, '_>) -> Markup {
    let at = desk.at;
    html! {
        div.draws {
            @if can(desk, &Action::AnswerDraw(true)) {
                p { (at.fill("confusion-draw-offered", &[("who", at.say(side_in(desk.near.other())).into())])) }
                (press(at, &Action::AnswerDraw(true), "", at.say("confusion-draw-yes")))
                (press(at, &Action::AnswerDraw(false), "", at.say("confusion-draw-no")))
            } @else if desk.view.draw_offer == desk.own {
                p { (at.say("confusion-draw-open")) }
            }
            @if can(desk, &Action::OfferDraw) {
                (press(at, &Action::OfferDraw, "quiet", at.say("confusion-draw-offer")))
            }
            @if can(desk, &Action::Resign) {
                (sheet("sure-resign", html! { (icon("i-flag")) (at.say("confusion-resign")) }, html! {
                    p { (at.say("confusion-resign-sure")) }
                    (press(at, &Action::Resign, "", at.say("confusion-resign")))
                    button popovertarget="sure-resign" popovertargetaction="hide" { (at.say("sure-not")) }
                }))
            }
        }
    }
}
