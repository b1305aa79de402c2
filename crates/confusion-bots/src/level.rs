//! How well a player plays.

use super::search::{Looking, Width};
use super::worth::Scales;

/// A look at the attempts that seemed best so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Look {
    /// How many turns ahead.
    pub(super) depth: u8,
    /// How wide.
    pub(super) width: Width,
    /// How many attempts are looked at.
    pub(super) candidates: usize,
}

/// How well a player plays: how far it looks. All of them deduce exactly.
#[derive(Clone, Copy, Debug)]
pub struct Level {
    /// How answers and what comes before a move are thought through.
    pub(super) looking: Looking,
    /// How attempts are thought through, after a glance at all of them: one look after the other, each further.
    pub(super) looks: &'static [Look],
    /// What it thinks positions are worth.
    pub(super) scales: Scales,
    /// Whether answers weigh against the Double Agent, beyond what they prove.
    pub(super) weighs: bool,
    /// Whether it answers for the enemy's Double Agent as it suits it; if not, it says yes.
    pub(super) deceives: bool,
    /// Whether it keeps a game going that is not lost: it does not go back to positions that were there before, and
    /// rather removes a spy than let too many quiet turns be a draw.
    pub(super) persists: bool,
}

/// As wide as *strong* looks at the next turns.
const WIDE: Width = [0, 0, 6, 6, 8, 8, 8, 8];

impl Level {
    /// Judges where its own move leads.
    pub const EASY: Level = Level {
        looking: Looking { depth: 1, width: [0; 8], steps: 20_000 },
        looks: &[],
        scales: Scales::CHOSEN,
        weighs: false,
        deceives: true,
        persists: false,
    };

    /// Looks at the enemy's best reply.
    pub const NORMAL: Level = Level {
        looking: Looking { depth: 2, width: [0; 8], steps: 60_000 },
        looks: &[Look { depth: 2, width: [0; 8], candidates: 30 }],
        scales: Scales::CHOSEN,
        weighs: false,
        deceives: true,
        persists: false,
    };

    /// Looks at the next four turns widely, and six turns ahead along the best lines.
    pub const STRONG: Level = Level {
        looking: Looking { depth: 4, width: WIDE, steps: 600_000 },
        looks: &[
            Look { depth: 2, width: WIDE, candidates: 30 },
            Look { depth: 4, width: WIDE, candidates: 10 },
            Look { depth: 6, width: [3; 8], candidates: 5 },
        ],
        scales: Scales::GUARDED,
        weighs: true,
        deceives: true,
        persists: true,
    };

    /// The same player, who says yes to whatever the enemy's Double Agent tries.
    #[must_use]
    pub const fn honest(self) -> Level {
        Level { deceives: false, ..self }
    }

    /// The same player with so many steps for each decision; 0 leaves it hardly a thought.
    #[must_use]
    pub const fn with_steps(mut self, steps: u32) -> Level {
        self.looking.steps = steps;
        self
    }
}
