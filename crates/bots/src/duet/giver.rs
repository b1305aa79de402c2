//! Finding a clue: the whole vocabulary against all words on the table.

use super::lexicon::Entry;
use super::{Lexicon, Meaning};
use duet::Colour;

/// What a giver sees of a word that the other side may touch.
#[derive(Clone, Debug)]
pub struct Target {
    /// What it means.
    pub meaning: Meaning,
    /// Its colour on the giver's half of the key.
    pub colour: Colour,
    /// How likely an earlier clue will still lead to it.
    pub promised: f32,
}

/// How a giver weighs things.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Taste {
    /// How many words it looks through, commonest first.
    pub vocabulary: usize,
    /// The largest number it says.
    pub most: usize,
    /// What an assassin costs, in agents.
    pub black: f32,
    /// What a bystander costs, in agents, beyond the end of the turn.
    pub beige: f32,
    /// What a word costs that was promised and not found.
    pub promise: f32,
}

/// A clue that a giver has thought of.
#[derive(Clone, PartialEq, Debug)]
pub struct Idea {
    /// The word.
    pub word: String,
    /// The number.
    pub number: usize,
    /// The words it is about, best first, by their places.
    pub targets: Vec<usize>,
    /// What it is worth, in agents.
    pub worth: f32,
    /// How likely the first guess is an agent.
    pub first: f32,
}

/// How sharply a giver expects its partner to tell near words from far ones: more so than people do on the average clue,
/// since it chooses clues that set words apart. Found by playing against guessers with other meanings.
const SHARPNESS: f32 = 18.0;
/// Below this affinity people see no connection, however far everything else is.
const FAR_FETCHED: f32 = 0.22;
/// How much a word gains by being common: per unit of Zipf frequency, in agents.
const COMMON: f32 = 0.06;
/// From here on a word is common enough, in 25ths of Zipf frequency.
const COMMON_ENOUGH: u8 = 105;

/// The best clues, best first, of those that `allowed` lets pass; at most `count`. Every subset of the green words is
/// looked at in effect: for a clue and a number only its nearest greens can be the best subset.
pub fn ideas(
    lexicon: &Lexicon,
    targets: &[Target],
    taste: &Taste,
    count: usize,
    mut allowed: impl FnMut(&str) -> bool,
) -> Vec<Idea> {
    let mut all: Vec<(f32, usize, &Entry)> = Vec::new();
    let mut pull = vec![0.0_f32; targets.len()];
    let mut greens: Vec<(f32, f32)> = Vec::new();
    for entry in lexicon.sayable().take(taste.vocabulary) {
        for (pull, target) in pull.iter_mut().zip(targets) {
            *pull = (SHARPNESS * target.meaning.affinity_to(lexicon, entry)).exp();
        }
        let (number, worth, _) = weigh(&pull, targets, taste, &mut greens);
        let rare = f32::from(COMMON_ENOUGH.saturating_sub(entry.common)) / 25.0 * COMMON;
        all.push((worth - rare, number, entry));
    }
    all.sort_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.2.text.cmp(&b.2.text)));
    let mut out = Vec::new();
    for (worth, number, entry) in all {
        if out.len() == count {
            break;
        }
        if number > 0 && allowed(&entry.text) {
            out.push(spell_out(lexicon, entry, targets, taste, number, worth));
        }
    }
    out
}

/// The best number for a clue that pulls at the words like this, what it is worth, and how likely its first guess is right.
fn weigh(pull: &[f32], targets: &[Target], taste: &Taste, greens: &mut Vec<(f32, f32)>) -> (usize, f32, f32) {
    greens.clear();
    let (mut beige, mut black, mut green) = (0.0, 0.0, 0.0);
    for (pull, target) in pull.iter().zip(targets) {
        match target.colour {
            Colour::Green => {
                greens.push((*pull, 1.0 - 0.5 * target.promised));
                green += pull;
            }
            Colour::Beige => beige += pull,
            Colour::Black => black += pull,
        }
    }
    greens.sort_by(|a, b| b.0.total_cmp(&a.0));
    let (mut best, mut first) = ((0, f32::MIN), 0.0);
    // How likely all guesses so far were right; what they brought, and what going on has risked.
    let (mut going, mut gained, mut found, mut risk) = (1.0_f32, 0.0, 0.0, 0.0);
    let seen = (SHARPNESS * FAR_FETCHED).exp();
    let near = |number: usize, pull: f32| number == 1 || pull > seen;
    for (number, (pull, value)) in (1..).zip(greens.iter().take(taste.most)) {
        if !near(number, *pull) {
            break;
        }
        let total = green + beige + black;
        risk += going * (taste.black * black + taste.beige * beige) / total;
        going *= green / total;
        if number == 1 {
            first = going;
        }
        gained += going * value;
        found += going;
        green -= pull;
        let worth = gained - risk - taste.promise * (number as f32 - found);
        if worth > best.1 {
            best = (number, worth);
        }
    }
    (best.0, best.1, first)
}

fn spell_out(
    lexicon: &Lexicon,
    entry: &Entry,
    targets: &[Target],
    taste: &Taste,
    number: usize,
    worth: f32,
) -> Idea {
    let near: Vec<f32> = targets.iter().map(|target| target.meaning.affinity_to(lexicon, entry)).collect();
    let pull: Vec<f32> = near.iter().map(|near| (SHARPNESS * near).exp()).collect();
    let (_, _, first) = weigh(&pull, targets, taste, &mut Vec::new());
    let mut greens: Vec<usize> =
        (0..targets.len()).filter(|place| targets[*place].colour == Colour::Green).collect();
    greens.sort_by(|a, b| near[*b].total_cmp(&near[*a]));
    greens.truncate(number);
    Idea { word: entry.text.to_string(), number, targets: greens, worth, first }
}

/// A word for a zero clue: one that points at the most dangerous words and at none of the giver's own.
pub(crate) fn warning(
    lexicon: &Lexicon,
    targets: &[Target],
    taste: &Taste,
    mut allowed: impl FnMut(&str) -> bool,
) -> Option<String> {
    let mut all: Vec<(f32, &str)> = lexicon
        .sayable()
        .take(taste.vocabulary)
        .map(|entry| {
            let danger = targets.iter().map(|target| {
                let pull = (SHARPNESS * target.meaning.affinity_to(lexicon, entry)).exp();
                match target.colour {
                    Colour::Black => pull,
                    Colour::Beige => 0.2 * pull,
                    Colour::Green => -2.0 * pull,
                }
            });
            (danger.sum(), &*entry.text)
        })
        .collect();
    all.sort_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.1.cmp(b.1)));
    all.into_iter().map(|(_, word)| word).find(|word| allowed(word)).map(str::to_owned)
}
