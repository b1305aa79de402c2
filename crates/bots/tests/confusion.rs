//! The bots for Confusion play whole games, the same from the same seed, and knowing nothing they should not.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use bots::{Bot, Cast, Chair, Hall, confusion::Greedy};
use confusion::{Action, Both, Chart, Confusion, Event, Options, Side, Tokens, Variants};
use game::{Actor, Game, Luck, Seat, Seed, Told, Viewer, told_to};

/// The base game, each variant, and everything at once.
fn tables() -> Vec<Options> {
    let mut tables = vec![Options::default()];
    for name in Variants::NAMES {
        let mut options = Options::default();
        *options.variants.named(name).unwrap() = true;
        tables.push(options);
    }
    let mut all = Options { tokens: Both::each(|_| Tokens::ALL), ..Options::default() };
    for name in Variants::NAMES {
        *all.variants.named(name).unwrap() = true;
    }
    tables.push(all);
    tables
}

fn hall(options: &Options, number: u64, bots: [&str; 2]) -> Hall<Confusion> {
    let seats = Seat::all(2).zip(bots).map(|(seat, name)| Some(Confusion::bot(name, seat, options).unwrap()));
    let seed = Seed::from_number(number);
    Hall::deal(options, seed, seats.collect(), Luck::new(seed.child("bots", 0))).unwrap()
}

#[test]
fn every_pair_of_bots_plays_every_variant_to_the_end_and_again_the_same() {
    for options in tables() {
        for bots in [["random", "random"], ["greedy", "random"], ["random", "greedy"], ["greedy", "greedy"]] {
            for number in 0..3 {
                let play = || {
                    let mut hall = hall(&options, number, bots);
                    let actions: Vec<(Actor, Action)> = std::iter::from_fn(|| hall.step()).collect();
                    assert!(hall.game().end().is_some(), "{bots:?} {:?}", options.variants);
                    actions
                };
                assert_eq!(play(), play());
            }
        }
    }
}

#[test]
fn greedy_beats_random() {
    let options = Options::default();
    let mut won = 0;
    for number in 0..40 {
        let side = Side::BOTH[number as usize % 2];
        let bots = if side == Side::White { ["greedy", "random"] } else { ["random", "greedy"] };
        let mut hall = hall(&options, number, bots);
        while hall.step().is_some() {}
        won += u32::from(hall.game().end().unwrap().winner == Some(side));
    }
    assert!(won >= 36, "{won} of 40");
}

/// A bot decides by what its seat knows: in a deal that its side cannot tell from the real one it does the same.
#[test]
fn greedy_does_the_same_in_what_it_cannot_tell_apart() {
    let options = Options { tokens: Both::each(|_| Tokens::ALL), ..Options::default() };
    let me = Side::White.seat();
    let mut compared = 0;
    for number in 0..40 {
        let mut greedy = Greedy::new(me, Chart::new(&options).unwrap()).unwrap();
        let seed = Seed::from_number(number);
        let mut luck = Luck::new(seed.child("choices", 0));
        let mut told: Vec<Told<Event>> = Vec::new();
        let mut state = Confusion::deal(&options, &mut seed.deal(), &mut told).unwrap();
        for step in 1..400 {
            told_to(&told, Viewer::Seat(me)).for_each(|event| greedy.hear(event));
            told.clear();
            let Some((by, action)) = state.random_action(&mut luck) else { break };
            if by == Actor::Seat(me) {
                let elsewhere = state.resample(Viewer::Seat(me), &mut luck);
                let pick = |state: &Confusion| {
                    greedy.clone().choose(&Chair::new(state, me), &mut Luck::new(Seed::from_number(1)))
                };
                assert_eq!(pick(&state), pick(&elsewhere));
                compared += 1;
            }
            state.play(by, &action, &mut seed.action(step), &mut told).unwrap();
        }
    }
    assert!(compared > 1000);
}
