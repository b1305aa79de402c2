//! Every way the tokens can lie, numbered.

use crate::{Identity, PLACES};
use std::sync::OnceLock;

/// The most arrangements there are: those of eight players.
pub const MOST_ARRANGEMENTS: usize = 630;

/// All arrangements for one number of players, and what a swap makes of each.
pub(crate) struct Arrangements {
    /// The tokens of each arrangement: the seats', then the centre's.
    pub(crate) tokens: Vec<[Identity; PLACES]>,
    /// For a pair of places, the number that each arrangement gets by swapping them.
    swaps: Vec<Vec<u16>>,
}

impl Arrangements {
    /// The arrangements for this many players, worked out once.
    pub(crate) fn of(players: usize) -> &'static Arrangements {
        static TABLES: [OnceLock<Arrangements>; 5] = [const { OnceLock::new() }; 5];
        TABLES[players.clamp(4, 8) - 4].get_or_init(|| Arrangements::new(players.clamp(4, 8)))
    }

    fn new(players: usize) -> Arrangements {
        let mut tokens = Vec::new();
        let mut left = Identity::ALL.map(|identity| identity.tokens(players));
        fill(&mut tokens, &mut [Identity::Cia; PLACES], &mut left, 0, players + 1);
        // They were made in ascending order, so that a search finds each again.
        let swaps = (0..PLACES * PLACES)
            .map(|pair| {
                let (a, b) = (pair / PLACES, pair % PLACES);
                if a >= b || b > players {
                    return Vec::new();
                }
                let swapped = |tokens: &[Identity; PLACES]| {
                    let mut tokens = *tokens;
                    tokens.swap(a, b);
                    tokens
                };
                tokens
                    .iter()
                    .map(|one| tokens.partition_point(|other| *other < swapped(one)) as u16)
                    .collect()
            })
            .collect();
        Arrangements { tokens, swaps }
    }

    /// What each arrangement becomes when the tokens of two different places are swapped; nothing for places that this
    /// table does not have.
    pub(crate) fn swap(&self, a: usize, b: usize) -> &[u16] {
        self.swaps.get(a.min(b) * PLACES + a.max(b)).map_or(&[], Vec::as_slice)
    }
}

fn fill(
    all: &mut Vec<[Identity; PLACES]>,
    tokens: &mut [Identity; PLACES],
    left: &mut [usize; 3],
    place: usize,
    places: usize,
) {
    if place == places {
        return all.push(*tokens);
    }
    for identity in Identity::ALL {
        if left[identity as usize] > 0 {
            left[identity as usize] -= 1;
            tokens[place] = identity;
            fill(all, tokens, left, place + 1, places);
            left[identity as usize] += 1;
        }
    }
    tokens[place] = Identity::Cia;
}

#[cfg(test)]
mod tests {
    use super::*;

    /// S1: so many tokens of each kind, in every order.
    #[test]
    fn there_are_as_many_as_the_tokens_allow() {
        for (players, count) in [(4, 30), (5, 90), (6, 140), (7, 560), (8, MOST_ARRANGEMENTS)] {
            let all = Arrangements::of(players);
            assert_eq!(all.tokens.len(), count);
            assert!(all.tokens.is_sorted_by(|a, b| a < b));
            for (number, tokens) in all.tokens.iter().enumerate() {
                for b in 1..=players {
                    let mut swapped = *tokens;
                    swapped.swap(0, b);
                    assert_eq!(all.tokens[usize::from(all.swap(0, b)[number])], swapped);
                }
            }
        }
    }
}
