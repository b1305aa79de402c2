//! Requests that change something come from our own pages, or from a program with a token.

use super::api_error::ApiError;
use super::front::Front;
use super::request_error::RequestError;
use super::session::has_token;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Whether a browser sent this from one of our own pages.
pub fn is_from_our_pages(front: &Front, headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value: &axum::http::HeaderValue| value.to_str().ok());
    match text(header::ORIGIN) {
        Some(origin) => {
            let host = origin.split_once("://").map(|(_, host)| host);
            host.is_some() && (host == text(header::HOST) || Some(origin) == front.site().public.as_deref())
        }
        // All browsers of today send one or the other with whatever changes something.
        None => text(header::HeaderName::from_static("sec-fetch-site"))
            .is_some_and(|site| matches!(site, "same-origin" | "none")),
    }
}

/// Refuses what another site makes a browser send. A cookie goes along with that; a token does not.
pub(crate) async fn same_site(State(front): State<Front>, request: Request, next: Next) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let headers = request.headers();
    // A program has no cookie that could be misused, and names no origin.
    let is_program =
        has_token(headers) || !(headers.contains_key(header::COOKIE) || headers.contains_key(header::ORIGIN));
    if changes && !is_program && !is_from_our_pages(&front, headers) {
        return ApiError::from(RequestError::OtherSite).into_response();
    }
    next.run(request).await
}
