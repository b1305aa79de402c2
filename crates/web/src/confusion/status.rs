//! What is asked of the viewer, or whom the table waits for, in a line.

use super::tools::side_in;
use crate::{PaintContext, Status};
use ::confusion::{Action, Confusion, Side, View, Waiting};

pub(crate) fn status(at: &PaintContext<'_, Confusion>) -> Status {
    let Some(view) = &at.scene.view else { return Status { line: String::new(), mine: false } };
    let own = at.me().and_then(Side::of_seat);
    let asked = at.me().is_some_and(|me| at.scene.time.as_ref().is_some_and(|time| time.asked.contains(me)));
    let offered = at.is_live() && at.scene.legal.contains(&Action::AnswerDraw(true));
    let mine = at.is_live() && (asked || offered);
    let mut line = if asked { asked_line(at, view) } else { waiting_line(at, view, own) };
    if let Some(spy) = view.extracting {
        let key =
            if own == Some(view.turn) { "confusion-status-stop" } else { "confusion-status-extracting" };
        line.push(' ');
        line.push_str(&at.fill(key, &[("spy", spy.to_string().into())]));
    }
    if let Some(side) = view.draw_offer.filter(|_| offered) {
        line.push(' ');
        line.push_str(&at.fill("confusion-draw-offered", &[("who", at.say(side_in(side)).into())]));
    }
    Status { line, mine }
}

fn asked_line(at: &PaintContext<'_, Confusion>, view: &View) -> String {
    match view.waiting {
        Waiting::LayingOut => at.say("confusion-status-lay-out").into(),
        Waiting::Answering { attempt, from, to } => at
            .fill(
                "confusion-status-answer",
                &[
                    ("who", at.say(side_in(view.turn)).into()),
                    ("spy", attempt.spy.to_string().into()),
                    ("from", from.to_string().into()),
                    ("to", to.to_string().into()),
                ],
            )
            .into(),
        Waiting::Promoting(spy) => at.fill("confusion-promote", &[("spy", spy.to_string().into())]).into(),
        Waiting::TakingBriefcase(spy) => at.fill("confusion-take", &[("spy", spy.to_string().into())]).into(),
        _ if view.attempts > 0 => at.say("confusion-status-second").into(),
        _ => at.say("confusion-status-choose").into(),
    }
}

fn waiting_line(at: &PaintContext<'_, Confusion>, view: &View, own: Option<Side>) -> String {
    let who = |side: Side, key| at.fill(key, &[("who", at.say(side_in(side)).into())]).into_owned();
    match view.waiting {
        Waiting::LayingOut => at.say("confusion-status-laying").into(),
        Waiting::Answering { .. } if own == Some(view.turn) => at.say("confusion-waits-for-answer").into(),
        Waiting::Answering { attempt, from, to } => at
            .fill(
                "confusion-status-answering",
                &[
                    ("who", at.say(side_in(view.turn)).into()),
                    ("whom", at.say(side_in(view.turn.other())).into()),
                    ("spy", attempt.spy.to_string().into()),
                    ("from", from.to_string().into()),
                    ("to", to.to_string().into()),
                ],
            )
            .into(),
        Waiting::Promoting(_) => who(view.turn, "confusion-status-promoting"),
        Waiting::TakingBriefcase(_) => who(view.turn.other(), "confusion-status-taking"),
        Waiting::Choosing => who(view.turn, "confusion-status-choosing"),
        Waiting::Over(_) => super::ending::ending(at),
    }
}
