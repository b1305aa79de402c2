//! Legal is what play accepts.

use crate::Subject;
use crate::walk::{actors, one_in, walk};
use game::{Actor, Game, Luck, Seat};
use std::collections::HashSet;

/// After so many refusals the state is compared, since comparing costs more than refusing. The number is odd: what one refusal does
/// and the next undoes is seen.
const BETWEEN: usize = 13;

/// Every legal action is accepted, and stands in the list once. Every other action that can be written down is refused; a
/// refusal leaves the state as it was and tells nobody anything. Whoever may act has something to do, and after the end
/// nobody has.
pub fn legal_is_what_play_accepts<S: Subject>() {
    let (mut accepted, mut refused) = (0, 0);
    for number in 0..S::GAMES {
        // Ten times as often in some games.
        let steps = if number % 100 == 0 { S::TRY_ONE_IN / 10 } else { S::TRY_ONE_IN };
        let end = walk::<S>(number, |moment, luck| {
            if !one_in(luck, steps) {
                return;
            }
            let universe = S::universe(moment.game);
            for by in actors(moment.seats, luck) {
                let (yes, no) = try_all(moment.game, by, &universe, luck);
                (accepted, refused) = (accepted + yes, refused + no);
            }
        });
        let mut everybody = Seat::all(Seat::MAX).map(Actor::Seat).chain([Actor::Clock]);
        assert!(end.may_act().is_empty() && everybody.all(|by| end.legal(by).is_empty()));
    }
    let enough = S::ENOUGH;
    assert!(accepted > enough.accepted && refused > enough.refused, "{accepted} accepted, {refused} refused");
}

/// Gives how many actions were accepted and refused.
fn try_all<G: Game<Action: std::hash::Hash>>(
    game: &G,
    by: Actor,
    universe: &[G::Action],
    luck: &mut Luck,
) -> (u64, u64) {
    let legal = game.legal(by);
    let listed: HashSet<&G::Action> = legal.iter().collect();
    assert_eq!(listed.len(), legal.len(), "{by}: what is legal is listed once");
    if let Actor::Seat(seat) = by
        && game.may_act().contains(seat)
    {
        assert!(!legal.is_empty(), "{by} may act and has nothing to do");
    }
    let mut unknown = listed.clone();
    let mut next = game.clone();
    let mut told = Vec::new();
    let mut accepted = 0;
    for (index, action) in universe.iter().enumerate() {
        let played = next.play(by, action, luck, &mut told);
        assert_eq!(played.is_ok(), listed.contains(action), "{by} {action:?}: {played:?}");
        if played.is_ok() {
            unknown.remove(action);
            accepted += 1;
            next = game.clone();
            told.clear();
        }
        assert!(told.is_empty(), "{by} {action:?} was refused and told of");
        let last = index + 1 == universe.len();
        assert!(
            !(last || index % BETWEEN == 0) || next == *game,
            "{by} {action:?}, or one of the {BETWEEN} before it, was refused and changed the state"
        );
    }
    assert!(unknown.is_empty(), "{by}: legal, and missing in the universe: {unknown:?}");
    (accepted, universe.len() as u64 - accepted)
}
