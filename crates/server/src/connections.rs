//! Every TCP connection counts, by address and in all: whoever opens many shuts out nobody but themselves.

use crate::http::Address;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Of how many descriptors the house makes use beside connections: the store, files, the listener.
const OTHER_DESCRIPTORS: usize = 128;

/// How many connections may be told at once that there is no room: each is there for a moment only.
const FAREWELLS: usize = 64;

/// How many connections there may be; 0 stands for no limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Most {
    pub of_an_address: u32,
    pub in_all: usize,
}

/// The connections that are open.
pub(crate) struct Connections {
    most: Most,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    by_address: HashMap<Address, u32>,
    all: usize,
    leaving: usize,
}

/// What becomes of somebody who connects.
pub(crate) enum Admission {
    /// They are served.
    Welcome(Connection),
    /// There is no room: they are told so, and to come back.
    Full(Farewell),
    /// There is no room even for that.
    Shut,
}

impl Connections {
    /// Counts connections against limits, of which the operating system sets the last: as many as it has descriptors for,
    /// less some for other things.
    pub fn new(of_an_address: u32, in_all: u32) -> Arc<Connections> {
        let possible = descriptors().saturating_sub(OTHER_DESCRIPTORS + FAREWELLS).max(16);
        let in_all = if in_all == 0 { possible } else { possible.min(in_all as usize) };
        Arc::new(Connections { most: Most { of_an_address, in_all }, open: Mutex::default() })
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many are open.
    pub fn count(&self) -> usize {
        self.open().all
    }

    /// Somebody connects.
    pub fn admit(self: &Arc<Self>, from: Option<Address>) -> Admission {
        let mut open = self.open();
        let theirs = from.map_or(0, |from| open.by_address.get(&from).copied().unwrap_or(0));
        let too_many = self.most.of_an_address != 0 && theirs >= self.most.of_an_address;
        if too_many || open.all >= self.most.in_all {
            let limit = if too_many { "address" } else { "all" };
            metrics::counter!("safehouse_refused_connections_total", "limit" => limit).increment(1);
            if open.leaving >= FAREWELLS {
                return Admission::Shut;
            }
            open.leaving += 1;
            return Admission::Full(Farewell { of: self.clone() });
        }
        open.all += 1;
        if let Some(from) = from {
            *open.by_address.entry(from).or_default() += 1;
        }
        Admission::Welcome(Connection { of: self.clone(), from })
    }
}

/// A connection that counts until it is dropped.
pub(crate) struct Connection {
    of: Arc<Connections>,
    from: Option<Address>,
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut open = self.of.open();
        open.all -= 1;
        let Some(from) = self.from else { return };
        if let Some(theirs) = open.by_address.get_mut(&from) {
            *theirs -= 1;
            if *theirs == 0 {
                open.by_address.remove(&from);
            }
        }
    }
}

/// A connection that is only told that there is no room.
pub(crate) struct Farewell {
    of: Arc<Connections>,
}

impl Drop for Farewell {
    fn drop(&mut self) {
        self.of.open().leaving -= 1;
    }
}

/// Lets this process have as many descriptors as the system allows: the soft limit is often a thousand, and a house full of
/// people needs more. Gives how many there are.
pub(crate) fn descriptors() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: limit.maximum, ..limit };
    let current = if setrlimit(Resource::Nofile, raised).is_ok() { raised.current } else { limit.current };
    current.map_or(usize::MAX, |current| usize::try_from(current).unwrap_or(usize::MAX)).min(1 << 20)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> Option<Address> {
        Some(Address::new([192, 0, 2, last].into()))
    }

    fn is_welcome(admission: &Admission) -> bool {
        matches!(admission, Admission::Welcome(_))
    }

    #[test]
    fn whoever_opens_many_shuts_out_nobody_else() {
        let connections = Connections::new(3, 10);
        let mut theirs: Vec<_> = (0..3).map(|_| connections.admit(address(1))).collect();
        assert!(theirs.iter().all(is_welcome));
        assert!(matches!(connections.admit(address(1)), Admission::Full(_)));
        assert!(is_welcome(&connections.admit(address(2))));
        theirs.pop();
        assert!(is_welcome(&connections.admit(address(1))), "one has gone");
    }

    #[test]
    fn in_all_there_is_an_end_too() {
        let connections = Connections::new(0, 2);
        let kept: Vec<_> = (1..=2).map(|last| connections.admit(address(last))).collect();
        assert!(kept.iter().all(is_welcome));
        assert_eq!(connections.count(), 2);
        let leaving: Vec<_> = (0..FAREWELLS).map(|_| connections.admit(None)).collect();
        assert!(leaving.iter().all(|admission| matches!(admission, Admission::Full(_))));
        assert!(matches!(connections.admit(None), Admission::Shut));
        drop((kept, leaving));
        assert_eq!(connections.count(), 0);
        assert!(connections.open().by_address.is_empty());
        assert!(is_welcome(&connections.admit(None)));
    }
}
