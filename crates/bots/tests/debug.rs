//! Printing what a bot is handed tells it nothing: `{:?}` of a chair is the same whatever is hidden from its seat. That states and
//! tables print nothing hidden is one of the laws of every game.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use bots::Perspective;
use game::{Actor, Game, Luck, NoEvents, Seat, Seed, Table, Viewer};
use std::fmt::Debug;

/// Both ways to print something.
fn printed(it: &impl Debug) -> [String; 2] {
    [format!("{it:?}"), format!("{it:#?}")]
}

/// Plays games at random; before every action each seat's chair is printed with the true state behind it and with another that
/// the seat cannot tell from it. Gives how many of those were others.
fn play<G: Game>(options: &[G::Options], games: u64) -> usize {
    let mut others = 0;
    for number in 0..games {
        let options = &options[number as usize % options.len()];
        let seats = G::seats(options).unwrap();
        let mut luck = Luck::new(Seed::from_number(number).child("choices", 0));
        let mut table = Table::<G>::deal(options, Seed::from_number(number), &mut NoEvents).unwrap();
        for _ in 0..60 {
            let game = table.game();
            for seat in Seat::all(seats) {
                let other = game.resample(Viewer::Seat(seat), &mut luck);
                others += usize::from(other != *game);
                let (chair, other_chair) = (Perspective::new(game, seat), Perspective::new(&other, seat));
                assert_eq!(printed(&chair), printed(&other_chair), "{} by {seat}", G::NAME);
            }
            let may: Vec<Seat> = game.may_act().into_iter().collect();
            let Some(by) = luck.pick(&may) else { break };
            let by = Actor::from(*by);
            let Some(action) = luck.pick(&game.legal(by)).cloned() else { break };
            table.play(by, &action, &mut NoEvents).unwrap();
        }
    }
    others
}

#[test]
fn chairs_of_secrets_print_nothing_hidden() {
    let options = [4, 5, 8].map(secrets::Options::new);
    assert!(play::<secrets::Secrets>(&options, 30) > 1000, "hardly anything was hidden");
}

#[test]
fn chairs_of_confusion_print_nothing_hidden() {
    let variable = confusion::Variants { variable_start: true, ..confusion::Variants::default() };
    let options = [
        confusion::Options::default(),
        confusion::Options { variants: variable, ..confusion::Options::default() },
    ];
    assert!(play::<confusion::Confusion>(&options, 100) > 200, "hardly anything was hidden");
}

#[test]
fn chairs_of_duet_print_nothing_hidden() {
    assert!(play::<duet::Duet>(&[duet::Options::default()], 12) > 100, "hardly anything was hidden");
}
