//! A real server in a process of its own, and programs that play at it.
#![allow(dead_code, reason = "each test takes what it needs")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

pub mod raw;
pub mod server;
pub mod usage;

pub use server::Server;

use futures_util::{SinkExt, StreamExt};
use game::{Luck, Seed};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use store::{Postgres, Sqlite, Store};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::{Message, client::IntoClientRequest};

/// A program with a token that knows one or more nodes.
#[derive(Clone)]
pub struct Program {
    bases: Vec<String>,
    token: String,
    patience: Duration,
    http: reqwest::Client,
}

impl Program {
    /// Gets a token from the first node.
    pub async fn new(bases: &[String], name: &str) -> Program {
        Program::impatient(bases, name, Duration::from_secs(10)).await
    }

    /// The same for a program that waits no longer than this for a node before it asks the next.
    pub async fn impatient(bases: &[String], name: &str, patience: Duration) -> Program {
        let http = reqwest::Client::builder().timeout(patience).build().unwrap();
        let mut program = Program { bases: bases.to_vec(), token: String::new(), patience, http };
        let made = program.post("/api/bots", json!({ "name": name })).await;
        program.token = made["token"].as_str().unwrap().into();
        program
    }

    /// The same program at other nodes.
    pub fn at(&self, bases: &[String]) -> Program {
        Program { bases: bases.to_vec(), ..self.clone() }
    }

    async fn send(&self, request: impl Fn(&str) -> reqwest::RequestBuilder) -> Value {
        // A node that is down comes back; what fails is tried at the next node, then again.
        for turn in 0..3000 {
            let base = &self.bases[turn % self.bases.len()];
            let mut request = request(base);
            if !self.token.is_empty() {
                request = request.bearer_auth(&self.token);
            }
            if let Ok(response) = request.send().await
                && response.status() != 503
                && let Ok(text) = response.text().await
            {
                return serde_json::from_str(&text).unwrap_or(Value::String(text));
            }
            sleep(Duration::from_millis(10)).await;
        }
        panic!("no node answers");
    }

    /// Posts until somebody answers.
    pub async fn post(&self, path: &str, body: Value) -> Value {
        self.send(|base| self.http.post(format!("{base}{path}")).json(&body)).await
    }

    /// Gets until somebody answers.
    pub async fn get(&self, path: &str) -> Value {
        self.send(|base| self.http.get(format!("{base}{path}"))).await
    }

    /// A WebSocket at a table, at the node that comes `turn`th.
    pub async fn socket(&self, table: &str, mark: Option<&str>, turn: usize) -> Option<Socket> {
        let base = self.bases[turn % self.bases.len()].replace("http://", "ws://");
        let since = mark.map(|mark| format!("&since={mark}")).unwrap_or_default();
        let url = format!("{base}/api/tables/{table}/ws?legal=true{since}");
        Socket::open(&url, &[("authorization", &self.bearer())], self.patience).await
    }

    /// What the program is known by, as a header has it.
    pub fn bearer(&self) -> String {
        format!("Bearer {}", self.token)
    }
}

/// A WebSocket as the library has it.
pub type Web = tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

/// A WebSocket at a table.
pub struct Socket {
    web: Web,
    /// When anything came last, be it a pong.
    heard: Instant,
}

impl Socket {
    /// Opens a WebSocket with these headers; nothing if there is none within this time.
    pub async fn open(url: &str, headers: &[(&'static str, &str)], patience: Duration) -> Option<Socket> {
        let mut request = url.into_client_request().ok()?;
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().ok()?);
        }
        let connected = timeout(patience, tokio_tungstenite::connect_async(request)).await;
        connected.ok()?.ok().map(|(web, _)| Socket { web, heard: Instant::now() })
    }

    /// The WebSocket itself, for those who read and write at once.
    pub fn into_web(self) -> Web {
        self.web
    }

    /// Sends a text as it is; nothing if the connection is gone.
    pub async fn send(&mut self, text: String) -> Option<()> {
        self.web.send(Message::text(text)).await.ok()
    }

    /// The next text as it is; nothing if the connection is gone.
    pub async fn text(&mut self) -> Option<String> {
        loop {
            let message = self.web.next().await?.ok()?;
            self.heard = Instant::now();
            match message {
                Message::Text(text) => return Some(text.to_string()),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// Sends a request; nothing if the connection is gone.
    pub async fn ask(&mut self, id: &str, v: Option<u64>, ask: &Value) -> Option<()> {
        let message = json!({ "id": id, "v": v, "ask": ask }).to_string();
        self.web.send(Message::text(message)).await.ok()
    }

    /// Feels whether somebody is there; nothing if the connection is gone.
    pub async fn ping(&mut self) -> Option<()> {
        self.web.send(Message::Ping(Vec::new().into())).await.ok()
    }

    /// For how long nothing has come.
    pub fn silence(&self) -> Duration {
        self.heard.elapsed()
    }

    /// The next message; nothing if the connection is gone.
    pub async fn next(&mut self) -> Option<Value> {
        serde_json::from_str(&self.text().await?).ok()
    }
}

/// What a test counts while programs play.
#[derive(Default)]
pub struct Counts {
    pub acknowledged: AtomicU64,
    pub reconnects: AtomicU64,
    pub resent: AtomicU64,
    pub tables: AtomicU64,
    pub stop: AtomicBool,
}

/// What came of a seat's game.
pub struct Played {
    /// What was acknowledged, in order.
    pub acknowledged: Vec<Value>,
    /// Whether the game came to its end.
    pub over: bool,
}

/// Plays one seat of a table until the game is over or the test stops, whatever happens to the server meanwhile. Every
/// action is sent until it is acknowledged, always with the same id. Versions must come without gaps.
pub async fn play_seat(program: &Program, table: &str, seed: u64, first: usize, counts: &Counts) -> Played {
    let mut luck = Luck::new(Seed::from_number(seed));
    let mut acknowledged = Vec::new();
    let mut pending: Option<(String, u64, Value)> = None;
    let mut mark: Option<String> = None;
    let mut legal: Option<(u64, Vec<Value>)> = None;
    let mut over = false;
    let mut seen = 0;
    let mut turn = first;
    let mut sent = 0;
    loop {
        if counts.stop.load(Ordering::Relaxed) && pending.is_none() {
            return Played { acknowledged, over: false };
        }
        let Some(mut socket) = program.socket(table, mark.as_deref(), turn).await else {
            turn += 1;
            sleep(Duration::from_millis(5)).await;
            continue;
        };
        if let Some((id, v, action)) = &pending {
            counts.resent.fetch_add(1, Ordering::Relaxed);
            if socket.ask(id, Some(*v), &json!({ "do": action })).await.is_none() {
                continue;
            }
        }
        loop {
            // A quiet connection is looked after so that a stop is noticed.
            let message = match timeout(Duration::from_millis(500), socket.next()).await {
                Ok(Some(message)) => message,
                Ok(None) => break,
                Err(_) if counts.stop.load(Ordering::Relaxed) => break,
                Err(_) => continue,
            };
            if let Some(re) = message.get("re") {
                let Some((id, against, action)) = pending.take() else {
                    panic!("an answer to nothing: {message}")
                };
                assert_eq!(re.as_str(), Some(&*id));
                match message.get("error") {
                    None => {
                        acknowledged.push(action);
                        counts.acknowledged.fetch_add(1, Ordering::Relaxed);
                    }
                    // The store or the node had trouble: the same request again, over a new connection.
                    Some(error) if error["why"] == "unavailable" => {
                        pending = Some((id, against, action));
                        break;
                    }
                    Some(error) if error["why"] == "stale" || error["why"] == "not_now" => {}
                    Some(error) => panic!("a legal action is refused: {error}"),
                }
                if counts.stop.load(Ordering::Relaxed) {
                    return Played { acknowledged, over: false };
                }
            } else {
                let v = message["v"].as_u64().unwrap();
                if message["resync"] != true {
                    for event in message["events"].as_array().unwrap() {
                        seen += 1;
                        assert_eq!(event["v"].as_u64(), Some(seen), "versions have no gaps");
                    }
                    assert_eq!(v, seen);
                }
                seen = v;
                mark = Some(format!("{}/{v}", message["viewer"].as_str().unwrap()));
                over |= message["table"]["stage"] == "over";
                if let Some(now) = message["legal"].as_array() {
                    // Nobody gives up, so that games are long.
                    let fits = |action: &&Value| **action != "resign" && **action != "offer_draw";
                    legal = Some((v, now.iter().filter(fits).cloned().collect()));
                }
            }
            if over && pending.is_none() {
                return Played { acknowledged, over };
            }
            if pending.is_none()
                && let Some((v, legal)) = legal.take()
                && let Some(action) = luck.pick(&legal)
            {
                sent += 1;
                let id = format!("{seed}-{sent}");
                let gone = socket.ask(&id, Some(v), &json!({ "do": action })).await.is_none();
                pending = Some((id, v, action.clone()));
                if gone {
                    break;
                }
            }
        }
        counts.reconnects.fetch_add(1, Ordering::Relaxed);
    }
}

/// Makes a table of a game with these programs in its seats, and starts it.
pub async fn seat(game: &str, options: &Value, players: &[Program]) -> String {
    seat_at(&json!({ "game": game, "options": options, "name": "P" }), players).await
}

/// The same with all that a table is made with; it must have a name to sit down with.
pub async fn seat_at(table: &Value, players: &[Program]) -> String {
    let host = &players[0];
    'again: loop {
        let made = host.post("/api/tables", table.clone()).await;
        let (Some(id), Some(code)) = (made["id"].as_str(), made["code"].as_str()) else {
            panic!("no table: {made}");
        };
        for (index, player) in players.iter().enumerate().skip(1) {
            let wish = json!({ "name": "P", "seat": index, "code": code, "id": "join" });
            let joined = player.post(&format!("/api/tables/{id}/join"), wish).await;
            if joined.get("v").is_none() {
                // The table was made, but its making was never acknowledged: another one.
                continue 'again;
            }
        }
        let started = host
            .post(&format!("/api/tables/{id}/ask"), json!({ "id": "start", "ask": { "start": {} } }))
            .await;
        assert!(started.get("v").is_some(), "{started}");
        return id.into();
    }
}

/// Checks what a finished table says against what was acknowledged: nothing lost, nothing twice.
pub async fn compare(program: &Program, table: &str, game: &str, played: &[Played]) {
    let record = verified(program, table, game).await;
    let lines: Vec<Value> = record.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for (seat, played) in played.iter().enumerate() {
        let done: Vec<&Value> = lines
            .iter()
            .filter(|line| line["by"] == seat && line.get("do").is_some())
            .map(|line| &line["do"])
            .collect();
        assert_eq!(done, played.acknowledged.iter().collect::<Vec<_>>(), "seat {seat} of {table}");
    }
}

/// The record of a finished table, which must be right in itself.
pub async fn verified(program: &Program, table: &str, game: &str) -> String {
    for _ in 0..200 {
        let answer = program.get(&format!("/api/tables/{table}/record")).await;
        // A node that has not yet heard of the end has no record yet.
        if answer["error"]["why"] == "not_now" {
            sleep(Duration::from_millis(100)).await;
            continue;
        }
        let record = answer.as_str().unwrap_or_else(|| panic!("no record: {answer}"));
        match game {
            "secrets" => verify::<secrets::Secrets>(record),
            "confusion" => verify::<confusion::Confusion>(record),
            _ => verify::<duet::Duet>(record),
        }
        return record.into();
    }
    panic!("no record of {table} although its game is over");
}

fn verify<G: game::Game>(text: &str) {
    game::verify(&game::Record::<G>::from_text(text).unwrap()).unwrap();
}

/// Games that the tests play: name, options, seats.
pub fn games() -> [(&'static str, Value, usize); 3] {
    [
        ("secrets", json!({ "players": 4, "un_window": null }), 4),
        ("confusion", json!({}), 2),
        ("duet", json!({}), 2),
    ]
}

/// Plays tables of a game one after the other until the test stops; gives those that were not over with what was
/// acknowledged at them.
pub async fn play_on(
    players: Vec<Program>,
    game: &'static str,
    options: Value,
    mut seed: u64,
    counts: Arc<Counts>,
) -> Option<(String, Vec<Played>)> {
    while !counts.stop.load(Ordering::Relaxed) {
        let table = seat(game, &options, &players).await;
        let seats = players
            .iter()
            .enumerate()
            .map(|(index, player)| play_seat(player, &table, seed * 100 + index as u64, index, &counts));
        let played = futures_util::future::join_all(seats).await;
        seed += 1000;
        if !played.iter().all(|played| played.over) {
            return Some((table, played));
        }
        compare(&players[0], &table, game, &played).await;
        counts.tables.fetch_add(1, Ordering::Relaxed);
    }
    None
}

/// Compares what was acknowledged at tables whose games are not over with what stands in their logs.
pub async fn check_logs(data: &str, tables: Vec<(String, Vec<Played>)>) {
    let store = open_store(data).await;
    for (table, played) in tables {
        let deeds = deeds(&*store, &table).await;
        for (seat, played) in played.iter().enumerate() {
            let done: Vec<&Value> =
                deeds.iter().filter(|deed| deed["by"] == seat).map(|deed| &deed["do"]).collect();
            assert_eq!(done, played.acknowledged.iter().collect::<Vec<_>>(), "seat {seat} of {table}");
        }
    }
    store.close().await;
}

/// The store behind this data.
pub async fn open_store(data: &str) -> Box<dyn Store> {
    if data.starts_with("postgres") {
        Box::new(Postgres::open(data).await.unwrap())
    } else {
        Box::new(Sqlite::open(data).await.unwrap())
    }
}

/// The actions that stand in a table's log, in order.
pub async fn deeds(store: &dyn Store, table: &str) -> Vec<Value> {
    let entries = store.read(&table.parse().unwrap(), 0, 100_000).await.unwrap();
    let deeds = entries.iter().map(|entry| serde_json::from_slice::<Value>(&entry.body).unwrap());
    deeds.filter_map(|deed| deed.get("do").cloned()).collect()
}
