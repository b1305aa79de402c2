//! What can be said about something that is being typed: whether a clue may be given.

use axum::extract::{FromRequestParts, Request, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use server::http::{ApiError, Front, RequestError};
use server::table::Scope;

use crate::curtain;
use crate::form;
use crate::reader::PageReader;

/// The referee's answer. It depends on the visible words and the options alone, which everybody at the table knows.
pub(crate) async fn check(State(front): State<Front>, request: Request) -> Result<Response, ApiError> {
    let (mut parts, body) = request.into_parts();
    let Ok(PageReader(asker)) = PageReader::from_request_parts(&mut parts, &front).await;
    let look = curtain::look(&front, &mut parts).await?;
    let fields = form::receive(&front, Request::from_parts(parts, body)).await?;
    let projection = look.live.project(look.viewer, look.who.as_ref(), Scope::ALL)?;
    let field = |name: &str| fields.get(name).unwrap_or_default().to_owned();
    let said = projection.typed(&asker, &field).ok_or(RequestError::FormUnreadable)?;
    Ok(([(header::CONTENT_TYPE, "application/json")], said).into_response())
}
