//! All tables: the lobby, making one, invitations.

use super::schema::{Game, Invitation, Made, NewTable};
use super::told::Listed;
use crate::house::{House, Plan};
use crate::http::acquaint::Asker;
use crate::http::address::address_of;
use crate::http::body::Body;
use crate::http::front::Front;
use crate::http::problem::Problem;
use crate::table::{Clock, Given};
use axum::Json;
use axum::extract::{FromRequest, FromRequestParts, Path, Request, State};
use axum::http::StatusCode;
use serde::Serialize;
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
pub(crate) async fn lobby(State(front): State<Front>) -> Result<Json<Vec<serde_json::Value>>, Problem> {
    Ok(Json(front.house().open_tables().await?))
}

/// What a table is made with, in the form that its log has.
#[derive(Serialize)]
struct Terms<'a> {
    options: &'a RawValue,
    clock: Clock,
    listed: bool,
    watch: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    patience: Option<u32>,
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 200, body = Made), (status = 400, body = Problem), (status = 422, body = Problem),
        (status = 429, body = Problem)))]
pub(crate) async fn create(State(front): State<Front>, request: Request) -> Result<Json<Made>, Problem> {
    let (mut parts, body) = request.into_parts();
    front.limits().table(address_of(&front, &parts))?;
    let asker = Asker::from_request_parts(&mut parts, &front).await?;
    let Body(table): Body<NewTable> = Body::from_request(Request::from_parts(parts, body), &front).await?;
    let malformed = |error: serde_json::Error| {
        Problem::new(StatusCode::BAD_REQUEST, "malformed", format!("The body cannot be read: {error}."))
    };
    let plain = RawValue::from_string("{}".into()).map_err(malformed)?;
    let NewTable { game, options, clock, listed, watch, patience, bots, name, seat, start } = table;
    let terms = Terms { options: options.as_deref().unwrap_or(&plain), clock, listed, watch, patience };
    let terms = serde_json::value::to_raw_value(&terms).map_err(malformed)?;
    let bots: Vec<_> = bots.into_iter().map(|bot| (bot.seat, bot.bot)).collect();
    let plan = Plan { game: &game, terms: Given::Written(&terms), bots: &bots, name, seat, start, listed };
    // Drawn up once, for somebody new as well: a long list of words takes its time.
    let drawn = front.house().draw_up(asker.who(), &plan)?;
    let who = asker.known(&front, |_| Ok::<(), Problem>(())).await?;
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
    responses((status = 200, body = Invitation), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn invitation(
    State(front): State<Front>,
    request: Request,
) -> Result<Json<Invitation>, Problem> {
    let (mut parts, _) = request.into_parts();
    front.count_join(&mut parts)?;
    let Path(code) =
        Path::<String>::from_request_parts(&mut parts, &front).await.map_err(|_| Problem::no_table())?;
    Ok(Json(shown(front.house().invited_to(&code).await?)))
}
