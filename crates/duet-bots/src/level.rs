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
    /// How clearly the last word that a clue counts on must beat the best other one: the less, the bolder.
    pub margin: f32,
    /// Whether it is well read, and says names.
    pub names: bool,
}

/// So many words a turn leave time enough at the start, when there are so many turns to come; later, when only words are left that
/// go together badly, it takes fewer.
const AT_LEISURE: f32 = 1.8;
const FULL_TIME: f32 = 5.0;
/// With so many more words a turn there is no time at all.
const HURRY: f32 = 0.2;
/// How sharply people tell near words from far ones, and how sharply one must hope they do when time runs out.
const PEOPLE: f32 = 14.0;
const HOPE: f32 = 18.0;

/// How strongly a clue and a word bring each other up on which it counts: about the eighteenth thing that people think of. Readers
/// rated clues with such words 4.2 of 5, others 3.5.
const LINKED: f32 = 0.4;
/// How much less than others a word counts, while there is time, that nobody comes to directly.
const UNLINKED: f32 = 0.4;

/// What an assassin costs a giver, in agents; found by playing against guessers with other meanings.
const GIVER_BLACK: f32 = 6.0;

impl Level {
    /// Common words, twos, and only the clue at hand.
    pub const EASY: Level =
        Level { vocabulary: 2_500, most: 2, remembers: false, ventures: false, margin: 0.05, names: false };
    /// More words, threes, and clues of before.
    pub const NORMAL: Level =
        Level { vocabulary: 6_000, most: 3, remembers: true, ventures: false, margin: 0.0, names: true };
    /// Every word it knows.
    pub const STRONG: Level = Level {
        vocabulary: usize::MAX,
        most: 4,
        remembers: true,
        ventures: true,
        margin: -0.02,
        names: true,
    };

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
        // While there is time it counts only on what is clear; when time runs out, on what it can.
        let leisure = AT_LEISURE * (turns / FULL_TIME).powf(1.2);
        let haste = ((pace - leisure) / HURRY).clamp(0.0, 1.0);
        let towards = |calm: f32, hasty: f32| calm + (hasty - calm) * haste;
        Taste {
            vocabulary: self.vocabulary,
            most: self.most,
            black: GIVER_BLACK,
            beige: prices.beige.min(1.0) + 0.05,
            promise,
            sharpness: towards(PEOPLE, HOPE),
            margin: towards(self.margin, -1.0),
            far_fetched: towards(0.24, 0.2),
            thought: towards(0.05, 0.0),
            linked: towards(LINKED, 0.0),
            unlinked: towards(UNLINKED, 0.0),
            names: self.names,
        }
    }
}

impl Taste {
    /// The taste of a strong giver with so many tokens left, all of them good for a mistake, and so many words of its own.
    pub fn at_the_start_of(tokens: u8, words_left: usize) -> Taste {
        Level::STRONG.taste(Supply::new(tokens, tokens), words_left)
    }
}
