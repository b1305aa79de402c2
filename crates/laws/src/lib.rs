//! The laws that every game keeps, written once.
//!
//! A game's test implements [`Subject`] and says `laws::hold!(Table);`. Every law becomes a test of its own. The laws know
//! [`game`] and no game in particular. [`Golden`] writes whole games down and compares them with a file.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a law that is broken fails its test by panicking")]

mod alike;
mod determinism;
mod golden;
mod heap;
mod legal;
mod printing;
mod records;
mod resampling;
mod sound;
mod totality;
mod walk;

pub use alike::{indistinguishable_is_identical, leaks_are_noticed};
pub use determinism::the_same_seed_and_actions_give_the_same_bytes;
pub use golden::Golden;
pub use heap::a_playout_allocates_nothing;
pub use legal::legal_is_what_play_accepts;
pub use printing::debug_prints_nothing_hidden;
pub use records::records_replay;
pub use resampling::resampling_is_sound;
pub use sound::every_state_is_sound;
pub use totality::nothing_stops_the_game;
pub use walk::{Moment, walk, walk_with};

use game::{Actor, Addressed, Game, Luck, Seat, Seed};
use std::hash::Hash;

/// How much a law must have tried for its silence to mean something.
#[derive(Clone, Copy, Debug)]
pub struct Enough {
    /// Accepted actions in [`legal_is_what_play_accepts`].
    pub accepted: u64,
    /// Refused actions in [`legal_is_what_play_accepts`].
    pub refused: u64,
    /// Comparisons of [`indistinguishable_is_identical`] in which the hidden truth was another one.
    pub other_truths: u64,
    /// Actions after which both worlds of [`indistinguishable_is_identical`] still looked the same.
    pub ahead: u64,
    /// States with another hidden truth in [`debug_prints_nothing_hidden`].
    pub printed: u64,
    /// The ways in which games end, counted by [`Subject::ending`]: exactly so many are seen.
    pub endings: usize,
}

/// A hidden fact of a state in words, which no view may contain.
pub type Hidden<G> = (&'static str, fn(&G) -> String);

/// What a viewer would have heard had the hidden truth been another one from the start.
pub struct Retold<G: Game> {
    /// Everything that was told, the deal included.
    pub told: Vec<Addressed<G::Event>>,
    /// The state at the end. Nothing where chance decided a part of it that nobody sees.
    pub game: Option<G>,
}

/// A game as the laws need it.
pub trait Subject {
    /// The game.
    type Game: Game<Action: Hash>;

    /// Random games for each of the large laws.
    const GAMES: u64 = 10_000;
    /// Random games for [`records_replay`].
    const RECORDS: u64 = Self::GAMES;
    /// [`legal_is_what_play_accepts`] tries all actions at about one step in so many.
    const TRY_ONE_IN: u32;
    /// [`indistinguishable_is_identical`] looks at about one step in so many, [`resampling_is_sound`] at half of them.
    const COMPARE_ONE_IN: u32 = 1;
    /// [`every_state_is_sound`] looks at about one step in so many.
    const CHECK_ONE_IN: u32 = 1;
    /// For how many actions two worlds are played on side by side.
    const AHEAD: usize = 0;
    /// Whether answers are sealed: then nobody knows which of those who were asked may still act.
    const SEALED: bool = false;
    /// How much the laws must have tried.
    const ENOUGH: Enough;

    /// Options of every kind worth trying, by a number.
    fn options(number: u64) -> <Self::Game as Game>::Options;

    /// Every action that can be written down about this state, most of them wrong, but for those that
    /// [`Game::legal`] does not list by the game's own documentation.
    fn universe(game: &Self::Game) -> Vec<<Self::Game as Game>::Action>;

    /// Any action at all, mostly illegal, nonsense among them.
    fn wild(game: &Self::Game, luck: &mut Luck) -> <Self::Game as Game>::Action;

    /// The next action of a random game; nothing after its end.
    fn choose(game: &Self::Game, luck: &mut Luck) -> Option<(Actor, <Self::Game as Game>::Action)> {
        let seats: Vec<Seat> = game.may_act().into_iter().collect();
        let by = Actor::from(*luck.pick(&seats)?);
        let legal = game.legal(by);
        luck.pick(&legal).map(|action| (by, action.clone()))
    }

    /// Fails if something does not hold that holds in every state of this game.
    fn invariant(game: &Self::Game);

    /// How a finished game ended, in words.
    fn ending(game: &Self::Game) -> String;

    /// Plays a game again from the start with the hidden facts of `other`, and with the hidden choices of `other` in the
    /// place of those in `actions`. Nothing where the game has no way to begin with given facts.
    fn retell(
        _options: &<Self::Game as Game>::Options,
        _seed: Seed,
        _actions: &[(Actor, <Self::Game as Game>::Action)],
        _other: &Self::Game,
    ) -> Option<Retold<Self::Game>> {
        None
    }

    /// Whether an action may show a viewer which of two worlds is the true one. `heard` is what the viewer heard in each,
    /// nothing where the action was refused.
    fn comes_to_light(
        _action: &<Self::Game as Game>::Action,
        _heard: [Option<&[&<Self::Game as Game>::Event]>; 2],
    ) -> bool {
        false
    }

    /// Hidden facts, each of which would be a leak in a view. What seat 0 sees, and what single seats are told, is tried for
    /// every game.
    fn hidden() -> Vec<Hidden<Self::Game>> {
        Vec::new()
    }
}

/// Makes a test of each law for a [`Subject`].
#[macro_export]
macro_rules! hold {
    ($subject:ty) => {
        $crate::hold!(@ $subject:
            legal_is_what_play_accepts, nothing_stops_the_game, every_state_is_sound, records_replay,
            indistinguishable_is_identical, leaks_are_noticed, resampling_is_sound, a_playout_allocates_nothing,
            debug_prints_nothing_hidden, the_same_seed_and_actions_give_the_same_bytes);
    };
    (@ $subject:ty: $($law:ident),*) => {
        $(
            #[test]
            fn $law() {
                $crate::$law::<$subject>();
            }
        )*
    };
}
