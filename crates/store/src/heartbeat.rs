//! Signs of life: from the gaps between them it is known when the house was out of reach.

use crate::NodeId;

/// A node's heartbeat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heartbeat {
    /// Which node.
    pub node: NodeId,
    /// The node's time, in milliseconds; never less than in an earlier heartbeat.
    pub at: u64,
    /// Until when the next heartbeat comes, if nothing is wrong.
    pub next: u64,
    /// Since when something was wrong that the node knows of: that is an outage, however short.
    pub wrong_since: Option<u64>,
}

/// What the store knows when a heartbeat is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pulse {
    /// What time it is by the clock of the store, in milliseconds. All nodes share it.
    pub now: u64,
    /// When a node was last seen before this heartbeat.
    pub seen: Option<u64>,
    /// When another node was last seen.
    pub others: Option<u64>,
    /// The number of the last outage; 0 if there was none.
    pub outages: u64,
}

/// A time in which the house could not be reached or could not write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outage {
    /// Outages are numbered in the order in which they were noticed, from 1.
    pub number: u64,
    /// When the house last showed a sign of life, in milliseconds.
    pub since: u64,
    /// When it showed the next.
    pub until: u64,
}

/// How long a node that shows no sign of life is remembered, in milliseconds.
pub(crate) const REMEMBERED: u64 = 24 * 60 * 60 * 1000;

impl Heartbeat {
    /// Since when there was an outage that ends with this heartbeat, by what was known before it: when a node was last
    /// seen, and until when one meant to be seen again.
    pub(crate) fn outage(&self, before: Option<(u64, u64)>) -> Option<u64> {
        match (self.wrong_since, before) {
            (Some(since), _) => Some(since),
            // Nobody has ever looked: clocks that run are given all of their time.
            (None, None) => Some(0),
            (None, Some((seen, next))) => (self.at > next).then_some(seen),
        }
    }
}
