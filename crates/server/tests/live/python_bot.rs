//! The example in Python plays all three games to the end, against copies of itself and against the house's bots.

use crate::common::{House, LONG, Table, games, quick, verified};
use std::process::Stdio;
use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");

/// A copy of the script at work.
struct Script {
    child: Child,
    lines: Lines<BufReader<ChildStdout>>,
}

impl Script {
    fn start(url: &str, arguments: &[&str]) -> Script {
        let mut child = Command::new("python3")
            .args([SCRIPT, url])
            .args(arguments)
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        Script { child, lines }
    }

    async fn line(&mut self) -> String {
        tokio::time::timeout(LONG * 4, self.lines.next_line()).await.unwrap().unwrap().unwrap()
    }

    async fn table(&mut self) -> Table {
        let line = self.line().await;
        let [_, id, code] = line.split(' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
        Table { id: id.into(), code: code.into() }
    }

    /// What it says at the end of the game.
    async fn ends(mut self) -> String {
        let line = self.line().await;
        assert!(self.child.wait().await.unwrap().success());
        line
    }
}

async fn record(house: &House, table: &Table) -> String {
    let record = house.person().await.get(&format!("/api/tables/{}/record", table.id)).await.ok();
    record.as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn copies_of_the_script_play_every_game_to_its_end() {
    let house = House::start(quick()).await;
    for (game, seats) in games() {
        let mut host = Script::start(&house.url(), &[game]);
        let table = host.table().await;
        let guests = (1..seats).map(|_| Script::start(&house.url(), &[game, &table.id, &table.code]));
        for (seat, script) in std::iter::once(host).chain(guests.collect::<Vec<_>>()).enumerate() {
            let end = script.ends().await;
            assert!(end.starts_with("over seat:") && end.contains("winners"), "{game} {seat}: {end}");
        }
        assert!(verified(game, &record(&house, &table).await));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_script_plays_every_game_against_the_houses_bots() {
    let house = House::start(quick()).await;
    for (game, _) in games() {
        let mut script = Script::start(&house.url(), &[game, "--bots", "random"]);
        let table = script.table().await;
        script.ends().await;
        assert!(verified(game, &record(&house, &table).await));
    }
}

/// The house is stopped in the middle of a game and started again at the same address: the script goes on.
#[tokio::test(flavor = "multi_thread")]
async fn the_script_outlives_a_restart_of_the_house() {
    let house = House::start(quick()).await;
    let (url, address) = (house.url(), house.address);
    let mut script = Script::start(&url, &["confusion"]);
    let table = script.table().await;
    let place = house.stop().await.unwrap();
    let house = House::again(place, address, quick()).await;
    let other = Script::start(&url, &["confusion", &table.id, &table.code]);
    let (one, two) = (script.ends().await, other.ends().await);
    assert!(one.starts_with("over seat:0") && two.starts_with("over seat:1"), "{one} {two}");
    assert!(verified("confusion", &record(&house, &table).await));
}
