//! One device passed around: whose curtain is open, and which browser session may look behind it.
//!
//! A table has at most one open curtain. Opening one draws a pass, a session cookie for that seat's addresses alone; its
//! hash is kept in the store, so that every node knows it. It is good for one showing of the page and for what that page
//! then asks, until the device is passed on, another curtain of the table is opened, or any curtain of it is shown: a page
//! that is asked for again (back, reload, history, a typed address) meets the curtain.

use super::api_error::ApiError;
use super::front::Front;
use super::request_error::RequestError;
use super::session::{Token, cookie, secure};
use crate::random;
use axum::http::{HeaderMap, HeaderValue};
use game::Seat;
use store::{PersonId, TableId, TokenHash};

/// The name of the cookie that holds a pass.
const COOKIE: &str = "curtain";

/// Whether the page has been shown for a pass.
const UNSEEN: u8 = 0;
const SEEN: u8 = 1;

/// What lets somebody look behind the curtain of one seat.
#[derive(Clone, Copy)]
pub struct Pass {
    table: TableId,
    seat: Seat,
    hash: TokenHash,
}

impl Pass {
    /// The pass that a browser shows for this seat, whatever it is worth.
    pub fn shown(headers: &HeaderMap, table: TableId, seat: Seat) -> Option<Pass> {
        let hash = Token::read(cookie(headers, COOKIE)?)?.hash();
        Some(Pass { table, seat, hash })
    }

    /// Opens the curtain of this seat and closes every other of the table. Gives the cookie that holds the pass.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn open(front: &Front, table: TableId, seat: Seat) -> Result<Option<HeaderValue>, ApiError> {
        let token = Token::draw();
        let pass = Pass { table, seat, hash: token.hash() };
        pass.keep(front, UNSEEN).await?;
        Ok(set_cookie(front, table, seat, token.reveal(), ""))
    }

    /// Whether the curtain is open for this pass.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn is_open(&self, front: &Front) -> Result<bool, ApiError> {
        let kept = kept(front, &self.table).await?;
        Ok([UNSEEN, SEEN].iter().any(|seen| kept == self.body(*seen)))
    }

    /// Whether the page may be shown for this pass: once.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn use_up(&self, front: &Front) -> Result<bool, ApiError> {
        let unseen = kept(front, &self.table).await? == self.body(UNSEEN);
        if unseen {
            self.keep(front, SEEN).await?;
        }
        Ok(unseen)
    }

    async fn keep(&self, front: &Front, seen: u8) -> Result<(), ApiError> {
        Ok(front.house().store().set_notebook(&self.table, &device(&self.table), self.body(seen)).await?)
    }

    fn body(&self, seen: u8) -> Vec<u8> {
        let mut body = vec![self.seat.index() as u8, seen];
        body.extend(self.hash.bytes());
        body
    }
}

/// Closes whatever curtain of the table is open. Gives a cookie that makes the browser forget the pass to this seat.
///
/// # Errors
/// If the store fails.
pub async fn close_curtain(
    front: &Front,
    table: TableId,
    seat: Seat,
) -> Result<Option<HeaderValue>, ApiError> {
    if !kept(front, &table).await?.is_empty() {
        front.house().store().set_notebook(&table, &device(&table), Vec::new()).await?;
    }
    Ok(set_cookie(front, table, seat, "", "; Max-Age=0"))
}

/// What somebody is told who is not let behind a curtain.
pub(crate) const CLOSED: &str = "curtain";

impl ApiError {
    /// The seat's curtain is closed.
    pub fn curtain_closed() -> ApiError {
        RequestError::CurtainClosed.into()
    }

    /// Whether it is that a curtain is closed.
    pub fn is_closed_curtain(&self) -> bool {
        self.why() == CLOSED
    }
}

async fn kept(front: &Front, table: &TableId) -> Result<Vec<u8>, ApiError> {
    Ok(front.house().store().notebook(table, &device(table)).await?.unwrap_or_default())
}

/// The device has a page of its own in the table's notebooks, under an id that nobody else is ever given.
fn device(table: &TableId) -> PersonId {
    PersonId::new(random::derived(b"device", table.bytes(), &[]))
}

fn set_cookie(front: &Front, table: TableId, seat: Seat, pass: &str, until: &str) -> Option<HeaderValue> {
    let cookie = format!(
        "{COOKIE}={pass}; Path=/h/{table}/{}{until}; HttpOnly; SameSite=Strict{}",
        seat.index(),
        secure(front)
    );
    let mut value = HeaderValue::from_str(&cookie).ok()?;
    value.set_sensitive(true);
    Some(value)
}
