//! A table over a WebSocket.
//!
//! The server sends updates (`{"v":…,"events":[…],…}`) and answers (`{"re":id,"v":…}` or `{"re":id,"error":{…}}`); the
//! client sends requests (`{"id":…,"v":…,"ask":{…}}`). Nothing is queued for a slow reader: whenever one is done with the
//! last update, the next says everything since, or starts afresh if that is too much.

use super::acquaint::take_in;
use super::address::address_of;
use super::asking::{Envelope, ask};
use super::front::Front;
use super::limits::{Connection, MessageLimit};
use super::look::{Look, Manner, since};
use super::problem::Problem;
use super::same_site::is_from_our_pages;
use crate::house::Who;
use crate::live::Live;
use crate::table::Wants;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{FromRequestParts, Request, State};
use axum::http::{StatusCode, header, request::Parts};
use axum::response::Response;
use futures_util::SinkExt;
use game::Viewer;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Duration;
use store::{Kind, TokenHash};
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

/// How often a quiet connection is felt for, and how long it may stay silent.
const HEARTBEAT: Duration = Duration::from_secs(20);
const SILENCE: Duration = Duration::from_secs(65);

/// How long a reader may take for one message.
const PATIENCE: Duration = Duration::from_secs(10);

/// The largest message that is taken, in bytes.
const LARGEST: usize = 16 * 1024;

/// Close codes of the WebSocket protocol.
const WRONG_KIND: u16 = 1003;
const RESTARTING: u16 = 1012;

/// Opens a WebSocket at a table. All messages are JSON text.
///
/// The house sends updates (the schema `Update`), first all of it or what is new since your mark, then each as it comes; and
/// answers (the schema `Answer`). You send what you ask (the schema `Ask`), each with an id of your own, and get an answer
/// with that id as `re` once it is in the log, or an error. Browsers may connect from the house's own pages alone. A
/// connection that answers no ping for about a minute, or does not read for ten seconds, is closed: connect again with
/// your last mark as `since`. The close code 1012 says that the house is being restarted.
#[utoipa::path(
    get, path = "/api/tables/{id}/ws", tag = "tables",
    params(("id" = String, Path), ("since" = Option<String>, Query, description = "Such as `seat:0/12`"),
        ("legal" = Option<bool>, Query, description = "Whether updates shall say what you may do (`legal`); no, unless asked"),
        ("view" = Option<bool>, Query, description = "Whether updates shall say how things stand (`view`); yes, unless told otherwise"),
        ("code" = Option<String>, Query, description = "The table's code, for those who have no seat")),
    responses((status = 101, description = "Updates and answers follow"), (status = 403, body = Problem),
        (status = 404, body = Problem))
)]
pub(crate) async fn socket(State(front): State<Front>, request: Request) -> Result<Response, Problem> {
    let (mut parts, _) = request.into_parts();
    let wants = Manner::of(&mut parts, &front).await.wants();
    converse(front, parts, Box::new(Plain { wants }), false).await
}

/// How a conversation is written: as plain data for programs, as parts of a page for people.
pub trait Style: Send + 'static {
    /// What the viewer is told after version `since`, and the version it brings them to.
    fn update(&mut self, live: &Live, viewer: Viewer, who: Option<&Who>, since: Option<u64>)
    -> (u64, String);

    /// What somebody asks.
    ///
    /// # Errors
    /// Why it cannot be read.
    fn read(&self, text: &str) -> Result<Envelope, Problem>;

    /// The answer to what was refused.
    fn refused(&self, re: Option<&str>, problem: Problem) -> String;
}

/// Plain data.
struct Plain {
    wants: Wants,
}

impl Style for Plain {
    fn update(&mut self, live: &Live, viewer: Viewer, _: Option<&Who>, since: Option<u64>) -> (u64, String) {
        live.update(viewer, since, self.wants)
    }

    fn read(&self, text: &str) -> Result<Envelope, Problem> {
        serde_json::from_str(text).map_err(|error| {
            Problem::new(StatusCode::BAD_REQUEST, "malformed", format!("That cannot be read: {error}."))
        })
    }

    fn refused(&self, re: Option<&str>, problem: Problem) -> String {
        reply(re, Answer::Problem(problem))
    }
}

/// Opens a WebSocket at the table that the request's path names; with `public` nobody is told more than the public,
/// whoever they are.
///
/// # Errors
/// Why none is opened.
pub async fn converse(
    front: Front,
    mut parts: Parts,
    style: Box<dyn Style>,
    public: bool,
) -> Result<Response, Problem> {
    // A browser lets any site open a WebSocket and sends the cookie along: only our own pages may.
    if !parts.headers.contains_key(header::AUTHORIZATION) && !is_from_our_pages(&front, &parts.headers) {
        let message = "That came from another site. Programs send their token in the Authorization header.";
        return Err(Problem::new(StatusCode::FORBIDDEN, "other_site", message));
    }
    let mut look = Look::from_request_parts(&mut parts, &front).await?;
    if public {
        look = look.as_public()?;
    }
    let Look { live, who, visitor, viewer, invited } = look;
    let manner = Manner::of(&mut parts, &front).await;
    let connection = front.limits().connection(address_of(&front, &parts))?;
    let upgrade = WebSocketUpgrade::from_request_parts(&mut parts, &front).await.map_err(|_| {
        Problem::new(StatusCode::UPGRADE_REQUIRED, "malformed", "This address is for WebSockets.")
    })?;
    let since = since(manner.since.as_deref(), viewer);
    // Thousands of quiet connections are the common case: small buffers.
    let upgrade = upgrade
        .read_buffer_size(2 * 1024)
        .write_buffer_size(8 * 1024)
        .max_write_buffer_size(1024 * 1024)
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let Some(versions) = live.watch(viewer) else { return };
        let messages = front.limits().messages();
        let talk = Talk {
            front,
            live,
            who,
            visitor,
            viewer,
            invited,
            since,
            style,
            versions,
            messages,
            _connection: connection,
        };
        metrics::gauge!("safehouse_sockets").increment(1.0);
        talk.go_on(socket).await;
        metrics::gauge!("safehouse_sockets").decrement(1.0);
    }))
}

/// A conversation with one viewer.
struct Talk {
    front: Front,
    live: Arc<Live>,
    who: Option<Who>,
    visitor: Option<TokenHash>,
    viewer: Viewer,
    invited: bool,
    /// The last version sent.
    since: Option<u64>,
    style: Box<dyn Style>,
    versions: watch::Receiver<u64>,
    messages: MessageLimit,
    _connection: Connection,
}

/// What an answer says.
#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Done { v: u64 },
    Problem(Problem),
}

#[derive(Serialize)]
struct Reply<'a> {
    re: Option<&'a str>,
    #[serde(flatten)]
    answer: Answer,
}

fn reply(re: Option<&str>, answer: Answer) -> String {
    serde_json::to_string(&Reply { re, answer }).unwrap_or_default()
}

/// The reader is gone or too slow.
struct Gone;

impl Talk {
    async fn go_on(mut self, mut socket: WebSocket) {
        let mut stopping = self.front.stopping();
        let mut heartbeat = interval(HEARTBEAT);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        heartbeat.reset();
        let mut heard = Instant::now();
        if self.send_update(&mut socket).await.is_err() {
            return;
        }
        loop {
            let went = tokio::select! {
                changed = self.versions.changed() => match changed {
                    Ok(()) => self.send_update(&mut socket).await,
                    Err(_) => return,
                },
                message = socket.recv() => {
                    let Some(Ok(message)) = message else { return };
                    heard = Instant::now();
                    self.take(&mut socket, message).await
                },
                _ = heartbeat.tick() => {
                    if heard.elapsed() > SILENCE {
                        return;
                    }
                    within(socket.send(Message::Ping(Vec::new().into()))).await
                },
                () = stop(&mut stopping) => {
                    let reason = Utf8Bytes::from_static("The house is being restarted.");
                    let close = CloseFrame { code: RESTARTING, reason };
                    let _ = within(socket.send(Message::Close(Some(close)))).await;
                    return;
                },
            };
            if went.is_err() {
                return;
            }
        }
    }

    async fn take(&mut self, socket: &mut WebSocket, message: Message) -> Result<(), Gone> {
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => {
                let reason = Utf8Bytes::from_static("Messages are JSON text.");
                let _ =
                    within(socket.send(Message::Close(Some(CloseFrame { code: WRONG_KIND, reason })))).await;
                return Err(Gone);
            }
            Message::Close(_) => return Err(Gone),
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
        };
        let reply = match self.answer(&text).await {
            Ok((id, v)) => reply(id.as_deref(), Answer::Done { v }),
            Err((id, problem)) => self.style.refused(id.as_deref(), problem),
        };
        // The answer and what it brought about leave together.
        within(socket.feed(Message::text(reply))).await?;
        if self.versions.has_changed().unwrap_or(false) || self.moved() {
            self.versions.mark_unchanged();
            self.feed_update(socket).await?;
        }
        within(socket.flush()).await
    }

    async fn answer(&mut self, text: &str) -> Result<(Option<String>, u64), (Option<String>, Problem)> {
        self.messages.count().map_err(|problem| (read_id(text), problem))?;
        let envelope = self.style.read(text).map_err(|problem| (read_id(text), problem))?;
        let who = match self.introduced().await {
            Ok(who) => who,
            Err(problem) => return Err((envelope.id, problem)),
        };
        match ask(&self.front, &self.live, &who, self.invited, &envelope).await {
            Ok(done) => Ok((envelope.id, done.v)),
            Err(problem) => Err((envelope.id, problem)),
        }
    }

    /// Whoever speaks, by the name they have now; a person who is new is taken in.
    async fn introduced(&mut self) -> Result<Who, Problem> {
        self.recognize();
        if let Some(who) = &self.who {
            return Ok(who.clone());
        }
        let no_seat = || Problem::new(StatusCode::FORBIDDEN, "no_seat", "You have no seat at this table.");
        let who = take_in(&self.front, self.visitor.ok_or_else(no_seat)?, Kind::Human, "").await?;
        self.who = Some(who.clone());
        Ok(who)
    }

    /// Whoever this is may have become known, or have taken another name, by another way than this connection.
    fn recognize(&mut self) {
        if let Some(who) = self.visitor.and_then(|visitor| self.front.remembered(&visitor)) {
            self.who = Some(who);
        }
    }

    /// Whether this person sits elsewhere than before.
    fn moved(&self) -> bool {
        self.live.viewer(self.who.as_ref(), self.invited) != Some(self.viewer)
    }

    async fn send_update(&mut self, socket: &mut WebSocket) -> Result<(), Gone> {
        self.feed_update(socket).await?;
        within(socket.flush()).await
    }

    async fn feed_update(&mut self, socket: &mut WebSocket) -> Result<(), Gone> {
        if self.who.is_none() {
            self.recognize();
        }
        if self.moved() {
            // Another seat, another story.
            self.viewer = self.live.viewer(self.who.as_ref(), self.invited).ok_or(Gone)?;
            self.versions = self.live.watch(self.viewer).ok_or(Gone)?;
            self.since = None;
        }
        if self.since == Some(*self.versions.borrow()) {
            return Ok(());
        }
        let (v, update) = self.style.update(&self.live, self.viewer, self.who.as_ref(), self.since);
        self.since = Some(v);
        within(socket.feed(Message::text(update))).await
    }
}

/// Returns when the house stops.
pub(crate) async fn stop(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

/// The id in a message that cannot be read as a request, if it has one.
fn read_id(text: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Id {
        id: Option<String>,
    }
    serde_json::from_str::<Id>(text).ok()?.id.filter(|id| id.len() <= 64)
}

/// Waits for a reader, but not for ever.
async fn within<E>(sending: impl Future<Output = Result<(), E>>) -> Result<(), Gone> {
    match timeout(PATIENCE, sending).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(Gone),
    }
}
