//! How fast games are played out, and how fast a clue is judged.
#![allow(missing_docs, clippy::unwrap_used, reason = "a benchmark")]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use duet::*;
use game::{Game, Luck, NoEvents, Seed};
use std::hint::black_box;

/// A game from the deal to its end by random actions; how many there were.
fn playout(options: &Options, luck: &mut Luck) -> u64 {
    let mut game = Duet::deal(options, luck, &mut NoEvents).unwrap();
    let mut actions = 0;
    while game.outcome().is_none() {
        let seats = game.may_act();
        let by = seats.into_iter().nth(luck.below(seats.len() as u32) as usize).unwrap();
        let legal = game.legal(by.into());
        let action = luck.pick(&legal).unwrap();
        let mut none = Luck::new(Seed::new([0; 32]));
        game.play(by.into(), action, &mut none, &mut NoEvents).unwrap();
        actions += 1;
    }
    actions
}

fn playouts(bench: &mut Criterion) {
    const GAMES: u64 = 1_000;
    let options = Options::default();
    let all = |seed| {
        let mut luck = Luck::new(Seed::from_number(seed));
        (0..GAMES).map(|_| playout(&options, &mut luck)).sum::<u64>()
    };
    let mut group = bench.benchmark_group("playout");
    group.throughput(Throughput::Elements(all(1)));
    group.bench_function("random actions, deal included", |b| b.iter(|| black_box(all(1))));
    group.finish();
}

fn verdicts(bench: &mut Criterion) {
    let mut group = bench.benchmark_group("verdict");
    for (language, clues) in [
        (Language::En, ["holiday", "firefighters", "magnificent"]),
        (Language::Es, ["vacaciones", "guardabosques", "magníficamente"]),
        (Language::De, ["Urlaub", "Straßenbahnhaltestelle", "wunderschöne"]),
        (Language::Nl, ["vakantie", "ziekenhuisbedden", "prachtige"]),
    ] {
        let options = Options { words: WordList::of(language), ..Options::default() };
        let game = Duet::deal(&options, &mut Luck::new(Seed::from_number(1)), &mut NoEvents).unwrap();
        for clue in clues {
            let clue = Clue::new(clue, 2);
            group.bench_function(format!("{language} {} against 25 words", clue.word), |b| {
                b.iter(|| black_box(game.check(black_box(&clue))))
            });
        }
    }
    group.finish();
}

fn resampling(bench: &mut Criterion) {
    let mut luck = Luck::new(Seed::from_number(3));
    let game = Duet::deal(&Options::default(), &mut luck, &mut NoEvents).unwrap();
    let seat = game::Viewer::Seat(game::Seat::new(0).unwrap());
    bench.bench_function("resample for a seat at the start", |b| {
        b.iter(|| black_box(game.resample(seat, &mut luck)))
    });
}

criterion_group!(benches, playouts, verdicts, resampling);
criterion_main!(benches);
