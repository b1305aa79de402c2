//! Versions count what viewers are told; views are made when somebody looks. That holds together only if a view never
//! changes for a viewer who was told nothing.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use confusion::Confusion;
use duet::Duet;
use game::{Game, Luck, Seat, Seed, Table, Viewer, told_to};
use secrets::Secrets;

fn whoever_is_told_nothing_sees_nothing_new<G: Game>(options: &G::Options, games: u64, steps: usize) {
    let seats = G::seats(options).unwrap();
    for number in 0..games {
        let seed = Seed::from_number(number);
        let mut luck = Luck::new(seed.child("players", 0));
        let mut told = Vec::new();
        let mut table = Table::<G>::deal(options, seed, &mut told).unwrap();
        for _ in 0..steps {
            let who: Vec<Seat> = table.game().may_act().into_iter().collect();
            let Some(seat) = luck.pick(&who).copied() else { break };
            let action = luck.pick(&table.game().legal(seat.into())).cloned().unwrap();
            let before: Vec<_> =
                Viewer::of_table(seats).map(|viewer| table.game().view(viewer).unwrap()).collect();
            let mut told = Vec::new();
            table.play(seat, &action, &mut told).unwrap();
            for (viewer, before) in Viewer::of_table(seats).zip(before) {
                if told_to(&told, viewer).next().is_none() {
                    assert_eq!(table.game().view(viewer).unwrap(), before, "{viewer} after {action:?}");
                }
            }
        }
    }
}

#[test]
fn in_secrets() {
    let options = |window: Option<u16>| {
        let window = window.map_or("null".into(), |window| window.to_string());
        serde_json::from_str(&format!(r#"{{"players":6,"un_window":{window}}}"#)).unwrap()
    };
    whoever_is_told_nothing_sees_nothing_new::<Secrets>(&options(None), 300, 500);
    whoever_is_told_nothing_sees_nothing_new::<Secrets>(&options(Some(10)), 300, 500);
}

#[test]
fn in_confusion() {
    whoever_is_told_nothing_sees_nothing_new::<Confusion>(&serde_json::from_str("{}").unwrap(), 40, 300);
}

#[test]
fn in_duet() {
    whoever_is_told_nothing_sees_nothing_new::<Duet>(&serde_json::from_str("{}").unwrap(), 300, 200);
}
