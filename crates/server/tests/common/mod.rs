//! A house of one's own for a test.
#![allow(dead_code, reason = "each test takes what it needs")]

use serde_json::value::RawValue;
use server::{Games, House, HouseRules};
use std::{path::Path, sync::Arc, time::Duration};
use store::Sqlite;

/// Bots that do not pretend to think.
pub fn quick() -> HouseRules {
    HouseRules { pace: (Duration::ZERO, Duration::ZERO), ..HouseRules::default() }
}

/// A house over a file in this place.
pub async fn house(place: &Path, rules: HouseRules) -> Arc<House> {
    let store = Sqlite::open(place.join("house.db")).await.unwrap();
    let games =
        Games::default().with::<secrets::Secrets>().with::<confusion::Confusion>().with::<duet::Duet>();
    House::new(Arc::new(store), games, rules)
}

/// The games, and how many play each of them in these tests.
pub fn games() -> [(&'static str, usize); 3] {
    [("secrets", 5), ("confusion", 2), ("duet", 2)]
}

/// Plain terms for a table of a game.
pub fn terms(game: &str) -> Box<RawValue> {
    let options = match game {
        "secrets" => r#"{"players":5,"un_window":null}"#,
        "confusion" => "{}",
        _ => "{}",
    };
    RawValue::from_string(format!(r#"{{"options":{options}}}"#)).unwrap()
}
