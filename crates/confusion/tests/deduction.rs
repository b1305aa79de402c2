//! The exact deduction against brute force: every deal of a small box is replayed through the whole history, and those
//! are kept in which a side would have been told the very same things. The Double Agent may have answered anything.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod scene;

use confusion::{
    Both, Confusion, Deals, Event, MoverId, MoverSet, MoversBox, Options, PlacedSpy, Setup, Side, Square,
    Tells, Tokens,
};
use game::{Game, Luck, NoEvents, Seed, Viewer, told_to};
use scene::seat;

/// A box with so many movers of the default one, drawn at random; the Double Agent always among them.
fn small_box(movers: usize, luck: &mut Luck) -> MoversBox {
    let mut small = MoversBox::reconstruction();
    let agent = small.movers.pop().unwrap();
    luck.shuffle(&mut small.movers);
    small.movers.truncate(movers - 1);
    small.movers.push(agent);
    luck.shuffle(&mut small.movers);
    while small.spies.len() > movers {
        let out = luck.below(small.spies.len() as u32) as usize;
        if !small.spies[out].spare {
            small.spies.remove(out);
        }
    }
    small
}

/// A game of a small box with these squares and deals: for each side the square and the mover of each spy.
fn game_of(
    options: &Options,
    turn: Side,
    squares: &Both<Vec<Square>>,
    deals: &Both<Vec<MoverId>>,
) -> Confusion {
    let chart = confusion::Chart::new(options).unwrap();
    let spies = Both::each(|side| {
        let spies = chart.letters().iter().zip(&squares[side]).zip(&deals[side]);
        let placed = |((letter, square), mover): ((&_, &Square), &MoverId)| PlacedSpy {
            letter: *letter,
            at: Some(*square),
            mover: *mover,
            promoted: false,
        };
        Some(spies.map(placed).collect())
    });
    Setup { options: options.clone(), turn, briefcase: Square::CENTRE, spies }.game().unwrap()
}

/// All orders of the movers.
fn permutations(movers: &[MoverId]) -> Vec<Vec<MoverId>> {
    if movers.is_empty() {
        return vec![vec![]];
    }
    let mut all = Vec::new();
    for at in 0..movers.len() {
        let mut rest = movers.to_vec();
        let first = rest.remove(at);
        for mut order in permutations(&rest) {
            order.insert(0, first);
            all.push(order);
        }
    }
    all
}

/// What the brute force met, so that a test can see that it met everything.
#[derive(Default, Debug)]
struct Met {
    steps: u64,
    promotions: u64,
    agents: u64,
    reveals: u64,
    swaps: u64,
    removals: u64,
    proved: u64,
}

fn compare_with_brute_force(movers: usize, number: u64, met: &mut Met) {
    let mut luck = Luck::new(Seed::from_number(number));
    let mut options = Options { movers: small_box(movers, &mut luck), ..Options::default() };
    options.variants.safe_extraction = luck.below(2) == 1;
    options.variants.tight_start = luck.below(4) == 1;
    options.variants.honour_among_spies = luck.below(6) == 1;
    options.variants.promotion_sir = luck.below(3) == 1;
    options.tokens = Both { white: Tokens::ALL, red: Tokens::ALL };
    let chart = confusion::Chart::new(&options).unwrap();
    let ids: Vec<MoverId> = chart.movers().iter().map(|mover| mover.id).collect();
    let deals = Both::each(|_| {
        let mut deal = ids.clone();
        luck.shuffle(&mut deal);
        deal
    });
    let turn = Side::BOTH[luck.below(2) as usize];
    // From the start, or scattered over the board, where promotions and captures are near.
    let mut squares = Both::each(|side| chart.start(side).to_vec());
    if luck.below(3) > 0 {
        let inside = |square: &Square| chart.in_bounds(*square) && *square != Square::CENTRE;
        let mut free: Vec<Square> = Square::all().filter(inside).collect();
        luck.shuffle(&mut free);
        squares = Both::each(|_| free.split_off(free.len() - ids.len()));
    }
    let mut truth = game_of(&options, turn, &squares, &deals);
    let mut worlds = Both::each(|side| {
        let world = |deal: Vec<MoverId>| {
            let mut other = deals.clone();
            other[side] = deal.clone();
            (deal, game_of(&options, turn, &squares, &other))
        };
        permutations(&ids).into_iter().map(world).collect::<Vec<_>>()
    });
    for step in 0..90 {
        let Some((by, action)) = truth.random_action(&mut luck) else { break };
        let mut told = Vec::new();
        truth.play(by, &action, &mut luck, &mut told).unwrap();
        met.steps += 1;
        for event in told.iter().map(|told| &told.event) {
            met.promotions += u64::from(matches!(event, Event::Promoted { .. }));
            met.agents += u64::from(matches!(event, Event::DoubleAgent { .. }));
            met.reveals += u64::from(matches!(event, Event::Revealed { .. }));
            met.swaps += u64::from(matches!(event, Event::Swapped { .. }));
            met.removals += u64::from(matches!(event, Event::Removed { .. }));
        }
        for side in Side::BOTH {
            let heard: Vec<&Event> = told_to(&told, seat(side)).collect();
            worlds[side].retain_mut(|(_, world)| {
                let mut told = Vec::new();
                world.play(by, &action, &mut luck, &mut told).is_ok()
                    && told_to(&told, seat(side)).collect::<Vec<_>>() == heard
            });
            let counted = truth.deals(side);
            assert_eq!(counted.total(), worlds[side].len() as u64, "game {number}, step {step}, {side}");
            for (spy, row) in
                (0..ids.len()).map(|spy| (spy, worlds[side].iter().map(move |(deal, _)| deal[spy])))
            {
                for (mover, id) in ids.iter().enumerate() {
                    let with = row.clone().filter(|dealt| dealt == id).count() as u64;
                    assert_eq!(
                        counted.with(spy, mover),
                        with,
                        "game {number}, step {step}, {side}, {spy}, {id}"
                    );
                    let by_itself = truth.view(seat(side)).unwrap().known(truth.chart(), side)[spy];
                    met.proved += u64::from(with == 0 && by_itself.contains(mover));
                }
            }
            // What cannot be told apart looks the same.
            if step % 15 == 0 {
                let view = truth.view(seat(side));
                assert!(worlds[side].iter().all(|(_, world)| world.view(seat(side)) == view));
                let legal = truth.legal(side.seat().into());
                assert!(worlds[side].iter().all(|(_, world)| *world.legal(side.seat().into()) == *legal));
            }
        }
    }
}

/// C16: exact counts equal brute force over all deals of six movers, at every step of random games.
#[test]
fn c16_six_movers_by_brute_force() {
    let mut met = Met::default();
    for number in 0..260 {
        compare_with_brute_force(6, number, &mut met);
    }
    let Met { steps, promotions, agents, reveals, swaps, removals, proved } = met;
    assert!(steps > 5000 && proved > 1000, "{steps} {proved}");
    assert!(
        [promotions, agents, reveals, swaps, removals].iter().all(|times| *times > 10),
        "{promotions} {agents} {reveals} {swaps} {removals}"
    );
}

/// C16: the same with seven movers.
#[test]
fn c16_seven_movers_by_brute_force() {
    let mut met = Met::default();
    for number in 1000..1030 {
        compare_with_brute_force(7, number, &mut met);
    }
    assert!(met.steps > 800, "{met:?}");
}

/// The counts against the definition of the permanent, on random matrices of every size up to seven.
#[test]
fn counts_are_permanents() {
    let mut luck = Luck::new(Seed::from_number(1));
    for size in 1..=7usize {
        let indices: Vec<MoverId> = (0..size).map(|index| format!("m{index}").parse().unwrap()).collect();
        let orders: Vec<Vec<usize>> = permutations(&indices)
            .iter()
            .map(|order| {
                order.iter().map(|id| indices.iter().position(|other| other == id).unwrap()).collect()
            })
            .collect();
        for _ in 0..40 {
            let known: Vec<MoverSet> = (0..size)
                .map(|_| {
                    let some = (0..size).filter(|_| luck.below(3) > 0).map(MoverSet::only);
                    some.fold(MoverSet::default(), MoverSet::or)
                })
                .collect();
            let fits =
                |order: &&Vec<usize>| known.iter().zip(*order).all(|(set, mover)| set.contains(*mover));
            let fitting: Vec<&Vec<usize>> = orders.iter().filter(fits).collect();
            let counted = Deals::count(&known);
            assert_eq!(counted.total(), fitting.len() as u64);
            for (spy, mover) in (0..size).flat_map(|spy| (0..size).map(move |mover| (spy, mover))) {
                let with = fitting.iter().filter(|order| order[spy] == mover).count() as u64;
                assert_eq!(counted.with(spy, mover), with);
            }
            let drawn = Deals::draw(&known, &mut luck);
            assert_eq!(drawn.is_some(), !fitting.is_empty());
            if let Some(drawn) = drawn {
                assert!(
                    fitting
                        .iter()
                        .any(|order| order.iter().zip(drawn).all(|(one, two)| *one == two as usize))
                );
            }
        }
    }
    let all = Deals::count(&[MoverSet::first(13); 13]);
    assert_eq!(all.total(), 6_227_020_800);
    assert!((all.chance(3, 7) - 1.0 / 13.0).abs() < 1e-15);
    assert_eq!(all.with(13, 0), 0);
}

/// A deal is drawn uniformly from all that fit: by a chi-squared test over all of them.
#[test]
fn resampling_is_uniform() {
    let mut luck = Luck::new(Seed::from_number(2));
    let known: Vec<MoverSet> = [0b11101, 0b10011, 0b11111, 0b01111, 0b11110]
        .iter()
        .map(|bits| {
            (0..5)
                .filter(|bit| bits >> bit & 1 == 1)
                .map(MoverSet::only)
                .fold(MoverSet::default(), MoverSet::or)
        })
        .collect();
    let total = Deals::count(&known).total();
    assert_eq!(total, 42);
    let mut times = std::collections::HashMap::new();
    for _ in 0..42_000 {
        *times.entry(Deals::draw(&known, &mut luck).unwrap()).or_insert(0i32) += 1;
    }
    assert_eq!(times.len(), 42);
    let chi: f64 = times.values().map(|times| f64::from(times - 1000).powi(2) / 1000.0).sum();
    // 41 degrees of freedom: 85 is beyond one chance in 20,000, and the seed is fixed.
    assert!(chi < 85.0, "{chi}");
    // Beyond 32 bits, too: with nothing known, the first spy's mover is drawn from 13! deals.
    let mut first = [0i32; 13];
    for _ in 0..6500 {
        first[Deals::draw(&[MoverSet::first(13); 13], &mut luck).unwrap()[0] as usize] += 1;
    }
    assert!(first.iter().all(|times| (400..600).contains(times)), "{first:?}");
}

/// What each answer tells, against the deals that really fit after each answer.
#[test]
fn what_an_answer_would_tell_is_what_it_tells() {
    let mut checked = 0;
    for number in 0..40 {
        let seed = Seed::from_number(number);
        let mut luck = Luck::new(seed);
        let mut options = Options { begins: confusion::Begins::White, ..Options::default() };
        options.variants.promotion_sir = number % 4 == 3;
        let mut game = Confusion::deal(&options, &mut seed.deal(), &mut NoEvents).unwrap();
        game.play_out(&mut luck, 30 + 4 * number, &mut NoEvents);
        let side = game.view(Viewer::Public).unwrap().turn;
        let view = game.view(seat(side)).unwrap();
        let deals = view.deals(game.chart(), side);
        let legal = game.legal(side.seat().into());
        for attempt in legal.iter().filter_map(|action| match action {
            confusion::Action::Attempt(attempt) => Some(*attempt),
            _ => None,
        }) {
            let tells = Tells::of(game.chart(), &view, side, &deals, attempt).unwrap();
            let agent = tells.after_yes + tells.after_promotion + tells.after_no - tells.deals;
            assert!(tells.bits >= 0.0 && tells.bits <= 1.6, "{tells:?}");
            assert!((0.0..=1.0).contains(&tells.chance_of_yes));
            if luck.below(6) > 0 {
                continue;
            }
            // The answer that the rules give leads to just so many deals.
            let mut next = game.clone();
            let other = side.other().seat();
            next.play(side.seat().into(), &confusion::Action::Attempt(attempt), &mut luck, &mut NoEvents)
                .unwrap();
            for answer in next.legal(other.into()).iter().filter(|action| !action.is_talk()) {
                let mut told = Vec::new();
                let mut next = next.clone();
                next.play(other.into(), answer, &mut luck, &mut told).unwrap();
                let promoted = told.iter().any(|told| matches!(told.event, Event::Promoted { .. }));
                let expected = match answer {
                    confusion::Action::Answer(true) if promoted => tells.after_promotion,
                    confusion::Action::Answer(true) => tells.after_yes,
                    _ => tells.after_no,
                };
                assert_eq!(next.deals(side).total(), expected, "{attempt:?} {answer:?}");
                checked += 1;
            }
            assert!(agent <= tells.deals);
        }
    }
    assert!(checked > 500, "{checked}");
}

/// The bits by hand: with nothing known, one square forward.
#[test]
fn the_bits_of_a_first_attempt() {
    let game = Setup::start(Options::default()).game().unwrap();
    let view = game.view(seat(Side::White)).unwrap();
    let deals = view.deals(game.chart(), Side::White);
    let confusion::Action::Attempt(attempt) = scene::action("A F1") else { panic!() };
    let tells = Tells::of(game.chart(), &view, Side::White, &deals, attempt).unwrap();
    // Eight of the thirteen movers can (M01 M02 M04 M06 M07 M09 M11 M12), four cannot, one is the Double Agent.
    let all: u64 = (1..=13).product();
    assert_eq!((tells.deals, tells.after_yes, tells.after_no), (all, all / 13 * 9, all / 13 * 5));
    let yes = 8.5 / 13.0f64;
    assert!((tells.chance_of_yes - yes).abs() < 1e-12);
    let bits = -yes * yes.log2() - (1.0 - yes) * (1.0 - yes).log2() - 1.0 / 13.0;
    assert!((tells.bits - bits).abs() < 1e-12, "{tells:?}");
}
