//! Nothing that anybody sends stops the game.

use crate::Subject;
use crate::walk::{actors, bytes, walk};
use game::{Game, NoEvents, NoView, Seat, Viewer};

/// Games in which nonsense is sent at every step.
const GAMES: u64 = 200;

/// Wild actions of each actor at a step.
const WILD: usize = 8;

/// Wild actions by wild actors never panic. A refused one changes nothing and tells nobody; an accepted one leaves a sound
/// state behind that every viewer can look at. What is written is read back as it was. Nobody sees everything before the
/// end, and who is not at the table sees nothing.
pub fn nothing_stops_the_game<S: Subject>() {
    for number in 0..GAMES {
        walk::<S>(number, |moment, luck| {
            let game = moment.game;
            for by in actors(moment.seats, luck) {
                for _ in 0..WILD {
                    let action = S::wild(game, luck);
                    let read: <S::Game as Game>::Action = serde_json::from_str(&bytes(&action)).unwrap();
                    assert_eq!(read, action);
                    let mut next = game.clone();
                    let mut told = Vec::new();
                    if next.play(by, &action, luck, &mut told).is_err() {
                        assert!(next == *game && told.is_empty(), "{by} {action:?} was refused");
                        assert!(!game.legal(by).contains(&action), "{by} {action:?} is legal and refused");
                    } else {
                        S::invariant(&next);
                        look(&next, moment.seats);
                        // And the game goes on from there.
                        if let Some((by, action)) = S::choose(&next, luck) {
                            next.play(by, &action, luck, &mut NoEvents).unwrap();
                        }
                    }
                }
            }
            look(game, moment.seats);
        });
    }
}

/// Looks at a state as everybody, and as somebody who may not.
fn look<G: Game>(game: &G, seats: usize) {
    for viewer in Viewer::of_table(seats) {
        assert!(game.view(viewer).is_ok());
    }
    if let Some(stranger) = Seat::new(seats) {
        assert_eq!(game.view(Viewer::Seat(stranger)).err(), Some(NoView::NoSuchSeat(stranger)));
    }
    let everything = game.view(Viewer::Omniscient);
    assert_eq!(everything.err(), game.outcome().is_none().then_some(NoView::StillOn));
}
