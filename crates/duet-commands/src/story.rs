//! Duet in plain words.

use duet::{End, Event, Found, Grid, Side};
use game::{Seat, Viewer};

fn name(seat: Seat, names: &[String], reader: Viewer) -> String {
    match reader {
        Viewer::Seat(me) if me == seat => "You".into(),
        _ => names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string()),
    }
}

fn verb(seat: Seat, reader: Viewer, you: &'static str, they: &'static str) -> &'static str {
    if reader == Viewer::Seat(seat) { you } else { they }
}

/// An event in words. The words on the table come from the grid, which everybody sees.
pub(crate) fn tell(event: &Event, grid: &Grid, names: &[String], reader: Viewer) -> Option<String> {
    let who =
        |seat: Seat, you, they| format!("{} {}", name(seat, names, reader), verb(seat, reader, you, they));
    Some(match event {
        Event::Dealt { supply, .. } => {
            format!("25 words lie on the table, and {} time tokens.", supply.left())
        }
        Event::YourKey { .. } => return None,
        Event::Clue { seat, clue, .. } => {
            let number = clue.number.get().map_or_else(|| "?".into(), |number| number.to_string());
            format!("\n{} a clue: {} {number}.", who(*seat, "give", "gives"), clue.word.as_str())
        }
        Event::Objected { seat } => format!("{} to the clue.", who(*seat, "object", "objects")),
        Event::Conceded { seat, supply } => {
            let left = supply.left();
            format!("{}: a token is thrown away, {left} are left.", who(*seat, "concede", "concedes"))
        }
        Event::Insisted { seat } => format!("{} by the clue.", who(*seat, "stand", "stands")),
        Event::Touched { seat, card, found, supply, tokens, .. } => {
            let word = grid.word(*card).as_str();
            let found = match found {
                Found::Agent => "an agent!".into(),
                Found::Bystander if *tokens > 1 => {
                    format!("a bystander, for two tokens. {} tokens are left.", supply.left())
                }
                Found::Bystander => format!("a bystander. {} tokens are left.", supply.left()),
                Found::Assassin => "the ASSASSIN.".into(),
            };
            format!("{} {word}: {found}", who(*seat, "touch", "touches"))
        }
        Event::Stopped { seat, supply, .. } => {
            format!("{}. {} tokens are left.", who(*seat, "stop", "stops"), supply.left())
        }
        Event::AllFound { side } => format!("All words of {side} are found."),
        Event::SuddenDeath => {
            "\nThe last token is used: sudden death. No more clues, and only agents will do.".into()
        }
        Event::Ended { end, score, .. } => {
            let end = match end {
                End::Won => "All 15 agents are found: you win together.",
                End::Assassin => "The assassin: everybody has lost.",
                End::SuddenDeath => "Not an agent, in sudden death: everybody has lost.",
                End::OutOfTokens => "A mistake cost two tokens, and one was left: everybody has lost.",
            };
            match score {
                Some(score) => format!("\n{end} Score: {score}."),
                None => format!("\n{end}"),
            }
        }
    })
}

pub(crate) fn side(side: Side) -> &'static str {
    match side {
        Side::A => "A",
        Side::B => "B",
    }
}
