//! x
use confusion::*;
use game::{Game, Luck, Seed, Silence};
use std::collections::BTreeMap;
fn main() {
    println!(
        "size {} action {} refusal {}",
        std::mem::size_of::<Confusion>(),
        std::mem::size_of::<Action>(),
        std::mem::size_of::<confusion::Refusal>()
    );
    let g = Confusion::deal(&Options::default(), &mut Seed::from_number(1).deal(), &mut Silence).unwrap();
    let mut best = f64::MAX;
    for _ in 0..200 {
        let s = std::time::Instant::now();
        for _ in 0..1000 {
            std::hint::black_box(std::hint::black_box(&g).clone());
        }
        best = best.min(s.elapsed().as_secs_f64() * 1e6);
    }
    println!("clone {best} ns");
    let mut best = f64::MAX;
    for _ in 0..200 {
        let s = std::time::Instant::now();
        for _ in 0..10 {
            std::hint::black_box(std::hint::black_box(&g).deals(Side::White));
        }
        best = best.min(s.elapsed().as_secs_f64() * 1e5);
    }
    println!("deals {best} us");
    let mut o = Options::default();
    let which = std::env::args().nth(1).unwrap_or_default();
    for v in which.split(',').filter(|v| !v.is_empty()) {
        if v == "tokens" {
            o.tokens = Both::each(|_| Tokens::ALL)
        } else if v == "nodraw" {
            o.draw_rules = false
        } else {
            *o.variants.named(v).unwrap() = true;
        }
    }
    let n = 20000u64;
    let mut ends: BTreeMap<String, u64> = BTreeMap::new();
    let (mut a, mut t) = (0, 0);
    let s = std::time::Instant::now();
    let mut most = 0;
    let mut luck = Luck::new(Seed::from_number(7));
    for i in 0..n {
        let mut g = Confusion::deal(&o, &mut Seed::from_number(i).deal(), &mut Silence).unwrap();
        let p = g.play_out(&mut luck, 10_000_000, &mut Silence);
        a += p.attempts;
        t += g.turns();
        most = most.max(g.turns());
        *ends.entry(format!("{:?}", g.end())).or_default() += 1;
    }
    let e = s.elapsed().as_secs_f64();
    println!(
        "{:?} attempts {} turns mean {} most {} att/s {:.0}",
        ends,
        a,
        t as f64 / n as f64,
        most,
        a as f64 / e
    );
}
#[allow(dead_code)]
fn x() {}
