//! How well a player plays.

use super::search::Looking;

/// How well a player plays: how far it looks. All of them deduce exactly.
#[derive(Clone, Copy, Debug)]
pub struct Level {
    pub(super) looking: Looking,
    /// How many attempts are followed to the full depth.
    pub(super) candidates: usize,
    /// Whether answers weigh against the Double Agent, beyond what they prove.
    pub(super) weighs: bool,
    /// Whether it answers for the enemy's Double Agent as it suits it; if not, it says yes.
    pub(super) deceives: bool,
}

impl Level {
    /// Judges where its own move leads.
    pub const EASY: Level = Level {
        looking: Looking { depth: 1, width: [0; 8], steps: 20_000 },
        candidates: 0,
        weighs: false,
        deceives: true,
    };

    /// Looks at the enemy's best reply.
    pub const NORMAL: Level = Level {
        looking: Looking { depth: 2, width: [0; 8], steps: 60_000 },
        candidates: 30,
        weighs: false,
        deceives: true,
    };

    /// Looks four turns ahead.
    pub const STRONG: Level = Level {
        looking: Looking { depth: 4, width: [0, 0, 6, 6, 8, 8, 8, 8], steps: 150_000 },
        candidates: 10,
        weighs: true,
        deceives: true,
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
