//! How fast Confusion is: random games, a clone, the list of legal actions, exact deduction.
#![allow(clippy::unwrap_used, missing_docs, reason = "a bench fails by panicking")]

use confusion::{Action, Confusion, Deals, Options, Side, Tells};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game::{Game, Luck, NoEvents, Seed, Viewer};
use std::hint::black_box;

/// A game some way in, in which both sides have learned something.
fn under_way(number: u64) -> Confusion {
    let seed = Seed::from_number(number);
    let mut game = Confusion::deal(&Options::default(), &mut seed.deal(), &mut NoEvents).unwrap();
    game.play_out(&mut Luck::new(seed), 60, &mut NoEvents);
    game
}

fn random_games(criterion: &mut Criterion) {
    let options = Options::default();
    let fresh: Vec<Confusion> = (0..64)
        .map(|number| {
            Confusion::deal(&options, &mut Seed::from_number(number).deal(), &mut NoEvents).unwrap()
        })
        .collect();
    let play = |round: u64| {
        let mut luck = Luck::new(Seed::from_number(round));
        let played =
            fresh.iter().map(|game| game.clone().play_out(&mut luck, u64::MAX, &mut NoEvents).attempts);
        played.sum::<u64>()
    };
    let mut group = criterion.benchmark_group("random games");
    // The same games every time, so that the number of attempts is known.
    group.throughput(Throughput::Elements(play(0)));
    group.bench_function("attempts", |bencher| bencher.iter(|| play(0)));
    group.finish();
}

fn states(criterion: &mut Criterion) {
    let game = under_way(1);
    criterion.bench_function("clone", |bencher| bencher.iter(|| black_box(&game).clone()));
    let by = game.may_act().first().unwrap().into();
    criterion.bench_function("legal", |bencher| bencher.iter(|| black_box(&game).legal(by).len()));
    let viewer = Viewer::Seat(Side::White.seat());
    criterion.bench_function("view", |bencher| bencher.iter(|| black_box(&game).view(viewer).unwrap()));
}

fn deduction(criterion: &mut Criterion) {
    let game = (1..).map(under_way).find(|game| game.end().is_none()).unwrap();
    criterion.bench_function("exact table, 13 by 13", |bencher| {
        bencher.iter(|| black_box(&game).deals(Side::White).total());
    });
    let blank =
        Confusion::deal(&Options::default(), &mut Seed::from_number(1).deal(), &mut NoEvents).unwrap();
    criterion.bench_function("exact table, nothing known", |bencher| {
        bencher.iter(|| black_box(&blank).deals(Side::White).total());
    });
    let mut luck = Luck::new(Seed::from_number(1));
    let viewer = Viewer::Seat(Side::White.seat());
    criterion
        .bench_function("resample", |bencher| bencher.iter(|| black_box(&blank).resample(viewer, &mut luck)));
    let view = blank.view(viewer).unwrap();
    let attempts: Vec<_> = Side::BOTH
        .into_iter()
        .flat_map(|side| blank.legal(side.seat().into()).to_vec())
        .filter_map(|action| match action {
            Action::Attempt(attempt) => Some(attempt),
            _ => None,
        })
        .collect();
    criterion.bench_function("what each answer tells, all attempts", |bencher| {
        bencher.iter(|| {
            let deals: Deals = view.deals(blank.chart(), Side::White);
            let tells = |attempt| Tells::of(blank.chart(), &view, Side::White, &deals, attempt);
            attempts.iter().filter_map(|attempt| tells(*attempt)).map(|tells| tells.bits).sum::<f64>()
        });
    });
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(40).measurement_time(std::time::Duration::from_secs(3));
    targets = random_games, states, deduction
}
criterion_main!(benches);
