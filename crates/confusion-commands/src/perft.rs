//! Checking a file of counted positions.

use crate::args::ConfusionTable;
use commands::{CliError, say};
use confusion::PerftFile;
use std::path::Path;
use std::process::ExitCode;

/// `safehouse confusion perft FILE`
pub(crate) fn check(file: &Path, table: &ConfusionTable) -> Result<ExitCode, CliError> {
    let wrong = |reason: &dyn std::fmt::Display| CliError::new(format!("{}: {reason}", file.display()));
    let text = std::fs::read_to_string(file).map_err(|error| wrong(&error))?;
    let perft = PerftFile::read(&text, super::options(table)?).map_err(|error| wrong(&error))?;
    let checks = perft.check().map_err(|error| wrong(&error))?;
    let mut differs = None;
    for check in checks {
        let verdict = if check.found == check.expected { "as written" } else { "DIFFERS" };
        say(format!(
            "depth {}: {} attempts, written {}: {verdict}",
            check.depth, check.found, check.expected
        ))?;
        if check.found != check.expected {
            differs.get_or_insert(check.depth);
        }
    }
    match differs {
        None => Ok(ExitCode::SUCCESS),
        Some(depth) => Err(wrong(&format!("the count at depth {depth} is another one"))),
    }
}
