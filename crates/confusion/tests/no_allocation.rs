//! A playout allocates nothing: neither playing, nor listing what is legal, nor cloning.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use confusion::{Both, Confusion, Options, Side, Tokens};
use game::{Game, Luck, Seed, Silence};

#[test]
fn a_playout_allocates_nothing() {
    let mut options = Options { tokens: Both { white: Tokens::ALL, red: Tokens::ALL }, ..Options::default() };
    let mut attempts = 0;
    for number in 0..60 {
        options.variants.variable_start = number % 2 == 1;
        options.variants.promotion_sir = number % 3 == 1;
        let seed = Seed::from_number(number);
        let mut game = Confusion::deal(&options, &mut seed.deal(), &mut Silence).unwrap();
        let mut luck = Luck::new(seed);
        let mut clone = game.clone();
        let used = allocation_counter::measure(|| {
            while game.play_out(&mut luck, 1, &mut Silence).actions > 0 {
                let legal =
                    game.legal(Side::White.seat().into()).len() + game.legal(Side::Red.seat().into()).len();
                assert!(legal > 0 || game.end().is_some());
                clone = game.clone();
                attempts += 1;
            }
        });
        assert_eq!(used.count_total, 0, "game {number}");
        assert_eq!(clone, game);
    }
    assert!(attempts > 1000);
    // The counter counts: a deal works out its chart, which lives on the heap.
    let dealt = allocation_counter::measure(|| {
        Confusion::deal(&options, &mut Seed::from_number(1).deal(), &mut Silence).unwrap();
    });
    assert!(dealt.count_total > 0);
}
