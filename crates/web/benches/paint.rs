//! How long the server takes to paint a table: all parts, for a seat and for the public, at the moment of a game at which
//! somebody has the most to choose from.
#![allow(clippy::unwrap_used, missing_docs, reason = "a benchmark fails by panicking")]

use criterion::{Criterion, criterion_group, criterion_main};
use game::{Game, Luck, NoEvents, Seat, Seed, Table, Viewer};
use scene::Scene;
use scene::testing::{self, person};
use std::hint::black_box;
use web::{Language, PaintContext, Painted, Screen, table};

/// The words of a language, of the house and of all games.
fn words_of(language: Language) -> &'static web::Words {
    games::install().unwrap();
    web::Words::of(language)
}

/// Of the first so many moments of a random game the one with the most to choose from, and who chooses.
fn busiest<G: Game>(options: &G::Options, actions: usize) -> (G, Seat) {
    let mut table: Table<G> = Table::deal(options, Seed::from_number(5), &mut NoEvents).unwrap();
    let mut luck = Luck::new(Seed::from_number(6));
    let mut busiest = (0, table.game().clone(), Seat::new(0).unwrap());
    for _ in 0..actions {
        let Some(seat) = table.game().may_act().first() else { break };
        let legal = table.game().legal(seat.into());
        if legal.len() > busiest.0 {
            busiest = (legal.len(), table.game().clone(), seat);
        }
        let Some(action) = luck.pick(&legal).cloned() else { break };
        table.play(seat, &action, &mut NoEvents).unwrap();
    }
    (busiest.1, busiest.2)
}

/// The game as a viewer sees it, at a table of people.
fn scene_of<G: Game>(game: &G, viewer: Viewer) -> Scene<G> {
    let seats = G::seats(game.options()).unwrap();
    let people = (0..seats).map(|seat| person(format!("Player number {seat}")));
    testing::scene_of(game, viewer, people, Vec::new())
}

fn paint<G: Painted>(bench: &mut Criterion, options: &G::Options, actions: usize) {
    let (game, seat): (G, Seat) = busiest(options, actions);
    for (who, viewer) in [("seat", Viewer::Seat(seat)), ("public", Viewer::Public)] {
        let scene = scene_of(&game, viewer);
        let words = words_of(Language::De);
        let at = PaintContext {
            scene: &scene,
            words,
            screen: Screen::Own,
            path: "/t/0123456789abcdef0123456789abcdef",
        };
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
