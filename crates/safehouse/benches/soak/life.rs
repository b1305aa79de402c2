//! People who come, play, look again and go.

use crate::house::{Program, Socket, Web, raw, seat};
use futures_util::stream::{SelectAll, SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use game::{Luck, Seed};
use serde::Deserialize;
use serde_json::json;
use serde_json::value::RawValue;
use std::net::Ipv4Addr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::time::{sleep, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;

/// How long somebody waits for the house before they try anew.
const PATIENCE: Duration = Duration::from_secs(30);

/// Everybody at a house, and what they count.
pub struct Town {
    base: String,
    pace: Duration,
    /// The table under way at each place.
    tables: Vec<Mutex<String>>,
    /// How long each move took from when it was due to its acknowledgement, in microseconds.
    took: Mutex<Vec<u32>>,
    pub ended: AtomicU64,
    pub people: AtomicU64,
    pub refused: AtomicU64,
    pub looked: AtomicU64,
}

/// What is read of a message; the rest is skipped.
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(default)]
    re: Option<&'a str>,
    #[serde(default)]
    v: u64,
    #[serde(default, borrow)]
    error: Option<&'a RawValue>,
    #[serde(default, borrow)]
    legal: Option<Vec<&'a RawValue>>,
    #[serde(default)]
    table: Option<Stage<'a>>,
}

#[derive(Deserialize)]
struct Stage<'a> {
    stage: &'a str,
}

impl Town {
    pub fn new(base: String, pace: Duration, tables: usize) -> Town {
        Town {
            base,
            pace,
            tables: (0..tables).map(|_| Mutex::default()).collect(),
            took: Mutex::default(),
            ended: AtomicU64::new(0),
            people: AtomicU64::new(0),
            refused: AtomicU64::new(0),
            looked: AtomicU64::new(0),
        }
    }

    /// How long the moves since the last time took, sorted.
    pub fn take_times(&self) -> Vec<u32> {
        let mut took = std::mem::take(&mut *self.took.lock().unwrap());
        took.sort_unstable();
        took
    }

    /// How many tables the house holds in memory.
    pub async fn in_memory(&self) -> f64 {
        let answer = self.get("/metrics").await.map(|answer| answer.body()).unwrap_or_default();
        let line = answer.lines().find_map(|line| line.strip_prefix("safehouse_tables_in_memory "));
        line.and_then(|number| number.trim().parse().ok()).unwrap_or(0.0)
    }

    fn port(&self) -> u16 {
        self.base.rsplit(':').next().unwrap().parse().unwrap()
    }

    /// Somebody whom the house does not know asks for something.
    async fn get(&self, path: &str) -> Option<raw::Answer> {
        raw::send(Ipv4Addr::LOCALHOST, self.port(), &raw::request("GET", path, &[], b"")).await.ok()
    }

    async fn socket(&self, path: &str, bearer: Option<&str>) -> Option<Socket> {
        let url = format!("{}{path}", self.base.replace("http://", "ws://"));
        let headers = match bearer {
            Some(bearer) => ("authorization", bearer),
            None => ("origin", &*self.base),
        };
        Socket::open(&url, &[headers], PATIENCE).await
    }

    /// Plays one table after the other, each with new people.
    pub async fn keep_playing(self: Arc<Town>, number: usize) {
        let mut luck = Luck::new(Seed::from_number(number as u64));
        let secrets = ("secrets", json!({ "players": 4, "un_window": null }), 4);
        let duet = ("duet", json!({}), 2);
        // Confusion without a plan takes many times as long as the others: one of five is enough.
        let games = [secrets.clone(), duet.clone(), secrets, duet, ("confusion", json!({}), 2)];
        for round in number.. {
            let (game, options, seats) = &games[round % games.len()];
            let mut players = Vec::new();
            for _ in 0..*seats {
                players.push(Program::impatient(std::slice::from_ref(&self.base), "Soak", PATIENCE).await);
                self.people.fetch_add(1, Ordering::Relaxed);
            }
            let table = seat(game, options, &players).await;
            self.tables[number].lock().unwrap().clone_from(&table);
            if self.play(&table, &players, &mut luck).await.is_some() {
                self.ended.fetch_add(1, Ordering::Relaxed);
            }
            self.look_again(&table, &players[0]).await;
        }
    }

    /// Plays a game to its end; nothing if the house was lost on the way.
    async fn play(&self, table: &str, players: &[Program], luck: &mut Luck) -> Option<()> {
        let mut sending: Vec<SplitSink<Web, Message>> = Vec::new();
        let mut hearing = SelectAll::new();
        for (seat, player) in players.iter().enumerate() {
            let path = format!("/api/tables/{table}/ws?legal=true&view=false");
            let web = self.socket(&path, Some(&player.bearer())).await?.into_web();
            let (send, hear): (_, SplitStream<Web>) = web.split();
            sending.push(send);
            hearing.push(hear.map(move |message| (seat, message)));
        }
        let mut legal: Vec<Option<(u64, String)>> = vec![None; players.len()];
        // The tables' moves are spread over the time, not all at once.
        let mut due = Instant::now() + self.pace.mul_f64(f64::from(luck.below(1000)) / 1000.0);
        let mut waiting = false;
        while let Some((seat, Ok(message))) = hearing.next().await {
            let Message::Text(text) = message else { continue };
            let heard: Heard<'_> = serde_json::from_str(&text).unwrap();
            if heard.re.is_some() {
                waiting = false;
                if heard.error.is_some() {
                    self.refused.fetch_add(1, Ordering::Relaxed);
                } else {
                    self.took.lock().unwrap().push(due.elapsed().as_micros() as u32);
                }
            } else {
                if heard.table.is_some_and(|table| table.stage == "over") {
                    return Some(());
                }
                if let Some(actions) = heard.legal {
                    legal[seat] = choice(luck, &actions).map(|action| (heard.v, action));
                }
            }
            if waiting {
                continue;
            }
            let Some(seat) = legal.iter().position(Option::is_some) else { continue };
            let (v, action) = legal[seat].take()?;
            // A house that is late is not asked for all that was missed at once.
            due = (due + self.pace).max(Instant::now() - self.pace);
            sleep_until(due.into()).await;
            let id = luck.below(u32::MAX);
            let wish = format!("{{\"id\":\"{id}\",\"v\":{v},\"ask\":{{\"do\":{action}}}}}");
            sending[seat].send(Message::text(wish)).await.ok()?;
            waiting = true;
        }
        None
    }

    /// What people look at when a game is over.
    async fn look_again(&self, table: &str, player: &Program) {
        let replay = player.get(&format!("/api/tables/{table}/replay?viewer=public")).await;
        assert!(replay.get("error").is_none() || replay["error"]["why"] != "unavailable", "{replay}");
        player.get(&format!("/api/tables/{table}/record")).await;
        self.looked.fetch_add(1, Ordering::Relaxed);
    }

    /// Somebody who looks in, watches a table for a while, and leaves.
    pub async fn come_and_go(self: Arc<Town>, number: usize) {
        let mut luck = Luck::new(Seed::from_number(1_000_000 + number as u64));
        loop {
            let table =
                luck.pick(&self.tables).map(|table| table.lock().unwrap().clone()).unwrap_or_default();
            if table.is_empty() {
                sleep(self.pace).await;
                continue;
            }
            self.people.fetch_add(1, Ordering::Relaxed);
            self.get("/").await;
            let stay = Duration::from_millis(500 + u64::from(luck.below(10_000)));
            let path = if luck.below(2) == 0 {
                format!("/api/tables/{table}/ws")
            } else {
                format!("/t/{table}/live")
            };
            let Some(mut socket) = self.socket(&path, None).await else {
                sleep(stay).await;
                continue;
            };
            let watching = async { while socket.text().await.is_some() {} };
            let _ = timeout(stay, watching).await;
        }
    }
}

/// One of the things that may be done; nobody gives up.
fn choice(luck: &mut Luck, actions: &[&RawValue]) -> Option<String> {
    let gives_up = |action: &str| matches!(action, "\"resign\"" | "\"offer_draw\"");
    let fit: Vec<&&RawValue> = actions.iter().filter(|action| !gives_up(action.get())).collect();
    luck.pick(&fit).map(|action| action.get().to_owned())
}
