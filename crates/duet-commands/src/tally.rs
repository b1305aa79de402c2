//! Counting games of Duet.

use crate::DuetTerminal;
use crate::args::DuetTable;
use commands::CliError;
use commands::args::{Simulate, SimulateArgs};
use commands::simulate::plot::{self, Bar, Part};
use commands::simulate::{self, Gathered, Report, Share};
use duet::{Action, Duet, End};
use game::{Actor, Game};
use serde_json::{Value, json};
use std::fmt::Write;
use std::process::ExitCode;

/// What is counted of many games.
#[derive(Default)]
struct Tally {
    games: u64,
    actions: u64,
    won: u64,
    assassin: u64,
    lost_in_sudden_death: u64,
    out_of_tokens: u64,
    sudden_death: u64,
    scored: u64,
    score: i64,
}

impl simulate::Tally<Duet> for Tally {
    fn step(&mut self, _: &Duet, _: Actor, _: &Action) {
        self.actions += 1;
    }

    fn count(&mut self, game: &Duet, _: &[String]) {
        self.games += 1;
        self.sudden_death += u64::from(game.reached_sudden_death());
        match game.end() {
            Some(End::Won) => self.won += 1,
            Some(End::Assassin) => self.assassin += 1,
            Some(End::SuddenDeath) => self.lost_in_sudden_death += 1,
            Some(End::OutOfTokens) => self.out_of_tokens += 1,
            None => {}
        }
        if let Some(score) = game.score() {
            self.scored += 1;
            self.score += i64::from(score);
        }
    }

    fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.actions += other.actions;
        self.won += other.won;
        self.assassin += other.assassin;
        self.lost_in_sudden_death += other.lost_in_sudden_death;
        self.out_of_tokens += other.out_of_tokens;
        self.sudden_death += other.sudden_death;
        self.scored += other.scored;
        self.score += other.score;
    }
}

impl Tally {
    fn share(&self, count: u64) -> Share {
        Share::new(count, self.games)
    }

    /// The mean score of the games that have one; nothing if none has.
    fn mean_score(&self) -> Option<f64> {
        (self.scored > 0).then(|| self.score as f64 / self.scored as f64)
    }

    fn ends(&self) -> [(&'static str, Share); 4] {
        [
            ("won", self.won),
            ("assassin", self.assassin),
            ("lost in sudden death", self.lost_in_sudden_death),
            ("out of tokens", self.out_of_tokens),
        ]
        .map(|(name, count)| (name, self.share(count)))
    }
}

fn actions_per_second(gathered: &Gathered<Tally>) -> f64 {
    gathered.tally.actions as f64 / gathered.took.as_secs_f64().max(1e-9)
}

fn json(gathered: &Gathered<Tally>, wish: &Simulate, label: &str) -> Value {
    let tally = &gathered.tally;
    json!({
        "game": Duet::NAME,
        "table": label,
        "bots": wish.bots,
        "games": gathered.games,
        "stopped": gathered.stopped,
        "wins": tally.share(tally.won).share,
        "wins_interval": tally.share(tally.won),
        "assassin": tally.share(tally.assassin).share,
        "sudden_death": tally.share(tally.sudden_death).share,
        "sudden_death_lost": tally.share(tally.lost_in_sudden_death).share,
        "out_of_tokens": tally.share(tally.out_of_tokens).share,
        "score_mean": tally.mean_score(),
        "actions_mean": tally.actions as f64 / tally.games.max(1) as f64,
        "seconds": gathered.took.as_secs_f64(),
        "games_per_second": gathered.per_second(),
        "actions_per_second": actions_per_second(gathered),
    })
}

fn words(gathered: &Gathered<Tally>) -> String {
    let tally = &gathered.tally;
    let mut out = String::new();
    let stopped = if gathered.stopped { ", stopped before the end" } else { "" };
    let _ = writeln!(out, "Duet: {} games{stopped}", gathered.games);
    let _ = writeln!(out, "  ended                        share   95 % interval");
    for (name, share) in tally.ends() {
        let _ = writeln!(out, "    {name:<24} {share}");
    }
    let _ = writeln!(out, "  reached sudden death       {}", tally.share(tally.sudden_death));
    let score = tally.mean_score().map_or_else(|| "none".into(), |score| format!("{score:.2}"));
    let _ = writeln!(out, "  mean score of won games of 9 tokens: {score}");
    let _ = write!(
        out,
        "  {:.0} games and {:.0} actions a second",
        gathered.per_second(),
        actions_per_second(gathered)
    );
    out
}

fn picture(gathered: &Gathered<Tally>, wish: &Simulate, label: &str) -> String {
    let parts = [
        Part { name: "won", colour: "#4f7a4a", ink: "#ffffff" },
        Part { name: "assassin", colour: "#2b2a26", ink: "#ffffff" },
        Part { name: "lost in sudden death", colour: "#d9b44a", ink: "#2b2a26" },
        Part { name: "out of tokens", colour: "#fbf7ec", ink: "#2b2a26" },
    ];
    let shares = gathered.tally.ends().map(|(_, share)| share.share).to_vec();
    let bar = Bar { label: label.into(), note: format!("{} games", gathered.games), shares };
    plot::draw("Duet: how games end", &wish.subtitle(gathered.games), &parts, &[bar])
}

/// `safehouse simulate duet`
pub(crate) fn simulate(wish: &SimulateArgs<DuetTable>) -> Result<ExitCode, CliError> {
    let options = super::options(&wish.table)?;
    let label = wish.table.mission.clone().unwrap_or_else(|| format!("{} tokens", wish.table.tokens));
    simulate::tell::<DuetTerminal, Tally>(&options, &wish.common, &label, &Report { json, words, picture })
}
