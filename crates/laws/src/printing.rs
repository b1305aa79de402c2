//! Printing what holds the truth tells nothing of it.

use crate::Subject;
use game::{Game, Luck, NoEvents, Seed, Table, Viewer};
use std::fmt::Debug;

/// Games that are printed.
const GAMES: u64 = 30;

/// The first steps of each.
const STEPS: usize = 25;

/// `{:?}` and `{:#?}` of a state and of a table are the same whatever is hidden. A table prints its game, and nothing of
/// seeds or of how many actions there were, since some are sealed.
pub fn debug_prints_nothing_hidden<S: Subject>() {
    let mut others = 0;
    for number in 0..GAMES {
        let mut luck = Luck::new(Seed::from_number(number).child("choices", 0));
        // Options of many kinds, not the first few.
        let options = S::options(number * 37);
        let seats = S::Game::seats(&options).unwrap();
        let mut table = Table::<S::Game>::deal(&options, Seed::from_number(number), &mut NoEvents).unwrap();
        for _ in 0..STEPS {
            let game = table.game();
            assert_eq!(printed(&table), printed(&as_printed::Table(game)));
            for viewer in Viewer::of_table(seats) {
                let other = game.resample(viewer, &mut luck);
                others += u64::from(other != *game);
                assert_eq!(printed(game), printed(&other), "game {number}, {viewer}");
            }
            let Some((by, action)) = S::choose(game, &mut luck) else { break };
            table.play(by, &action, &mut NoEvents).unwrap();
        }
    }
    assert!(others > S::ENOUGH.printed, "hardly anything was hidden: {others}");
}

/// What a table is printed as.
mod as_printed {
    #[derive(Debug)]
    pub(super) struct Table<'a, G>(#[allow(dead_code, reason = "printed")] pub(super) &'a G);
}

/// Both ways to print something.
fn printed(it: &impl Debug) -> [String; 2] {
    [format!("{it:?}"), format!("{it:#?}")]
}
