//! People, and bots that play over the network.

use crate::{PersonId, TokenHash};

/// Who is behind a token.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A person with a cookie.
    Human,
    /// A program with a token.
    Bot,
}

impl Kind {
    pub(crate) const fn code(self) -> i64 {
        match self {
            Kind::Human => 0,
            Kind::Bot => 1,
        }
    }

    pub(crate) const fn from_code(code: i64) -> Option<Kind> {
        match code {
            0 => Some(Kind::Human),
            1 => Some(Kind::Bot),
            _ => None,
        }
    }
}

/// A person the store knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Their id.
    pub id: PersonId,
    /// The hash of their secret token.
    pub token: TokenHash,
    /// Person or program.
    pub kind: Kind,
    /// The name they go by.
    pub name: String,
    /// Whatever else is kept of them; bytes to the store.
    pub body: Vec<u8>,
    /// When they first came, in milliseconds.
    pub created: u64,
    /// When they were last here, in milliseconds.
    pub touched: u64,
}

/// What changes about a person; what is `None` stays.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PersonChange {
    /// A new name.
    pub name: Option<String>,
    /// A new token; the old one is worth nothing from then on.
    pub token: Option<TokenHash>,
    /// A new body.
    pub body: Option<Vec<u8>>,
    /// When they were here, in milliseconds.
    pub touched: Option<u64>,
}
