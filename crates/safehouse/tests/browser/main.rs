//! Safehouse in a real Chromium, as people meet it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod absence;
mod axe;
mod bad_input;
mod browser;
mod by_hand;
mod chromedriver;
mod coming_back;
mod everywhere;
mod fairness;
mod gathering;
mod hot_seat;
#[path = "../house/mod.rs"]
mod house;
mod keyboard;
mod mission;
mod no_script;
mod pictures;
mod player;
mod replay;
mod stage;
mod tour;
mod tv;
mod weight;
mod whole_games;
mod wire;
