//! A person against bots in the terminal.

use super::story::{self, Voice, character, worth};
use super::table;
use crate::cli::{GameName, PlaySecrets};
use crate::failure::{Failure, say};
use crate::names::CODE_NAMES;
use crate::play::{Help, Input, Reply, Sitting, Terminal, sit_down};
use crate::simulate;
use bots::Chair;
use game::{Game, Seat, Sitter, Viewer};
use secrets::{Action, Character, Options, Place, Secrets, Side, Stage, View};
use std::process::ExitCode;

/// `safehouse play secrets`
pub(crate) fn play(wish: &PlaySecrets) -> Result<ExitCode, Failure> {
    // At a terminal nobody hurries: the UN player must answer.
    let options = Options { un_window: None, ..Options::new(wish.players) };
    let seats = Secrets::seats(&options).map_err(Failure::new)?;
    let names = ["You"].into_iter().chain(CODE_NAMES);
    let bots = bots_for(&wish.bots, &options, seats)?;
    let seats = names.zip(bots).map(|(name, bot)| Sitter { name: name.into(), bot }).collect();
    sit_down::<Secrets>(Sitting { options, seats, seed: wish.seed, record: wish.record.as_deref() })
}

impl Terminal for Secrets {
    const GREETING: &'static str = "SECRETS. You are a spy in the 1960s, and your loyalty may change without your knowing.\n\
        safehouse rules secrets prints the rules. At a question: t shows the table, r S13 a rule, q stops.";

    fn ask(
        chair: &Chair<'_, Secrets>,
        names: &[String],
        input: &mut Input,
    ) -> Result<Reply<Action>, Failure> {
        let Some(view) = chair.view() else { return Ok(Reply::Leave) };
        let actions = chair.legal();
        let choices: Vec<String> =
            actions.iter().map(|action| words(action, &view, chair.seat(), names)).collect();
        let table = table::draw(&view, names);
        if matches!(view.stage, Stage::Offering { .. }) {
            say(format!("\n{table}"))?;
        }
        let help = Help {
            game: GameName::Secrets,
            table: &table,
            usage: "Type the number of your choice. t shows the table, r S13 explains a rule, q stops the game.",
        };
        let picked = input.choose(&question(&view, names), &choices, &help)?;
        Ok(picked.map(|picked| actions[picked]).into())
    }
}

/// The others' bots by seat, the person's seat without one.
fn bots_for(names: &str, options: &Options, seats: usize) -> Result<Vec<Option<String>>, Failure> {
    let others: Vec<String> = match names.split(',').count() {
        1 => simulate::cast::<Secrets>(names, options)?.split_off(1),
        count if count == seats - 1 => {
            simulate::cast::<Secrets>(&format!("random,{names}"), options)?.split_off(1)
        }
        count => {
            return Err(Failure::new(format!(
                "{count} bots for {} other seats: name one, or one for each",
                seats - 1
            )));
        }
    };
    Ok(std::iter::once(None).chain(others.into_iter().map(Some)).collect())
}

fn question(view: &View, names: &[String]) -> String {
    let voice = Voice { names, reader: view.viewer };
    match &view.stage {
        Stage::Offering { pair } => {
            let line = |kind: Character| format!("  {}: {}", worth(kind), story::effect(kind));
            format!("Your turn. Which card do you offer, and to whom?\n{}\n{}", line(pair[0]), line(pair[1]))
        }
        Stage::Answering { pair, to, .. } => {
            let cards = format!("{} or {}", worth(pair[0]), worth(pair[1]));
            if view.viewer == Viewer::Seat(*to) {
                format!("{} you a card: {cards}. Do you take it?", voice.does(view.active, "offer", "offers"))
            } else {
                let offer = voice.does(view.active, "offer", "offers");
                format!("{offer} {} a card: {cards}. You hold the UN token. Do you take it?", voice.whom(*to))
            }
        }
        Stage::Effect { card, bullet, .. } => match (card, bullet) {
            (Character::Psychiatrist, _) => "Whose tokens do you swap?".into(),
            (Character::Politician, _) => {
                "Before whom do you put the Politician? You will see that token.".into()
            }
            (Character::Diplomat, _) => {
                "With whose token do you swap the centre's? Only you will know.".into()
            }
            (Character::Detective, _) => "Which token do you look at?".into(),
            (_, Some(value)) => format!("Your bullet counts {value}. Who gets it?"),
            (kind, None) => format!("Carry out the {}.", character(*kind)),
        },
        Stage::Over => String::new(),
    }
}

fn words(action: &Action, view: &View, me: Seat, names: &[String]) -> String {
    let voice = Voice { names, reader: view.viewer };
    let players = view.displays.len();
    match action {
        Action::Offer { card, to } => format!("offer the {} to {}", character(*card), voice.whom(*to)),
        Action::Accept => "accept".into(),
        Action::Refuse => "refuse".into(),
        Action::Intervene => "intervene and take the card".into(),
        Action::Pass => "let it pass".into(),
        Action::CloseWindow => "close the window".into(),
        Action::Swap(seats) => {
            let names: Vec<String> = seats.into_iter().map(|seat| voice.whose(seat)).collect();
            format!("{} tokens", names.join(" and "))
        }
        Action::Give { to } => voice.whom(*to),
        Action::Exchange(side) => {
            let (word, place) = match side {
                Side::Left => ("left", Side::Left.of(me, players)),
                Side::Right => ("right", Side::Right.of(me, players)),
            };
            format!("{} token, on your {word}", voice.whose(place))
        }
        Action::Look(Place::Centre) => "the centre token".into(),
        Action::Look(place) => voice.token(*place),
    }
}
