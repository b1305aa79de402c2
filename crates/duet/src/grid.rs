//! The 25 words of a game (D1).

use crate::law::fold;
use crate::{Card, CardSet, Options, Word, WordList};
use game::Luck;
use serde::{Serialize, Serializer};
use std::{collections::HashMap, fmt};

/// The grid of 25 words. As JSON it is the list of its words. Cloning it is cheap.
#[derive(Clone, PartialEq, Eq)]
pub struct Grid {
    list: WordList,
    /// Which words of the list lie where.
    places: [u16; Card::COUNT],
}

impl Grid {
    /// Draws 25 words. Words of the group's last games are left out while others are left; if there are not enough
    /// others, those come in whose last game is the longest ago. Of a list with marks no kin lie on one grid, and at
    /// most three words of a field (D24).
    pub(crate) fn draw(options: &Options, luck: &mut Luck) -> Grid {
        let list = options.words.clone();
        let mut fresh: Vec<u16> = (0..list.words().len() as u16).collect();
        let used = take_recent(&list, &options.recent, &mut fresh);
        let places = if list.is_marked() {
            draw_apart(&list, fresh, used, luck)
        } else {
            let missing = Card::COUNT.saturating_sub(fresh.len());
            fresh.extend(used.into_iter().take(missing));
            draw_any(fresh, luck)
        };
        Grid { list, places }
    }

    /// The word on a card.
    pub fn word(&self, card: Card) -> &Word {
        &self.list.words()[usize::from(self.places[card.index()])]
    }

    /// The words of these cards.
    pub fn words(&self, cards: CardSet) -> impl Iterator<Item = &Word> + Clone {
        cards.into_iter().map(|card| self.word(card))
    }

    /// The list that the words are from.
    pub fn list(&self) -> &WordList {
        &self.list
    }
}

/// The most words of one field on a grid.
const MOST_OF_A_FIELD: usize = 3;

fn draw_any(mut fresh: Vec<u16>, luck: &mut Luck) -> [u16; Card::COUNT] {
    let mut places = [0; Card::COUNT];
    for (place, drawn) in places.iter_mut().enumerate() {
        let rest = fresh.len().saturating_sub(place);
        fresh.swap(place, place + luck.below(rest as u32) as usize);
        *drawn = fresh[place];
    }
    places
}

/// Draws words that may lie on one grid; of those of the last games, in `used`, the longest ago first. A small list may
/// not have 25 such words: then others fill the grid.
fn draw_apart(list: &WordList, mut fresh: Vec<u16>, used: Vec<u16>, luck: &mut Luck) -> [u16; Card::COUNT] {
    let mut drawn: Vec<u16> = Vec::with_capacity(Card::COUNT);
    let mut aside = Vec::new();
    luck.shuffle(&mut fresh);
    for word in fresh.into_iter().chain(used) {
        if drawn.len() == Card::COUNT {
            break;
        }
        if fits(list, &drawn, word) { drawn.push(word) } else { aside.push(word) }
    }
    let missing = Card::COUNT.saturating_sub(drawn.len());
    drawn.extend(aside.into_iter().take(missing));
    luck.shuffle(&mut drawn);
    std::array::from_fn(|place| drawn[place])
}

fn fits(list: &WordList, drawn: &[u16], word: u16) -> bool {
    let bonds = list.bonds(word);
    let of_field = drawn.iter().filter(|other| list.bonds(**other).field == bonds.field).count();
    of_field < MOST_OF_A_FIELD && !drawn.iter().any(|other| bonds.kin.contains(other))
}

/// Takes the words of the last games out of the fresh ones; gives them, the longest ago first.
fn take_recent(list: &WordList, recent: &[String], fresh: &mut Vec<u16>) -> Vec<u16> {
    if recent.is_empty() {
        return Vec::new();
    }
    let key = |text: &str| fold(list.language(), text);
    let ages: HashMap<String, usize> =
        recent.iter().enumerate().map(|(age, word)| (key(word), age)).collect();
    let mut used = Vec::new();
    fresh.retain(|index| match ages.get(&key(list.words()[usize::from(*index)].as_str())) {
        None => true,
        Some(age) => {
            used.push((*age, *index));
            false
        }
    });
    used.sort_unstable();
    used.into_iter().map(|(_, index)| index).collect()
}

impl Serialize for Grid {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.words(CardSet::ALL).map(Word::as_str))
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.words(CardSet::ALL).map(Word::as_str)).finish()
    }
}
