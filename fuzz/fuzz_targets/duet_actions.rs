//! Bytes become clues, guesses and the rest, right and wrong ones: the engine refuses what it refuses unchanged, and the clue
//! law has an answer to every text.
#![no_main]

use duet::{Action, Challenge, Clue, Duet, Event, Language, MISSIONS, Options, WordList};
use game::{Game, Luck, Seat, Seed, Addressed, Viewer};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, u8, Vec<(u8, u8, String)>)| {
    let (setting, number, steps) = input;
    let language = Language::ALL[usize::from(setting % 4)];
    let challenge = match setting / 4 {
        0 => Challenge::Tokens(9),
        mission => Challenge::Mission(MISSIONS[usize::from(mission) % MISSIONS.len()].city),
    };
    let options = Options { words: WordList::of(language), challenge, ..Options::default() };
    let seed = Seed::from_number(u64::from(number));
    let mut told: Vec<Addressed<Event>> = Vec::new();
    let Ok(mut game) = Duet::deal(&options, &mut seed.deal(), &mut told) else { return };
    for (step, (kind, card, text)) in steps.into_iter().enumerate() {
        let by = Seat::all(3).nth(usize::from(kind % 3)).expect("a seat").into();
        let legal = game.legal(by);
        let touch = card / 32;
        let action = match kind / 3 % 8 {
            0 => Action::Clue(Clue::new(&text, card)),
            1 => Action::Guess { card, touch },
            2 => Action::Stop { touch },
            3 => Action::Object,
            4 => Action::Concede,
            5 => Action::Insist,
            _ if !legal.is_empty() => legal[usize::from(card) % legal.len()],
            _ => Action::Clue(Clue::new(&text, 1)),
        };
        told.clear();
        let before = game.clone();
        let taken = game.play(by, &action, &mut seed.action(step as u64 + 1), &mut told).is_ok();
        assert!(taken || !legal.contains(&action));
        if !taken {
            assert!(before == game && told.is_empty());
            continue;
        }
        for viewer in Viewer::of_table(2) {
            let other = game.resample(viewer, &mut Luck::new(seed));
            assert_eq!(other.view(viewer), game.view(viewer));
        }
    }
});
