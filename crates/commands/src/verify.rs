//! Checking a record, and saying in plain words what that proves.

use crate::args::Verify;
use crate::records::{game_among, names, read, record};
use crate::{CliError, GameCommands, harmless, say};
use game::{Bytes32, Game, Line, Outcome, Record, Seal, Seat, last_seal};
use std::process::ExitCode;

/// Checks a record, compares it with what somebody was shown, and says what it holds.
///
/// # Errors
/// If it is no record of one of these games, and what is wrong with it.
pub fn verify(games: &[&dyn GameCommands], wish: &Verify) -> Result<ExitCode, CliError> {
    let text = read(&wish.file)?;
    game_among(games, &wish.file, &text)?.verify(wish, &text)
}

pub(crate) fn verify_one<G: Game>(wish: &Verify, text: &str) -> Result<ExitCode, CliError> {
    let file = wish.file.display();
    let wrong = |reason: &dyn std::fmt::Display| CliError::new(format!("{file}: {reason}"));
    let record = record::<G>(&wish.file, text)?;
    let outcome = game::verify(&record).map_err(|error| wrong(&error))?;
    let seal = last_seal(text).ok_or_else(|| wrong(&"the record has no last seal"))?;
    let promise = record.header.commitment.0;
    if let Some(shown) = wish.promise.filter(|shown| *shown != promise) {
        return Err(wrong(&format!(
            "the promise in the record is {promise}, and the one that you were shown is {shown}: this is not the deal \
             that you were promised"
        )));
    }
    if let Some(shown) = wish.seal.filter(|shown| *shown != seal) {
        return Err(wrong(&format!(
            "the last seal of the record is {seal}, and the one that you were shown is {shown}: something in the \
             record was changed"
        )));
    }
    let actions = record.entries.iter().filter(|entry| matches!(entry.line, Line::Do(..))).count();
    say(format!("{file}: {} with {} seats, {actions} actions", G::NAME, record.header.seats.len()))?;
    say(result(&record, outcome))?;
    say(format!("promise: {promise}\nlast seal: {seal}"))?;
    let added = parts(&record)?;
    proved(wish.promise.is_some(), wish.seal, added)?;
    Ok(ExitCode::SUCCESS)
}

fn result<G: Game>(record: &Record<G>, outcome: Option<Outcome>) -> String {
    match outcome {
        None => "the game was given up before its end".into(),
        Some(outcome) if outcome.winners.is_empty() => "nobody won".into(),
        Some(outcome) => {
            let names = names(record);
            let name = |seat: Seat| names[seat.index()].as_str();
            format!("won by {}", outcome.winners.into_iter().map(name).collect::<Vec<_>>().join(", "))
        }
    }
}

/// Says who added what to the deal; whether anybody did.
fn parts<G: Game>(record: &Record<G>) -> Result<bool, CliError> {
    let mut added = false;
    let parts = &record.header.contributions;
    for ((name, sitter), part) in names(record).iter().zip(&record.header.seats).zip(parts) {
        let bot = sitter.bot.as_deref().map(|bot| format!(" (a bot: {})", harmless(bot)));
        let who = format!("{name}{}", bot.unwrap_or_default());
        if *part == Bytes32([0; 32]) {
            say(format!("{who} added nothing"))?;
        } else {
            added = true;
            say(format!("{who} added {part}"))?;
        }
    }
    Ok(added)
}

/// Says what holds now, and what no record can show.
fn proved(promise: bool, seal: Option<Seal>, added: bool) -> Result<(), CliError> {
    say(
        "proved: the secret is the one of this promise; the deal comes from the secret and what the seats added;",
    )?;
    say("  every action is by the rules, and the result follows from them")?;
    if promise {
        say(
            "proved: the promise is the one that you were shown: the house had fixed its part before it knew yours",
        )?;
    } else {
        say(
            "not proved: that this is the promise that you were shown; one in the same file proves nothing by itself:",
        )?;
        say("  compare it by --promise")?;
    }
    if seal.is_some() {
        say(
            "proved: names, options, times, claims and all else are as they were when you were shown the last seal",
        )?;
    } else {
        say(
            "not proved: that names, options, times and claims are as they were: compare the last seal by --seal",
        )?;
    }
    if !added {
        say("not proved: that the house did not choose the deal, since nobody else added anything to it")?;
    }
    say(
        "no record proves who sat there, that nobody looked over a shoulder, that the house did not tell a friend, or",
    )?;
    say("  that it did not work together with a player who added after you: those two could choose the deal")
}
