//! Places to think for bots. Tables with people come first; who waits longest is next.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// The places of a house.
pub(crate) struct BotQueue(Mutex<Places>);

struct Places {
    free: usize,
    with_people: VecDeque<oneshot::Sender<Place>>,
    bots_alone: VecDeque<oneshot::Sender<Place>>,
}

/// A place to think, until it is dropped.
pub(crate) struct Place(Option<Arc<BotQueue>>);

impl BotQueue {
    pub fn new(places: usize) -> Arc<BotQueue> {
        let places = Places { free: places, with_people: VecDeque::new(), bots_alone: VecDeque::new() };
        Arc::new(BotQueue(Mutex::new(places)))
    }

    fn places(&self) -> MutexGuard<'_, Places> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a place.
    pub async fn place(self: &Arc<Self>, with_people: bool) -> Option<Place> {
        let waiting = {
            let mut places = self.places();
            if places.free > 0 {
                places.free -= 1;
                return Some(Place(Some(self.clone())));
            }
            let (next, waiting) = oneshot::channel();
            let queue = if with_people { &mut places.with_people } else { &mut places.bots_alone };
            queue.push_back(next);
            waiting
        };
        waiting.await.ok()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let Some(thinkers) = self.0.take() else { return };
        loop {
            let next = {
                let mut places = thinkers.places();
                let next = places.with_people.pop_front().or_else(|| places.bots_alone.pop_front());
                if next.is_none() {
                    places.free += 1;
                }
                next
            };
            let Some(next) = next else { return };
            match next.send(Place(Some(thinkers.clone()))) {
                Ok(()) => return,
                // Whoever waited has gone: the place is offered to the next one, here and once.
                Err(mut place) => place.0 = None,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;
    use tokio::time::{sleep, timeout};

    #[tokio::test(start_paused = true)]
    async fn tables_with_people_come_first_and_each_in_its_turn() {
        let thinkers = BotQueue::new(1);
        let taken = thinkers.place(false).await;
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut waiting = Vec::new();
        for (name, with_people) in
            [("bots 1", false), ("people 1", true), ("bots 2", false), ("people 2", true)]
        {
            let (thinkers, order) = (thinkers.clone(), order.clone());
            waiting.push(tokio::spawn(async move {
                let _place = thinkers.place(with_people).await;
                order.lock().unwrap().push(name);
            }));
            sleep(Duration::from_millis(1)).await;
        }
        drop(taken);
        for one in waiting {
            one.await.unwrap();
        }
        assert_eq!(*order.lock().unwrap(), ["people 1", "people 2", "bots 1", "bots 2"]);
    }

    #[tokio::test(start_paused = true)]
    async fn the_place_of_somebody_who_went_is_the_next_ones() {
        let thinkers = BotQueue::new(1);
        let taken = thinkers.place(true).await;
        for _ in 0..3 {
            assert!(timeout(Duration::from_secs(1), thinkers.place(true)).await.is_err());
        }
        drop(taken);
        drop(thinkers.place(true).await);
        assert_eq!(thinkers.places().free, 1);
    }
}
