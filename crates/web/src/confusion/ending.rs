//! How a game ended, in a sentence.

use super::tools::side_in;
use crate::PaintContext;
use ::confusion::{Confusion, End, How, Side, Waiting};

pub(crate) fn ending(at: &PaintContext<'_, Confusion>) -> String {
    match at.scene.view.as_ref().map(|view| view.waiting) {
        Some(Waiting::Over(end)) => said(at, end),
        _ => String::new(),
    }
}

/// The sentence for an end, from the viewer's side.
pub(crate) fn said(at: &PaintContext<'_, Confusion>, end: End) -> String {
    let key = match end.how {
        How::Briefcase => "confusion-end-briefcase",
        How::Elimination => "confusion-end-elimination",
        How::Resigned => "confusion-end-resigned",
        How::TimeUp => "confusion-end-time-up",
        How::Agreed => "confusion-end-agreed",
        How::Repetition => "confusion-end-repetition",
        How::NoProgress => "confusion-end-no-progress",
    };
    let Some(winner) = end.winner else { return at.say(key).into_owned() };
    let own = at.me().and_then(Side::of_seat);
    let mine = match own {
        Some(own) if own == winner => "won",
        Some(_) => "lost",
        None => "watched",
    };
    let gaps = [
        ("mine", mine.into()),
        ("who", at.say(side_in(winner)).into()),
        ("loser", at.say(side_in(winner.other())).into()),
    ];
    at.fill(key, &gaps).into_owned()
}
