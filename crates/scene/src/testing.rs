//! Scenes for tests of pages: a game as a viewer sees it, without a server around it.

use crate::{
    Changed, Clock, End, FormFields, Happening, Occupant, PageContext, Pages, Reader, Replay, Scene,
    SeatInfo, Shown, Stage, StoryEntry, TableInfo, Terms, TimeInfo,
};
use game::{Bytes32, Commitment, Game, Seat, SeatSet, Viewer};
use std::sync::Arc;

/// A game as a viewer sees it, at a table of these people and with this story. The first seat hosts.
pub fn scene_of<G: Game>(
    game: &G,
    viewer: Viewer,
    occupants: impl IntoIterator<Item = Occupant>,
    story: Vec<StoryEntry<G>>,
) -> Scene<G> {
    let outcome = game.outcome();
    let seat = |occupant| SeatInfo { occupant, ready: true, left: false, gone: false, stand_in: None };
    let seats: Vec<SeatInfo> = occupants.into_iter().map(seat).collect();
    let count = seats.len();
    Scene {
        v: story.last().map_or(0, |entry| entry.v),
        viewer,
        since: None,
        changed: Changed { game: true, table: true },
        now: 1_000_000,
        table: TableInfo {
            id: "0123456789abcdef0123456789abcdef".into(),
            game: G::NAME,
            stage: if outcome.is_some() { Stage::Over } else { Stage::On },
            seats,
            host: Seat::new(0),
            you_host: Seat::new(0).is_some_and(|first| viewer == Viewer::Seat(first)),
            clock: Clock::None,
            listed: false,
            watch: true,
            patience: 60,
            commitment: Commitment(Bytes32([7; 32])),
            started: Some(0),
            votes: Vec::new(),
            absent: SeatSet::NONE,
            pause_asked: SeatSet::NONE,
            muted: SeatSet::NONE,
            hushed: false,
            again: None,
            end: outcome.map(|outcome| End {
                outcome: Some(outcome),
                given_up: false,
                seed: Bytes32([1; 32]),
                salt: Bytes32([2; 32]),
                contributions: vec![Bytes32([3; 32]); count],
                seal: "00112233445566778899aabbccddeeff".parse().ok(),
            }),
        },
        terms: Arc::new(Terms {
            options: game.options().clone(),
            clock: Clock::None,
            listed: false,
            watch: true,
            patience: 60,
            one_device: false,
        }),
        time: outcome.is_none().then(|| TimeInfo {
            asked: game.asked(),
            since: 0,
            until: vec![None; count],
            window: game.window().map(|seconds| 1_000_000 + 1_000 * u64::from(seconds)),
            banks: None,
            paused: false,
            patience: None,
        }),
        view: game.view(viewer).ok(),
        legal: match viewer {
            Viewer::Seat(seat) => game.legal(seat.into()).to_vec(),
            _ => Vec::new(),
        },
        story,
    }
}

/// A person with this name.
pub fn person(name: impl Into<String>) -> Occupant {
    Occupant::Person { name: name.into(), program: false }
}

/// A story of the game's events alone, one entry each.
pub fn story_of<'a, G: Game>(events: impl Iterator<Item = &'a G::Event>) -> Vec<StoryEntry<G>>
where
    G::Event: 'a,
{
    (1..)
        .zip(events)
        .map(|(v, event)| StoryEntry { v, at: 0, told: vec![Happening::Game(event.clone())] })
        .collect()
}

/// No pages: for tests of what programs get.
pub struct NoPages;

impl<G: Game> Pages<G> for NoPages {
    fn table(&self, _: &Scene<G>, _: &PageContext<'_>) -> String {
        String::new()
    }

    fn update(&self, _: &Scene<G>, _: &PageContext<'_>, _: &mut Shown) -> String {
        String::new()
    }

    fn replay(&self, _: &Scene<G>, _: &Replay<G>, _: &PageContext<'_>, _: Option<usize>) -> String {
        String::new()
    }

    fn typed(&self, _: &Scene<G>, _: &Reader, _: &dyn Fn(&str) -> String) -> Option<String> {
        None
    }

    fn options(&self, _: &Reader, _: Option<&FormFields>) -> Result<G::Options, String> {
        Err(String::new())
    }

    fn score(&self, _: &Scene<G>) -> Option<i8> {
        None
    }
}
