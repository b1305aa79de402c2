//! Signs of life, and the outages between them.

use super::beat;
use std::sync::Arc;
use store::{Heartbeat, Outage, Store};

type Shared = Arc<dyn Store>;

pub async fn a_heartbeat_that_comes_in_time_is_no_outage(store: Shared) {
    let first = beat(10_000);
    let pulse = store.beat(first).await.unwrap();
    assert_eq!((pulse.seen, pulse.others), (None, None));
    assert!(pulse.now > 1_700_000_000_000, "the store's own time is today's: {}", pulse.now);
    let known = pulse.outages;
    let pulse = store.beat(Heartbeat { at: first.next, next: 20_000, ..first }).await.unwrap();
    assert_eq!((pulse.seen, pulse.others, pulse.outages), (Some(10_000), None, known));
    assert_eq!(store.outages(known).await.unwrap(), []);
}

/// Nobody knows for how long tables of before have been alone.
pub async fn the_first_heartbeat_of_all_ends_an_outage(store: Shared) {
    let pulse = store.beat(beat(10_000)).await.unwrap();
    assert_eq!(store.outages(0).await.unwrap(), [Outage { number: pulse.outages, since: 0, until: 10_000 }]);
}

pub async fn a_heartbeat_that_comes_late_ends_an_outage(store: Shared) {
    let first = beat(10_000);
    let known = store.beat(first).await.unwrap().outages;
    let late = Heartbeat { at: first.next + 1, next: 30_000, ..first };
    let pulse = store.beat(late).await.unwrap();
    let outage = Outage { number: pulse.outages, since: 10_000, until: first.next + 1 };
    assert_eq!(store.outages(known).await.unwrap(), [outage]);
    assert!(outage.number > known);
}

pub async fn what_a_node_knows_to_be_wrong_is_an_outage(store: Shared) {
    let first = beat(10_000);
    let known = store.beat(first).await.unwrap().outages;
    store.beat(Heartbeat { at: 10_500, wrong_since: Some(10_200), ..first }).await.unwrap();
    store.beat(Heartbeat { at: 10_600, wrong_since: Some(10_550), ..first }).await.unwrap();
    let outages = store.outages(known).await.unwrap();
    assert_eq!(
        outages.iter().map(|outage| (outage.since, outage.until)).collect::<Vec<_>>(),
        [(10_200, 10_500), (10_550, 10_600)]
    );
    assert!(outages[0].number < outages[1].number);
    assert_eq!(store.outages(outages[0].number).await.unwrap(), outages[1..]);
}
