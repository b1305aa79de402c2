//! What can happen to a house, and how it is made to happen.

use crate::house::usage::Usage;
use crate::house::{Program, Server, Socket};
use crate::proxy::Proxy;
use game::Luck;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use store::testing::PrivatePostgres;
use tempfile::TempDir;
use tokio::task::block_in_place;
use tokio::time::sleep;

/// Something that happens to a house. What takes time takes longer than a clock of ten seconds, but for a doze.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A node is killed and started again.
    Kill,
    /// A node is stopped, as by a host, and started some time later.
    Restart,
    /// A node stands still, as in a machine that is suspended.
    Freeze,
    /// A node stands still for less time than lies between its heartbeats, several times.
    Doze,
    /// The database is gone: SQLite's file renamed, PostgreSQL stopped.
    Away,
    /// Nothing can be written. SQLite alone.
    Full,
    /// The database hangs. PostgreSQL alone.
    Hang,
    /// The system's clock jumps an hour ahead.
    Ahead,
    /// The system's clock jumps ten minutes back.
    Back,
    /// All connections are cut, and for a moment there are no new ones.
    Cut,
    /// Connections that never read.
    Slow,
}

/// How often a node that dozes does so.
const DOZES: usize = 3;

impl Fault {
    pub const SQLITE: [Fault; 10] = [
        Fault::Kill,
        Fault::Restart,
        Fault::Freeze,
        Fault::Doze,
        Fault::Away,
        Fault::Full,
        Fault::Ahead,
        Fault::Back,
        Fault::Cut,
        Fault::Slow,
    ];
    pub const POSTGRES: [Fault; 10] = [
        Fault::Kill,
        Fault::Restart,
        Fault::Freeze,
        Fault::Doze,
        Fault::Away,
        Fault::Hang,
        Fault::Ahead,
        Fault::Back,
        Fault::Cut,
        Fault::Slow,
    ];
}

/// A fault, from when to when.
pub struct Happened {
    pub fault: Fault,
    pub from: Instant,
    pub until: Instant,
}

/// The nodes of a house over one store, with a network before them.
pub struct Nodes {
    servers: Vec<Server>,
    proxies: Vec<Proxy>,
    data: String,
    postgres: Option<PrivatePostgres>,
    place: TempDir,
    /// How far the system's clock is off, in seconds.
    offset: i64,
    slow: Vec<Socket>,
    pub happened: Vec<Happened>,
}

/// The library that makes a process believe another time.
fn faketime() -> PathBuf {
    let folders = std::fs::read_dir("/usr/lib").unwrap().flatten().map(|entry| entry.path());
    folders
        .map(|folder| folder.join("faketime/libfaketimeMT.so.1"))
        .find(|library| library.is_file())
        .expect("faketime is missing: install faketime")
}

impl Nodes {
    /// One node over a file.
    pub async fn sqlite() -> Nodes {
        let place = tempfile::tempdir().unwrap();
        let data = place.path().join("chaos.db").to_str().unwrap().to_owned();
        Nodes::start(place, data, None, 1).await
    }

    /// Two nodes over a database of their own.
    pub async fn postgres() -> Nodes {
        let postgres = PrivatePostgres::start().unwrap();
        let data = postgres.database().await.unwrap();
        Nodes::start(tempfile::tempdir().unwrap(), data, Some(postgres), 2).await
    }

    async fn start(place: TempDir, data: String, postgres: Option<PrivatePostgres>, count: usize) -> Nodes {
        let clock = place.path().join("clock");
        std::fs::write(&clock, "+0").unwrap();
        let library = faketime();
        let environment = [
            ("LD_PRELOAD", library.to_str().unwrap()),
            ("FAKETIME_TIMESTAMP_FILE", clock.to_str().unwrap()),
            ("FAKETIME_NO_CACHE", "1"),
            ("FAKETIME_DONT_FAKE_MONOTONIC", "1"),
            ("DONT_FAKE_MONOTONIC", "1"),
        ];
        let arguments = ["--bot-pace=0", "--limits=off", "--log=error"];
        let (mut servers, mut proxies) = (Vec::new(), Vec::new());
        for _ in 0..count {
            let server = Server::start_with(&data, &arguments, &environment).await;
            proxies.push(Proxy::to(server.port()).await);
            servers.push(server);
        }
        let (slow, happened) = (Vec::new(), Vec::new());
        Nodes { servers, proxies, data, postgres, place, offset: 0, slow, happened }
    }

    /// Where programs find the nodes.
    pub fn bases(&self) -> Vec<String> {
        self.proxies.iter().map(Proxy::base).collect()
    }

    /// The store's address, for a look at the logs.
    pub fn data(&self) -> &str {
        &self.data
    }

    /// What the nodes use together.
    pub fn usage(&self) -> Vec<Usage> {
        self.servers.iter().map(Server::usage).collect()
    }

    /// Ends the nodes.
    pub fn kill(&mut self) {
        self.servers.iter_mut().for_each(Server::kill);
    }

    /// Makes something happen, and waits until it is over and the house is ready again; whether it is.
    pub async fn suffer(&mut self, fault: Fault, luck: &mut Luck, watcher: &Program, table: &str) -> bool {
        let from = Instant::now();
        let node = luck.below(self.servers.len() as u32) as usize;
        let long = Duration::from_millis(10_500 + u64::from(luck.below(1500)));
        let short = Duration::from_millis(luck.below(2000).into());
        match fault {
            Fault::Kill => {
                self.servers[node].kill();
                sleep(short / 2).await;
                self.servers[node].launch();
            }
            Fault::Restart => {
                self.servers[node].stop().await;
                sleep(long).await;
                self.servers[node].launch();
            }
            Fault::Freeze => {
                self.servers[node].signal("STOP");
                sleep(long).await;
                self.servers[node].signal("CONT");
            }
            Fault::Doze => {
                for _ in 0..DOZES {
                    self.servers[node].signal("STOP");
                    sleep(Duration::from_millis(2000 + u64::from(luck.below(3000)))).await;
                    self.servers[node].signal("CONT");
                    sleep(Duration::from_millis(luck.below(1500).into())).await;
                }
            }
            Fault::Away => self.take_the_database_away(long).await,
            Fault::Full => {
                // No file may grow beyond its first page: what a full disk is to a database.
                self.limit_files("4096");
                sleep(long).await;
                self.limit_files("unlimited");
            }
            Fault::Hang => {
                let postgres = self.postgres.as_ref().unwrap();
                postgres.freeze(true).unwrap();
                sleep(long).await;
                postgres.freeze(false).unwrap();
            }
            Fault::Ahead => self.move_clock(3600),
            Fault::Back => self.move_clock(-600),
            Fault::Cut => {
                self.proxies.iter().for_each(|proxy| proxy.cut(true));
                sleep(short).await;
                self.proxies.iter().for_each(|proxy| proxy.cut(false));
            }
            Fault::Slow => {
                self.slow.clear();
                for turn in 0..40 {
                    self.slow.extend(watcher.socket(table, None, turn).await);
                }
            }
        }
        let ready = self.is_ready().await;
        self.happened.push(Happened { fault, from, until: Instant::now() });
        ready
    }

    async fn take_the_database_away(&mut self, time: Duration) {
        match &mut self.postgres {
            Some(postgres) => {
                block_in_place(|| postgres.stop()).unwrap();
                sleep(time).await;
                block_in_place(|| postgres.resume()).unwrap();
            }
            None => {
                let away = self.place.path().join("away");
                std::fs::rename(&self.data, &away).unwrap();
                sleep(time).await;
                std::fs::rename(&away, &self.data).unwrap();
            }
        }
    }

    fn limit_files(&self, bytes: &str) {
        for server in &self.servers {
            let (process, limit) = (server.id().to_string(), format!("--fsize={bytes}:unlimited"));
            let set = Command::new("prlimit").args(["--pid", &process, &limit]).status().unwrap();
            assert!(set.success());
        }
    }

    fn move_clock(&mut self, seconds: i64) {
        self.offset += seconds;
        // In one step: a process that reads half of it would jump elsewhere.
        let (new, clock) = (self.place.path().join("clock.new"), self.place.path().join("clock"));
        write_and_move(&new, &clock, &format!("{:+}", self.offset));
    }

    /// Whether all nodes say that they are ready, for which they have some time.
    async fn is_ready(&self) -> bool {
        let http = reqwest::Client::builder().timeout(Duration::from_secs(2)).build().unwrap();
        for server in &self.servers {
            let mut tries = 0;
            loop {
                let answer = http.get(format!("{}/readyz", server.base())).send().await;
                if answer.is_ok_and(|answer| answer.status().is_success()) {
                    break;
                }
                tries += 1;
                if tries > 300 {
                    return false;
                }
                sleep(Duration::from_millis(50)).await;
            }
        }
        true
    }
}

fn write_and_move(new: &Path, to: &Path, text: &str) {
    std::fs::write(new, text).unwrap();
    std::fs::rename(new, to).unwrap();
}
