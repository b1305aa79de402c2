//! People and bots at one terminal.

mod alone;
mod draft;
mod input;

pub use alone::play as alone;
use draft::{Draft, hold, keep_on_ctrl_c};
pub use input::{Help, Input};

use crate::{CliError, EventOf, OptionsOf, Reply, Terminal, say, writable};
use bots::{BotMatch, Perspective};
use game::{
    Bytes32, Entry, Game, Header, Line, Luck, Scribe, Seat, SeatSet, Secret, Seed, Sitter, Viewer, told_to,
};
use std::path::Path;
use std::process::ExitCode;
use std::sync::{Arc, Mutex};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Who plays what.
pub struct TerminalTable<'a, T: Terminal> {
    /// What the table has chosen.
    pub options: OptionsOf<T>,
    /// The names at the table; a seat without a bot is a person's.
    pub seats: Vec<Sitter>,
    /// A number to deal from instead of true randomness.
    pub seed: Option<u64>,
    /// Where the record goes.
    pub record: Option<&'a Path>,
}

/// Plays a game from the deal to its end, or until the people leave.
///
/// # Errors
/// If there is no such table or bot, or the terminal cannot be read or written.
pub fn sit_down<T: Terminal>(sitting: TerminalTable<'_, T>) -> Result<ExitCode, CliError> {
    let TerminalTable { options, seats, seed, record } = sitting;
    // Better now than after a whole game.
    if let Some(file) = record {
        writable(file)?;
    }
    let mut luck = Luck::new(match seed {
        Some(number) => Seed::from_number(number),
        None => Seed::new(true_randomness()?),
    });
    let secret = Secret::draw(&mut luck);
    let header = Header {
        commitment: secret.commitment(),
        contributions: seats.iter().map(|_| Bytes32(luck.bytes())).collect(),
        started: SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_millis() as u64),
        options,
        seats,
    };
    let sit = |(seat, sitter): (Seat, &Sitter)| match &sitter.bot {
        Some(name) => T::ROSTER.bot(name, seat, &header.options).map(Some),
        None => Ok(None),
    };
    let players = Seat::all(header.seats.len()).zip(&header.seats).map(sit).collect::<Result<Vec<_>, _>>();
    let seed = secret.game_seed(&header.contributions);
    let mut hall: BotMatch<T::Game> =
        BotMatch::deal(&header.options, seed, players.map_err(CliError::new)?, luck)
            .map_err(CliError::new)?;
    let names: Vec<String> = header.seats.iter().map(|sitter| sitter.name.clone()).collect();
    let people: Vec<Seat> =
        Seat::all(names.len()).filter(|seat| header.seats[seat.index()].bot.is_none()).collect();

    say(T::GREETING)?;
    say(format!("The deal was settled before anybody sat down: {}.\n", header.commitment.0))?;
    let began = Instant::now();
    let (scribe, text) = Scribe::begin::<T::Game>(&header);
    let draft = Arc::new(Mutex::new(Draft { text, scribe, secret, file: record.map(Path::to_owned) }));
    keep_on_ctrl_c(&draft)?;
    let mut input = Input::new();
    let mut story = hall.told().to_vec();
    // How much of the story each person has read, and who sits before the screen.
    let mut read = vec![0; people.len()];
    let mut before_the_screen = if people.len() == 1 { people.first().copied() } else { None };
    let mut waiting = None;
    let mut tell =
        |game: &T::Game, seat: Seat, story: &[game::Addressed<EventOf<T>>]| -> Result<(), CliError> {
            let Some(read) =
                people.iter().position(|person| *person == seat).and_then(|place| read.get_mut(place))
            else {
                return Ok(());
            };
            let me = Viewer::Seat(seat);
            told_to(&story[*read..], me)
                .filter_map(|event| T::tell(game, event, &names, me))
                .try_for_each(say)?;
            *read = story.len();
            Ok(())
        };
    loop {
        if let (Some(seat), 1) = (before_the_screen, people.len()) {
            tell(hall.game(), seat, &story)?;
        }
        // People are asked first: were a bot to decide before, being asked at all could tell what it has decided under seal.
        let asked: SeatSet =
            people.iter().copied().filter(|seat| hall.game().may_act().contains(*seat)).collect();
        // Whoever is before the screen goes on as long as there is something to decide; who waits lets the others go.
        let seat = before_the_screen.filter(|seat| asked.contains(*seat)).or(asked.first());
        let seat = seat
            .filter(|seat| waiting != Some(*seat))
            .or_else(|| asked.into_iter().find(|seat| waiting != Some(*seat)));
        let done = match seat {
            None => hall.step(),
            Some(seat) => {
                if before_the_screen != Some(seat) {
                    input.curtain(&names[seat.index()])?;
                    before_the_screen = Some(seat);
                }
                tell(hall.game(), seat, &story)?;
                match T::ask(&Perspective::new(hall.game(), seat), &names, &mut input)? {
                    Reply::Leave => None,
                    Reply::Wait if hall.game().may_act().len() > 1 => {
                        waiting = Some(seat);
                        continue;
                    }
                    Reply::Wait => {
                        say("There is nobody to wait for: it is yours to decide.")?;
                        continue;
                    }
                    Reply::Do(action) => match hall.play(seat.into(), &action) {
                        Ok(()) => Some((seat.into(), action)),
                        Err(refusal) => {
                            let rule = game::Refusal::rule(&refusal);
                            say(format!("That is not possible: {refusal} (rule {rule})."))?;
                            continue;
                        }
                    },
                }
            }
        };
        waiting = None;
        let Some((by, action)) = done else { break };
        story.extend_from_slice(hall.told());
        let at = began.elapsed().as_millis() as u64;
        for (by, claim) in hall.said() {
            say(T::claim(*by, claim, &names))?;
            hold(&draft).write(&Entry::<T::Game> { at, line: Line::Say(*by, claim.clone()) });
        }
        hold(&draft).write(&Entry::<T::Game> { at, line: Line::Do(by, action) });
    }
    for seat in &people {
        if people.len() == 1 || hall.game().outcome().is_some() {
            tell(hall.game(), *seat, &story)?;
            break;
        }
    }
    say_result(hall.game().outcome(), &people, &names)?;
    if let Some(file) = hold(&draft).save(hall.game().outcome())? {
        say(format!("The record is in {0}; safehouse verify {0} checks it.", file.display()))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn say_result(outcome: Option<game::Outcome>, people: &[Seat], names: &[String]) -> Result<(), CliError> {
    match (outcome, people) {
        (None, _) => say("You leave the table."),
        (Some(outcome), [me]) if outcome.winners.contains(*me) => say("\nYou have won."),
        (Some(outcome), [_]) if outcome.winners.is_empty() => say("\nNobody has won."),
        (Some(_), [_]) => say("\nYou have lost this time."),
        (Some(outcome), _) => {
            let winners: Vec<&str> = outcome
                .winners
                .into_iter()
                .filter_map(|seat| names.get(seat.index()))
                .map(String::as_str)
                .collect();
            if winners.is_empty() {
                say("\nNobody has won.")
            } else {
                say(format!("\nWon by {}.", winners.join(", ")))
            }
        }
    }
}

fn true_randomness() -> Result<[u8; 32], CliError> {
    let mut bytes = [0; 32];
    let wrong = |error| CliError::new(format!("the system gives no random numbers: {error}"));
    getrandom::fill(&mut bytes).map_err(wrong)?;
    Ok(bytes)
}
