//! Duet keeps the laws of every game.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod random;

use duet::{Duet, Key};

static_assertions::assert_not_impl_any!(Duet: serde::Serialize);
static_assertions::assert_not_impl_any!(Key: serde::Serialize, std::fmt::Display);

// A state is plain data of a fixed size.
const _: () = assert!(std::mem::size_of::<Duet>() <= 1_280);

laws::hold!(random::Random);
