//! A JSON body, or a sentence about what is wrong with it.

use super::api_error::ApiError;
use super::request_error::RequestError;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, Request};
use axum::http::{StatusCode, header};
use serde::de::DeserializeOwned;

/// The largest body that is taken, in bytes. Confusion's own movers and Duet's own word lists fit in.
pub(crate) const LARGEST: usize = 64 * 1024;

/// The answer to a body that could not be taken in.
pub(super) fn unread(rejection: &BytesRejection) -> ApiError {
    if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
        return RequestError::BodyTooLarge { most: LARGEST }.into();
    }
    RequestError::BodyCutShort.into()
}

/// A JSON body.
pub(crate) struct Body<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, ApiError> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let is_json = |kind: &str| kind.split(';').next().unwrap_or_default().trim() == "application/json";
        if !kind.is_some_and(is_json) {
            return Err(RequestError::BodyNotJson.into());
        }
        let bytes = Bytes::from_request(request, state).await.map_err(|rejection| unread(&rejection))?;
        let unreadable = |error: serde_json::Error| RequestError::BodyUnreadable { what: error.to_string() };
        Ok(Body(serde_json::from_slice(&bytes).map_err(unreadable)?))
    }
}
