//! The bots for Secrets play whole games, legally, the same from the same seed, and knowing nothing they should not.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use bots::{Bot, BotMatch, Perspective, Roster};
use game::{Actor, Addressed, Game, Luck, Seat, Seed, Viewer, told_to};
use secrets::{Action, Event, Options, Secrets};
use secrets_bots::SecretsBots;

fn hall(players: u8, number: u64, bots: &[&str]) -> BotMatch<Secrets> {
    let options = Options::new(players);
    let seats = Seat::all(players.into()).map(|seat| {
        let name = bots[seat.index() % bots.len()];
        Some(SecretsBots.bot(name, seat, &options).unwrap())
    });
    let seed = Seed::from_number(number);
    BotMatch::deal(&options, seed, seats.collect(), Luck::new(seed.child("bots", 0))).unwrap()
}

#[test]
fn every_bot_plays_to_the_end_and_again_the_same() {
    for (number, name) in SecretsBots.names().iter().enumerate() {
        for players in 4..=8 {
            // Who thinks long plays fewer games; its other tests cut its effort.
            let games = if *name == "strong" { u64::from(players == 5) } else { 20 };
            for game in 0..games {
                let play = || {
                    let mut hall = hall(players, game + 100 * number as u64, &[name]);
                    let actions: Vec<(Actor, Action)> = std::iter::from_fn(|| hall.step()).collect();
                    assert!(hall.game().outcome().is_some());
                    actions
                };
                assert_eq!(play(), play());
            }
        }
    }
}

#[test]
fn an_unknown_bot_is_refused_with_the_names_there_are() {
    let refusal = SecretsBots.bot("psychic", Seat::new(0).unwrap(), &Options::new(4)).err().unwrap();
    let there = "easy, normal, strong, greedy, random";
    assert_eq!(refusal.to_string(), format!("there is no bot \"psychic\" for this game: there is {there}"));
}

/// What greedy does never needs a fall-back: each of its choices is legal.
#[test]
fn greedy_chooses_only_what_is_legal() {
    for game in 0..300 {
        let players = 4 + (game % 5) as u8;
        let options = Options::new(players);
        let mut hall = hall(players, game, &["random"]);
        let mut greedy: Vec<_> =
            Seat::all(players.into()).map(|seat| secrets_bots::Greedy::new(seat, &options)).collect();
        let mut luck = Luck::new(Seed::from_number(game));
        loop {
            for seat in hall.game().may_act() {
                let chair = Perspective::new(hall.game(), seat);
                let action = greedy[seat.index()].choose(&chair, &mut luck).unwrap();
                assert!(chair.legal().contains(&action), "{action:?}");
            }
            if hall.step().is_none() {
                break;
            }
        }
    }
}

/// A bot decides by what its seat knows: in a truth that the seat cannot tell from the real one it does the same.
#[test]
fn greedy_does_the_same_in_what_it_cannot_tell_apart() {
    for game in 0..200 {
        let options = Options::new(5);
        let me = Seat::new(2).unwrap();
        let mut greedy = secrets_bots::Greedy::new(me, &options);
        let seed = Seed::from_number(game);
        let mut luck = Luck::new(seed.child("choices", 0));
        let mut told: Vec<Addressed<Event>> = Vec::new();
        let mut state = Secrets::deal(&options, &mut seed.deal(), &mut told).unwrap();
        for number in 1.. {
            told_to(&told, Viewer::Seat(me)).for_each(|event| greedy.hear(event));
            told.clear();
            let Some(by) = state.may_act().first() else { break };
            if by == me {
                let elsewhere = state.resample(Viewer::Seat(me), &mut luck);
                let pick = |state: &Secrets, greedy: &secrets_bots::Greedy| {
                    greedy.clone().choose(&Perspective::new(state, me), &mut Luck::new(Seed::from_number(1)))
                };
                assert_eq!(pick(&state, &greedy), pick(&elsewhere, &greedy));
            }
            let action = *luck.pick(&state.legal(by.into())).unwrap();
            state.play(by.into(), &action, &mut seed.action(number), &mut told).unwrap();
        }
    }
}
