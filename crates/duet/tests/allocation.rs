//! A playout allocates nothing.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::*;
use duet::*;
use game::{Actor, Game, Luck, Seed, Silence};

#[test]
fn a_playout_allocates_nothing() {
    let mut luck = Luck::new(Seed::from_number(5));
    let mut actions = 0;
    for number in 0..500 {
        let dealt = deal(&random_options(&mut luck), number);
        let counted = allocation_counter::measure(|| {
            let mut game = dealt.clone();
            while game.outcome().is_none() {
                let seats = game.may_act();
                let by = seats.into_iter().nth(luck.below(seats.len() as u32) as usize).unwrap();
                let legal = game.legal(Actor::Seat(by));
                let action = *luck.pick(&legal).unwrap();
                game.play(by.into(), &action, &mut self::luck(), &mut Silence).unwrap();
                actions += 1;
            }
        });
        assert_eq!(counted.count_total, 0);
    }
    assert!(actions > 2_000, "{actions}");
    assert!(std::mem::size_of::<Duet>() <= 1_280, "{}", std::mem::size_of::<Duet>());
}
