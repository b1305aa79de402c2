//! What every answer carries for safety, and what is logged of every request.

use super::address::address_of;
use super::front::Front;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::time::Instant;

const PROTECTION: [(HeaderName, HeaderValue); 7] = [
    (
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
             media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; \
             base-uri 'none'; frame-ancestors 'none'",
        ),
    ),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    // Stricter would make browsers send forms with the origin "null".
    (header::REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), microphone=(), geolocation=(), payment=()"),
    ),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
];

/// Adds what protects people to every answer.
pub(crate) async fn protect(State(front): State<Front>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in PROTECTION {
        headers.insert(name, value);
    }
    // What one person sees is kept for nobody, unless a page says otherwise.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    if front.site().public.as_deref().is_some_and(|public| public.starts_with("https://")) {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    response
}

/// Logs a request by its pattern: paths and queries hold ids and codes.
pub(crate) async fn tell(request: Request, next: Next) -> Response {
    let began = Instant::now();
    let method = request.method().clone();
    let path = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let response = next.run(request).await;
    let path = path.as_deref().unwrap_or("(other)");
    let status = response.status().as_u16();
    tracing::debug!(%method, path, status, took = ?began.elapsed(), "request");
    metrics::histogram!("safehouse_request_seconds", "path" => path.to_owned()).record(began.elapsed());
    response
}

/// Counts the requests of each address.
pub(crate) async fn count_requests(State(front): State<Front>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    if let Err(problem) = front.limits().request(address_of(&front, &parts)) {
        return problem.into_response();
    }
    next.run(Request::from_parts(parts, body)).await
}
