//! The heart, over a store whose heartbeats are made up, in time that the tests let pass.

use super::gate::{Gate, Hearts};
use super::*;
use store::Sqlite;
use tokio::task::JoinHandle;
use tokio::time::{advance, sleep};

/// A heart that beats, and what it beats for.
struct Patient {
    heart: Arc<Heart>,
    gate: Arc<Gate>,
    beating: JoinHandle<()>,
    _place: tempfile::TempDir,
}

impl Patient {
    /// A heart that has been beating for ten seconds.
    async fn new(hearts: Hearts, resting: bool) -> Patient {
        let place = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(place.path().join("house.db")).await.unwrap());
        let gate = Arc::new(Gate::new(store));
        *gate.hearts.lock().unwrap() = Some(hearts);
        tokio::time::pause();
        let heart = Arc::new(Heart::new(gate.clone()));
        let beating = tokio::spawn({
            let heart = heart.clone();
            async move { heart.go_on(|| resting, |_| {}).await }
        });
        sleep(Duration::from_secs(10)).await;
        Patient { heart, gate, beating, _place: place }
    }

    fn beats(&self) -> Vec<Heartbeat> {
        self.gate.hearts(|hearts| hearts.beats.clone()).unwrap()
    }

    fn is_unwell_since(&self) -> Option<u64> {
        self.beats().iter().rev().find_map(|beat| beat.wrong_since)
    }
}

impl Drop for Patient {
    fn drop(&mut self) {
        self.beating.abort();
    }
}

fn tick() -> u64 {
    TICK.as_millis() as u64
}

#[tokio::test]
async fn a_heart_that_is_well_beats_and_shows_the_time() {
    let patient = Patient::new(Hearts::default(), false).await;
    assert!((5..=6).contains(&patient.beats().len()), "{:?}", patient.beats());
    assert_eq!(patient.is_unwell_since(), None);
    let shown = patient.heart.clocks_show().unwrap();
    assert!((now() - 2 * tick()..now()).contains(&shown), "{shown} at {}", now());
    let last = patient.beats().last().copied().unwrap();
    assert!(last.awake < last.at, "whoever spoke at that moment may not have been heard");
}

/// Much shorter than the time between two heartbeats.
#[tokio::test]
async fn a_process_that_was_stopped_for_a_moment_says_so_at_once() {
    let patient = Patient::new(Hearts::default(), false).await;
    for (number, milliseconds) in [1_100, 4_000, 50_000].into_iter().enumerate() {
        let asleep = now();
        advance(Duration::from_millis(milliseconds)).await;
        let awake = now();
        assert_eq!(patient.heart.clocks_show(), None, "whatever is due now was due in vain");
        sleep(2 * TICK).await;
        let outage = patient.heart.outages()[number];
        assert!((asleep - tick()..=asleep).contains(&outage.since), "{outage:?}, asleep at {asleep}");
        assert!((awake..=awake + tick()).contains(&outage.until), "{outage:?}, awake at {awake}");
        assert!(patient.heart.clocks_show() >= Some(awake));
        sleep(Duration::from_secs(10)).await;
        assert_eq!(patient.heart.outages().len(), number + 1, "once");
    }
}

#[tokio::test]
async fn a_process_that_is_only_slow_is_well() {
    let patient = Patient::new(Hearts::default(), false).await;
    let before = now();
    advance(Duration::from_millis(700)).await;
    sleep(Duration::from_millis(1)).await;
    assert!(patient.heart.clocks_show().unwrap() <= before, "what lies in the sockets comes first");
    sleep(2 * TICK).await;
    assert!(patient.heart.clocks_show().unwrap() >= before + 700);
    assert!(patient.heart.outages().is_empty());
}

/// A move that lay in a socket must not be written as if its player had thought all the while.
#[tokio::test]
async fn whoever_writes_first_after_a_stop_knows_of_it() {
    let patient = Patient::new(Hearts::default(), false).await;
    let beats = patient.beats().len();
    // Nothing else runs in between.
    advance(Duration::from_secs(3)).await;
    patient.heart.before_writing().await.unwrap();
    assert_eq!(patient.heart.outages().len(), 1);
    assert!(patient.beats().len() > beats);
}

/// A house that nobody looks at writes next to nothing, and notices all the same.
#[tokio::test]
async fn a_house_that_rests_notices_that_it_was_stopped() {
    let patient = Patient::new(Hearts::default(), true).await;
    sleep(Duration::from_secs(30)).await;
    assert_eq!(patient.beats().len(), 1);
    advance(Duration::from_secs(50)).await;
    patient.heart.before_writing().await.unwrap();
    assert_eq!(patient.heart.outages().len(), 1, "for a table that is loaded at once, too");
}

/// No clock acts for time in which another node may not have heard somebody.
#[tokio::test]
async fn clocks_wait_for_the_other_nodes() {
    let hearts = Hearts { shared: Some(now()), others: Some(now() + 5_000), ..Hearts::default() };
    let others = hearts.others;
    let patient = Patient::new(hearts, false).await;
    assert_eq!(patient.heart.clocks_show(), others);
    let seen = now();
    patient.gate.hearts(|hearts| hearts.others = Some(seen));
    let beats = patient.beats().len();
    // Whoever waits for it hears of it before the next heartbeat is due.
    sleep(RETRY).await;
    patient.heart.wait_for_clocks(seen).await;
    assert_eq!(patient.heart.clocks_show(), Some(seen));
    assert!(patient.beats().len() <= beats + 2);
    // The other one has said goodbye, or was given up.
    patient.gate.hearts(|hearts| hearts.others = None);
    sleep(BEAT).await;
    assert!(patient.heart.clocks_show() > Some(seen));
}

#[tokio::test]
async fn what_could_not_be_written_is_an_outage_and_no_clock_acts_meanwhile() {
    let patient = Patient::new(Hearts::default(), false).await;
    let last = patient.beats().last().unwrap().at;
    patient.gate.hearts(|hearts| hearts.fail = true);
    sleep(BEAT + RETRY).await;
    assert_eq!(patient.heart.clocks_show(), None);
    assert!(patient.heart.before_writing().await.is_err());
    // Asleep as well: that is one outage with the rest.
    advance(Duration::from_secs(9)).await;
    sleep(RETRY).await;
    patient.gate.hearts(|hearts| hearts.fail = false);
    sleep(2 * RETRY).await;
    assert_eq!(patient.heart.outages().iter().map(|outage| outage.since).collect::<Vec<_>>(), [last]);
    assert!(patient.heart.clocks_show().is_some());
}

/// Whoever is asked next hears of a move only when it is written.
#[tokio::test]
async fn a_write_that_took_long_is_an_outage() {
    let patient = Patient::new(Hearts::default(), false).await;
    let drafted = now();
    sleep(Duration::from_secs(3)).await;
    patient.heart.took(drafted, Duration::from_millis(900));
    assert!(patient.heart.clocks_show().is_some());
    patient.heart.took(drafted, Duration::from_secs(3));
    assert_eq!(patient.heart.clocks_show(), None, "no clock acts before that is told");
    let reading = patient.heart.before_writing().await.unwrap();
    let outage = reading.outages[0];
    assert_eq!(outage.since, drafted);
    assert!((drafted + 3_000..=reading.now).contains(&outage.until), "{outage:?} at {}", reading.now);
}
