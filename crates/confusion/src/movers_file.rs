//! Movers files: a box written as TOML. The format is described in the embedded default file, which is one.

use crate::mover::Mover;
use crate::movers_box::{BoxProblem, MoversBox, Place, StartSpy};
use serde::Deserialize;
use toml::Spanned;

/// The file that Safehouse uses when a table brings none, with the description of the format.
pub const DEFAULT_MOVERS_FILE: &str = include_str!("../data/default.toml");

/// Why a movers file was refused, and on which line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct MoversFileError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: MoversFileProblem,
}

/// What can be wrong with a movers file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MoversFileProblem {
    /// The text cannot be read as a movers file.
    #[error("this is not a movers file: {0}")]
    Unreadable(String),
    /// The box that it describes cannot be played with.
    #[error("{0} ({rule})", rule = .0.rule())]
    Box(BoxProblem),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    name: String,
    #[serde(default)]
    note: String,
    #[serde(rename = "mover")]
    movers: Vec<Spanned<Mover>>,
    #[serde(rename = "spy")]
    spies: Vec<Spanned<StartSpy>>,
}

/// Reads a movers file.
///
/// # Errors
/// The first thing that is wrong with it, and its line.
pub fn read_movers_file(text: &str) -> Result<MoversBox, MoversFileError> {
    let line_of = |offset: usize| 1 + text.bytes().take(offset).filter(|byte| *byte == b'\n').count();
    let written: Written = toml::from_str(text).map_err(|error| MoversFileError {
        line: line_of(error.span().map_or(0, |span| span.start)),
        problem: MoversFileProblem::Unreadable(error.message().replace('\n', ", ")),
    })?;
    let movers = MoversBox {
        name: written.name,
        note: written.note,
        movers: written.movers.iter().map(|mover| *mover.as_ref()).collect(),
        spies: written.spies.iter().map(|spy| *spy.as_ref()).collect(),
    };
    match movers.find_problem() {
        None => Ok(movers),
        Some((place, problem)) => {
            let offset = match place {
                Place::Whole => 0,
                Place::Mover(at) => written.movers.get(at).map_or(0, |mover| mover.span().start),
                Place::Spy(at) => written.spies.get(at).map_or(0, |spy| spy.span().start),
            };
            Err(MoversFileError { line: line_of(offset), problem: MoversFileProblem::Box(problem) })
        }
    }
}

/// The embedded box. A test reads it with all checks; should it ever be broken, a table that is dealt it refuses.
pub(crate) fn embedded() -> MoversBox {
    read_movers_file(DEFAULT_MOVERS_FILE).unwrap_or_else(|error| MoversBox {
        name: error.to_string(),
        note: String::new(),
        movers: Vec::new(),
        spies: Vec::new(),
    })
}
