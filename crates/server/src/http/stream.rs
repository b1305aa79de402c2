//! A table as a stream of server-sent events, for programs that only listen.

use super::address::address_of;
use super::front::Front;
use super::limits::Connection;
use super::look::{Look, Manner, Mark, since};
use super::problem::Problem;
use super::socket::stop;
use crate::house::Who;
use crate::live::Live;
use crate::table::Wants;
use axum::extract::{FromRequestParts, Request, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::{Stream, stream};
use game::Viewer;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use store::TokenHash;
use tokio::sync::watch;

/// What you are told, as it happens: first all of it, or what is new since your mark, then each update as it comes.
///
/// Every event is an `update`: its data is the update as one line of JSON (the schema `Update`), its id the mark to resume
/// from, such as `seat:0/12`. Send the last id back as `Last-Event-ID`, or as `since`, and nothing is missed and nothing
/// told twice. Several events of the table may come in one update. A line that starts with a colon is a sign of life.
#[utoipa::path(
    get, path = "/api/tables/{id}/stream", tag = "tables",
    params(("id" = String, Path), ("since" = Option<String>, Query, description = "Such as `seat:0/12`"),
        ("Last-Event-ID" = Option<String>, Header, description = "The same; it is preferred"),
        ("legal" = Option<bool>, Query, description = "Whether updates shall say what you may do (`legal`); no, unless asked"),
        ("view" = Option<bool>, Query, description = "Whether updates shall say how things stand (`view`); yes, unless told otherwise"),
        ("code" = Option<String>, Query, description = "The table's code, for those who have no seat")),
    responses((status = 200, content_type = "text/event-stream", description = "Updates, one an event", body = String),
        (status = 403, body = Problem), (status = 404, body = Problem))
)]
pub(crate) async fn stream_of(
    State(front): State<Front>,
    request: Request,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let (mut parts, _) = request.into_parts();
    let Look { live, who, visitor, viewer, invited } = Look::from_request_parts(&mut parts, &front).await?;
    let last = parts.headers.get("last-event-id").and_then(|last| last.to_str().ok()).map(str::to_owned);
    let manner = Manner::of(&mut parts, &front).await;
    let connection = front.limits().connection(address_of(&front, &parts))?;
    let wants = manner.wants();
    let since = since(last.or(manner.since).as_deref(), viewer);
    let versions = live.watch(viewer).ok_or_else(Problem::no_table)?;
    let stopping = front.stopping();
    let listener = Listener {
        front: front.clone(),
        live,
        who,
        visitor,
        viewer,
        invited,
        since,
        wants,
        versions,
        stopping,
        first: true,
        _connection: connection,
    };
    let events = stream::unfold(listener, |mut listener| async move {
        let event = listener.next().await?;
        Some((Ok(event), listener))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(Duration::from_secs(15))))
}

struct Listener {
    front: Front,
    live: Arc<Live>,
    who: Option<Who>,
    visitor: Option<TokenHash>,
    viewer: Viewer,
    invited: bool,
    since: Option<u64>,
    wants: Wants,
    versions: watch::Receiver<u64>,
    stopping: watch::Receiver<bool>,
    first: bool,
    _connection: Connection,
}

impl Listener {
    async fn next(&mut self) -> Option<Event> {
        loop {
            if !std::mem::take(&mut self.first) {
                tokio::select! {
                    changed = self.versions.changed() => changed.ok()?,
                    () = stop(&mut self.stopping) => return None,
                }
            }
            if self.who.is_none() {
                // Whoever this is may have sat down in the meantime.
                self.who = self.visitor.and_then(|visitor| self.front.remembered(&visitor));
            }
            let viewer = self.live.viewer(self.who.as_ref(), self.invited)?;
            if viewer != self.viewer {
                self.viewer = viewer;
                self.versions = self.live.watch(viewer)?;
                self.since = None;
            }
            let (v, update) = self.live.update(viewer, self.since, self.wants);
            if self.since != Some(v) {
                self.since = Some(v);
                return Some(
                    Event::default().event("update").id(Mark { viewer, v }.to_string()).data(update),
                );
            }
        }
    }
}
