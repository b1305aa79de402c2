//! The log as a story.

use super::tools::side_in;
use crate::{PaintContext, Value};
use ::confusion::{Confusion, Event, Handling, Side};

pub(crate) fn tell(at: &PaintContext<'_, Confusion>, event: &Event) -> Option<String> {
    let teller = Teller { at, own: at.me().and_then(Side::of_seat) };
    Some(match event {
        Event::OpponentsMovers(_) => at.say("confusion-told-movers").into_owned(),
        Event::LaidOut(side) => teller.of("confusion-told-laid-out", *side, &[]),
        Event::Begins { side, .. } => teller.of("confusion-told-begins", *side, &[]),
        Event::Attempted { side, attempt, from, to } => {
            let how = match attempt.briefcase {
                None => "move",
                Some(Handling::Leave) => "leave",
                Some(Handling::Carry) => "carry",
                Some(Handling::Send) => "send",
            };
            let gaps = [
                ("spy", text(&attempt.spy)),
                ("from", text(from)),
                ("to", text(to)),
                ("how", Value::from(how)),
            ];
            teller.of("confusion-told-attempted", *side, &gaps)
        }
        Event::Answered { yes } => {
            at.say(if *yes { "confusion-told-yes" } else { "confusion-told-no" }).into_owned()
        }
        Event::Captured { side, spy } => teller.spy("confusion-told-captured", *side, spy),
        Event::Briefcase { at: square, holder: Some((side, spy)) } => {
            teller.of("confusion-told-briefcase-held", *side, &[("spy", text(spy)), ("square", text(square))])
        }
        Event::Briefcase { at: square, holder: None } => {
            at.fill("confusion-told-briefcase-free", &[("square", text(square))]).into_owned()
        }
        Event::Promoted { side, spy } => teller.spy("confusion-told-promoted", *side, spy),
        Event::PromotionOffered { side, spy } => teller.spy("confusion-told-promotion", *side, spy),
        Event::PromotionDeclined { side, spy } => teller.spy("confusion-told-promotion-declined", *side, spy),
        Event::Removed { side, spy } => teller.spy("confusion-told-removed", *side, spy),
        Event::DoubleAgent { side, spy } => teller.spy("confusion-told-double-agent", *side, spy),
        Event::BriefcaseOffered { side, spy } => teller.spy("confusion-told-briefcase-offered", *side, spy),
        Event::BriefcaseDeclined { side } => teller.of("confusion-told-briefcase-declined", *side, &[]),
        Event::Revealed { side, spy, mover } => {
            teller.of("confusion-told-revealed", *side, &[("spy", text(spy)), ("mover", text(mover))])
        }
        Event::MovesTwo(side) => teller.of("confusion-told-move-two", *side, &[]),
        Event::Swapped { side, spies: (one, two) } => {
            teller.of("confusion-told-swapped", *side, &[("one", text(one)), ("two", text(two))])
        }
        Event::Passed(side) => teller.of("confusion-told-passed", *side, &[]),
        Event::DrawOffered(side) => teller.of("confusion-told-draw-offered", *side, &[]),
        Event::DrawDeclined(side) => teller.of("confusion-told-draw-declined", *side, &[]),
        // What its owner writes into a notebook stands there.
        Event::Noted(_) => return None,
        Event::Ended(end) => super::ending::said(at, *end),
    })
}

fn text(what: &impl ToString) -> Value<'static> {
    Value::from(what.to_string())
}

struct Teller<'s, 'a> {
    at: &'s PaintContext<'a, Confusion>,
    own: Option<Side>,
}

impl<'a> Teller<'_, 'a> {
    /// A sentence about a side: `mine` says whether it is the viewer's own.
    fn of(&self, key: &'a str, side: Side, gaps: &[(&'static str, Value<'_>)]) -> String {
        let mine = if self.own == Some(side) { "yes" } else { "no" };
        let mut all = vec![
            ("mine", Value::from(mine)),
            ("who", self.at.say(side_in(side)).into()),
            ("whom", self.at.say(side_in(side.other())).into()),
        ];
        all.extend_from_slice(gaps);
        self.at.fill(key, &all).into_owned()
    }

    fn spy(&self, key: &'a str, side: Side, spy: &::confusion::Letter) -> String {
        self.of(key, side, &[("spy", text(spy))])
    }
}
