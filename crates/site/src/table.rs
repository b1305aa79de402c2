//! The page of a table.

use crate::curtain::is_device;
use crate::games::{For, for_game};
use crate::invitation::invitation;
use crate::reader::Asker;
use crate::sorry::Sorry;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use bots::Cast;
use game::Viewer;
use maud::Markup;
use scene::Scene;
use server::http::{Front, Look, Problem};
use std::any::Any;
use web::table::Invitation;
use web::{At, Manner, Reader, Staged, table};

/// The address of the table for this viewer: all that comes before what is done there.
pub(crate) fn path_of(uri: &Uri) -> String {
    let steps = if is_device(uri.path()) { 4 } else { 3 };
    uri.path().split('/').take(steps).collect::<Vec<_>>().join("/")
}

/// Paints a scene whose game is known only by its name.
struct Paint<'a> {
    reader: &'a Reader,
    scene: Box<dyn Any>,
    manner: Manner,
    path: &'a str,
    invitation: Option<&'a Invitation>,
    notice: Option<Markup>,
}

impl For for Paint<'_> {
    type Out = Option<Markup>;

    fn game<G: Staged + Cast>(self) -> Option<Markup> {
        let scene = self.scene.downcast::<Scene<G>>().ok()?;
        let at = At { scene: &scene, words: self.reader.words(), manner: self.manner, path: self.path };
        Some(match self.manner {
            Manner::Tv => table::tv(self.reader, &at),
            _ => table::page(self.reader, &at, self.invitation, self.notice),
        })
    }
}

pub(crate) async fn page(State(front): State<Front>, request: Request) -> Result<Response, Sorry> {
    let (mut parts, _) = request.into_parts();
    let Ok(Asker(asker)) = Asker::from_request_parts(&mut parts, &front).await;
    let look = Look::from_request_parts(&mut parts, &front).await.map_err(Sorry::to(&asker))?;
    paint(&front, &parts, &asker, &look, None).await.map_err(Sorry::to(&asker))
}

/// The page as it stands now, perhaps with a word on what was refused.
pub(crate) async fn paint(
    front: &Front,
    parts: &Parts,
    asker: &Reader,
    look: &Look,
    notice: Option<Markup>,
) -> Result<Response, Problem> {
    let invitation = invitation(front, look, &parts.headers).await;
    let scene = look.live.scene(look.viewer, look.who.as_ref(), None);
    let path = path_of(&parts.uri);
    let what = Paint {
        reader: asker,
        scene,
        manner: Manner::Page,
        path: &path,
        invitation: invitation.as_ref(),
        notice,
    };
    let page = for_game(look.live.game(), what).flatten().ok_or_else(Problem::no_table)?;
    Ok(page.into_response())
}

/// The table on a large screen: what the public sees, whoever asks.
pub(crate) async fn tv(State(front): State<Front>, request: Request) -> Result<Response, Sorry> {
    let (mut parts, _) = request.into_parts();
    let Ok(Asker(asker)) = Asker::from_request_parts(&mut parts, &front).await;
    let sorry = Sorry::to(&asker);
    let look = Look::from_request_parts(&mut parts, &front).await.map_err(&sorry)?;
    if look.live.viewer(None, look.code.is_some()).is_none() {
        return Err(sorry(Problem::not_for_you()));
    }
    let scene = look.live.scene(Viewer::Public, None, None);
    let path = format!("{}/tv", path_of(&parts.uri));
    let what =
        Paint { reader: &asker, scene, manner: Manner::Tv, path: &path, invitation: None, notice: None };
    let page = for_game(look.live.game(), what).flatten();
    page.map(IntoResponse::into_response)
        .ok_or_else(|| sorry(Problem::new(StatusCode::NOT_FOUND, "no_table", "There is no such table.")))
}
