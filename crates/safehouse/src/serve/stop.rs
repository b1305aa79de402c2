//! How a house is stopped.

use commands::CliError;
use std::process;
use tokio::signal::unix::{Signal, SignalKind, signal};
use tokio::sync::watch;

/// The exit code of a house that was not allowed to finish.
const CUT_SHORT: i32 = 1;

/// Turns true at the first SIGTERM or SIGINT; the second ends the program at once. What is in the log is safe either way.
pub(super) fn on_signals() -> Result<watch::Receiver<bool>, CliError> {
    let listen =
        |kind| signal(kind).map_err(|error| CliError::new(format!("signals cannot be heard: {error}")));
    let mut signals = (listen(SignalKind::terminate())?, listen(SignalKind::interrupt())?);
    let (stop, stopping) = watch::channel(false);
    tokio::spawn(async move {
        either(&mut signals).await;
        tracing::info!("the house stops; a second signal ends it at once");
        let _ = stop.send(true);
        either(&mut signals).await;
        tracing::warn!("the house is ended before everybody was told");
        process::exit(CUT_SHORT);
    });
    Ok(stopping)
}

async fn either((terminate, interrupt): &mut (Signal, Signal)) {
    tokio::select! {
        _ = terminate.recv() => {}
        _ = interrupt.recv() => {}
    }
}
