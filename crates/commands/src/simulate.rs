//! Many games by bots, on all cores, the same whatever the number of threads.

mod outcomes;
pub mod plot;
mod share;

pub use outcomes::simulate as outcomes;
pub use share::Share;

use crate::args::Simulate;
use crate::{CliError, OptionsOf, Terminal, cast, say, writable};
use bots::BotMatch;
use game::{Actor, Bytes32, Ending, Entry, Game, Header, Line, Luck, Record, Seat, Secret, Seed, Sitter};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::Value;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// What a simulation counts. Sums of whole numbers only: then the order of the games does not matter.
pub trait Tally<G: Game>: Send + Default {
    /// Counts an action that has just been carried out.
    fn step(&mut self, _game: &G, _by: Actor, _action: &G::Action) {}
    /// Counts a game that has ended; the names of its bots are in the order of its seats.
    fn count(&mut self, game: &G, bots: &[String]);
    /// Adds what another thread has counted.
    fn add(&mut self, other: Self);
}

/// What has been gathered: all of it, or what there was when somebody pressed Ctrl-C.
pub struct Gathered<T> {
    /// What was counted.
    pub tally: T,
    /// Of how many games.
    pub games: u64,
    /// How long they took.
    pub took: Duration,
    /// Whether some are missing.
    pub stopped: bool,
}

impl<T> Gathered<T> {
    /// How many games were played in a second.
    pub fn per_second(&self) -> f64 {
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
///
/// # Errors
/// If the system does not let us.
pub fn listen_for_stop() -> Result<(), CliError> {
    ctrlc::set_handler(stop).map_err(|error| CliError::new(format!("cannot listen for Ctrl-C: {error}")))
}

/// How many games a thread takes at a time.
const BATCH: u64 = 64;

/// Plays the games and counts them; their records go into the folder `record`.
///
/// # Errors
/// If there is no such table or bot, or a record cannot be written.
pub fn run<T, C>(
    options: &OptionsOf<T>,
    wish: &Simulate,
    record: Option<&Path>,
    title: &str,
) -> Result<Gathered<C>, CliError>
where
    T: Terminal,
    C: Tally<T::Game>,
{
    let names = cast::<T>(&wish.bots, options)?;
    if let Some(folder) = record {
        let wrong = |error| CliError::new(format!("{}: {error}", folder.display()));
        std::fs::create_dir_all(folder).map_err(wrong)?;
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = wish.threads.map_or(cores, usize::from);
    let master = Seed::from_number(wish.seed);
    let bar = progress(wish.games, title);
    let next = AtomicU64::new(0);
    let total = Mutex::new((C::default(), 0_u64));
    let error = Mutex::new(None);
    let began = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut tally = C::default();
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
                        match play::<T>(options, &names, &master, number, record, &mut tally) {
                            Ok(()) => {}
                            Err(wrong) => {
                                stop();
                                hold(&error).get_or_insert(wrong);
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
    if let Some(wrong) = hold(&error).take() {
        return Err(wrong);
    }
    let (tally, games) = std::mem::take(&mut *hold(&total));
    Ok(Gathered { tally, games, took, stopped: games < wish.games })
}

/// How one kind of table's results are told.
pub struct Report<T> {
    /// As one JSON object; the label says what was played.
    pub json: fn(&Gathered<T>, &Simulate, &str) -> Value,
    /// As a table.
    pub words: fn(&Gathered<T>) -> String,
    /// As a picture.
    pub picture: fn(&Gathered<T>, &Simulate, &str) -> String,
}

/// Simulates one kind of table and tells the results. `label` says what is played.
///
/// # Errors
/// If there is no such table or bot, or something cannot be written.
pub fn tell<T, C>(
    options: &OptionsOf<T>,
    wish: &Simulate,
    label: &str,
    report: &Report<C>,
) -> Result<ExitCode, CliError>
where
    T: Terminal,
    C: Tally<T::Game>,
{
    cast::<T>(&wish.bots, options)?;
    if let Some(file) = &wish.plot {
        writable(file)?;
    }
    listen_for_stop()?;
    let gathered = run::<T, C>(options, wish, wish.record.as_deref(), label)?;
    if wish.json {
        say((report.json)(&gathered, wish, label))?
    } else {
        say((report.words)(&gathered))?
    }
    if let Some(file) = &wish.plot {
        std::fs::write(file, (report.picture)(&gathered, wish, label))
            .map_err(|error| CliError::new(format!("{}: {error}", file.display())))?;
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
fn play<T: Terminal>(
    options: &OptionsOf<T>,
    names: &[String],
    master: &Seed,
    number: u64,
    record: Option<&Path>,
    tally: &mut impl Tally<T::Game>,
) -> Result<(), CliError> {
    let mut luck = Luck::new(master.child("simulate", number));
    let secret = Secret::draw(&mut luck);
    let contributions: Vec<Bytes32> = names.iter().map(|_| Bytes32(luck.bytes())).collect();
    let seed = secret.game_seed(&contributions);
    let bots =
        Seat::all(names.len()).zip(names).map(|(seat, name)| T::ROSTER.bot(name, seat, options).map(Some));
    let bots = bots.collect::<Result<Vec<_>, _>>().map_err(CliError::new)?;
    let mut hall: BotMatch<T::Game> = BotMatch::deal(options, seed, bots, luck).map_err(CliError::new)?;
    let mut lines: Vec<Line<T::Game>> = Vec::new();
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
        let record = Record::<T::Game> {
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
        let file = folder.join(format!("{}-{:07}.jsonl", T::Game::NAME, number + 1));
        std::fs::write(&file, record.to_text())
            .map_err(|error| CliError::new(format!("{}: {error}", file.display())))?;
    }
    Ok(())
}
