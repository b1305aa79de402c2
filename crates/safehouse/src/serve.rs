//! `safehouse serve`: the house, for as long as it is wanted.

use crate::cli::Serve;
use crate::failure::{Failure, say};
use server::http::{Front, LimitRules, SiteRules};
use server::{Games, House, HouseRules};
use std::net::SocketAddr;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use store::{Postgres, Sqlite, Store};
use tokio::net::TcpListener;
use tokio::sync::watch;

pub(crate) fn serve(wish: &Serve) -> Result<ExitCode, Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::new(format!("the server cannot start: {error}")))?;
    runtime.block_on(run(wish))
}

async fn run(wish: &Serve) -> Result<ExitCode, Failure> {
    let store: Arc<dyn Store> = if wish.data.starts_with("postgres:") || wish.data.starts_with("postgresql:")
    {
        Arc::new(Postgres::open(&wish.data).await.map_err(|trouble| Failure::new(trouble.to_string()))?)
    } else {
        Arc::new(Sqlite::open(&wish.data).await.map_err(|trouble| Failure::new(trouble.to_string()))?)
    };
    let games =
        Games::default().with::<::secrets::Secrets>().with::<::confusion::Confusion>().with::<::duet::Duet>();
    let pace = Duration::from_millis(wish.bot_pace);
    let rules = HouseRules { pace: (pace / 2, pace * 3 / 2), ..HouseRules::default() };
    let house = House::new(store.clone(), games, rules);
    let limits = if wish.no_limits {
        LimitRules {
            tables_per_hour: 0,
            joins_per_minute: 0,
            requests_per_second: 0,
            messages_per_second: 0,
            words_per_ten_seconds: 0,
            connections: 0,
        }
    } else {
        LimitRules::default()
    };
    let site = SiteRules { public: None, behind_proxy: false, limits };
    let listener = TcpListener::bind(&wish.address)
        .await
        .map_err(|error| Failure::new(format!("nothing can be served at {}: {error}", wish.address)))?;
    let address: SocketAddr = listener.local_addr().map_err(|error| Failure::new(error.to_string()))?;
    let (stop, stopping) = watch::channel(false);
    let front = Front::new(house, site, None, stopping.clone());
    say(format_args!("Safehouse is at http://{address}"))?;
    tokio::spawn(async move {
        let _ = tokio::signal::ctrl_c().await;
        let _ = stop.send(true);
    });
    server::serve(listener, front, stopping).await;
    store.close().await;
    Ok(ExitCode::SUCCESS)
}
