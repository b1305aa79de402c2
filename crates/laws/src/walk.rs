//! Random games, step by step.

use crate::Subject;
use game::{Actor, Addressed, Game, Luck, Seat, Seed};

/// A moment of a random game: after the deal, or after an action.
pub struct Moment<'a, G: Game> {
    /// The state.
    pub game: &'a G,
    /// How many seats the table has.
    pub seats: usize,
    /// What was done; nothing after the deal.
    pub did: Option<(Actor, &'a G::Action)>,
    /// What it told.
    pub told: &'a [Addressed<G::Event>],
}

/// Plays the `number`th random game to its end. `after` is called after the deal and after each action, with luck of its own
/// choice that the game does not use.
///
/// # Panics
/// If the game gets stuck before its end, or refuses what [`Subject::choose`] chose.
pub fn walk<S: Subject>(number: u64, after: impl FnMut(&Moment<'_, S::Game>, &mut Luck)) -> S::Game {
    walk_with::<S>(&S::options(number), number, after)
}

/// As [`walk`], with these options.
///
/// # Panics
/// As [`walk`].
pub fn walk_with<S: Subject>(
    options: &<S::Game as Game>::Options,
    number: u64,
    mut after: impl FnMut(&Moment<'_, S::Game>, &mut Luck),
) -> S::Game {
    let seats = S::Game::seats(options).unwrap();
    let seed = Seed::from_number(number);
    let mut luck = Luck::new(seed.child("choices", 0));
    let mut told = Vec::new();
    let mut game = S::Game::deal(options, &mut seed.deal(), &mut told).unwrap();
    after(&Moment { game: &game, seats, did: None, told: &told }, &mut luck);
    for step in 1.. {
        let Some((by, action)) = S::choose(&game, &mut luck) else { break };
        told.clear();
        game.play(by, &action, &mut seed.action(step), &mut told)
            .unwrap_or_else(|refusal| panic!("game {number}: {by} chose {action:?}: {refusal}"));
        after(&Moment { game: &game, seats, did: Some((by, &action)), told: &told }, &mut luck);
    }
    assert!(game.outcome().is_some(), "game {number} stopped before its end");
    game
}

/// Whether a step is one of those that a law looks at.
pub(crate) fn one_in(luck: &mut Luck, steps: u32) -> bool {
    steps <= 1 || luck.below(steps) == 0
}

/// Everybody at the table, one who is not, and the clock.
pub(crate) fn actors(seats: usize, luck: &mut Luck) -> Vec<Actor> {
    let strangers: Vec<Seat> = Seat::all(Seat::MAX).skip(seats).collect();
    let stranger = luck.pick(&strangers).copied();
    Seat::all(seats).chain(stranger).map(Actor::Seat).chain([Actor::Clock]).collect()
}

/// What is written on the wire.
pub(crate) fn bytes(of: &impl serde::Serialize) -> String {
    serde_json::to_string(of).unwrap()
}
