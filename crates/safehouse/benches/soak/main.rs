//! An hour in the life of a house: moves at a steady rate, tables that begin, end and are looked at again, people who come
//! and go, sockets that open and close. What it uses is written down every ten seconds, so that what grows without end
//! shows.
//!
//! `cargo bench -p safehouse --bench soak -- --minutes 60 --rate 1000 --plot soak.svg`; the figures stand in a file of the
//! same name that ends with `.csv`.
#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout, reason = "a measuring program")]

#[path = "../../tests/house/mod.rs"]
mod house;
mod life;
mod picture;
mod samples;

use house::Server;
use life::Town;
use samples::{Sample, Samples};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::time::{sleep, sleep_until};

/// How often the house is looked at.
const EVERY: Duration = Duration::from_secs(10);

/// A table makes two moves a second, as busy people do.
const PACE: Duration = Duration::from_millis(500);

/// How many look on at any time, and come and go.
const WATCHERS: usize = 50;

struct Wishes {
    minutes: f64,
    rate: f64,
    plot: PathBuf,
}

fn wishes() -> Wishes {
    let mut wishes = Wishes { minutes: 60.0, rate: 1000.0, plot: "soak.svg".into() };
    let mut args = std::env::args().skip(1).filter(|arg| arg != "--bench");
    while let Some(name) = args.next() {
        let value = args.next().unwrap_or_else(|| panic!("{name} needs a value"));
        match &*name {
            "--minutes" => wishes.minutes = value.parse().unwrap(),
            "--rate" => wishes.rate = value.parse().unwrap(),
            "--plot" => wishes.plot = value.into(),
            _ => panic!("{name} is none of --minutes, --rate, --plot"),
        }
    }
    wishes
}

fn main() {
    let wishes = wishes();
    tokio::runtime::Runtime::new().unwrap().block_on(soak(&wishes));
}

async fn soak(wishes: &Wishes) {
    let place = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let file = place.path().join("soak.db");
    let server = Server::start(file.to_str().unwrap()).await;
    let tables = (wishes.rate * PACE.as_secs_f64()).ceil().max(1.0) as usize;
    println!("{tables} tables at once, {:.0} moves a second, {} minutes", wishes.rate, wishes.minutes);
    let town = Arc::new(Town::new(server.base(), PACE, tables));
    let mut lives = Vec::new();
    for number in 0..tables {
        lives.push(tokio::spawn(town.clone().keep_playing(number)));
        // Not all at once.
        sleep(PACE / 50).await;
    }
    lives.extend((0..WATCHERS).map(|number| tokio::spawn(town.clone().come_and_go(number))));
    let mut samples = Samples::default();
    let began = Instant::now();
    let mut next = began + EVERY;
    while began.elapsed().as_secs_f64() < wishes.minutes * 60.0 {
        sleep_until(next.into()).await;
        next += EVERY;
        let usage = server.usage();
        let size = |end: &str| {
            let name = format!("{}{end}", file.display());
            std::fs::metadata(name).map_or(0.0, |file| file.len() as f64 / 1e6)
        };
        let took = town.take_times();
        let sample = Sample {
            seconds: began.elapsed().as_secs_f64(),
            memory: usage.memory,
            descriptors: usage.descriptors as f64,
            file: size(""),
            wal: size("-wal"),
            rate: took.len() as f64 / EVERY.as_secs_f64(),
            p50: samples::percentile(&took, 0.5),
            p99: samples::percentile(&took, 0.99),
            in_memory: town.in_memory().await,
            ended: town.ended.load(Ordering::Relaxed) as f64,
            people: town.people.load(Ordering::Relaxed) as f64,
        };
        println!("{}", sample.line());
        samples.0.push(sample);
        // As it goes: an hour that is cut short is not lost.
        std::fs::write(wishes.plot.with_extension("csv"), samples.csv()).unwrap();
    }
    lives.iter().for_each(tokio::task::JoinHandle::abort);
    std::fs::write(&wishes.plot, picture::draw(&samples)).unwrap();
    println!("{}", samples.quarters());
    println!(
        "{} games played to the end, {} people, {} refused, {} looked at again; {} and {}",
        town.ended.load(Ordering::Relaxed),
        town.people.load(Ordering::Relaxed),
        town.refused.load(Ordering::Relaxed),
        town.looked.load(Ordering::Relaxed),
        wishes.plot.display(),
        wishes.plot.with_extension("csv").display(),
    );
}
