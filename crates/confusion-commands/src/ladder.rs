//! The ladder of Confusion: every bot against every other, each deal from both sides.

use crate::ConfusionTerminal;
use crate::args::LadderConfusion;
use commands::CliError;
use commands::ladder::plot::{self, Dot};
use commands::ladder::{Pace, Ran, Rows, names, play, prepare, run, tell};
use commands::simulate::Share;
use confusion::{Confusion, Options, Side};
use game::Game;
use serde_json::{Value, json};
use std::fmt::Write;
use std::process::ExitCode;

/// A game of two bots, seen by the first.
struct Bout {
    /// The first one's side.
    side: Side,
    winner: Option<Side>,
    turns: u32,
    paces: [Pace; 2],
}

/// How the first of two bots did against the second.
#[derive(Default)]
struct Match {
    games: u64,
    won: u64,
    /// Won as White and as Red.
    won_as: [u64; 2],
    drawn: u64,
    turns: u64,
}

impl Match {
    fn count(&mut self, bout: &Bout) {
        self.games += 1;
        self.turns += u64::from(bout.turns);
        match bout.winner {
            None => self.drawn += 1,
            Some(winner) if winner == bout.side => {
                self.won += 1;
                self.won_as[bout.side.seat().index()] += 1;
            }
            Some(_) => {}
        }
    }

    fn won(&self) -> Share {
        Share::new(self.won, self.games)
    }

    fn drawn(&self) -> Share {
        Share::new(self.drawn, self.games)
    }

    fn lost(&self) -> Share {
        Share::new(self.games - self.won - self.drawn, self.games)
    }

    /// As many games as White as there are as Red.
    fn as_side(&self, side: Side) -> Share {
        Share::new(self.won_as[side.seat().index()], self.games / 2)
    }

    fn mean_turns(&self) -> f64 {
        self.turns as f64 / self.games.max(1) as f64
    }
}

/// All pairs, the first of each before the second in the order of the bots.
fn pairs(bots: &[String]) -> Vec<(usize, usize)> {
    (0..bots.len()).flat_map(|one| (one + 1..bots.len()).map(move |two| (one, two))).collect()
}

/// One deal, played by every pair from both sides.
fn deal(
    options: &Options,
    wish: &LadderConfusion,
    bots: &[String],
    number: u64,
) -> Result<Vec<[Bout; 2]>, CliError> {
    let seed = wish.common.seed_of("confusion", number);
    let bout = |one: &str, two: &str, side: Side| {
        let table = if side == Side::White { [one, two] } else { [two, one] };
        let played = play::<ConfusionTerminal>(options, &table, &seed)?;
        let (first, second) = (side.seat().index(), side.other().seat().index());
        let (winner, turns) = (played.game.end().and_then(|end| end.winner), played.game.turns());
        Ok::<_, CliError>(Bout { side, winner, turns, paces: [played.paces[first], played.paces[second]] })
    };
    pairs(bots)
        .into_iter()
        .map(|(one, two)| {
            Ok([bout(&bots[one], &bots[two], Side::White)?, bout(&bots[one], &bots[two], Side::Red)?])
        })
        .collect()
}

/// What all deals gave: a match for each pair, and how long each bot thought.
struct Standing {
    matches: Vec<Match>,
    paces: Vec<Pace>,
}

fn standing(bots: &[String], deals: &[Vec<[Bout; 2]>]) -> Standing {
    let pairs = pairs(bots);
    let mut matches: Vec<Match> = pairs.iter().map(|_| Match::default()).collect();
    let mut paces = vec![Pace::default(); bots.len()];
    for deal in deals {
        for ((result, (one, two)), bouts) in matches.iter_mut().zip(&pairs).zip(deal) {
            for bout in bouts {
                result.count(bout);
                paces[*one].add(bout.paces[0]);
                paces[*two].add(bout.paces[1]);
            }
        }
    }
    Standing { matches, paces }
}

fn in_words(bots: &[String], label: &str, deals: usize, standing: &Standing) -> String {
    let mut out = format!("Confusion, {label}: {deals} deals, each from both sides\n");
    let mut rows = Rows::new(&["", "wins", "draws", "as White", "as Red", "turns"]);
    let percent = |share: Share| format!("{:.1} %", share.share * 100.0);
    for ((one, two), result) in pairs(bots).into_iter().zip(&standing.matches) {
        rows.add([
            format!("{} against {}", bots[one], bots[two]),
            result.won().to_string().trim().to_owned(),
            percent(result.drawn()),
            percent(result.as_side(Side::White)),
            percent(result.as_side(Side::Red)),
            format!("{:.0}", result.mean_turns()),
        ]);
    }
    let _ = writeln!(out, "{rows}");
    let mut rows = Rows::new(&["", "time a move"]);
    bots.iter().zip(&standing.paces).for_each(|(bot, pace)| rows.add([bot.clone(), pace.to_string()]));
    let _ = write!(out, "{rows}");
    out
}

fn in_json(bots: &[String], standing: &Standing) -> (Vec<Value>, Value) {
    let matches = pairs(bots).into_iter().zip(&standing.matches).map(|((one, two), result)| {
        json!({
            "bots": [bots[one], bots[two]],
            "won": result.won(),
            "drawn": result.drawn(),
            "lost": result.lost(),
            "won_as_white": result.as_side(Side::White),
            "won_as_red": result.as_side(Side::Red),
            "turns_mean": result.mean_turns(),
        })
    });
    let paces: serde_json::Map<String, Value> =
        bots.iter().zip(&standing.paces).map(|(bot, pace)| (bot.clone(), pace.json())).collect();
    (matches.collect(), Value::Object(paces))
}

/// `safehouse ladder confusion`
pub(crate) fn climb(wish: &LadderConfusion) -> Result<ExitCode, CliError> {
    let options = crate::options(&wish.table)?;
    let bots = names::<ConfusionTerminal>(&wish.common, &options)?;
    if bots.len() < 2 {
        return Err(CliError::new("a ladder needs two bots that differ"));
    }
    prepare(&wish.common)?;
    let variants = &wish.table.variants;
    let label = if variants.is_empty() { "base game".into() } else { variants.join(", ") };
    let Ran { results, stopped } =
        run(&wish.common, &label, wish.common.games, |number| deal(&options, wish, &bots, number))?;
    let standing = standing(&bots, &results);
    let words = in_words(&bots, &label, results.len(), &standing);
    let (matches, pace) = in_json(&bots, &standing);
    let json = json!({
        "game": Confusion::NAME,
        "table": label,
        "seed": wish.common.seed,
        "deals": results.len(),
        "stopped": stopped,
        "matches": matches,
        "pace": pace,
    });
    tell(&wish.common, stopped, &words, json, || {
        let dots = pairs(&bots).into_iter().zip(&standing.matches).map(|((one, two), result)| {
            let Share { share, low, high, .. } = result.won();
            let [value, low, high] = [share, low, high].map(|share| share * 100.0);
            Dot { group: bots[one].clone(), label: format!("against {}", bots[two]), value, low, high }
        });
        let subtitle = format!("{} deals from both sides, {label}, seed {}", results.len(), wish.common.seed);
        plot::draw(
            "Confusion: who beats whom",
            &subtitle,
            "games won, in per cent",
            &dots.collect::<Vec<_>>(),
        )
    })
}
