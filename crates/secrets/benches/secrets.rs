//! Speed of the engine. `cargo bench -p safehouse-secrets`
#![allow(missing_docs, clippy::unwrap_used, reason = "a benchmark is no library")]

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use game::{Game, Luck, NoEvents, Seat, Seed, Viewer, playout, told_to};
use secrets::{Action, Belief, Event, Options, Place, Secrets};
use std::hint::black_box;

/// A game some turns in.
fn middle(players: u8) -> Secrets {
    let seed = Seed::from_number(11);
    let mut luck = Luck::new(seed);
    let mut game = Secrets::deal(&Options::new(players), &mut seed.deal(), &mut NoEvents).unwrap();
    for number in 1..30 {
        let by = game.may_act().first().unwrap().into();
        let action = *luck.pick(&game.legal(by)).unwrap();
        game.play(by, &action, &mut seed.action(number), &mut NoEvents).unwrap();
    }
    game
}

fn games(c: &mut Criterion) {
    let mut group = c.benchmark_group("random game, dealing included");
    group.throughput(Throughput::Elements(1));
    for players in 4..=8 {
        let options = Options::new(players);
        let mut luck = Luck::new(Seed::from_number(1));
        group.bench_function(format!("{players} players"), |b| {
            b.iter(|| {
                let seed = Seed::new(luck.bytes());
                playout::<Secrets>(black_box(&options), seed, &mut luck)
            });
        });
    }
}

fn parts(c: &mut Criterion) {
    let game = middle(8);
    c.bench_function("clone a state", |b| b.iter(|| black_box(&game).clone()));
    let me = Viewer::Seat(Seat::new(3).unwrap());
    c.bench_function("a seat's view, 8 players", |b| b.iter(|| black_box(&game).view(me)));
    let mut luck = Luck::new(Seed::from_number(1));
    c.bench_function("resample for a seat, 8 players", |b| {
        b.iter(|| black_box(&game).resample(me, &mut luck))
    });

    let mut told = Vec::new();
    Secrets::deal(&Options::new(8), &mut Seed::from_number(1).deal(), &mut told).unwrap();
    let mut belief = Belief::new(me, 8);
    told_to(&told, me).for_each(|event| belief.learn(event));
    let [a, b, by] = [0, 1, 2].map(|index| Seat::new(index).unwrap());
    let updates = [
        ("a swap", Event::TokensSwapped { by, places: [a.into(), b.into()] }),
        ("a Diplomat", Event::Exchanged { by }),
        ("a look", Event::Saw { place: Place::Centre, identity: secrets::Identity::Cia }),
    ];
    for (name, event) in updates {
        c.bench_function(&format!("belief, 8 players: {name}"), |bencher| {
            bencher.iter_batched_ref(
                || belief.clone(),
                |belief| belief.learn(black_box(&event)),
                BatchSize::SmallInput,
            );
        });
    }
    let action = Action::Accept;
    c.bench_function("a refused action", |b| {
        let mut game = game.clone();
        let nobody = Seat::new(15).unwrap().into();
        b.iter(|| game.play(nobody, black_box(&action), &mut Luck::new(Seed::from_number(1)), &mut NoEvents));
    });
}

criterion_group!(benches, games, parts);
criterion_main!(benches);
