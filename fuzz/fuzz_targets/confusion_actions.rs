//! Bytes become options and actions, right and wrong ones: the engine takes what is legal, refuses the rest unchanged, and
//! never stops.
#![no_main]

use confusion::{Action, Attempt, Both, Confusion, Direction, Event, Handling, Letter, Options, Side, Tokens, Variants};
use game::{Actor, Game, Luck, Seat, Seed, Addressed, Viewer};
use libfuzzer_sys::fuzz_target;

fn letter(byte: u8) -> Letter {
    Letter::new(char::from(b'A' + byte % 26)).expect("a letter")
}

/// Any action on the board, from three bytes.
fn any([kind, a, b]: [u8; 3]) -> Action {
    match kind % 14 {
        0 => Action::Answer(a % 2 == 0),
        1 => Action::Remove(letter(a)),
        2 => Action::Unmask(letter(a)),
        3 => Action::Reveal(letter(a)),
        4 => Action::MoveTwo,
        5 => Action::SwapTwo(letter(a), letter(b)),
        6 => Action::Pass,
        7 => Action::Promote(a % 2 == 0),
        8 => Action::TakeBriefcase(a % 2 == 0),
        9 => Action::OfferDraw,
        10 => Action::AnswerDraw(a % 2 == 0),
        11 => Action::TimeUp(Seat::all(Seat::MAX).nth(usize::from(a % 16)).expect("a seat")),
        _ => Action::Attempt(Attempt {
            spy: letter(a),
            direction: Direction::ALL[usize::from(b % 8)],
            distance: b / 8,
            briefcase: [None, Some(Handling::Carry), Some(Handling::Leave), Some(Handling::Send)][usize::from(kind / 64)],
        }),
    }
}

fuzz_target!(|bytes: &[u8]| {
    let [variants, tokens, number, rest @ ..] = bytes else { return };
    let mut options = Options::default();
    for (bit, name) in Variants::NAMES.iter().enumerate() {
        *options.variants.named(name).expect("a variant") = variants >> bit & 1 == 1;
    }
    let has = |bit: u8| tokens >> bit & 1 == 1;
    options.tokens = Both {
        white: Tokens { reveal: has(0), move_two: has(1), swap_two: has(2) },
        red: Tokens { reveal: has(3), move_two: has(4), swap_two: has(5) },
    };
    let seed = Seed::from_number(u64::from(*number));
    let mut told: Vec<Addressed<Event>> = Vec::new();
    let Ok(mut game) = Confusion::deal(&options, &mut seed.deal(), &mut told) else { return };
    for (step, chunk) in rest.chunks_exact(4).enumerate() {
        let by: Actor = match chunk[3] {
            255 => Actor::Clock,
            byte => Side::BOTH[usize::from(byte % 2)].seat().into(),
        };
        let legal = game.legal(by);
        // Half of the time something legal, so that games get somewhere.
        let action = match chunk[3] % 4 {
            2 | 3 if !legal.is_empty() => {
                legal[(usize::from(chunk[0]) * 256 + usize::from(chunk[1])) % legal.len()].clone()
            }
            _ => any([chunk[0], chunk[1], chunk[2]]),
        };
        told.clear();
        let before = game.clone();
        let taken = game.play(by, &action, &mut seed.action(step as u64 + 1), &mut told).is_ok();
        assert_eq!(taken, legal.contains(&action), "{action:?}");
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
