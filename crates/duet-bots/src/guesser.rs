//! Reading a clue: how likely each word is meant, and when to stop.

use super::{Lexicon, Meaning, Odds};

/// How sharply people tell near words from far ones: the chance of a word grows with e to the power of this times its
/// affinity. Fitted to human guesses.
pub(crate) const SHARPNESS: f32 = 11.2;
/// How much a clue that was not used up still counts.
const STALE: f32 = 0.6;
/// A giver keeps away from assassins: the word that fits a clue best is one this much less often.
const KEPT_AWAY: f32 = 0.8;

/// From this affinity on a giver would have counted on a word.
const SPOKEN_FOR: f32 = 0.45;
/// How surely a word was not meant that a used-up clue speaks for.
const USED_UP: f32 = 0.6;

/// A clue to read.
#[derive(Clone, Debug)]
pub struct Hint {
    /// Its word.
    pub text: String,
    /// What it means.
    pub meaning: Meaning,
    /// How many words of it are still to be found: none if it is used up. A zero clue keeps away from its words.
    pub left: usize,
    /// Whether it was given with the number 0.
    pub zero: bool,
    /// Whether it is the clue of this turn.
    pub current: bool,
}

/// What a guesser thinks of one word.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chance {
    /// How likely it is an agent.
    pub green: f32,
    /// How likely it is an assassin.
    pub black: f32,
    /// How likely a clue was about it: the one that speaks most for it.
    pub meant: f32,
    /// Which clue that is, by its place among the hints.
    pub because: Option<usize>,
    /// How surely an earlier clue that is used up would have been about it, and was not.
    pub passed: f32,
}

impl Chance {
    /// How likely it is a bystander.
    pub fn beige(&self) -> f32 {
        (1.0 - self.green - self.black).max(0.0)
    }
}

/// Reads all hints together: the chances of each word.
pub fn read(words: &[(&Meaning, Odds)], hints: &[Hint]) -> Vec<Chance> {
    let mut chances: Vec<Chance> = words
        .iter()
        .map(|(_, odds)| Chance { green: 0.0, black: odds.black, meant: 0.0, because: None, passed: 0.0 })
        .collect();
    let expected: f32 = words.iter().map(|(_, odds)| odds.green).sum::<f32>().max(1e-3);
    let mut meant_in_all = 0.0;
    for (number, hint) in hints.iter().enumerate() {
        let pull: Vec<f32> = words
            .iter()
            .zip(&chances)
            .map(|((word, odds), chance)| {
                odds.green.max(1e-4) * (1.0 - chance.passed) * (SHARPNESS * hint.meaning.affinity(word)).exp()
            })
            .collect();
        let top = pull.iter().copied().fold(1e-9, f32::max);
        if hint.zero {
            for (chance, (pull, (_, odds))) in chances.iter_mut().zip(pull.iter().zip(words)) {
                let away = pull / top;
                chance.green *= 1.0 - away;
                chance.black += (1.0 - odds.black) * 0.2 * away;
            }
            continue;
        }
        if hint.left == 0 {
            // Its words are found: whatever else it would have spoken for was not meant, and a clue in the same sense would be
            // about other words.
            for (chance, (word, _)) in chances.iter_mut().zip(words) {
                let spoken_for = ((hint.meaning.affinity(word) - SPOKEN_FOR) / SPOKEN_FOR).clamp(0.0, 1.0);
                chance.passed = chance.passed.max(USED_UP * spoken_for);
            }
            continue;
        }
        let fresh = if hint.current { 1.0 } else { STALE };
        let included = inclusion(&pull, hint.left as f32);
        meant_in_all += fresh * hint.left as f32;
        for (i, chance) in chances.iter_mut().enumerate() {
            let meant = fresh * included[i];
            chance.green = 1.0 - (1.0 - chance.green) * (1.0 - meant);
            // A giver would not have said it with an assassin so near.
            chance.black *= 1.0 - KEPT_AWAY * fresh * pull[i] / top;
            if meant > chance.meant {
                chance.meant = meant;
                chance.because = Some(number);
            }
        }
    }
    // What no clue was about may still be green: as many as are left over.
    let rest = ((expected - meant_in_all) / expected).clamp(0.05, 1.0);
    for (chance, (_, odds)) in chances.iter_mut().zip(words) {
        if chance.green < 1.0 {
            chance.green += (1.0 - chance.green) * odds.green * rest * 0.7;
        }
        chance.black *= 1.0 - chance.green;
        let both = chance.green + chance.black;
        if both > 1.0 {
            chance.green /= both;
            chance.black /= both;
        }
    }
    chances
}

/// How likely each of some things is among `count` drawn by these weights: such that the chances add up to `count`.
fn inclusion(weights: &[f32], count: f32) -> Vec<f32> {
    let count = count.min(weights.len() as f32 * 0.95);
    let total: f32 = weights.iter().sum::<f32>().max(1e-9);
    let sum = |rate: f32| weights.iter().map(|weight| 1.0 - (-rate * weight / total).exp()).sum::<f32>();
    let (mut low, mut high) = (0.0_f32, 1.0_f32);
    while sum(high) < count && high < 1e9 {
        low = high;
        high *= 4.0;
    }
    for _ in 0..24 {
        let middle = 0.5 * (low + high);
        if sum(middle) < count { low = middle } else { high = middle }
    }
    weights.iter().map(|weight| 1.0 - (-high * weight / total).exp()).collect()
}

/// What a touch is worth, in agents.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Prices {
    /// What an assassin costs.
    pub black: f32,
    /// What a bystander costs beyond the end of the turn.
    pub beige: f32,
}

impl Prices {
    /// What to expect of touching a word.
    pub fn worth(&self, chance: &Chance) -> f32 {
        chance.green - self.black * chance.black - self.beige * chance.beige()
    }
}

/// The words of a clue by worth, best first, and how many of them to touch if all goes well: for a single clue at the
/// start of a game, by somebody who sees no key.
pub fn rank(lexicon: &Lexicon, words: &[&str], clue: &str, number: usize) -> (Vec<(usize, f32)>, usize) {
    let meanings: Vec<Meaning> = words.iter().map(|word| lexicon.meaning(word)).collect();
    let table: Vec<(&Meaning, Odds)> = meanings.iter().map(|meaning| (meaning, Odds::BLANK)).collect();
    let hint = |left, zero| Hint {
        text: clue.to_owned(),
        meaning: lexicon.meaning(clue),
        left,
        zero,
        current: true,
    };
    let hints = [hint(number.max(1), number == 0)];
    let chances = read(&table, &hints);
    let mut order: Vec<usize> = (0..words.len()).collect();
    order.sort_by(|a, b| chances[*b].green.total_cmp(&chances[*a].green).then(a.cmp(b)));
    let prices = Prices { black: 6.0, beige: 0.0 };
    let more = order.iter().skip(1).take(number.saturating_sub(1));
    let stop = more.take_while(|word| prices.worth(&chances[**word]) > 0.0).count() + 1;
    (order.into_iter().map(|word| (word, chances[word].green)).collect(), stop.min(words.len()))
}
