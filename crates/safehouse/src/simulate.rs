//! Many games by bots, on all cores, the same whatever the number of threads.

pub(crate) mod plot;
mod share;

pub(crate) use share::Share;

use crate::cli::Simulate;
use crate::failure::{Failure, say, writable};
use bots::{Cast, Hall};
use game::{Actor, Bytes32, Ending, Entry, Game, Header, Line, Luck, Record, Seat, Secret, Seed, Sitter};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::Value;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// What a simulation counts. Sums of whole numbers only: then the order of the games does not matter.
pub(crate) trait Tally<G: Game>: Send + Default {
    /// Counts an action that has just been carried out.
    fn step(&mut self, _game: &G, _by: Actor, _action: &G::Action) {}
    /// Counts a game that has ended; the names of its bots are in the order of its seats.
    fn count(&mut self, game: &G, bots: &[String]);
    /// Adds what another thread has counted.
    fn add(&mut self, other: Self);
}

/// What has been gathered: all of it, or what there was when somebody pressed Ctrl-C.
pub(crate) struct Gathered<T> {
    pub(crate) tally: T,
    pub(crate) games: u64,
    pub(crate) took: Duration,
    pub(crate) stopped: bool,
}

impl<T> Gathered<T> {
    pub(crate) fn per_second(&self) -> f64 {
        self.games as f64 / self.took.as_secs_f64().max(1e-9)
    }
}

/// Set by Ctrl-C.
static STOP: AtomicBool = AtomicBool::new(false);

/// Whether Ctrl-C was pressed, or something went wrong in another thread.
pub(crate) fn stopped() -> bool {
    STOP.load(Ordering::Relaxed)
}

/// Lets all threads stop at the next game.
pub(crate) fn stop() {
    STOP.store(true, Ordering::Relaxed);
}

/// From now on Ctrl-C stops the games and not the program.
pub(crate) fn listen_for_stop() -> Result<(), Failure> {
    ctrlc::set_handler(stop).map_err(|error| Failure::new(format!("cannot listen for Ctrl-C: {error}")))
}

/// The bots' names, one for each seat.
pub(crate) fn cast<G: Cast>(names: &str, options: &G::Options) -> Result<Vec<String>, Failure> {
    let seats = G::seats(options).map_err(Failure::new)?;
    let names: Vec<String> = names.split(',').map(|name| name.trim().to_owned()).collect();
    for name in &names {
        G::bot(name, Seat::all(1).next().unwrap_or_else(|| unreachable!()), options).map_err(Failure::new)?;
    }
    match names.len() {
        1 => Ok(vec![names[0].clone(); seats]),
        count if count == seats => Ok(names),
        count => Err(Failure::new(format!(
            "{count} bots for {seats} seats: name one for all seats, or one for each"
        ))),
    }
}

/// How many games a thread takes at a time.
const BATCH: u64 = 64;

/// Plays the games and counts them; their records go into the folder `record`.
pub(crate) fn run<G, T>(
    options: &G::Options,
    wish: &Simulate,
    record: Option<&Path>,
    title: &str,
) -> Result<Gathered<T>, Failure>
where
    G: Cast,
    G::Options: Sync,
    T: Tally<G>,
{
    let names = cast::<G>(&wish.bots, options)?;
    if let Some(folder) = record {
        let wrong = |error| Failure::new(format!("{}: {error}", folder.display()));
        std::fs::create_dir_all(folder).map_err(wrong)?;
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = wish.threads.map_or(cores, usize::from);
    let master = Seed::from_number(wish.seed);
    let bar = progress(wish.games, title);
    let next = AtomicU64::new(0);
    let total = Mutex::new((T::default(), 0_u64));
    let trouble = Mutex::new(None);
    let began = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut tally = T::default();
                let mut played = 0;
                while !stopped() {
                    let first = next.fetch_add(BATCH, Ordering::Relaxed);
                    if first >= wish.games {
                        break;
                    }
                    let mut batch = 0;
                    for number in first..(first + BATCH).min(wish.games) {
                        if stopped() {
                            break;
                        }
                        match play(options, &names, &master, number, record, &mut tally) {
                            Ok(()) => {}
                            Err(failure) => {
                                stop();
                                hold(&trouble).get_or_insert(failure);
                                break;
                            }
                        }
                        batch += 1;
                    }
                    played += batch;
                    bar.inc(batch);
                }
                let mut total = hold(&total);
                total.0.add(tally);
                total.1 += played;
            });
        }
    });
    let took = began.elapsed();
    bar.finish_and_clear();
    if let Some(failure) = hold(&trouble).take() {
        return Err(failure);
    }
    let (tally, games) = std::mem::take(&mut *hold(&total));
    Ok(Gathered { tally, games, took, stopped: games < wish.games })
}

/// How one kind of table's results are told.
pub(crate) struct Report<T> {
    /// As one JSON object; the label says what was played.
    pub(crate) json: fn(&Gathered<T>, &Simulate, &str) -> Value,
    /// As a table.
    pub(crate) words: fn(&Gathered<T>) -> String,
    /// As a picture.
    pub(crate) picture: fn(&Gathered<T>, &Simulate, &str) -> String,
}

/// Simulates one kind of table and tells the results. `label` says what is played.
pub(crate) fn tell<G, T>(
    options: &G::Options,
    wish: &Simulate,
    label: &str,
    report: &Report<T>,
) -> Result<ExitCode, Failure>
where
    G: Cast,
    G::Options: Sync,
    T: Tally<G>,
{
    cast::<G>(&wish.bots, options)?;
    if let Some(file) = &wish.plot {
        writable(file)?;
    }
    listen_for_stop()?;
    let gathered = run::<G, T>(options, wish, wish.record.as_deref(), label)?;
    if wish.json {
        say((report.json)(&gathered, wish, label))?
    } else {
        say((report.words)(&gathered))?
    }
    if let Some(file) = &wish.plot {
        std::fs::write(file, (report.picture)(&gathered, wish, label))
            .map_err(|error| Failure::new(format!("{}: {error}", file.display())))?;
    }
    Ok(if gathered.stopped { ExitCode::from(130) } else { ExitCode::SUCCESS })
}

/// A lock whose holder panicked still guards sound numbers: each thread adds its own at the very end.
pub(crate) fn hold<T>(lock: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// A bar that counts games.
pub(crate) fn progress(games: u64, title: &str) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let style = "{prefix} {wide_bar} {human_pos}/{human_len} games, {per_sec}, {eta} left";
    if let Ok(style) = ProgressStyle::with_template(style) {
        bar.set_style(style);
    }
    bar.set_prefix(title.to_owned());
    bar
}

/// Plays game `number`. Its secret, what the seats add and what the bots draw come from the master seed and its number.
fn play<G: Cast>(
    options: &G::Options,
    names: &[String],
    master: &Seed,
    number: u64,
    record: Option<&Path>,
    tally: &mut impl Tally<G>,
) -> Result<(), Failure> {
    let mut luck = Luck::new(master.child("simulate", number));
    let secret = Secret::draw(&mut luck);
    let contributions: Vec<Bytes32> = names.iter().map(|_| Bytes32(luck.bytes())).collect();
    let seed = secret.game_seed(&contributions);
    let bots = Seat::all(names.len()).zip(names).map(|(seat, name)| G::bot(name, seat, options).map(Some));
    let bots = bots.collect::<Result<Vec<_>, _>>().map_err(Failure::new)?;
    let mut hall: Hall<G> = Hall::deal(options, seed, bots, luck).map_err(Failure::new)?;
    let mut lines: Vec<Line<G>> = Vec::new();
    while let Some((by, action)) = hall.step() {
        tally.step(hall.game(), by, &action);
        if record.is_some() {
            lines.extend(hall.said().iter().map(|(by, claim)| Line::Say(*by, claim.clone())));
            lines.push(Line::Do(by, action));
        }
    }
    tally.count(hall.game(), names);
    if let Some(folder) = record {
        let sitters = names.iter().enumerate();
        let record = Record::<G> {
            header: Header {
                options: options.clone(),
                seats: sitters
                    .map(|(i, bot)| Sitter { name: format!("{bot} {i}"), bot: Some(bot.clone()) })
                    .collect(),
                commitment: secret.commitment(),
                contributions,
                started: 0,
            },
            entries: lines.into_iter().map(|line| Entry { at: 0, line }).collect(),
            ending: Some(Ending { outcome: hall.game().outcome(), secret }),
        };
        let file = folder.join(format!("{}-{:07}.jsonl", G::NAME, number + 1));
        std::fs::write(&file, record.to_text())
            .map_err(|error| Failure::new(format!("{}: {error}", file.display())))?;
    }
    Ok(())
}
