//! What a table can choose before the deal.

use crate::Refusal;
use serde::{Deserialize, Serialize};

/// The options of a table of Secrets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many play: 4 to 8 (S1).
    pub players: u8,
    /// Whether the view repeats what its seat has seen, or leaves it to the player's memory (S5).
    #[serde(default = "yes")]
    pub memory_aid: bool,
    /// Whether what goes under the deck in a turn is shuffled first (S7).
    #[serde(default)]
    pub shuffle_under: bool,
    /// How many seconds the UN holder has before the target's answer takes effect; nothing where the UN holder must
    /// answer, as in correspondence play (S14).
    #[serde(default = "ten")]
    pub un_window: Option<u16>,
}

fn yes() -> bool {
    true
}

fn ten() -> Option<u16> {
    Some(10)
}

impl Options {
    /// The longest UN window, in seconds.
    pub const LONGEST_WINDOW: u16 = 3600;

    /// The usual options for this many players.
    pub fn new(players: u8) -> Options {
        Options { players, memory_aid: yes(), shuffle_under: false, un_window: ten() }
    }

    pub(crate) fn check(&self) -> Result<usize, Refusal> {
        if !(4..=8).contains(&self.players) {
            return Err(Refusal::Players(self.players));
        }
        match self.un_window {
            Some(seconds) if !(1..=Options::LONGEST_WINDOW).contains(&seconds) => {
                Err(Refusal::Window(seconds))
            }
            _ => Ok(self.players.into()),
        }
    }

    /// How many players there are.
    pub(crate) fn players(&self) -> usize {
        self.players.into()
    }

    /// How many cards in a display end the game (S24).
    pub fn limit(&self) -> usize {
        if self.players <= 6 { 5 } else { 4 }
    }
}
