//! Confusion keeps the laws of every game.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod random;

use confusion::{Chart, Confusion};
use game::Table;

static_assertions::assert_not_impl_any!(Confusion: serde::Serialize);
static_assertions::assert_not_impl_any!(Table<Confusion>: serde::Serialize);
static_assertions::assert_not_impl_any!(Chart: serde::Serialize);

laws::hold!(random::Random);
