//! Playing at random by [`Confusion::play_out`] allocates nothing, nor does the drawing of the actions.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use confusion::{Both, Confusion, Options, Tokens};
use game::{Game, Luck, NoEvents, Seed};

#[test]
fn play_out_allocates_nothing() {
    let mut options = Options { tokens: Both { white: Tokens::ALL, red: Tokens::ALL }, ..Options::default() };
    let mut attempts = 0;
    for number in 0..60 {
        options.variants.variable_start = number % 2 == 1;
        options.variants.promotion_sir = number % 3 == 1;
        let seed = Seed::from_number(number);
        let mut game = Confusion::deal(&options, &mut seed.deal(), &mut NoEvents).unwrap();
        let mut luck = Luck::new(seed);
        let used = allocation_counter::measure(|| {
            attempts += game.play_out(&mut luck, u64::MAX, &mut NoEvents).attempts;
        });
        assert_eq!(used.count_total, 0, "game {number}");
        assert!(game.end().is_some());
    }
    assert!(attempts > 1000);
    // The counter counts: a deal works out its chart, which lives on the heap.
    let dealt = allocation_counter::measure(|| {
        Confusion::deal(&options, &mut Seed::from_number(1).deal(), &mut NoEvents).unwrap();
    });
    assert!(dealt.count_total > 0);
}
