//! Finding a clue: the whole vocabulary against all words on the table.

use super::candidates::{Candidate, Near, Table, candidates};
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
    /// How clearly the last word that it counts on must beat the best other one.
    pub margin: f32,
    /// How sharply it expects its partner to tell near words from far ones.
    pub sharpness: f32,
    /// Below this affinity it counts on no word beside the first.
    pub far_fetched: f32,
    /// A word on which it counts beside the first is one that people think of, so much at least: the vectors alone are not
    /// enough.
    pub thought: f32,
    /// How strongly the clue and every word that it counts on must bring each other up, with nothing between, if there are several.
    pub linked: f32,
    /// How much less than one that comes to mind at once a word counts that nobody comes to directly.
    pub unlinked: f32,
    /// Whether it says names.
    pub names: bool,
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

/// From here on somebody thinks of a clue with a word.
const THOUGHT: f32 = 0.06;
/// From this affinity on two animals are likened to each other.
const LIKENED: f32 = 0.25;
/// With so many candidates that somebody thinks of, no others are looked at.
const ENOUGH: usize = 200;
/// How much nearer an animal seems to an animal than it is as a clue.
const LIKENESS: f32 = 0.4;
/// How much more clearly a word must be beaten that the clue brings up as well.
const AWAY_FROM_LINKED: f32 = 0.1;
/// How much more clearly than a bystander an assassin must be beaten.
const AWAY_FROM_BLACK: f32 = 0.03;

/// The best clues, best first, of those that `allowed` lets pass; at most `count`. Every subset of the green words is
/// looked at in effect: for a clue and a number only its nearest greens can be the best subset.
pub fn ideas(
    lexicon: &Lexicon,
    targets: &[Target],
    taste: &Taste,
    count: usize,
    mut allowed: impl FnMut(&str) -> bool,
) -> Vec<Idea> {
    let table = Table::new(lexicon, targets.iter().map(|target| &target.meaning));
    let mut weigher = Weigher::new(&table, targets, taste);
    let greens: Vec<usize> =
        (0..targets.len()).filter(|place| targets[*place].colour == Colour::Green).collect();
    let mut all: Vec<(f32, usize, Candidate<'_>)> = Vec::new();
    // First what somebody thinks of with a green word; everything else only if none of that may be said.
    let leads =
        |candidate: &Candidate<'_>| greens.iter().any(|place| table.thought(candidate, *place) >= THOUGHT);
    for thought_of in [true, false] {
        for candidate in candidates(lexicon, taste.vocabulary, taste.names) {
            if leads(&candidate) == thought_of {
                let weighed = weigher.weigh(&candidate);
                if weighed.number > 0 {
                    all.push((weighed.worth - candidate.rare, weighed.number, candidate));
                }
            }
        }
        if all.len() >= ENOUGH {
            break;
        }
    }
    all.sort_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.2.text.cmp(b.2.text)));
    let mut out: Vec<Idea> = Vec::new();
    for (worth, number, candidate) in all {
        if out.len() == count {
            break;
        }
        if allowed(candidate.text) {
            let first = weigher.weigh(&candidate).first;
            let targets = weigher.greens().take(number).collect();
            out.push(Idea { word: candidate.text.to_owned(), number, targets, worth, first });
        }
    }
    out
}

/// What a clue is worth.
struct Weighed {
    number: usize,
    worth: f32,
    /// How likely the first guess is right.
    first: f32,
}

/// Weighs one candidate after the other against the same table.
struct Weigher<'a> {
    table: &'a Table<'a>,
    targets: &'a [Target],
    taste: &'a Taste,
    near: Vec<Near>,
    /// The green words of the last candidate, nearest first: affinity, what it counts, whether people think of it, place.
    greens: Vec<(f32, f32, bool, usize)>,
}

impl<'a> Weigher<'a> {
    fn new(table: &'a Table<'a>, targets: &'a [Target], taste: &'a Taste) -> Weigher<'a> {
        let near = vec![Near::default(); table.len()];
        Weigher { table, targets, taste, near, greens: Vec::new() }
    }

    /// The places of the green words, nearest to the last candidate first.
    fn greens(&self) -> impl Iterator<Item = usize> {
        self.greens.iter().map(|(.., place)| *place)
    }

    /// The best number for a candidate, what it is worth, and how likely its first guess is right.
    fn weigh(&mut self, candidate: &Candidate<'_>) -> Weighed {
        self.table.near(candidate, &mut self.near);
        self.greens.clear();
        let (mut beige, mut black, mut green) = (0.0, 0.0, 0.0);
        let mut best_other = f32::MIN;
        for (place, (near, target)) in self.near.iter().zip(self.targets).enumerate() {
            let linked = |extra: f32| {
                let seen = near.thought >= self.taste.thought
                    && self.table.link(candidate, place) >= self.taste.linked;
                if seen { extra } else { 0.0 }
            };
            let pull = |affinity: f32| (self.taste.sharpness * affinity).exp();
            match target.colour {
                Colour::Green => {
                    let likeness = near.affinity > LIKENED && self.table.is_likeness(candidate, place, near);
                    let affinity = near.affinity - if likeness { LIKENESS } else { 0.0 };
                    let thought =
                        near.thought >= self.taste.thought && affinity > self.taste.far_fetched && !likeness;
                    self.greens.push((affinity, 1.0 - 0.5 * target.promised, thought, place));
                    green += pull(affinity);
                }
                Colour::Beige => {
                    best_other = best_other.max(near.affinity + linked(AWAY_FROM_LINKED));
                    beige += pull(near.affinity);
                }
                Colour::Black => {
                    best_other = best_other.max(near.affinity + AWAY_FROM_BLACK + linked(AWAY_FROM_LINKED));
                    black += pull(near.affinity);
                }
            }
        }
        self.greens.sort_by(|a, b| b.0.total_cmp(&a.0));
        let mut best = Weighed { number: 0, worth: f32::MIN, first: 0.0 };
        // How likely all guesses so far were right; what they brought, and what going on has risked.
        let (mut going, mut gained, mut found, mut risk) = (1.0_f32, 0.0, 0.0, 0.0);
        let mut all_linked = true;
        for (number, (affinity, value, thought, place)) in (1..).zip(self.greens.iter().take(self.taste.most))
        {
            let link = self.table.link(candidate, *place);
            all_linked &= link >= self.taste.linked;
            let clear = *thought && all_linked && *affinity >= best_other + self.taste.margin;
            if number > 1 && !clear {
                break;
            }
            let total = green + beige + black;
            risk += going * (self.taste.black * black + self.taste.beige * beige) / total;
            going *= green / total;
            if number == 1 {
                best.first = going;
            }
            gained += going * value * (1.0 - self.taste.unlinked * (1.0 - link.min(1.0)));
            found += going;
            green = (green - (self.taste.sharpness * affinity).exp()).max(0.0);
            let worth = gained - risk - self.taste.promise * (number as f32 - found);
            if worth > best.worth {
                best = Weighed { number, worth, ..best };
            }
        }
        best
    }
}

/// A word for a zero clue: one that points at the most dangerous words and at none of the giver's own.
pub(crate) fn warning(
    lexicon: &Lexicon,
    targets: &[Target],
    taste: &Taste,
    mut allowed: impl FnMut(&str) -> bool,
) -> Option<String> {
    let table = Table::new(lexicon, targets.iter().map(|target| &target.meaning));
    let mut near = vec![Near::default(); targets.len()];
    let mut all: Vec<(f32, &str)> = Vec::new();
    for candidate in candidates(lexicon, taste.vocabulary, taste.names) {
        table.near(&candidate, &mut near);
        let danger = near.iter().zip(targets).map(|(near, target)| {
            let pull = (taste.sharpness * near.affinity).exp();
            match target.colour {
                Colour::Black => pull,
                Colour::Beige => 0.2 * pull,
                Colour::Green => -2.0 * pull,
            }
        });
        all.push((danger.sum(), candidate.text));
    }
    all.sort_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.1.cmp(b.1)));
    all.into_iter().map(|(_, word)| word).find(|word| allowed(word)).map(str::to_owned)
}
