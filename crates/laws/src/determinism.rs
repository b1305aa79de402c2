//! The same again gives the same.

use crate::Subject;
use crate::walk::{bytes, walk};
use game::{Addressed, Game, Seed, Table, Viewer};

/// Games that are played twice.
const GAMES: u64 = 60;

/// The same options, seed and actions give the same bytes on two tables, the second of them in another thread.
pub fn the_same_seed_and_actions_give_the_same_bytes<S: Subject>() {
    for number in 0..GAMES {
        let seats = S::Game::seats(&S::options(number)).unwrap();
        let mut actions = Vec::new();
        let mut sent = String::new();
        walk::<S>(number, |moment, _| {
            actions.extend(moment.did.map(|(by, action)| (by, action.clone())));
            sent.push_str(&all_sent(moment.game, moment.seats, moment.told));
        });
        let again = std::thread::scope(|scope| {
            let second = scope.spawn(|| {
                let mut told = Vec::new();
                let mut table: Table<S::Game> =
                    Table::deal(&S::options(number), Seed::from_number(number), &mut told).unwrap();
                let mut sent = all_sent(table.game(), seats, &told);
                for (by, action) in &actions {
                    told.clear();
                    table.play(*by, action, &mut told).unwrap();
                    sent.push_str(&all_sent(table.game(), seats, &told));
                }
                sent
            });
            second.join().unwrap()
        });
        assert!(sent == again, "game {number} was another one when it was played again");
    }
}

/// What everybody sees and hears, as bytes.
fn all_sent<G: Game>(game: &G, seats: usize, told: &[Addressed<G::Event>]) -> String {
    let mut sent = String::new();
    for told in told {
        sent.push_str(&format!("{:?} {}\n", told.to, bytes(&told.event)));
    }
    for viewer in Viewer::of_table(seats) {
        sent.push_str(&format!("{viewer} {}\n", bytes(&game.view(viewer).unwrap())));
    }
    sent
}
