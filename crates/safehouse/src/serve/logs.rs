//! What is logged, on standard error.

use super::settings::{Level, LogFormat, Settings};
use std::io;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::prelude::*;

/// The crates whose words are known to hold no secret. Others stay at warnings: at their most talkative, libraries tell
/// what goes over the wire.
const OURS: [&str; 3] = ["safehouse", "server", "store"];

/// Begins to log.
pub(super) fn begin(settings: &Settings) {
    let level = match settings.log.unwrap_or(Level::Info) {
        Level::Error => LevelFilter::ERROR,
        Level::Warn => LevelFilter::WARN,
        Level::Info => LevelFilter::INFO,
        Level::Debug => LevelFilter::DEBUG,
        Level::Trace => LevelFilter::TRACE,
    };
    let filter = Targets::new().with_default(level.min(LevelFilter::WARN));
    let filter = filter.with_targets(OURS.map(|name| (name, level)));
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr);
    let lines = match settings.log_format.unwrap_or(LogFormat::Text) {
        LogFormat::Text => lines.with_ansi(io::IsTerminal::is_terminal(&io::stderr())).boxed(),
        LogFormat::Json => lines.json().flatten_event(true).boxed(),
    };
    // A second house in one process has the first one's log.
    let _ = tracing_subscriber::registry().with(lines.with_filter(filter)).try_init();
}
