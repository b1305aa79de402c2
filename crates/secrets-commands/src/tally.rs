//! Counting games of Secrets.

use crate::SecretsTerminal;
use crate::args::SimulateSecrets;
use commands::simulate::plot::{self, Bar, Part};
use commands::simulate::{self, Gathered, Share};
use commands::{CliError, cast, say, writable};
use game::{Game, Seat, Viewer};
use secrets::{Identity, Options, Secrets, Victory};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::process::ExitCode;

/// What is counted of many games.
#[derive(Default)]
struct Tally {
    games: u64,
    turns: u64,
    turns_squared: u64,
    redrawn: u64,
    cia: u64,
    kgb: u64,
    hippie: u64,
    nobody: u64,
    /// Of each bot, by what it was at the end: seats, and how many of them won.
    bots: BTreeMap<String, [(u64, u64); 3]>,
}

impl simulate::Tally<Secrets> for Tally {
    fn count(&mut self, game: &Secrets, bots: &[String]) {
        self.games += 1;
        self.turns += u64::from(game.turns());
        self.turns_squared += u64::from(game.turns()).pow(2);
        self.redrawn += u64::from(game.redrawn() > 0);
        let Some(outcome) = game.outcome() else { return };
        let result =
            game.view(Viewer::Public).ok().and_then(|view| view.scoring).map(|scoring| scoring.result);
        match result {
            Some(Victory::Team(Identity::Cia)) => self.cia += 1,
            Some(Victory::Team(_)) => self.kgb += 1,
            Some(Victory::Hippie(_)) => self.hippie += 1,
            Some(Victory::Nobody) | None => self.nobody += 1,
        }
        for ((seat, bot), identity) in Seat::all(bots.len()).zip(bots).zip(game.tokens()) {
            if !self.bots.contains_key(bot) {
                self.bots.insert(bot.clone(), Default::default());
            }
            if let Some(roles) = self.bots.get_mut(bot) {
                let (seats, won) = &mut roles[*identity as usize];
                *seats += 1;
                *won += u64::from(outcome.winners.contains(seat));
            }
        }
    }

    fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.turns += other.turns;
        self.turns_squared += other.turns_squared;
        self.redrawn += other.redrawn;
        self.cia += other.cia;
        self.kgb += other.kgb;
        self.hippie += other.hippie;
        self.nobody += other.nobody;
        for (bot, theirs) in other.bots {
            let mine = self.bots.entry(bot).or_default();
            for ((seats, won), (more, more_won)) in mine.iter_mut().zip(theirs) {
                *seats += more;
                *won += more_won;
            }
        }
    }
}

const ROLES: [&str; 3] = ["CIA", "KGB", "hippie"];

impl Tally {
    fn mean_turns(&self) -> f64 {
        self.turns as f64 / self.games.max(1) as f64
    }

    /// The 95 % interval of the mean is this far to both sides.
    fn turns_margin(&self) -> f64 {
        let (n, mean) = (self.games.max(1) as f64, self.mean_turns());
        1.959_964 * ((self.turns_squared as f64 / n - mean * mean).max(0.0) / n).sqrt()
    }

    fn of_games(&self, count: u64) -> Share {
        Share::new(count, self.games)
    }

    fn wins(&self) -> [(&'static str, Share); 4] {
        [("cia", self.cia), ("kgb", self.kgb), ("hippie", self.hippie), ("nobody", self.nobody)]
            .map(|(name, count)| (name, self.of_games(count)))
    }

    fn bot_shares(&self) -> impl Iterator<Item = (&String, Share, [Share; 3])> {
        self.bots.iter().map(|(bot, roles)| {
            let (seats, won) = roles.iter().fold((0, 0), |(seats, won), role| (seats + role.0, won + role.1));
            (bot, Share::new(won, seats), roles.map(|(seats, won)| Share::new(won, seats)))
        })
    }
}

fn in_json(players: u8, gathered: &Gathered<Tally>) -> Value {
    let tally = &gathered.tally;
    let shares = |shares: &[(&str, Share)]| -> Value {
        shares
            .iter()
            .map(|(name, share)| ((*name).to_owned(), json!(share.share)))
            .collect::<serde_json::Map<_, _>>()
            .into()
    };
    let bots: serde_json::Map<String, Value> = tally
        .bot_shares()
        .map(|(bot, all, roles)| {
            let [cia, kgb, hippie] = roles;
            (bot.clone(), json!({ "all": all, "cia": cia, "kgb": kgb, "hippie": hippie }))
        })
        .collect();
    json!({
        "game": Secrets::NAME,
        "players": players,
        "games": gathered.games,
        "stopped": gathered.stopped,
        "turns_mean": tally.mean_turns(),
        "turns_margin": tally.turns_margin(),
        "wins": shares(&tally.wins()),
        "wins_intervals": tally.wins().map(|(name, share)| json!({ "of": name, "share": share })),
        "redraw_share": tally.of_games(tally.redrawn).share,
        "bots": bots,
        "seconds": gathered.took.as_secs_f64(),
        "games_per_second": gathered.per_second(),
    })
}

fn in_words(players: u8, gathered: &Gathered<Tally>) -> String {
    let tally = &gathered.tally;
    let mut out = String::new();
    let stopped = if gathered.stopped { ", stopped before the end" } else { "" };
    let _ = writeln!(out, "Secrets with {players}: {} games{stopped}", gathered.games);
    let _ = writeln!(out, "  won by                       share   95 % interval");
    for ((_, share), name) in tally.wins().iter().zip(["the CIA", "the KGB", "a hippie", "nobody"]) {
        let _ = writeln!(out, "    {name:<24} {share}");
    }
    let _ = writeln!(out, "  seats that won");
    for (bot, all, roles) in tally.bot_shares() {
        let _ = writeln!(out, "    {bot:<24} {all}");
        for (role, share) in ROLES.iter().zip(roles) {
            let _ = writeln!(out, "      as {role:<19} {share}");
        }
    }
    let _ = writeln!(
        out,
        "  turns                       {:5.2}    ± {:.2}",
        tally.mean_turns(),
        tally.turns_margin()
    );
    let _ = writeln!(out, "  a card came back           {}", tally.of_games(tally.redrawn));
    let _ = write!(out, "  {:.0} games a second", gathered.per_second());
    out
}

/// The numbers of players in "6", "4,6" or "4-8".
pub(crate) fn player_counts(text: &str) -> Result<Vec<u8>, CliError> {
    let wrong = || CliError::new(format!("\"{text}\" is no number of players: say 6, or 4,6, or 4-8"));
    let number = |text: &str| text.trim().parse::<u8>().map_err(|_| wrong());
    let mut counts = Vec::new();
    for part in text.split(',') {
        match part.split_once('-') {
            None => counts.push(number(part)?),
            Some((from, to)) => counts.extend(number(from)?..=number(to)?),
        }
    }
    if counts.is_empty() { Err(wrong()) } else { Ok(counts) }
}

fn picture(wish: &SimulateSecrets, all: &[(u8, Gathered<Tally>)]) -> String {
    let parts = [
        Part { name: "CIA", colour: "#2f4a6d", ink: "#ffffff" },
        Part { name: "KGB", colour: "#a3262a", ink: "#ffffff" },
        Part { name: "a hippie", colour: "#d9b44a", ink: "#2b2a26" },
        Part { name: "nobody", colour: "#fbf7ec", ink: "#2b2a26" },
    ];
    let bars: Vec<Bar> = all
        .iter()
        .map(|(players, gathered)| Bar {
            label: format!("{players} players"),
            note: format!("{:.1} turns", gathered.tally.mean_turns()),
            shares: gathered.tally.wins().map(|(_, share)| share.share).to_vec(),
        })
        .collect();
    let games = all.first().map_or(0, |(_, gathered)| gathered.games);
    plot::draw("Secrets: who wins", &wish.common.subtitle(games), &parts, &bars)
}

/// `safehouse simulate secrets`
pub(crate) fn simulate(wish: &SimulateSecrets) -> Result<ExitCode, CliError> {
    let tables = player_counts(&wish.players)?
        .into_iter()
        .map(|players| Options { shuffle_under: wish.shuffle_under, ..Options::new(players) })
        .collect::<Vec<_>>();
    // Everything that can be wrong is found before the first game.
    for options in &tables {
        cast::<SecretsTerminal>(&wish.common.bots, options)?;
    }
    if let Some(file) = &wish.common.plot {
        writable(file)?;
    }
    simulate::listen_for_stop()?;
    let mut all: Vec<(u8, Gathered<Tally>)> = Vec::new();
    for options in &tables {
        let title = format!("{} players", options.players);
        // Games are numbered from 1 for each number of players: each gets a folder of its own.
        let record = wish.common.record.as_ref().map(|folder| match tables.len() {
            1 => folder.clone(),
            _ => folder.join(options.players.to_string()),
        });
        let gathered =
            simulate::run::<SecretsTerminal, Tally>(options, &wish.common, record.as_deref(), &title)?;
        let stopped = gathered.stopped;
        all.push((options.players, gathered));
        if stopped {
            break;
        }
    }
    if wish.common.json {
        let mut objects: Vec<Value> =
            all.iter().map(|(players, gathered)| in_json(*players, gathered)).collect();
        // What was asked for decides the shape, not how far it came.
        match (tables.len(), objects.pop()) {
            (1, Some(object)) => say(object)?,
            (_, last) => {
                objects.extend(last);
                say(json!({ "game": Secrets::NAME, "by_players": objects }))?;
            }
        }
    } else {
        for (players, gathered) in &all {
            say(in_words(*players, gathered))?;
        }
    }
    if let Some(file) = &wish.common.plot {
        std::fs::write(file, picture(wish, &all))
            .map_err(|error| CliError::new(format!("{}: {error}", file.display())))?;
    }
    let stopped = all.iter().any(|(_, gathered)| gathered.stopped);
    Ok(if stopped { ExitCode::from(130) } else { ExitCode::SUCCESS })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_numbers_lists_and_ranges() {
        assert_eq!(player_counts("6").unwrap(), [6]);
        assert_eq!(player_counts("4-6, 8").unwrap(), [4, 5, 6, 8]);
        for wrong in ["", "six", "4-", "8-4", "-1", "300"] {
            assert!(player_counts(wrong).is_err(), "{wrong}");
        }
    }
}
