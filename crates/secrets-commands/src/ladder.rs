//! The ladder of Secrets: one seat of a table of equals is given to another bot, and the same deals are played both ways.

use crate::args::LadderSecrets;
use crate::{SecretsTerminal, player_counts};
use commands::ladder::plot::{self, Dot};
use commands::ladder::{Pace, Ran, Rows, Standing, names, play, prepare, run, tell};
use commands::{CliError, known};
use game::{Game, Seat};
use secrets::{Identity, Options, Secrets};
use serde_json::{Value, json};
use std::fmt::Write;
use std::process::ExitCode;

/// One deal, played with each bot in the same seat.
struct Deal {
    /// What the seat was dealt.
    role: Identity,
    /// Whether the baseline won in it.
    baseline: bool,
    /// Whether each bot won in it, and how long it thought.
    bots: Vec<(bool, Pace)>,
}

/// How one bot did at tables of one size.
struct Climb {
    bot: String,
    all: Standing,
    roles: [Standing; 3],
    pace: Pace,
}

const ROLES: [(&str, &str); 3] = [("cia", "CIA"), ("kgb", "KGB"), ("hippie", "hippie")];

fn deal(options: &Options, wish: &LadderSecrets, bots: &[String], number: u64) -> Result<Deal, CliError> {
    let players = usize::from(options.players);
    let seed = wish.common.seed_of(&format!("secrets {players}"), number);
    let place = (number % players as u64) as usize;
    let Some(seat) = Seat::new(place) else { return Err(CliError::new("no such seat")) };
    let with = |bot: &str| {
        let mut table = vec![wish.baseline.as_str(); players];
        table[place] = bot;
        let played = play::<SecretsTerminal>(options, &table, &seed)?;
        let won = played.game.outcome().is_some_and(|outcome| outcome.winners.contains(seat));
        Ok::<_, CliError>((won, played.paces[place], played.game.dealt().tokens[place]))
    };
    let (baseline, _, role) = with(&wish.baseline)?;
    let bots = bots.iter().map(|bot| with(bot).map(|(won, pace, _)| (won, pace)));
    Ok(Deal { role, baseline, bots: bots.collect::<Result<_, _>>()? })
}

fn climbs(bots: &[String], deals: &[Deal]) -> Vec<Climb> {
    let climb = |(index, bot): (usize, &String)| {
        let mut climb = Climb {
            bot: bot.clone(),
            all: Standing::default(),
            roles: Default::default(),
            pace: Pace::default(),
        };
        for deal in deals {
            let Some((won, pace)) = deal.bots.get(index) else { continue };
            climb.all.count(*won, deal.baseline);
            climb.roles[deal.role as usize].count(*won, deal.baseline);
            climb.pace.add(*pace);
        }
        climb
    };
    bots.iter().enumerate().map(climb).collect()
}

fn in_words(baseline: &str, players: u8, deals: usize, climbs: &[Climb]) -> String {
    let mut out = format!("Secrets with {players}: {deals} deals, one seat among {baseline}\n");
    let mut rows = Rows::new(&["bot", "wins", "baseline wins there", "points above it", "time a move"]);
    for climb in climbs {
        let cells = climb.all.cells().into_iter().chain([climb.pace.to_string()]);
        rows.add([climb.bot.clone()].into_iter().chain(cells));
        for ((_, role), standing) in ROLES.iter().zip(&climb.roles) {
            rows.add([format!("  as {role}")].into_iter().chain(standing.cells()));
        }
    }
    let _ = write!(out, "{rows}");
    out
}

fn in_json(players: u8, deals: usize, climbs: &[Climb]) -> Value {
    let bots: serde_json::Map<String, Value> = climbs
        .iter()
        .map(|climb| {
            let mut object = json!({ "all": climb.all.json() });
            for ((key, _), standing) in ROLES.iter().zip(&climb.roles) {
                object[*key] = standing.json();
            }
            object["pace"] = climb.pace.json();
            (climb.bot.clone(), object)
        })
        .collect();
    json!({ "players": players, "deals": deals, "bots": bots })
}

/// `safehouse ladder secrets`
pub(crate) fn climb(wish: &LadderSecrets) -> Result<ExitCode, CliError> {
    let tables: Vec<Options> = player_counts(&wish.players)?.into_iter().map(Options::new).collect();
    let mut bots = Vec::new();
    for options in &tables {
        Secrets::seats(options).map_err(CliError::new)?;
        known::<SecretsTerminal>(&wish.baseline, options)?;
        bots = names::<SecretsTerminal>(&wish.common, options)?;
    }
    if wish.common.bots.is_none() {
        bots.retain(|bot| *bot != wish.baseline);
    }
    prepare(&wish.common)?;
    let (mut words, mut objects, mut dots, mut stopped) = (Vec::new(), Vec::new(), Vec::new(), false);
    for options in &tables {
        let players = options.players;
        let title = format!("{players} players");
        let Ran { results, stopped: early } =
            run(&wish.common, &title, wish.common.games, |number| deal(options, wish, &bots, number))?;
        let climbs = climbs(&bots, &results);
        words.push(in_words(&wish.baseline, players, results.len(), &climbs));
        objects.push(in_json(players, results.len(), &climbs));
        dots.extend(climbs.iter().map(|climb| {
            let (value, far) = (climb.all.gap.mean() * 100.0, climb.all.gap.margin() * 100.0);
            Dot { group: title.clone(), label: climb.bot.clone(), value, low: value - far, high: value + far }
        }));
        if early {
            stopped = true;
            break;
        }
    }
    let json = json!({
        "game": Secrets::NAME,
        "baseline": wish.baseline,
        "seed": wish.common.seed,
        "stopped": stopped,
        "by_players": objects,
    });
    tell(&wish.common, stopped, &words.join("\n"), json, || {
        let subtitle = format!(
            "one seat among {}, {} deals, seed {}",
            wish.baseline, wish.common.games, wish.common.seed
        );
        plot::draw(
            "Secrets: who wins more",
            &subtitle,
            "points of win rate above the baseline in that seat",
            &dots,
        )
    })
}
