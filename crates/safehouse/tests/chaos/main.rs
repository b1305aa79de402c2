//! The house holds: programs play 50 clocked tables of all three games while servers are killed, stopped and frozen, the
//! database goes away, nothing can be written, the system's clock jumps, connections are cut and some never read. No
//! acknowledged move is lost or stands twice, and nobody's clock runs out through the house.
//!
//! A short run has every fault once. `SAFEHOUSE_CHAOS=30` goes on for 30 minutes on each store; `SAFEHOUSE_CHAOS_SEED` sets
//! the order of the faults and all that the programs do; `SAFEHOUSE_CHAOS_FAULTS=kill,cut` leaves out the others. What was
//! counted is printed with `--nocapture`.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test fails by panicking, and prints its count"
)]

mod faults;
#[path = "../house/mod.rs"]
mod house;
mod player;
mod proxy;

use faults::{Fault, Happened, Nodes};
use futures_util::future::join_all;
use game::{Luck, Seed};
use house::{Program, deeds, open_store, seat_at, verified};
use player::{Player, Story, Tally, play};
use serde_json::{Value, json};
use std::io::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::time::sleep;

const TABLES: usize = 50;
const PROGRAMS: usize = 8;

/// How long a program waits for a node before it tries the next.
const PATIENCE: Duration = Duration::from_secs(2);

/// Time without faults at the beginning, in which clocks act for those who are late.
const CALM: Duration = Duration::from_secs(13);

/// The same between the rounds of a long run: somebody who was asked in an outage has at least 30 s after it.
const LONG_CALM: Duration = Duration::from_secs(60);

/// How long after the last fault every table must have gone on.
const AFTERWARDS: Duration = Duration::from_secs(120);

#[tokio::test(flavor = "multi_thread")]
async fn chaos_on_sqlite() {
    run("SQLite", Nodes::sqlite().await, &Fault::SQLITE).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chaos_on_two_nodes_with_postgresql() {
    run("PostgreSQL", Nodes::postgres().await, &Fault::POSTGRES).await;
}

/// What is played at a table: all that it is made with, its seats, and whether its first seat is late at times.
fn plan(number: usize) -> (&'static str, Value, usize, bool) {
    let late = number % 10 == 9;
    let clock = match number % 2 {
        0 => json!({ "move": 10 }),
        _ if late => json!({ "move": 10 }),
        _ => json!({ "bank": { "seconds": 20, "increment": 4 } }),
    };
    let (game, options, seats) = match number % 3 {
        0 => {
            let window = if number.is_multiple_of(4) { Value::Null } else { 10.into() };
            ("secrets", json!({ "players": 4, "un_window": window }), 4)
        }
        1 => ("confusion", json!({}), 2),
        _ => ("duet", json!({}), 2),
    };
    let table = json!({ "game": game, "options": options, "clock": clock, "name": "P" });
    (game, table, seats, late)
}

/// One of the places where tables are played one after the other.
#[derive(Default)]
struct Place {
    /// Moves so far, the clock's among them.
    moves: AtomicU64,
    /// The table under way.
    table: Mutex<String>,
}

/// A table that was played, to its end or not.
struct Played {
    table: String,
    game: &'static str,
    stories: Vec<Story>,
}

/// Plays tables one after the other until the run stops.
async fn keep_playing(
    number: usize,
    seed: u64,
    players: Vec<Program>,
    place: Arc<Place>,
    tally: Arc<Tally>,
) -> Vec<Played> {
    let (game, plan, _, late) = plan(number);
    let mut played = Vec::new();
    while !tally.stop.load(Ordering::Relaxed) {
        let table = seat_at(&plan, &players).await;
        place.table.lock().unwrap().clone_from(&table);
        let round = played.len() as u64;
        let seats = players.iter().enumerate().map(|(seat, program)| {
            let seed = ((seed * 1000 + number as u64) * 10_000 + round) * 10 + seat as u64;
            let (tally, moves) = (&*tally, &place.moves);
            let (late, ten) = (late && seat == 0, plan["clock"]["move"] == 10);
            let player = Player { program, table: &table, seat, seed, late, ten, tally, moves };
            play(player, number + seat)
        });
        let stories = join_all(seats).await;
        if stories.iter().all(|story| story.over) {
            verified(&players[0], &table, game).await;
        }
        played.push(Played { table, game, stories });
    }
    played
}

fn minutes() -> Option<u64> {
    std::env::var("SAFEHOUSE_CHAOS").ok().map(|minutes| minutes.parse().unwrap())
}

/// Says something past the test harness, which keeps what is printed until the end.
fn report(words: &str) {
    let _ = writeln!(std::io::stderr(), "{words}");
}

async fn run(name: &str, mut nodes: Nodes, faults: &[Fault]) {
    let seed: u64 = std::env::var("SAFEHOUSE_CHAOS_SEED").map_or(14, |seed| seed.parse().unwrap());
    let mut luck = Luck::new(Seed::from_number(seed));
    let mut programs = Vec::new();
    for number in 0..PROGRAMS {
        programs.push(Program::impatient(&nodes.bases(), &format!("Program {number}"), PATIENCE).await);
    }
    let tally = Arc::new(Tally::default());
    let places: Vec<Arc<Place>> = (0..TABLES).map(|_| Arc::default()).collect();
    let tables: Vec<_> = places
        .iter()
        .enumerate()
        .map(|(number, place)| {
            let seats = plan(number).2;
            let players = (0..seats).map(|seat| programs[(number + seat) % PROGRAMS].clone()).collect();
            tokio::spawn(keep_playing(number, seed, players, place.clone(), tally.clone()))
        })
        .collect();
    let began = Instant::now();
    let mut wrongs = Vec::new();
    sleep(CALM).await;
    let mut deck = faults.to_vec();
    if let Ok(wanted) = std::env::var("SAFEHOUSE_CHAOS_FAULTS") {
        deck.retain(|fault| wanted.split(',').any(|name| name.eq_ignore_ascii_case(&format!("{fault:?}"))));
    }
    loop {
        luck.shuffle(&mut deck);
        for fault in &deck {
            // A table of four, where many may look on without reading.
            let table = places[0].table.lock().unwrap().clone();
            if !nodes.suffer(*fault, &mut luck, &programs[0], &table).await {
                wrongs.push(format!("after {fault:?} the house is not ready within 15 s"));
            }
            sleep(Duration::from_millis(500 + u64::from(luck.below(1500)))).await;
        }
        let Some(minutes) = minutes() else { break };
        let (moves, passed) = (tally.acknowledged.load(Ordering::Relaxed), began.elapsed().as_secs());
        let memory: Vec<String> =
            nodes.usage().iter().map(|usage| format!("{:.0} MB", usage.memory)).collect();
        report(&format!(
            "{name}: {passed} s, {} faults, {moves} moves, {}",
            nodes.happened.len(),
            memory.join(", ")
        ));
        if began.elapsed() >= Duration::from_secs(60 * minutes) {
            break;
        }
        sleep(LONG_CALM).await;
    }
    wrongs.extend(going_on(&places).await);
    tally.stop.store(true, Ordering::Relaxed);
    let mut played = Vec::new();
    for table in tables {
        played.extend(table.await.unwrap());
    }
    nodes.kill();
    let mut acted = 0;
    let store = open_store(nodes.data()).await;
    let cuts: Vec<(Instant, Instant)> = nodes
        .happened
        .iter()
        .filter(|happened| happened.fault == Fault::Cut)
        .map(|happened| (happened.from, happened.until))
        .collect();
    for played in &played {
        let judged = judge(played, &deeds(&*store, &played.table).await, began, &cuts);
        if !judged.is_empty() {
            // The end of the log tells what the server thought of it.
            let log = store.read(&played.table.parse().unwrap(), 0, u32::MAX).await.unwrap();
            for entry in log.iter().skip(log.len().saturating_sub(40)) {
                let body: String = String::from_utf8_lossy(&entry.body).chars().take(160).collect();
                report(&format!("{} {} {} {body}", played.table, entry.number, entry.at));
            }
        }
        wrongs.extend(judged);
        acted +=
            played.stories.iter().filter(|story| story.late).map(|story| story.overdue.len()).sum::<usize>();
    }
    store.close().await;
    if acted == 0 {
        wrongs.push("no clock acted for those who were late: clocks must still run".into());
    }
    let over = played.iter().filter(|played| played.stories.iter().all(|story| story.over)).count();
    let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
    println!(
        "{name}: {} faults in {} s; {} moves acknowledged, {} tables, of which {over} came to their end and were verified; \
         clocks acted {acted} times for those who were late; {} reconnects, {} moves sent again, {} times nothing could be written",
        nodes.happened.len(),
        began.elapsed().as_secs(),
        count(&tally.acknowledged),
        played.len(),
        count(&tally.reconnects),
        count(&tally.resent),
        count(&tally.unavailable),
    );
    if !wrongs.is_empty() {
        let faults: Vec<String> = nodes.happened.iter().map(|happened| when(happened, began)).collect();
        panic!(
            "{name}, seed {seed}: {} wrongs\n{}\nfaults:\n{}",
            wrongs.len(),
            wrongs.join("\n"),
            faults.join("\n")
        );
    }
}

fn when(happened: &Happened, began: Instant) -> String {
    let at = |instant: Instant| (instant - began).as_secs_f64();
    format!("{:?}: {:.1} s to {:.1} s", happened.fault, at(happened.from), at(happened.until))
}

/// Waits until every place has seen another move; says which have not.
async fn going_on(places: &[Arc<Place>]) -> Vec<String> {
    let now = |place: &Arc<Place>| place.moves.load(Ordering::Relaxed);
    let before: Vec<u64> = places.iter().map(now).collect();
    let began = Instant::now();
    loop {
        let stuck: Vec<String> = places
            .iter()
            .zip(&before)
            .filter(|(place, before)| now(place) == **before)
            .map(|(place, _)| {
                format!("table {} does not go on after the faults", place.table.lock().unwrap())
            })
            .collect();
        if stuck.is_empty() || began.elapsed() > AFTERWARDS {
            return stuck;
        }
        sleep(Duration::from_millis(50)).await;
    }
}

/// Holds what the programs of a table were told against its log.
fn judge(played: &Played, deeds: &[Value], began: Instant, cuts: &[(Instant, Instant)]) -> Vec<String> {
    let Played { table, game, stories } = played;
    let mut wrongs = Vec::new();
    for story in stories {
        let whose = format!("{game} {table} seat {}", story.seat);
        let of_the_house = story.wrongs.iter().filter(|wrong| !wrong.is_of_the_network(cuts));
        wrongs.extend(of_the_house.map(|wrong| format!("{whose}: {}", wrong.tell(began))));
        let by_seat = deeds.iter().filter(|deed| deed["by"] == story.seat);
        let done: Vec<&Value> =
            by_seat.filter(|deed| deed.get("overdue").is_none()).map(|deed| &deed["do"]).collect();
        let told: Vec<&Value> = story.acknowledged.iter().collect();
        if done != told {
            let same = done.iter().zip(&told).take_while(|(one, other)| one == other).count();
            wrongs.push(format!(
                "{whose}: the log has {} moves and {} were acknowledged; they differ after {same}",
                done.len(),
                told.len()
            ));
        }
        // At a table under way the clock may have acted after its programs went home.
        let overdue = deeds.iter().filter(|deed| deed["overdue"] == story.seat).count();
        let told = story.overdue.len();
        if told > overdue || (story.over && told < overdue) {
            wrongs.push(format!("{whose}: the clock acted {overdue} times and told of {told}"));
        }
    }
    wrongs
}
