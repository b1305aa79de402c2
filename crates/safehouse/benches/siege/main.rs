//! What an attacker can make the house do: for every door the worst request within the limits, what it costs in processor
//! time, memory and bytes; what it takes to load tables that nobody has looked at for a while; what many who look on are sent for one small request; and whether the house still answers
//! while a hundred connections do their worst.
//!
//! `cargo bench -p safehouse --bench siege` runs everything; `-- doors`, `-- cold`, `-- crowd`, `-- storm` a part. What is
//! above what the house allows itself is marked.
#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout, reason = "a measuring program")]

mod attacks;
mod cold;
mod crowd;
#[path = "../../tests/house/mod.rs"]
mod house;
mod measure;
mod stage;
mod storm;

use house::Socket;
use measure::Cost;
use stage::Stage;
use std::time::{Duration, Instant};

/// What the house allows itself: milliseconds and MB for an anonymous request, bytes out for one in to each who looks on,
/// milliseconds for `/healthz` in a storm.
const PROCESSOR: f64 = 10.0;
const MEMORY: f64 = 4.0;
const FACTOR: f64 = 100.0;
const HEALTH: f64 = 50.0;

/// How many connections that send nothing are opened at once.
const SILENT: usize = 1100;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let wanted = |part: &str| args.is_empty() || args.iter().any(|arg| arg == part);
    let began = Instant::now();
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let mut above = Vec::new();
        if wanted("doors") {
            above.extend(doors().await);
        }
        if wanted("cold") {
            above.extend(colds().await);
        }
        if wanted("crowd") {
            above.extend(crowds().await);
        }
        if wanted("storm") {
            above.extend(storms().await);
        }
        println!("\nAbove what the house allows itself: {}", above.len());
        above.iter().for_each(|above| println!("- {above}"));
    });
    println!("\nThe whole took {} s.", began.elapsed().as_secs());
}

async fn stage(arguments: &[&str]) -> (tempfile::TempDir, Stage) {
    let place = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let data = place.path().join("siege.db");
    let stage = Stage::set(data.to_str().unwrap(), arguments).await;
    (place, stage)
}

/// Many requests of one kind: limits would measure themselves.
const NO_LIMITS: [&str; 2] = ["--limits=off", "--bot-pace=1s"];

/// A word for what is above a bound.
fn mark(above: bool) -> &'static str {
    if above { " **above**" } else { "" }
}

fn row(door: &str, what: &str, anonymous: bool, cost: &Cost) -> Option<String> {
    let above = anonymous && (cost.gone || cost.processor > PROCESSOR || cost.memory > MEMORY);
    let status = if cost.gone { "the house is gone".to_owned() } else { cost.status.to_string() };
    println!(
        "| `{door}` | {what}{} | {status} | {:.2}{} | {:.1}{} | {:.1} | {} | {} |",
        if anonymous { "" } else { ", by a player" },
        cost.processor,
        mark(anonymous && cost.processor > PROCESSOR),
        cost.memory,
        mark(anonymous && cost.memory > MEMORY),
        cost.largest,
        cost.sent,
        cost.received,
    );
    above.then(|| format!("`{door}`, {what}: {:.1} ms, {:.1} MB", cost.processor, cost.memory))
}

async fn doors() -> Vec<String> {
    let (_place, mut stage) = stage(&NO_LIMITS).await;
    println!(
        "\n| door | worst request | status | processor, ms | memory, MB | largest, MB | bytes in | bytes out |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    let mut above = Vec::new();
    let attacks = attacks::all(&stage);
    measure::warm_up(&stage.server, &attacks).await;
    let mut doors = Vec::new();
    for attack in attacks {
        doors.push(attack.door);
        let attack = stage.armed(attack).await;
        let cost = measure::request(&mut stage.server, &attack).await;
        above.extend(row(attack.door, attack.what, attack.anonymous, &cost));
        if cost.gone {
            stage.server.restart().await;
        }
    }
    let base = stage.server.base().replace("http://", "ws://");
    let sockets = [
        ("GET /api/tables/{id}/ws", format!("/api/tables/{}/ws", stage.english)),
        ("GET /t/{id}/live", format!("/t/{}/live", stage.english)),
        ("GET /t/{id}/tv/live", format!("/t/{}/tv/live", stage.english)),
        ("GET /h/{id}/{seat}/live", format!("/h/{}/1/live", stage.hot)),
    ];
    let origin = stage.server.base();
    let [plain, page] = attacks::messages();
    for (door, path) in &sockets {
        let messages = if door.ends_with("ws") { &plain } else { &page };
        for (what, text) in messages {
            let cookie = format!("{}; curtain={}", stage.cookie, stage.open_curtain().await);
            let headers = [("origin", &*origin), ("cookie", &*cookie)];
            let Some(mut socket) =
                Socket::open(&format!("{base}{path}"), &headers, Duration::from_secs(5)).await
            else {
                println!("| `{door}` | {what} | no WebSocket **above** | | | | |");
                above.push(format!("`{door}`, {what}: no WebSocket was opened, so nothing was measured"));
                continue;
            };
            // The first update is not the message's.
            socket.text().await;
            let cost = measure::message(&mut stage.server, &mut socket, text).await;
            above.extend(row(door, what, true, &cost));
            if cost.gone {
                stage.server.restart().await;
            }
        }
    }
    doors.extend(sockets.map(|(door, _)| door));
    for route in routes() {
        if !doors.contains(&&*route) {
            above.push(format!("`{route}` is not attacked here"));
        }
    }
    above
}

/// What requests cost that have to load tables.
async fn colds() -> Vec<String> {
    let place = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let data = place.path().join("siege.db");
    let mut cold = cold::set(data.to_str().unwrap()).await;
    println!(
        "\n| door | tables to load | status | processor, ms | memory, MB | largest, MB | bytes in | bytes out |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    let mut above = Vec::new();
    for attack in &cold.attacks {
        let cost = measure::cold(&mut cold.server, attack).await;
        above.extend(row(attack.door, attack.what, attack.anonymous, &cost));
    }
    above
}

/// All routes: of the pages as their source has them, of the API as its description has them.
fn routes() -> Vec<String> {
    let source = include_str!("../../../site/src/lib.rs");
    let mut routes = Vec::new();
    for line in source.split(".route(").skip(1) {
        let call: String = line.chars().take_while(|char| *char != '\n').collect();
        let path = call.split('"').nth(1).unwrap_or_default();
        let paths = match path.strip_prefix("{place}") {
            Some(rest) => vec![format!("/t/{{id}}{rest}"), format!("/h/{{id}}/{{seat}}{rest}")],
            None if call.starts_with("place") => vec!["/t/{id}".into(), "/h/{id}/{seat}".into()],
            None => vec![path.to_owned()],
        };
        for path in paths {
            if call.contains("get(") {
                routes.push(format!("GET {path}"));
            }
            if call.contains("post(") {
                routes.push(format!("POST {path}"));
            }
        }
    }
    let api = serde_json::to_value(server::http::openapi()).unwrap();
    for (path, ways) in api["paths"].as_object().unwrap() {
        let ways = ways.as_object().unwrap().keys();
        routes.extend(ways.map(|way| format!("{} {path}", way.to_uppercase())));
    }
    routes
}

async fn crowds() -> Vec<String> {
    let (_place, stage) = stage(&NO_LIMITS).await;
    println!(
        "\n| told to 196 who look on | bytes in | bytes out to each | for one in | to all | for one in | processor, ms | memory, MB |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    let mut above = Vec::new();
    for broadcast in crowd::all(&stage).await {
        let factor = broadcast.each / broadcast.sent as f64;
        let what = broadcast.what;
        println!(
            "| {what} | {} | {:.0} | {factor:.1}{} | {:.0} | {:.0} | {:.1} | {:.1} |",
            broadcast.sent,
            broadcast.each,
            mark(factor > FACTOR),
            broadcast.total,
            broadcast.total / broadcast.sent as f64,
            broadcast.processor,
            broadcast.memory,
        );
        if factor > FACTOR {
            above.push(format!("{what}: {factor:.0} bytes to each for one"));
        }
    }
    above
}

async fn storms() -> Vec<String> {
    println!(
        "\n| `/healthz` while {} connections do their worst | p50, ms | p99, ms | longest, ms | unanswered | peak, MB | descriptors |",
        storm::HOSTILE
    );
    println!("|---|---|---|---|---|---|---|");
    let mut above = Vec::new();
    for (what, addresses) in [("from one address", 1), ("from a hundred addresses", storm::HOSTILE)] {
        let (_place, mut stage) = stage(&[]).await;
        let weather = storm::weather(&mut stage, addresses).await;
        let p99 = weather.percentile(0.99);
        let gone = if weather.gone { ", the house is gone" } else { "" };
        println!(
            "| {what}{gone} | {:.1} | {p99:.1}{} | {:.0} | {} of {} | {:.0} | {} |",
            weather.percentile(0.5),
            mark(p99 > HEALTH),
            weather.percentile(1.0),
            weather.unanswered,
            weather.took.len(),
            weather.peak,
            weather.descriptors,
        );
        if p99 > HEALTH || weather.gone {
            above.push(format!("`/healthz` {what}: p99 {p99:.0} ms{gone}"));
        }
    }
    let (_place, stage) = stage(&[]).await;
    let (open, took) = storm::silence(&stage, SILENT).await;
    match took {
        Some(took) => println!(
            "\n{open} silent connections from one address: a visitor from another waits {:.1} ms.",
            took.as_secs_f64() * 1000.0
        ),
        None => {
            println!(
                "\n{open} silent connections from one address: a visitor from another is not answered in 10 s."
            );
            above.push(format!("{open} silent connections shut everybody out"));
        }
    }
    above
}
