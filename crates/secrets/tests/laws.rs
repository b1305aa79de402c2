//! Secrets keeps the laws of every game.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod random;

use game::Table;
use secrets::{Deal, Secrets};

static_assertions::assert_not_impl_any!(Secrets: serde::Serialize);
static_assertions::assert_not_impl_any!(Deal: serde::Serialize);
static_assertions::assert_not_impl_any!(Table<Secrets>: serde::Serialize);

laws::hold!(random::Random);
