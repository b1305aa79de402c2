//! What happens, as lines of the story.

use super::letter;
use super::status::ended;
use crate::PaintContext;
use duet::{Card, Duet, Event, Found};
use game::{Seat, Viewer};

pub(super) fn tell(at: &PaintContext<'_, Duet>, event: &Event) -> Option<String> {
    let by = |key, seat: Seat| at.fill(key, &[("who", at.name(seat).into())]).into_owned();
    Some(match event {
        Event::Dealt { supply, .. } => {
            at.fill("duet-told-dealt", &[("n", i64::from(supply.left()).into())]).into()
        }
        Event::YourKey { side: of, .. } => {
            // From above both halves are told of.
            let key = match at.scene.viewer {
                Viewer::Seat(_) => "duet-told-your-key",
                _ => "duet-told-key",
            };
            at.fill(key, &[("side", letter(*of).into())]).into()
        }
        Event::Clue { seat, clue, .. } => {
            let number = clue.number.get().map_or(-1, i64::from);
            let word = clue.word.as_str().to_owned();
            at.fill(
                "duet-told-clue",
                &[("who", at.name(*seat).into()), ("word", word.into()), ("n", number.into())],
            )
            .into()
        }
        Event::Objected { seat } => by("duet-told-objected", *seat),
        Event::Conceded { seat, .. } => by("duet-told-conceded", *seat),
        Event::Insisted { seat } => by("duet-told-insisted", *seat),
        Event::Touched { seat, card, found, tokens, .. } => {
            let key = match (found, tokens) {
                (Found::Agent, _) => "duet-told-agent",
                (Found::Bystander, 2..) => "duet-told-bystander-two",
                (Found::Bystander, _) => "duet-told-bystander",
                (Found::Assassin, _) => "duet-told-assassin",
            };
            let word = word(at, *card);
            at.fill(key, &[("who", at.name(*seat).into()), ("word", word.into())]).into()
        }
        Event::Stopped { seat, .. } => by("duet-told-stopped", *seat),
        Event::AllFound { side: of } => {
            at.fill("duet-told-all-found", &[("side", letter(*of).into())]).into()
        }
        Event::SuddenDeath => at.say("duet-told-sudden-death").into(),
        Event::Ended { end, score, .. } => {
            let said = at.say(ended(*end));
            match score {
                Some(score) => {
                    format!("{said} {}", at.fill("duet-score", &[("n", i64::from(*score).into())]))
                }
                None => said.into(),
            }
        }
    })
}

fn word(at: &PaintContext<'_, Duet>, card: Card) -> String {
    let view = at.scene.view.as_ref();
    view.map(|view| view.words.word(card).as_str().to_owned()).unwrap_or_default()
}
