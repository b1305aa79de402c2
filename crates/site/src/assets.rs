//! Style sheets, scripts, icons.

use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use serde_json::json;
use web::assets;

/// A file by its name; the hash before it makes sure that a browser never keeps an old one.
pub(crate) async fn asset(Path((hash, name)): Path<(String, String)>) -> Response {
    let Some(asset) = assets::get(&name) else { return StatusCode::NOT_FOUND.into_response() };
    let kept = if asset.hash == hash { "public, max-age=31536000, immutable" } else { "no-cache" };
    ([(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, kept)], asset.body).into_response()
}

pub(crate) async fn favicon() -> Redirect {
    Redirect::permanent(&assets::url("icon.svg"))
}

/// What makes the site installable.
pub(crate) async fn manifest() -> Response {
    let manifest = json!({
        "name": "Safehouse",
        "short_name": "Safehouse",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#e9dfc6",
        "theme_color": "#2b3a55",
        "icons": [
            { "src": assets::url("icon.svg"), "sizes": "any", "type": "image/svg+xml", "purpose": "any" },
            { "src": assets::url("icon-maskable.svg"), "sizes": "any", "type": "image/svg+xml", "purpose": "maskable" },
        ],
    });
    ([(header::CONTENT_TYPE, "application/manifest+json")], manifest.to_string()).into_response()
}
