//! A playout uses no heap: the state is plain data of a fixed size.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use game::{Game, Luck, Seed, Viewer, playout};
use secrets::{Options, Secrets};

#[test]
fn a_playout_allocates_nothing() {
    for players in 4..=8 {
        let options = Options::new(players);
        let mut luck = Luck::new(Seed::from_number(players.into()));
        let mut actions = 0;
        let counted = allocation_counter::measure(|| {
            for number in 0..200 {
                let (game, _) = playout::<Secrets>(&options, Seed::from_number(number), &mut luck).unwrap();
                actions += game.turns();
            }
        });
        assert_eq!(counted.count_total, 0, "{players} players");
        assert!(actions > 1000);
    }
}

#[test]
fn a_view_and_a_resampled_state_allocate_nothing() {
    let (game, _) =
        playout::<Secrets>(&Options::new(8), Seed::from_number(1), &mut Luck::new(Seed::from_number(2)))
            .unwrap();
    let counted = allocation_counter::measure(|| {
        game.view(Viewer::Public).unwrap();
        assert!(game.resample(Viewer::Public, &mut Luck::new(Seed::from_number(1))).outcome().is_some());
    });
    assert_eq!(counted.count_total, 0);
    assert!(std::mem::size_of::<Secrets>() < 1024);
}

/// The counter counts: without this the test above could not fail.
#[test]
fn the_counter_sees_an_allocation() {
    assert_eq!(allocation_counter::measure(|| drop(std::hint::black_box(vec![1_u8]))).count_total, 1);
}
