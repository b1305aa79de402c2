//! Who reads, and how they like it.

use axum::extract::FromRequestParts;
use axum::http::{HeaderMap, header, request::Parts};
use server::http::{Front, MaybeUser, cookie};
use std::convert::Infallible;
use web::{Language, Reader, Theme};

/// Whoever asks for a page.
pub(crate) struct PageReader(pub Reader);

impl FromRequestParts<Front> for PageReader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, front: &Front) -> Result<PageReader, Infallible> {
        let name = match MaybeUser::from_request_parts(parts, front).await {
            Ok(MaybeUser(Some(who))) => who.name,
            _ => String::new(),
        };
        let here = parts.uri.path_and_query().map_or("/", |path| path.as_str());
        Ok(PageReader(reader(&parts.headers, name, here)))
    }
}

/// The reader that these headers tell of.
pub(crate) fn reader(headers: &HeaderMap, name: String, here: &str) -> Reader {
    let accepted = || {
        let list = headers.get(header::ACCEPT_LANGUAGE).and_then(|list| list.to_str().ok());
        Language::accepted(list.unwrap_or_default())
    };
    Reader {
        language: cookie(headers, "language").and_then(Language::from_code).unwrap_or_else(accepted),
        theme: cookie(headers, "theme").and_then(Theme::from_code).unwrap_or_default(),
        sound: cookie(headers, "sound") == Some("on"),
        name,
        here: here.to_owned(),
    }
}
