//! A person against bots in the terminal.

use super::story::{self, Voice, character, worth};
use super::table;
use crate::args::{LadderSecrets, SecretsTable, SimulateSecrets};
use crate::{ladder, tally};
use bots::{Perspective, Roster};
use commands::play::{Help, Input};
use commands::{CliError, GameCommand, Reply, Rules, Terminal, say};
use game::{Seat, Viewer};
use secrets::{Action, Character, Claim, Event, Options, Place, Secrets, Side, Stage, View};
use secrets_bots::SecretsBots;

/// Secrets at a terminal.
pub(crate) struct SecretsTerminal;

impl Terminal for SecretsTerminal {
    type Game = Secrets;
    type Table = SecretsTable;

    const ROSTER: &'static dyn Roster<Secrets> = &SecretsBots;
    const ABOUT: &'static str = "Hidden and changing loyalties, 4 to 8 players";
    const GREETING: &'static str = "SECRETS. You are a spy in the 1960s, and your loyalty may change without your knowing.\n\
        safehouse rules secrets prints the rules. At a question: t shows the table, r S13 a rule, q stops.";
    const RULES: Rules =
        Rules { pages: &secrets::RULES_PAGES, letter: secrets::RULE_LETTER, last: secrets::LAST_RULE };

    fn options(table: &SecretsTable) -> Result<Options, CliError> {
        // At a terminal nobody hurries: the UN player must answer.
        Ok(Options { un_window: None, ..Options::new(table.players) })
    }

    fn tell(_: &Secrets, event: &Event, names: &[String], reader: Viewer) -> Option<String> {
        story::tell(event, names, reader)
    }

    fn claim(by: Seat, claim: &Claim, names: &[String]) -> String {
        story::claim(by, claim, names)
    }

    fn ask(
        chair: &Perspective<'_, Secrets>,
        names: &[String],
        input: &mut Input,
    ) -> Result<Reply<Action>, CliError> {
        let Some(view) = chair.view() else { return Ok(Reply::Leave) };
        let actions = chair.legal();
        let choices: Vec<String> =
            actions.iter().map(|action| words(action, &view, chair.seat(), names)).collect();
        let table = table::draw(&view, names);
        if matches!(view.stage, Stage::Offering { .. }) {
            say(format!("\n{table}"))?;
        }
        let help = Help {
            rules: Self::RULES,
            table: &table,
            usage: "Type the number of your choice. t shows the table, r S13 explains a rule, q stops the game.",
        };
        let picked = input.choose(&question(&view, names), &choices, &help)?;
        Ok(picked.map(|picked| actions[picked]).into())
    }

    fn usual_bot() -> &'static str {
        "normal"
    }

    fn simulate_command() -> GameCommand {
        GameCommand::new::<SimulateSecrets>(Self::ABOUT, tally::simulate)
    }

    fn ladder_command() -> GameCommand {
        let about =
            "One seat of a table of equals is given to another bot, and the same deals are played both ways";
        GameCommand::new::<LadderSecrets>(about, ladder::climb)
    }
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
