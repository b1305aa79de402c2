//! A net of words: who makes people think of whom, and what two words have in common.

use std::collections::HashMap;

/// Links between words, by number.
#[derive(Debug)]
pub(crate) struct Net {
    /// For each word, where its neighbours begin.
    starts: Vec<u32>,
    /// The neighbours of all words, each word's sorted: who makes one think of it, or whom it makes one think of.
    links: Vec<Link>,
    /// How telling a word is as something in common: the fewer neighbours, the more.
    telling: Vec<f32>,
    /// The length of a word's neighbourhood, seen as a vector.
    lengths: Vec<f32>,
}

#[derive(Clone, Copy, Debug)]
struct Link {
    to: u32,
    /// How strongly the word makes one think of the neighbour, and the neighbour of the word, in 255ths.
    forwards: u8,
    backwards: u8,
}

impl Link {
    fn weight(self) -> f32 {
        (f32::from(self.forwards) + f32::from(self.backwards)) / 255.0
    }
}

/// Which way a thought goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    /// The one makes people think of the other.
    Forwards,
    /// The other makes people think of the one.
    Backwards,
}

#[derive(Default)]
pub(crate) struct NetBuilder {
    links: HashMap<(u32, u32), (f32, f32)>,
}

impl NetBuilder {
    pub(crate) fn link(&mut self, from: u32, to: u32, weight: f32) {
        if from == to {
            return;
        }
        let there = &mut self.links.entry((from, to)).or_default().0;
        *there = there.max(weight);
        let back = &mut self.links.entry((to, from)).or_default().1;
        *back = back.max(weight);
    }

    pub(crate) fn build(self, words: usize) -> Net {
        let mut all: Vec<((u32, u32), (f32, f32))> = self.links.into_iter().collect();
        all.sort_unstable_by_key(|(ends, _)| *ends);
        let mut starts = vec![0_u32; words + 1];
        for ((from, _), _) in &all {
            starts[*from as usize + 1] += 1;
        }
        for word in 0..words {
            starts[word + 1] += starts[word];
        }
        let byte = |weight: f32| (255.0 * weight).round() as u8;
        let links =
            all.into_iter().map(|((_, to), (f, b))| Link { to, forwards: byte(f), backwards: byte(b) });
        let mut net = Net { starts, links: links.collect(), telling: Vec::new(), lengths: Vec::new() };
        let most = (words.max(2) as f32).ln();
        net.telling = (0..words as u32)
            .map(|word| ((words as f32 / (1.0 + net.of(word).len() as f32)).ln() / most).max(0.05))
            .collect();
        net.lengths = (0..words as u32)
            .map(|word| 1.0 + net.spread(word).map(|(_, weight)| weight * weight).sum::<f32>().sqrt())
            .collect();
        net
    }
}

impl Net {
    fn of(&self, word: u32) -> &[Link] {
        let (from, to) = (self.starts[word as usize] as usize, self.starts[word as usize + 1] as usize);
        &self.links[from..to]
    }

    /// The neighbours of a word with the strength of the links.
    pub(crate) fn neighbours(&self, word: u32) -> impl Iterator<Item = (u32, f32)> {
        self.of(word).iter().map(|link| (link.to, link.weight()))
    }

    /// The neighbours of a word as a vector: links by strength and by how telling the neighbour is.
    fn spread(&self, word: u32) -> impl Iterator<Item = (u32, f32)> {
        self.neighbours(word).map(|(to, weight)| (to, weight * self.telling[to as usize]))
    }

    /// How many neighbours a word has.
    pub(crate) fn degree(&self, word: u32) -> usize {
        self.of(word).len()
    }

    /// How many cues bring a word up.
    pub(crate) fn thought_of(&self, word: u32) -> usize {
        self.of(word).iter().filter(|link| link.backwards > 0).count()
    }

    /// How strongly two words bring each other up, both ways together.
    pub(crate) fn direct(&self, one: u32, other: u32) -> f32 {
        self.link(one, other).map_or(0.0, Link::weight)
    }

    /// The stronger of the two ways between words that bring each other up.
    pub(crate) fn way(&self, one: u32, other: u32) -> Option<Way> {
        let link = self.link(one, other)?;
        Some(if link.forwards >= link.backwards { Way::Forwards } else { Way::Backwards })
    }

    fn link(&self, one: u32, other: u32) -> Option<Link> {
        let links = self.of(one);
        links.binary_search_by_key(&other, |link| link.to).ok().map(|at| links[at])
    }

    /// How much two words have in common: the cosine of their neighbourhoods, themselves left out.
    pub(crate) fn shared(&self, one: u32, other: u32) -> f32 {
        let common: f32 = self.common(one, other).map(|(_, weight)| weight).sum();
        common / (self.lengths[one as usize] * self.lengths[other as usize])
    }

    /// What two words have in common, and how much each of it counts.
    pub(crate) fn common(&self, one: u32, other: u32) -> impl Iterator<Item = (u32, f32)> {
        let (mut a, mut b) = (self.of(one).iter().peekable(), self.of(other).iter().peekable());
        std::iter::from_fn(move || {
            loop {
                let (x, y) = (a.peek()?, b.peek()?);
                if x.to < y.to {
                    a.next();
                } else if y.to < x.to {
                    b.next();
                } else {
                    let (x, y) = (a.next()?, b.next()?);
                    let telling = self.telling[x.to as usize];
                    return Some((x.to, x.weight() * y.weight() * telling * telling));
                }
            }
        })
    }

    /// What every word has in common with one of these: the same as [`Net::shared`] for all words at once.
    pub(crate) fn shared_with_all(&self, one: u32, into: &mut [f32]) {
        into.fill(0.0);
        for (between, weight) in self.neighbours(one) {
            let telling = self.telling[between as usize];
            let weight = weight * telling * telling;
            for link in self.of(between) {
                into[link.to as usize] += weight * link.weight();
            }
        }
        let length = self.lengths[one as usize];
        for (shared, other) in into.iter_mut().zip(&self.lengths) {
            *shared /= length * other;
        }
    }
}
