//! The placeholders for Duet play whole games in every language, the same from the same seed.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use bots::{Cast, Chair, Hall};
use duet::{Action, Challenge, Duet, Language, MISSIONS, Options, Side, WordList};
use game::{Actor, Game, Luck, Seat, Seed, Viewer};

fn hall(options: &Options, number: u64, bot: &str) -> Hall<Duet> {
    let seats = Seat::all(options.sides.len()).map(|seat| Some(Duet::bot(bot, seat, options).unwrap()));
    let seed = Seed::from_number(number);
    Hall::deal(options, seed, seats.collect(), Luck::new(seed.child("bots", 0))).unwrap()
}

#[test]
fn every_bot_plays_to_the_end_and_again_the_same() {
    for language in Language::ALL {
        for (number, bot) in (0..).zip(Duet::BOTS.iter().cycle().take(12)) {
            let sides =
                if number % 3 == 0 { vec![Side::A, Side::B, Side::A, Side::B] } else { Side::BOTH.to_vec() };
            let challenge = Challenge::Mission(MISSIONS[number as usize * 2].city);
            let options = Options { sides, challenge, words: WordList::of(language), ..Options::default() };
            let play = || {
                let mut hall = hall(&options, number, bot);
                let actions: Vec<(Actor, Action)> = std::iter::from_fn(|| hall.step()).collect();
                assert!(hall.game().outcome().is_some(), "{bot} in {language}");
                actions
            };
            assert_eq!(play(), play());
        }
    }
}

/// A bot decides by what its side knows: with another key that its side cannot tell apart it does the same.
#[test]
fn letters_does_the_same_in_what_it_cannot_tell_apart() {
    let options = Options::default();
    let mut compared = 0;
    for number in 0..30 {
        let mut hall = hall(&options, number, "normal");
        let mut luck = Luck::new(Seed::from_number(number));
        loop {
            for seat in hall.game().may_act() {
                let elsewhere = hall.game().resample(Viewer::Seat(seat), &mut luck);
                let pick = |state: &Duet| {
                    let mut bot = Duet::bot("normal", seat, &options).unwrap();
                    bot.choose(&Chair::new(state, seat), &mut Luck::new(Seed::from_number(1)))
                };
                assert_eq!(pick(hall.game()), pick(&elsewhere));
                compared += 1;
            }
            if hall.step().is_none() {
                break;
            }
        }
    }
    assert!(compared > 200);
}
