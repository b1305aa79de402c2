//! Bots against bots, to see who is better and by how much, and how long they think.
//!
//! A game plugs in with one file, `ladder/GAME.rs`, that has `pub(crate) fn climb(wish) -> Result<ExitCode, Failure>`:
//!
//! 1. It checks everything that can be wrong ([`names`] gives the bots), so that no mistake is found after an hour.
//! 2. [`run`] plays numbered jobs on all cores with a progress bar. A job is whatever belongs together: one deal played by every
//!    pair, or with every bot in one seat, so that they are compared on the same deals. It gets its randomness from
//!    [`Ladder::seed_of`] and its number alone and plays games by [`play`], which also measures each seat's time; results come back
//!    in the order of the numbers, so they are the same whatever the number of threads.
//! 3. [`Share`](crate::simulate::Share) gives win rates with intervals, [`Gap`] the mean of paired differences, [`Pace`] the times,
//!    [`Rows`] a table in text, [`plot`] a picture of values with intervals.
//! 4. [`tell`] prints the table or the JSON object and draws the picture.
//!
//! Times are the only figures that differ between two runs: JSON has them under the key `pace`.

pub(crate) mod confusion;
pub(crate) mod duet;
mod gap;
mod pace;
pub(crate) mod plot;
mod rows;
pub(crate) mod secrets;

pub(crate) use gap::Gap;
pub(crate) use pace::Pace;
pub(crate) use rows::Rows;

use crate::cli::Ladder;
use crate::failure::{Failure, say, writable};
use crate::simulate::{self, hold, progress};
use bots::{Bot, Cast, Hall};
use game::{Luck, Seat, Seed};
use pace::Timed;
use serde_json::Value;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// The bots to compare: those that are wished for, or all of the game's, each once.
pub(crate) fn names<G: Cast>(wish: &Ladder, options: &G::Options) -> Result<Vec<String>, Failure> {
    let Some(wished) = &wish.bots else { return Ok(G::BOTS.iter().map(|name| (*name).to_owned()).collect()) };
    let mut names: Vec<String> = Vec::new();
    for name in wished.split(',').map(str::trim) {
        known::<G>(name, options)?;
        if !names.iter().any(|other| other == name) {
            names.push(name.to_owned());
        }
    }
    Ok(names)
}

/// Fails if the game has no bot of this name.
pub(crate) fn known<G: Cast>(name: &str, options: &G::Options) -> Result<(), Failure> {
    let first = Seat::all(1).next().unwrap_or_else(|| unreachable!());
    G::bot(name, first, options).map(drop).map_err(Failure::new)
}

/// What has been played: all of it, or what there was when somebody pressed Ctrl-C.
pub(crate) struct Ran<T> {
    /// The results, in the order of the jobs' numbers.
    pub(crate) results: Vec<T>,
    /// Whether some are missing.
    pub(crate) stopped: bool,
}

/// Does `jobs` jobs on as many threads as are wished for. What a job gives may depend on its number and nothing else.
pub(crate) fn run<T: Send>(
    wish: &Ladder,
    title: &str,
    jobs: u64,
    job: impl Fn(u64) -> Result<T, Failure> + Sync,
) -> Result<Ran<T>, Failure> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = wish.threads.map_or(cores, usize::from);
    let bar = progress(jobs, title);
    let next = AtomicU64::new(0);
    let done = Mutex::new(Vec::new());
    let trouble = Mutex::new(None);
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
                        Err(failure) => {
                            simulate::stop();
                            hold(&trouble).get_or_insert(failure);
                        }
                    }
                    bar.inc(1);
                }
            });
        }
    });
    bar.finish_and_clear();
    if let Some(failure) = hold(&trouble).take() {
        return Err(failure);
    }
    let mut done = std::mem::take(&mut *hold(&done));
    done.sort_by_key(|(number, _)| *number);
    let stopped = (done.len() as u64) < jobs;
    Ok(Ran { results: done.into_iter().map(|(_, result)| result).collect(), stopped })
}

/// A game from its deal to its end.
pub(crate) struct Played<G> {
    /// How it stands.
    pub(crate) game: G,
    /// How long each seat thought.
    pub(crate) paces: Vec<Pace>,
}

/// Plays a game by these bots, one for each seat. Each draws from luck of its own: a different bot in one seat changes nothing
/// for the others before it does something different.
pub(crate) fn play<G: Cast>(options: &G::Options, bots: &[&str], seed: &Seed) -> Result<Played<G>, Failure> {
    let mut seated: Vec<Option<Box<dyn Bot<G>>>> = Vec::new();
    let mut clocks = Vec::new();
    for (seat, name) in Seat::all(bots.len()).zip(bots) {
        let bot = G::bot(name, seat, options).map_err(Failure::new)?;
        let luck = Luck::new(seed.child("bot", seat.index() as u64));
        let (bot, clock) = Timed::new(bot, luck);
        seated.push(Some(Box::new(bot)));
        clocks.push(clock);
    }
    let unused = Luck::new(seed.child("table", 0));
    let mut hall: Hall<G> =
        Hall::deal(options, seed.child("deal", 0), seated, unused).map_err(Failure::new)?;
    while hall.step().is_some() {}
    let paces = clocks.iter().map(|clock| *hold(clock)).collect();
    Ok(Played { game: hall.game().clone(), paces })
}

/// Makes sure, before the first game, that what is wished for can be written, and listens for Ctrl-C.
pub(crate) fn prepare(wish: &Ladder) -> Result<(), Failure> {
    if let Some(file) = &wish.plot {
        writable(file)?;
    }
    simulate::listen_for_stop()
}

/// Prints the table, or the JSON object if that is wished for, and draws the picture.
pub(crate) fn tell(
    wish: &Ladder,
    stopped: bool,
    words: &str,
    json: Value,
    picture: impl FnOnce() -> String,
) -> Result<ExitCode, Failure> {
    if wish.json {
        say(json)?
    } else {
        say(words)?
    }
    if let Some(file) = &wish.plot {
        std::fs::write(file, picture())
            .map_err(|error| Failure::new(format!("{}: {error}", file.display())))?;
    }
    Ok(if stopped { ExitCode::from(130) } else { ExitCode::SUCCESS })
}

impl Ladder {
    /// The seed of a job: from the number that all games are drawn from, what is played, and the job's number.
    pub(crate) fn seed_of(&self, what: &str, number: u64) -> Seed {
        Seed::from_number(self.seed).child("ladder", 0).child(what, number)
    }
}
