//! A house of one's own for a test, and people and programs who come to it over the network.
#![allow(dead_code, unused_imports, reason = "each test takes what it needs")]
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

mod client;
mod described;
mod gate;
mod socket;
mod stream;

pub use client::{Answer, Client, Table};
pub use gate::{Gate, Hearts};
pub use socket::Socket;
pub use stream::Stream;

use bots::Roster;
use game::Game;
use scene::testing::NoPages;
use serde_json::value::RawValue;
use server::http::{Front, LimitRules, SiteRules};
use server::{Games, HouseRules, Kit};
use std::net::SocketAddr;
use std::{path::Path, sync::Arc, time::Duration};
use store::{Sqlite, Store};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// Nothing that a test waits for takes this long, unless it never comes.
pub const LONG: Duration = Duration::from_secs(30);

/// Bots that do not pretend to think.
pub fn quick() -> HouseRules {
    HouseRules { pace: (Duration::ZERO, Duration::ZERO), ..HouseRules::default() }
}

/// No limits: all of a test comes from one address.
pub fn unlimited() -> LimitRules {
    LimitRules {
        tables_per_hour: 0,
        joins_per_minute: 0,
        requests_per_second: 0,
        messages_per_second: 0,
        words_per_ten_seconds: 0,
        connections: 0,
        all_connections: 0,
    }
}

/// A kit of a game without pages.
pub fn kit<G: Game>(roster: &'static dyn Roster<G>) -> Kit<G> {
    Kit { roster, pages: &NoPages }
}

/// A game that these tests know the bots of.
pub trait Known: Game {
    /// Its bots.
    const ROSTER: &'static dyn Roster<Self>;

    /// What a house needs of it.
    fn kit() -> Kit<Self> {
        kit(Self::ROSTER)
    }
}

impl Known for secrets::Secrets {
    const ROSTER: &'static dyn Roster<Self> = &secrets_bots::SecretsBots;
}

impl Known for confusion::Confusion {
    const ROSTER: &'static dyn Roster<Self> = &confusion_bots::ConfusionBots;
}

impl Known for duet::Duet {
    const ROSTER: &'static dyn Roster<Self> = &duet_bots::DuetBots;
}

/// The three games.
pub fn all_games() -> Games {
    let games = Games::default().with(secrets::Secrets::kit());
    let games = games.and_then(|games| games.with(confusion::Confusion::kit()));
    games.and_then(|games| games.with(duet::Duet::kit())).unwrap()
}

/// A house over a file in this place, without a network.
pub async fn house(place: &Path, rules: HouseRules) -> Arc<server::House> {
    let store = Sqlite::open(place.join("house.db")).await.unwrap();
    server::House::new(Arc::new(store), all_games(), rules)
}

/// The games, and how many play each of them in these tests.
pub fn games() -> [(&'static str, usize); 3] {
    [("secrets", 5), ("confusion", 2), ("duet", 2)]
}

/// The options of a table of a game, as the tests play it.
pub fn options(game: &str) -> serde_json::Value {
    match game {
        "secrets" => serde_json::json!({ "players": 5, "un_window": null }),
        _ => serde_json::json!({}),
    }
}

/// Plain terms for a table of a game.
pub fn terms(house: &server::House, game: &str) -> Box<dyn server::table::AnyTerms> {
    let options = serde_json::value::to_raw_value(&options(game)).unwrap();
    house.games().read_terms(game, &options, server::table::Terms::default()).unwrap()
}

/// Checks a record the way `safehouse verify` does; whether the game came to its end.
pub fn verified(game: &str, record: &str) -> bool {
    fn verify<G: game::Game>(record: &str) -> bool {
        game::verify(&game::Record::<G>::from_text(record).unwrap()).unwrap().is_some()
    }
    match game {
        "secrets" => verify::<secrets::Secrets>(record),
        "confusion" => verify::<confusion::Confusion>(record),
        _ => verify::<duet::Duet>(record),
    }
}

/// A house that can be reached over the network of this machine.
pub struct House {
    /// Where it is.
    pub address: SocketAddr,
    /// The house behind the network.
    pub inside: Arc<server::House>,
    /// Its file, unless it has another store.
    place: Option<TempDir>,
    stop: watch::Sender<bool>,
    serving: JoinHandle<()>,
}

impl House {
    /// A house over a file of its own, without limits.
    pub async fn start(rules: HouseRules) -> House {
        House::with_limits(rules, unlimited()).await
    }

    /// A house over a file of its own.
    pub async fn with_limits(rules: HouseRules, limits: LimitRules) -> House {
        let place = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(place.path().join("house.db")).await.unwrap());
        House { place: Some(place), ..House::over(store, all_games(), rules, limits).await }
    }

    /// A house that was stopped, started again over its file and at its address.
    pub async fn again(place: TempDir, address: SocketAddr, rules: HouseRules) -> House {
        let store = Arc::new(Sqlite::open(place.path().join("house.db")).await.unwrap());
        let listener = TcpListener::bind(address).await.unwrap();
        House { place: Some(place), ..House::at(listener, store, all_games(), rules, unlimited()) }
    }

    /// A house over this store.
    pub async fn over(store: Arc<dyn Store>, games: Games, rules: HouseRules, limits: LimitRules) -> House {
        House::at(TcpListener::bind("127.0.0.1:0").await.unwrap(), store, games, rules, limits)
    }

    fn at(
        listener: TcpListener,
        store: Arc<dyn Store>,
        games: Games,
        rules: HouseRules,
        limits: LimitRules,
    ) -> House {
        let inside = server::House::new(store, games, rules);
        let (stop, stopping) = watch::channel(false);
        let site = SiteRules { limits, ..SiteRules::default() };
        let front = Front::new(inside.clone(), site, None, stopping.clone());
        let address = listener.local_addr().unwrap();
        let serving = tokio::spawn(server::serve(listener, front, stopping));
        House { address, inside, place: None, stop, serving }
    }

    /// Its address, for browsers.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The folder of its file.
    pub fn place(&self) -> &Path {
        self.place.as_ref().unwrap().path()
    }

    /// A person with a browser on one of the house's own pages.
    pub async fn person(&self) -> Client {
        Client::person(&self.url()).await
    }

    /// A program with a token.
    pub async fn program(&self, name: &str) -> Client {
        Client::program(&self.url(), name).await
    }

    /// Lets go of every table, as if nobody had looked for a while.
    pub async fn forget_tables(&self) {
        tokio::time::timeout(LONG, async {
            while self.inside.in_memory() > 0 {
                tokio::time::sleep(Duration::from_millis(2)).await;
                self.inside.let_go();
            }
        })
        .await
        .unwrap();
    }

    /// Stops serving, as a host does, and gives back the folder with the file.
    pub async fn stop(self) -> Option<TempDir> {
        self.stop.send(true).unwrap();
        self.serving.await.unwrap();
        self.inside.store().close().await;
        self.place
    }
}
