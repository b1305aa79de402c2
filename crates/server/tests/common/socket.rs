//! A table over a WebSocket.

use super::{Client, LONG, described};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::collections::VecDeque;
use tokio::io::AsyncReadExt;
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

/// A WebSocket at a table.
pub struct Socket {
    socket: WebSocketStream<TcpStream>,
    /// Updates that came in while an answer was waited for.
    updates: VecDeque<Value>,
    sent: u64,
}

impl Socket {
    /// Connects. `origin` is the page that a browser names; `buffer` is how much the system takes in for a reader.
    pub(super) async fn open(
        client: &Client,
        base: &str,
        table: &str,
        since: Option<&str>,
        origin: Option<&str>,
        buffer: Option<u32>,
    ) -> Result<Socket, Error> {
        let since = since.map(|since| format!("?since={since}")).unwrap_or_default();
        Socket::open_at(client, base, &format!("{table}/ws{since}"), origin, buffer).await
    }

    /// Connects to a way behind `/api/tables/`.
    pub(super) async fn open_at(
        client: &Client,
        base: &str,
        way: &str,
        origin: Option<&str>,
        buffer: Option<u32>,
    ) -> Result<Socket, Error> {
        let base = base.replacen("http", "ws", 1);
        let mut request = format!("{base}/api/tables/{way}").into_client_request()?;
        let (name, value) = client.credentials();
        request.headers_mut().insert(name, value.parse().unwrap());
        if let Some(cookie) = client.cookie() {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        let tcp = TcpSocket::new_v4()?;
        if let Some(buffer) = buffer {
            tcp.set_recv_buffer_size(buffer)?;
        }
        let address = base.trim_start_matches("ws://").parse().unwrap();
        let (socket, _) = client_async(request, tcp.connect(address).await?).await?;
        Ok(Socket { socket, updates: VecDeque::new(), sent: 0 })
    }

    /// The next message, heartbeats among them. Heartbeats are answered.
    pub async fn next_of_any_kind(&mut self) -> Option<Message> {
        self.socket.next().await?.ok()
    }

    /// The next message as it comes, heartbeats left out.
    pub async fn next(&mut self) -> Option<Message> {
        loop {
            match timeout(LONG, self.next_of_any_kind()).await.unwrap()? {
                Message::Ping(_) | Message::Pong(_) => {}
                message => return Some(message),
            }
        }
    }

    /// Answers nothing any more, and counts the heartbeats until the house ends the connection.
    pub async fn unread_until_the_end(self) -> usize {
        let (mut tcp, mut bytes) = (self.socket.into_inner(), Vec::new());
        tcp.read_to_end(&mut bytes).await.unwrap();
        bytes.chunks(2).filter(|frame| *frame == [0x89, 0]).count()
    }

    /// The code with which the house ends the connection, after whatever it still says.
    pub async fn farewell(&mut self) -> Option<u16> {
        loop {
            if let Message::Close(close) = self.next().await? {
                return close.map(|close| close.code.into());
            }
        }
    }

    async fn next_json(&mut self) -> Option<Value> {
        match self.next().await? {
            Message::Text(text) => {
                let message: Value = serde_json::from_str(&text).unwrap();
                described::check(if message.get("re").is_some() { "Answer" } else { "Update" }, &message);
                Some(message)
            }
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

    /// The answer to whatever was sent last.
    pub async fn next_answer(&mut self) -> Value {
        loop {
            let message = self.next_json().await.unwrap();
            if message.get("re").is_some() {
                return message;
            }
            self.updates.push_back(message);
        }
    }

    /// Lets go of updates that have come in.
    pub fn forget_updates(&mut self) {
        self.updates.clear();
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
