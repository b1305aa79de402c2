//! Whole games, printed: what every seat and the public see after each action. A change of the rules, of a view or of the
//! random numbers shows as a difference. `BLESS=1 cargo test -p safehouse-secrets --test golden` writes the files anew.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use game::{Actor, Game, Luck, Seed};
use laws::Golden;
use secrets::{Options, Secrets};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

/// A game at random from a seed, with the clock closing every other UN window.
fn check(name: &str, title: &str, options: Options, number: u64) {
    let mut luck = Luck::new(Seed::from_number(number));
    let mut golden: Golden<Secrets> = Golden::deal(FOLDER, name, title, &options, Seed::from_number(number));
    while golden.game().outcome().is_none() {
        let mut actors: Vec<Actor> = golden.game().may_act().into_iter().map(Actor::Seat).collect();
        if !golden.game().legal(Actor::Clock).is_empty() && luck.below(3) == 0 {
            actors = vec![Actor::Clock];
        }
        let by = *luck.pick(&actors).unwrap();
        let action = *luck.pick(&golden.game().legal(by)).unwrap();
        golden.act(by, &action);
    }
    golden.check("");
}

#[test]
fn four_players() {
    check("four", "Four players", Options::new(4), 4);
}

#[test]
fn five_players_in_correspondence() {
    check("five", "Five players in correspondence", Options { un_window: None, ..Options::new(5) }, 5);
}

#[test]
fn six_players() {
    check("six", "Six players", Options::new(6), 6);
}

#[test]
fn seven_players_without_memory_aid() {
    let options = Options { memory_aid: false, ..Options::new(7) };
    check("seven", "Seven players without memory aid", options, 7);
}

#[test]
fn eight_players_who_shuffle_what_goes_under() {
    let options = Options { shuffle_under: true, ..Options::new(8) };
    check("eight", "Eight players who shuffle what goes under", options, 8);
}
