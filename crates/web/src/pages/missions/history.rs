//! What a team has tried in a city.

use super::{MOST_NOTE, Progress, progress};
use crate::duet::city_name;
use crate::{Words, figure};
use duet::{Attempt, City, Team};
use maud::{Markup, html};

/// A city: its tokens, every attempt at it, and a button to play it.
pub(super) fn city(words: &Words, id: &str, team: &Team, city: City) -> Markup {
    let mission = city.mission();
    let progress = progress(team, city);
    let attempts = team.attempts.iter().enumerate().filter(|(_, attempt)| attempt.city == city);
    let locked = matches!(progress, Progress::Locked(_));
    let numbers =
        [("turns", i64::from(mission.turns).into()), ("mistakes", i64::from(mission.mistakes).into())];
    html! {
        li.city id={ "city-" (mission.id) } {
            h3 { (figure(progress.pin(), "pin", &progress.said(words))) (city_name(words, city)) " " span.numbers { (mission.turns) "–" (mission.mistakes) } }
            p.says {
                @if mission.mistakes >= mission.turns { (words.fill("missions-numbers-standard", &numbers)) }
                @else { (words.fill("missions-numbers", &numbers)) }
                @if locked { " " (progress.said(words)) }
            }
            ol.attempts { @for (number, attempt) in attempts { (tried(words, id, number, attempt)) } }
            @if !locked {
                form method="get" action="/new/duet" {
                    input type="hidden" name="team" value=(id);
                    input type="hidden" name="challenge" value=(mission.id);
                    button .first[progress == Progress::Open] {
                        (words.say(if progress == Progress::Won { "missions-play-again" } else { "missions-play" }))
                    }
                }
            }
        }
    }
}

fn tried(words: &Words, id: &str, number: usize, attempt: &Attempt) -> Markup {
    let (stamp, says) =
        if attempt.won { ("d-won", "missions-attempt-won") } else { ("d-lost", "missions-attempt-lost") };
    html! {
        li {
            (figure(stamp, "stamp-of", &words.say(says)))
            span.date { (attempt.date) }
            @if let Some(score) = attempt.score { " " (words.fill("duet-score", &[("n", i64::from(score).into())])) }
            @if !attempt.note.is_empty() { " " q { bdi { (attempt.note) } } }
            details.note {
                summary { (words.say("missions-note")) }
                form.doings method="post" action={ "/missions/" (id) "/note" } {
                    input type="hidden" name="attempt" value=(number);
                    input type="text" name="note" maxlength=(MOST_NOTE) value=(attempt.note) autocomplete="off" aria-label=(words.say("missions-note"));
                    button { (words.say("missions-note-keep")) }
                }
            }
        }
    }
}
