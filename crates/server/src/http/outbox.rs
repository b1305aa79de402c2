//! What waits to be sent to one address is bounded, be it an answer, an update over a WebSocket or an event of a stream:
//! whoever asks for much and reads little waits until they have read.

use super::address::{Address, address_of};
use super::api_error::ApiError;
use super::front::Front;
use super::request_error::RequestError;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http_body::{Frame, SizeHint};
use std::collections::HashMap;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, ready};

/// The most that waits for one address, in bytes.
const MOST: u64 = 16 << 20;

/// What is smaller than this is not counted: there are no more of these than connections.
const SMALL: u64 = 32 << 10;

/// As much room is asked for before somebody begins to listen: the largest first update fits in.
const FIRST: u64 = 512 << 10;

/// How much waits for each address.
#[derive(Clone, Default)]
pub(crate) struct Outbox(Arc<Mutex<HashMap<Address, u64>>>);

impl Outbox {
    fn waiting(&self) -> MutexGuard<'_, HashMap<Address, u64>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Room for something of this size, if there is some left. It is given back when this is dropped.
    pub fn reserve(&self, to: Address, size: usize) -> Option<Reserved> {
        let size = size as u64;
        if size <= SMALL {
            return Some(Reserved { of: self.clone(), to, size: 0 });
        }
        let mut waiting = self.waiting();
        let theirs = waiting.entry(to).or_default();
        // One answer alone is never too large.
        if *theirs > 0 && *theirs + size > MOST {
            metrics::counter!("safehouse_limited_total", "limit" => "outbox").increment(1);
            return None;
        }
        *theirs += size;
        Some(Reserved { of: self.clone(), to, size })
    }

    /// Refuses somebody who has so much to read already that nothing large can be added: before they are told of a table
    /// for as long as they listen.
    pub fn has_room(&self, to: Address) -> Result<(), ApiError> {
        let theirs = self.waiting().get(&to).copied().unwrap_or(0);
        if theirs + FIRST > MOST { Err(read_first()) } else { Ok(()) }
    }
}

fn read_first() -> ApiError {
    ApiError::from(RequestError::ReadFirst).again_after(5)
}

/// Room in the outbox, until it is dropped.
pub(crate) struct Reserved {
    of: Outbox,
    to: Address,
    size: u64,
}

impl Drop for Reserved {
    fn drop(&mut self) {
        if self.size == 0 {
            return;
        }
        let mut waiting = self.of.waiting();
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
    reserved: Arc<Reserved>,
}

/// A piece of an answer. It counts until it is written: the answer itself is done as soon as it has been handed over.
struct Piece {
    bytes: Bytes,
    _reserved: Arc<Reserved>,
}

impl AsRef<[u8]> for Piece {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

impl HttpBody for Counted {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let frame = ready!(Pin::new(&mut self.body).poll_frame(context));
        let count = |bytes| Bytes::from_owner(Piece { bytes, _reserved: self.reserved.clone() });
        Poll::Ready(frame.map(|frame| frame.map(|frame| frame.map_data(count))))
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
    match front.outbox().reserve(to, size as usize) {
        Some(reserved) => response.map(|body| Body::new(Counted { body, reserved: reserved.into() })),
        None => read_first().into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_waits_is_bounded_and_room_comes_back() {
        let outbox = Outbox::default();
        let [one, other] = [1, 2].map(|last| Address::new([192, 0, 2, last].into()));
        let most = MOST as usize;
        let kept: Vec<_> = (0..4).map(|_| outbox.reserve(one, most / 4).unwrap()).collect();
        assert!(outbox.reserve(one, SMALL as usize + 1).is_none());
        assert!(outbox.reserve(one, SMALL as usize).is_some(), "what is small is not counted");
        assert!(outbox.has_room(one).is_err() && outbox.has_room(other).is_ok());
        assert!(
            outbox.reserve(other, 2 * most).is_some(),
            "another's is their own, and one alone is never too large"
        );
        drop(kept);
        assert!(outbox.has_room(one).is_ok() && outbox.reserve(one, most).is_some());
        assert!(outbox.waiting().is_empty());
    }
}
