//! What a table tells many who look on, for one small request.

use crate::house::usage::forget_peak;
use crate::house::{Program, Server, Socket};
use crate::stage::Stage;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::time::sleep;

/// How many look on: within the limit of one address.
const SOCKETS: usize = 196;

/// How often something is asked.
const TIMES: usize = 8;

/// What came of one kind of request.
pub struct Broadcast {
    pub what: &'static str,
    pub sent: usize,
    /// What each of those who look on got for one request, and all of them together.
    pub each: f64,
    pub total: f64,
    /// Processor time for one request, in milliseconds, and memory beyond what was in use, in MB.
    pub processor: f64,
    pub memory: f64,
}

/// What a crowd has heard: those with a program, and those with a page.
type Heard = Arc<[AtomicU64; 2]>;

/// Opens sockets at a table, half of them a program's and half a page's, and counts what comes.
async fn crowd(server: &Server, table: &str) -> (Vec<tokio::task::JoinHandle<()>>, Heard) {
    let heard = Heard::default();
    let base = server.base().replace("http://", "ws://");
    let origin = server.base();
    let mut sockets = Vec::new();
    for number in 0..SOCKETS {
        let path =
            if number % 2 == 0 { format!("/api/tables/{table}/ws") } else { format!("/t/{table}/live") };
        let socket =
            Socket::open(&format!("{base}{path}"), &[("origin", &origin)], Duration::from_secs(10)).await;
        let Some(mut socket) = socket else { continue };
        let heard = heard.clone();
        sockets.push(tokio::spawn(async move {
            while let Some(text) = socket.text().await {
                heard[number % 2].fetch_add(text.len() as u64, Ordering::Relaxed);
            }
        }));
    }
    (sockets, heard)
}

/// Waits until nothing comes any more.
async fn quiet(heard: &Heard) -> [u64; 2] {
    let now = || [0, 1].map(|kind: usize| heard[kind].load(Ordering::Relaxed));
    let mut before = now();
    loop {
        sleep(Duration::from_millis(300)).await;
        let now = now();
        if now == before {
            return now;
        }
        before = now;
    }
}

async fn measure(
    stage: &Stage,
    what: &'static str,
    table: &str,
    by: &Program,
    ask: impl Fn(usize) -> Value,
) -> Broadcast {
    let (sockets, heard) = crowd(&stage.server, table).await;
    let told = quiet(&heard).await;
    forget_peak(stage.server.id());
    let before = stage.server.usage();
    let mut sent = 0;
    for number in 0..TIMES {
        let body = json!({ "ask": ask(number) });
        sent += body.to_string().len();
        let answer = by.post(&format!("/api/tables/{table}/ask"), body).await;
        assert!(answer.get("v").is_some(), "{what}: {answer}");
        // One after the other, so that each is an update of its own.
        quiet(&heard).await;
    }
    let heard = quiet(&heard).await;
    let kinds = [0, 1].map(|kind| (heard[kind] - told[kind]) as f64 / TIMES as f64);
    let after = stage.server.usage();
    let count = sockets.len() as f64;
    sockets.iter().for_each(tokio::task::JoinHandle::abort);
    Broadcast {
        what,
        sent: sent / TIMES,
        // The kind that is sent more counts.
        each: kinds[0].max(kinds[1]) / (count / 2.0),
        total: kinds[0] + kinds[1],
        processor: (after.processor - before.processor) / TIMES as f64 * 1000.0,
        memory: (after.peak - before.memory).max(0.0),
    }
}

/// All that is told to many.
pub async fn all(stage: &Stage) -> Vec<Broadcast> {
    let ready = |number: usize| json!({ "ready": { "ready": number % 2 == 1 } });
    let chat = |_: usize| json!({ "chat": { "to": "table", "text": "x".repeat(500) } });
    let short = |_: usize| json!({ "chat": { "to": "table", "text": "x" } });
    let bot = |number: usize| {
        let bot = if number.is_multiple_of(2) { Value::from("easy") } else { Value::Null };
        json!({ "bot": { "seat": 1, "bot": bot } })
    };
    let hush = |number: usize| json!({ "hush": { "hush": number.is_multiple_of(2) } });
    let player = &stage.player;
    vec![
        measure(stage, "ready or not, 4,900 own words", &stage.open, player, ready).await,
        measure(stage, "a bot comes and goes, 4,900 own words", &stage.open, player, bot).await,
        measure(stage, "one letter of talk, 4,900 own words", &stage.open, player, short).await,
        measure(stage, "watchers hushed, Duet under way", &stage.english, player, hush).await,
        measure(stage, "500 letters of talk, Confusion under way", &stage.board, player, chat).await,
        measure(stage, "one letter of talk, Confusion under way", &stage.board, player, short).await,
    ]
}
