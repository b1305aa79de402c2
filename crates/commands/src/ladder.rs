//! Bots against bots, to see who is better and by how much, and how long they think.
//!
//! A game that says nothing gets [`one_seat`]. One that brings a ladder of its own does this:
//!
//! 1. It checks everything that can be wrong ([`names`] gives the bots), so that no mistake is found after an hour.
//! 2. [`run`] plays numbered jobs on all cores with a progress bar. A job is whatever belongs together: one deal played by every
//!    pair, or with every bot in one seat, so that they are compared on the same deals. It gets its randomness from
//!    [`Ladder::seed_of`] and its number alone and plays games by [`play`], which also measures each seat's time; results come back
//!    in the order of the numbers, so they are the same whatever the number of threads.
//! 3. [`Share`](crate::simulate::Share) gives win rates with intervals, [`Gap`] the mean of paired differences, [`Standing`] both,
//!    [`Pace`] the times, [`Rows`] a table in text, [`plot`] a picture of values with intervals.
//! 4. [`tell`] prints the table or the JSON object and draws the picture.
//!
//! Times are the only figures that differ between two runs: JSON has them under the key `pace`.

mod gap;
mod one_seat;
mod pace;
pub mod plot;
mod rows;
mod standing;

pub use gap::Gap;
pub use one_seat::climb as one_seat;
pub use pace::Pace;
pub use rows::Rows;
pub use standing::Standing;

use crate::args::Ladder;
use crate::simulate::{self, hold, progress};
use crate::{CliError, OptionsOf, Terminal, known, say, writable};
use bots::{Bot, BotMatch};
use game::{Game, Luck, Seat, Seed};
use pace::Timed;
use serde_json::Value;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// The bots to compare: those that are wished for, or all of the game's, each once.
///
/// # Errors
/// If the game has no such bot.
pub fn names<T: Terminal>(wish: &Ladder, options: &OptionsOf<T>) -> Result<Vec<String>, CliError> {
    let Some(wished) = &wish.bots else {
        return Ok(T::ROSTER.names().iter().map(|name| (*name).to_owned()).collect());
    };
    let mut names: Vec<String> = Vec::new();
    for name in wished.split(',').map(str::trim) {
        known::<T>(name, options)?;
        if !names.iter().any(|other| other == name) {
            names.push(name.to_owned());
        }
    }
    Ok(names)
}

/// What has been played: all of it, or what there was when somebody pressed Ctrl-C.
pub struct Ran<T> {
    /// The results, in the order of the jobs' numbers.
    pub results: Vec<T>,
    /// Whether some are missing.
    pub stopped: bool,
}

/// Does `jobs` jobs on as many threads as are wished for. What a job gives may depend on its number and nothing else.
///
/// # Errors
/// The first thing that went wrong in a job.
pub fn run<T: Send>(
    wish: &Ladder,
    title: &str,
    jobs: u64,
    job: impl Fn(u64) -> Result<T, CliError> + Sync,
) -> Result<Ran<T>, CliError> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = wish.threads.map_or(cores, usize::from);
    let bar = progress(jobs, title);
    let next = AtomicU64::new(0);
    let done = Mutex::new(Vec::new());
    let error = Mutex::new(None);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while !simulate::stopped() {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= jobs {
                        break;
                    }
                    match job(number) {
                        Ok(result) => hold(&done).push((number, result)),
                        Err(wrong) => {
                            simulate::stop();
                            hold(&error).get_or_insert(wrong);
                        }
                    }
                    bar.inc(1);
                }
            });
        }
    });
    bar.finish_and_clear();
    if let Some(wrong) = hold(&error).take() {
        return Err(wrong);
    }
    let mut done = std::mem::take(&mut *hold(&done));
    done.sort_by_key(|(number, _)| *number);
    let stopped = (done.len() as u64) < jobs;
    Ok(Ran { results: done.into_iter().map(|(_, result)| result).collect(), stopped })
}

/// A game from its deal to its end.
pub struct Played<G> {
    /// How it stands.
    pub game: G,
    /// How long each seat thought.
    pub paces: Vec<Pace>,
}

/// Plays a game by these bots, one for each seat. Each draws from luck of its own: a different bot in one seat changes nothing
/// for the others before it does something different.
///
/// # Errors
/// If there is no such table or bot.
pub fn play<T: Terminal>(
    options: &OptionsOf<T>,
    bots: &[&str],
    seed: &Seed,
) -> Result<Played<T::Game>, CliError> {
    let bots = Seat::all(bots.len()).zip(bots).map(|(seat, name)| T::ROSTER.bot(name, seat, options));
    play_with(options, bots.collect::<Result<_, _>>().map_err(CliError::new)?, seed)
}

/// The same for bots that stand in no roster.
///
/// # Errors
/// If there is no such table.
pub fn play_with<G: Game>(
    options: &G::Options,
    bots: Vec<Box<dyn Bot<G>>>,
    seed: &Seed,
) -> Result<Played<G>, CliError> {
    let mut seated: Vec<Option<Box<dyn Bot<G>>>> = Vec::new();
    let mut clocks = Vec::new();
    for (number, bot) in (0..).zip(bots) {
        let (bot, clock) = Timed::new(bot, Luck::new(seed.child("bot", number)));
        seated.push(Some(Box::new(bot)));
        clocks.push(clock);
    }
    let unused = Luck::new(seed.child("table", 0));
    let mut hall: BotMatch<G> =
        BotMatch::deal(options, seed.child("deal", 0), seated, unused).map_err(CliError::new)?;
    while hall.step().is_some() {}
    let paces = clocks.iter().map(|clock| *hold(clock)).collect();
    Ok(Played { game: hall.game().clone(), paces })
}

/// Makes sure, before the first game, that what is wished for can be written, and listens for Ctrl-C.
///
/// # Errors
/// What cannot be written.
pub fn prepare(wish: &Ladder) -> Result<(), CliError> {
    if let Some(file) = &wish.plot {
        writable(file)?;
    }
    simulate::listen_for_stop()
}

/// Prints the table, or the JSON object if that is wished for, and draws the picture.
///
/// # Errors
/// What cannot be written.
pub fn tell(
    wish: &Ladder,
    stopped: bool,
    words: &str,
    json: Value,
    picture: impl FnOnce() -> String,
) -> Result<ExitCode, CliError> {
    if wish.json {
        say(json)?
    } else {
        say(words)?
    }
    if let Some(file) = &wish.plot {
        std::fs::write(file, picture())
            .map_err(|error| CliError::new(format!("{}: {error}", file.display())))?;
    }
    Ok(if stopped { ExitCode::from(130) } else { ExitCode::SUCCESS })
}

impl Ladder {
    /// The seed of a job: from the number that all games are drawn from, what is played, and the job's number.
    pub fn seed_of(&self, what: &str, number: u64) -> Seed {
        Seed::from_number(self.seed).child("ladder", 0).child(what, number)
    }
}
