//! Keeps open pages up to date over a WebSocket.

use crate::curtain;
use crate::error_page::refusal;
use crate::form::{self, Fields};
use crate::invitation::invitation;
use crate::reader::PageReader;
use crate::table::path_of;
use axum::extract::{FromRequestParts, Request, State};
use axum::response::Response;
use scene::{Invitation, PageContext, Reader, Screen, Shown};
use serde::Deserialize;
use server::http::{ApiError, Envelope, Front, RequestError, Style, converse};
use server::table::{Projection, Wants};
use web::table::refusal as say_refusal;
use web::{FormFields, Words};

/// A conversation in parts of a page.
struct PageStyle {
    reader: Reader,
    path: String,
    screen: Screen,
    invitation: Option<Invitation>,
    shown: Shown,
}

/// What an open page sends.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sent {
    id: String,
    form: Fields,
}

impl Style for PageStyle {
    fn wants(&self) -> Wants {
        Wants { view: true, legal: true }
    }

    fn update(&mut self, projection: &dyn Projection) -> String {
        let to = PageContext {
            reader: &self.reader,
            screen: self.screen,
            path: &self.path,
            invitation: self.invitation.as_ref(),
            notice: None,
        };
        projection.update(&to, &mut self.shown)
    }

    fn read(&self, text: &str) -> Result<Envelope, ApiError> {
        let sent: Sent = serde_json::from_str(text)
            .map_err(|error| RequestError::MessageUnreadable { what: error.to_string() })?;
        if self.screen == Screen::Large {
            return Err(ApiError::not_for_you());
        }
        form::read(&FormFields(sent.form), Some(sent.id))
    }

    fn refused(&self, re: Option<&str>, problem: ApiError) -> String {
        let html = say_refusal(Words::of(self.reader.language), &refusal(&problem)).into_string();
        serde_json::json!({ "re": re, "refused": html, "why": problem.why() }).to_string()
    }
}

/// The page of a player, or of somebody who watches.
pub(crate) async fn page(State(front): State<Front>, request: Request) -> Result<Response, ApiError> {
    open(front, request, Screen::Own).await
}

/// The large screen.
pub(crate) async fn tv(State(front): State<Front>, request: Request) -> Result<Response, ApiError> {
    open(front, request, Screen::Large).await
}

async fn open(front: Front, request: Request, screen: Screen) -> Result<Response, ApiError> {
    let (mut parts, _) = request.into_parts();
    let Ok(PageReader(reader)) = PageReader::from_request_parts(&mut parts, &front).await;
    let mut look = curtain::look(&front, &mut parts).await?;
    let invitation =
        if screen == Screen::Own { invitation(&front, &look, &parts.headers).await } else { None };
    let path = path_of(&parts.uri);
    let path = if screen == Screen::Large { format!("{path}/tv") } else { path };
    let style = Box::new(PageStyle { reader, path, screen, invitation, shown: Shown::default() });
    if screen == Screen::Large {
        look = look.as_public()?;
    }
    converse(front, parts, look, style).await
}
