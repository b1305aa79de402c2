//! What can be counted of any game: who wins with whom, and how long it takes.

use super::plot::{self, Bar, Part};
use super::{Gathered, Report, Share};
use crate::args::{Simulate, SimulateArgs};
use crate::ladder::Rows;
use crate::{CliError, Terminal};
use game::{Actor, Game, Seat, SeatSet};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::process::ExitCode;

/// What is counted of many games.
struct Tally<G> {
    games: u64,
    actions: u64,
    /// How often each seat won.
    seats: Vec<u64>,
    /// How often these seats, and no others, won: by their names, since seats have an order and sets of them have none.
    outcomes: BTreeMap<String, u64>,
    /// Of each bot: seats, and how many of them won.
    bots: BTreeMap<String, (u64, u64)>,
    game: PhantomData<fn(G)>,
}

impl<G> Default for Tally<G> {
    fn default() -> Tally<G> {
        Tally {
            games: 0,
            actions: 0,
            seats: Vec::new(),
            outcomes: BTreeMap::new(),
            bots: BTreeMap::new(),
            game: PhantomData,
        }
    }
}

/// Who has won, in words.
fn outcome(winners: SeatSet) -> String {
    let seats: Vec<String> = winners.into_iter().map(|seat| seat.index().to_string()).collect();
    match &seats[..] {
        [] => "nobody".into(),
        [one] => format!("seat {one}"),
        several => format!("seats {}", several.join(", ")),
    }
}

impl<G: Game> super::Tally<G> for Tally<G> {
    fn step(&mut self, _: &G, _: Actor, _: &G::Action) {
        self.actions += 1;
    }

    fn count(&mut self, game: &G, bots: &[String]) {
        self.games += 1;
        self.seats.resize(self.seats.len().max(bots.len()), 0);
        let winners = game.outcome().map(|outcome| outcome.winners).unwrap_or_default();
        *self.outcomes.entry(outcome(winners)).or_default() += 1;
        for ((seat, bot), count) in Seat::all(bots.len()).zip(bots).zip(&mut self.seats) {
            let won = u64::from(winners.contains(seat));
            let (seats, wins) = self.bots.entry(bot.clone()).or_default();
            *seats += 1;
            *wins += won;
            *count += won;
        }
    }

    fn add(&mut self, other: Tally<G>) {
        self.games += other.games;
        self.actions += other.actions;
        self.seats.resize(self.seats.len().max(other.seats.len()), 0);
        self.seats.iter_mut().zip(other.seats).for_each(|(mine, theirs)| *mine += theirs);
        for (outcome, count) in other.outcomes {
            *self.outcomes.entry(outcome).or_default() += count;
        }
        for (bot, (seats, wins)) in other.bots {
            let mine = self.bots.entry(bot).or_default();
            *mine = (mine.0 + seats, mine.1 + wins);
        }
    }
}

impl<G> Tally<G> {
    fn wins(&self) -> impl Iterator<Item = (&str, Share)> {
        self.outcomes.iter().map(|(outcome, count)| (outcome.as_str(), Share::new(*count, self.games)))
    }

    fn seats(&self) -> impl Iterator<Item = Share> {
        self.seats.iter().map(|won| Share::new(*won, self.games))
    }

    fn bots(&self) -> impl Iterator<Item = (&String, Share)> {
        self.bots.iter().map(|(bot, (seats, won))| (bot, Share::new(*won, *seats)))
    }

    fn mean_actions(&self) -> f64 {
        self.actions as f64 / self.games.max(1) as f64
    }
}

fn actions_per_second<G>(gathered: &Gathered<Tally<G>>) -> f64 {
    gathered.tally.actions as f64 / gathered.took.as_secs_f64().max(1e-9)
}

fn json<G: Game>(gathered: &Gathered<Tally<G>>, wish: &Simulate, label: &str) -> Value {
    let tally = &gathered.tally;
    let wins: Map<String, Value> =
        tally.wins().map(|(outcome, share)| (outcome.to_owned(), json!(share.share))).collect();
    let intervals: Vec<Value> =
        tally.wins().map(|(outcome, share)| json!({ "of": outcome, "share": share })).collect();
    let bots: Map<String, Value> = tally.bots().map(|(bot, share)| (bot.clone(), json!(share))).collect();
    json!({
        "game": G::NAME,
        "table": label,
        "bots": wish.bots,
        "games": gathered.games,
        "stopped": gathered.stopped,
        "wins": wins,
        "wins_intervals": intervals,
        "wins_by_seat": tally.seats().collect::<Vec<_>>(),
        "wins_by_bot": bots,
        "actions_mean": tally.mean_actions(),
        "seconds": gathered.took.as_secs_f64(),
        "games_per_second": gathered.per_second(),
        "actions_per_second": actions_per_second(gathered),
    })
}

fn words<G: Game>(gathered: &Gathered<Tally<G>>) -> String {
    let tally = &gathered.tally;
    let stopped = if gathered.stopped { ", stopped before the end" } else { "" };
    let cell = |share: Share| share.to_string().trim().to_owned();
    let mut rows = Rows::new(&["", "share   95 % interval"]);
    tally.wins().for_each(|(outcome, share)| rows.add([format!("won by {outcome}"), cell(share)]));
    // A game in which several can win together: how often each does.
    if tally.outcomes.keys().any(|outcome| outcome.starts_with("seats")) {
        for (seat, share) in tally.seats().enumerate() {
            rows.add([format!("seat {seat}, alone or not"), cell(share)]);
        }
    }
    tally.bots().for_each(|(bot, share)| rows.add([format!("{bot} won its seat"), cell(share)]));
    format!(
        "{}: {} games{stopped}\n{rows}\n  {:.1} actions a game\n  {:.0} games and {:.0} actions a second",
        G::NAME,
        gathered.games,
        tally.mean_actions(),
        gathered.per_second(),
        actions_per_second(gathered)
    )
}

/// Dark and light in turn, so that neighbours differ without colour too.
const COLOURS: [(&str, &str); 6] = [
    ("#2f4a6d", "#ffffff"),
    ("#d9b44a", "#2b2a26"),
    ("#a3262a", "#ffffff"),
    ("#fbf7ec", "#2b2a26"),
    ("#4f7a4a", "#ffffff"),
    ("#cfc4a8", "#2b2a26"),
];

fn picture<G: Game>(gathered: &Gathered<Tally<G>>, wish: &Simulate, label: &str) -> String {
    let outcomes = gathered.tally.wins().zip(COLOURS.iter().cycle());
    let (parts, shares) = outcomes
        .map(|((name, share), (colour, ink))| (Part { name, colour, ink }, share.share))
        .unzip::<_, _, Vec<_>, Vec<_>>();
    let note = format!("{:.1} actions", gathered.tally.mean_actions());
    let bar = Bar { label: label.into(), note, shares };
    plot::draw(&format!("{}: who wins", G::NAME), &wish.subtitle(gathered.games), &parts, &[bar])
}

/// Simulates any game.
///
/// # Errors
/// If there is no such table or bot, or something cannot be written.
pub fn simulate<T: Terminal>(wish: &SimulateArgs<T::Table>) -> Result<ExitCode, CliError> {
    let options = T::options(&wish.table)?;
    let seats = T::Game::seats(&options).map_err(CliError::new)?;
    let report = Report { json: json::<T::Game>, words: words::<T::Game>, picture: picture::<T::Game> };
    super::tell::<T, Tally<T::Game>>(&options, &wish.common, &format!("{seats} seats"), &report)
}
