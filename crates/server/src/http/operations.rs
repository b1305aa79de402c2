//! What hosts look at: whether the house is alive, ready, and how it does.

use super::address::address_of;
use super::api_error::ApiError;
use super::front::Front;
use super::request_error::RequestError;
use axum::Router;
use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::net::IpAddr;

pub(crate) fn router() -> Router<Front> {
    Router::new()
        .route("/healthz", get(async || "ok"))
        .route("/readyz", get(ready))
        .route("/metrics", get(figures))
        .method_not_allowed_fallback(not_that_way)
}

/// Whether the store can be written: something was, at most two seconds ago.
async fn ready(State(front): State<Front>) -> Response {
    match front.house().is_ready().await {
        Ok(()) => "ready".into_response(),
        Err(trouble) => ApiError::from(trouble).into_response(),
    }
}

/// What proxies add to the requests that they pass on.
const FORWARDED: [&str; 7] = [
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-forwarded-server",
    "x-real-ip",
];

/// Whether the request asks for this machine by its own name or address. A page of another site can make a browser on this
/// machine connect here under a name of its own (DNS rebinding), but cannot make it say another one.
fn asks_for_this_machine(headers: &HeaderMap) -> bool {
    let is_ours = |host: &HeaderValue| {
        let host = host.to_str().ok().and_then(|host| host.parse::<Authority>().ok());
        host.is_some_and(|host| {
            let name = host.host().trim_start_matches('[').trim_end_matches(']');
            let is_here = |address: IpAddr| {
                let address = address.to_canonical();
                address.is_loopback() || address.is_unspecified()
            };
            name.eq_ignore_ascii_case("localhost") || name.parse().is_ok_and(is_here)
        })
    };
    let mut hosts = headers.get_all(header::HOST).iter();
    hosts.next().is_some_and(is_ours) && hosts.all(is_ours)
}

/// Figures for Prometheus. They count refusals by rule, which players need not see: this machine alone may look, and
/// nobody by way of a proxy or under another name.
async fn figures(State(front): State<Front>, request: Request) -> Response {
    let (parts, _) = request.into_parts();
    let forwarded = FORWARDED.iter().any(|name| parts.headers.contains_key(*name));
    match front.metrics() {
        Some(metrics)
            if address_of(&front, &parts).is_here()
                && !forwarded
                && asks_for_this_machine(&parts.headers) =>
        {
            metrics::gauge!("safehouse_tables_in_memory").set(front.house().in_memory() as f64);
            ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], metrics.render()).into_response()
        }
        _ => nothing_here().await.into_response(),
    }
}

pub(crate) fn plain_pages() -> Router<Front> {
    Router::new().route("/", get(welcome)).fallback(nothing_here).method_not_allowed_fallback(not_that_way)
}

async fn welcome() -> &'static str {
    "Safehouse is at work. Programs find its API described at /api/openapi.json.\n"
}

/// The answer where there is something, but not for this method.
pub(crate) async fn not_that_way() -> ApiError {
    RequestError::NotThatWay.into()
}

pub(crate) async fn nothing_here() -> ApiError {
    RequestError::NothingHere.into()
}
