//! Signs of life: from the gaps between them it is known when the house was out of reach.

use crate::NodeId;

/// A node's heartbeat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heartbeat {
    /// Which node.
    pub node: NodeId,
    /// The node's time, in milliseconds; never less than in an earlier heartbeat.
    pub at: u64,
    /// Until when the node has surely heard whoever spoke to it: a moment before `at`. It was last seen then.
    pub awake: u64,
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
    /// When that one of the other nodes was seen which was not seen for the longest time. Those that have said goodbye or
    /// were given up do not count.
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

/// What the store knew of all nodes before a heartbeat.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Before {
    /// When a node was last seen, and until when one meant to be seen again.
    pub last: Option<(u64, u64)>,
    /// When the node itself was last seen, if it comes late.
    pub late: Option<u64>,
    /// When those other nodes were first missed which are late now.
    pub missed: Option<u64>,
    /// As in [`Pulse::others`].
    pub others: Option<u64>,
}

impl Heartbeat {
    /// Since when there was an outage that ends with this heartbeat, by what was known before it. Nodes do not make up for
    /// each other: whoever had a page at one that is late could not know that the others were there.
    pub(crate) fn outage(&self, before: &Before) -> Option<u64> {
        let nobody = match before.last {
            // Nobody has ever looked: clocks that run are given all of their time.
            None => Some(0),
            Some((seen, next)) => (self.at > next).then_some(seen),
        };
        // What a node knows of itself is more exact than what others can tell from its silence.
        let own = self.wrong_since.or(before.late).or(nobody);
        own.into_iter().chain(before.missed).min()
    }
}
