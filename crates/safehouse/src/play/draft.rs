//! The record of a game under way, which is saved whichever way the game ends.

use crate::failure::Failure;
use game::{Ending, Entry, Game, Outcome, Scribe, Secret};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What has been written so far, and what its last line needs.
pub(crate) struct Draft {
    pub(crate) text: String,
    pub(crate) scribe: Scribe,
    pub(crate) secret: Secret,
    /// Where it goes; nowhere if nobody asked for it.
    pub(crate) file: Option<PathBuf>,
}

impl Draft {
    pub(crate) fn write<G: Game>(&mut self, entry: &Entry<G>) {
        self.text += &self.scribe.entry(entry);
    }

    /// Writes the last line and the file: where it is.
    pub(crate) fn save(&mut self, outcome: Option<Outcome>) -> Result<Option<PathBuf>, Failure> {
        let Some(file) = self.file.take() else { return Ok(None) };
        self.text += &self.scribe.end(&Ending { outcome, secret: self.secret });
        std::fs::write(&file, &self.text)
            .map_err(|error| Failure::new(format!("{}: {error}", file.display())))?;
        Ok(Some(file))
    }
}

/// A draft whose writer panicked is as whole as its last line.
pub(crate) fn hold(draft: &Mutex<Draft>) -> MutexGuard<'_, Draft> {
    draft.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ctrl-C leaves the table like q: the record of a game given up is kept.
pub(crate) fn keep_on_ctrl_c(draft: &Arc<Mutex<Draft>>) -> Result<(), Failure> {
    let draft = Arc::clone(draft);
    let leave = move || {
        if let Err(failure) = hold(&draft).save(None) {
            failure.exit();
        }
        std::process::exit(130);
    };
    ctrlc::set_handler(leave).map_err(|error| Failure::new(format!("cannot listen for Ctrl-C: {error}")))
}
