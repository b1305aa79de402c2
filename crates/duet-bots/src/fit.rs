//! People's guesses beside ours, source by source: how much each source of meaning should count, and what it brings.

use super::Sources;

/// A turn that people played.
#[derive(Clone, Debug)]
pub struct Case {
    /// The clue: turns with one clue are tried together, never fitted on one and tried on another.
    pub clue: String,
    /// What speaks for each word on the table.
    pub words: Vec<Sources>,
    /// The word that people touched first.
    pub guess: usize,
    /// Whether the clue is understood at all; if not, the turn counts as missed.
    pub known: bool,
}

/// Which sources are listened to: vectors, shared associations, direct ones.
pub type Listened = [bool; 3];

/// How often the first guess of people is ours, or among our first three.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Agreement {
    /// Turns tried.
    pub turns: usize,
    /// Our first.
    pub first: usize,
    /// Among our first three.
    pub third: usize,
}

impl Agreement {
    fn count(&mut self, case: &Case, weights: &[f32; 3]) {
        self.turns += 1;
        if !case.known {
            return;
        }
        let worth: Vec<f32> = case.words.iter().map(|word| total(word, weights)).collect();
        let better = |place: &usize| {
            worth[*place] > worth[case.guess] || worth[*place] == worth[case.guess] && *place < case.guess
        };
        let place = (0..worth.len()).filter(better).count();
        self.first += usize::from(place == 0);
        self.third += usize::from(place < 3);
    }
}

fn parts(sources: &Sources) -> [f32; 3] {
    [sources.vector, sources.shared, sources.direct]
}

fn total(sources: &Sources, weights: &[f32; 3]) -> f32 {
    parts(sources).iter().zip(weights).map(|(part, weight)| part * weight).sum()
}

const STEPS: usize = 400;
const PACE: f32 = 0.2;
/// Keeps weights small that hardly any turn speaks for.
const CALM: f32 = 0.0005;

/// The weights under which people's first guesses are likeliest: a multinomial logit, climbed step by step.
pub fn fit(cases: &[&Case], listened: Listened) -> [f32; 3] {
    let known: Vec<&&Case> = cases.iter().filter(|case| case.known).collect();
    let mut weights = [8.0, 4.0, 1.0];
    for (weight, listened) in weights.iter_mut().zip(listened) {
        *weight *= f32::from(u8::from(listened));
    }
    let mut speed = [0.0_f32; 3];
    for _ in 0..STEPS {
        let mut slope = [0.0_f32; 3];
        for case in &known {
            let pulls: Vec<f32> = case.words.iter().map(|word| total(word, &weights).exp()).collect();
            let all: f32 = pulls.iter().sum();
            for (at, slope) in slope.iter_mut().enumerate() {
                let expected: f32 =
                    case.words.iter().zip(&pulls).map(|(word, pull)| parts(word)[at] * pull / all).sum();
                *slope += parts(&case.words[case.guess])[at] - expected;
            }
        }
        for at in 0..3 {
            let slope = slope[at] / known.len().max(1) as f32 - CALM * weights[at];
            speed[at] += slope * slope;
            if listened[at] {
                weights[at] += PACE * 8.0 * slope / (1e-6 + speed[at].sqrt());
            }
        }
    }
    weights
}

/// How well weights do on the turns that they were fitted to.
pub fn agreement(cases: &[Case], weights: &[f32; 3]) -> Agreement {
    let mut agreement = Agreement::default();
    cases.iter().for_each(|case| agreement.count(case, weights));
    agreement
}

/// How well weights do on turns whose clues they were not fitted to: each clue belongs to one of `folds` parts.
pub fn cross_validate(cases: &[Case], listened: Listened, folds: usize) -> Agreement {
    let mut clues: Vec<&str> = cases.iter().map(|case| &*case.clue).collect();
    clues.sort_unstable();
    clues.dedup();
    // By a hash of the clue, so that neighbours in the alphabet come apart.
    let fold_of = |clue: &str| {
        let hash = clue.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        (hash >> 32) as usize % folds.max(1)
    };
    let mut agreement = Agreement::default();
    for fold in 0..folds {
        let others: Vec<&Case> = cases.iter().filter(|case| fold_of(&case.clue) != fold).collect();
        let weights = fit(&others, listened);
        for case in cases.iter().filter(|case| fold_of(&case.clue) == fold) {
            agreement.count(case, &weights);
        }
    }
    agreement
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A source that tells nothing gets no weight to speak of, one that tells all gets much.
    #[test]
    fn a_source_counts_as_far_as_people_go_by_it() {
        let word = |vector: f32, shared: f32, direct: f32| Sources { vector, shared, direct };
        let cases: Vec<Case> = (0..40)
            .map(|n| {
                let noise = ((n * 7) % 10) as f32 / 10.0;
                let words = vec![word(noise, 0.6, 0.0), word(1.0 - noise, 0.1, 0.0), word(0.5, 0.2, 0.0)];
                Case { clue: format!("clue{n}"), words, guess: 0, known: n != 0 }
            })
            .collect();
        let all: Vec<&Case> = cases.iter().collect();
        let weights = fit(&all, [true, true, true]);
        assert!(weights[1] > 2.0 * weights[0].abs(), "{weights:?}");
        assert_eq!(
            cross_validate(&cases, [false, true, false], 4),
            Agreement { turns: 40, first: 39, third: 39 }
        );
        assert!(cross_validate(&cases, [true, false, false], 4).first < 30);
        assert_eq!(agreement(&cases, &weights).turns, 40);
    }
}
