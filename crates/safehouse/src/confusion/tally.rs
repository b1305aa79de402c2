//! Counting games of Confusion.

use crate::cli::SimulateConfusion;
use crate::failure::{Failure, say, writable};
use crate::simulate::plot::{self, Bar, Part};
use crate::simulate::{self, Gathered, Share};
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

fn in_json(gathered: &Gathered<Tally>, wish: &SimulateConfusion) -> Value {
    let tally = &gathered.tally;
    let wins: Map<String, Value> =
        tally.wins().into_iter().map(|(name, share)| (name.into(), json!(share.share))).collect();
    let endings: Map<String, Value> =
        tally.endings.iter().map(|(how, count)| ((*how).into(), json!(tally.share(*count).share))).collect();
    let per_game = |count: u64| count as f64 / tally.games.max(1) as f64;
    json!({
        "game": Confusion::NAME,
        "variants": wish.table.variants,
        "bots": wish.common.bots,
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

fn in_words(gathered: &Gathered<Tally>) -> String {
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

fn picture(wish: &SimulateConfusion, gathered: &Gathered<Tally>) -> String {
    let parts = [
        Part { name: "White", colour: "#fbf7ec", ink: "#2b2a26" },
        Part { name: "a draw", colour: "#cfc4a8", ink: "#2b2a26" },
        Part { name: "Red", colour: "#a3262a", ink: "#ffffff" },
    ];
    let [white, red, draw] = gathered.tally.wins().map(|(_, share)| share.share);
    let variants =
        if wish.table.variants.is_empty() { "base game".into() } else { wish.table.variants.join(", ") };
    let bar = Bar {
        label: variants,
        note: format!("{:.1} turns", gathered.tally.mean_turns()),
        shares: vec![white, draw, red],
    };
    let subtitle = format!("{} games, bots: {}, seed {}", gathered.games, wish.common.bots, wish.common.seed);
    plot::draw("Confusion: who wins", &subtitle, &parts, &[bar])
}

/// `safehouse simulate confusion`
pub(crate) fn simulate(wish: &SimulateConfusion) -> Result<ExitCode, Failure> {
    let options = super::options(&wish.table)?;
    simulate::cast::<Confusion>(&wish.common.bots, &options)?;
    if let Some(file) = &wish.common.plot {
        writable(file)?;
    }
    simulate::listen_for_stop()?;
    let gathered = simulate::run::<Confusion, Tally>(
        &options,
        &wish.common,
        wish.common.record.as_deref(),
        "Confusion",
    )?;
    if wish.common.json {
        say(in_json(&gathered, wish))?
    } else {
        say(in_words(&gathered))?
    }
    if let Some(file) = &wish.common.plot {
        std::fs::write(file, picture(wish, &gathered))
            .map_err(|error| Failure::new(format!("{}: {error}", file.display())))?;
    }
    Ok(if gathered.stopped { ExitCode::from(130) } else { ExitCode::SUCCESS })
}
