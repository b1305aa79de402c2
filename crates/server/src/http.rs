//! The house by HTTP: the JSON API, the WebSocket, the stream, and what hosts look at.

mod address;
mod api;
mod api_error;
mod asking;
mod body;
mod compression;
mod curtain;
mod front;
mod headers;
mod limits;
mod listener;
mod operations;
mod outbox;
mod receive;
mod request_error;
mod same_site;
mod session;
mod socket;
mod stream;
mod style;
mod table_access;

pub(crate) use address::Address;

pub use api::openapi;
pub use api_error::ApiError;
pub use asking::{Envelope, ask};
pub use curtain::{Pass, close_curtain};
pub use front::{Front, SiteRules, app};
pub use limits::LimitRules;
pub use request_error::RequestError;
pub use same_site::is_from_our_pages;
pub use session::{MaybeUser, Newcomer, Requester, SignedIn, Token, Visitor, cookie, set_cookie, take_in};
pub use socket::converse;
pub use style::Style;
pub use table_access::{Look, table_of};
