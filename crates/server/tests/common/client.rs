//! Somebody who talks to a house by HTTP.

use super::{Socket, Stream, described};
use reqwest::cookie::{CookieStore, Jar};
use reqwest::header::{self, HeaderMap, HeaderValue};
use reqwest::{Method, Url};
use serde_json::{Value, json};
use std::sync::Arc;
use tokio_tungstenite::tungstenite::Error;

/// A person with a cookie, or a program with a token.
#[derive(Clone)]
pub struct Client {
    http: reqwest::Client,
    base: String,
    jar: Arc<Jar>,
    token: Option<String>,
}

/// A table just made.
#[derive(Clone, Debug)]
pub struct Table {
    pub id: String,
    pub code: String,
}

/// What the house answered.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: HeaderMap,
    /// The body; text that is not JSON stands as a string.
    pub body: Value,
}

impl Answer {
    /// The body of an answer that says yes.
    #[track_caller]
    pub fn ok(self) -> Value {
        assert_eq!(self.status, 200, "{}", self.body);
        self.body
    }

    /// Status and reason of an answer that says no.
    #[track_caller]
    pub fn no(self) -> (u16, String) {
        assert!(self.body["error"]["message"].as_str().is_some_and(|text| !text.is_empty()), "{self:?}");
        (self.status, self.body["error"]["why"].as_str().unwrap().to_owned())
    }
}

impl Client {
    /// A person who opens a page of the house at this address.
    pub async fn person(base: &str) -> Client {
        let person = Client::new(base, None);
        person.get("/api/me").await.ok();
        person
    }

    /// A program that gets itself a token.
    pub async fn program(base: &str, name: &str) -> Client {
        let got = Client::new(base, None).post("/api/bots", &json!({ "name": name })).await.ok();
        Client::new(base, Some(got["token"].as_str().unwrap().to_owned()))
    }

    /// The program that has this token.
    pub fn with_token(base: &str, token: &str) -> Client {
        Client::new(base, Some(token.to_owned()))
    }

    fn new(base: &str, token: Option<String>) -> Client {
        let jar = Arc::new(Jar::default());
        let http = reqwest::Client::builder().cookie_provider(jar.clone()).build().unwrap();
        Client { http, base: base.to_owned(), jar, token }
    }

    /// The same person or program at another house: after a restart, or on another node.
    #[must_use]
    pub fn at(&self, base: &str) -> Client {
        let other = Client::new(base, self.token.clone());
        if let Some(cookie) = self.cookie() {
            other.jar.add_cookie_str(&cookie, &base.parse::<Url>().unwrap());
        }
        other
    }

    /// The cookie that goes along with every request: `name=value`.
    pub fn cookie(&self) -> Option<String> {
        let cookies = self.jar.cookies(&self.base.parse::<Url>().unwrap())?;
        Some(cookies.to_str().unwrap().to_owned())
    }

    /// What proves who this is: the token, or the origin of the house's own pages (the cookie is in the jar).
    pub fn credentials(&self) -> (header::HeaderName, String) {
        match &self.token {
            Some(token) => (header::AUTHORIZATION, format!("Bearer {token}")),
            None => (header::ORIGIN, self.base.clone()),
        }
    }

    /// A request as this person or program sends it.
    pub fn request(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        let (name, value) = self.credentials();
        self.http.request(method, format!("{}{path}", self.base)).header(name, value)
    }

    /// Sends a request; an error if the house cannot be reached.
    pub async fn try_send(&self, request: reqwest::RequestBuilder) -> Result<Answer, reqwest::Error> {
        let (http, request) = request.build_split();
        let request = request?;
        let (method, path) = (request.method().clone(), request.url().path().to_owned());
        let response = http.execute(request).await?;
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        let text = response.text().await?;
        let body = serde_json::from_str(&text).unwrap_or(Value::String(text));
        described::check_answer(&method, &path, status, &body);
        Ok(Answer { status, headers, body })
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.try_send(self.request(Method::GET, path)).await.unwrap()
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        self.try_send(self.request(Method::POST, path).json(body)).await.unwrap()
    }

    pub async fn put(&self, path: &str, body: &Value) -> Answer {
        self.try_send(self.request(Method::PUT, path).json(body)).await.unwrap()
    }

    /// Makes a table.
    pub async fn create(&self, table: &Value) -> Table {
        let made = self.post("/api/tables", table).await.ok();
        let text = |name: &str| made[name].as_str().unwrap().to_owned();
        Table { id: text("id"), code: text("code") }
    }

    /// Sits down with the table's code.
    pub async fn join(&self, table: &Table, name: &str) -> Answer {
        self.post(&format!("/api/tables/{}/join", table.id), &json!({ "name": name, "code": table.code }))
            .await
    }

    /// Asks something of a table: `{"ready":{"ready":true}}` and the like.
    pub async fn ask(&self, table: &Table, ask: Value) -> Answer {
        self.post(&format!("/api/tables/{}/ask", table.id), &json!({ "ask": ask })).await
    }

    /// Acts in the game, seeing version `v` of the table.
    pub async fn act(&self, table: &Table, id: &str, v: u64, action: &Value) -> Answer {
        let body = json!({ "id": id, "v": v, "do": action });
        self.post(&format!("/api/tables/{}/act", table.id), &body).await
    }

    /// What may be done now.
    pub async fn legal(&self, table: &Table) -> Vec<Value> {
        let legal = self.get(&format!("/api/tables/{}/legal", table.id)).await.ok();
        legal.as_array().unwrap().clone()
    }

    /// How the table stands for this viewer.
    pub async fn update(&self, table: &Table) -> Value {
        self.get(&format!("/api/tables/{}", table.id)).await.ok()
    }

    /// What is new at the table since a mark such as `seat:0/12`.
    pub async fn update_since(&self, table: &Table, mark: &str) -> Value {
        self.get(&format!("/api/tables/{}?since={mark}", table.id)).await.ok()
    }

    /// Opens a WebSocket at a table, to go on from a mark.
    pub async fn socket(&self, table: &Table, since: Option<&str>) -> Socket {
        self.try_socket(table, since).await.unwrap()
    }

    /// Opens a WebSocket that may be refused.
    pub async fn try_socket(&self, table: &Table, since: Option<&str>) -> Result<Socket, Error> {
        Socket::open(self, &self.base, &table.id, since, None, None).await
    }

    /// Opens a WebSocket at a table by its code.
    pub async fn socket_with_code(&self, table: &Table) -> Socket {
        let way = format!("{}/ws?code={}", table.id, table.code);
        Socket::open_at(self, &self.base, &way, None, None).await.unwrap()
    }

    /// Follows a table's stream by its code.
    pub async fn stream_with_code(&self, table: &Table) -> Stream {
        let path = format!("/api/tables/{}/stream?code={}", table.id, table.code);
        let response = self.request(Method::GET, &path).send().await.unwrap();
        assert_eq!(response.status(), 200);
        Stream::new(response)
    }

    /// Opens a WebSocket from a page of another site.
    pub async fn socket_from(&self, table: &Table, origin: &str) -> Result<Socket, Error> {
        Socket::open(self, &self.base, &table.id, None, Some(origin), None).await
    }

    /// Opens a WebSocket whose reader has little room.
    pub async fn socket_with_buffer(&self, table: &Table, bytes: u32) -> Socket {
        Socket::open(self, &self.base, &table.id, None, None, Some(bytes)).await.unwrap()
    }

    /// Follows a table's stream, to go on from a mark.
    pub async fn stream(&self, table: &Table, last: Option<&str>) -> Stream {
        let mut request = self.request(Method::GET, &format!("/api/tables/{}/stream", table.id));
        if let Some(last) = last {
            request = request.header("last-event-id", HeaderValue::from_str(last).unwrap());
        }
        let response = request.send().await.unwrap();
        assert_eq!(response.status(), 200);
        Stream::new(response)
    }
}
