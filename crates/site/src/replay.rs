//! A game that is over, step by step.

use crate::curtain;
use crate::error_page::{ErrorPage, of_house};
use crate::reader::PageReader;
use crate::table::path_of;
use axum::extract::{FromRequestParts, Query, Request, State};
use axum::response::Html;
use game::Viewer;
use scene::{PageContext, Screen};
use serde::Deserialize;
use server::http::Front;

#[derive(Deserialize, Default)]
pub(crate) struct Moment {
    /// From where.
    r#as: Option<String>,
    /// After how many steps.
    step: Option<usize>,
}

/// A moment of the game, from a seat or from above.
pub(crate) async fn page(State(front): State<Front>, request: Request) -> Result<Html<String>, ErrorPage> {
    let (mut parts, _) = request.into_parts();
    let Ok(PageReader(asker)) = PageReader::from_request_parts(&mut parts, &front).await;
    let sorry = ErrorPage::to(&asker);
    let look = curtain::look(&front, &mut parts).await.map_err(&sorry)?;
    let moment = Query::<Moment>::from_request_parts(&mut parts, &front).await;
    let moment = moment.map(|Query(moment)| moment).unwrap_or_default();
    let viewer = moment.r#as.and_then(|viewer| viewer.parse().ok()).unwrap_or(Viewer::Omniscient);
    // Without a step the end is shown.
    let first = moment.step.map_or(usize::MAX, scene::part_with);
    let replay = look.live.replay(look.viewer, look.who.as_ref(), viewer, first).await;
    let replay = replay.map_err(|trouble| sorry(of_house(trouble)))?;
    let path = path_of(&parts.uri);
    let to =
        PageContext { reader: &asker, screen: Screen::Replay, path: &path, invitation: None, notice: None };
    Ok(Html(replay.page(&to, moment.step)))
}
