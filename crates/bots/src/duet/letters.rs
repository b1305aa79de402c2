//! A placeholder who goes by letters instead of meaning.

use crate::{Bot, Chair};
use duet::{Action, Card, Clue, Colour, Duet, Event, Phase, Side, View, check_clue};
use game::Luck;
use std::collections::BTreeSet;

/// Guesses the words that share most letter pairs with the clue, and gives as a clue whichever word of the list, not on
/// the table, shares most with its own words. It keeps the rules and knows no meaning: a stand-in for a real partner.
#[derive(Clone, Copy, Debug)]
pub struct Letters {
    side: Side,
}

impl Letters {
    /// A player of this side.
    pub fn new(side: Side) -> Letters {
        Letters { side }
    }

    /// The clue whose nearest words are most of them mine, as far down as that goes.
    fn clue(self, view: &View) -> Option<Clue> {
        let list = view.words.list();
        let visible: Vec<_> = view.words.words(view.visible).cloned().collect();
        let on_table: Vec<(BTreeSet<(char, char)>, Colour)> = Card::all()
            .filter(|card| {
                view.visible.contains(*card) && view.covers[card.index()].marks[self.side.other()].is_none()
            })
            .map(|card| (pairs(view.words.word(card).as_str()), view.colour(card).unwrap_or(Colour::Beige)))
            .collect();
        let mut candidates: Vec<(usize, f64, &str)> = list
            .words()
            .iter()
            .map(|word| {
                let mine = pairs(word.as_str());
                let mut near: Vec<(f64, Colour)> =
                    on_table.iter().map(|(theirs, colour)| (alike(&mine, theirs), *colour)).collect();
                near.sort_by(|a, b| b.0.total_cmp(&a.0));
                let good = near.iter().take_while(|(alike, colour)| *alike > 0.0 && *colour == Colour::Green);
                let (count, sum) = good.fold((0, 0.0), |(count, sum), (alike, _)| (count + 1, sum + alike));
                (count, sum, word.as_str())
            })
            .collect();
        candidates.sort_by(|a, b| b.0.cmp(&a.0).then(b.1.total_cmp(&a.1)));
        let fits = |word: &str| check_clue(list.language(), &visible, word, true).allowed;
        let (count, _, word) = candidates.into_iter().find(|(_, _, word)| fits(word))?;
        Some(Clue::new(word, count.clamp(1, 9) as u8))
    }

    /// The legal guess most like the clue.
    fn guess(view: &View, legal: &[Action], clue: Option<&Clue>, luck: &mut Luck) -> Option<Action> {
        let clue = clue.map(|clue| pairs(clue.word.as_str())).unwrap_or_default();
        let likeness = |action: &Action| match action {
            Action::Guess { card, .. } => {
                let card = Card::new((*card).into());
                card.map_or(-1.0, |card| alike(&clue, &pairs(view.words.word(card).as_str())))
            }
            _ => -1.0,
        };
        let best = legal.iter().map(likeness).fold(-1.0, f64::max);
        let equal: Vec<&Action> = legal
            .iter()
            .filter(|action| matches!(action, Action::Guess { .. }) && likeness(action) >= best)
            .collect();
        luck.pick(&equal).map(|action| **action)
    }
}

/// The letter pairs of a word, its edges counting as letters.
fn pairs(word: &str) -> BTreeSet<(char, char)> {
    let letters: Vec<char> = [' '].into_iter().chain(word.to_lowercase().chars()).chain([' ']).collect();
    letters.windows(2).filter_map(|pair| Some((*pair.first()?, *pair.last()?))).collect()
}

/// How much two words share: Dice's coefficient.
fn alike(a: &BTreeSet<(char, char)>, b: &BTreeSet<(char, char)>) -> f64 {
    2.0 * a.intersection(b).count() as f64 / (a.len() + b.len()).max(1) as f64
}

impl Bot<Duet> for Letters {
    fn hear(&mut self, _: &Event) {}

    fn listens(&self) -> bool {
        false
    }

    fn choose(&mut self, chair: &Chair<'_, Duet>, luck: &mut Luck) -> Option<Action> {
        let view = chair.view()?;
        let legal = chair.legal();
        match view.phase {
            // Where both may begin, side A does, so that two of these do not wait for each other.
            Phase::Clue(_) => self.clue(&view).map(Action::Clue).or_else(|| legal.first().copied()),
            Phase::Guess { may_stop, .. } => {
                let turn = view.turns.last()?;
                let wanted = usize::from(turn.clue.number.get().unwrap_or(1)).max(1);
                let made = usize::from(view.touches.saturating_sub(turn.since));
                let stop = legal.iter().find(|action| matches!(action, Action::Stop { .. }));
                match stop {
                    Some(stop) if may_stop && made >= wanted => Some(*stop),
                    _ => Letters::guess(&view, &legal, Some(&turn.clue), luck),
                }
            }
            Phase::Objection(_) => Some(Action::Insist),
            Phase::SuddenDeath(_) => Letters::guess(&view, &legal, None, luck),
            Phase::Over(_) => None,
        }
    }
}
