//! The course of the game so far, as far as it may come again: the third time is a draw (C23).

use super::scene::Scene;
use confusion::Attempt;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// What was tried and where it led. A player that sits down in the middle of a game begins with nothing.
#[derive(Clone, Debug, Default)]
pub(super) struct Course {
    /// Attempts made, with the position they were made in.
    made: Vec<(u64, Attempt)>,
    /// How often each position was left to the enemy.
    left: HashMap<u64, u8>,
    /// The enemy's turn that was counted last.
    turn: Option<u32>,
}

impl Course {
    /// An attempt is made.
    pub(super) fn make(&mut self, scene: &Scene, attempt: Attempt) {
        self.made.push((position(scene), attempt));
    }

    /// The attempts made in this position, each as often as it was made.
    pub(super) fn made(&self, scene: &Scene) -> Vec<Attempt> {
        let here = position(scene);
        self.made.iter().filter(|(position, _)| *position == here).map(|(_, attempt)| *attempt).collect()
    }

    /// The enemy moves from this position, in this turn of the game; a turn counts once.
    ///
    /// Stricter than the rules: after a refused attempt the same position counts again, though it is no repetition.
    pub(super) fn leave(&mut self, scene: &Scene, turn: u32) {
        if self.turn.replace(turn) != Some(turn) {
            // A table without draws (C23) may come back any number of times.
            let times = self.left.entry(position(scene)).or_default();
            *times = times.saturating_add(1);
        }
    }

    /// How often this position was left to the enemy.
    pub(super) fn left(&self, scene: &Scene) -> u8 {
        self.left.get(&position(scene)).copied().unwrap_or_default()
    }
}

/// A number for who stands where.
fn position(scene: &Scene) -> u64 {
    let mut hasher = DefaultHasher::new();
    (scene.at, scene.case).hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::*;
    use crate::ground::Ground;
    use confusion::{Chart, Confusion, Options, Side};
    use game::{Game, NoEvents, Seed, Viewer};

    /// A turn of the enemy counts once, however often the bot is asked in it; another position counts for itself.
    #[test]
    fn positions_are_counted_by_turns() {
        let options = Options::default();
        let game = Confusion::deal(&options, &mut Seed::from_number(1).deal(), &mut NoEvents).unwrap();
        let view = game.view(Viewer::Seat(Side::White.seat())).unwrap();
        let scene = Scene::of(&Ground::new(Chart::new(&options).unwrap(), Side::White), &view);
        let mut elsewhere = scene.clone();
        elsewhere.swap(0, 0, 1);
        let mut course = Course::default();
        for (turn, at) in [(1, &scene), (1, &scene), (3, &elsewhere), (5, &scene), (5, &scene)] {
            course.leave(at, turn);
        }
        assert_eq!([course.left(&scene), course.left(&elsewhere)], [2, 1]);
        (6..1000).for_each(|turn| course.leave(&scene, turn));
        assert_eq!(course.left(&scene), u8::MAX);
    }
}
