//! Random play to the end.

use crate::{Game, Luck, NoEvents, Outcome, Seed};

/// Deals a game and plays it to its end, every decision drawn uniformly from what is legal. Nothing if no table can have
/// the options, or if somebody is asked for a decision without a legal action to list.
///
/// The deal and the actions draw from `seed`, the decisions from `luck`.
pub fn playout<G: Game>(options: &G::Options, seed: Seed, luck: &mut Luck) -> Option<(G, Outcome)> {
    let mut game = G::deal(options, &mut seed.deal(), &mut NoEvents).ok()?;
    for number in 1.. {
        let Some(seat) = game.may_act().first() else { break };
        let by = seat.into();
        let legal = game.legal(by);
        let action = luck.pick(&legal)?;
        game.play(by, action, &mut seed.action(number), &mut NoEvents).ok()?;
    }
    let outcome = game.outcome()?;
    Some((game, outcome))
}
