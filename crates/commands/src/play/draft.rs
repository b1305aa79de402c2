//! The record of a game under way, which is saved whichever way the game ends.

use crate::CliError;
use game::{Ending, Entry, Game, Outcome, Scribe, Secret};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What has been written so far, and what its last line needs.
pub(super) struct Draft {
    pub(super) text: String,
    pub(super) scribe: Scribe,
    pub(super) secret: Secret,
    /// Where it goes; nowhere if nobody asked for it.
    pub(super) file: Option<PathBuf>,
}

impl Draft {
    pub(super) fn write<G: Game>(&mut self, entry: &Entry<G>) {
        self.text += &self.scribe.entry(entry);
    }

    /// Writes the last line and the file: where it is.
    pub(super) fn save(&mut self, outcome: Option<Outcome>) -> Result<Option<PathBuf>, CliError> {
        let Some(file) = self.file.take() else { return Ok(None) };
        self.text += &self.scribe.end(&Ending { outcome, secret: self.secret });
        std::fs::write(&file, &self.text).map_err(|error| CliError::in_file(&file, error))?;
        Ok(Some(file))
    }
}

/// A draft whose writer panicked is as whole as its last line.
pub(super) fn hold(draft: &Mutex<Draft>) -> MutexGuard<'_, Draft> {
    draft.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ctrl-C leaves the table like q: the record of a game given up is kept.
pub(super) fn keep_on_ctrl_c(draft: &Arc<Mutex<Draft>>) -> Result<(), CliError> {
    let draft = Arc::clone(draft);
    let leave = move || {
        if let Err(error) = hold(&draft).save(None) {
            error.exit();
        }
        std::process::exit(130);
    };
    ctrlc::set_handler(leave).map_err(|error| CliError::new(format!("cannot listen for Ctrl-C: {error}")))
}
