//! What waits to be sent to one address is bounded: whoever asks for much and reads little waits until they have read.

use super::address::{Address, address_of};
use super::front::Front;
use super::problem::Problem;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http_body::{Frame, SizeHint};
use std::collections::HashMap;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};

/// The most that waits for one address, in bytes.
const MOST: u64 = 16 << 20;

/// What is smaller than this is not counted: there are no more of these than connections.
const SMALL: u64 = 32 << 10;

/// How much waits for each address.
#[derive(Clone, Default)]
pub(crate) struct Outbox(Arc<Mutex<HashMap<Address, u64>>>);

impl Outbox {
    /// Room for an answer of this size, if there is some left.
    fn reserve(&self, to: Address, size: u64) -> Option<Reserved> {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let theirs = waiting.entry(to).or_default();
        // One answer alone is never too large.
        if *theirs > 0 && *theirs + size > MOST {
            return None;
        }
        *theirs += size;
        Some(Reserved { of: self.clone(), to, size })
    }
}

/// Room in the outbox, until it is dropped.
struct Reserved {
    of: Outbox,
    to: Address,
    size: u64,
}

impl Drop for Reserved {
    fn drop(&mut self) {
        let mut waiting = self.of.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(theirs) = waiting.get_mut(&self.to) {
            *theirs -= self.size;
            if *theirs == 0 {
                waiting.remove(&self.to);
            }
        }
    }
}

/// An answer that counts until it is sent, or nobody waits for it any more.
struct Counted {
    body: Body,
    _reserved: Reserved,
}

impl HttpBody for Counted {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// Counts large answers against the address they are for.
pub(crate) async fn count(State(front): State<Front>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let to = address_of(&front, &parts);
    let response = next.run(Request::from_parts(parts, body)).await;
    let Some(size) = response.body().size_hint().exact().filter(|size| *size > SMALL) else {
        return response;
    };
    match front.outbox().reserve(to, size) {
        Some(reserved) => response.map(|body| Body::new(Counted { body, _reserved: reserved })),
        None => {
            metrics::counter!("safehouse_limited_total", "limit" => "outbox").increment(1);
            let message = "Please read first what you have asked for.";
            Problem::new(StatusCode::SERVICE_UNAVAILABLE, "too_much", message).again_after(5).into_response()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_waits_is_bounded_and_room_comes_back() {
        let outbox = Outbox::default();
        let [one, other] = [1, 2].map(|last| Address::new([192, 0, 2, last].into()));
        let kept: Vec<_> = (0..4).map(|_| outbox.reserve(one, MOST / 4).unwrap()).collect();
        assert!(outbox.reserve(one, 1).is_none());
        assert!(
            outbox.reserve(other, 2 * MOST).is_some(),
            "another's is their own, and one alone is never too large"
        );
        drop(kept);
        assert!(outbox.reserve(one, MOST).is_some());
        assert!(outbox.0.lock().unwrap().is_empty());
    }
}
