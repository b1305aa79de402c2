//! The arithmetic of tokens (D15), for every small supply and every run of turns, against a reference of another make.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use duet::{Mistake, Supply};

/// How a turn takes its token, and the penalty.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Take {
    Stop,
    Mistake,
    Penalty,
}

/// The reference: tokens as a row of faces, true for the tick, taken one by one as hands would take them.
fn by_hand(mut row: Vec<bool>, take: Take) -> Option<Vec<bool>> {
    let pick = |row: &mut Vec<bool>, face: bool| {
        let at = row.iter().position(|shows| *shows == face)?;
        Some(row.remove(at))
    };
    match take {
        Take::Stop | Take::Penalty => {
            if pick(&mut row, true).is_none() {
                row.pop();
            }
        }
        Take::Mistake => {
            if pick(&mut row, false).is_none() && !row.is_empty() {
                row.pop();
                row.pop()?;
            }
        }
    }
    Some(row)
}

#[test]
fn d15_every_supply_and_every_run_of_turns() {
    let mut runs = 0;
    for turns in 0..=7_u8 {
        for mistakes in 0..=turns {
            let row = (0..turns).map(|token| token >= mistakes).collect();
            let supply = Supply::new(turns, mistakes);
            assert_eq!((supply.ticks, supply.bystanders), (turns - mistakes, mistakes));
            compare(supply, row, 0, &mut runs);
        }
    }
    assert!(runs > 50_000, "{runs}");
}

fn compare(supply: Supply, row: Vec<bool>, depth: usize, runs: &mut usize) {
    *runs += 1;
    let ticks = row.iter().filter(|tick| **tick).count() as u8;
    assert_eq!(
        (supply.ticks, supply.bystanders, supply.left()),
        (ticks, row.len() as u8 - ticks, row.len() as u8)
    );
    if depth == 8 {
        return;
    }
    for take in [Take::Stop, Take::Mistake, Take::Penalty] {
        let mut next = supply;
        let reference = by_hand(row.clone(), take);
        match take {
            Take::Stop | Take::Penalty => assert_eq!(next.take_tick(), !row.is_empty()),
            Take::Mistake => {
                let taken = next.take_mistake();
                let Some(reference) = &reference else {
                    assert_eq!((taken, next), (Mistake::Unpayable, supply));
                    continue;
                };
                assert_eq!(taken, Mistake::Marked((row.len() - reference.len()) as u8));
            }
        }
        compare(next, reference.unwrap(), depth + 1, runs);
    }
}

#[test]
fn d15_nine_nine_is_the_standard_game() {
    // As many bystanders as tokens: every turn takes exactly one, whatever ends it.
    let mut supply = Supply::new(9, 9);
    for left in (0..9).rev() {
        if left % 2 == 0 {
            assert!(supply.take_tick());
        } else {
            assert_eq!(supply.take_mistake(), Mistake::Marked(1));
        }
        assert_eq!(supply.left(), left);
    }
}
