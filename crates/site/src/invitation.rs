//! Invitations: links, codes and QR codes.

use crate::error_page::{ErrorPage, of_house};
use crate::reader::PageReader;
use axum::extract::{FromRequestParts, Path, Query, Request, State};
use axum::http::HeaderMap;
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use qrcode::{QrCode, render::svg};
use scene::Invitation;
use serde::Deserialize;
use server::TableHandle;
use server::http::{ApiError, Front, Look};

/// Follows a link: on to the table, with the code in hand.
pub(crate) async fn follow(State(front): State<Front>, request: Request) -> Result<Redirect, ErrorPage> {
    let (mut parts, _) = request.into_parts();
    let Ok(PageReader(asker)) = PageReader::from_request_parts(&mut parts, &front).await;
    let sorry = ErrorPage::to(&asker);
    front.count_join(&mut parts).map_err(&sorry)?;
    let path = Path::<String>::from_request_parts(&mut parts, &front).await;
    let Path(code) = path.map_err(|_| sorry(ApiError::no_table()))?;
    let row = front.house().invited_to(&code).await.map_err(|trouble| sorry(of_house(trouble)))?;
    let code = code.trim().to_uppercase();
    Ok(Redirect::to(&format!("/t/{}?code={code}", row.id)))
}

#[derive(Deserialize)]
pub(crate) struct Typed {
    #[serde(default)]
    code: String,
}

/// A code that somebody typed on the first page.
pub(crate) async fn typed(Query(typed): Query<Typed>) -> Response {
    let code: String = typed.code.chars().filter(char::is_ascii_alphanumeric).take(16).collect();
    if code.is_empty() {
        Redirect::to("/").into_response()
    } else {
        Redirect::to(&format!("/j/{code}")).into_response()
    }
}

/// How others get in, for those who may know: whoever sits there or brought the code.
pub(crate) async fn invitation(front: &Front, look: &Look, headers: &HeaderMap) -> Option<Invitation> {
    let inside = matches!(look.viewer, game::Viewer::Seat(_))
        || look.code.is_some()
        || look.who.as_ref().is_some_and(|who| look.live.host() == who.person);
    if !inside {
        return None;
    }
    let row = front.house().store().table(&look.live.id()).await.ok()??;
    let code = row.invite?.code;
    let link = format!("{}/j/{code}", origin(front, headers));
    let qr = QrCode::new(&link).ok()?;
    let qr = qr.render::<svg::Color<'_>>().quiet_zone(true).min_dimensions(160, 160).build();
    // The drawing stands inside a page: no declaration before it.
    let qr = qr.split_once("?>").map(|(_, drawing)| drawing.to_owned()).unwrap_or(qr);
    Some(Invitation { code, link, qr, levels: levels(front, &look.live) })
}

fn levels(front: &Front, live: &TableHandle) -> &'static [&'static str] {
    let game = live.game();
    front.house().games().names().find(|(name, _)| *name == game).map(|(_, bots)| bots).unwrap_or_default()
}

/// Where people reach the house.
fn origin(front: &Front, headers: &HeaderMap) -> String {
    if let Some(public) = &front.site().public {
        return public.clone();
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    format!("http://{host}")
}
