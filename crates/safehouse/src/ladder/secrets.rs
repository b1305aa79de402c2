//! The ladder of Secrets: one seat of a table of equals is given to another bot, and the same deals are played both ways.

use super::plot::{self, Dot};
use super::{Gap, Pace, Ran, Rows, known, names, play, prepare, run, tell};
use crate::cli::LadderSecrets;
use crate::failure::Failure;
use crate::secrets::player_counts;
use crate::simulate::Share;
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

/// How one bot did in a seat, in some or all roles.
#[derive(Default)]
struct Standing {
    deals: u64,
    won: u64,
    baseline: u64,
    gap: Gap,
}

impl Standing {
    fn count(&mut self, won: bool, baseline: bool) {
        self.deals += 1;
        self.won += u64::from(won);
        self.baseline += u64::from(baseline);
        self.gap.count(f64::from(u8::from(won)) - f64::from(u8::from(baseline)));
    }

    fn json(&self) -> Value {
        json!({
            "won": Share::new(self.won, self.deals),
            "baseline": Share::new(self.baseline, self.deals),
            "difference": self.gap.json(),
        })
    }

    fn cells(&self) -> [String; 3] {
        let share = |count| Share::new(count, self.deals).to_string().trim().to_owned();
        [share(self.won), share(self.baseline), self.gap.to_string()]
    }
}

/// How one bot did at tables of one size.
struct Climb {
    bot: String,
    all: Standing,
    roles: [Standing; 3],
    pace: Pace,
}

const ROLES: [(&str, &str); 3] = [("cia", "CIA"), ("kgb", "KGB"), ("hippie", "hippie")];

fn deal(options: &Options, wish: &LadderSecrets, bots: &[String], number: u64) -> Result<Deal, Failure> {
    let players = usize::from(options.players);
    let seed = wish.common.seed_of(&format!("secrets {players}"), number);
    let place = (number % players as u64) as usize;
    let Some(seat) = Seat::new(place) else { return Err(Failure::new("no such seat")) };
    let with = |bot: &str| {
        let mut table = vec![wish.baseline.as_str(); players];
        table[place] = bot;
        let played = play::<Secrets>(options, &table, &seed)?;
        let won = played.game.outcome().is_some_and(|outcome| outcome.winners.contains(seat));
        Ok::<_, Failure>((won, played.paces[place], played.game.dealt().tokens[place]))
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
pub(crate) fn climb(wish: &LadderSecrets) -> Result<ExitCode, Failure> {
    let tables: Vec<Options> = player_counts(&wish.players)?.into_iter().map(Options::new).collect();
    let mut bots = Vec::new();
    for options in &tables {
        Secrets::seats(options).map_err(Failure::new)?;
        known::<Secrets>(&wish.baseline, options)?;
        bots = names::<Secrets>(&wish.common, options)?;
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
