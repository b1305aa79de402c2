//! What one request costs the house.

use crate::attacks::Attack;
use crate::house::usage::{forget_peak, worked};
use crate::house::{Server, Socket, raw};
use crate::stage::HERE;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::{sleep, timeout};

/// A request is sent until the house has worked this long for it, in seconds, or this much time has passed.
const WORK: f64 = 0.3;
const TIME: Duration = Duration::from_millis(400);

/// How often the memory of one request is looked at. The middle counts, since the house may do something else at the same
/// time; the largest is told beside it.
const LOOKS: usize = 5;

/// What one request costs.
#[derive(Default)]
pub struct Cost {
    pub status: u16,
    /// Processor time, in milliseconds.
    pub processor: f64,
    /// Memory beyond what was in use before, in MB.
    pub memory: f64,
    /// The most that was seen of it, in MB.
    pub largest: f64,
    pub sent: usize,
    pub received: usize,
    /// Whether the house was gone after it.
    pub gone: bool,
}

/// Sends what only reads once, so that what the house loads for good is there before anything is measured.
pub async fn warm_up(server: &Server, attacks: &[Attack]) {
    for attack in attacks.iter().filter(|attack| attack.door.starts_with("GET")) {
        let _ = answer(server, attack).await;
    }
}

/// Measures a request.
pub async fn request(server: &mut Server, attack: &Attack) -> Cost {
    let mut cost = Cost { sent: attack.bytes.len(), ..Cost::default() };
    // The first one alone tells whether it can be repeated; what it loads for good is not its own.
    let first = once(server, attack, &mut cost).await;
    if cost.gone || first > WORK {
        cost.processor = first * 1000.0;
        return cost;
    }
    let mut looks = Vec::new();
    for _ in 0..LOOKS {
        once(server, attack, &mut cost).await;
        looks.push(cost.memory);
    }
    cost.largest = looks.iter().copied().fold(0.0, f64::max);
    cost.memory = middle(looks);
    let (before, began, mut count) = (server.usage().processor, Instant::now(), 0);
    while began.elapsed() < TIME && server.usage().processor - before < WORK {
        for _ in 0..10 {
            let _ = answer(server, attack).await;
            count += 1;
        }
    }
    cost.processor = (server.usage().processor - before) / f64::from(count) * 1000.0;
    cost
}

/// Measures a request to a house that has let go of every table: what it takes to load them is the request's.
pub async fn cold(server: &mut Server, attack: &Attack) -> Cost {
    let mut cost = Cost { sent: attack.bytes.len(), ..Cost::default() };
    // What is loaded once and for all, such as word lists, is not the request's.
    once(server, attack, &mut cost).await;
    let (mut processor, mut memory) = (Vec::new(), Vec::new());
    for _ in 0..LOOKS {
        while in_memory(server).await != Some(0) {
            sleep(Duration::from_millis(200)).await;
        }
        let before = worked(server.id());
        once(server, attack, &mut cost).await;
        processor.push(worked(server.id()) - before);
        memory.push(cost.memory);
        if cost.gone {
            break;
        }
    }
    cost.largest = memory.iter().copied().fold(0.0, f64::max);
    (cost.processor, cost.memory) = (middle(processor), middle(memory));
    cost
}

/// The one in the middle.
fn middle(mut looks: Vec<f64>) -> f64 {
    looks.sort_by(f64::total_cmp);
    looks.get(looks.len() / 2).copied().unwrap_or(0.0)
}

/// How many tables the house has in memory.
async fn in_memory(server: &Server) -> Option<u64> {
    let metrics =
        raw::send(HERE, server.port(), &raw::request("GET", "/metrics", &[], b"")).await.ok()?.body();
    let line = metrics.lines().find_map(|line| line.strip_prefix("safehouse_tables_in_memory "))?;
    Some(line.trim().parse::<f64>().ok()? as u64)
}

/// Sends it once and notes what came of it; how long the house worked, in seconds.
async fn once(server: &mut Server, attack: &Attack, cost: &mut Cost) -> f64 {
    // What the last request left is given back after a moment.
    sleep(Duration::from_millis(30)).await;
    forget_peak(server.id());
    let before = server.usage();
    let answer = answer(server, attack).await;
    let after = server.usage();
    cost.memory = (after.peak - before.memory).max(0.0);
    cost.gone = server.is_gone();
    if let Some((status, received)) = answer {
        (cost.status, cost.received) = (status, received);
    }
    after.processor - before.processor
}

async fn answer(server: &Server, attack: &Attack) -> Option<(u16, usize)> {
    if attack.endless {
        return first_event(server, &attack.bytes).await;
    }
    let answer = raw::send(HERE, server.port(), &attack.bytes).await.ok()?;
    Some((answer.status, answer.bytes.len()))
}

/// Reads a stream up to the end of its first event.
async fn first_event(server: &Server, bytes: &[u8]) -> Option<(u16, usize)> {
    let mut stream = raw::connect(HERE, server.port()).await.ok()?;
    stream.write_all(bytes).await.ok()?;
    let mut read = Vec::new();
    let reading = async {
        // The head ends with an empty line, and so does the event.
        while !read.windows(2).any(|two| two == b"\n\n") {
            if stream.read_buf(&mut read).await.unwrap_or(0) == 0 {
                break;
            }
        }
    };
    let _ = timeout(Duration::from_secs(5), reading).await;
    let status = String::from_utf8_lossy(&read).split(' ').nth(1)?.parse().ok()?;
    Some((status, read.len()))
}

/// Measures a message over an open WebSocket.
pub async fn message(server: &mut Server, socket: &mut Socket, text: &str) -> Cost {
    let mut cost = Cost { status: 101, sent: text.len(), ..Cost::default() };
    let mut count = 0;
    forget_peak(server.id());
    let (before, began) = (server.usage(), Instant::now());
    while began.elapsed() < TIME && server.usage().processor - before.processor < WORK {
        if socket.send(text.to_owned()).await.is_none() {
            break;
        }
        let Ok(Some(answer)) = timeout(Duration::from_secs(30), socket.text()).await else { break };
        cost.received = answer.len();
        count += 1;
    }
    let after = server.usage();
    cost.processor = (after.processor - before.processor) / f64::from(count.max(1)) * 1000.0;
    cost.memory = (after.peak - before.memory).max(0.0);
    cost.largest = cost.memory;
    cost.gone = server.is_gone();
    cost
}
