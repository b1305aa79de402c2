//! Counting games of Confusion.

use crate::ConfusionTerminal;
use crate::args::ConfusionTable;
use commands::CliError;
use commands::args::{Simulate, SimulateArgs};
use commands::simulate::plot::{self, Bar, Part};
use commands::simulate::{self, Gathered, Report, Share};
use confusion::{Action, Confusion, How, Side};
use game::{Actor, Game, Viewer};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::process::ExitCode;

/// What is counted of many games.
#[derive(Default)]
struct Tally {
    games: u64,
    turns: u64,
    longest: u64,
    attempts: u64,
    white: u64,
    red: u64,
    draws: u64,
    /// How games ended, by name.
    endings: BTreeMap<&'static str, u64>,
    /// Own Double Agents removed, own spies removed in vain, enemy Double Agents shown.
    own_agents: u64,
    wrong_removals: u64,
    unmasked: u64,
}

fn ending(how: How) -> &'static str {
    match how {
        How::Briefcase => "briefcase",
        How::Elimination => "elimination",
        How::Resigned => "resigned",
        How::TimeUp => "time_up",
        How::Agreed => "agreed",
        How::Repetition => "repetition",
        How::NoProgress => "no_progress",
    }
}

impl simulate::Tally<Confusion> for Tally {
    fn step(&mut self, game: &Confusion, by: Actor, action: &Action) {
        match action {
            Action::Attempt(_) => self.attempts += 1,
            Action::Unmask(_) => self.unmasked += 1,
            Action::Remove(letter) => {
                // Its mover is shown to nobody, but the opponent has seen it all the time.
                let Actor::Seat(seat) = by else { return };
                let Some(side) = Side::of_seat(seat) else { return };
                let Ok(view) = game.view(Viewer::Seat(side.other().seat())) else { return };
                let spy = view.side(side).spies.iter().find(|spy| spy.letter == *letter);
                let mover = spy.and_then(|spy| spy.mover).and_then(|id| game.chart().mover(id));
                if mover.is_some_and(|mover| game.chart().agent().contains(mover)) {
                    self.own_agents += 1;
                } else {
                    self.wrong_removals += 1;
                }
            }
            _ => {}
        }
    }

    fn count(&mut self, game: &Confusion, _: &[String]) {
        self.games += 1;
        self.turns += u64::from(game.turns());
        self.longest = self.longest.max(game.turns().into());
        let Some(end) = game.end() else { return };
        match end.winner {
            Some(Side::White) => self.white += 1,
            Some(Side::Red) => self.red += 1,
            None => self.draws += 1,
        }
        *self.endings.entry(ending(end.how)).or_default() += 1;
    }

    fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.turns += other.turns;
        self.longest = self.longest.max(other.longest);
        self.attempts += other.attempts;
        self.white += other.white;
        self.red += other.red;
        self.draws += other.draws;
        self.own_agents += other.own_agents;
        self.wrong_removals += other.wrong_removals;
        self.unmasked += other.unmasked;
        for (how, count) in other.endings {
            *self.endings.entry(how).or_default() += count;
        }
    }
}

impl Tally {
    fn share(&self, count: u64) -> Share {
        Share::new(count, self.games)
    }

    fn wins(&self) -> [(&'static str, Share); 3] {
        [("white", self.white), ("red", self.red), ("draw", self.draws)]
            .map(|(name, count)| (name, self.share(count)))
    }

    fn mean_turns(&self) -> f64 {
        self.turns as f64 / self.games.max(1) as f64
    }
}

fn attempts_per_second(gathered: &Gathered<Tally>) -> f64 {
    gathered.tally.attempts as f64 / gathered.took.as_secs_f64().max(1e-9)
}

fn json(gathered: &Gathered<Tally>, wish: &Simulate, label: &str) -> Value {
    let tally = &gathered.tally;
    let wins: Map<String, Value> =
        tally.wins().into_iter().map(|(name, share)| (name.into(), json!(share.share))).collect();
    let endings: Map<String, Value> =
        tally.endings.iter().map(|(how, count)| ((*how).into(), json!(tally.share(*count).share))).collect();
    let per_game = |count: u64| count as f64 / tally.games.max(1) as f64;
    json!({
        "game": Confusion::NAME,
        "table": label,
        "bots": wish.bots,
        "games": gathered.games,
        "stopped": gathered.stopped,
        "turns_mean": tally.mean_turns(),
        "turns_longest": tally.longest,
        "wins": wins,
        "wins_intervals": tally.wins().map(|(name, share)| json!({ "of": name, "share": share })),
        "endings": endings,
        "double_agents": {
            "own_removed_per_game": per_game(tally.own_agents),
            "wrong_removals_per_game": per_game(tally.wrong_removals),
            "unmasked_per_game": per_game(tally.unmasked),
        },
        "attempts_mean": per_game(tally.attempts),
        "seconds": gathered.took.as_secs_f64(),
        "games_per_second": gathered.per_second(),
        "attempts_per_second": attempts_per_second(gathered),
    })
}

fn words(gathered: &Gathered<Tally>) -> String {
    let tally = &gathered.tally;
    let mut out = String::new();
    let stopped = if gathered.stopped { ", stopped before the end" } else { "" };
    let _ = writeln!(out, "Confusion: {} games{stopped}", gathered.games);
    let _ = writeln!(out, "  won by                       share   95 % interval");
    for ((_, share), name) in tally.wins().iter().zip(["White", "Red", "nobody: a draw"]) {
        let _ = writeln!(out, "    {name:<24} {share}");
    }
    let _ = writeln!(out, "  ended by");
    for (how, count) in &tally.endings {
        let _ = writeln!(out, "    {:<24} {}", how.replace('_', " "), tally.share(*count));
    }
    let per_game = |count: u64| count as f64 / tally.games.max(1) as f64;
    let _ = writeln!(
        out,
        "  turns                       {:7.1}, the longest game {}",
        tally.mean_turns(),
        tally.longest
    );
    let _ = writeln!(
        out,
        "  Double Agents per game: {:.2} own removed, {:.2} removed in vain, {:.2} of the enemy's shown",
        per_game(tally.own_agents),
        per_game(tally.wrong_removals),
        per_game(tally.unmasked)
    );
    let _ = write!(
        out,
        "  {:.0} games and {:.0} attempts a second",
        gathered.per_second(),
        attempts_per_second(gathered)
    );
    out
}

fn picture(gathered: &Gathered<Tally>, wish: &Simulate, label: &str) -> String {
    let parts = [
        Part { name: "White", colour: "#fbf7ec", ink: "#2b2a26" },
        Part { name: "a draw", colour: "#cfc4a8", ink: "#2b2a26" },
        Part { name: "Red", colour: "#a3262a", ink: "#ffffff" },
    ];
    let [white, red, draw] = gathered.tally.wins().map(|(_, share)| share.share);
    let note = format!("{:.1} turns", gathered.tally.mean_turns());
    let bar = Bar { label: label.into(), note, shares: vec![white, draw, red] };
    plot::draw("Confusion: who wins", &wish.subtitle(gathered.games), &parts, &[bar])
}

/// `safehouse simulate confusion`
pub(crate) fn simulate(wish: &SimulateArgs<ConfusionTable>) -> Result<ExitCode, CliError> {
    let options = super::options(&wish.table)?;
    let variants = &wish.table.variants;
    let label = if variants.is_empty() { "base game".into() } else { variants.join(", ") };
    simulate::tell::<ConfusionTerminal, Tally>(
        &options,
        &wish.common,
        &label,
        &Report { json, words, picture },
    )
}
