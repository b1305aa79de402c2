//! Teams and their missions.
//!
//! What the forms send:
//!
//! | form | address | fields |
//! |---|---|---|
//! | a new team | `POST /missions` | `name`: what the team calls itself, 1 to [`MOST_NAME`] characters |
//! | a mission | `GET /new/duet` | `team`: the team's id; `challenge`: the city's id. The page for a new table keeps both. |
//! | a note | `POST /missions/ID/note` | `attempt`: its number, from 0; `note`: up to [`MOST_NOTE`] characters, empty to take it away |
//!
//! A team's page is `/missions/ID`. The body of a team in the store is [`duet::Team`] as JSON.

mod history;
mod map;

pub use crate::duet::city_name;
use crate::shell::{Sheet, page};
use crate::{Reader, Words, icon};
use duet::{City, MISSIONS, Team};
use maud::{Markup, html};

/// The most characters of a team's name.
pub const MOST_NAME: usize = 40;

/// The most characters of a note on an attempt.
pub const MOST_NOTE: usize = 200;

/// How far a team is with a mission.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    Won,
    Open,
    Locked(City),
}

fn progress(team: &Team, city: City) -> Progress {
    match team.may_attempt(city) {
        Ok(()) if team.has_won(city) => Progress::Won,
        Ok(()) => Progress::Open,
        Err(not_open) => Progress::Locked(not_open.first),
    }
}

impl Progress {
    /// The pin on the map.
    fn pin(self) -> &'static str {
        match self {
            Progress::Won => "d-pin-won",
            Progress::Open => "d-pin",
            Progress::Locked(_) => "d-pin-locked",
        }
    }

    fn said(self, words: &Words) -> String {
        match self {
            Progress::Won => words.say("missions-won").into_owned(),
            Progress::Open => words.say("missions-open").into_owned(),
            Progress::Locked(first) => {
                words.fill("missions-locked", &[("city", city_name(words, first).into())]).into_owned()
            }
        }
    }
}

/// A reader's teams, and a form to make one.
pub fn missions(reader: &Reader, teams: &[(String, Team)]) -> Markup {
    let words = Words::of(reader.language);
    let body = html! {
        main #main.missions {
            h1 { (words.say("missions-title")) }
            p { (words.say("missions-says")) }
            @if !teams.is_empty() {
                section.teams {
                    h2 { (words.say("missions-teams")) }
                    ul { @for (id, team) in teams { li {
                        a href={ "/missions/" (id) } { (icon("d-pin")) b { bdi { (team.name) } } }
                        " " span.says { (won_of_all(words, team)) }
                    } } }
                }
            }
            form.new-team method="post" action="/missions" {
                h2 { (words.say("missions-new")) }
                p.says { (words.say("missions-new-says")) }
                label for="team-name" { (words.say("missions-name")) }
                div.doings {
                    input #team-name type="text" name="name" required maxlength=(MOST_NAME) autocomplete="off";
                    button.first { (words.say("missions-make")) }
                }
            }
            @if teams.is_empty() { (map::maps(words, &Team::new(""))) }
        }
    };
    sheet(reader, words.say("missions-title").into_owned(), body)
}

/// A team's map and its history.
pub fn team(reader: &Reader, id: &str, team: &Team) -> Markup {
    let words = Words::of(reader.language);
    let of = |wanted: fn(Progress) -> bool| {
        MISSIONS.iter().map(|mission| mission.city).filter(move |city| wanted(progress(team, *city)))
    };
    let body = html! {
        main #main.missions {
            p { a href="/missions" { (words.say("missions-title")) } }
            h1 { bdi { (team.name) } }
            p { (won_of_all(words, team)) }
            (map::maps(words, team))
            section.cities {
                h2 { (words.say("missions-open-ones")) }
                ul { @for city in of(|progress| progress == Progress::Open) { (history::city(words, id, team, city)) } }
            }
            @if of(|progress| progress == Progress::Won).next().is_some() {
                section.cities {
                    h2 { (words.say("missions-won-ones")) }
                    ul { @for city in of(|progress| progress == Progress::Won) { (history::city(words, id, team, city)) } }
                }
            }
            details.cities {
                summary { (words.say("missions-locked-ones")) }
                ul { @for city in of(|progress| matches!(progress, Progress::Locked(_))) { (history::city(words, id, team, city)) } }
            }
        }
    };
    sheet(reader, team.name.clone(), body)
}

fn won_of_all(words: &Words, team: &Team) -> String {
    let won = MISSIONS.iter().filter(|mission| team.has_won(mission.city)).count();
    let gaps = [("n", (won as i64).into()), ("of", (MISSIONS.len() as i64).into())];
    words.fill("missions-progress", &gaps).into_owned()
}

fn sheet(reader: &Reader, title: String, body: Markup) -> Markup {
    let title = format!("{title} – Safehouse");
    page(reader, Sheet { title, kind: "plain", game: Some("duet"), drawings: &["map"], live: false, body })
}
