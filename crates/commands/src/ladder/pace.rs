//! How long a bot thinks.

use crate::simulate::hold;
use bots::{Bot, Perspective, Reason};
use game::{Game, Luck, Seat};
use serde_json::{Value, json};
use std::fmt;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// The time of many moves. With more threads than free cores it says more about the machine than about the bot.
#[derive(Clone, Copy, Default, Debug)]
pub struct Pace {
    moves: u32,
    total: Duration,
    worst: Duration,
}

impl Pace {
    fn count(&mut self, took: Duration) {
        self.moves += 1;
        self.total += took;
        self.worst = self.worst.max(took);
    }

    /// Adds the moves of another game.
    pub fn add(&mut self, other: Pace) {
        self.moves += other.moves;
        self.total += other.total;
        self.worst = self.worst.max(other.worst);
    }

    /// The time of a move on average.
    pub fn mean(&self) -> Duration {
        self.total.checked_div(self.moves).unwrap_or_default()
    }

    /// As JSON, in milliseconds.
    pub fn json(&self) -> Value {
        let milliseconds = |time: Duration| time.as_secs_f64() * 1e3;
        json!({ "moves": self.moves, "mean_ms": milliseconds(self.mean()), "worst_ms": milliseconds(self.worst) })
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let milliseconds = |time: Duration| {
            let time = time.as_secs_f64() * 1e3;
            if time < 1.0 { format!("{time:.3} ms") } else { format!("{time:.1} ms") }
        };
        write!(f, "{}, worst {}", milliseconds(self.mean()), milliseconds(self.worst))
    }
}

/// A bot with luck of its own and somebody who stops the time: what it says and what it does next count together.
pub struct Timed<G: Game> {
    bot: Box<dyn Bot<G>>,
    luck: Luck,
    clock: Arc<Mutex<Pace>>,
    /// What it took to say something.
    speech: Duration,
}

impl<G: Game> Timed<G> {
    pub fn new(bot: Box<dyn Bot<G>>, luck: Luck) -> (Timed<G>, Arc<Mutex<Pace>>) {
        let clock = Arc::default();
        (Timed { bot, luck, clock: Arc::clone(&clock), speech: Duration::ZERO }, clock)
    }
}

impl<G: Game> Bot<G> for Timed<G> {
    fn hear(&mut self, event: &G::Event) {
        self.bot.hear(event);
    }

    fn listens(&self) -> bool {
        self.bot.listens()
    }

    fn choose(&mut self, chair: &Perspective<'_, G>, _: &mut Luck) -> Option<G::Action> {
        let began = Instant::now();
        let action = self.bot.choose(chair, &mut self.luck);
        hold(&self.clock).count(began.elapsed() + std::mem::take(&mut self.speech));
        action
    }

    fn hear_claim(&mut self, by: Seat, claim: &G::Claim) {
        self.bot.hear_claim(by, claim);
    }

    fn claim(&mut self, chair: &Perspective<'_, G>, _: &mut Luck) -> Option<G::Claim> {
        let began = Instant::now();
        let claim = self.bot.claim(chair, &mut self.luck);
        self.speech += began.elapsed();
        claim
    }

    fn why(&self) -> Option<Reason> {
        self.bot.why()
    }
}
