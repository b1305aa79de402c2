//! What a table can choose before the deal.

use crate::{Both, MoversBox, Side};
use serde::{Deserialize, Serialize};

/// The variants, in any combination.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Variants {
    /// Variant 1 (C18): no Double Agents, and no spare spy.
    pub honour_among_spies: bool,
    /// Variant 2 (C19): the outermost columns are out of bounds.
    pub tight_start: bool,
    /// Variant 3 (C20): the spy with the briefcase must survive one more turn.
    pub safe_extraction: bool,
    /// Variant 4 (C21): the players lay out their own spies.
    pub variable_start: bool,
    /// Variant 5 (C22): everybody but the Double Agent can be promoted, and the owner is asked.
    pub promotion_sir: bool,
}

impl Variants {
    /// The names of the variants, as commands and files write them, in the order of their numbers.
    pub const NAMES: [&str; 5] =
        ["honour-among-spies", "tight-start", "safe-extraction", "variable-start", "promotion-sir"];

    /// The switch of the variant with this name.
    pub fn named(&mut self, name: &str) -> Option<&mut bool> {
        match Variants::NAMES.iter().position(|known| *known == name)? {
            0 => Some(&mut self.honour_among_spies),
            1 => Some(&mut self.tight_start),
            2 => Some(&mut self.safe_extraction),
            3 => Some(&mut self.variable_start),
            _ => Some(&mut self.promotion_sir),
        }
    }
}

/// A special action token (C17).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Token {
    /// See the mover of one own spy.
    Reveal,
    /// Attempt to move two spies.
    MoveTwo,
    /// Two own spies change places.
    SwapTwo,
}

/// Which tokens a side has (C17).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Tokens {
    /// Reveal 1.
    pub reveal: bool,
    /// Move 2.
    pub move_two: bool,
    /// Swap 2.
    pub swap_two: bool,
}

impl Tokens {
    /// All three.
    pub const ALL: Tokens = Tokens { reveal: true, move_two: true, swap_two: true };

    /// Whether the side has this token.
    pub const fn has(self, token: Token) -> bool {
        match token {
            Token::Reveal => self.reveal,
            Token::MoveTwo => self.move_two,
            Token::SwapTwo => self.swap_two,
        }
    }

    pub(crate) fn spend(&mut self, token: Token) {
        match token {
            Token::Reveal => self.reveal = false,
            Token::MoveTwo => self.move_two = false,
            Token::SwapTwo => self.swap_two = false,
        }
    }
}

/// Who begins (C4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Begins {
    /// White does.
    White,
    /// Red does.
    Red,
    /// It is drawn.
    #[default]
    Random,
}

impl From<Side> for Begins {
    fn from(side: Side) -> Begins {
        match side {
            Side::White => Begins::White,
            Side::Red => Begins::Red,
        }
    }
}

/// What a table can choose before the deal. Whatever a text leaves out is as in [`Options::default`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The variants played.
    pub variants: Variants,
    /// The tokens of each side.
    pub tokens: Both<Tokens>,
    /// Who begins.
    pub begins: Begins,
    /// Whether repetition and lack of progress end the game as a draw (C23).
    pub draw_rules: bool,
    /// Whether notebooks may strike out what the answers prove (C16).
    pub helper: bool,
    /// The movers, letters and start layout: the data itself, not the name of a file.
    pub movers: MoversBox,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            variants: Variants::default(),
            tokens: Both::default(),
            begins: Begins::Random,
            draw_rules: true,
            helper: true,
            movers: MoversBox::reconstruction(),
        }
    }
}
