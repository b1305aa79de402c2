//! Somebody who visits a house by HTTP.

use serde_json::{Value, json};
use std::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::stream::MaybeTlsStream;
use tokio_tungstenite::tungstenite::{self, Message, WebSocket};

/// An answer of the house.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: reqwest::header::HeaderMap,
    pub body: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The JSON of an answer that must be good.
    pub fn good(&self) -> Value {
        assert_eq!(self.status, 200, "{self:?}");
        self.json()
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().unwrap())
    }
}

/// A person with a cookie or a program with a token.
#[derive(Clone)]
pub struct Visitor {
    url: String,
    client: reqwest::blocking::Client,
    /// What goes along with every request.
    headers: Vec<(&'static str, String)>,
}

impl Visitor {
    /// Somebody whom the house does not know.
    pub fn stranger(url: &str) -> Visitor {
        Visitor { url: url.into(), client: reqwest::blocking::Client::new(), headers: Vec::new() }
    }

    /// Somebody with a browser.
    pub fn person(url: &str) -> Visitor {
        let stranger = Visitor::stranger(url);
        let answer = stranger.get("/api/me");
        let cookie = answer.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
        stranger.with("cookie", cookie).with("origin", url)
    }

    /// A program with a token.
    pub fn program(url: &str, name: &str) -> Visitor {
        let stranger = Visitor::stranger(url);
        let made = stranger.post("/api/bots", &json!({ "name": name })).good();
        stranger.with("authorization", format!("Bearer {}", made["token"].as_str().unwrap()))
    }

    /// The same one, with another header in every request.
    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> Visitor {
        self.headers.push((name, value.into()));
        self
    }

    /// The secret that the house knows this one by.
    pub fn secret(&self) -> &str {
        let secret = self.headers.iter().find(|(name, _)| matches!(*name, "cookie" | "authorization"));
        secret.unwrap().1.rsplit(['=', ' ']).next().unwrap()
    }

    pub fn get(&self, path: &str) -> Answer {
        self.send("GET", path, None)
    }

    pub fn post(&self, path: &str, body: &Value) -> Answer {
        self.send("POST", path, Some(body.to_string()))
    }

    pub fn put(&self, path: &str, body: &Value) -> Answer {
        self.send("PUT", path, Some(body.to_string()))
    }

    /// Asks something of a table.
    pub fn ask(&self, table: &str, ask: &Value) -> Answer {
        self.post(&format!("/api/tables/{table}/ask"), &json!({ "ask": ask }))
    }

    /// Sends a form, and follows where it leads.
    pub fn form(&self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let body = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        self.send_as("POST", path, Some(("application/x-www-form-urlencoded", body)))
    }

    pub fn send(&self, method: &str, path: &str, body: Option<String>) -> Answer {
        self.send_as(method, path, body.map(|body| ("application/json", body)))
    }

    fn send_as(&self, method: &str, path: &str, body: Option<(&str, String)>) -> Answer {
        let mut request = self.client.request(method.parse().unwrap(), format!("{}{path}", self.url));
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        if let Some((kind, body)) = body {
            request = request.header("content-type", kind).body(body);
        }
        let response = request.send().unwrap_or_else(|error| panic!("{method} {path}: {error}"));
        Answer {
            status: response.status().as_u16(),
            headers: response.headers().clone(),
            body: response.text().unwrap(),
        }
    }

    /// Makes a table of bots that plays by itself, and gives its id.
    pub fn table_of_bots(&self) -> Answer {
        let bots = [json!({ "seat": 0, "bot": "greedy" }), json!({ "seat": 1, "bot": "greedy" })];
        self.post("/api/tables", &json!({ "game": "confusion", "bots": bots, "start": true }))
    }

    /// Makes a table where this one sits alone, and gives its id.
    pub fn table(&self) -> String {
        let made = self.post("/api/tables", &json!({ "game": "confusion", "name": "Host" })).good();
        made["id"].as_str().unwrap().to_owned()
    }

    /// A WebSocket at a table, or the status of the refusal.
    pub fn socket(&self, path: &str) -> Result<Socket, u16> {
        let url = format!("{}{path}", self.url.replace("http://", "ws://"));
        let mut request = url.into_client_request().unwrap();
        for (name, value) in &self.headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        match tungstenite::connect(request) {
            Ok((socket, _)) => Ok(Socket(socket)),
            Err(tungstenite::Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }
}

/// An open WebSocket.
pub struct Socket(WebSocket<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub fn send(&mut self, message: &Value) {
        self.0.send(Message::text(message.to_string())).unwrap();
    }

    /// The next JSON, or the code that the house closes with.
    pub fn hear(&mut self) -> Result<Value, u16> {
        loop {
            match self.0.read().unwrap() {
                Message::Text(text) => return Ok(serde_json::from_str(&text).unwrap()),
                Message::Close(frame) => return Err(frame.map_or(0, |frame| frame.code.into())),
                _ => {}
            }
        }
    }
}
