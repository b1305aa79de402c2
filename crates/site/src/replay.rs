//! A game that is over, step by step.

use crate::curtain;
use crate::games::{For, for_game};
use crate::reader::Asker;
use crate::sorry::{Sorry, of_house};
use crate::table::path_of;
use axum::extract::{FromRequestParts, Query, Request, State};
use bots::Cast;
use game::Viewer;
use maud::Markup;
use scene::{Replay, Scene};
use serde::Deserialize;
use server::http::{Front, Problem};
use std::any::Any;
use web::{Reader, Staged, pages};

#[derive(Deserialize, Default)]
pub(crate) struct Moment {
    /// From where.
    r#as: Option<String>,
    /// After how many steps.
    step: Option<usize>,
}

struct Paint<'a> {
    reader: &'a Reader,
    scene: Box<dyn Any>,
    replay: Box<dyn Any>,
    path: &'a str,
    step: Option<usize>,
}

impl For for Paint<'_> {
    type Out = Option<Markup>;

    fn game<G: Staged + Cast>(self) -> Option<Markup> {
        let scene = self.scene.downcast::<Scene<G>>().ok()?;
        let replay = self.replay.downcast::<Replay<G>>().ok()?;
        Some(pages::replay(self.reader, *scene, *replay, self.path, self.step))
    }
}

/// A moment of the game, from a seat or from above.
pub(crate) async fn page(State(front): State<Front>, request: Request) -> Result<Markup, Sorry> {
    let (mut parts, _) = request.into_parts();
    let Ok(Asker(asker)) = Asker::from_request_parts(&mut parts, &front).await;
    let sorry = Sorry::to(&asker);
    let look = curtain::look(&front, &mut parts).await.map_err(&sorry)?;
    let moment = Query::<Moment>::from_request_parts(&mut parts, &front).await;
    let moment = moment.map(|Query(moment)| moment).unwrap_or_default();
    let viewer = moment.r#as.and_then(|viewer| viewer.parse().ok()).unwrap_or(Viewer::Omniscient);
    // Without a step the end is shown.
    let first = moment.step.map_or(usize::MAX, scene::part_with);
    let replay = look.live.steps(viewer, first).await.map_err(|trouble| sorry(of_house(trouble)))?;
    let scene = look.live.scene(look.viewer, look.who.as_ref(), None);
    let path = path_of(&parts.uri);
    let what = Paint { reader: &asker, scene, replay, path: &path, step: moment.step };
    for_game(look.live.game(), what).flatten().ok_or_else(|| sorry(Problem::no_table()))
}
