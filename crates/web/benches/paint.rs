//! How long the server takes to paint a table: all parts, for a seat and for the public, at the moment of a game at which
//! somebody has the most to choose from.
#![allow(clippy::unwrap_used, missing_docs, reason = "a benchmark fails by panicking")]

use criterion::{Criterion, criterion_group, criterion_main};
use game::{Bytes32, Commitment, Game, Luck, Seat, SeatSet, Seed, Silence, Table, Viewer};
use scene::{Chair, Clock, Scene, Sitter, Stage, TableScene, TimeScene};
use std::hint::black_box;
use web::{At, Language, Manner, Staged, Words, table};

/// Of the first so many moments of a random game the one with the most to choose from, and who chooses.
fn busiest<G: Game>(options: &G::Options, actions: usize) -> (G, Seat) {
    let mut table: Table<G> = Table::deal(options, Seed::from_number(5), &mut Silence).unwrap();
    let mut luck = Luck::new(Seed::from_number(6));
    let mut busiest = (0, table.game().clone(), Seat::new(0).unwrap());
    for _ in 0..actions {
        let Some(seat) = table.game().may_act().first() else { break };
        let legal = table.game().legal(seat.into());
        if legal.len() > busiest.0 {
            busiest = (legal.len(), table.game().clone(), seat);
        }
        let Some(action) = luck.pick(&legal).cloned() else { break };
        table.play(seat, &action, &mut Silence).unwrap();
    }
    (busiest.1, busiest.2)
}

/// The game as a viewer sees it, at a table of people.
fn scene_of<G: Game>(game: &G, viewer: Viewer) -> Scene<G> {
    let seats = G::seats(game.options()).unwrap();
    let person = |seat: Seat| Chair {
        sitter: Sitter::Person { name: format!("Player number {}", seat.index()), program: false },
        ready: true,
        left: false,
        stand_in: None,
    };
    let legal = match viewer {
        Viewer::Seat(seat) => game.legal(seat.into()).to_vec(),
        _ => Vec::new(),
    };
    Scene {
        v: 40,
        viewer,
        now: 1_000_000,
        table: TableScene {
            id: "0123456789abcdef0123456789abcdef".into(),
            stage: Stage::On,
            chairs: Seat::all(seats).map(person).collect(),
            host: Seat::new(0),
            you_host: false,
            clock: Clock::None,
            listed: false,
            watch: true,
            patience: 120,
            commitment: Commitment(Bytes32([7; 32])),
            votes: Vec::new(),
            absent: SeatSet::NONE,
            pause_asked: SeatSet::NONE,
            muted: SeatSet::NONE,
            hushed: false,
            again: None,
            end: None,
        },
        options: game.options().clone(),
        time: Some(TimeScene {
            asked: game.asked(),
            since: 0,
            until: vec![None; seats],
            window: None,
            banks: None,
            paused: false,
            patience: None,
        }),
        view: game.view(viewer).ok(),
        legal,
        story: Vec::new(),
    }
}

fn paint<G: Staged>(bench: &mut Criterion, options: &G::Options, actions: usize) {
    let (game, seat): (G, Seat) = busiest(options, actions);
    for (who, viewer) in [("seat", Viewer::Seat(seat)), ("public", Viewer::Public)] {
        let scene = scene_of(&game, viewer);
        let words = Words::of(Language::De);
        let at =
            At { scene: &scene, words, manner: Manner::Page, path: "/t/0123456789abcdef0123456789abcdef" };
        bench.bench_function(&format!("{}, {who}", G::NAME), |bench| {
            bench.iter(|| table::parts(black_box(&at), None).len());
        });
    }
}

fn all(bench: &mut Criterion) {
    paint::<secrets::Secrets>(bench, &secrets::Options::new(8), 60);
    paint::<confusion::Confusion>(bench, &confusion::Options::default(), 60);
    paint::<duet::Duet>(bench, &duet::Options::default(), 12);
}

criterion_group!(benches, all);
criterion_main!(benches);
