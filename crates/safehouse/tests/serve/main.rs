//! `safehouse serve` and `safehouse backup`: the real binary, as hosts and visitors meet it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod backup;
mod connections;
mod deaf;
mod device;
mod failures;
mod figures;
mod game;
mod hot_seat;
mod house;
mod limits;
mod logs;
mod names;
mod promised;
mod refusals;
mod settings;
mod stop;
mod strangers;
mod visitor;
