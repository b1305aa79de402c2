//! What goes wrong is said in one line, and the exit code is 2.

use std::fmt::Display;
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

/// Why a command stops.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A sentence for the person at the terminal.
    Said(String),
    /// Nobody reads any more what is printed, as in `safehouse … | head`: no reason to complain.
    NobodyReads,
}

impl Failure {
    pub(crate) fn new(sentence: impl Display) -> Failure {
        Failure::Said(sentence.to_string())
    }

    pub(crate) fn exit(&self) -> ExitCode {
        match self {
            Failure::Said(sentence) => {
                // If even this cannot be written there is nobody to tell.
                let _ = writeln!(io::stderr(), "safehouse: {}", harmless(sentence));
                ExitCode::from(2)
            }
            Failure::NobodyReads => ExitCode::SUCCESS,
        }
    }
}

impl From<clap::Error> for Failure {
    fn from(error: clap::Error) -> Failure {
        let text = error.to_string();
        // The first paragraph says what is wrong; usage and hints follow it.
        let lines = text.lines().take_while(|line| !line.trim().is_empty()).map(str::trim);
        let said = lines.collect::<Vec<_>>().join(" ");
        Failure::Said(format!("{} (see --help)", said.trim_start_matches("error: ")))
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe { Failure::NobodyReads } else { Failure::new(error) }
    }
}

/// A text from elsewhere on one line and without anything that would steer the terminal.
pub(crate) fn harmless(text: &str) -> String {
    text.replace(char::is_control, " ")
}

/// Fails if a file that is to be written later cannot be; what is in it stays.
pub(crate) fn writable(file: &Path) -> Result<(), Failure> {
    let opened = OpenOptions::new().append(true).create(true).open(file);
    opened.map(drop).map_err(|error| Failure::new(format!("{}: {error}", file.display())))
}

/// Prints a line on standard output.
pub(crate) fn say(line: impl Display) -> Result<(), Failure> {
    Ok(writeln!(io::stdout(), "{line}")?)
}
