//! Tables of bots play to the end by themselves, and what they leave behind verifies.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::{games, house, quick, terms};
use game::{Record, Seat, Viewer};
use server::{Plan, User};
use std::time::Duration;
use store::{PersonId, Stage};

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_to_its_end_and_verifies() {
    let place = tempfile::tempdir().unwrap();
    let house = house(place.path(), quick()).await;
    let host = User { person: PersonId::new([7; 16]), name: "Host".into(), program: false };
    for (game, seats) in games() {
        let bots: Vec<_> = Seat::all(seats).map(|seat| (seat, "greedy".to_owned())).collect();
        let bots: Vec<_> = if game == "duet" {
            bots.into_iter().map(|(seat, _)| (seat, "normal".to_owned())).collect()
        } else {
            bots
        };
        let terms = terms(&house, game);
        let plan = Plan { terms: &*terms, bots: &bots, name: None, seat: None, start: true };
        let made = house.create(&host, &plan).await.unwrap();
        let live = house.table(made.id).await.unwrap();
        let mut public = live.watch(Viewer::Public).unwrap();
        while house.store().table(&made.id).await.unwrap().unwrap().stage != Stage::Over {
            tokio::time::timeout(Duration::from_secs(60), public.changed()).await.unwrap().unwrap();
        }
        let record = live.filed().await.unwrap().record;
        match game {
            "secrets" => verify::<secrets::Secrets>(&record),
            "confusion" => verify::<confusion::Confusion>(&record),
            _ => verify::<duet::Duet>(&record),
        }
        for viewer in Viewer::of_table(seats).chain([Viewer::Omniscient]) {
            let replay = live.replay(Viewer::Public, None, viewer, 0).await.unwrap();
            let replay: serde_json::Value = serde_json::from_str(&replay.to_json()).unwrap();
            assert_eq!(replay["steps"].as_array().unwrap().len(), record.lines().count() - 1);
        }
    }
}

fn verify<G: game::Game>(text: &str) {
    let record = Record::<G>::from_text(text).unwrap();
    let outcome = game::verify(&record).unwrap();
    assert!(outcome.is_some());
}
