//! The curtain before every seat of one device: opening it, passing the device on, and what is behind it.

use crate::error_page::ErrorPage;
use crate::hot_seat::next_seat;
use crate::reader::PageReader;
use crate::table::{paint, path_of};
use axum::extract::{FromRequestParts, Path, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use game::{Seat, Viewer};
use server::http::{ApiError, Front, Look, Pass, close_curtain};
use std::collections::HashMap;
use web::pages;

/// Whether an address is a seat's at a device that is passed around.
pub(crate) fn is_device(path: &str) -> bool {
    path.starts_with("/h/")
}

/// A look at the table that the request names. At a device that is passed around it takes an open curtain: behind a closed
/// one a seat may do nothing and learn nothing.
pub(crate) async fn look(front: &Front, parts: &mut Parts) -> Result<Look, ApiError> {
    if !is_device(parts.uri.path()) {
        return Look::from_request_parts(parts, front).await;
    }
    let (mut look, seat) = before(front, parts).await?;
    let pass = Pass::shown(&parts.headers, look.live.id(), seat).ok_or_else(ApiError::curtain_closed)?;
    if !pass.is_open(front).await? {
        return Err(ApiError::curtain_closed());
    }
    look.pass = Some(pass);
    Ok(look)
}

/// Somebody at the device, before the curtain of the seat that the request names; all others are sent away, even where
/// people may watch: they do so at the table's own address.
async fn before(front: &Front, parts: &mut Parts) -> Result<(Look, Seat), ApiError> {
    let look = Look::from_request_parts(parts, front).await?;
    let path = Path::<HashMap<String, String>>::from_request_parts(parts, front).await;
    let seat = path.ok().and_then(|Path(path)| path.get("seat")?.parse().ok()).and_then(Seat::new);
    match seat {
        Some(seat) if look.viewer == Viewer::Seat(seat) => Ok((look, seat)),
        _ => Err(ApiError::not_for_you()),
    }
}

/// The seat's page if its curtain was opened just now; else the curtain, which closes whatever was open.
pub(crate) async fn page(State(front): State<Front>, request: Request) -> Result<Response, ErrorPage> {
    let (mut parts, _) = request.into_parts();
    let Ok(PageReader(mut asker)) = PageReader::from_request_parts(&mut parts, &front).await;
    asker.here = path_of(&parts.uri);
    let sorry = ErrorPage::to(&asker);
    let (look, seat) = before(&front, &mut parts).await.map_err(&sorry)?;
    let table = look.live.id();
    if let Some(pass) = Pass::shown(&parts.headers, table, seat)
        && pass.use_up(&front).await.map_err(&sorry)?
    {
        return paint(&front, &parts, &asker, &look, None).await.map_err(&sorry);
    }
    let forget = close_curtain(&front, table, seat).await.map_err(&sorry)?;
    let name = look.who.as_ref().map(|who| who.name.clone()).unwrap_or_default();
    let curtain = pages::curtain(&asker, look.live.game(), &name, &format!("{}/open", asker.here));
    Ok(with_cookie(curtain.into_response(), forget))
}

/// Opens the curtain.
pub(crate) async fn open(State(front): State<Front>, request: Request) -> Result<Response, ErrorPage> {
    let (mut parts, _) = request.into_parts();
    let Ok(PageReader(asker)) = PageReader::from_request_parts(&mut parts, &front).await;
    let sorry = ErrorPage::to(&asker);
    let (look, seat) = before(&front, &mut parts).await.map_err(&sorry)?;
    let pass = Pass::open(&front, look.live.id(), seat).await.map_err(&sorry)?;
    Ok(with_cookie(Redirect::to(&path_of(&parts.uri)).into_response(), pass))
}

/// Passes the device on: the curtain is closed before the page goes, and the next one's is shown.
pub(crate) async fn pass_on(State(front): State<Front>, request: Request) -> Result<Response, ErrorPage> {
    let (mut parts, _) = request.into_parts();
    let Ok(PageReader(asker)) = PageReader::from_request_parts(&mut parts, &front).await;
    let sorry = ErrorPage::to(&asker);
    let (look, seat) = before(&front, &mut parts).await.map_err(&sorry)?;
    let forget = close_curtain(&front, look.live.id(), seat).await.map_err(&sorry)?;
    let next = next_seat(&look.live).unwrap_or(seat);
    let next = Redirect::to(&format!("/h/{}/{}", look.live.id(), next.index()));
    Ok(with_cookie(next.into_response(), forget))
}

/// Back to the page that a form was sent from. Where there is a curtain, its sender gets a new pass: the answer is theirs.
pub(crate) async fn back(front: &Front, look: &Look, path: &str) -> Result<Response, ApiError> {
    let pass = match look.viewer {
        Viewer::Seat(seat) if is_device(path) => Pass::open(front, look.live.id(), seat).await?,
        _ => None,
    };
    Ok(with_cookie(Redirect::to(path).into_response(), pass))
}

fn with_cookie(mut response: Response, cookie: Option<HeaderValue>) -> Response {
    if let Some(cookie) = cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}
