//! Randomness: one seed, one named generator, the same game for ever.

use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};
use std::fmt;

/// The name and version of the generator, as records carry it. Everything drawn by [`Luck`] is part of the
/// version: ChaCha with 12 rounds, 32-bit words in order, [`Luck::below`] and [`Luck::shuffle`] as they are here.
pub const GENERATOR: &str = "chacha12-v1";

/// What all of a game's randomness comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed with these bytes.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The seed's bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// A seed for the `number`th of many things, from one seed for all of them.
    #[must_use]
    pub fn child(&self, purpose: &str, number: u64) -> Seed {
        Seed(hash(&[b"safehouse child seed v1", &self.0, purpose.as_bytes(), &number.to_le_bytes()]))
    }

    /// A seed from a small number, for simulations and tests.
    pub fn from_number(number: u64) -> Seed {
        Seed(hash(&[b"safehouse number seed v1", &number.to_le_bytes()]))
    }

    /// What the deal draws from.
    pub fn deal(&self) -> Luck {
        self.stream(0)
    }

    /// What the `number`th accepted action of a game draws from, counted from 1.
    pub fn action(&self, number: u64) -> Luck {
        self.stream(number)
    }

    fn stream(&self, stream: u64) -> Luck {
        Luck { seed: *self, stream, generator: None }
    }
}

/// Seeds hold the future: they are not printed by accident.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// SHA-256 over the parts, each behind its length, so that no two lists of parts collide by running together.
pub(crate) fn hash(parts: &[&[u8]]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update((part.len() as u64).to_le_bytes());
        hasher.update(part);
    }
    hasher.finalize().into()
}

/// A run of random numbers. It is passed in where chance is needed and kept in no state, so that nothing a
/// planner can reach holds the future. Most actions draw nothing: the generator is made at the first draw.
#[derive(Clone)]
pub struct Luck {
    seed: Seed,
    stream: u64,
    generator: Option<ChaCha12Rng>,
}

impl Luck {
    /// A run of its own for something that is no part of a game: a bot, a simulation.
    pub fn new(seed: Seed) -> Luck {
        seed.stream(u64::MAX)
    }

    #[inline]
    fn word(&mut self) -> u32 {
        let Luck { seed, stream, generator } = self;
        generator
            .get_or_insert_with(|| {
                let mut generator = ChaCha12Rng::from_seed(seed.0);
                generator.set_stream(*stream);
                generator
            })
            .next_u32()
    }

    /// A number from 0 to `bound` − 1, each equally likely; 0 if the bound is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        // Multiply and reject (Lemire): exact, and a division only in the rare doubtful case.
        let mut product = u64::from(self.word()) * u64::from(bound);
        if (product as u32) < bound {
            let reject = bound.wrapping_neg() % bound;
            while (product as u32) < reject {
                product = u64::from(self.word()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// One of the items, each equally likely; nothing if there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len() as u32) as usize)
    }

    /// Puts the items into an order drawn uniformly from all orders.
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// 32 random bytes.
    pub fn bytes(&mut self) -> [u8; 32] {
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_exact_mut(4) {
            chunk.copy_from_slice(&self.word().to_le_bytes());
        }
        bytes
    }
}

/// As for [`Seed`]: what is still to come is not printed.
impl fmt::Debug for Luck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Luck(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// These numbers stand for every record ever written: if one changes, old games replay differently. They were
    /// worked out by a second implementation of the whole path, from the seed to the shuffle.
    #[test]
    fn the_generator_gives_the_same_numbers_for_ever() {
        let seed = Seed::from_number(1);
        let mut deal = seed.deal();
        let numbers: Vec<u32> = (1..=8).map(|n| deal.below(n * 1000)).collect();
        assert_eq!(numbers, [71, 76, 2080, 3354, 3180, 5096, 2858, 1559]);
        let mut items: Vec<u8> = (0..10).collect();
        seed.action(7).shuffle(&mut items);
        assert_eq!(items, [0, 8, 6, 3, 2, 9, 1, 7, 4, 5]);
        assert_eq!(
            hex::encode(seed.child("game", 3).bytes()),
            "1106a69ed1ccf2cf07230bf56a094b84f9b38367a398e8a635e3c1b1bfb2efee"
        );
    }

    #[test]
    fn every_order_is_equally_likely() {
        let mut luck = Luck::new(Seed::from_number(5));
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut items = [0, 1, 2, 3];
            luck.shuffle(&mut items);
            *counts.entry(items).or_insert(0_i64) += 1;
        }
        assert_eq!(counts.len(), 24);
        // Chi-squared with 23 degrees of freedom: 49.7 is passed once in a thousand seeds; this seed is fixed.
        let chi: f64 = counts.values().map(|n| ((n - 1000) * (n - 1000)) as f64 / 1000.0).sum();
        assert!(chi < 49.7, "{chi}");
    }

    /// A bound for which a third of all words has to be drawn again: without that every third number came twice as often.
    #[test]
    fn every_number_below_a_large_bound_is_equally_likely() {
        let mut luck = Luck::new(Seed::from_number(6));
        let mut counts = [0; 3];
        for _ in 0..30_000 {
            counts[luck.below(3 << 30) as usize % 3] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }

    #[test]
    fn streams_differ_and_a_bound_of_nothing_is_harmless() {
        let seed = Seed::from_number(1);
        assert_ne!(seed.deal().bytes(), seed.action(1).bytes());
        assert_eq!(seed.deal().below(0), 0);
        assert_eq!(seed.deal().pick::<u8>(&[]), None);
        assert_eq!(format!("{seed:?} {:?}", seed.deal()), "Seed(…) Luck(…)");
        assert_eq!(format!("{seed:#?} {:#?}", seed.action(1)), "Seed(…) Luck(…)");
    }
}
