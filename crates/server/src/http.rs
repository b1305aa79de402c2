//! The house by HTTP: the JSON API, the WebSocket, the stream, and what hosts look at.

mod acquaint;
mod address;
mod api;
mod asking;
mod body;
mod front;
mod headers;
mod limits;
mod listener;
mod look;
mod operations;
mod problem;
mod receive;
mod same_site;
mod socket;
mod stream;

pub use api::openapi;
pub use front::{Front, SiteRules, app};
pub use limits::LimitRules;
