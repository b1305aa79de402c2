//! Whether a clue may be given, told while it is typed.

use axum::Json;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use duet::Duet;
use scene::Scene;
use server::http::{Front, Problem};
use web::duet::duet_clue_check;

use crate::curtain;
use crate::form;
use crate::reader::Asker;

/// The referee's answer. It depends on the visible words and the options alone, which everybody at the table knows.
pub(crate) async fn check(State(front): State<Front>, request: Request) -> Result<Response, Problem> {
    let (mut parts, body) = request.into_parts();
    let Ok(Asker(asker)) = Asker::from_request_parts(&mut parts, &front).await;
    let look = curtain::look(&front, &mut parts).await?;
    let malformed = || Problem::new(StatusCode::BAD_REQUEST, "malformed", "That form cannot be read.");
    let fields = form::receive(&front, Request::from_parts(parts, body)).await?;
    let scene = look.live.scene(look.viewer, look.who.as_ref(), None).downcast::<Scene<Duet>>();
    let scene = scene.map_err(|_| malformed())?;
    let view = scene.view.as_ref().ok_or_else(malformed)?;
    let (word, number) = (fields.get("word").unwrap_or_default(), fields.get("number").unwrap_or_default());
    Ok(Json(duet_clue_check(asker.words(), view, word, number)).into_response())
}
