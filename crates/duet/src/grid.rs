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
    /// others, those come in whose last game is the longest ago (D24).
    pub(crate) fn draw(options: &Options, luck: &mut Luck) -> Grid {
        let list = options.words.clone();
        let mut fresh: Vec<u16> = (0..list.words().len() as u16).collect();
        if !options.recent.is_empty() {
            leave_out_recent(&list, &options.recent, &mut fresh);
        }
        let mut places = [0; Card::COUNT];
        for (place, drawn) in places.iter_mut().enumerate() {
            let rest = fresh.len().saturating_sub(place);
            fresh.swap(place, place + luck.below(rest as u32) as usize);
            *drawn = fresh[place];
        }
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

fn leave_out_recent(list: &WordList, recent: &[String], fresh: &mut Vec<u16>) {
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
    let missing = Card::COUNT.saturating_sub(fresh.len());
    fresh.extend(used.into_iter().take(missing).map(|(_, index)| index));
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
