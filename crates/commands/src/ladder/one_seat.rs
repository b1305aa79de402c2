//! The ladder of any game: one seat of a table of equals is given to each bot in turn, on the same deals. From deal to deal it is
//! the next seat.

use super::plot::{self, Dot};
use super::{Pace, Ran, Rows, Standing, names, play, prepare, run, tell};
use crate::args::{Ladder, LadderArgs};
use crate::{CliError, OptionsOf, Terminal, known};
use game::{Game, Seat};
use serde_json::{Map, Value, json};
use std::process::ExitCode;

/// One deal, played with each bot in the same seat.
struct Deal {
    /// Whether the baseline won in it.
    baseline: bool,
    /// Whether each bot won in it, and how long it thought.
    bots: Vec<(bool, Pace)>,
}

fn deal<T: Terminal>(
    options: &OptionsOf<T>,
    seats: usize,
    wish: &Ladder,
    baseline: &str,
    bots: &[String],
    number: u64,
) -> Result<Deal, CliError> {
    let seed = wish.seed_of(T::Game::NAME, number);
    let place = (number % seats.max(1) as u64) as usize;
    let with = |bot: &str| {
        let mut table = vec![baseline; seats];
        table.iter_mut().skip(place).take(1).for_each(|seat| *seat = bot);
        let played = play::<T>(options, &table, &seed)?;
        let outcome = played.game.outcome();
        let won = Seat::new(place).zip(outcome).is_some_and(|(seat, outcome)| outcome.winners.contains(seat));
        Ok::<_, CliError>((won, played.paces.get(place).copied().unwrap_or_default()))
    };
    let (baseline, _) = with(baseline)?;
    Ok(Deal { baseline, bots: bots.iter().map(|bot| with(bot)).collect::<Result<_, _>>()? })
}

/// Compares the bots of any game.
///
/// # Errors
/// If there is no such table or bot, or something cannot be written.
pub fn climb<T: Terminal>(wish: &LadderArgs<T::Table>) -> Result<ExitCode, CliError> {
    let options = T::options(&wish.table)?;
    let seats = T::Game::seats(&options).map_err(CliError::new)?;
    known::<T>(&wish.baseline, &options)?;
    let mut bots = names::<T>(&wish.common, &options)?;
    if wish.common.bots.is_none() {
        bots.retain(|bot| *bot != wish.baseline);
    }
    let (common, baseline) = (&wish.common, wish.baseline.as_str());
    prepare(common)?;
    let Ran { results, stopped } = run(common, T::Game::NAME, common.games, |number| {
        deal::<T>(&options, seats, common, baseline, &bots, number)
    })?;
    let mut standings = vec![(Standing::default(), Pace::default()); bots.len()];
    for deal in &results {
        for ((standing, pace), (won, took)) in standings.iter_mut().zip(&deal.bots) {
            standing.count(*won, deal.baseline);
            pace.add(*took);
        }
    }
    let (game, deals) = (T::Game::NAME, results.len());
    let mut rows = Rows::new(&["bot", "wins", "baseline wins there", "points above it", "time a move"]);
    for (bot, (standing, pace)) in bots.iter().zip(&standings) {
        rows.add([bot.clone()].into_iter().chain(standing.cells()).chain([pace.to_string()]));
    }
    let words = format!("{game}: {deals} deals, one of {seats} seats among {baseline}\n{rows}");
    let by_bot: Map<String, Value> = bots
        .iter()
        .zip(&standings)
        .map(|(bot, (standing, pace))| {
            let mut object = standing.json();
            object["pace"] = pace.json();
            (bot.clone(), object)
        })
        .collect();
    let json = json!({
        "game": game,
        "baseline": baseline,
        "seed": common.seed,
        "deals": deals,
        "stopped": stopped,
        "bots": by_bot,
    });
    tell(common, stopped, &words, json, || {
        let dots: Vec<Dot> = bots
            .iter()
            .zip(&standings)
            .map(|(bot, (standing, _))| {
                let (value, far) = (standing.gap.mean() * 100.0, standing.gap.margin() * 100.0);
                let group = format!("{seats} seats");
                Dot { group, label: bot.clone(), value, low: value - far, high: value + far }
            })
            .collect();
        let subtitle = format!("one seat among {baseline}, {deals} deals, seed {}", common.seed);
        plot::draw(
            &format!("{game}: who wins more"),
            &subtitle,
            "points of win rate above the baseline in that seat",
            &dots,
        )
    })
}
