//! Reading records of any game, and telling them again.

use crate::cli::Replay;
use crate::failure::{Failure, harmless, say};
use confusion::Confusion;
use duet::Duet;
use game::{Game, Line, Playback, Record, Seat, Viewer, game_of_record};
use secrets::Secrets;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::process::ExitCode;

/// A game that can be told in the terminal.
pub(crate) trait Telling: Game {
    /// An event of this game in words, by the names of the seats and who reads it.
    fn tell(&self, event: &Self::Event, names: &[String], reader: Viewer) -> Option<String>;
    /// A claim in words.
    fn claim(by: Seat, claim: &Self::Claim, names: &[String]) -> String;
}

/// More than any game can fill; what is larger is no record.
const LARGEST_RECORD: u64 = 64 << 20;

/// The text of a record; `-` is standard input.
pub(crate) fn read(file: &Path) -> Result<String, Failure> {
    let wrong = |reason: &dyn std::fmt::Display| Failure::new(format!("{}: {reason}", file.display()));
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
pub(crate) fn record<G: Game>(file: &Path, text: &str) -> Result<Record<G>, Failure> {
    Record::from_text(text).map_err(|error| Failure::new(format!("{}: {error}", file.display())))
}

/// Who sat where. A record may come from anybody: its names must not steer the terminal.
pub(crate) fn names<G: Game>(record: &Record<G>) -> Vec<String> {
    record.header.seats.iter().map(|sitter| harmless(&sitter.name)).collect()
}

/// Of which game a text is a record.
pub(crate) fn game(file: &Path, text: &str) -> Result<String, Failure> {
    game_of_record(text).map_err(|error| Failure::new(format!("{}: {error}", file.display())))
}

pub(crate) fn unknown(file: &Path, game: &str) -> Failure {
    Failure::new(format!("{}: a record of {game}, a game that this Safehouse does not know", file.display()))
}

/// Tells a record again, from a seat or from above.
pub(crate) fn replay(wish: &Replay) -> Result<ExitCode, Failure> {
    let file = &wish.file;
    let text = read(file)?;
    match game(file, &text)?.as_str() {
        Secrets::NAME => replay_one::<Secrets>(wish, &text),
        Confusion::NAME => replay_one::<Confusion>(wish, &text),
        Duet::NAME => replay_one::<Duet>(wish, &text),
        other => Err(unknown(file, other)),
    }
}

fn viewer(wish: &Replay, seats: usize) -> Result<Viewer, Failure> {
    let viewer = match (wish.seat, wish.view) {
        (Some(number), _) => Seat::new(number).map(Viewer::Seat),
        (None, view) => Some(view.unwrap_or(Viewer::Omniscient)),
    };
    match viewer {
        Some(Viewer::Seat(seat)) if seat.index() >= seats => None,
        viewer => viewer,
    }
    .ok_or_else(|| Failure::new(format!("this game had seats 0 to {}", seats - 1)))
}

fn replay_one<G: Telling>(wish: &Replay, text: &str) -> Result<ExitCode, Failure> {
    let file = &wish.file;
    let wrong = |reason: &dyn std::fmt::Display| Failure::new(format!("{}: {reason}", file.display()));
    let record = record::<G>(file, text)?;
    let viewer = viewer(wish, record.header.seats.len())?;
    let names = names(&record);
    let mut playback = Playback::new(&record).map_err(|error| wrong(&error))?;
    let print = |game: &G, told: &[game::Told<G::Event>]| {
        game::told_to(told, viewer).filter_map(|event| game.tell(event, &names, viewer)).try_for_each(say)
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
            (Line::Say(by, claim), false) => say(G::claim(*by, claim, &names))?,
        }
    }
    Ok(ExitCode::SUCCESS)
}

impl Telling for Secrets {
    fn tell(&self, event: &secrets::Event, names: &[String], reader: Viewer) -> Option<String> {
        crate::secrets::story::tell(event, names, reader)
    }

    fn claim(by: Seat, claim: &secrets::Claim, names: &[String]) -> String {
        crate::secrets::story::claim(by, claim, names)
    }
}

impl Telling for Confusion {
    fn tell(&self, event: &confusion::Event, names: &[String], reader: Viewer) -> Option<String> {
        crate::confusion::story::tell(event, names, reader)
    }

    fn claim(_: Seat, claim: &confusion::Claim, _: &[String]) -> String {
        match *claim {}
    }
}

impl Telling for Duet {
    fn tell(&self, event: &duet::Event, names: &[String], reader: Viewer) -> Option<String> {
        crate::duet::story::tell(event, self.grid(), names, reader)
    }

    fn claim(_: Seat, claim: &duet::Claim, _: &[String]) -> String {
        match *claim {}
    }
}
