//! Printing what holds the truth tells nothing of it: `{:?}` of what a bot is handed, of states and of tables.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use bots::Chair;
use game::{Actor, Game, Luck, Seat, Seed, Silence, Table, Viewer};
use std::fmt::Debug;

/// Both ways to print something.
fn printed(it: &impl Debug) -> [String; 2] {
    [format!("{it:?}"), format!("{it:#?}")]
}

/// What a table is printed as: the game, and nothing of seeds and of how many actions there were, since some are sealed.
mod as_printed {
    #[derive(Debug)]
    pub struct Table<'a, G>(#[allow(dead_code, reason = "printed")] pub &'a G);
}

/// Plays games at random; before every action all that is printed of the true state is compared with what is printed of
/// another that a seat cannot tell from it. Gives how many of those were others.
fn play<G: Game>(options: &[G::Options], games: u64) -> usize {
    let mut others = 0;
    for number in 0..games {
        let options = &options[number as usize % options.len()];
        let seats = G::seats(options).unwrap();
        let mut luck = Luck::new(Seed::from_number(number).child("choices", 0));
        let mut table = Table::<G>::deal(options, Seed::from_number(number), &mut Silence).unwrap();
        for _ in 0..60 {
            let game = table.game();
            assert_eq!(printed(&table), printed(&as_printed::Table(game)));
            for seat in Seat::all(seats) {
                let other = game.resample(Viewer::Seat(seat), &mut luck);
                others += usize::from(other != *game);
                assert_eq!(printed(game), printed(&other), "{} by {seat}", G::NAME);
                let (chair, other_chair) = (Chair::new(game, seat), Chair::new(&other, seat));
                assert_eq!(printed(&chair), printed(&other_chair), "{} by {seat}", G::NAME);
            }
            let may: Vec<Seat> = game.may_act().into_iter().collect();
            let Some(by) = luck.pick(&may) else { break };
            let by = Actor::from(*by);
            let Some(action) = luck.pick(&game.legal(by)).cloned() else { break };
            table.play(by, &action, &mut Silence).unwrap();
        }
    }
    others
}

#[test]
fn secrets_are_not_printed() {
    let options = [4, 5, 8].map(secrets::Options::new);
    assert!(play::<secrets::Secrets>(&options, 30) > 1000, "hardly anything was hidden");
}

#[test]
fn confusions_deals_are_not_printed() {
    let variable = confusion::Variants { variable_start: true, ..confusion::Variants::default() };
    let options = [
        confusion::Options::default(),
        confusion::Options { variants: variable, ..confusion::Options::default() },
    ];
    assert!(play::<confusion::Confusion>(&options, 100) > 200, "hardly anything was hidden");
}

#[test]
fn duets_keys_are_not_printed() {
    assert!(play::<duet::Duet>(&[duet::Options::default()], 12) > 100, "hardly anything was hidden");
    let [one, two] = [1, 2].map(|number| duet::Key::draw(&mut Luck::new(Seed::from_number(number))));
    assert_ne!(one, two);
    assert_eq!(printed(&one), printed(&two));
}

#[test]
fn luck_is_not_printed() {
    let seed = Seed::from_number(1);
    assert_eq!(printed(&seed.action(1)), printed(&seed.action(2)));
    assert_eq!(printed(&seed), printed(&Seed::from_number(2)));
}
