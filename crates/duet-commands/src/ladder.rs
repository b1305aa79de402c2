//! The ladder of Duet: every bot with every bot on the same deals, by their own meanings and, if wished, with guessers who
//! learnt from other sources.

use crate::DuetTerminal;
use crate::args::LadderDuet;
use bots::Bot;
use commands::ladder::plot::{self, Dot};
use commands::ladder::{Pace, Ran, Rows, names, play_with, prepare, run, tell};
use commands::simulate::Share;
use commands::{CliError, Terminal};
use duet::{Duet, End, Found, Options, Side};
use duet_bots::{Level, Lexicon, Partner};
use game::{Game, Seat, Seed, Viewer};
use serde_json::{Value, json};
use std::process::ExitCode;

/// What is counted of a pair's games.
#[derive(Clone, Copy, Default)]
struct Standing {
    games: u64,
    won: u64,
    assassin: u64,
    /// Clues with the number two, and those of which both words were found in the turn.
    twos: u64,
    both: u64,
    pace: Pace,
}

impl Standing {
    fn count(&mut self, game: &Duet, paces: &[Pace]) {
        self.games += 1;
        self.won += u64::from(game.end() == Some(End::Won));
        self.assassin += u64::from(game.end() == Some(End::Assassin));
        paces.iter().for_each(|pace| self.pace.add(*pace));
        let Ok(view) = game.view(Viewer::Public) else { return };
        for (index, turn) in view.turns.iter().enumerate() {
            let until = view.turns.get(index + 1).map_or(view.touched.len(), |next| usize::from(next.since));
            let touched = view.touched.get(usize::from(turn.since)..until).unwrap_or_default();
            let right = touched.iter().filter(|touch| touch.found == Found::Agent).count();
            if turn.clue.number.get() == Some(2) {
                self.twos += 1;
                self.both += u64::from(right >= 2);
            }
        }
    }

    fn add(&mut self, other: &Standing) {
        self.games += other.games;
        self.won += other.won;
        self.assassin += other.assassin;
        self.twos += other.twos;
        self.both += other.both;
        self.pace.add(other.pace);
    }

    fn json(&self) -> Value {
        json!({
            "won": Share::new(self.won, self.games),
            "assassin": Share::new(self.assassin, self.games),
            "both_of_two": Share::new(self.both, self.twos.max(1)),
            "pace": self.pace.json(),
        })
    }
}

fn seat(
    name: &str,
    place: Seat,
    options: &Options,
    judge: Option<&'static Lexicon>,
) -> Result<Box<dyn Bot<Duet>>, CliError> {
    let level = match name {
        "easy" => Some(Level::EASY),
        "normal" => Some(Level::NORMAL),
        "strong" => Some(Level::STRONG),
        _ => None,
    };
    let side = options.side(place).unwrap_or(Side::A);
    match (level, judge) {
        (Some(level), Some(judge)) => Ok(Box::new(Partner::guessing_by(side, level, judge))),
        _ => DuetTerminal::ROSTER.bot(name, place, options).map_err(CliError::new),
    }
}

fn game(
    options: &Options,
    pair: [&str; 2],
    judge: Option<&'static Lexicon>,
    seed: &Seed,
) -> Result<Standing, CliError> {
    let bots = Seat::all(2).zip(pair).map(|(place, name)| seat(name, place, options, judge));
    let played = play_with::<Duet>(options, bots.collect::<Result<_, _>>()?, seed)?;
    let mut standing = Standing::default();
    standing.count(&played.game, &played.paces);
    Ok(standing)
}

/// `safehouse ladder duet`
pub(crate) fn climb(wish: &LadderDuet) -> Result<ExitCode, CliError> {
    let options = crate::options(&wish.table)?;
    let bots = names::<DuetTerminal>(&wish.common, &options)?;
    let judge = match &wish.judge {
        None => None,
        Some(file) => {
            let wrong =
                |reason: &dyn std::fmt::Display| CliError::new(format!("{}: {reason}", file.display()));
            let bytes = std::fs::read(file).map_err(|error| wrong(&error))?;
            let read = Lexicon::read(options.words.language(), &bytes).map_err(|error| wrong(&error))?;
            // It lives as long as the program, like the built-in ones.
            Some(&*Box::leak(Box::new(read)))
        }
    };
    prepare(&wish.common)?;
    let mut pairs = Vec::new();
    for (index, one) in bots.iter().enumerate() {
        pairs.extend(bots.iter().skip(index).map(|other| [one.as_str(), other.as_str()]));
    }
    let Ran { results, stopped } = run(&wish.common, "deals", wish.common.games, |number| {
        let seed = wish.common.seed_of("duet", number);
        pairs.iter().map(|pair| game(&options, *pair, judge, &seed)).collect::<Result<Vec<_>, _>>()
    })?;
    let mut standings = vec![Standing::default(); pairs.len()];
    for deal in &results {
        standings.iter_mut().zip(deal).for_each(|(sum, one)| sum.add(one));
    }
    let guessers =
        if judge.is_some() { "guessing by other meanings" } else { "guessing by their own meanings" };
    let mut rows = Rows::new(&["pair", "wins", "assassin", "both of two", "time a move"]);
    for (pair, standing) in pairs.iter().zip(&standings) {
        let share = |count, of: u64| Share::new(count, of.max(1)).to_string().trim().to_owned();
        rows.add([
            pair.join(" + "),
            share(standing.won, standing.games),
            share(standing.assassin, standing.games),
            share(standing.both, standing.twos),
            standing.pace.to_string(),
        ]);
    }
    let words = format!("Duet in {}: {} deals, {guessers}\n{rows}", options.words.language(), results.len());
    let by_pair: serde_json::Map<String, Value> =
        pairs.iter().zip(&standings).map(|(pair, standing)| (pair.join("+"), standing.json())).collect();
    let json = json!({
        "game": Duet::NAME,
        "language": options.words.language(),
        "deals": results.len(),
        "judge": judge.is_some(),
        "seed": wish.common.seed,
        "stopped": stopped,
        "pairs": by_pair,
    });
    tell(&wish.common, stopped, &words, json, || {
        let dots: Vec<Dot> = pairs
            .iter()
            .zip(&standings)
            .map(|(pair, standing)| {
                let share = Share::new(standing.won, standing.games.max(1));
                let group = options.words.language().to_string();
                Dot {
                    group,
                    label: pair.join(" + "),
                    value: 100.0 * share.share,
                    low: 100.0 * share.low,
                    high: 100.0 * share.high,
                }
            })
            .collect();
        let subtitle = format!("{} deals, {guessers}, seed {}", results.len(), wish.common.seed);
        plot::draw("Duet: which pairs win", &subtitle, "games won, in per cent", &dots)
    })
}
