//! Reading records of any game, and telling them again.

use crate::args::Replay;
use crate::{CliError, EventOf, GameCommands, Terminal, harmless, say};
use game::{Game, Line, Playback, Record, Seat, Viewer, game_of_record};
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::process::ExitCode;

/// More than any game can fill; what is larger is no record.
const LARGEST_RECORD: u64 = 64 << 20;

/// The text of a record; `-` is standard input.
///
/// # Errors
/// If it cannot be read, or can be no record.
pub fn read(file: &Path) -> Result<String, CliError> {
    let wrong = |reason: &dyn std::fmt::Display| CliError::in_file(file, reason);
    let mut bytes = Vec::new();
    let opened: Box<dyn Read> = if file == Path::new("-") {
        Box::new(std::io::stdin())
    } else {
        Box::new(File::open(file).map_err(|error| wrong(&error))?)
    };
    opened.take(LARGEST_RECORD + 1).read_to_end(&mut bytes).map_err(|error| wrong(&error))?;
    if bytes.len() as u64 > LARGEST_RECORD {
        return Err(wrong(&"this is larger than any record"));
    }
    String::from_utf8(bytes).map_err(|_| wrong(&"this is not a text, so it is no record"))
}

/// The record in a text.
///
/// # Errors
/// What is wrong with it, and in which line.
pub fn record<G: Game>(file: &Path, text: &str) -> Result<Record<G>, CliError> {
    Record::from_text(text).map_err(|error| CliError::in_file(file, error))
}

/// Who sat where. A record may come from anybody: its names must not steer the terminal.
pub fn names<G: Game>(record: &Record<G>) -> Vec<String> {
    record.header.seats.iter().map(|sitter| harmless(&sitter.name)).collect()
}

/// Of which game a text is a record.
///
/// # Errors
/// If it is no record.
pub fn game(file: &Path, text: &str) -> Result<String, CliError> {
    game_of_record(text).map_err(|error| CliError::in_file(file, error))
}

/// The game of a record, among those that there are.
///
/// # Errors
/// If the text is no record, or of a game that is not there.
pub fn game_among<'a>(
    games: &[&'a dyn GameCommands],
    file: &Path,
    text: &str,
) -> Result<&'a dyn GameCommands, CliError> {
    let name = game(file, text)?;
    games.iter().copied().find(|game| game.name() == name).ok_or_else(|| {
        CliError::in_file(file, format_args!("a record of {name}, a game that this Safehouse does not know"))
    })
}

/// Tells a record again, from a seat or from above.
///
/// # Errors
/// If it is no record of one of these games, or has no such viewer.
pub fn replay(games: &[&dyn GameCommands], wish: &Replay) -> Result<ExitCode, CliError> {
    let text = read(&wish.file)?;
    game_among(games, &wish.file, &text)?.replay(wish, &text)
}

fn viewer(wish: &Replay, seats: usize) -> Result<Viewer, CliError> {
    let viewer = match (wish.seat, wish.view) {
        (Some(number), _) => Seat::new(number).map(Viewer::Seat),
        (None, view) => Some(view.unwrap_or(Viewer::Omniscient)),
    };
    match viewer {
        Some(Viewer::Seat(seat)) if seat.index() >= seats => None,
        viewer => viewer,
    }
    .ok_or_else(|| CliError::new(format!("this game had seats 0 to {}", seats - 1)))
}

pub(crate) fn replay_one<T: Terminal>(wish: &Replay, text: &str) -> Result<ExitCode, CliError> {
    let file = &wish.file;
    let wrong = |reason: &dyn std::fmt::Display| CliError::in_file(file, reason);
    let record = record::<T::Game>(file, text)?;
    let viewer = viewer(wish, record.header.seats.len())?;
    let names = names(&record);
    let mut playback = Playback::new(&record).map_err(|error| wrong(&error))?;
    let print = |game: &T::Game, told: &[game::Addressed<EventOf<T>>]| {
        game::told_to(told, viewer).filter_map(|event| T::tell(game, event, &names, viewer)).try_for_each(say)
    };
    if !wish.json {
        print(playback.game(), playback.opening())?;
    }
    while let Some(step) = playback.next().map_err(|error| wrong(&error))? {
        match (&step.entry.line, wish.json) {
            (Line::Do(..), true) => {
                let view = playback.view(viewer).map_err(|error| wrong(&error))?;
                say(serde_json::to_string(&view).map_err(|error| wrong(&error))?)?;
            }
            (Line::Do(..), false) => print(playback.game(), &step.told)?,
            (Line::Say(..), true) => {}
            (Line::Say(by, claim), false) => say(T::claim(*by, claim, &names))?,
        }
    }
    Ok(ExitCode::SUCCESS)
}
