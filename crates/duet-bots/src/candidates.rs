//! What a giver can say, and how near each of it is to the words on the table.

use super::lexicon::{Lexicon, VectorRef};
use super::net::Net;
use super::{Associations, Meaning, Mixture};
use duet::{Language, WordList, fold};

/// A word that a giver thinks of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate<'a> {
    pub(crate) text: &'a str,
    folded: &'a str,
    vector: VectorRef<'a>,
    /// Its word in the net of associations.
    node: Option<u32>,
    /// How much it lacks of being a word that everybody says, in agents.
    pub(crate) rare: f32,
}

/// How much a word loses by being rare: per unit of Zipf frequency, in agents.
const RARE: f32 = 0.1;
/// From here on a word is common enough, in 25ths of Zipf frequency.
const COMMON_ENOUGH: u8 = 105;
/// What a word loses of which the associations know nothing: hardly anybody thinks of it.
const UNTHOUGHT: f32 = 0.5;
/// Fewer neighbours in the net than this, and few people think of the word.
const FEW: usize = 8;
/// What a word loses that few think of.
const LITTLE_THOUGHT: f32 = 0.12;

/// Everything that a giver can say: words of the lexicon, commonest first, and names that people think of.
pub(crate) fn candidates(
    lexicon: &Lexicon,
    vocabulary: usize,
    names: bool,
) -> impl Iterator<Item = Candidate<'_>> {
    let associations = lexicon.associations();
    let said = associations.map(Associations::said).unwrap_or_default();
    let words = lexicon.sayable().take(vocabulary).enumerate().map(move |(place, entry)| {
        let node = said.get(place).copied().flatten();
        let rare = f32::from(COMMON_ENOUGH.saturating_sub(entry.common)) / 25.0 * RARE;
        let thought = match (associations, node) {
            (None, _) => 0.0,
            (Some(_), None) => UNTHOUGHT,
            (Some(all), Some(node)) if all.net().degree(node) < FEW => LITTLE_THOUGHT,
            _ => 0.0,
        };
        let vector = lexicon.vector(entry);
        Candidate { text: &entry.text, folded: &entry.folded, vector, node, rare: rare + thought }
    });
    let named = associations.filter(|_| names && vocabulary > 0).into_iter().flat_map(|associations| {
        associations.names().iter().map(|name| {
            let text = associations.text(name.node);
            Candidate { text, folded: text, vector: name.vector(), node: Some(name.node), rare: 0.0 }
        })
    });
    words.chain(named)
}

/// How near a candidate is to a word on the table.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Near {
    /// All in all.
    pub(crate) affinity: f32,
    /// As far as associations speak for it.
    pub(crate) thought: f32,
    /// As far as the vectors do.
    pub(crate) vector: f32,
}

/// The words on the table, ready to be compared with many candidates.
pub(crate) struct Table<'a> {
    words: Vec<Placed<'a>>,
    /// Whether there are associations at all.
    thinks: bool,
    mixture: Mixture,
    animals: Animals,
    lexicon: &'a Lexicon,
}

struct Placed<'a> {
    meaning: &'a Meaning,
    /// What the associations say of every word in the net.
    thought: Vec<f32>,
    animal: bool,
}

impl<'a> Table<'a> {
    pub(crate) fn new(lexicon: &'a Lexicon, meanings: impl Iterator<Item = &'a Meaning>) -> Table<'a> {
        let associations = lexicon.associations();
        let size = associations.map_or(0, Associations::len);
        let mixture = lexicon.mixture();
        let mut shared = vec![0.0; size];
        let animals = Animals::of(lexicon);
        let words = meanings.map(|meaning| {
            let mut thought = vec![0.0_f32; size];
            for node in meaning.nodes() {
                let Some(net) = associations.map(Associations::net) else { continue };
                net.shared_with_all(*node, &mut shared);
                for (thought, shared) in thought.iter_mut().zip(&shared) {
                    if *shared > 0.0 {
                        *thought = thought.max(mixture.shared * shared.sqrt());
                    }
                }
                for (other, weight) in net.neighbours(*node) {
                    thought[other as usize] += mixture.direct * weight.sqrt();
                }
            }
            let animal = meaning.nodes().iter().any(|node| animals.has(associations, *node));
            Placed { meaning, thought, animal }
        });
        Table { words: words.collect(), thinks: size > 0, mixture, animals, lexicon }
    }

    pub(crate) fn len(&self) -> usize {
        self.words.len()
    }

    /// How much the associations speak for a candidate with a word.
    #[inline]
    pub(crate) fn thought(&self, candidate: &Candidate<'_>, word: usize) -> f32 {
        if !self.thinks {
            return 1.0;
        }
        candidate.node.map_or(0.0, |node| self.words[word].thought[node as usize])
    }

    /// How near a candidate is to each word.
    pub(crate) fn near(&self, candidate: &Candidate<'_>, into: &mut [Near]) {
        for (near, word) in into.iter_mut().zip(&self.words) {
            let thought = candidate.node.map_or(0.0, |node| word.thought[node as usize]);
            let vector = word.meaning.likeness(candidate.vector, candidate.folded);
            let thought_or_all = if self.thinks { thought } else { 1.0 };
            *near =
                Near { affinity: self.mixture.vector * vector + thought, thought: thought_or_all, vector };
        }
    }

    /// How strongly a candidate and a word bring each other up, without anything between.
    pub(crate) fn link(&self, candidate: &Candidate<'_>, word: usize) -> f32 {
        let Some(net) = self.lexicon.associations().map(Associations::net) else { return 1.0 };
        let Some(node) = candidate.node else { return 0.0 };
        self.words[word].meaning.nodes().iter().map(|own| net.direct(*own, node)).fold(0.0, f32::max)
    }

    /// Whether a candidate is an animal and the word is one much like it: likeness, which nobody takes for a clue.
    pub(crate) fn is_likeness(&self, candidate: &Candidate<'_>, word: usize, near: &Near) -> bool {
        near.vector > ALIKE
            && self.words[word].animal
            && candidate.node.is_some_and(|node| self.animals.has(self.lexicon.associations(), node))
    }
}

/// From here on two animals are alike.
const ALIKE: f32 = 0.3;
/// What brings up so many animals, or is brought up by them, is taken for one where it is like one.
const AMONG_ANIMALS: usize = 4;

/// How animals are known.
struct Animals {
    /// Words for animals, one of which everything that is one brings up.
    kinds: Vec<u32>,
    /// The animals of the list.
    listed: Vec<u32>,
}

impl Animals {
    fn of(lexicon: &Lexicon) -> Animals {
        let language = lexicon.language();
        let Some(associations) = lexicon.associations() else {
            return Animals { kinds: Vec::new(), listed: Vec::new() };
        };
        let kinds =
            kinds_of_animals(language).iter().filter_map(|word| associations.find(&fold(language, word)));
        let list = WordList::of(language);
        let of_field =
            list.words().iter().filter(|word| word.marks().is_some_and(|marks| marks.field() == "animals"));
        let mut listed: Vec<u32> =
            of_field.filter_map(|word| associations.find(&fold(language, word.as_str()))).collect();
        listed.sort_unstable();
        Animals { kinds: kinds.collect(), listed }
    }

    fn has(&self, associations: Option<&Associations>, node: u32) -> bool {
        let Some(net) = associations.map(Associations::net) else { return false };
        self.listed.binary_search(&node).is_ok()
            || self.kinds.iter().any(|kind| net.direct(node, *kind) > 0.0)
            || self.is_among(net, node)
    }

    fn is_among(&self, net: &Net, node: u32) -> bool {
        let animals = net.neighbours(node).filter(|(other, _)| self.listed.binary_search(other).is_ok());
        animals.take(AMONG_ANIMALS).count() == AMONG_ANIMALS
    }
}

fn kinds_of_animals(language: Language) -> &'static [&'static str] {
    match language {
        Language::En => &["animal", "zoo", "mammal", "bird", "insect", "fish", "pet"],
        Language::Es => &["animal", "zoo", "mamífero", "ave", "pájaro", "insecto", "pez", "mascota"],
        Language::De => &["Tier", "Zoo", "Säugetier", "Vogel", "Insekt", "Fisch", "Haustier"],
        Language::Nl => &["dier", "dierentuin", "zoogdier", "vogel", "insect", "vis", "huisdier"],
    }
}
