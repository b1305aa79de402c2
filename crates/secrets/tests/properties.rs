//! What holds in every game: ten thousand random games for each property, with options of every kind.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod desk;

use desk::*;
use game::*;
use secrets::*;
use std::collections::{BTreeMap, HashSet};

const GAMES: u64 = 10_000;

static_assertions::assert_not_impl_any!(Secrets: serde::Serialize);
static_assertions::assert_not_impl_any!(Deal: serde::Serialize);
static_assertions::assert_not_impl_any!(Table<Secrets>: serde::Serialize);

/// Every action that could be written down at a table of up to nine, most of them wrong.
fn thinkable() -> Vec<Action> {
    let seats: Vec<Seat> = Seat::all(9).collect();
    let mut all = vec![Action::Accept, Action::Refuse, Action::Intervene, Action::Pass, Action::CloseWindow];
    for seat in &seats {
        all.extend(Character::ALL.map(|card| Action::Offer { card, to: *seat }));
        all.push(Action::Give { to: *seat });
        all.push(Action::Look((*seat).into()));
    }
    all.push(Action::Look(Place::Centre));
    all.extend(Side::BOTH.map(Action::Exchange));
    all.extend([SeatSet::NONE, SeatSet::all(3)].map(Action::Swap));
    for a in &seats {
        all.extend(seats.iter().map(|b| Action::Swap(SeatSet::only(*a).with(*b))));
    }
    all
}

#[test]
fn legal_is_what_play_accepts() {
    let thinkable = thinkable();
    let actors: Vec<Actor> = Seat::all(9).map(Actor::Seat).chain([Actor::Clock]).collect();
    let mut refused = 0_u64;
    for number in 0..GAMES {
        // Every action by everyone in some games, one actor at each step in the others.
        let thorough = number % 100 == 0;
        random_game(&options(number), number, |game, _, _, luck| {
            let asked: Vec<Actor> =
                if thorough { actors.clone() } else { vec![*luck.pick(&actors).unwrap()] };
            for by in asked {
                let legal = game.legal(by);
                for action in &thinkable {
                    let mut after = game.clone();
                    let mut told: Vec<Told<Event>> = Vec::new();
                    match after.play(by, action, luck, &mut told) {
                        Ok(()) => {
                            assert!(legal.contains(action), "{by} may {action:?} though it is not legal")
                        }
                        Err(refusal) => {
                            assert!(
                                !legal.contains(action),
                                "{by}: {action:?} is legal and refused: {refusal}"
                            );
                            assert_eq!(after, *game);
                            assert!(told.is_empty());
                            refused += 1;
                        }
                    }
                }
                let once: HashSet<&Action> = legal.iter().collect();
                assert_eq!(once.len(), legal.len());
            }
        });
    }
    assert!(refused > 1_000_000);
}

#[test]
fn a_record_replays_to_the_same_state_and_views() {
    for number in 0..GAMES {
        let mut luck = Luck::new(Seed::from_number(number));
        let options = options(number);
        let secret = Secret::draw(&mut luck);
        let contributions: Vec<Bytes32> = (0..options.players).map(|_| Bytes32(luck.bytes())).collect();
        let seed = secret.game_seed(&contributions);
        let mut told = Vec::new();
        let mut table: Table<Secrets> = Table::deal(&options, seed, &mut told).unwrap();
        let mut entries = Vec::new();
        let views = |game: &Secrets| {
            Viewer::of_table(options.players.into()).map(|v| game.view(v)).collect::<Vec<_>>()
        };
        let mut seen = vec![views(table.game())];
        while let Some(by) = luck.pick(&table.game().may_act().into_iter().collect::<Vec<_>>()) {
            let action = *luck.pick(&table.game().legal((*by).into())).unwrap();
            table.play(*by, &action, &mut told).unwrap();
            entries.push(Entry { at: entries.len() as u64, line: Line::Do((*by).into(), action) });
            seen.push(views(table.game()));
        }
        let sitter = |index| Sitter { name: format!("{index}"), bot: Some("random".into()) };
        let record: Record<Secrets> = Record {
            header: Header {
                options,
                seats: (0..options.players).map(sitter).collect(),
                commitment: secret.commitment(),
                contributions,
                started: 0,
            },
            entries,
            ending: Some(Ending { outcome: table.game().outcome(), secret }),
        };
        let record: Record<Secrets> = Record::from_text(&record.to_text()).unwrap();
        let mut playback = Playback::new(&record).unwrap();
        let mut retold = playback.opening().to_vec();
        let mut reseen = vec![views(playback.game())];
        while let Some(step) = playback.next().unwrap() {
            retold.extend(step.told);
            reseen.push(views(playback.game()));
        }
        assert_eq!((playback.game(), &retold, &reseen), (table.game(), &told, &seen));
    }
}

/// Plays a game with other hidden facts: another deal, and the hidden choices of `other` in the place of those in
/// `actions`. What it tells a viewer must be what the true game told.
fn retold(
    options: &Options,
    number: u64,
    actions: &[(Actor, Action)],
    other: &Secrets,
) -> Option<(Secrets, Vec<Told<Event>>)> {
    let seed = Seed::from_number(number);
    let mut told = Vec::new();
    let mut game = Secrets::from_deal(options, *other.dealt(), &mut told).unwrap();
    let mut sides = other.exchanges();
    // The offer that is still open, and what is under seal, are as the other state has them.
    let last_offer = actions.iter().rposition(|(_, action)| matches!(action, Action::Offer { .. }));
    let stage = other.view(Viewer::Public).unwrap().stage;
    let open = matches!(stage, Stage::Answering { .. });
    let window = matches!(stage, Stage::Answering { un: Some(_), .. });
    for (index, (by, action)) in actions.iter().enumerate() {
        let mut action = *action;
        match &mut action {
            Action::Exchange(side) => *side = sides.next()?,
            Action::Offer { card, .. } if open && Some(index) == last_offer => *card = other.offered()?,
            Action::Accept | Action::Refuse | Action::Pass if window && Some(index) > last_offer => continue,
            _ => {}
        }
        game.play(*by, &action, &mut seed.action(index as u64 + 1), &mut told).unwrap();
    }
    for (by, action) in other.sealed() {
        game.play(by.into(), &action, &mut seed.action(0), &mut told).unwrap();
    }
    Some((game, told))
}

/// What a viewer was sent: its view and all its events, as bytes.
fn sent(view: &impl serde::Serialize, told: &[Told<Event>], viewer: Viewer) -> String {
    let events: Vec<&Event> = told_to(told, viewer).collect();
    serde_json::to_string(&(view, events)).unwrap()
}

/// Compares, at every step of random games, what a viewer gets with what it would get were the hidden facts others.
/// `view` makes the view, so that a leaky one can be tried. Returns the first difference, and in how many comparisons
/// the truth was another one.
fn compare<V: serde::Serialize>(games: u64, view: impl Fn(&Secrets, Viewer) -> V) -> (Option<String>, u64) {
    let mut different_truths = 0;
    let mut leak = None;
    for number in 0..games {
        let options = options(number);
        let mut actions = Vec::new();
        let mut story: Vec<Told<Event>> = Vec::new();
        random_game(&options, number, |game, action, told, luck| {
            actions.extend(action);
            story.extend_from_slice(told);
            if leak.is_some() {
                return;
            }
            let viewers: Vec<Viewer> = Viewer::of_table(options.players.into()).collect();
            // Every viewer in some games, one at each step in the others.
            let viewers = if number % 50 == 0 { viewers } else { vec![*luck.pick(&viewers).unwrap()] };
            for viewer in viewers {
                let other = game.resample(viewer, luck);
                let (replayed, retold) =
                    retold(&options, number, &actions, &other).expect("the same exchanges");
                if !options.shuffle_under {
                    assert_eq!(replayed, other, "a resampled state is one that can be played to");
                }
                // A bot brings the random numbers itself: from the same ones both truths must give the same.
                let imagine =
                    |truth: &Secrets| truth.resample(viewer, &mut Luck::new(Seed::from_number(number)));
                assert_eq!(imagine(game), imagine(&other), "what is imagined depends on the hidden truth");
                different_truths += u64::from(other != *game);
                let (truth, imagined) =
                    (sent(&view(game, viewer), &story, viewer), sent(&view(&other, viewer), &retold, viewer));
                if truth != imagined {
                    leak.get_or_insert(format!("game {number}, {viewer}:\n{truth}\n{imagined}"));
                }
            }
        });
    }
    (leak, different_truths)
}

/// The invariant "Indistinguishable is identical".
#[test]
fn what_cannot_be_told_apart_is_byte_identical() {
    let (leak, different_truths) = compare(GAMES, |game, viewer| game.view(viewer).unwrap());
    assert_eq!(leak, None);
    assert!(different_truths > 300_000, "{different_truths}");
}

/// The comparison would notice a leak: each of these views tells one thing too much.
#[test]
fn a_leaky_view_is_caught() {
    let view = |game: &Secrets, viewer| game.view(viewer).unwrap();
    type Leak = fn(&Secrets) -> String;
    let leaks: [(&str, Leak); 5] = [
        ("a token", |game| format!("{:?}", game.tokens()[0])),
        ("the card on offer", |game| format!("{:?}", game.offered())),
        ("that somebody has answered", |game| format!("{:?}", game.may_act())),
        ("the bullets", |game| format!("{:?}", game.dealt().bullets)),
        ("the next card", |game| format!("{:?}", game.dealt().deck[28])),
    ];
    for (what, leak) in leaks {
        let (found, _) = compare(200, |game, viewer| (view(game, viewer), leak(game)));
        assert!(found.is_some(), "a view that tells {what} was not noticed");
    }
}

#[test]
fn the_belief_holds_the_truth_and_sums_to_one() {
    for number in 0..GAMES {
        let options = options(number);
        let players = usize::from(options.players);
        let mut beliefs: Vec<(Viewer, Belief)> =
            Viewer::of_table(players).map(|viewer| (viewer, Belief::new(viewer, players))).collect();
        random_game(&options, number, |game, _, told, _| {
            for (viewer, belief) in &mut beliefs {
                let before = belief.clone();
                told_to(told, *viewer).for_each(|event| belief.learn(event));
                if *belief == before {
                    continue;
                }
                let total: f64 = belief.arrangements().map(|(_, chance)| chance).sum();
                assert!((total - 1.0).abs() < 1e-9, "{total}");
                assert!(
                    belief.arrangements().any(|(tokens, chance)| tokens == game.tokens() && chance > 0.0)
                );
                if game.outcome().is_some() {
                    assert_eq!(belief.arrangements().count(), 1, "at the end everything is shown");
                }
            }
        });
    }
}

/// Every deal of tokens and every way the Diplomats may have chosen is played from the start; those that tell the viewer
/// what the true game told are counted by where the tokens end up. The belief must give the very same counts.
#[test]
fn the_belief_agrees_with_counting_every_possible_game() {
    let mut with_exchange = 0;
    let mut checked = 0;
    for number in 0..4_000 {
        let options = Options { players: 4 + (number % 2) as u8, ..options(number) };
        let players = usize::from(options.players);
        let mut actions = Vec::new();
        let mut story: Vec<Told<Event>> = Vec::new();
        let end = random_game(&options, number, |_, action, told, _| {
            actions.extend(action);
            story.extend_from_slice(told);
        });
        let exchanges = end.exchanges().count();
        // Games with hidden exchanges are the interesting ones, and not too many of the others.
        if exchanges == 0 && number % 20 != 0 {
            continue;
        }
        // Stop before the end, which shows all tokens.
        actions.pop();
        let seed = Seed::from_number(number);
        let play = |deal: Deal, mask: u32| {
            let mut told: Vec<Told<Event>> = Vec::new();
            let mut game = Secrets::from_deal(&options, deal, &mut told).unwrap();
            let mut exchange = 0;
            for (index, (by, action)) in actions.iter().enumerate() {
                let mut action = *action;
                if let Action::Exchange(side) = &mut action {
                    *side = Side::BOTH[(mask >> exchange & 1) as usize];
                    exchange += 1;
                }
                game.play(*by, &action, &mut seed.action(index as u64 + 1), &mut told).unwrap();
            }
            (game, told)
        };
        let truth_mask: u32 =
            end.exchanges().enumerate().map(|(bit, side)| u32::from(side == Side::Right) << bit).sum();
        let (true_game, true_told) = play(*end.dealt(), truth_mask);
        let made = true_game.exchanges().count() as u32;
        let worlds: Vec<(Secrets, Vec<Told<Event>>)> = all_deals(*end.dealt(), players)
            .into_iter()
            .flat_map(|deal| (0..1 << made).map(move |mask| (deal, mask)))
            .map(|(deal, mask)| play(deal, mask))
            .collect();
        for viewer in Viewer::of_table(players) {
            let mut belief = Belief::new(viewer, players);
            told_to(&true_told, viewer).for_each(|event| belief.learn(event));
            let heard: Vec<&Event> = told_to(&true_told, viewer).collect();
            let mut counts: BTreeMap<Vec<Identity>, u32> = BTreeMap::new();
            for (game, told) in &worlds {
                if told_to(told, viewer).eq(heard.iter().copied()) {
                    *counts.entry(game.tokens().to_vec()).or_default() += 1;
                }
            }
            let believed: BTreeMap<Vec<Identity>, u32> =
                belief.ways().map(|(tokens, ways)| (tokens.to_vec(), ways)).collect();
            assert_eq!(believed, counts, "game {number}, {viewer}");
            checked += 1;
        }
        with_exchange += u32::from(made > 0);
    }
    assert!(with_exchange > 500 && checked > 3_000, "{with_exchange} {checked}");
}

/// Every order of the tokens of a deal.
fn all_deals(deal: Deal, players: usize) -> Vec<Deal> {
    let mut deals: Vec<Deal> = vec![];
    let mut orders = vec![(vec![], Identity::ALL.map(|identity| identity.tokens(players)))];
    while let Some((order, left)) = orders.pop() {
        if order.len() == players + 1 {
            let mut tokens = deal.tokens;
            tokens[..=players].copy_from_slice(&order);
            deals.push(Deal { tokens, ..deal });
        }
        for identity in Identity::ALL {
            let mut left = left;
            if left[identity as usize] > 0 {
                left[identity as usize] -= 1;
                orders.push(([order.as_slice(), &[identity]].concat(), left));
            }
        }
    }
    deals
}

/// Resampling draws every possible arrangement as often as the belief says: chi-squared on one long game each.
#[test]
fn resampling_is_uniform_over_what_fits() {
    for number in 0..20 {
        let options = options(number);
        let players = usize::from(options.players);
        let me = Viewer::Seat(seat((number as usize) % players));
        let mut belief = Belief::new(me, players);
        let mut step = 0;
        random_game(&options, number, |game, _, told, luck| {
            told_to(told, me).for_each(|event| belief.learn(event));
            step += 1;
            if step != 30 {
                return;
            }
            let draws = 20_000;
            let mut counts: BTreeMap<Vec<Identity>, u32> = BTreeMap::new();
            for _ in 0..draws {
                *counts.entry(game.resample(me, luck).tokens().to_vec()).or_default() += 1;
            }
            let possible: Vec<_> = belief.arrangements().collect();
            assert!(counts.len() <= possible.len());
            let chi: f64 = possible
                .iter()
                .map(|(tokens, chance)| {
                    let expected = chance * f64::from(draws);
                    (f64::from(counts.get(*tokens).copied().unwrap_or(0)) - expected).powi(2) / expected
                })
                .sum();
            // Far out on the right tail for this many degrees of freedom.
            let free = possible.len() as f64 - 1.0;
            assert!(chi < free + 5.0 * (2.0 * free).sqrt() + 10.0, "{chi} with {free} degrees of freedom");
        });
    }
}

/// S29: the assertions in the engine are on in this test, and these games would set them off.
#[test]
fn s29_what_cannot_happen_does_not() {
    for number in 0..GAMES {
        let options = options(number);
        let end = random_game(&options, number, |game, _, _, _| {
            let view = game.view(Viewer::Public).unwrap();
            assert!(view.deck >= 2);
            for display in &view.displays {
                assert!(display.len() <= options.limit());
                if matches!(view.stage, Stage::Offering { .. }) {
                    for card in Character::ALL {
                        assert!(display.iter().filter(|other| **other == CardView::Up(card)).count() < 2);
                    }
                }
            }
            let assassins = view.displays.iter().flatten().filter(|card| {
                matches!(card, CardView::Up(Character::Assassin) | CardView::Down(Character::Assassin))
            });
            assert_eq!(assassins.count(), 4 - usize::from(view.bullets));
        });
        let tokens = &end.tokens()[..options.players.into()];
        assert!(tokens.contains(&C) && tokens.contains(&K), "a team with no member");
    }
    // At the start of a turn at most 24 cards lie in displays, bullets among them. Were all cards of the deck equal,
    // more than that would have to lie there.
    for card in Character::ALL {
        for left in 0..=card.copies() {
            let characters = DECK - left;
            let bullets = if card == Character::Assassin { 4 - left } else { 4 };
            assert!(characters + bullets > 24);
        }
    }
    assert!((4..=8).all(|players| usize::from(players) * (Options::new(players).limit() - 1) <= 24));
}
