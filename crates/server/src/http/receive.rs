//! Taking a request's body in: not too much of it, and not for ever.

use super::api_error::ApiError;
use super::body::unread;
use super::request_error::RequestError;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::time::Duration;
use tokio::time::timeout;

/// How long a body may take to arrive.
const PATIENCE: Duration = Duration::from_secs(15);

/// Has the whole body before anybody works with it, so that one that never comes to its end holds nothing up.
pub(crate) async fn receive(request: Request, next: Next) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    let request = Request::from_parts(parts.clone(), body);
    match timeout(PATIENCE, Bytes::from_request(request, &())).await {
        Ok(Ok(bytes)) => next.run(Request::from_parts(parts, Body::from(bytes))).await,
        Ok(Err(rejection)) => unread(&rejection).into_response(),
        Err(_) => {
            let problem = ApiError::from(RequestError::BodyLate);
            // What may still come of the body is nobody's next request.
            ([(header::CONNECTION, HeaderValue::from_static("close"))], problem).into_response()
        }
    }
}
