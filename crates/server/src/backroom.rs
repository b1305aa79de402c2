//! The back room: work that takes longer than a moment is done there, few at a time and in the order in which it came, so
//! that those who answer everybody else never wait for it.

use crate::house::Trouble;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// How many entries of a log are no work worth the way.
pub(crate) const SHORT: usize = 100;

/// The places of a house for long work.
#[derive(Clone)]
pub(crate) struct Backroom(Arc<Semaphore>);

impl Backroom {
    pub fn new(places: usize) -> Backroom {
        Backroom(Arc::new(Semaphore::new(places.max(1))))
    }

    /// Does some work on this many entries: at once if they are few, otherwise in the back room. Work that has begun comes
    /// to its end also when nobody waits for it any more.
    ///
    /// # Errors
    /// [`Trouble::Busy`] if it fails, or if the house is closing.
    pub async fn work<T: Send + 'static>(
        &self,
        entries: usize,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Trouble> {
        if entries <= SHORT {
            return Ok(work());
        }
        let place = self.0.clone().acquire_owned().await.map_err(|_| Trouble::Busy)?;
        let working = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(place);
            done
        });
        working.await.map_err(|_| Trouble::Busy)
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
    use std::thread;
    use tokio::task::yield_now;

    #[tokio::test]
    async fn long_work_is_done_elsewhere_and_short_work_at_once() {
        let backroom = Backroom::new(1);
        let here = thread::current().id();
        let on = |entries| backroom.work(entries, || thread::current().id());
        assert_eq!(on(SHORT).await.unwrap(), here);
        assert_ne!(on(SHORT + 1).await.unwrap(), here);
        assert!(matches!(backroom.work(SHORT + 1, || panic!("on purpose")).await, Err(Trouble::Busy)));
        assert!(on(SHORT + 1).await.is_ok(), "the place is free again");
    }

    #[tokio::test]
    async fn long_work_waits_for_a_place_and_short_work_does_not() {
        let backroom = Backroom::new(2);
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
