//! Teams that play missions together.

use crate::{PersonId, TeamId};

/// A team as it is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTeam {
    /// Whose lists show the team.
    pub members: Vec<PersonId>,
    /// The team, its mission map and all; bytes to the store.
    pub body: Vec<u8>,
}

/// A team as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Team {
    /// Its id.
    pub id: TeamId,
    /// 1 when made, and one more with each replacement.
    pub version: u64,
    /// The team, its mission map and all.
    pub body: Vec<u8>,
}

/// What came of replacing a team.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Replaced {
    /// It is replaced, durably.
    Done {
        /// Its new version.
        version: u64,
    },
    /// Nothing was replaced: somebody else was first.
    Stale {
        /// The version that stands.
        version: u64,
    },
}
