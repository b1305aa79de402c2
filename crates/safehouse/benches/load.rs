//! How much one house bears, over real WebSockets, with the load generator on the same machine.
//!
//! `cargo bench -p safehouse --bench load` runs everything; `-- echo`, `-- secrets`, `-- confusion`, `-- screens`,
//! `-- idle`, `-- full` a part.
#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout, reason = "a measuring program")]

use futures_util::stream::{SelectAll, SplitSink, SplitStream, Stream, StreamExt};
use futures_util::{SinkExt, future::join_all};
use game::{Luck, Seed};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{Message, client::IntoClientRequest, protocol::WebSocketConfig};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

type Web = WebSocketStream<MaybeTlsStream<TcpStream>>;

const TABLES: usize = 1000;
const IDLE: usize = 10_000;
const BUSY: usize = 100;
/// How long people think, on the mean, where tables are busy.
const THOUGHT: Duration = Duration::from_millis(500);

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    if let [echo, port] = &args[..]
        && echo == "--echo-server"
    {
        return runtime.block_on(serve_echo(port));
    }
    let wanted = |part: &str| args.is_empty() || args.iter().any(|arg| arg == part);
    runtime.block_on(async {
        if wanted("echo") {
            echo().await;
        }
        if wanted("secrets") {
            moves("secrets", &json!({ "players": 4, "un_window": null }), 4).await;
        }
        if wanted("confusion") {
            moves("confusion", &json!({}), 2).await;
        }
        if wanted("screens") {
            screens("secrets", json!({ "players": 4, "un_window": null }), 4).await;
            screens("confusion", json!({ "helper": true }), 2).await;
            screens("duet", json!({}), 2).await;
        }
        if wanted("idle") {
            idle().await;
        }
        if wanted("full") {
            full().await;
        }
    });
}

/// A process that ends with the measurement.
struct Process {
    child: Child,
    port: u16,
}

impl Process {
    async fn start(program: &str, args: impl Fn(u16) -> Vec<String>) -> Process {
        let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let child = Command::new(program).args(args(port)).stdout(Stdio::null()).spawn().unwrap();
        let process = Process { child, port };
        for _ in 0..1000 {
            if reqwest::get(format!("{}/healthz", process.base())).await.is_ok() {
                return process;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("{program} does not start");
    }

    async fn house(data: &str) -> Process {
        let args = |port: u16| {
            let address = format!("127.0.0.1:{port}");
            let args = [
                "serve",
                "--bot-pace=0",
                "--limits=off",
                "--log=warn",
                "--data",
                data,
                "--address",
                &address,
            ];
            args.map(str::to_owned).to_vec()
        };
        Process::start(env!("CARGO_BIN_EXE_safehouse"), args).await
    }

    fn base(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Memory in use, in MB.
    fn memory(&self) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        line.trim().trim_end_matches(" kB").parse::<f64>().unwrap() / 1024.0
    }

    /// Processor time used, in seconds.
    fn processor(&self) -> f64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap();
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap().split_whitespace().collect();
        (fields[11].parse::<f64>().unwrap() + fields[12].parse::<f64>().unwrap()) / 100.0
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn connect(url: &str, token: &str) -> Web {
    let mut request = url.replace("http://", "ws://").into_client_request().unwrap();
    request.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
    let config = WebSocketConfig::default().read_buffer_size(8 * 1024).write_buffer_size(0);
    tokio_tungstenite::connect_async_with_config(request, Some(config), true).await.unwrap().0
}

#[derive(Clone)]
struct Program {
    base: String,
    token: String,
    http: reqwest::Client,
}

impl Program {
    async fn new(base: &str) -> Program {
        let mut program = Program { base: base.into(), token: String::new(), http: reqwest::Client::new() };
        let made = program.post("/api/bots", json!({ "name": "Load" })).await;
        program.token = made["token"].as_str().unwrap().into();
        program
    }

    async fn post(&self, path: &str, body: Value) -> Value {
        let request = self.http.post(format!("{}{path}", self.base)).json(&body);
        let request = if self.token.is_empty() { request } else { request.bearer_auth(&self.token) };
        serde_json::from_str(&request.send().await.unwrap().text().await.unwrap()).unwrap()
    }

    async fn socket(&self, table: &str) -> Web {
        connect(&format!("{}/api/tables/{table}/ws?legal=true&view=false", self.base), &self.token).await
    }
}

async fn seat(game: &str, options: &Value, players: &[Program]) -> String {
    let made = players[0].post("/api/tables", json!({ "game": game, "options": options, "name": "P" })).await;
    let (id, code) = (made["id"].as_str().unwrap(), made["code"].as_str().unwrap());
    for (index, player) in players.iter().enumerate().skip(1) {
        let wish = json!({ "name": "P", "seat": index, "code": code });
        player.post(&format!("/api/tables/{id}/join"), wish).await;
    }
    players[0].post(&format!("/api/tables/{id}/ask"), json!({ "ask": { "start": {} } })).await;
    id.into()
}

/// What the generator reads of a message; the rest is skipped.
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(default)]
    re: Option<&'a str>,
    #[serde(default)]
    v: u64,
    #[serde(default, borrow)]
    error: Option<&'a RawValue>,
    #[serde(default, borrow)]
    legal: Option<Vec<&'a RawValue>>,
    #[serde(default)]
    table: Option<Table<'a>>,
}

#[derive(Deserialize)]
struct Table<'a> {
    stage: &'a str,
}

#[derive(Default)]
struct Tally {
    moves: AtomicU64,
    refused: AtomicU64,
    games: AtomicU64,
    /// How long each move took from when it was due to its acknowledgement, in microseconds.
    took: Mutex<Vec<u32>>,
}

/// One of the things that may be done; nobody gives up.
fn choice(luck: &mut Luck, actions: &[&RawValue]) -> Option<String> {
    let gives_up = |action: &str| matches!(action, "\"resign\"" | "\"offer_draw\"");
    let fit: Vec<&&RawValue> = actions.iter().filter(|action| !gives_up(action.get())).collect();
    luck.pick(&fit).map(|action| action.get().to_owned())
}

/// The message that asks for an action.
fn wish(luck: &mut Luck, v: u64, action: &str) -> String {
    let id = luck.below(u32::MAX);
    format!("{{\"id\":\"{id}\",\"v\":{v},\"ask\":{{\"do\":{action}}}}}")
}

/// Plays one table after the other. `every` is the time between the moves of a table; none for as fast as it goes.
async fn keep_playing(
    number: u64,
    players: Vec<Program>,
    game: &'static str,
    options: Value,
    every: Arc<Mutex<Option<Duration>>>,
    tally: Arc<Tally>,
) {
    let mut luck = Luck::new(Seed::from_number(number));
    loop {
        let table = seat(game, &options, &players).await;
        let mut sending: Vec<SplitSink<Web, Message>> = Vec::new();
        let mut hearing = SelectAll::new();
        for (seat, player) in players.iter().enumerate() {
            let (send, hear): (_, SplitStream<Web>) = player.socket(&table).await.split();
            sending.push(send);
            hearing.push(hear.map(move |message| (seat, message)));
        }
        let mut legal: Vec<Option<(u64, String)>> = vec![None; players.len()];
        let mut due = Instant::now();
        let mut waiting = false;
        let mut pace = None;
        while let Some((seat, Ok(message))) = hearing.next().await {
            let Message::Text(text) = message else { continue };
            let heard: Heard<'_> = serde_json::from_str(&text).unwrap();
            if heard.re.is_some() {
                waiting = false;
                if heard.error.is_some() {
                    tally.refused.fetch_add(1, Ordering::Relaxed);
                } else {
                    tally.moves.fetch_add(1, Ordering::Relaxed);
                    tally.took.lock().unwrap().push(due.elapsed().as_micros() as u32);
                }
            } else {
                if heard.table.is_some_and(|table| table.stage == "over") {
                    tally.games.fetch_add(1, Ordering::Relaxed);
                    break;
                }
                if let Some(actions) = heard.legal {
                    legal[seat] = choice(&mut luck, &actions).map(|action| (heard.v, action));
                }
            }
            if waiting {
                continue;
            }
            let Some(seat) = legal.iter().position(Option::is_some) else { continue };
            let (v, action) = legal[seat].take().unwrap();
            let every = *every.lock().unwrap();
            match every {
                None => due = Instant::now(),
                Some(every) => {
                    // The tables' moves are spread over the time, not all at once.
                    if pace != Some(every) {
                        due = Instant::now() + every.mul_f64(f64::from(luck.below(1000)) / 1000.0);
                    }
                    due += every;
                    tokio::time::sleep_until(due.into()).await;
                }
            }
            pace = every;
            let wish = wish(&mut luck, v, &action);
            sending[seat].send(Message::text(wish)).await.unwrap();
            waiting = true;
        }
    }
}

fn percentile(sorted: &[u32], share: f64) -> f64 {
    let index = ((sorted.len() as f64 * share) as usize).min(sorted.len().saturating_sub(1));
    f64::from(sorted.get(index).copied().unwrap_or(0)) / 1000.0
}

/// Prints what happened in a stretch of time: moves a second and how long they took. Gives the rate.
async fn measure(name: &str, house: &Process, tally: &Tally, length: Duration) -> f64 {
    tally.took.lock().unwrap().clear();
    let (moves, refused) = (tally.moves.load(Ordering::Relaxed), tally.refused.load(Ordering::Relaxed));
    let (processor, began) = (house.processor(), Instant::now());
    tokio::time::sleep(length).await;
    let seconds = began.elapsed().as_secs_f64();
    let rate = (tally.moves.load(Ordering::Relaxed) - moves) as f64 / seconds;
    let mut took = std::mem::take(&mut *tally.took.lock().unwrap());
    took.sort_unstable();
    println!(
        "  {name}: {rate:.0} durable moves/s; p50 {:.1} ms, p99 {:.1} ms, longest {:.0} ms; {} refused; server {:.0} µs \
         of processor a move, {:.0} MB",
        percentile(&took, 0.5),
        percentile(&took, 0.99),
        percentile(&took, 1.0),
        tally.refused.load(Ordering::Relaxed) - refused,
        (house.processor() - processor) / (rate * seconds) * 1e6,
        house.memory(),
    );
    rate
}

async fn moves(game: &'static str, options: &Value, seats: usize) {
    let place = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let house = Process::house(place.path().join("load.db").to_str().unwrap()).await;
    println!("{game}, {TABLES} tables, {} WebSockets, SQLite with full sync:", TABLES * seats);
    let base = house.base();
    let players = join_all((0..seats).map(|_| Program::new(&base))).await;
    let every = Arc::new(Mutex::new(Some(Duration::from_millis(500))));
    let tally = Arc::new(Tally::default());
    let mut tables = Vec::new();
    for number in 0..TABLES {
        let playing =
            keep_playing(number as u64, players.clone(), game, options.clone(), every.clone(), tally.clone());
        tables.push(tokio::spawn(playing));
        if number % 20 == 0 {
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
    }
    while tally.moves.load(Ordering::Relaxed) < 3 * TABLES as u64 {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    *every.lock().unwrap() = None;
    tokio::time::sleep(Duration::from_secs(3)).await;
    let mut best = 0.0_f64;
    for _ in 0..3 {
        best = best.max(measure("as fast as it goes", &house, &tally, Duration::from_secs(5)).await);
    }
    *every.lock().unwrap() = Some(Duration::from_secs_f64(TABLES as f64 / 5000.0));
    tokio::time::sleep(Duration::from_secs(4)).await;
    for _ in 0..3 {
        measure("at 5,000 a second", &house, &tally, Duration::from_secs(5)).await;
    }
    println!("  best {best:.0}; {} games played to the end", tally.games.load(Ordering::Relaxed));
    tables.into_iter().for_each(|table| table.abort());
}

/// What comes over the sockets of a table with open pages.
enum Said {
    /// To a player's program, which knows what may be done.
    Program(String),
    /// To a player's page.
    Page(u64),
}

/// How long after a move is made the last of the others' pages has it, at busy tables.
async fn screens(game: &'static str, options: Value, seats: usize) {
    let place = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let house = Process::house(place.path().join("screens.db").to_str().unwrap()).await;
    let base = house.base();
    let players = join_all((0..seats).map(|_| Program::new(&base))).await;
    let took = Arc::new(Mutex::new(Vec::new()));
    let tables: Vec<_> = (0..BUSY as u64)
        .map(|number| {
            tokio::spawn(watch_each_other(number, players.clone(), game, options.clone(), took.clone()))
        })
        .collect();
    tokio::time::sleep(Duration::from_secs(5)).await;
    took.lock().unwrap().clear();
    let (processor, began) = (house.processor(), Instant::now());
    tokio::time::sleep(Duration::from_secs(20)).await;
    let busy = (house.processor() - processor) / began.elapsed().as_secs_f64();
    let mut took = std::mem::take(&mut *took.lock().unwrap());
    took.sort_unstable();
    println!(
        "{game}, {BUSY} tables, {} open pages: {:.0} moves/s; on all other pages after p50 {:.1} ms, p99 {:.1} ms, longest \
         {:.0} ms; server {:.0} % of one core",
        BUSY * seats,
        took.len() as f64 / 20.0,
        percentile(&took, 0.5),
        percentile(&took, 0.99),
        percentile(&took, 1.0),
        100.0 * busy,
    );
    tables.into_iter().for_each(|table| table.abort());
}

/// Plays one table after the other; everybody has the page open beside the program that plays for them.
async fn watch_each_other(
    number: u64,
    players: Vec<Program>,
    game: &'static str,
    options: Value,
    took: Arc<Mutex<Vec<u32>>>,
) {
    let mut luck = Luck::new(Seed::from_number(number));
    loop {
        let table = seat(game, &options, &players).await;
        let (mut sending, mut hearing) = (Vec::new(), SelectAll::new());
        for (seat, player) in players.iter().enumerate() {
            let (send, hear) = player.socket(&table).await.split();
            sending.push(send);
            let said = |text: String| Some(Said::Program(text));
            hearing.push(heard(hear, seat, said).boxed());
            let page = connect(&format!("{}/t/{table}/live", player.base), &player.token).await;
            let said =
                |text: String| serde_json::from_str::<Heard<'_>>(&text).ok().map(|heard| Said::Page(heard.v));
            hearing.push(heard(page.split().1, seat, said).boxed());
        }
        let mut legal: Vec<Option<(u64, String)>> = vec![None; players.len()];
        let mut shown = vec![0; players.len()];
        // When the last move was made, and whose pages do not have it yet.
        let mut made: Option<(Instant, Vec<usize>)> = None;
        while let Some((seat, said)) = hearing.next().await {
            match said {
                Said::Page(v) if v > shown[seat] => {
                    shown[seat] = v;
                    if let Some((at, lack)) = &mut made {
                        lack.retain(|other| *other != seat);
                        if lack.is_empty() {
                            took.lock().unwrap().push(at.elapsed().as_micros() as u32);
                            made = None;
                        }
                    }
                }
                Said::Page(_) => {}
                Said::Program(text) => {
                    let heard: Heard<'_> = serde_json::from_str(&text).unwrap();
                    if heard.table.is_some_and(|table| table.stage == "over") {
                        break;
                    }
                    if heard.error.is_some() {
                        made = None;
                    }
                    if let Some(actions) = heard.legal {
                        legal[seat] = choice(&mut luck, &actions).map(|action| (heard.v, action));
                    }
                }
            }
            if made.is_some() || shown.contains(&0) {
                continue;
            }
            let Some(seat) = legal.iter().position(Option::is_some) else { continue };
            let (v, action) = legal[seat].take().unwrap();
            tokio::time::sleep(THOUGHT.mul_f64(f64::from(luck.below(2000)) / 1000.0)).await;
            let wish = wish(&mut luck, v, &action);
            made = Some((Instant::now(), (0..players.len()).filter(|other| *other != seat).collect()));
            sending[seat].send(Message::text(wish)).await.unwrap();
        }
    }
}

/// The texts that come over a socket, as something said to a seat.
fn heard(
    socket: SplitStream<Web>,
    seat: usize,
    said: impl Fn(String) -> Option<Said> + Send + 'static,
) -> impl Stream<Item = (usize, Said)> {
    socket.filter_map(move |message| {
        let said = match message {
            Ok(Message::Text(text)) => said(text.to_string()).map(|said| (seat, said)),
            _ => None,
        };
        std::future::ready(said)
    })
}

async fn serve_echo(port: &str) {
    use axum::extract::ws::WebSocketUpgrade;
    use axum::routing::get;
    let echo = |upgrade: WebSocketUpgrade| async move {
        upgrade.on_upgrade(|mut socket| async move {
            while let Some(Ok(message)) = socket.recv().await {
                if socket.send(message).await.is_err() {
                    return;
                }
            }
        })
    };
    let app = axum::Router::new().route("/", get(echo)).route("/healthz", get(async || "ok"));
    let listener = tokio::net::TcpListener::bind(format!("127.0.0.1:{port}")).await.unwrap();
    axum::serve(listener, app).await.unwrap();
}

/// What the machine can do: an echo without rules, log or other viewers.
async fn echo() {
    let own = std::env::current_exe().unwrap();
    let args = |port: u16| vec!["--echo-server".to_owned(), port.to_string()];
    let echo = Process::start(own.to_str().unwrap(), args).await;
    let count = Arc::new(AtomicU64::new(0));
    let mut clients = Vec::new();
    for _ in 0..TABLES {
        let (mut socket, count) = (connect(&echo.base(), "none").await, count.clone());
        clients.push(tokio::spawn(async move {
            let message = "x".repeat(100);
            loop {
                socket.send(Message::text(message.clone())).await.unwrap();
                let _ = socket.next().await;
                count.fetch_add(1, Ordering::Relaxed);
            }
        }));
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let (before, processor, began) = (count.load(Ordering::Relaxed), echo.processor(), Instant::now());
    tokio::time::sleep(Duration::from_secs(5)).await;
    let rate = (count.load(Ordering::Relaxed) - before) as f64 / began.elapsed().as_secs_f64();
    println!(
        "bare axum echo, {TABLES} WebSockets: {rate:.0} messages/s there and back; server {:.0} µs of processor each",
        (echo.processor() - processor) / (rate * 5.0) * 1e6
    );
    clients.into_iter().for_each(|client| client.abort());
}

/// Ten thousand people who look and do nothing.
async fn idle() {
    let place = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let house = Process::house(place.path().join("idle.db").to_str().unwrap()).await;
    let empty = house.memory();
    let players = [Program::new(&house.base()).await, Program::new(&house.base()).await];
    let mut tables = Vec::new();
    for _ in 0..IDLE / 10 {
        tables.push(seat("confusion", &json!({}), &players).await);
    }
    let made = house.memory();
    let mut sockets = Vec::new();
    for number in 0..IDLE {
        let mut socket = players[number % 2].socket(&tables[number % tables.len()]).await;
        socket.next().await.unwrap().unwrap();
        sockets.push(socket);
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    let full = house.memory();
    println!(
        "{IDLE} idle WebSockets at {} tables: {full:.0} MB in all ({empty:.0} MB with nobody, {made:.0} MB with the \
         tables)",
        tables.len()
    );
    drop(sockets);
    tokio::time::sleep(Duration::from_secs(35)).await;
    println!("  after they left and the tables were let go: {:.0} MB", house.memory());
}

/// Whether many finished tables slow a new one.
async fn full() {
    let place = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let file = place.path().join("full.db");
    let house = Process::house(file.to_str().unwrap()).await;
    println!("a new table of Duet made, joined, started and its first clue given, mean of 200:");
    println!("  with an empty store: {:.2} ms", new_tables(&house).await);
    drop(house);
    fill(file.to_str().unwrap(), 100_000).await;
    let house = Process::house(file.to_str().unwrap()).await;
    println!("  with 100,000 finished tables: {:.2} ms", new_tables(&house).await);
}

async fn new_tables(house: &Process) -> f64 {
    let players = [Program::new(&house.base()).await, Program::new(&house.base()).await];
    let began = Instant::now();
    for _ in 0..200 {
        let table = seat("duet", &json!({}), &players).await;
        let legal = players[0].http.get(format!("{}/api/tables/{table}/legal", house.base()));
        let legal = legal.bearer_auth(&players[0].token).send().await.unwrap().text().await.unwrap();
        let legal: Value = serde_json::from_str(&legal).unwrap();
        players[0].post(&format!("/api/tables/{table}/act"), json!({ "do": legal[0] })).await;
    }
    began.elapsed().as_secs_f64() / 200.0 * 1000.0
}

async fn fill(file: &str, tables: u64) {
    use store::{NewTable, Opening, PersonId, Sqlite, Stage, Store, TableId};
    let store = Arc::new(Sqlite::open(file).await.unwrap());
    let body = vec![b'x'; 120];
    let mut making = tokio::task::JoinSet::new();
    for number in 0..tables {
        let id = number.to_le_bytes();
        let id = TableId::new([id, id].concat().try_into().unwrap());
        let opening = Opening { key: None, at: number, body: body.clone() };
        let table = NewTable {
            id,
            game: "duet".into(),
            stage: Stage::Over,
            listed: true,
            invite: None,
            created: number,
            deadline: None,
            sit: vec![PersonId::new([1; 16])],
            entries: vec![opening; 40],
        };
        let store = store.clone();
        making.spawn(async move { store.create(table).await.unwrap() });
        if making.len() >= 2000 {
            while making.join_next().await.is_some() {}
        }
    }
    while making.join_next().await.is_some() {}
    store.close().await;
}
