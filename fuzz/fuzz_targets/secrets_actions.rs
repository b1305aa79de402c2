//! Bytes become options and actions, right and wrong ones: the engine takes exactly what is legal and never stops.
#![no_main]

use game::{Actor, Game, Luck, Seat, SeatSet, Seed, Addressed, Viewer};
use libfuzzer_sys::fuzz_target;
use secrets::{Action, Belief, Character, Event, Options, Place, Secrets, Side};

fn seat(byte: u8) -> Seat {
    Seat::all(Seat::MAX).nth(usize::from(byte) % Seat::MAX).expect("a seat below the most")
}

/// Any action at all, from three bytes.
fn any(bytes: [u8; 3]) -> Action {
    let [kind, a, b] = bytes;
    match kind % 10 {
        0 => Action::Offer { card: Character::ALL[usize::from(a) % 8], to: seat(b) },
        1 => Action::Accept,
        2 => Action::Refuse,
        3 => Action::Intervene,
        4 => Action::Pass,
        5 => Action::CloseWindow,
        6 => Action::Swap(SeatSet::only(seat(a)).with(seat(b))),
        7 => Action::Give { to: seat(a) },
        8 => Action::Exchange(Side::BOTH[usize::from(a) % 2]),
        _ if a % 10 == 9 => Action::Look(Place::Centre),
        _ => Action::Look(seat(b).into()),
    }
}

fuzz_target!(|bytes: &[u8]| {
    let [players, flags, number, rest @ ..] = bytes else { return };
    let options = Options {
        players: 3 + players % 7,
        memory_aid: flags & 1 == 0,
        shuffle_under: flags & 2 == 0,
        un_window: (flags & 4 == 0).then_some(u16::from(*flags)),
    };
    let seed = Seed::from_number(u64::from(*number));
    let mut told: Vec<Addressed<Event>> = Vec::new();
    let Ok(mut game) = Secrets::deal(&options, &mut seed.deal(), &mut told) else { return };
    let mut belief = Belief::new(Viewer::Public, options.players.into());
    for (step, chunk) in rest.chunks_exact(4).enumerate() {
        let by = if chunk[3] == 255 { Actor::Clock } else { seat(chunk[3]).into() };
        let legal = game.legal(by);
        // Half of the time something legal, so that games get somewhere.
        let action = match chunk[0] >> 7 {
            1 if !legal.is_empty() => legal[usize::from(chunk[1]) % legal.len()],
            _ => any([chunk[0], chunk[1], chunk[2]]),
        };
        told.clear();
        let before = game.clone();
        let taken = game.play(by, &action, &mut seed.action(step as u64 + 1), &mut told).is_ok();
        assert_eq!(taken, legal.contains(&action));
        if !taken {
            assert!(before == game && told.is_empty());
            continue;
        }
        game::told_to(&told, Viewer::Public).for_each(|event| belief.learn(event));
        assert!(belief.arrangements().any(|(tokens, _)| tokens == game.tokens()));
        for viewer in Viewer::of_table(options.players.into()) {
            let other = game.resample(viewer, &mut Luck::new(seed));
            assert_eq!(other.view(viewer), game.view(viewer));
        }
    }
});
