//! What beliefs and resampling promise, on random games with options of every kind.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod random;

use game::*;
use laws::{Moment, Subject, walk, walk_with};
use random::Random;
use secrets::*;
use std::collections::BTreeMap;

const GAMES: u64 = 10_000;

#[test]
fn the_belief_holds_the_truth_and_sums_to_one() {
    for number in 0..GAMES {
        let options = Random::options(number);
        let players = usize::from(options.players);
        let mut beliefs: Vec<(Viewer, Belief)> =
            Viewer::of_table(players).map(|viewer| (viewer, Belief::new(viewer, players))).collect();
        walk::<Random>(number, |Moment { game, told, .. }, _| {
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
        let options = Options { players: 4 + (number % 2) as u8, ..Random::options(number) };
        let players = usize::from(options.players);
        let mut actions = Vec::new();
        let mut story: Vec<Addressed<Event>> = Vec::new();
        let end = walk_with::<Random>(&options, number, |Moment { did, told, .. }, _| {
            actions.extend(did.map(|(by, action)| (by, *action)));
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
            let mut told: Vec<Addressed<Event>> = Vec::new();
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
        let worlds: Vec<(Secrets, Vec<Addressed<Event>>)> = all_deals(*end.dealt(), players)
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
        let options = Random::options(number);
        let players = usize::from(options.players);
        let me = Viewer::Seat(Seat::new(number as usize % players).unwrap());
        let mut belief = Belief::new(me, players);
        let mut step = 0;
        walk::<Random>(number, |Moment { game, told, .. }, luck| {
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

/// S29: at the start of a turn at most 24 cards lie in displays, bullets among them. Were all cards of the deck equal, more than
/// that would have to lie there. What else cannot happen is looked for in every state of random games (`Random::invariant`).
#[test]
fn s29_the_deck_never_runs_out() {
    for card in Character::ALL {
        for left in 0..=card.copies() {
            let characters = DECK - left;
            let bullets = if card == Character::Assassin { 4 - left } else { 4 };
            assert!(characters + bullets > 24);
        }
    }
    assert!((4..=8).all(|players| usize::from(players) * (Options::new(players).limit() - 1) <= 24));
}
