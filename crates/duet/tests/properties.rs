//! What nobody learns from a touch, on ten thousand random games.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod random;

use duet::*;
use game::{Actor, Addressed, Game, Luck, Seat, Seed, Viewer, told_to};
use laws::{Moment, walk};
use random::{Random, half_of};

const GAMES: u64 = 10_000;

fn heard(told: &[Addressed<Event>], viewer: Viewer) -> String {
    serde_json::to_string(&told_to(told, viewer).collect::<Vec<_>>()).unwrap()
}

/// D9: whether a found word is green on the guesser's side as well is heard by nobody, in words or in number. The guesser's
/// half is exchanged for one in which it is the other way round, as far as no announcement (D10) hangs on it.
#[test]
fn d9_nobody_hears_that_a_word_is_green_on_both_sides() {
    let mut silent = 0;
    for number in 0..GAMES {
        let mut before: Option<Duet> = None;
        walk::<Random>(number, |Moment { game, did, told, .. }, luck| {
            let before = before.replace((*game).clone());
            let (Some(before), Some((by, action))) = (before, *did) else { return };
            let (Actor::Seat(seat), Action::Guess { card, .. }) = (by, action) else { return };
            let side = game.options().side(seat).unwrap();
            let giver = Seat::all(8).find(|seat| game.options().side(*seat) == Some(side.other())).unwrap();
            // The giver's side and the public know nothing of the guesser's half but what touches showed.
            let mut other = before.resample(Viewer::Seat(giver), luck);
            let mut told_other = Vec::new();
            other.play(by, action, &mut Luck::new(Seed::from_number(1)), &mut told_other).unwrap();
            let green = |game: &Duet| half_of(game, side)[usize::from(*card)] == Colour::Green;
            let announced = |told: &[Addressed<Event>]| {
                told.iter().any(|told| matches!(told.event, Event::AllFound { .. } | Event::Ended { .. }))
            };
            if green(game) != green(&other) && !announced(told) && !announced(&told_other) {
                silent += 1;
                assert_eq!(heard(told, Viewer::Public), heard(&told_other, Viewer::Public));
                assert_eq!(heard(told, Viewer::Seat(giver)), heard(&told_other, Viewer::Seat(giver)));
                assert_eq!(told.len(), told_other.len());
            }
        });
    }
    assert!(silent > 5_000, "{silent}");
}
