//! The ladder of Duet.

use crate::cli::LadderDuet;
use crate::failure::Failure;
use std::process::ExitCode;

/// `safehouse ladder duet`
pub(crate) fn climb(_: &LadderDuet) -> Result<ExitCode, Failure> {
    Err(Failure::new("there is no ladder for Duet yet: `safehouse simulate duet` lets its bots play"))
}
