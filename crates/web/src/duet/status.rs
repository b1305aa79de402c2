//! The line that says what is asked of whom.

use super::letter;
use crate::{PaintContext, Status};
use duet::{Challenge, Duet, End, Phase, Side, View};
use game::Seat;

pub(super) fn status(at: &PaintContext<'_, Duet>, view: &View) -> Status {
    let asked = |side| view.side == Some(side);
    let waiting = |key, side| waiting_for(at, view, key, side);
    let say = |key| at.say(key).into_owned();
    let (mine, line) = match view.phase {
        Phase::Clue(may) => {
            let mine = view.side.is_some_and(|side| may[side]);
            let line = match (mine, may.a && may.b) {
                (true, true) => say("duet-status-clue-first"),
                (true, false) => say("duet-status-clue"),
                (false, true) => say("duet-status-clue-either"),
                (false, false) => waiting("duet-status-clue-theirs", if may.a { Side::A } else { Side::B }),
            };
            (mine, line)
        }
        Phase::Guess { side, may_stop, .. } if asked(side) => {
            (true, say(if may_stop { "duet-status-guess-on" } else { "duet-status-guess" }))
        }
        Phase::Guess { side, .. } => (false, waiting("duet-status-guess-theirs", side)),
        Phase::Objection(side) if asked(side) => (true, say("duet-status-answer")),
        Phase::Objection(side) => (false, waiting("duet-status-answer-theirs", side)),
        Phase::SuddenDeath(may) => {
            let mine = view.side.is_some_and(|side| may[side]);
            let line = match (mine, may.a && may.b) {
                (true, true) => say("duet-status-sudden-both"),
                (true, false) => say("duet-status-sudden"),
                (false, true) => say("duet-status-sudden-watch"),
                (false, false) => waiting("duet-status-sudden-theirs", if may.a { Side::A } else { Side::B }),
            };
            (mine, line)
        }
        Phase::Over(_) => (false, ending(at, view)),
    };
    Status { line, mine }
}

/// How the game ended, in a sentence or two.
pub(super) fn ending(at: &PaintContext<'_, Duet>, view: &View) -> String {
    let Phase::Over(end) = view.phase else { return String::new() };
    let said = at.say(ended(end));
    match (end, view.score, at.scene.terms.options.challenge) {
        (End::Won, Some(score), _) => {
            format!("{said} {}", at.fill("duet-score", &[("n", i64::from(score).into())]))
        }
        (End::Won, None, Challenge::Mission(city)) => {
            let city = super::city_name(at.words, city);
            format!("{said} {}", at.fill("duet-mission-won", &[("city", city.into())]))
        }
        (End::Won, ..) => said.into(),
        _ => format!("{said} {}", at.fill("duet-missing", &[("n", i64::from(view.to_find).into())])),
    }
}

/// The sentence for an end.
pub(super) fn ended(end: End) -> &'static str {
    match end {
        End::Won => "duet-won",
        End::Assassin => "duet-lost-assassin",
        End::SuddenDeath => "duet-lost-sudden-death",
        End::OutOfTokens => "duet-lost-tokens",
    }
}

/// A sentence on a side that the table waits for: by name if it is one person.
pub(super) fn waiting_for<'a>(at: &PaintContext<'a, Duet>, view: &View, key: &'a str, side: Side) -> String {
    let seats = Seat::all(view.sides.len()).filter(|seat| view.side_of(*seat) == Some(side));
    let names: Vec<_> = seats.map(|seat| at.name(seat)).collect();
    let gaps =
        [("n", (names.len() as i64).into()), ("side", letter(side).into()), ("who", names.join(", ").into())];
    at.fill(key, &gaps).into_owned()
}
