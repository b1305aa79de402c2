//! The ladder of Confusion.

use crate::cli::LadderConfusion;
use crate::failure::Failure;
use std::process::ExitCode;

/// `safehouse ladder confusion`
pub(crate) fn climb(_: &LadderConfusion) -> Result<ExitCode, Failure> {
    Err(Failure::new(
        "there is no ladder for Confusion yet: `safehouse simulate confusion` lets its bots play",
    ))
}
