//! Live tables, over the network as people and programs meet them. One binary: the games are built into it once.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "../common/mod.rs"]
mod common;

mod absence;
mod after;
mod bad_input;
mod clocks;
mod clumsy;
mod cold;
mod company;
mod desk;
mod length;
mod memory;
mod newcomers;
mod outages;
mod protocol;
mod python_bot;
mod refusals;
mod seats;
mod store_trouble;
mod talk;
