//! The helper: exact numbers of deals, counted once for what is known and kept while it is looked at again.

use ::confusion::{Chart, Deals, MOST_SPIES, MoverSet, Side, View};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

type Known = ([MoverSet; MOST_SPIES], usize);

/// How many counts are kept: the tables that are looked at just now.
const KEPT: usize = 512;

/// What has been counted. What each side knows of its own spies is common knowledge at its table, and a count depends on
/// nothing else: whose it was does not matter.
static COUNTED: LazyLock<Mutex<HashMap<Known, Arc<Deals>>>> = LazyLock::new(Mutex::default);

/// The deals of a side's movers that fit what that side knows. Counting takes longer than painting, and a table is painted
/// again whenever somebody says a word.
pub(crate) fn deals(view: &View, chart: &Chart, side: Side) -> Arc<Deals> {
    let known = view.known(chart, side);
    let mut key = ([MoverSet::default(); MOST_SPIES], known.len());
    key.0[..known.len()].copy_from_slice(&known);
    let counted = || COUNTED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(deals) = counted().get(&key) {
        return Arc::clone(deals);
    }
    let deals = Arc::new(Deals::count(&known));
    let mut counted = counted();
    if counted.len() >= KEPT {
        counted.clear();
    }
    counted.insert(key, Arc::clone(&deals));
    deals
}
