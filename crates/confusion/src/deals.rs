//! Exact deduction: how many deals of movers to spies fit what a side knows (C16).
//!
//! A deal gives each spy one mover and each mover to one spy. What a side knows of each spy by itself is a set of
//! movers; the deals that fit all sets at once are the perfect matchings of a 0/1 matrix, and their number is its
//! permanent. With 13 spies that is a sum over the 8192 subsets of movers, taken spy by spy: forwards for the spies
//! before, backwards for the spies after. Nothing is sampled, nothing is rounded: 13! fits 64 bits.

use crate::{MOST_SPIES, MoverSet};
use game::Luck;

/// The exact numbers of deals that fit what a side knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deals {
    total: u64,
    with: [[u64; MOST_SPIES]; MOST_SPIES],
    spies: usize,
}

/// For every set of movers, the number of ways to deal the movers outside it to the last spies, one for each.
fn ways_after(known: &[MoverSet]) -> Vec<u64> {
    let spies = known.len();
    let mut ways = vec![0; 1 << spies];
    let all = ways.len() - 1;
    ways[all] = 1;
    for used in (0..all).rev() {
        let next = known[used.count_ones() as usize].0 as usize & !used & all;
        ways[used] = each_bit(next).map(|mover| ways[used | mover]).sum();
    }
    ways
}

#[inline]
fn each_bit(mut set: usize) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (set != 0).then(|| set & set.wrapping_neg())?;
        set ^= bit;
        Some(bit)
    })
}

impl Deals {
    /// Counts the deals in which every spy has one of the movers known to be possible for it; `known` has as many
    /// spies as there are movers, at most [`MOST_SPIES`] of them.
    pub fn count(known: &[MoverSet]) -> Deals {
        let known = &known[..known.len().min(MOST_SPIES)];
        let spies = known.len();
        let after = ways_after(known);
        // For every set of movers, the number of ways to deal just these to the first spies.
        let mut before = vec![0; after.len()];
        before[0] = 1;
        let mut with = [[0; MOST_SPIES]; MOST_SPIES];
        let all = after.len() - 1;
        for used in 0..all {
            let ways = before[used];
            if ways == 0 {
                continue;
            }
            let spy = used.count_ones() as usize;
            for mover in each_bit(known[spy].0 as usize & !used & all) {
                before[used | mover] += ways;
                with[spy][mover.trailing_zeros() as usize] += ways * after[used | mover];
            }
        }
        Deals { total: after[0], with, spies }
    }

    /// How many deals there are.
    pub fn total(&self) -> u64 {
        self.total
    }

    /// How many spies, and movers.
    pub fn spies(&self) -> usize {
        self.spies
    }

    /// In how many deals the spy has this mover, both by number.
    pub fn with(&self, spy: usize, mover: usize) -> u64 {
        self.with.get(spy).and_then(|row| row.get(mover)).copied().unwrap_or_default()
    }

    /// The chance that the spy has this mover, every deal being equally likely.
    pub fn chance(&self, spy: usize, mover: usize) -> f64 {
        if self.total == 0 { 0.0 } else { self.with(spy, mover) as f64 / self.total as f64 }
    }

    /// The movers that the spy has in some deal: what the helper leaves standing (C16).
    pub fn possible(&self, spy: usize) -> MoverSet {
        (0..self.spies)
            .filter(|mover| self.with(spy, *mover) > 0)
            .fold(MoverSet::default(), |set, mover| set.or(MoverSet::only(mover)))
    }

    /// In how many deals the spy has one of these movers.
    pub fn with_any(&self, spy: usize, movers: MoverSet) -> u64 {
        movers.iter().map(|mover| self.with(spy, mover)).sum()
    }

    /// A deal drawn uniformly from all that fit, as the mover of each spy; nothing if none fits.
    pub fn draw(known: &[MoverSet], luck: &mut Luck) -> Option<[u8; MOST_SPIES]> {
        let known = &known[..known.len().min(MOST_SPIES)];
        let after = ways_after(known);
        let mut deal = std::array::from_fn(|mover| mover as u8);
        let mut used = 0;
        for (spy, movers) in known.iter().enumerate() {
            let mut left = below(luck, after[used]);
            let free = movers.0 as usize & !used & (after.len() - 1);
            let mover = each_bit(free).find(|mover| {
                let ways = after[used | mover];
                let here = left < ways;
                left = left.saturating_sub(ways);
                here
            })?;
            deal[spy] = mover.trailing_zeros() as u8;
            used |= mover;
        }
        Some(deal)
    }
}

/// A number below `bound`, each equally likely; `bound` is at most 13!, which is more than 32 bits hold.
fn below(luck: &mut Luck, bound: u64) -> u64 {
    const HALF: u64 = 1 << 31;
    if bound <= HALF {
        return u64::from(luck.below(bound as u32));
    }
    let fair = HALF * HALF / bound * bound;
    loop {
        let number = u64::from(luck.below(HALF as u32)) * HALF + u64::from(luck.below(HALF as u32));
        if number < fair {
            return number % bound;
        }
    }
}
