//! What each answer to an attempt would tell its owner.

use crate::{Attempt, Chart, Deals, Handling, Side, View};

/// What the answers to one attempt would tell the side that makes it.
///
/// For an ordinary mover the answer is settled. The Double Agent's is the opponent's choice, which the rules leave
/// free: the numbers of deals count it as possible either way, and for the chances it is taken to be yes or no with
/// equal chance.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tells {
    /// The deals that fit before the answer.
    pub deals: u64,
    /// The deals that fit after a yes; where a yes would lead to the far row, after a yes without a promotion.
    pub after_yes: u64,
    /// The deals that fit after a yes with a promotion; 0 where there can be none.
    pub after_promotion: u64,
    /// The deals that fit after a no.
    pub after_no: u64,
    /// The chance of a yes.
    pub chance_of_yes: f64,
    /// The information to expect, in bits: how much the answer narrows the deals down, on average.
    pub bits: f64,
}

impl Tells {
    /// What the answers to an attempt of a side would tell that side, given its exact deals.
    ///
    /// Nothing if there is no such spy on the board.
    pub fn of(chart: &Chart, view: &View, side: Side, deals: &Deals, attempt: Attempt) -> Option<Tells> {
        let spy = chart.spy(attempt.spy)?;
        let seen = view.side(side).spies.get(spy)?;
        let from = seen.at?;
        let total = deals.total();
        if seen.promoted {
            // What a promoted spy can do is known, and what it was before does not show.
            let yes = attempt.distance <= crate::PROMOTED_REACH;
            let [after_yes, after_no] = if yes { [total, 0] } else { [0, total] };
            let chance_of_yes = f64::from(u8::from(yes));
            return Some(Tells {
                deals: total,
                after_yes,
                after_promotion: 0,
                after_no,
                chance_of_yes,
                bits: 0.0,
            });
        }
        let agent = deals.with_any(spy, chart.agent());
        let fits = chart.fits(attempt.direction, attempt.distance);
        let rows = match attempt.direction {
            way if way.is_backward() => -i16::from(attempt.distance),
            crate::Direction::L | crate::Direction::R => 0,
            _ => i16::from(attempt.distance),
        };
        let moves = attempt.briefcase != Some(Handling::Send);
        let at_far_row = moves && i16::from(side.row(from)) + rows == 11;
        // The Double Agent has no crown: with variant 5 everybody is asked, and being asked tells nothing (C22).
        let crowned = if at_far_row && !chart.options().variants.promotion_sir {
            chart.crowned()
        } else {
            crate::MoverSet::default()
        };
        let promotion = deals.with_any(spy, fits.and(crowned));
        let yes = deals.with_any(spy, fits) - promotion;
        let no = total - agent - yes - promotion;
        let share = |deals: u64| if total == 0 { 0.0 } else { deals as f64 / total as f64 };
        let half = share(agent) / 2.0;
        let chances = [share(yes) + half, share(promotion), share(no) + half];
        // What the answer is uncertain by, less what is the Double Agent's own whim: one bit where it has the choice.
        let bits = chances.into_iter().map(surprise).sum::<f64>() - share(agent);
        Some(Tells {
            deals: total,
            after_yes: yes + agent,
            after_promotion: promotion,
            after_no: no + agent,
            chance_of_yes: chances[0] + chances[1],
            bits: bits.max(0.0),
        })
    }
}

/// A chance's part in the entropy, in bits.
fn surprise(chance: f64) -> f64 {
    if chance > 0.0 { -chance * chance.log2() } else { 0.0 }
}
