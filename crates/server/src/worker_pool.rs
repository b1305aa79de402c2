//! The back room: work that takes longer than a moment is done there, few at a time and in the order in which it came, so
//! that those who answer everybody else never wait for it.

use crate::house::HouseError;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// How many entries of a log are no work worth the way.
pub(crate) const SHORT: usize = 100;

/// The places of a house for long work.
#[derive(Clone)]
pub(crate) struct WorkerPool(Arc<Semaphore>);

impl WorkerPool {
    pub fn new(places: usize) -> WorkerPool {
        WorkerPool(Arc::new(Semaphore::new(places.max(1))))
    }

    /// Does some work on this many entries: at once if they are few, otherwise in the back room. Work that has begun comes
    /// to its end also when nobody waits for it any more.
    ///
    /// # Errors
    /// [`HouseError::Busy`] if it fails, or if the house is closing.
    pub async fn work<T: Send + 'static>(
        &self,
        entries: usize,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, HouseError> {
        if entries <= SHORT {
            return Ok(work());
        }
        let place = self.0.clone().acquire_owned().await.map_err(|_| HouseError::Busy)?;
        let working = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(place);
            done
        });
        working.await.map_err(|_| HouseError::Busy)
    }

    /// All places, taken until this is dropped.
    #[cfg(test)]
    pub async fn fill(&self) -> tokio::sync::OwnedSemaphorePermit {
        let all = self.0.available_permits() as u32;
        self.0.clone().acquire_many_owned(all).await.unwrap()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{Name, Terms};
    use crate::{Games, House, HouseRules, Kit, Plan, User};
    use confusion::Confusion;
    use game::Seat;
    use serde_json::value::RawValue;
    use std::{thread, time::Duration};
    use store::{PersonId, Sqlite, Stage, TableId};
    use tempfile::TempDir;
    use tokio::task::yield_now;
    use tokio::time::{sleep, timeout};

    const LONG: Duration = Duration::from_secs(30);

    async fn house() -> (Arc<House>, TempDir) {
        let place = tempfile::tempdir().unwrap();
        let store = Sqlite::open(place.path().join("house.db")).await.unwrap();
        let rules = HouseRules {
            pace: (Duration::ZERO, Duration::ZERO),
            idle: Duration::ZERO,
            ..HouseRules::default()
        };
        let kit: Kit<Confusion> =
            Kit { roster: &confusion_bots::ConfusionBots, pages: &scene::testing::NoPages };
        (House::new(Arc::new(store), Games::default().with(kit).unwrap(), rules), place)
    }

    fn host() -> User {
        User { person: PersonId::new([1; 16]), name: "Anna".into(), program: false }
    }

    async fn table(house: &Arc<House>, bots: &[(Seat, String)]) -> TableId {
        let options = RawValue::from_string("{}".into()).unwrap();
        let terms = house.games().read_terms("confusion", &options, Terms::default()).unwrap();
        let plan = Plan {
            terms: &*terms,
            bots,
            name: bots.is_empty().then(|| Name::new("Anna").unwrap()),
            seat: None,
            start: !bots.is_empty(),
        };
        house.create(&host(), &plan).await.unwrap().id
    }

    async fn forget_tables(house: &House) {
        let forgotten = async {
            while house.in_memory() > 0 {
                sleep(Duration::from_millis(2)).await;
                house.let_go();
            }
        };
        timeout(LONG, forgotten).await.unwrap();
    }

    #[tokio::test]
    async fn a_long_log_waits_for_a_place_and_other_tables_do_not() {
        let (house, _place) = house().await;
        let (long, short) = (table(&house, &[]).await, table(&house, &[]).await);
        let live = house.table(long).await.unwrap();
        let chat = serde_json::from_str(r#"{"chat":{"to":"table","text":"so I said to her"}}"#).unwrap();
        for _ in 0..=SHORT {
            live.ask(&host(), false, &chat, None, None).await.unwrap();
        }
        let last = live.table().last();
        drop(live);
        forget_tables(&house).await;
        let places = house.backroom.fill().await;
        let mut waiting = tokio::spawn({
            let house = house.clone();
            async move { house.table(long).await.map(|live| live.table().last()) }
        });
        assert!(timeout(LONG, house.table(short)).await.unwrap().is_ok());
        assert!(timeout(Duration::from_millis(200), &mut waiting).await.is_err(), "it had no place");
        // Whoever does not wait any longer leaves a table that the next one finds whole.
        waiting.abort();
        drop(places);
        assert_eq!(timeout(LONG, house.table(long)).await.unwrap().unwrap().table().last(), last);
    }

    #[tokio::test]
    async fn a_game_that_is_over_has_its_seal_before_anybody_sees_it() {
        let (house, _place) = house().await;
        let bots: Vec<_> = Seat::all(2).map(|seat| (seat, "greedy".to_owned())).collect();
        let id = table(&house, &bots).await;
        let played = async {
            while house.store().table(&id).await.unwrap().unwrap().stage != Stage::Over {
                sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(LONG, played).await.unwrap();
        forget_tables(&house).await;
        let live = house.table(id).await.unwrap();
        assert!(!live.table().lacks_seal());
        let record = live.filed().await.unwrap().record;
        assert_eq!(live.table().on_file().unwrap().seal(), game::last_seal(&record));
    }

    #[tokio::test]
    async fn long_work_is_done_elsewhere_and_short_work_at_once() {
        let backroom = WorkerPool::new(1);
        let here = thread::current().id();
        let on = |entries| backroom.work(entries, || thread::current().id());
        assert_eq!(on(SHORT).await.unwrap(), here);
        assert_ne!(on(SHORT + 1).await.unwrap(), here);
        assert!(matches!(backroom.work(SHORT + 1, || panic!("on purpose")).await, Err(HouseError::Busy)));
        assert!(on(SHORT + 1).await.is_ok(), "the place is free again");
    }

    #[tokio::test]
    async fn long_work_waits_for_a_place_and_short_work_does_not() {
        let backroom = WorkerPool::new(2);
        let places = backroom.fill().await;
        let waiting = tokio::spawn({
            let backroom = backroom.clone();
            async move { backroom.work(SHORT + 1, || ()).await }
        });
        yield_now().await;
        assert!(backroom.work(1, || ()).await.is_ok());
        assert!(!waiting.is_finished());
        drop(places);
        assert!(waiting.await.unwrap().is_ok());
    }
}
