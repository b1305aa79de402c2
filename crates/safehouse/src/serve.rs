//! `safehouse serve`: the house, for as long as it is wanted.

pub(crate) mod config;
mod data;
mod logs;
mod public_url;
mod qr;
mod settings;
mod span;
mod stop;
mod welcome;

pub(crate) use data::{Data, has_folder};
pub(crate) use settings::Settings;

use crate::cli::Serve;
use commands::CliError;
use server::House;
use server::http::Front;
use std::io::ErrorKind;
use std::process::ExitCode;
use std::time::Duration;
use tokio::net::TcpListener;

/// How long the end waits for bots that still think.
const LAST_THOUGHTS: Duration = Duration::from_millis(200);

pub(crate) fn serve(wish: Serve) -> Result<ExitCode, CliError> {
    let settings = wish.settings.or(config::read(&wish.config)?);
    logs::begin(&settings);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| CliError::new(format!("the server cannot start: {error}")))?;
    let served = runtime.block_on(run(&settings));
    runtime.shutdown_timeout(LAST_THOUGHTS);
    served.map(|()| ExitCode::SUCCESS)
}

async fn run(settings: &Settings) -> Result<(), CliError> {
    let stopping = stop::on_signals()?;
    // The door before the store: a second house at the same address does not touch the tables.
    let listener = listen(settings.address()).await?;
    let address = listener.local_addr()?;
    let figures = server::figures().map_err(CliError::new)?;
    let data = settings.data();
    let store = data.open().await?;
    let games = games::install().map_err(CliError::new)?;
    let house = House::new(store.clone(), games, settings.house_rules());
    let front = Front::new(house, settings.site_rules(), Some(figures), stopping.clone());
    tracing::info!(%address, %data, version = env!("CARGO_PKG_VERSION"), "the house is open");
    welcome::print(settings, address, &data);
    server::serve(listener, front, stopping).await;
    store.close().await;
    tracing::info!("the house is closed");
    Ok(())
}

async fn listen(address: &str) -> Result<TcpListener, CliError> {
    TcpListener::bind(address).await.map_err(|error| {
        let why = match error.kind() {
            ErrorKind::AddrInUse => {
                "another program is there already: end it, or choose another port with --address".into()
            }
            ErrorKind::PermissionDenied => {
                "that port is the system's: choose one from 1024 on with --address".into()
            }
            ErrorKind::AddrNotAvailable => "this machine does not have that address: see --address".into(),
            _ => format!("{error}: write --address as 0.0.0.0:8730"),
        };
        CliError::new(format!("nothing can be served at {address}: {why}"))
    })
}
