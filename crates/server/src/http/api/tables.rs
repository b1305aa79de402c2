//! All tables: the lobby, making one, invitations.

use super::schema::{Game, Invitation, Made, NewTable};
use super::told::Listed;
use crate::house::{House, Plan};
use crate::http::address::address_of;
use crate::http::api_error::ApiError;
use crate::http::body::Body;
use crate::http::front::Front;
use crate::http::request_error::RequestError;
use crate::http::session::Requester;
use crate::table::Terms;
use axum::Json;
use axum::extract::{FromRequest, FromRequestParts, Path, Request, State};
use serde_json::value::RawValue;
use store::TableRow;

/// The games that are played here, and their bots.
#[utoipa::path(get, path = "/api/games", tag = "tables", responses((status = 200, body = Vec<Game>)))]
pub(crate) async fn games(State(front): State<Front>) -> Json<Vec<Game>> {
    let games = front.house().games().names();
    Json(games.map(|(name, bots)| Game { name, bots: bots.to_vec() }).collect())
}

/// The listed tables where somebody may still sit down, newest first.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses((status = 200, body = Vec<Listed>)))]
pub(crate) async fn lobby(State(front): State<Front>) -> Result<Json<Vec<serde_json::Value>>, ApiError> {
    Ok(Json(front.house().open_tables().await?))
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 200, body = Made), (status = 400, body = ApiError), (status = 422, body = ApiError),
        (status = 429, body = ApiError)))]
pub(crate) async fn create(State(front): State<Front>, request: Request) -> Result<Json<Made>, ApiError> {
    let (mut parts, body) = request.into_parts();
    front.limits().table(address_of(&front, &parts))?;
    let asker = Requester::from_request_parts(&mut parts, &front).await?;
    let Body(table): Body<NewTable> = Body::from_request(Request::from_parts(parts, body), &front).await?;
    let unreadable = |error: serde_json::Error| RequestError::BodyUnreadable { what: error.to_string() };
    let plain = RawValue::from_string("{}".into()).map_err(unreadable)?;
    let NewTable { game, options, clock, listed, watch, patience, bots, name, seat, start } = table;
    let terms = Terms::default();
    let patience = patience.unwrap_or(terms.patience);
    let terms = Terms { clock, listed, watch, patience, ..terms };
    let terms = front.house().games().read_terms(&game, options.as_deref().unwrap_or(&plain), terms)?;
    let bots: Vec<_> = bots.into_iter().map(|bot| (bot.seat, bot.bot)).collect();
    let plan = Plan { terms: &*terms, bots: &bots, name, seat, start };
    // Drawn up once, for somebody new as well: a long list of words takes its time.
    let drawn = front.house().draw_up(asker.who(), &plan)?;
    let who = asker.known(&front, |_| Ok::<(), ApiError>(())).await?;
    let made = if who.person == asker.who().person {
        front.house().make(drawn).await?
    } else {
        front.house().create(&who, &plan).await?
    };
    Ok(Json(Made { id: made.id.to_string(), code: made.code }))
}

pub(super) fn shown(row: TableRow) -> Invitation {
    let (code, until) = row.invite.map(|invite| (invite.code, invite.until)).unwrap_or_default();
    Invitation { id: row.id.to_string(), game: row.game, stage: House::word(row.stage), until, code }
}

/// The table that a code leads to.
#[utoipa::path(get, path = "/api/invitations/{code}", tag = "tables", params(("code" = String, Path)),
    responses((status = 200, body = Invitation), (status = 403, body = ApiError), (status = 404, body = ApiError)))]
pub(crate) async fn invitation(
    State(front): State<Front>,
    request: Request,
) -> Result<Json<Invitation>, ApiError> {
    let (mut parts, _) = request.into_parts();
    front.count_join(&mut parts)?;
    let Path(code) =
        Path::<String>::from_request_parts(&mut parts, &front).await.map_err(|_| ApiError::no_table())?;
    Ok(Json(shown(front.house().invited_to(&code).await?)))
}
