//! What is asked of the viewer, or whom the table waits for; and how it ended.

use super::Table;
use super::name;
use crate::{Status, Value};
use game::Seat;
use secrets::{Action, Answer, Stage, Victory, View};

pub(super) fn status(at: &Table<'_>) -> Status {
    let Some(view) = &at.scene.view else { return Status { line: String::new(), mine: false } };
    let mine = at.is_live() && !at.scene.legal.is_empty();
    Status { line: line(at, view, mine), mine }
}

fn line(at: &Table<'_>, view: &View, mine: bool) -> String {
    let who = |key, seat| at.fill(key, &[("who", name::who(at, seat))]).into_owned();
    match &view.stage {
        Stage::Offering { .. } if mine => at.say("secrets-status-offer").into(),
        Stage::Offering { .. } => who("secrets-status-offering", view.active),
        Stage::Answering { to, un, sealed, .. } => answering(at, view, *to, *un, *sealed),
        Stage::Effect { card, .. } if mine => at.say(name::task(*card)).into(),
        Stage::Effect { by, card, .. } => {
            let card = at.say(name::character(*card)).into();
            at.fill("secrets-status-effect", &[("who", name::who(at, *by)), ("card", card)]).into()
        }
        Stage::Over => ending(at),
    }
}

/// While answers are sealed the line names all who were asked, whether or not they have answered (S14).
fn answering(at: &Table<'_>, view: &View, to: Seat, un: Option<Seat>, sealed: Option<Answer>) -> String {
    let by = ("who", name::who(at, view.active));
    let target = ("to", name::who(at, to));
    let first = if at.is_live() { at.scene.legal.first() } else { None };
    match (first, sealed, un) {
        (Some(Action::Accept | Action::Refuse), ..) => at.fill("secrets-status-answer", &[by]),
        (Some(_), ..) => at.fill("secrets-status-un", &[by, target]),
        (None, Some(Answer::Pass), _) => at.fill("secrets-status-passed", &[target]),
        (None, Some(_), _) => at.say("secrets-status-sealed"),
        (None, None, Some(holder)) => {
            at.fill("secrets-status-both", &[target, ("un", name::who(at, holder))])
        }
        (None, None, None) => at.fill("secrets-status-answering", &[target]),
    }
    .into_owned()
}

/// How the game ended, in a sentence.
pub(super) fn ending(at: &Table<'_>) -> String {
    let Some(scoring) = at.scene.view.as_ref().and_then(|view| view.scoring.as_ref()) else {
        return String::new();
    };
    match scoring.result {
        Victory::Hippie(seat) => {
            let points = name::sum(scoring.seats.get(seat.index()).map_or(0, |seat| seat.total));
            let gaps = [("who", name::who(at, seat)), ("me", name::me(at, seat)), ("points", points.into())];
            at.fill("secrets-ended-hippie", &gaps)
        }
        Victory::Team(team) => {
            let winners = Seat::all(scoring.seats.len())
                .zip(&scoring.seats)
                .filter(|(_, score)| score.identity == team)
                .map(|(seat, _)| at.name(seat).into_owned());
            let names = winners.collect::<Vec<_>>().join(", ");
            let (more, less) = (scoring.cia.max(scoring.kgb), scoring.cia.min(scoring.kgb));
            let gaps: [(&'static str, Value<'_>); 4] = [
                ("team", at.say(name::identity(team)).into()),
                ("more", name::sum(more).into()),
                ("less", name::sum(less).into()),
                ("names", names.into()),
            ];
            at.fill("secrets-ended-team", &gaps)
        }
        Victory::Nobody => at.fill("secrets-ended-nobody", &[("points", name::sum(scoring.cia).into())]),
    }
    .into_owned()
}
