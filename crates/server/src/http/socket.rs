//! A table over a WebSocket.
//!
//! The server sends updates (`{"v":…,"events":[…],…}`) and answers (`{"re":id,"v":…}` or `{"re":id,"error":{…}}`); the
//! client sends requests (`{"id":…,"v":…,"ask":{…}}`). Nothing is queued for a slow reader: whenever one is done with the
//! last update, the next says everything since, or starts afresh if that is too much. Until then it counts against what
//! may wait for their address.

use super::address::{Address, address_of};
use super::api_error::ApiError;
use super::asking::ask;
use super::front::Front;
use super::limits::{Connection, MessageLimit};
use super::listener::{Listener, News};
use super::outbox::Reserved;
use super::request_error::RequestError;
use super::same_site::is_from_our_pages;
use super::session::has_token;
use super::style::{Plain, Style, done};
use super::table_access::{Look, Manner};
use crate::table::{Request as Wish, TableRefusal};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::response::Response;
use futures_util::SinkExt;
use serde::Deserialize;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

/// How often a quiet connection is felt for, and how long it may stay silent: whoever does not answer is gone after 20 to 28
/// seconds.
const HEARTBEAT: Duration = Duration::from_secs(8);
const SILENCE: Duration = Duration::from_secs(20);

/// How long a reader may take for one message.
const PATIENCE: Duration = Duration::from_secs(10);

/// The largest message that is taken, in bytes.
const LARGEST: usize = 16 * 1024;

/// Close codes of the WebSocket protocol.
const WRONG_KIND: u16 = 1003;
const BARRED: u16 = 1008;
const RESTARTING: u16 = 1012;
const TRY_LATER: u16 = 1013;

/// Opens a WebSocket at a table. All messages are JSON text.
///
/// The house sends updates (the schema `Update`), first all of it or what is new since your mark, then each as it comes; and
/// answers (the schema `Answer`). You send what you ask (the schema `Ask`), each with an id of your own, and get an answer
/// with that id as `re` once it is in the log, or an error. Browsers may connect from the house's own pages alone. A
/// connection that answers no ping for 20 to 28 seconds (one is sent every eight), or does not read for ten seconds, is closed:
/// connect again with your last mark as `since`. The close code 1012 says that the house is being restarted, 1013 that too
/// much waits to be read at your address: read it and try again; 1008 that you may not look at the table any more.
#[utoipa::path(
    get, path = "/api/tables/{id}/ws", tag = "tables",
    params(("id" = String, Path), ("since" = Option<String>, Query, description = "Such as `seat:0/12`"),
        ("legal" = Option<bool>, Query, description = "Whether updates shall say what you may do (`legal`); no, unless asked"),
        ("view" = Option<bool>, Query, description = "Whether updates shall say how things stand (`view`); yes, unless told otherwise"),
        ("code" = Option<String>, Query, description = "The table's code, for those who have no seat")),
    responses((status = 101, description = "Updates and answers follow"), (status = 403, body = ApiError),
        (status = 404, body = ApiError), (status = 503, body = ApiError))
)]
pub(crate) async fn socket(State(front): State<Front>, request: Request) -> Result<Response, ApiError> {
    let (mut parts, _) = request.into_parts();
    let wants = Manner::of(&mut parts, &front).await.wants();
    let look = Look::from_request_parts(&mut parts, &front).await?;
    converse(front, parts, look, Box::new(Plain { wants })).await
}

/// Opens a WebSocket for somebody who looks at a table.
///
/// # Errors
/// Why none is opened.
pub async fn converse(
    front: Front,
    mut parts: Parts,
    look: Look,
    style: Box<dyn Style>,
) -> Result<Response, ApiError> {
    // A browser lets any site open a WebSocket and sends the cookie along: only our own pages may.
    if !has_token(&parts.headers) && !is_from_our_pages(&front, &parts.headers) {
        return Err(RequestError::OtherSite.into());
    }
    let manner = Manner::of(&mut parts, &front).await;
    let from = address_of(&front, &parts);
    front.outbox().has_room(from)?;
    let connection = front.limits().connection(from)?;
    let upgrade = WebSocketUpgrade::from_request_parts(&mut parts, &front).await;
    let upgrade = upgrade.map_err(|_| RequestError::NotASocket)?;
    let messages = front.limits().messages();
    let listener = Listener::new(front, look, manner.since.as_deref(), style);
    let listener = listener.ok_or_else(ApiError::no_table)?;
    // Thousands of quiet connections are the common case: small buffers. What is sent is as large as the story that it
    // tells; no more than one update waits for a reader.
    let upgrade = upgrade
        .read_buffer_size(2 * 1024)
        .write_buffer_size(8 * 1024)
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let talk = Talk { listener, from, messages, _connection: connection };
        metrics::gauge!("safehouse_sockets").increment(1.0);
        talk.go_on(socket).await;
        metrics::gauge!("safehouse_sockets").decrement(1.0);
    }))
}

/// A conversation with one viewer.
struct Talk {
    listener: Listener,
    from: Address,
    messages: MessageLimit,
    _connection: Connection,
}

/// The reader is gone or too slow.
struct Gone;

impl Talk {
    async fn go_on(mut self, mut socket: WebSocket) {
        let mut stopping = self.listener.front.stopping();
        let mut heartbeat = interval(HEARTBEAT);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        heartbeat.reset();
        let mut heard = Instant::now();
        if self.send_update(&mut socket).await.is_err() {
            return;
        }
        loop {
            let went = tokio::select! {
                changed = self.listener.changed() => match changed {
                    Some(()) => self.send_update(&mut socket).await,
                    None => return,
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
                    close(&mut socket, RESTARTING, "The house is being restarted.").await;
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
                close(socket, WRONG_KIND, "Messages are JSON text.").await;
                return Err(Gone);
            }
            Message::Close(_) => return Err(Gone),
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
        };
        let reply = match self.answer(&text).await {
            Ok((id, v)) => done(id.as_deref(), v),
            Err((id, problem)) => self.listener.style.refused(id.as_deref(), problem),
        };
        // The answer and what it brought about leave together.
        within(socket.feed(Message::text(reply))).await?;
        self.send_update(socket).await
    }

    async fn answer(&mut self, text: &str) -> Result<(Option<String>, u64), (Option<String>, ApiError)> {
        self.messages.count().map_err(|problem| (read_id(text), problem))?;
        if !self.listener.is_behind_curtain().await {
            return Err((read_id(text), ApiError::curtain_closed()));
        }
        // Nothing is read for somebody who may not ask; whoever was let in by a code may at least sit down.
        let asker = self.listener.asker();
        let Some(asker) = asker else { return Err((read_id(text), ApiError::no_seat())) };
        if !self.listener.may_ask() && !self.listener.has_code().await {
            return Err((read_id(text), TableRefusal::NoInvite.into()));
        }
        let envelope = self.listener.style.read(text).map_err(|problem| (read_id(text), problem))?;
        // For all else a seat is needed, or nothing.
        let invited = matches!(envelope.ask, Wish::Join { .. }) && self.listener.has_code().await;
        let Listener { front, live, .. } = &self.listener;
        match ask(front, live, &asker, invited, &envelope).await {
            Ok(done) => Ok((envelope.id, done.v)),
            Err(problem) => Err((envelope.id, problem)),
        }
    }

    async fn send_update(&mut self, socket: &mut WebSocket) -> Result<(), Gone> {
        // What is fed takes its room until it is written.
        let _reserved = self.feed_update(socket).await?;
        within(socket.flush()).await
    }

    async fn feed_update(&mut self, socket: &mut WebSocket) -> Result<Option<Reserved>, Gone> {
        match self.listener.news().await {
            News::None => Ok(None),
            News::Update(_, _, update) => {
                let Some(reserved) = self.listener.front.outbox().reserve(self.from, update.len()) else {
                    close(socket, TRY_LATER, "Please read first what you have asked for.").await;
                    return Err(Gone);
                };
                within(socket.feed(Message::text(update))).await?;
                Ok(Some(reserved))
            }
            News::Barred => {
                close(socket, BARRED, "This table is not open to you any more.").await;
                Err(Gone)
            }
        }
    }
}

/// Says farewell, after all that was said before.
async fn close(socket: &mut WebSocket, code: u16, reason: &'static str) {
    let close = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
    let _ = within(socket.send(Message::Close(Some(close)))).await;
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
