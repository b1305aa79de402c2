//! The page of a table.

use crate::curtain::is_device;
use crate::error_page::ErrorPage;
use crate::invitation::invitation;
use crate::reader::PageReader;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::Uri;
use axum::http::request::Parts;
use axum::response::{Html, IntoResponse, Response};
use game::Viewer;
use maud::Markup;
use scene::{PageContext, Reader, Screen};
use server::http::{ApiError, Front, Look};
use server::table::Scope;

/// The address of the table for this viewer: all that comes before what is done there.
pub(crate) fn path_of(uri: &Uri) -> String {
    let steps = if is_device(uri.path()) { 4 } else { 3 };
    uri.path().split('/').take(steps).collect::<Vec<_>>().join("/")
}

pub(crate) async fn page(State(front): State<Front>, request: Request) -> Result<Response, ErrorPage> {
    let (mut parts, _) = request.into_parts();
    let Ok(PageReader(asker)) = PageReader::from_request_parts(&mut parts, &front).await;
    let look = Look::from_request_parts(&mut parts, &front).await.map_err(ErrorPage::to(&asker))?;
    paint(&front, &parts, &asker, &look, None).await.map_err(ErrorPage::to(&asker))
}

/// The page as it stands now, perhaps with a word on what was refused.
pub(crate) async fn paint(
    front: &Front,
    parts: &Parts,
    asker: &Reader,
    look: &Look,
    notice: Option<Markup>,
) -> Result<Response, ApiError> {
    let invitation = invitation(front, look, &parts.headers).await;
    let path = path_of(&parts.uri);
    let notice = notice.map(|notice| notice.0);
    let to = PageContext {
        reader: asker,
        screen: Screen::Own,
        path: &path,
        invitation: invitation.as_ref(),
        notice: notice.as_deref(),
    };
    let projection = look.live.project(look.viewer, look.who.as_ref(), Scope::ALL)?;
    Ok(Html(projection.page(&to)).into_response())
}

/// The table on a large screen: what the public sees, whoever asks.
pub(crate) async fn tv(State(front): State<Front>, request: Request) -> Result<Response, ErrorPage> {
    let (mut parts, _) = request.into_parts();
    let Ok(PageReader(asker)) = PageReader::from_request_parts(&mut parts, &front).await;
    let sorry = ErrorPage::to(&asker);
    let look = Look::from_request_parts(&mut parts, &front).await.map_err(&sorry)?;
    if look.live.viewer(None, look.code.is_some()).is_none() {
        return Err(sorry(ApiError::not_for_you()));
    }
    let path = format!("{}/tv", path_of(&parts.uri));
    let to =
        PageContext { reader: &asker, screen: Screen::Large, path: &path, invitation: None, notice: None };
    let projection =
        look.live.project(Viewer::Public, None, Scope::ALL).map_err(|error| sorry(error.into()))?;
    Ok(Html(projection.page(&to)).into_response())
}
