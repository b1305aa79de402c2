//! Every state is sound.

use crate::Subject;
use crate::walk::{one_in, walk};
use game::Game;
use std::collections::BTreeMap;

/// [`Subject::invariant`] holds in every state, games come to their end, and all the ways to end are among them.
pub fn every_state_is_sound<S: Subject>() {
    let mut endings = BTreeMap::new();
    for number in 0..S::GAMES {
        let end = walk::<S>(number, |moment, luck| {
            if moment.game.outcome().is_some() || one_in(luck, S::CHECK_ONE_IN) {
                S::invariant(moment.game);
            }
        });
        *endings.entry(S::ending(&end)).or_insert(0_u64) += 1;
    }
    assert_eq!(endings.len(), S::ENOUGH.endings, "{endings:?}");
}
