//! Clocks: how long a seat may take, and when a table is next due.
//!
//! A clock runs for every seat that the whole table knows to be asked ([`game::Game::asked`]), not for those who truly
//! have not answered yet: a clock that stopped at a sealed answer would tell.

use game::{Seat, SeatSet};
use scene::Clock;

/// A day of a correspondence game, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// How long nobody's time runs after the house can be reached again, in milliseconds.
const GRACE: u64 = 30_000;

/// The time of a game under way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Time {
    clock: Clock,
    /// Whom the table knows to be asked, and since when, in milliseconds.
    asked: SeatSet,
    since: u64,
    /// Until when they stand still after an outage.
    stand: u64,
    /// What is left of each seat's stock, in milliseconds.
    banks: Vec<u64>,
    /// The time that the options set.
    window: Option<Window>,
    paused: Option<u64>,
}

/// A time that the options set, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Window {
    length: u64,
    /// Since when it runs.
    since: u64,
    /// Until when it stands still after an outage.
    stand: u64,
}

/// Lets time that runs since `since` go on some time after an outage, from where it stood at its beginning. What came up in
/// the meantime was before nobody; time that still stood after the outage before has not run on.
fn go_on_after(outage: (u64, u64), since: &mut u64, stand: &mut u64) {
    let (from, until) = outage;
    let go_on = until + GRACE;
    let used = from.max(*stand).saturating_sub(*since);
    *since = go_on.saturating_sub(used);
    *stand = go_on;
}

/// Lets time go on after a pause.
fn go_on_after_pause(pause: (u64, u64), since: &mut u64, stand: &mut u64) {
    let (from, length) = pause;
    *since += length;
    if *stand > from {
        *stand += length;
    }
}

impl Time {
    /// Time at the deal.
    pub fn start(clock: Clock, seats: usize, at: u64) -> Time {
        let bank = match clock {
            Clock::Bank { seconds, .. } => u64::from(seconds) * 1000,
            _ => 0,
        };
        let banks = vec![bank; seats];
        Time { clock, asked: SeatSet::NONE, since: at, stand: 0, banks, window: None, paused: None }
    }

    /// Something happened that the whole table knows of: these are asked from now on.
    pub fn step(&mut self, asked: SeatSet, at: u64) {
        if let Clock::Bank { increment, .. } = self.clock {
            let spent = at.max(self.stand).saturating_sub(self.since);
            for seat in self.asked {
                if let Some(bank) = self.banks.get_mut(seat.index()) {
                    *bank = bank.saturating_sub(spent);
                    if !asked.contains(seat) {
                        *bank += u64::from(increment) * 1000;
                    }
                }
            }
        }
        self.asked = asked;
        (self.since, self.stand) = (at, 0);
    }

    /// Which time of the options runs now, in seconds.
    pub fn set_window(&mut self, window: Option<u16>, at: u64) {
        let length = window.map(|seconds| u64::from(seconds) * 1000);
        self.window = length.map(|length| match self.window {
            // The same window goes on: a sealed answer does not wind it up again.
            Some(same) if same.length == length => same,
            _ => Window { length, since: at, stand: 0 },
        });
    }

    /// The house was out of reach: the clocks go on some time after the end, from where they stood at the beginning.
    pub fn give_back(&mut self, since: u64, until: u64) {
        if self.paused.is_some() {
            return;
        }
        go_on_after((since, until), &mut self.since, &mut self.stand);
        if let Some(Window { since: began, stand, .. }) = &mut self.window {
            go_on_after((since, until), began, stand);
        }
    }

    /// Stops all clocks, or lets them run again.
    pub fn pause(&mut self, pause: bool, at: u64) {
        if pause {
            self.paused.get_or_insert(at);
        } else if let Some(from) = self.paused.take() {
            let pause = (from, at.saturating_sub(from));
            go_on_after_pause(pause, &mut self.since, &mut self.stand);
            if let Some(Window { since, stand, .. }) = &mut self.window {
                go_on_after_pause(pause, since, stand);
            }
        }
    }

    /// When this seat's time is up, if it runs.
    pub fn seat_until(&self, seat: Seat) -> Option<u64> {
        if self.paused.is_some() || !self.asked.contains(seat) {
            return None;
        }
        match self.clock {
            Clock::None => None,
            Clock::Move(seconds) => Some(self.since + u64::from(seconds) * 1000),
            Clock::Days(days) => Some(self.since + u64::from(days) * DAY),
            Clock::Bank { .. } => Some(self.since + self.banks.get(seat.index()).copied().unwrap_or(0)),
        }
    }

    /// When the time that the options set is up, if it runs.
    pub fn window_until(&self) -> Option<u64> {
        let window = self.window.filter(|_| self.paused.is_none())?;
        Some(window.since + window.length)
    }

    /// Since when any clock has run.
    pub fn began(&self) -> u64 {
        self.window.map_or(self.since, |window| window.since.min(self.since))
    }

    /// Since when the present decision is before whoever is asked.
    pub fn since(&self) -> u64 {
        self.since
    }

    /// What is left of each seat's stock as it stood when the present decision came up, in milliseconds; nothing if
    /// the table keeps no stocks.
    pub fn banks(&self) -> Option<&[u64]> {
        matches!(self.clock, Clock::Bank { .. }).then_some(&self.banks)
    }

    /// Whether the clocks are stopped.
    pub fn is_paused(&self) -> bool {
        self.paused.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: usize) -> Seat {
        Seat::new(number).unwrap()
    }

    fn only(number: usize) -> SeatSet {
        SeatSet::only(seat(number))
    }

    #[test]
    fn a_move_has_its_seconds_from_when_it_came_up() {
        let mut time = Time::start(Clock::Move(30), 2, 0);
        time.step(only(0), 1000);
        assert_eq!((time.seat_until(seat(0)), time.seat_until(seat(1))), (Some(31_000), None));
        time.step(only(0), 5000);
        assert_eq!(time.seat_until(seat(0)), Some(35_000), "every decision is a new one");
    }

    #[test]
    fn a_bank_is_spent_and_gets_its_increment_when_the_decision_is_made() {
        let mut time = Time::start(Clock::Bank { seconds: 60, increment: 5 }, 2, 0);
        time.step(only(0), 0);
        assert_eq!(time.seat_until(seat(0)), Some(60_000));
        time.step(only(1), 20_000);
        assert_eq!(time.banks(), Some(&[45_000, 60_000][..]));
        time.step(only(0), 100_000);
        assert_eq!(time.banks(), Some(&[45_000, 5000][..]), "no time below none");
    }

    #[test]
    fn a_pause_costs_nobody_time() {
        let mut time = Time::start(Clock::Bank { seconds: 60, increment: 0 }, 2, 0);
        time.step(only(0), 0);
        time.set_window(Some(10), 0);
        time.pause(true, 4000);
        assert_eq!((time.seat_until(seat(0)), time.window_until()), (None, None));
        time.pause(false, 1_004_000);
        assert_eq!((time.seat_until(seat(0)), time.window_until()), (Some(1_060_000), Some(1_010_000)));
        time.step(only(1), 1_010_000);
        assert_eq!(time.banks(), Some(&[50_000, 60_000][..]));
    }

    #[test]
    fn an_outage_costs_nobody_time() {
        let mut time = Time::start(Clock::Bank { seconds: 60, increment: 0 }, 2, 0);
        time.step(only(0), 10_000);
        time.set_window(Some(10), 12_000);
        time.give_back(14_000, 500_000);
        assert_eq!(time.seat_until(seat(0)), Some(500_000 + GRACE + 56_000), "4 seconds were used");
        assert_eq!(time.window_until(), Some(500_000 + GRACE + 8_000), "2 seconds were used");
        time.step(only(1), 500_000 + GRACE + 10_000);
        assert_eq!(time.banks(), Some(&[46_000, 60_000][..]));
        // The next one begins before the clocks go on.
        time.give_back(500_000 + GRACE + 10_500, 700_000);
        time.give_back(710_000, 800_000);
        time.step(only(0), 800_000 + GRACE);
        assert_eq!(time.banks(), Some(&[46_000, 59_500][..]), "nobody has had time to play");
    }

    /// One node was given up and then came back, or whoever was asked answers while the clocks stand still.
    #[test]
    fn what_was_used_before_outages_stays_used() {
        let mut time = Time::start(Clock::Bank { seconds: 60, increment: 0 }, 2, 0);
        time.step(only(0), 0);
        time.set_window(Some(50), 0);
        time.give_back(40_000, 45_000);
        time.give_back(40_000, 60_000);
        assert_eq!(time.seat_until(seat(0)), Some(60_000 + GRACE + 20_000));
        assert_eq!(time.window_until(), Some(60_000 + GRACE + 10_000));
        time.step(only(1), 65_000);
        assert_eq!(time.banks(), Some(&[20_000, 60_000][..]));
    }

    #[test]
    fn what_came_up_during_an_outage_was_before_nobody() {
        let mut time = Time::start(Clock::Move(10), 2, 0);
        time.step(only(0), 50_000);
        time.give_back(40_000, 60_000);
        assert_eq!(time.seat_until(seat(0)), Some(60_000 + GRACE + 10_000));
    }

    #[test]
    fn clocks_that_stand_still_lose_nothing_in_an_outage() {
        let mut time = Time::start(Clock::Move(10), 2, 0);
        time.step(only(0), 0);
        time.pause(true, 4_000);
        time.give_back(5_000, 90_000);
        time.pause(false, 100_000);
        assert_eq!(time.seat_until(seat(0)), Some(106_000));
    }

    #[test]
    fn a_window_goes_on_while_it_is_the_same_and_starts_anew_after_it_closed() {
        let mut time = Time::start(Clock::None, 4, 0);
        time.set_window(Some(10), 1000);
        time.set_window(Some(10), 5000);
        assert_eq!(time.window_until(), Some(11_000));
        time.set_window(None, 6000);
        time.set_window(Some(10), 7000);
        assert_eq!(time.window_until(), Some(17_000));
    }
}
