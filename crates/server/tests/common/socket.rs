//! A table over a WebSocket.

use super::{Client, LONG};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::collections::VecDeque;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A WebSocket at a table.
pub struct Socket {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Updates that came in while an answer was waited for.
    updates: VecDeque<Value>,
    sent: u64,
}

impl Socket {
    pub(super) async fn open(
        client: &Client,
        base: &str,
        table: &str,
        since: Option<&str>,
    ) -> Result<Socket, Error> {
        let base = base.replacen("http", "ws", 1);
        let since = since.map(|since| format!("?since={since}")).unwrap_or_default();
        let mut request = format!("{base}/api/tables/{table}/ws{since}").into_client_request()?;
        let (name, value) = client.credentials();
        request.headers_mut().insert(name, value.parse().unwrap());
        if let Some(cookie) = client.cookie() {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        let (socket, _) = connect_async(request).await?;
        Ok(Socket { socket, updates: VecDeque::new(), sent: 0 })
    }

    /// The next message as it comes, heartbeats left out.
    pub async fn next(&mut self) -> Option<Message> {
        loop {
            match timeout(LONG, self.socket.next()).await.unwrap()? {
                Ok(Message::Ping(_) | Message::Pong(_)) => {}
                Ok(message) => return Some(message),
                Err(_) => return None,
            }
        }
    }

    async fn next_json(&mut self) -> Option<Value> {
        match self.next().await? {
            Message::Text(text) => Some(serde_json::from_str(&text).unwrap()),
            _ => None,
        }
    }

    /// The next update, or nothing if the connection has ended.
    pub async fn try_next_update(&mut self) -> Option<Value> {
        if let Some(update) = self.updates.pop_front() {
            return Some(update);
        }
        loop {
            let message = self.next_json().await?;
            if message.get("re").is_none() {
                return Some(message);
            }
        }
    }

    /// The next update.
    pub async fn next_update(&mut self) -> Value {
        self.try_next_update().await.unwrap()
    }

    /// Sends a whole message and waits for its answer, or nothing if the connection ends before it.
    pub async fn try_send(&mut self, message: &Value) -> Option<Value> {
        self.say(Message::text(message.to_string())).await?;
        loop {
            let answer = self.next_json().await?;
            if answer.get("re").is_some() {
                return Some(answer);
            }
            self.updates.push_back(answer);
        }
    }

    /// Asks something of the table and waits for the answer.
    pub async fn send(&mut self, ask: Value) -> Value {
        self.sent += 1;
        let id = format!("{}", self.sent);
        self.try_send(&json!({ "id": id, "ask": ask })).await.unwrap()
    }

    /// Sends a message of any kind, and waits for nothing.
    pub async fn say(&mut self, message: Message) -> Option<()> {
        self.socket.send(message).await.ok()
    }
}
