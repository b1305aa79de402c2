//! Secrets promises more than other games: the deal, views and resampled states use no heap either, and a state is small.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use game::{Game, Luck, Seed, Viewer, playout};
use secrets::{Options, Secrets};

#[test]
fn a_playout_from_the_deal_to_the_end_allocates_nothing() {
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
