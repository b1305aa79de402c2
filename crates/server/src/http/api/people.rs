//! Who you are.

use super::schema::{BotToken, Me, NewName};
use crate::house::User;
use crate::http::address::address_of;
use crate::http::api_error::ApiError;
use crate::http::body::Body;
use crate::http::front::Front;
use crate::http::session::{MaybeUser, SignedIn, Token, Visitor, take_in};
use axum::Json;
use axum::extract::{FromRequest, FromRequestParts, Request, State};
use store::{Kind, PersonChange};

/// A token for a program that plays over this API.
#[utoipa::path(post, path = "/api/bots", tag = "people", request_body = NewName, security(()),
    responses((status = 200, body = BotToken), (status = 429, body = ApiError)))]
pub(crate) async fn new_bot(
    State(front): State<Front>,
    request: Request,
) -> Result<Json<BotToken>, ApiError> {
    let (parts, body) = request.into_parts();
    front.limits().table(address_of(&front, &parts))?;
    let Body(NewName { name }) = Body::from_request(Request::from_parts(parts, body), &front).await?;
    let token = Token::draw();
    take_in(&front, token.hash(), Kind::Bot, name.as_str()).await?;
    Ok(Json(BotToken { token: token.reveal().into(), name: name.as_str().into() }))
}

/// Who you are.
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Me)))]
pub(crate) async fn me(MaybeUser(who): MaybeUser) -> Json<Me> {
    let (name, program) = who.map(|who| (who.name, who.program)).unwrap_or_default();
    Json(Me { name, program })
}

/// Another name for you, from the next table on.
#[utoipa::path(put, path = "/api/me", tag = "people", request_body = NewName,
    responses((status = 200, body = Me), (status = 400, body = ApiError)))]
pub(crate) async fn rename_me(State(front): State<Front>, request: Request) -> Result<Json<Me>, ApiError> {
    let (mut parts, body) = request.into_parts();
    let sent = Request::from_parts(parts.clone(), body);
    let Body(NewName { name }) = Body::from_request(sent, &front).await?;
    let SignedIn(who) = SignedIn::from_request_parts(&mut parts, &front).await?;
    let name = name.as_str().to_owned();
    let change = PersonChange { name: Some(name.clone()), ..PersonChange::default() };
    front.house().store().change_person(&who.person, change).await?;
    let program = who.program;
    if let Some(visitor) = parts.extensions.get::<Visitor>() {
        front.remember(visitor.hash(), User { name: name.clone(), ..who });
    }
    Ok(Json(Me { name, program }))
}

/// The tables where you sit, newest first.
#[utoipa::path(get, path = "/api/me/tables", tag = "people",
    responses((status = 200, body = Vec<super::schema::Invitation>)))]
pub(crate) async fn my_tables(
    State(front): State<Front>,
    MaybeUser(who): MaybeUser,
) -> Result<Json<Vec<super::schema::Invitation>>, ApiError> {
    let Some(who) = who else { return Ok(Json(Vec::new())) };
    let rows = front.house().store().tables_of(&who.person, 50).await?;
    Ok(Json(rows.into_iter().map(super::tables::shown).collect()))
}
