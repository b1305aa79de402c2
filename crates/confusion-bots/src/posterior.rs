//! How likely each mover is under each spy, the Double Agent's answers weighed.
//!
//! [`confusion::Deals`] counts which deals fit. But a Double Agent's answers are somebody's choice: that a spy was answered
//! eight times as an ordinary mover would be is less likely for a Double Agent than for that mover. Every answer that a
//! spy was given weighs the deals in which it is the Double Agent; the sum over all deals stays exact.

use confusion::{MOST_SPIES, MoverSet};

/// The chance of each mover, by spy.
pub(super) type Chances = [[f32; MOST_SPIES]; MOST_SPIES];

/// The chances of all movers under all spies, over all deals that fit what is known of each spy; deals in which a spy is
/// the Double Agent count as much as `weights` says for that spy.
pub(super) fn chances(known: &[MoverSet], agent: Option<usize>, weights: &[f64; MOST_SPIES]) -> Chances {
    let spies = known.len().min(MOST_SPIES);
    let sets = 1_usize << spies;
    // The movers of each spy as bits; the Double Agent's bit apart, since it has a weight.
    let agent = agent.map_or(0, |agent| 1_usize << agent) & (sets - 1);
    let mut free = [0_usize; MOST_SPIES];
    for (free, known) in free.iter_mut().zip(known) {
        *free = known.iter().fold(0, |bits, mover| bits | 1 << mover) & (sets - 1);
    }
    // For every set of movers, what dealing the others to the last spies weighs.
    let mut after = vec![0.0_f64; sets];
    after[sets - 1] = 1.0;
    for used in (0..sets - 1).rev() {
        let spy = used.count_ones() as usize;
        let mut left = free[spy] & !used;
        let mut ways = if left & agent != 0 { weights[spy] * after[used | agent] } else { 0.0 };
        left &= !agent;
        while left != 0 {
            ways += after[used | left & left.wrapping_neg()];
            left &= left - 1;
        }
        after[used] = ways;
    }
    let mut before = vec![0.0_f64; sets];
    before[0] = 1.0;
    let mut with = [[0.0_f64; MOST_SPIES]; MOST_SPIES];
    for used in 0..sets - 1 {
        let here = before[used];
        if here == 0.0 || after[used] == 0.0 {
            continue;
        }
        let spy = used.count_ones() as usize;
        let mut left = free[spy] & !used;
        while left != 0 {
            let mover = left & left.wrapping_neg();
            left ^= mover;
            let ways = if mover == agent { here * weights[spy] } else { here };
            before[used | mover] += ways;
            with[spy][mover.trailing_zeros() as usize] += ways * after[used | mover];
        }
    }
    let total = after[0];
    let share = |ways: f64| if total > 0.0 { (ways / total) as f32 } else { 0.0 };
    with.map(|row| row.map(share))
}

#[cfg(test)]
mod tests {
    use super::*;
    use confusion::Deals;

    /// With all weights 1 the chances are those of the exact count.
    #[test]
    fn unweighed_chances_are_the_exact_ones() {
        let mut known = [MoverSet::first(13); 13];
        for (spy, set) in known.iter_mut().enumerate() {
            for mover in 0..12 {
                if (spy * 5 + mover * 7) % 11 < 4 {
                    *set = set.without(MoverSet::only(mover));
                }
            }
        }
        let deals = Deals::count(&known);
        let found = chances(&known, Some(12), &[1.0; 13]);
        for (spy, row) in found.iter().enumerate() {
            for (mover, chance) in row.iter().enumerate() {
                assert!((f64::from(*chance) - deals.chance(spy, mover)).abs() < 1e-6);
            }
        }
    }

    /// Two spies, two movers, one of them the Double Agent: one spy's answers are four times less likely for it.
    #[test]
    fn answers_weigh_against_the_double_agent() {
        let mut weights = [1.0; MOST_SPIES];
        weights[0] = 0.25;
        let found = chances(&[MoverSet::first(2); 2], Some(1), &weights);
        assert!((found[0][1] - 0.2).abs() < 1e-6 && (found[1][1] - 0.8).abs() < 1e-6);
    }
}
