//! A playout uses no heap.

use crate::Subject;
use crate::walk::actors;
use game::{Game, Luck, NoEvents, Seed};

/// Games that are played out.
const GAMES: u64 = 500;

/// Once a game is dealt, listing what is legal, copying the state and playing on allocate nothing.
pub fn a_playout_allocates_nothing<S: Subject>() {
    let mut actions = 0;
    for number in 0..GAMES {
        let seed = Seed::from_number(number);
        let mut luck = Luck::new(seed);
        let options = S::options(number);
        let mut game = S::Game::deal(&options, &mut seed.deal(), &mut NoEvents).unwrap();
        let all = actors(S::Game::seats(&options).unwrap(), &mut luck);
        let mut copy = game.clone();
        while let Some((by, action)) = S::choose(&game, &mut luck) {
            let counted = allocation_counter::measure(|| {
                let legal: usize = all.iter().map(|by| game.legal(*by).len()).sum();
                assert!(legal > 0);
                game.play(by, &action, &mut luck, &mut NoEvents).unwrap();
                copy = game.clone();
            });
            // Talk and notes are no part of a playout.
            let aside = S::Game::is_aside(&action);
            assert!(aside || counted.count_total == 0, "game {number}: {by} {action:?}");
            actions += 1;
        }
        assert!(copy == game);
    }
    assert!(actions >= 2_000, "{actions}");
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![1_u8])));
    assert_eq!(counted.count_total, 1, "the counter counts");
}
