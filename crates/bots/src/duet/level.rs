//! How well a bot plays.

use super::Taste;
use super::guesser::Prices;
use duet::Supply;

/// A bot's strength: how many words it thinks of, how far it counts, what it remembers. None of them plays nonsense.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    /// How many words it looks through for a clue, commonest first.
    pub vocabulary: usize,
    /// The largest number it says.
    pub most: usize,
    /// Whether it remembers clues that were not used up: the other side's when guessing, its own when giving.
    pub remembers: bool,
    /// Whether it guesses beyond the number of a clue, and gives zero clues.
    pub ventures: bool,
}

/// What an assassin costs a giver, in agents; found by playing against guessers with other meanings.
const GIVER_BLACK: f32 = 6.0;

impl Level {
    /// Common words, twos, and only the clue at hand.
    pub const EASY: Level = Level { vocabulary: 2_500, most: 2, remembers: false, ventures: false };
    /// More words, threes, and clues of before.
    pub const NORMAL: Level = Level { vocabulary: 6_000, most: 3, remembers: true, ventures: false };
    /// Every word it knows.
    pub const STRONG: Level = Level { vocabulary: usize::MAX, most: 4, remembers: true, ventures: true };

    /// What touches cost with these tokens left and so many words for the other side to show: an assassin is dearest while
    /// there is time.
    pub(crate) fn prices(supply: Supply, words_left: f32) -> Prices {
        let turns = f32::from(supply.left().div_ceil(2)).max(1.0);
        let pace = words_left / turns;
        let black = if supply.left() <= 1 { 1.0 } else { (11.0 / pace.max(0.5)).clamp(3.0, 9.0) };
        let beige = match supply {
            // D15: without bystander tokens a mistake costs two ticks, or the game.
            Supply { bystanders: 0, ticks: 0..=1 } => black,
            Supply { bystanders: 0, .. } => 0.6,
            Supply { ticks: 0, .. } => 0.0,
            Supply { bystanders, .. } => 0.3 / f32::from(bystanders),
        };
        Prices { black, beige }
    }

    /// How a giver weighs things with these tokens left and so many words of its own.
    pub(crate) fn taste(self, supply: Supply, words_left: usize) -> Taste {
        let turns = f32::from(supply.left().div_ceil(2)).max(1.0);
        let pace = words_left as f32 / turns;
        let prices = Level::prices(supply, words_left as f32);
        let promise = if pace > 2.5 { 0.05 } else { 0.1 };
        Taste {
            vocabulary: self.vocabulary,
            most: self.most,
            black: GIVER_BLACK,
            beige: prices.beige.min(1.0) + 0.05,
            promise,
        }
    }
}

impl Taste {
    /// The taste of a strong giver with so many tokens left, all of them good for a mistake, and so many words of its own.
    pub fn at_the_start_of(tokens: u8, words_left: usize) -> Taste {
        Level::STRONG.taste(Supply::new(tokens, tokens), words_left)
    }
}
