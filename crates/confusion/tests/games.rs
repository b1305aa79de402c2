//! What is proved on whole random games, and what no action is.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod random;

use confusion::{Action, Claim, Confusion, Side};
use game::{Game, Luck, NoEvents, Seed, Viewer};
use laws::Subject;
use random::Random;
use std::collections::BTreeMap;

fn deal(number: u64) -> (Confusion, Luck) {
    let seed = Seed::from_number(number);
    let options = Random::options(number);
    (Confusion::deal(&options, &mut seed.deal(), &mut NoEvents).unwrap(), Luck::new(seed))
}

/// C18–C22 in every combination, without talk: every game comes to its end by itself (C23), and the board is sound all the way.
#[test]
fn every_combination_of_variants_is_played_to_its_end() {
    let mut endings = BTreeMap::new();
    for number in 0..10_000 {
        let (mut game, mut luck) = deal(number);
        loop {
            let step = 1 + u64::from(luck.below(60));
            if game.play_out(&mut luck, step, &mut NoEvents).actions < step {
                break;
            }
            Random::invariant(&game);
        }
        Random::invariant(&game);
        *endings.entry(Random::ending(&game)).or_insert(0) += 1;
    }
    assert!(endings.len() >= 4, "{endings:?}");
}

/// C16: on full games, the true deal always has a positive number of deals, mover by mover.
#[test]
fn c16_the_true_deal_is_always_possible() {
    for number in 0..10_000 {
        let (mut game, mut luck) = deal(number);
        let steps = u64::from(luck.below(400));
        game.play_out(&mut luck, steps, &mut NoEvents);
        let side = Side::BOTH[luck.below(2) as usize];
        let deals = game.deals(side);
        let view = game.view(Viewer::Seat(side.other().seat())).unwrap();
        for (spy, seen) in view.side(side).spies.iter().enumerate() {
            let mover = game.chart().mover(seen.mover.unwrap()).unwrap();
            assert!(deals.with(spy, mover) > 0, "game {number}: {side} {}", seen.letter);
            assert!(deals.chance(spy, mover) <= 1.0);
            let row: u64 = (0..deals.spies()).map(|mover| deals.with(spy, mover)).sum();
            assert_eq!(row, deals.total());
        }
        assert_eq!(view.deals(game.chart(), side), deals);
    }
}

/// Actions that were never meant: odd texts are refused by name, not by accident.
#[test]
fn odd_actions_are_refused() {
    for text in [
        r#"{"attempt":{"spy":"A","direction":"N","distance":1}}"#,
        r#"{"attempt":{"spy":"AA","direction":"F","distance":1}}"#,
        r#"{"attempt":{"spy":"A","direction":"F","distance":256}}"#,
        r#"{"attempt":{"spy":"A","direction":"F","distance":1,"jump":true}}"#,
        r#"{"lay_out":["a1","z9"]}"#,
        r#"{"lay_out":["a1","a1","a1","a1","a1","a1","a1","a1","a1","a1","a1","a1","a1","a1"]}"#,
        r#"{"dance":1}"#,
        r#""answer""#,
    ] {
        assert!(serde_json::from_str::<Action>(text).is_err(), "{text}");
    }
    assert!(serde_json::from_str::<Claim>("\"anything\"").is_err());
}
