//! What is compressed how: pages as small as can be, what is large as fast as can be.

use axum::body::HttpBody;
use axum::http::Response;
use tower_http::compression::predicate::{DefaultPredicate, Predicate};

/// What is larger than this, in bytes, would take more than a moment to be made as small as can be.
const LARGE: u64 = 128 << 10;

/// What is worth compressing, and small.
#[derive(Clone, Copy)]
pub(crate) struct Small;

impl Predicate for Small {
    fn should_compress<B: HttpBody>(&self, response: &Response<B>) -> bool {
        response.body().size_hint().exact().is_some_and(|size| size <= LARGE)
            && DefaultPredicate::new().should_compress(response)
    }
}
