//! Whether the house answers while a hundred connections do their worst.

use crate::attacks;
use crate::house::raw;
use crate::stage::Stage;
use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{interval, sleep, timeout};

/// How many connections are hostile.
pub const HOSTILE: usize = 100;

/// How long they go on.
const LENGTH: Duration = Duration::from_secs(15);

/// After what time nobody waits for an answer any more.
const NEVER: Duration = Duration::from_secs(10);

/// How the house did.
pub struct Weather {
    /// How long `/healthz` took, in milliseconds, sorted; [`NEVER`] where there was no answer.
    pub took: Vec<f64>,
    pub unanswered: usize,
    /// The most memory in use, in MB.
    pub peak: f64,
    pub descriptors: usize,
    pub gone: bool,
}

impl Weather {
    pub fn percentile(&self, share: f64) -> f64 {
        let index = ((self.took.len() as f64 * share) as usize).min(self.took.len().saturating_sub(1));
        self.took.get(index).copied().unwrap_or(0.0)
    }
}

/// What all hostile connections know.
struct Arms {
    port: u16,
    heavy: Vec<Vec<u8>>,
    replay: Vec<u8>,
    /// Where the replay is, for HTTP/2.
    path: String,
    /// What opens a WebSocket of a program, one of a page, and a stream, at a table of much to tell.
    listening: [Vec<u8>; 3],
}

/// Lets a hundred connections do their worst, from this many addresses, and asks for `/healthz` all the while.
pub async fn weather(stage: &mut Stage, addresses: usize) -> Weather {
    let path = format!("/api/tables/{}/replay", stage.replay);
    let heavy = [
        "POST /t/{id}/ask",
        "POST /new/{game}",
        "POST /t/{id}/clue-check",
        "POST /api/tables",
        "POST /hot/{game}",
        "GET /t/{id}",
    ];
    let heavy =
        attacks::all(stage).into_iter().filter(|attack| attack.anonymous && heavy.contains(&attack.door));
    let arms = Arc::new(Arms {
        port: stage.server.port(),
        heavy: heavy.map(|attack| attack.bytes).collect(),
        replay: raw::request("GET", &path, &[], b""),
        path,
        listening: [
            upgrade(stage, &format!("/api/tables/{}/ws", stage.open)),
            upgrade(stage, &format!("/t/{}/live", stage.long)),
            raw::request("GET", &format!("/api/tables/{}/stream", stage.long), &[], b""),
        ],
    });
    crate::house::usage::forget_peak(stage.server.id());
    let hostile: Vec<_> = (0..HOSTILE)
        .map(|number| {
            let from = Ipv4Addr::new(127, 0, 1, 1 + (number % addresses) as u8);
            let arms = arms.clone();
            tokio::spawn(async move {
                loop {
                    let _ = attack(number, from, &arms).await;
                    // One that is turned away comes back at once, but leaves this machine room to measure.
                    sleep(Duration::from_millis(20)).await;
                }
            })
        })
        .collect();
    sleep(Duration::from_secs(1)).await;
    let mut asking = Vec::new();
    let mut beat = interval(Duration::from_millis(25));
    let began = Instant::now();
    let mut descriptors = 0;
    while began.elapsed() < LENGTH {
        beat.tick().await;
        let from = Ipv4Addr::new(127, 0, 2, 1 + (asking.len() % 4) as u8);
        asking.push(tokio::spawn(ask(arms.port, from)));
        if asking.len() % 40 == 0 {
            descriptors = descriptors.max(stage.server.usage().descriptors);
        }
    }
    let mut took = Vec::new();
    for asked in asking {
        took.push(asked.await.unwrap_or(None));
    }
    hostile.iter().for_each(tokio::task::JoinHandle::abort);
    let unanswered = took.iter().filter(|took| took.is_none()).count();
    let mut took: Vec<f64> =
        took.into_iter().map(|took| took.unwrap_or(NEVER).as_secs_f64() * 1000.0).collect();
    took.sort_by(f64::total_cmp);
    let gone = stage.server.is_gone();
    Weather { took, unanswered, peak: stage.server.usage().peak, descriptors, gone }
}

/// Asks whether the house is alive, over a connection of its own.
async fn ask(port: u16, from: Ipv4Addr) -> Option<Duration> {
    let request = raw::request("GET", "/healthz", &[], b"");
    let answer = timeout(NEVER, raw::send(from, port, &request)).await.ok()?.ok()?;
    (answer.status == 200).then_some(answer.took)
}

/// One hostile connection, until it is closed.
async fn attack(number: usize, from: Ipv4Addr, arms: &Arms) -> std::io::Result<()> {
    let kinds = 12;
    match number % kinds {
        0 | 1 => {
            let turn = number / kinds;
            for step in 0..arms.heavy.len() {
                let _ = raw::send(from, arms.port, &arms.heavy[(turn + step) % arms.heavy.len()]).await;
            }
        }
        2 => end(&mut raw::connect(from, arms.port).await?).await,
        3 => {
            let mut stream = raw::connect(from, arms.port).await?;
            drip(&mut stream, b"GET / HTTP/1.1\r\nhost: localhost\r\nx: ").await?;
        }
        4 => {
            let mut stream = raw::connect(from, arms.port).await?;
            let head = "POST /new/duet HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-www-form-urlencoded\r\n\
                        content-length: 60000\r\n\r\n";
            stream.write_all(head.as_bytes()).await?;
            drip(&mut stream, b"a=b").await?;
        }
        5 => {
            // Asks for megabytes again and again, and reads nothing.
            let mut stream = raw::deaf(from, arms.port)?;
            let request = String::from_utf8_lossy(&arms.replay).replace("connection: close\r\n", "");
            for _ in 0..50 {
                stream.write_all(request.as_bytes()).await?;
            }
            linger(stream).await;
        }
        6 => {
            let mut stream = raw::connect(from, arms.port).await?;
            stream.write_all(b"GET / HTTP/1.1\r\nhost: loc").await?;
            stream.shutdown().await?;
            end(&mut stream).await;
        }
        7 => {
            let garbage: Vec<u8> =
                (0..8192_u32).map(|index| (index.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
            let mut stream = raw::connect(from, arms.port).await?;
            stream.write_all(&garbage).await?;
            end(&mut stream).await;
        }
        8..=10 => {
            // Listens at a table, and reads nothing.
            let mut stream = raw::deaf(from, arms.port)?;
            stream.write_all(&arms.listening[number % kinds - 8]).await?;
            linger(stream).await;
        }
        _ => {
            let mut stream = raw::deaf(from, arms.port)?;
            stream.write_all(&http2(&arms.path)).await?;
            linger(stream).await;
        }
    }
    Ok(())
}

/// What opens a WebSocket from the house's own pages.
fn upgrade(stage: &Stage, path: &str) -> Vec<u8> {
    let address = stage.server.base().replace("http://", "");
    format!(
        "GET {path} HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    .into_bytes()
}

/// Holds a connection without reading, until the other side gives it up.
async fn linger(stream: TcpStream) {
    let began = Instant::now();
    while began.elapsed() < Duration::from_secs(60) && stream.take_error().is_ok_and(|error| error.is_none())
    {
        sleep(Duration::from_millis(200)).await;
    }
}

/// Reads until the other side has no more.
async fn end(stream: &mut TcpStream) {
    let mut room = [0; 4096];
    while stream.read(&mut room).await.is_ok_and(|count| count > 0) {}
}

/// A byte now and then, for ever.
async fn drip(stream: &mut TcpStream, beginning: &[u8]) -> std::io::Result<()> {
    stream.write_all(beginning).await?;
    loop {
        stream.write_all(b"x").await?;
        sleep(Duration::from_millis(400)).await;
    }
}

/// HTTP/2 with prior knowledge: 190 requests for one address, and no window to answer them.
fn http2(path: &str) -> Vec<u8> {
    let frame = |kind: u8, flags: u8, stream: u32, payload: &[u8]| {
        let length = &(payload.len() as u32).to_be_bytes()[1..];
        [length, &[kind, flags], &stream.to_be_bytes(), payload].concat()
    };
    let mut bytes = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_vec();
    // SETTINGS_INITIAL_WINDOW_SIZE is 0.
    bytes.extend(frame(4, 0, 0, &[0, 4, 0, 0, 0, 0]));
    let mut headers = vec![0x82, 0x86, 0x04, path.len() as u8];
    headers.extend(path.as_bytes());
    headers.extend([0x01, 9]);
    headers.extend(b"localhost");
    for number in 0..190 {
        // The end of the headers and of the request.
        bytes.extend(frame(1, 5, 2 * number + 1, &headers));
    }
    bytes
}

/// Opens connections that send nothing; how long a visitor from elsewhere then waits, and until when they are held.
pub async fn silence(stage: &Stage, count: usize) -> (usize, Option<Duration>) {
    let from = Ipv4Addr::new(127, 0, 4, 1);
    let mut silent = Vec::new();
    for _ in 0..count {
        // A house that takes no more lets them wait in the queue.
        if let Ok(Ok(stream)) =
            timeout(Duration::from_millis(200), raw::connect(from, stage.server.port())).await
        {
            silent.push(stream);
        }
    }
    sleep(Duration::from_millis(500)).await;
    let took = ask(stage.server.port(), Ipv4Addr::new(127, 0, 5, 1)).await;
    (silent.len(), took)
}
