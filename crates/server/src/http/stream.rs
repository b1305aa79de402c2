//! A table as a stream of server-sent events, for programs that only listen.

use super::address::{Address, address_of};
use super::api_error::ApiError;
use super::front::Front;
use super::limits::Connection;
use super::listener::{Listener, News};
use super::outbox::Reserved;
use super::socket::stop;
use super::style::Plain;
use super::table_access::{Look, Manner, Mark};
use axum::extract::{FromRequestParts, Request, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::{Stream, stream};
use std::convert::Infallible;
use std::time::Duration;
use tokio::sync::watch;

/// What you are told, as it happens: first all of it, or what is new since your mark, then each update as it comes.
///
/// Every event is an `update`: its data is the update as one line of JSON (the schema `Update`), its id the mark to resume
/// from, such as `seat:0/12`. Send the last id back as `Last-Event-ID`, or as `since`, and nothing is missed and nothing
/// told twice. Several events of the table may come in one update. A line that starts with a colon is a sign of life. A
/// stream ends where too much waits to be read at your address: read it and come back.
#[utoipa::path(
    get, path = "/api/tables/{id}/stream", tag = "tables",
    params(("id" = String, Path), ("since" = Option<String>, Query, description = "Such as `seat:0/12`"),
        ("Last-Event-ID" = Option<String>, Header, description = "The same; it is preferred"),
        ("legal" = Option<bool>, Query, description = "Whether updates shall say what you may do (`legal`); no, unless asked"),
        ("view" = Option<bool>, Query, description = "Whether updates shall say how things stand (`view`); yes, unless told otherwise"),
        ("code" = Option<String>, Query, description = "The table's code, for those who have no seat")),
    responses((status = 200, content_type = "text/event-stream", description = "Updates, one an event", body = String),
        (status = 403, body = ApiError), (status = 404, body = ApiError), (status = 503, body = ApiError))
)]
pub(crate) async fn stream_of(
    State(front): State<Front>,
    request: Request,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, ApiError> {
    let (mut parts, _) = request.into_parts();
    let look = Look::from_request_parts(&mut parts, &front).await?;
    let last = parts.headers.get("last-event-id").and_then(|last| last.to_str().ok()).map(str::to_owned);
    let manner = Manner::of(&mut parts, &front).await;
    let from = address_of(&front, &parts);
    front.outbox().has_room(from)?;
    let connection = front.limits().connection(from)?;
    let style = Box::new(Plain { wants: manner.wants() });
    let mark = last.or(manner.since);
    let stopping = front.stopping();
    let listener = Listener::new(front, look, mark.as_deref(), style).ok_or_else(ApiError::no_table)?;
    let telling = Telling { listener, from, stopping, first: true, waiting: None, _connection: connection };
    let events = stream::unfold(telling, |mut telling| async move {
        let event = telling.next().await?;
        Some((Ok(event), telling))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(Duration::from_secs(15))))
}

/// A stream under way.
struct Telling {
    listener: Listener,
    from: Address,
    stopping: watch::Receiver<bool>,
    first: bool,
    /// The room of the last event. Nobody asks for the next before it is written.
    waiting: Option<Reserved>,
    _connection: Connection,
}

impl Telling {
    async fn next(&mut self) -> Option<Event> {
        self.waiting = None;
        loop {
            if !std::mem::take(&mut self.first) {
                tokio::select! {
                    changed = self.listener.changed() => changed?,
                    () = stop(&mut self.stopping) => return None,
                }
            }
            match self.listener.news().await {
                News::None => {}
                News::Update(viewer, v, update) => {
                    self.waiting = Some(self.listener.front.outbox().reserve(self.from, update.len())?);
                    let mark = Mark { viewer, v }.to_string();
                    return Some(Event::default().event("update").id(mark).data(update));
                }
                News::Barred => return None,
            }
        }
    }
}
