//! A JSON body, or a sentence about what is wrong with it.

use super::problem::Problem;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, Request};
use axum::http::{StatusCode, header};
use serde::de::DeserializeOwned;

/// The largest body that is taken, in bytes. Confusion's own movers and Duet's own word lists fit in.
pub(crate) const LARGEST: usize = 64 * 1024;

/// The answer to a body that could not be taken in.
pub(super) fn unread(rejection: &BytesRejection) -> Problem {
    if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
        let message = format!("The body is too large: {LARGEST} bytes are the most.");
        return Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "malformed", message);
    }
    Problem::new(StatusCode::BAD_REQUEST, "malformed", "The body could not be read to its end.")
}

/// A JSON body.
pub(crate) struct Body<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Problem> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let is_json = |kind: &str| kind.split(';').next().unwrap_or_default().trim() == "application/json";
        if !kind.is_some_and(is_json) {
            let message = "The body has to be JSON: send it as application/json.";
            return Err(Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "malformed", message));
        }
        let bytes = Bytes::from_request(request, state).await.map_err(|rejection| unread(&rejection))?;
        serde_json::from_slice(&bytes).map(Body).map_err(|error| {
            Problem::new(StatusCode::BAD_REQUEST, "malformed", format!("The body cannot be read: {error}."))
        })
    }
}
