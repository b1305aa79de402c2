//! People and bots at one terminal.

mod draft;
mod input;

use draft::{Draft, hold, keep_on_ctrl_c};
pub(crate) use input::{Help, Input};

use crate::failure::{Failure, say, writable};
use crate::records::Telling;
use bots::{Cast, Chair, Hall};
use game::{
    Bytes32, Entry, Game, Header, Line, Luck, Scribe, Seat, SeatSet, Secret, Seed, Sitter, Viewer, told_to,
};
use std::path::Path;
use std::process::ExitCode;
use std::sync::{Arc, Mutex};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// A game that people can play at a terminal.
pub(crate) trait Terminal: Cast + Telling {
    /// What is said before the first event.
    const GREETING: &'static str;

    /// Asks a person for a decision.
    fn ask(
        chair: &Chair<'_, Self>,
        names: &[String],
        input: &mut Input,
    ) -> Result<Reply<Self::Action>, Failure>;
}

/// What a person wants.
pub(crate) enum Reply<A> {
    /// To do this.
    Do(A),
    /// To let somebody else go first, where several may act.
    Wait,
    /// To stop; or there is nobody at the terminal any more.
    Leave,
}

impl<A> From<Option<A>> for Reply<A> {
    fn from(answer: Option<A>) -> Reply<A> {
        answer.map_or(Reply::Leave, Reply::Do)
    }
}

/// Who plays what.
pub(crate) struct Sitting<'a, G: Game> {
    pub(crate) options: G::Options,
    /// The names at the table; a seat without a bot is a person's.
    pub(crate) seats: Vec<Sitter>,
    /// A number to deal from instead of true randomness.
    pub(crate) seed: Option<u64>,
    /// Where the record goes.
    pub(crate) record: Option<&'a Path>,
}

/// Plays a game from the deal to its end, or until the people leave.
pub(crate) fn sit_down<G: Terminal>(sitting: Sitting<'_, G>) -> Result<ExitCode, Failure> {
    let Sitting { options, seats, seed, record } = sitting;
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
        Some(name) => G::bot(name, seat, &header.options).map(Some),
        None => Ok(None),
    };
    let players = Seat::all(header.seats.len()).zip(&header.seats).map(sit).collect::<Result<Vec<_>, _>>();
    let seed = secret.game_seed(&header.contributions);
    let mut hall: Hall<G> =
        Hall::deal(&header.options, seed, players.map_err(Failure::new)?, luck).map_err(Failure::new)?;
    let names: Vec<String> = header.seats.iter().map(|sitter| sitter.name.clone()).collect();
    let people: Vec<Seat> =
        Seat::all(names.len()).filter(|seat| header.seats[seat.index()].bot.is_none()).collect();

    say(G::GREETING)?;
    say(format!("The deal was settled before anybody sat down: {}.\n", header.commitment.0))?;
    let began = Instant::now();
    let (scribe, text) = Scribe::begin::<G>(&header);
    let draft = Arc::new(Mutex::new(Draft { text, scribe, secret, file: record.map(Path::to_owned) }));
    keep_on_ctrl_c(&draft)?;
    let mut input = Input::new();
    let mut story = hall.told().to_vec();
    // How much of the story each person has read, and who sits before the screen.
    let mut read = vec![0; people.len()];
    let mut before_the_screen = if people.len() == 1 { people.first().copied() } else { None };
    let mut waiting = None;
    let mut tell = |game: &G, seat: Seat, story: &[game::Told<G::Event>]| -> Result<(), Failure> {
        let Some(read) =
            people.iter().position(|person| *person == seat).and_then(|place| read.get_mut(place))
        else {
            return Ok(());
        };
        let me = Viewer::Seat(seat);
        told_to(&story[*read..], me).filter_map(|event| game.tell(event, &names, me)).try_for_each(say)?;
        *read = story.len();
        Ok(())
    };
    loop {
        if let (Some(seat), 1) = (before_the_screen, people.len()) {
            tell(hall.game(), seat, &story)?;
        }
        // People are asked first: were a bot to decide before, being asked at all could tell what it has decided under seal
        // (Secrets, S14).
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
                match G::ask(&Chair::new(hall.game(), seat), &names, &mut input)? {
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
            say(<G as Telling>::claim(*by, claim, &names))?;
            hold(&draft).write(&Entry::<G> { at, line: Line::Say(*by, claim.clone()) });
        }
        hold(&draft).write(&Entry::<G> { at, line: Line::Do(by, action) });
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

fn say_result(outcome: Option<game::Outcome>, people: &[Seat], names: &[String]) -> Result<(), Failure> {
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

fn true_randomness() -> Result<[u8; 32], Failure> {
    let mut bytes = [0; 32];
    let wrong = |error| Failure::new(format!("the system gives no random numbers: {error}"));
    getrandom::fill(&mut bytes).map_err(wrong)?;
    Ok(bytes)
}
