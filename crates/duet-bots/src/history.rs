//! What earlier clues still have to say.

use super::{Hint, Lexicon};
use duet::{Found, Side, View};

/// The clues that a side has given, the current one among them while it is guessed at; of zero clues only that one.
/// A right guess counts for the clue of its turn, and beyond that clue's number for the latest one that has words left.
pub(crate) fn hints(lexicon: &Lexicon, view: &View, giver: Side, guessing: bool) -> Vec<Hint> {
    let mut left: Vec<usize> = Vec::new();
    let mut turns: Vec<usize> = Vec::new();
    for (index, turn) in view.turns.iter().enumerate() {
        if turn.side != giver {
            continue;
        }
        turns.push(index);
        left.push(usize::from(turn.clue.number.get().unwrap_or(1)));
        let until = view.turns.get(index + 1).map_or(view.touched.len(), |next| usize::from(next.since));
        let touched = view.touched.get(usize::from(turn.since)..until).unwrap_or_default();
        let right = touched.iter().filter(|touch| touch.side != giver && touch.found == Found::Agent);
        for _ in right {
            if let Some(some) = left.iter_mut().rev().find(|left| **left > 0) {
                *some -= 1;
            }
        }
    }
    let last = view.turns.len().wrapping_sub(1);
    let mut hints: Vec<Hint> = Vec::new();
    for (index, left) in turns.into_iter().zip(left) {
        let clue = &view.turns[index].clue;
        let (zero, current) = (clue.number.get() == Some(0), guessing && index == last);
        if left > 0 || !zero || current {
            let text = clue.word.as_str().to_owned();
            hints.push(Hint { meaning: lexicon.meaning(&text), text, left, zero, current });
        }
    }
    hints
}
