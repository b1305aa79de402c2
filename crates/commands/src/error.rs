//! What goes wrong is said in one line, and the exit code is 2.

use std::fmt::Display;
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

/// Why a command stops.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    /// A sentence for the person at the terminal.
    #[error("{0}")]
    Message(String),
    /// Nobody reads any more what is printed, as in `safehouse … | head`: no reason to complain.
    #[error("nobody reads what is printed")]
    ClosedPipe,
}

impl CliError {
    /// An error with this sentence.
    pub fn new(sentence: impl Display) -> CliError {
        CliError::Message(sentence.to_string())
    }

    /// An error about a file.
    pub fn in_file(file: &Path, reason: impl Display) -> CliError {
        CliError::new(format_args!("{}: {reason}", file.display()))
    }

    /// Says it on standard error: the exit code.
    pub fn exit(&self) -> ExitCode {
        match self {
            CliError::Message(sentence) => {
                // If even this cannot be written there is nobody to tell.
                let _ = writeln!(io::stderr(), "safehouse: {}", harmless(sentence));
                ExitCode::from(2)
            }
            CliError::ClosedPipe => ExitCode::SUCCESS,
        }
    }
}

impl From<clap::Error> for CliError {
    fn from(error: clap::Error) -> CliError {
        let text = error.to_string();
        // The first paragraph says what is wrong; usage and hints follow it.
        let lines = text.lines().take_while(|line| !line.trim().is_empty()).map(str::trim);
        let said = lines.collect::<Vec<_>>().join(" ");
        CliError::Message(format!("{} (see --help)", said.trim_start_matches("error: ")))
    }
}

impl From<io::Error> for CliError {
    fn from(error: io::Error) -> CliError {
        if error.kind() == io::ErrorKind::BrokenPipe { CliError::ClosedPipe } else { CliError::new(error) }
    }
}

/// A text from elsewhere on one line and without anything that would steer the terminal.
pub fn harmless(text: &str) -> String {
    text.replace(char::is_control, " ")
}

/// Fails if a file that is to be written later cannot be; what is in it stays.
///
/// # Errors
/// Why it cannot be written.
pub fn writable(file: &Path) -> Result<(), CliError> {
    let opened = OpenOptions::new().append(true).create(true).open(file);
    opened.map(drop).map_err(|error| CliError::in_file(file, error))
}

/// Prints a line on standard output.
///
/// # Errors
/// If it cannot be written; [`CliError::ClosedPipe`] if nobody reads it.
pub fn say(line: impl Display) -> Result<(), CliError> {
    Ok(writeln!(io::stdout(), "{line}")?)
}
