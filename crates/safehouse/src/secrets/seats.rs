//! A person against bots in the terminal.

use super::story::{self, Voice, character, worth};
use super::table;
use crate::cli::{GameName, PlaySecrets};
use crate::failure::{Failure, say, writable};
use crate::names::CODE_NAMES;
use crate::play::choose;
use crate::simulate;
use bots::{Cast, Hall};
use game::{
    Bytes32, Ending, Entry, Game, Header, Line, Luck, Record, Seat, Secret, Seed, Sitter, Viewer, told_to,
};
use secrets::{Action, Character, Options, Place, Secrets, Side, Stage, View};
use std::process::ExitCode;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// The person's seat. Who begins is drawn.
const ME: usize = 0;

/// `safehouse play secrets`
pub(crate) fn play(wish: &PlaySecrets) -> Result<ExitCode, Failure> {
    // At a terminal nobody hurries: the UN player must answer.
    let options = Options { un_window: None, ..Options::new(wish.players) };
    let seats = Secrets::seats(&options).map_err(Failure::new)?;
    let mut luck = Luck::new(match wish.seed {
        Some(number) => Seed::from_number(number),
        None => Seed::new(true_randomness()?),
    });
    let secret = Secret::draw(&mut luck);
    let contributions: Vec<Bytes32> = (0..seats).map(|_| Bytes32(luck.bytes())).collect();
    let bots = bots_for(&wish.bots, &options, seats)?;
    // Better now than after a whole game.
    if let Some(file) = &wish.record {
        writable(file)?;
    }
    let me = Viewer::Seat(seat(ME));
    let mut names = vec!["You".to_owned()];
    names.extend(CODE_NAMES.iter().take(seats - 1).map(|name| (*name).to_owned()));
    let sitters = names.iter().zip(&bots).map(|(name, bot)| Sitter { name: name.clone(), bot: bot.clone() });
    let header = Header {
        options,
        seats: sitters.collect(),
        commitment: secret.commitment(),
        contributions,
        started: SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_millis() as u64),
    };
    let sit = |(seat, name): (Seat, &Option<String>)| match name {
        Some(name) => Secrets::bot(name, seat, &options).map(Some),
        None => Ok(None),
    };
    let players =
        Seat::all(seats).zip(&bots).map(sit).collect::<Result<Vec<_>, _>>().map_err(Failure::new)?;
    let seed = secret.game_seed(&header.contributions);
    let mut hall: Hall<Secrets> = Hall::deal(&options, seed, players, luck).map_err(Failure::new)?;

    say("SECRETS. You are a spy in the 1960s, and your loyalty may change without your knowing.")?;
    say(
        "safehouse rules secrets prints the rules. At a question: t shows the table, r S13 a rule, q stops.",
    )?;
    say(format!("The deal was settled before you sat down: {}.\n", header.commitment.0))?;
    let began = Instant::now();
    let mut entries = Vec::new();
    loop {
        let events = told_to(hall.told(), me);
        events.filter_map(|event| story::tell(event, &names, me)).try_for_each(say)?;
        // The person is asked first: were a bot that holds the UN token to decide before, being asked at all would tell
        // that it has let the offer pass (S14).
        let done = if hall.game().may_act().contains(seat(ME)) {
            let Some(action) = ask(hall.game(), &names)? else { break };
            // Only legal actions are offered, so a refusal here would be news to everybody.
            hall.play(seat(ME).into(), &action).map_err(Failure::new)?;
            (seat(ME).into(), action)
        } else {
            let Some(done) = hall.step() else { break };
            done
        };
        let at = began.elapsed().as_millis() as u64;
        entries.push(Entry { at, line: Line::Do(done.0, done.1) });
    }
    match hall.game().outcome() {
        Some(outcome) if outcome.winners.contains(seat(ME)) => say("\nYou are among the winners.")?,
        Some(_) => say("\nYou have lost this time.")?,
        None => say("You leave the table.")?,
    }
    if let Some(file) = &wish.record {
        let ending = Some(Ending { outcome: hall.game().outcome(), secret });
        let record: Record<Secrets> = Record { header, entries, ending };
        std::fs::write(file, record.to_text())
            .map_err(|error| Failure::new(format!("{}: {error}", file.display())))?;
        say(format!("The record is in {0}; safehouse verify {0} checks it.", file.display()))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap_or_else(|| unreachable!("a table has fewer seats"))
}

fn true_randomness() -> Result<[u8; 32], Failure> {
    let mut bytes = [0; 32];
    let wrong = |error| Failure::new(format!("the system gives no random numbers: {error}"));
    getrandom::fill(&mut bytes).map_err(wrong)?;
    Ok(bytes)
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

/// Asks the person for a decision.
fn ask(game: &Secrets, names: &[String]) -> Result<Option<Action>, Failure> {
    let Ok(view) = game.view(Viewer::Seat(seat(ME))) else { return Ok(None) };
    let actions = game.legal(seat(ME).into());
    let choices: Vec<String> = actions.iter().map(|action| words(action, &view, names)).collect();
    let table = table::draw(&view, names);
    if matches!(view.stage, Stage::Offering { .. }) {
        say(format!("\n{table}"))?;
    }
    let picked = choose(GameName::Secrets, &question(&view, names), &choices, &table)?;
    Ok(picked.map(|picked| actions[picked]))
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

fn words(action: &Action, view: &View, names: &[String]) -> String {
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
                Side::Left => ("left", Side::Left.of(seat(ME), players)),
                Side::Right => ("right", Side::Right.of(seat(ME), players)),
            };
            format!("{} token, on your {word}", voice.whose(place))
        }
        Action::Look(Place::Centre) => "the centre token".into(),
        Action::Look(place) => voice.token(*place),
    }
}
