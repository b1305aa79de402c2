//! Keys: every one that fits is as likely as the others, at the deal and for whoever knows a part.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::*;
use duet::*;
use game::{Game, Luck, Seed, Viewer};

/// The statistic of Pearson's chi-squared test against equal frequencies given by `expected`.
fn chi_squared(counts: &[u32], expected: impl Fn(usize) -> f64) -> f64 {
    counts
        .iter()
        .enumerate()
        .map(|(index, count)| (f64::from(*count) - expected(index)).powi(2) / expected(index))
        .sum()
}

fn entry(key: &Key, card: Card) -> usize {
    let colours = (key.colour(Side::A, card), key.colour(Side::B, card));
    PATTERN.iter().position(|entry| (entry.0, entry.1) == colours).unwrap()
}

/// D2: each of the nine pairs of colours is on each of the 25 cards as often as its share says. The numbers come from a
/// fixed seed, so the test does not fail by chance; 0.001 of all seeds would exceed the bound.
#[test]
fn d2_every_place_is_equally_likely() {
    const DRAWS: u32 = 60_000;
    let mut counts = [[0_u32; 9]; 25];
    let mut luck = Luck::new(Seed::from_number(2));
    for _ in 0..DRAWS {
        let key = Key::draw(&mut luck);
        for card in Card::all() {
            counts[card.index()][entry(&key, card)] += 1;
        }
        assert!(Key::from_halves(&key.half(Side::A), &key.half(Side::B)).is_some());
    }
    for (pair, (_, _, share)) in PATTERN.iter().enumerate() {
        let over_places: Vec<u32> = counts.iter().map(|places| places[pair]).collect();
        let statistic = chi_squared(&over_places, |_| f64::from(DRAWS) * f64::from(*share) / 25.0);
        // 24 degrees of freedom: 51.2 at 0.001.
        assert!(statistic < 51.2, "pair {pair}: {statistic}");
    }
    for (place, counts) in counts.iter().enumerate() {
        let statistic = chi_squared(counts, |pair| f64::from(DRAWS) * f64::from(PATTERN[pair].2) / 25.0);
        // 8 degrees of freedom: 26.1 at 0.001.
        assert!(statistic < 26.1, "place {place}: {statistic}");
    }
}

/// D2: and so is every two places' pair of pairs, so that no place hangs on another but through the pattern.
#[test]
fn d2_two_places_hang_together_only_through_the_pattern() {
    const DRAWS: u32 = 60_000;
    let mut counts = [0_u32; 81];
    let mut luck = Luck::new(Seed::from_number(4));
    let [one, other] = [3, 17].map(|index| Card::new(index).unwrap());
    for _ in 0..DRAWS {
        let key = Key::draw(&mut luck);
        counts[entry(&key, one) * 9 + entry(&key, other)] += 1;
    }
    let expected = |index: usize| {
        let [first, second] = [index / 9, index % 9].map(|pair| f64::from(PATTERN[pair].2));
        let left = if index / 9 == index % 9 { second - 1.0 } else { second };
        f64::from(DRAWS) * first / 25.0 * left / 24.0
    };
    let (counts, cells): (Vec<u32>, Vec<usize>) =
        counts.iter().zip(0..).filter(|(_, index)| expected(*index) > 0.0).unzip();
    let statistic = chi_squared(&counts, |cell| expected(cells[cell]));
    // Pairs of which there is one cannot be on both: 81 − 5 cells, 75 degrees of freedom, 118.6 at 0.001.
    assert_eq!(cells.len(), 76);
    assert!(statistic < 118.6, "{statistic}");
}

/// What a viewer may hold possible is drawn evenly: in late games the keys that fit are few enough to be listed, and what
/// is drawn is compared with the list, card by card.
#[test]
fn resampled_keys_are_drawn_evenly_from_all_that_fit() {
    let eleven = || Play::new(Options { challenge: Challenge::Tokens(11), ..Options::default() });
    // All of A's words are found, by B and, where they are B's too, by A; of B's words some are not.
    let mut found = eleven();
    found.turn(0, &[1, 3, 6, 7, 8, 9, 10, 18], false).turn(1, &[11, 12, 13, 18], false);
    found.turn(0, &[19], false).turn(1, &[19], false).turn(0, &[20], false).turn(1, &[0, 2, 20], false);
    // Both sides have words left.
    let mut middle = eleven();
    middle.turn(0, &[0, 1, 3, 6, 7, 8, 18], false).turn(1, &[2, 11, 12, 13, 18], false);
    middle.turn(0, &[19], false).turn(1, &[19], false).turn(0, &[20], false).turn(1, &[20], false);
    middle.turn(0, &[14], false);
    // One word is left.
    let mut last = eleven();
    last.turn(0, &[0, 1, 2, 3, 6, 7, 8, 9, 10, 18], false).turn(1, &[11, 12, 13, 14, 15, 18], false);
    for card in [19, 20, 21, 22] {
        last.turn(1, &[card], false);
    }
    for (play, viewers) in [
        (found, &[Viewer::Seat(seat(0)), Viewer::Seat(seat(1))][..]),
        (middle, &[Viewer::Seat(seat(0)), Viewer::Seat(seat(1))]),
        (last, &[Viewer::Seat(seat(0)), Viewer::Seat(seat(1)), Viewer::Public]),
    ] {
        for viewer in viewers {
            let mut fitting =
                Fitting { play: &play, view: play.view(*viewer), keys: 0, counts: [[0; 9]; 25] };
            fitting.list(0, PATTERN.map(|entry| entry.2), &mut [[Colour::Beige; 25]; 2]);
            compare(&fitting, *viewer);
        }
    }
}

/// All keys that fit what a viewer knows, listed one after the other.
struct Fitting<'a> {
    play: &'a Play,
    view: View,
    keys: u32,
    counts: [[u32; 9]; 25],
}

impl Fitting<'_> {
    fn list(&mut self, card: usize, left: [u8; 9], halves: &mut [[Colour; 25]; 2]) {
        if card == 25 {
            let key = Key::from_halves(&halves[0], &halves[1]).unwrap();
            if self.announced_alike(&key) {
                self.keys += 1;
                for card in Card::all() {
                    self.counts[card.index()][entry(&key, card)] += 1;
                }
            }
            return;
        }
        for pair in 0..9 {
            let (a, b, _) = PATTERN[pair];
            // A key that a finished side could not have is not followed to its end.
            let open = self.view.covers[card].agent.is_none();
            let finished = |side, colour| self.view.complete[side] && open && colour == Colour::Green;
            if finished(Side::A, a) || finished(Side::B, b) {
                continue;
            }
            if left[pair] == 0 || !self.agrees(card, [a, b]) {
                continue;
            }
            let mut left = left;
            left[pair] -= 1;
            (halves[0][card], halves[1][card]) = (a, b);
            self.list(card + 1, left, halves);
        }
    }

    /// What the viewer sees on its own half, and what touches showed of the half across from who touched.
    fn agrees(&self, card: usize, colours: [Colour; 2]) -> bool {
        let own = match (self.view.side, self.view.key) {
            (Some(Side::A), Some(half)) => half[card] == colours[0],
            (Some(Side::B), Some(half)) => half[card] == colours[1],
            _ => true,
        };
        own && self.view.touched.iter().filter(|touch| touch.card.index() == card).all(|touch| {
            let shown = colours[if touch.side == Side::A { 1 } else { 0 }];
            match touch.found {
                Found::Agent => shown == Colour::Green,
                Found::Bystander => shown == Colour::Beige,
                Found::Assassin => shown == Colour::Black,
            }
        })
    }

    /// D10: with this key the referee would have announced the same at the same touches.
    fn announced_alike(&self, key: &Key) -> bool {
        let mut would: Vec<String> = Vec::new();
        let mut covered = CardSet::NONE;
        for touch in &self.view.touched {
            would.push(format!("{}", touch.card));
            let before = covered;
            if touch.found == Found::Agent {
                covered.insert(touch.card);
            }
            let done = |side, covered| key.greens(side).is_subset(covered);
            would.extend(
                Side::BOTH
                    .into_iter()
                    .filter(|side| done(*side, covered) && !done(*side, before))
                    .map(|s| s.to_string()),
            );
        }
        let said: Vec<String> = self
            .play
            .told
            .iter()
            .filter_map(|told| match &told.event {
                Event::Touched { card, .. } => Some(card.to_string()),
                Event::AllFound { side } => Some(side.to_string()),
                _ => None,
            })
            .collect();
        would == said
    }
}

fn compare(fitting: &Fitting<'_>, viewer: Viewer) {
    const DRAWS: u32 = 8_000;
    assert!(fitting.keys > 5, "{viewer}: {} keys", fitting.keys);
    let mut luck = Luck::new(Seed::from_number(9));
    let mut drawn = [[0_u32; 9]; 25];
    for _ in 0..DRAWS {
        let other = fitting.play.game.resample(viewer, &mut luck);
        assert_eq!(other.view(viewer).unwrap(), fitting.view);
        let [a, b] = [0, 1].map(|index| other.view(Viewer::Seat(seat(index))).unwrap().key.unwrap());
        let key = Key::from_halves(&a, &b).unwrap();
        for card in Card::all() {
            drawn[card.index()][entry(&key, card)] += 1;
        }
    }
    for (card, drawn) in drawn.iter().enumerate() {
        for (pair, drawn) in drawn.iter().enumerate() {
            let share = f64::from(fitting.counts[card][pair]) / f64::from(fitting.keys);
            let expected = share * f64::from(DRAWS);
            let spread = (f64::from(DRAWS) * share * (1.0 - share)).sqrt();
            let off = (f64::from(*drawn) - expected).abs();
            // 1,350 cells: beyond 4.5 standard deviations lies less than one in a hundred such tests.
            assert!(
                off <= 4.5 * spread,
                "{viewer}, card {card}, pair {pair}: {off} of {expected}, spread {spread}"
            );
        }
    }
}

#[test]
fn a_key_is_not_printed() {
    let [one, two] = [1, 2].map(|number| Key::draw(&mut Luck::new(Seed::from_number(number))));
    assert_ne!(one, two);
    assert_eq!(format!("{one:?} {one:#?}"), format!("{two:?} {two:#?}"));
}
