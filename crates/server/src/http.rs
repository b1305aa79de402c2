//! The house by HTTP: the JSON API, the WebSocket, the stream, and what hosts look at.

mod acquaint;
mod address;
mod api;
mod asking;
mod body;
mod compression;
mod curtain;
mod front;
mod headers;
mod limits;
mod listener;
mod look;
mod operations;
mod outbox;
mod problem;
mod receive;
mod same_site;
mod socket;
mod stream;
mod style;

pub(crate) use address::Address;

pub use acquaint::{Asker, Known, Newcomer, Someone, Token, Visitor, cookie, set_cookie, take_in};
pub use api::openapi;
pub use asking::{Envelope, ask};
pub use curtain::{Pass, close_curtain};
pub use front::{Front, SiteRules, app};
pub use limits::LimitRules;
pub use look::{Look, table_of};
pub use problem::Problem;
pub use same_site::is_from_our_pages;
pub use socket::converse;
pub use style::Style;
