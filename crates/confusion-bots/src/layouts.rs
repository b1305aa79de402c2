//! Laying out one's spies (C21).

use super::ground::{number, steps};
use super::player::{Choice, Player};
use super::reasons;
use confusion::{Action, Layout, Square};
use game::Luck;

/// How many layouts are looked at.
const TRIES: u32 = 24;

impl Player {
    /// Of some layouts the one with most spies near the middle and most ways open. Movers are unknown, so letters do not
    /// matter.
    pub(super) fn lay_out(&self, luck: &mut Luck) -> Choice {
        let (chart, side) = (&self.ground.chart, self.ground.me);
        let mut best = Layout::plain(chart, side);
        let mut most = self.openness(&best);
        for _ in 0..TRIES {
            let layout = Layout::random(chart, side, luck);
            let open = self.openness(&layout);
            if open > most {
                (best, most) = (layout, open);
            }
        }
        (Action::LayOut(best), reasons::layout())
    }

    /// Open squares ahead, and nearness to the briefcase.
    fn openness(&self, layout: &Layout) -> i32 {
        let taken: Vec<u8> = layout.squares().iter().map(|square| number(*square) as u8).collect();
        let case = number(Square::CENTRE) as u8;
        let of = |from: u8| {
            let near = 10 - i32::from(steps(from, case));
            let open = |direction: usize| {
                let ray = self.ground.ray(0, from, direction);
                ray.iter().take(3).take_while(|square| !taken.contains(square)).count() as i32
            };
            // Forward, and forward to both hands.
            2 * near + open(0) + open(1) + open(7)
        };
        taken.iter().map(|from| of(*from)).sum()
    }
}
