//! One table.

use super::schema::{Act, Again, Ask, Chat, Done, Invitation, Join, Notes, Say};
use super::told::{RecordLines, Replay, Update};
use crate::house::User;
use crate::http::address::address_of;
use crate::http::api_error::ApiError;
use crate::http::asking::{Envelope, ask};
use crate::http::body::Body;
use crate::http::front::Front;
use crate::http::request_error::RequestError;
use crate::http::session::{MaybeUser, Requester};
use crate::http::table_access::{Look, Manner, since, table_of};
use crate::random;
use crate::table::{Request as Wish, Scope, TableRefusal};
use crate::table_handle::TableHandle;
use crate::time::now;
use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::QueryRejection;
use axum::extract::{FromRequest, FromRequestParts, Query, Request, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use game::Viewer;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use store::Invite;

/// JSON that is already text.
fn json(text: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}

/// What you are told of a table: everything, or what is new since the mark of an update that you have seen.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables",
    params(("id" = String, Path), ("since" = Option<String>, Query, description = "Such as `seat:0/12`"),
        ("legal" = Option<bool>, Query, description = "Whether updates shall say what you may do (`legal`); no, unless asked"),
        ("view" = Option<bool>, Query, description = "Whether updates shall say how things stand (`view`); yes, unless told otherwise"),
        ("code" = Option<String>, Query, description = "The table's code, for those who have no seat")),
    responses((status = 200, body = Update), (status = 403, body = ApiError), (status = 404, body = ApiError)))]
pub(crate) async fn look(
    look: Look,
    manner: Result<Query<Manner>, QueryRejection>,
) -> Result<Response, ApiError> {
    let manner = manner.map(|Query(manner)| manner).unwrap_or_default();
    let scope = Scope { since: since(manner.since.as_deref(), look.viewer), wants: manner.wants() };
    Ok(json(look.live.project(look.viewer, look.who.as_ref(), scope)?.to_json(scope.wants)))
}

/// A table, whoever asks something of it, and what they sent: nothing is read for somebody who may not ask.
async fn asked<T: DeserializeOwned>(
    front: &Front,
    request: Request,
) -> Result<(Arc<TableHandle>, Requester, T), ApiError> {
    let (mut parts, body) = request.into_parts();
    let who = Requester::from_request_parts(&mut parts, front).await?;
    let live = table_of(&mut parts, front).await?;
    let known = matches!(who, Requester::MaybeUser(_)).then(|| who.who());
    if !live.may_ask(known) {
        return Err(ApiError::no_seat());
    }
    let Body(sent) = Body::from_request(Request::from_parts(parts, body), front).await?;
    Ok((live, who, sent))
}

/// A table, and whoever wants to sit down at it with what they sent: name and code have to be read to know whether they may.
async fn joining(front: &Front, request: Request) -> Result<(Arc<TableHandle>, Requester, Join), ApiError> {
    let (mut parts, body) = request.into_parts();
    let who = Requester::from_request_parts(&mut parts, front).await?;
    let live = table_of(&mut parts, front).await?;
    let Body(sent) = Body::from_request(Request::from_parts(parts, body), front).await?;
    Ok((live, who, sent))
}

async fn done(
    front: &Front,
    live: &Arc<TableHandle>,
    who: &Requester,
    invited: bool,
    envelope: Envelope,
) -> Result<Json<Done>, ApiError> {
    let done = ask(front, live, who, invited, &envelope).await?;
    Ok(Json(Done { v: done.v }))
}

/// Sits down.
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "tables", params(("id" = String, Path)),
    request_body = Join, responses((status = 200, body = Done), (status = 403, body = ApiError),
        (status = 404, body = ApiError), (status = 409, body = ApiError)))]
pub(crate) async fn join(State(front): State<Front>, request: Request) -> Result<Json<Done>, ApiError> {
    let (mut parts, body) = request.into_parts();
    front.count_join(&mut parts)?;
    let (live, who, sent) = joining(&front, Request::from_parts(parts, body)).await?;
    let Join { name, seat, code, id } = sent;
    let opens = front.house().opens(&live.id(), code.as_deref()).await;
    let invited = matches!(opens, Ok(true));
    let ask = Wish::Join { name, seat };
    match done(&front, &live, &who, invited, Envelope { id, v: None, ask }).await {
        // A code that has ended matters only where one is needed; then it is the better reason.
        Err(problem) if problem.is_for_want_of_an_invitation() => {
            Err(opens.err().map_or(problem, ApiError::from))
        }
        joined => joined,
    }
}

/// What you may do now; nothing if you are not asked. Where there is no end of possible actions (the clues of Duet), some
/// stand for all.
#[utoipa::path(get, path = "/api/tables/{id}/legal", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Vec<Value>), (status = 404, body = ApiError)))]
pub(crate) async fn legal(look: Look) -> Response {
    json(look.live.legal(look.viewer))
}

/// Acts in the game. When this answers well, the action is in the log.
#[utoipa::path(post, path = "/api/tables/{id}/act", tag = "tables", params(("id" = String, Path)),
    request_body = Act, responses((status = 200, body = Done), (status = 403, body = ApiError),
        (status = 409, body = ApiError), (status = 422, body = ApiError), (status = 503, body = ApiError)))]
pub(crate) async fn act(State(front): State<Front>, request: Request) -> Result<Json<Done>, ApiError> {
    let (live, who, Act { id, v, r#do }) = asked(&front, request).await?;
    done(&front, &live, &who, false, Envelope { id, v, ask: Wish::Do(r#do) }).await
}

/// Claims something in the game's own words.
#[utoipa::path(post, path = "/api/tables/{id}/say", tag = "tables", params(("id" = String, Path)),
    request_body = Say, responses((status = 200, body = Done), (status = 429, body = ApiError)))]
pub(crate) async fn say(State(front): State<Front>, request: Request) -> Result<Json<Done>, ApiError> {
    let (live, who, Say { id, say }) = asked(&front, request).await?;
    done(&front, &live, &who, false, Envelope { id, v: None, ask: Wish::Say(say) }).await
}

/// Talks.
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "tables", params(("id" = String, Path)),
    request_body = Chat, responses((status = 200, body = Done), (status = 429, body = ApiError)))]
pub(crate) async fn chat(State(front): State<Front>, request: Request) -> Result<Json<Done>, ApiError> {
    let (live, who, Chat { id, to, text }) = asked(&front, request).await?;
    done(&front, &live, &who, false, Envelope { id, v: None, ask: Wish::Chat { to, text } }).await
}

/// Asks anything of a table: ready, start, leave, return, votes, pauses and all the rest.
#[utoipa::path(post, path = "/api/tables/{id}/ask", tag = "tables", params(("id" = String, Path)),
    request_body = Ask, responses((status = 200, body = Done), (status = 400, body = ApiError),
        (status = 403, body = ApiError), (status = 409, body = ApiError)))]
pub(crate) async fn ask_for(State(front): State<Front>, request: Request) -> Result<Json<Done>, ApiError> {
    let (live, who, envelope) = asked::<Envelope>(&front, request).await?;
    done(&front, &live, &who, false, envelope).await
}

/// Plays again with the same people; all who ask arrive at the same new table.
#[utoipa::path(post, path = "/api/tables/{id}/again", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Again), (status = 409, body = ApiError)))]
pub(crate) async fn again(State(front): State<Front>, request: Request) -> Result<Json<Again>, ApiError> {
    let (mut parts, _) = request.into_parts();
    front.limits().table(address_of(&front, &parts))?;
    let MaybeUser(who) = MaybeUser::from_request_parts(&mut parts, &front).await?;
    let live = table_of(&mut parts, &front).await?;
    let id = front.house().again(&who.ok_or_else(ApiError::not_for_you)?, &live).await?;
    Ok(Json(Again { id: id.to_string() }))
}

async fn invitation(front: &Front, look: &Look) -> Result<Invitation, ApiError> {
    let row = front.house().store().table(&look.live.id()).await?.ok_or_else(ApiError::no_table)?;
    Ok(super::tables::shown(row))
}

/// The table's code, for those who sit there.
#[utoipa::path(get, path = "/api/tables/{id}/code", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Invitation), (status = 403, body = ApiError)))]
pub(crate) async fn code(State(front): State<Front>, look: Look) -> Result<Json<Invitation>, ApiError> {
    if !look.is_inside() {
        return Err(ApiError::not_for_you());
    }
    Ok(Json(invitation(&front, &look).await?))
}

/// Another code; the old one leads nowhere from then on. The host's.
#[utoipa::path(post, path = "/api/tables/{id}/code", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Invitation), (status = 403, body = ApiError)))]
pub(crate) async fn new_code(State(front): State<Front>, look: Look) -> Result<Json<Invitation>, ApiError> {
    if !look.is_host() {
        return Err(TableRefusal::NotHost.into());
    }
    let until = Some(now() + front.house().rules.invitation.as_millis() as u64);
    front.house().store().set_code(&look.live.id(), Some(Invite { code: random::code(), until })).await?;
    Ok(Json(invitation(&front, &look).await?))
}

/// The most that can be noted, in bytes.
const MOST_NOTES: usize = 16 * 1024;

/// What you have noted at this table.
#[utoipa::path(get, path = "/api/tables/{id}/notebook", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Notes), (status = 403, body = ApiError)))]
pub(crate) async fn notebook(State(front): State<Front>, look: Look) -> Result<Json<Notes>, ApiError> {
    let who = look.player()?;
    let notes = front.house().store().notebook(&look.live.id(), &who.person).await?.unwrap_or_default();
    Ok(Json(Notes { text: String::from_utf8_lossy(&notes).into_owned() }))
}

/// Notes something, instead of what was there.
#[utoipa::path(put, path = "/api/tables/{id}/notebook", tag = "tables", params(("id" = String, Path)),
    request_body = Notes, responses((status = 200, body = Notes), (status = 403, body = ApiError)))]
pub(crate) async fn write_notebook(
    State(front): State<Front>,
    look: Look,
    Body(notes): Body<Notes>,
) -> Result<Json<Notes>, ApiError> {
    let who = look.player()?;
    if notes.text.len() > MOST_NOTES {
        return Err(RequestError::NotebookFull.into());
    }
    let body = notes.text.clone().into_bytes();
    front.house().store().set_notebook(&look.live.id(), &who.person, body).await?;
    Ok(Json(notes))
}

/// A text that many are sent at once, and that is in memory once.
struct Shared(Arc<str>);

impl AsRef<[u8]> for Shared {
    fn as_ref(&self) -> &[u8] {
        self.0.as_bytes()
    }
}

/// The record of a game that is over, as `safehouse verify` takes it.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, content_type = "text/plain", body = String), (status = 409, body = ApiError)))]
pub(crate) async fn record(look: Look) -> Result<Response, ApiError> {
    let filed = look.live.filed().await?;
    let name = format!("attachment; filename=\"safehouse-{}.jsonl\"", look.live.id());
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, Bytes::from_owner(Shared(filed.record))).into_response())
}

/// The record of a game that is over as one JSON value, with the bots' reasons.
#[utoipa::path(get, path = "/api/tables/{id}/record.json", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = RecordLines), (status = 409, body = ApiError)))]
pub(crate) async fn record_as_json(look: Look) -> Result<Response, ApiError> {
    let filed = look.live.filed().await?;
    let lines: Vec<&str> = filed.record.lines().collect();
    Ok(json(format!("{{\"lines\":[{}],\"reasons\":{}}}", lines.join(","), filed.reasons)))
}

#[derive(Deserialize)]
pub(crate) struct As {
    viewer: Option<String>,
    #[serde(default)]
    first: usize,
}

/// A game that is over step by step, as a seat or the public saw it, or from above (`viewer=omniscient`). An answer has 200
/// steps at most: ask for those after it with the number of the next as `first`;
/// beyond the end the last part is told.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "tables",
    params(("id" = String, Path), ("viewer" = Option<String>, Query),
        ("first" = Option<usize>, Query, description = "The number of the first step to tell, from 0")),
    responses((status = 200, body = Replay), (status = 404, body = ApiError), (status = 409, body = ApiError)))]
pub(crate) async fn replay(
    look: Look,
    asked: Result<Query<As>, QueryRejection>,
) -> Result<Response, ApiError> {
    let unreadable = |what: String| RequestError::QueryUnreadable { what };
    let Query(As { viewer, first }) = asked.map_err(|wrong| unreadable(wrong.to_string()))?;
    let viewer = match viewer {
        None => Viewer::Omniscient,
        Some(viewer) => {
            viewer.parse().map_err(|unknown: game::UnknownViewer| unreadable(unknown.to_string()))?
        }
    };
    Ok(json(look.live.replay(look.viewer, look.who.as_ref(), viewer, first).await?.to_json()))
}

impl Look {
    /// Whether the viewer sits at the table, or hosts it.
    fn is_inside(&self) -> bool {
        matches!(self.viewer, Viewer::Seat(_)) || self.is_host()
    }

    fn is_host(&self) -> bool {
        self.who.as_ref().is_some_and(|who| self.live.table().host() == who.person)
    }

    fn player(&self) -> Result<&User, ApiError> {
        match (&self.who, self.viewer) {
            (Some(who), Viewer::Seat(_)) => Ok(who),
            _ => Err(ApiError::not_for_you()),
        }
    }
}
