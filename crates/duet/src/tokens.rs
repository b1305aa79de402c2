//! The time tokens (D3, D7, D15).

use serde::Serialize;

/// The tokens that lie in the supply, by the face they show.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Supply {
    /// Tokens that show the tick.
    pub ticks: u8,
    /// Tokens that show a bystander: the mistakes that cost no more than a turn.
    pub bystanders: u8,
}

/// What marking a bystander took from the supply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mistake {
    /// So many tokens: one that showed a bystander, or two ticks stacked as one mark. None if the supply was empty,
    /// which only a penalty can bring about before the turn ends (D21).
    Marked(u8),
    /// Two ticks were needed and one was left: the game is lost.
    Unpayable,
}

impl Supply {
    /// The supply of a mission with this many turns, of which this many may be mistakes (D15).
    pub const fn new(turns: u8, mistakes: u8) -> Supply {
        Supply {
            ticks: turns.saturating_sub(mistakes),
            bystanders: if mistakes < turns { mistakes } else { turns },
        }
    }

    /// How many tokens are left.
    #[inline]
    pub const fn left(self) -> u8 {
        self.ticks + self.bystanders
    }

    /// Takes one token with the tick up: a tick, or the last resort, a bystander turned over. False if there was none.
    #[inline]
    pub fn take_tick(&mut self) -> bool {
        let pile = if self.ticks > 0 { &mut self.ticks } else { &mut self.bystanders };
        let any = *pile > 0;
        *pile = pile.saturating_sub(1);
        any
    }

    /// Takes what marks a bystander.
    #[inline]
    pub fn take_mistake(&mut self) -> Mistake {
        match self {
            Supply { bystanders: 1.., .. } => {
                self.bystanders -= 1;
                Mistake::Marked(1)
            }
            Supply { ticks: 2.., .. } => {
                self.ticks -= 2;
                Mistake::Marked(2)
            }
            Supply { ticks: 1, .. } => Mistake::Unpayable,
            Supply { .. } => Mistake::Marked(0),
        }
    }
}
