//! Teams and their missions.
//!
//! A team's body in the store is its map and the tables it has sat down at; what has ended there is written down in the map
//! when a member next looks at it. A team's address is as secret as an invitation: whoever has it may look, and belongs to
//! the team as soon as they do something for it.

use crate::error_page::{ErrorPage, of_house};
use crate::form;
use crate::reader::PageReader;
use axum::extract::{FromRequestParts, Path, Request, State};
use axum::response::{IntoResponse, Redirect, Response};
use duet::{Attempt, Challenge, City, Team};
use game::Viewer;
use maud::Markup;
use scene::Stage;
use serde::{Deserialize, Serialize};
use server::User;
use server::http::{ApiError, Front, MaybeUser, RequestError, Requester};
use server::table::{AnyTerms, Projection, Scope};
use store::{NewTeam, PersonId, Replaced, TableId, TeamId};
use web::pages::missions as pages;
use web::{Reader, Words};

/// The most teams that a list shows.
const MOST_TEAMS: u32 = 50;

/// The most members that a team remembers; whoever comes later has the address.
const MOST_MEMBERS: usize = 50;

/// The most tables whose end a team waits for; the oldest is given up for another one.
const MOST_TABLES: usize = 12;

/// The most tables that are read for one look at a team.
const MOST_READ: usize = 3;

/// How often a change is tried anew because somebody else was first.
const MOST_TRIES: usize = 8;

/// A team, as the store has it.
#[derive(Serialize, Deserialize)]
struct Kept {
    team: Team,
    /// The tables whose end has not been written down yet.
    #[serde(default)]
    tables: Vec<Sat>,
    members: Vec<String>,
}

/// A table at which the team plays a mission.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Sat {
    table: String,
    city: City,
}

impl Kept {
    fn read(body: &[u8]) -> Result<Kept, ApiError> {
        let mut kept: Kept = serde_json::from_slice(body).map_err(|_| RequestError::TeamBroken)?;
        kept.give_up_oldest();
        Ok(kept)
    }

    fn give_up_oldest(&mut self) {
        let too_many = self.tables.len().saturating_sub(MOST_TABLES);
        self.tables.drain(..too_many);
    }

    fn write(&self) -> NewTeam {
        let members = self.members.iter().filter_map(|member| member.parse::<PersonId>().ok());
        NewTeam { members: members.collect(), body: serde_json::to_vec(self).unwrap_or_default() }
    }

    /// Writes down what has come of tables that it waited for; what another has written down already counts once.
    fn write_down(&mut self, ended: &[(Sat, Option<Attempt>)]) {
        for (sat, attempt) in ended {
            let Some(index) = self.tables.iter().position(|waiting| waiting == sat) else { continue };
            self.tables.remove(index);
            if let Some(attempt) = attempt {
                // A mission was open when its table was made, and stays so.
                let _ = self.team.record(attempt.clone());
            }
        }
    }

    fn welcome(&mut self, who: &User) {
        if !self.has(who) && self.members.len() < MOST_MEMBERS {
            self.members.push(who.person.to_string());
        }
    }

    fn has(&self, who: &User) -> bool {
        self.members.contains(&who.person.to_string())
    }
}

fn no_team() -> ApiError {
    RequestError::NoTeam.into()
}

/// The reader's teams.
pub(crate) async fn list(
    State(front): State<Front>,
    PageReader(asker): PageReader,
    MaybeUser(who): MaybeUser,
) -> Result<Markup, ErrorPage> {
    let sorry = ErrorPage::to(&asker);
    let teams = match &who {
        Some(who) => front.house().store().teams_of(&who.person, MOST_TEAMS).await,
        None => Ok(Vec::new()),
    };
    let teams = teams.map_err(|trouble| sorry(trouble.into()))?;
    let read = |team: store::Team| Some((team.id.to_string(), Kept::read(&team.body).ok()?.team));
    let teams: Vec<_> = teams.into_iter().filter_map(read).collect();
    Ok(pages::missions(&asker, &teams))
}

/// Makes a team.
pub(crate) async fn make(State(front): State<Front>, request: Request) -> Result<Response, ErrorPage> {
    let (mut parts, body) = request.into_parts();
    let Ok(PageReader(asker)) = PageReader::from_request_parts(&mut parts, &front).await;
    let sorry = ErrorPage::to(&asker);
    front.count_table(&parts).map_err(&sorry)?;
    let somebody = Requester::from_request_parts(&mut parts, &front).await;
    let fields = form::receive(&front, Request::from_parts(parts, body)).await.map_err(&sorry)?;
    let name: String =
        fields.get("name").unwrap_or_default().chars().filter(|char| !char.is_control()).collect();
    let name = name.trim();
    if name.is_empty() {
        return Err(sorry(RequestError::NameEmpty.into()));
    }
    if name.chars().count() > pages::MOST_NAME {
        return Err(sorry(RequestError::TeamNameLong { most: pages::MOST_NAME }.into()));
    }
    let somebody = somebody.map_err(&sorry)?;
    let who = somebody.known(&front, |_| Ok::<(), ApiError>(())).await.map_err(&sorry)?;
    let mut kept = Kept { team: Team::new(name), tables: Vec::new(), members: Vec::new() };
    kept.welcome(&who);
    let id = TeamId::new(server::random_id());
    front.house().store().create_team(&id, kept.write()).await.map_err(|trouble| sorry(trouble.into()))?;
    Ok(Redirect::to(&format!("/missions/{id}")).into_response())
}

/// A team's map, with what has ended since a member last looked. Only for members it is written down.
pub(crate) async fn team(
    State(front): State<Front>,
    PageReader(asker): PageReader,
    MaybeUser(who): MaybeUser,
    Path(id): Path<String>,
) -> Result<Markup, ErrorPage> {
    let sorry = ErrorPage::to(&asker);
    let team: TeamId = id.parse().map_err(|_| sorry(no_team()))?;
    let kept = async {
        let mut kept = read(&front, &team).await?;
        let ended = ended(&front, &kept).await?;
        if !ended.is_empty() && who.is_some_and(|who| kept.has(&who)) {
            return change(&front, &team, |kept| {
                kept.write_down(&ended);
                Ok(())
            })
            .await;
        }
        kept.write_down(&ended);
        Ok(kept)
    };
    let kept = kept.await.map_err(sorry)?;
    Ok(pages::team(&asker, &id, &kept.team))
}

/// A note on an attempt.
pub(crate) async fn note(
    State(front): State<Front>,
    PageReader(asker): PageReader,
    Path(id): Path<String>,
    request: Request,
) -> Result<Response, ErrorPage> {
    let sorry = ErrorPage::to(&asker);
    let (mut parts, body) = request.into_parts();
    let somebody = Requester::from_request_parts(&mut parts, &front).await;
    let fields = form::receive(&front, Request::from_parts(parts, body)).await.map_err(&sorry)?;
    let team: TeamId = id.parse().map_err(|_| sorry(no_team()))?;
    let note: String = fields.get("note").unwrap_or_default().chars().take(pages::MOST_NOTE).collect();
    let attempt: Option<usize> = fields.number("attempt");
    let noted = async {
        // Nobody is taken in for a note on nothing.
        let is_there = |kept: &Kept| attempt.is_some_and(|attempt| attempt < kept.team.attempts.len());
        if !is_there(&read(&front, &team).await?) {
            return Ok(());
        }
        let who = somebody?.known(&front, |_| Ok::<(), ApiError>(())).await?;
        let changed = change(&front, &team, |kept| {
            if let Some(attempt) = attempt.and_then(|attempt| kept.team.attempts.get_mut(attempt)) {
                attempt.note = note.clone();
                kept.welcome(&who);
            }
            Ok(())
        });
        changed.await.map(drop)
    };
    noted.await.map_err(sorry)?;
    Ok(Redirect::to(&format!("/missions/{id}")).into_response())
}

/// Writes down that the team plays at a table.
pub(crate) async fn sits_down(
    front: &Front,
    (reader, who): (&Reader, &User),
    team: &str,
    table: &TableId,
    terms: &dyn AnyTerms,
) -> Result<(), ApiError> {
    let team: TeamId = team.parse().map_err(|_| no_team())?;
    let options = terms.options().ok().and_then(|options| serde_json::from_value(options).ok());
    let Some(duet::Options { challenge: Challenge::Mission(city), .. }) = options else { return Ok(()) };
    let sat = Sat { table: table.to_string(), city };
    let changed = change(front, &team, |kept| {
        if let Err(not_open) = kept.team.may_attempt(city) {
            let city = pages::city_name(Words::of(reader.language), not_open.first);
            return Err(RequestError::MissionClosed { city }.into());
        }
        kept.tables.push(sat.clone());
        kept.give_up_oldest();
        kept.welcome(who);
        Ok(())
    });
    changed.await.map(|_| ())
}

async fn read(front: &Front, id: &TeamId) -> Result<Kept, ApiError> {
    Kept::read(&front.house().store().team(id).await?.ok_or_else(no_team)?.body)
}

/// Changes a team; anew if somebody else was first. Nothing is written if nothing changed.
async fn change(
    front: &Front,
    id: &TeamId,
    what: impl Fn(&mut Kept) -> Result<(), ApiError>,
) -> Result<Kept, ApiError> {
    let store = front.house().store();
    for _ in 0..MOST_TRIES {
        let team = store.team(id).await?.ok_or_else(no_team)?;
        let mut kept = Kept::read(&team.body)?;
        what(&mut kept)?;
        let changed = kept.write();
        if changed.body == team.body {
            return Ok(kept);
        }
        if let Replaced::Done { .. } = store.replace_team(id, team.version, changed).await? {
            return Ok(kept);
        }
    }
    Err(RequestError::TeamBusy.into())
}

/// What has come of the tables where the team sat: those that have ended, with the attempt that each was. A game that was
/// given up is none, nor is a table that is gone. The store's lists say which have ended; few of these are read at a time,
/// the oldest first.
async fn ended(front: &Front, kept: &Kept) -> Result<Vec<(Sat, Option<Attempt>)>, ApiError> {
    let mut ended = Vec::new();
    let mut read = 0;
    for sat in &kept.tables {
        let Ok(id) = sat.table.parse::<TableId>() else { continue };
        let Some(row) = front.house().store().table(&id).await? else {
            ended.push((sat.clone(), None));
            continue;
        };
        if row.stage != store::Stage::Over {
            continue;
        }
        if read == MOST_READ {
            break;
        }
        read += 1;
        let live = front.house().table(id).await.map_err(of_house)?;
        let projection = live.project(Viewer::Public, None, Scope::ALL).map_err(of_house)?;
        if projection.table().stage == Stage::Over {
            ended.push((sat.clone(), attempt(sat.city, &*projection)));
        }
    }
    Ok(ended)
}

fn attempt(city: City, projection: &dyn Projection) -> Option<Attempt> {
    let outcome = projection.table().end.as_ref()?.outcome?;
    let at = projection.last_happened().unwrap_or_default();
    let (won, score) = (!outcome.winners.is_empty(), projection.score());
    Some(Attempt { city, won, score, date: day(at), note: String::new() })
}

/// The day of a moment, as a calendar writes it: 2031-05-09.
fn day(milliseconds: u64) -> String {
    let mut days = milliseconds / 86_400_000;
    let is_leap =
        |year: u64| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let mut year = 1970;
    while days >= 365 + u64::from(is_leap(year)) {
        days -= 365 + u64::from(is_leap(year));
        year += 1;
    }
    let months = [31, 28 + u64::from(is_leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 1;
    for length in months {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    format!("{year}-{month:02}-{:02}", days + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_team_waits_for_the_newest_tables_and_remembers_so_many_members() {
        let mut kept = Kept { team: Team::new("Moles"), tables: Vec::new(), members: Vec::new() };
        for number in 0..100 {
            kept.tables.push(Sat { table: number.to_string(), city: City::Prague });
            let person = PersonId::new([number; 16]);
            kept.welcome(&User { person, name: String::new(), program: false });
        }
        // A team of the time when there was no end to it is cut when it is read.
        let kept = Kept::read(&kept.write().body).unwrap();
        assert_eq!(kept.tables.len(), MOST_TABLES);
        assert_eq!(kept.tables.last().unwrap().table, "99");
        assert_eq!(kept.members.len(), MOST_MEMBERS);
    }

    #[test]
    fn days_are_those_of_the_calendar() {
        for (milliseconds, date) in [
            (0, "1970-01-01"),
            (86_399_999, "1970-01-01"),
            (951_782_400_000, "2000-02-29"),
            (951_868_800_000, "2000-03-01"),
            (1_735_603_200_000, "2024-12-31"),
            (1_794_787_200_000, "2026-11-16"),
        ] {
            assert_eq!(day(milliseconds), date);
        }
    }
}
