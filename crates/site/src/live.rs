//! Keeps open pages up to date over a WebSocket.

use crate::curtain;
use crate::form::{self, Fields};
use crate::games::{For, for_game};
use crate::invitation::invitation;
use crate::reader::Asker;
use crate::sorry::refusal;
use crate::table::path_of;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use bots::Cast;
use game::Viewer;
use scene::Scene;
use serde::Deserialize;
use server::Who;
use server::http::{Envelope, Front, Problem, Style, converse};
use server::table::Sitting;
use std::marker::PhantomData;
use web::table::{Invitation, Painter, refusal as say_refusal};
use web::{At, FormFields, Manner, Reader, Staged};

/// A conversation in parts of a page.
struct PageStyle<G> {
    reader: Reader,
    path: String,
    manner: Manner,
    invitation: Option<Invitation>,
    painter: Painter,
    game: PhantomData<fn() -> G>,
}

/// What an open page sends.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sent {
    id: String,
    form: Fields,
}

impl<G: Staged + Cast> Style for PageStyle<G> {
    fn update(
        &mut self,
        sitting: &dyn Sitting,
        viewer: Viewer,
        who: Option<&Who>,
        since: Option<u64>,
    ) -> String {
        let person = who.map(|who| &who.person);
        let Ok(scene) = sitting.scene(viewer, person, since, server::now()).downcast::<Scene<G>>() else {
            return String::new();
        };
        let at = At { scene: &scene, words: self.reader.words(), manner: self.manner, path: &self.path };
        self.painter.update(&at, since, self.invitation.as_ref())
    }

    fn read(&self, text: &str) -> Result<Envelope, Problem> {
        let sent: Sent = serde_json::from_str(text).map_err(|_| {
            Problem::new(StatusCode::BAD_REQUEST, "malformed", "That message cannot be read.")
        })?;
        if self.manner == Manner::Tv {
            return Err(Problem::not_for_you());
        }
        form::read(&FormFields(sent.form), Some(sent.id))
    }

    fn refused(&self, re: Option<&str>, problem: Problem) -> String {
        let html = say_refusal(self.reader.words(), &refusal(G::NAME, &problem)).into_string();
        serde_json::json!({ "re": re, "refused": html, "why": problem.why() }).to_string()
    }
}

struct MakeStyle {
    reader: Reader,
    path: String,
    manner: Manner,
    invitation: Option<Invitation>,
}

impl For for MakeStyle {
    type Out = Box<dyn Style>;

    fn game<G: Staged + Cast>(self) -> Box<dyn Style> {
        let MakeStyle { reader, path, manner, invitation } = self;
        Box::new(PageStyle::<G> {
            reader,
            path,
            manner,
            invitation,
            painter: Painter::default(),
            game: PhantomData,
        })
    }
}

/// The page of a player, or of somebody who watches.
pub(crate) async fn page(State(front): State<Front>, request: Request) -> Result<Response, Problem> {
    open(front, request, Manner::Page).await
}

/// The large screen.
pub(crate) async fn tv(State(front): State<Front>, request: Request) -> Result<Response, Problem> {
    open(front, request, Manner::Tv).await
}

async fn open(front: Front, request: Request, manner: Manner) -> Result<Response, Problem> {
    let (mut parts, _) = request.into_parts();
    let Ok(Asker(reader)) = Asker::from_request_parts(&mut parts, &front).await;
    let mut look = curtain::look(&front, &mut parts).await?;
    let invitation =
        if manner == Manner::Page { invitation(&front, &look, &parts.headers).await } else { None };
    let path = path_of(&parts.uri);
    let path = if manner == Manner::Tv { format!("{path}/tv") } else { path };
    let make = MakeStyle { reader, path, manner, invitation };
    let style = for_game(look.live.game(), make).ok_or_else(Problem::no_table)?;
    if manner == Manner::Tv {
        look = look.as_public()?;
    }
    converse(front, parts, look, style).await
}
