//! Keys that fit what a viewer knows, each as likely as the others: by counting, not by trying.

use crate::{BySide, Card, Colour, Duet, Found, Key, PATTERN, Side};
use arrayvec::ArrayVec;
use game::{Luck, Viewer};

/// Which of the nine entries of the [`PATTERN`] a card may be, as bits.
type Possible = u16;

/// How many cards each entry of the [`PATTERN`] has left, or gives to a class.
type Counts = [u8; PATTERN.len()];

/// Cards about which the viewer knows the same.
struct Class {
    possible: Possible,
    /// Whether the cards are not covered by an agent: what an unfinished side needs a green one of.
    open: bool,
    cards: ArrayVec<Card, { Card::COUNT }>,
}

const MOST_CLASSES: usize = Card::COUNT;

/// How many of a class's cards belong to each entry, for every class.
type Split = ArrayVec<Counts, MOST_CLASSES>;

fn entries(mut fits: impl FnMut(BySide<Colour>) -> bool) -> Possible {
    let bits = PATTERN.iter().enumerate().filter(|(_, entry)| fits(BySide { a: entry.0, b: entry.1 }));
    bits.fold(0, |possible, (index, _)| possible | 1 << index)
}

impl Duet {
    /// A key drawn uniformly from all that this viewer holds possible: the pattern (D2), its own half, what every
    /// touch showed, and for each side whether, and at which touch, all its words were found (D10). After the end
    /// everybody knows the key.
    pub(crate) fn draw_fitting_key(&self, viewer: Viewer, luck: &mut Luck) -> Key {
        let side = match viewer {
            _ if self.end().is_some() => return self.key,
            Viewer::Omniscient => return self.key,
            Viewer::Seat(seat) => self.options.side(seat),
            Viewer::Public => None,
        };
        let classes = self.classes(side);
        let mut counting = Counting {
            classes: &classes,
            unfinished: BySide::new(|side| self.complete[side].is_none()),
            total: 0,
            stop_at: None,
            split: Split::new(),
            chosen: None,
        };
        let left = PATTERN.map(|entry| entry.2);
        counting.count(left, 1, BySide { a: false, b: false });
        counting.stop_at = Some(number_below(luck, counting.total));
        counting.total = 0;
        counting.split.clear();
        counting.count(left, 1, BySide { a: false, b: false });
        let mut key = Key::blank();
        // The true key is always among those counted, so there is a chosen one.
        for (class, counts) in classes.iter().zip(counting.chosen.unwrap_or_default()) {
            let mut cards = class.cards.clone();
            luck.shuffle(&mut cards);
            let mut drawn = cards.into_iter();
            for (entry, count) in PATTERN.iter().zip(counts) {
                for card in drawn.by_ref().take(usize::from(count)) {
                    key.paint(card, entry.0, entry.1);
                }
            }
        }
        key
    }

    /// The cards by what the viewer, on this side or none, knows of them.
    fn classes(&self, viewer: Option<Side>) -> ArrayVec<Class, MOST_CLASSES> {
        let mut classes: ArrayVec<Class, MOST_CLASSES> = ArrayVec::new();
        for card in Card::all() {
            let possible = entries(|colours| {
                Side::BOTH.into_iter().all(|side| {
                    self.may_be(side, card, colours[side])
                        && (viewer != Some(side) || self.key.colour(side, card) == colours[side])
                })
            });
            let open = !self.agents.contains(card);
            match classes.iter_mut().find(|class| class.possible == possible && class.open == open) {
                Some(class) => class.cards.push(card),
                None => {
                    let cards = ArrayVec::from_iter([card]);
                    classes.push(Class { possible, open, cards });
                }
            }
        }
        // Few possibilities first: the last class takes what is left, and should be the one with most freedom.
        classes.sort_by_key(|class| (class.possible.count_ones(), class.cards.len()));
        classes
    }

    /// Whether a card may be of this colour for a side, by what everybody saw.
    fn may_be(&self, side: Side, card: Card, colour: Colour) -> bool {
        // A touch by the side across the table shows this side's colour.
        let shown = self.touches.iter().find(|touch| touch.side != side && touch.card == card);
        if let Some(touch) = shown {
            let seen = match touch.found {
                Found::Agent => Colour::Green,
                Found::Bystander => Colour::Beige,
                Found::Assassin => Colour::Black,
            };
            return colour == seen;
        }
        // D10: the touch at which a side's words were all found covered a green of that side, the last one.
        let Some(complete) = self.complete[side] else { return true };
        let covered = |touch: &&crate::Touch| touch.card == card && touch.found == Found::Agent;
        match self.touches.iter().enumerate().find(|(_, touch)| covered(touch)) {
            Some((index, _)) if index + 1 == usize::from(complete) => colour == Colour::Green,
            Some((index, _)) if index + 1 < usize::from(complete) => true,
            _ => colour != Colour::Green,
        }
    }
}

/// Walks through all ways to split the pattern over the classes, adding up how many keys each stands for.
struct Counting<'a> {
    classes: &'a [Class],
    /// The sides that still have an open green card, as nobody announced otherwise.
    unfinished: BySide<bool>,
    total: u64,
    /// Stop at the split in which this key, counted from 0, lies.
    stop_at: Option<u64>,
    split: Split,
    chosen: Option<Split>,
}

impl Counting<'_> {
    fn count(&mut self, left: Counts, ways: u64, open_green: BySide<bool>) {
        if self.chosen.is_some() {
            return;
        }
        let Some(class) = self.classes.get(self.split.len()) else {
            if Side::BOTH.into_iter().any(|side| self.unfinished[side] && !open_green[side]) {
                return;
            }
            self.total += ways;
            if self.stop_at.is_some_and(|stop| stop < self.total) {
                self.chosen = Some(self.split.clone());
            }
            return;
        };
        let (cards, last) = (class.cards.len() as u8, self.split.len() + 1 == self.classes.len());
        self.share(class, 0, cards, last, left, [0; PATTERN.len()], ways, open_green);
    }

    /// Gives the class's remaining cards to the entries from `entry` on.
    #[allow(clippy::too_many_arguments, reason = "the state of a recursion, nothing else")]
    fn share(
        &mut self,
        class: &Class,
        entry: usize,
        cards: u8,
        last: bool,
        left: Counts,
        given: Counts,
        ways: u64,
        open_green: BySide<bool>,
    ) {
        if entry == PATTERN.len() {
            if cards == 0 {
                self.split.push(given);
                self.count(left, ways, open_green);
                self.split.pop();
            }
            return;
        }
        let may = class.possible >> entry & 1 != 0;
        let most = if may { cards.min(left[entry]) } else { 0 };
        // The last class takes all that is left.
        let least = if last { left[entry] } else { 0 };
        for count in least..=most {
            let (mut left, mut given, mut open_green) = (left, given, open_green);
            left[entry] -= count;
            given[entry] = count;
            if count > 0 && class.open {
                open_green.a |= PATTERN[entry].0 == Colour::Green;
                open_green.b |= PATTERN[entry].1 == Colour::Green;
            }
            let ways = ways * choose(cards, count);
            self.share(class, entry + 1, cards - count, last, left, given, ways, open_green);
        }
    }
}

fn choose(from: u8, count: u8) -> u64 {
    (0..u64::from(count)).fold(1, |ways, i| ways * (u64::from(from) - i) / (i + 1))
}

/// A number below `bound`, each equally likely.
fn number_below(luck: &mut Luck, bound: u64) -> u64 {
    let mask = u64::MAX >> bound.saturating_sub(1).leading_zeros().min(63);
    loop {
        let mut number = [0; 8];
        number.copy_from_slice(&luck.bytes()[..8]);
        let number = u64::from_le_bytes(number) & mask;
        if number < bound || bound == 0 {
            return number;
        }
    }
}
