//! Scenes for painting: games under way, as somebody sees them.

use confusion::{Action, Confusion, Event, Options};
use game::{Addressed, Game, Luck, Seat, Seed, Table, Viewer, told_to};
use scene::testing::{self, person};
use scene::{Happening, Occupant, Scene, StoryEntry};

/// A game under way, and all that was told.
pub struct Play {
    pub table: Table<Confusion>,
    pub told: Vec<Vec<Addressed<Event>>>,
}

impl Play {
    pub fn deal(options: &Options, seed: u64) -> Play {
        let mut told = Vec::new();
        let table = Table::deal(options, Seed::from_number(seed), &mut told).unwrap();
        Play { table, told: vec![told] }
    }

    pub fn game(&self) -> &Confusion {
        self.table.game()
    }

    pub fn act(&mut self, seat: Seat, action: &Action) {
        let mut told = Vec::new();
        self.table.play(seat, action, &mut told).unwrap();
        self.told.push(told);
    }

    /// One action drawn from what is legal, mostly not talk; nothing when the game is over.
    pub fn step(&mut self, luck: &mut Luck) -> bool {
        let Some(seat) = self.game().may_act().into_iter().next() else { return false };
        let legal = self.game().legal(seat.into());
        let played: Vec<&Action> = legal.iter().filter(|action| !action.is_talk()).collect();
        let action = match luck.below(40) {
            0 => luck.pick(&legal).cloned(),
            _ => luck.pick(&played).map(|action| (*action).clone()),
        };
        let Some(action) = action.filter(|action| *action != Action::Resign || luck.below(4) == 0) else {
            return true;
        };
        self.act(seat, &action);
        true
    }

    /// What a viewer is shown; `truth` stands for the game as it is, or for one that the viewer cannot tell from it.
    pub fn scene(&self, viewer: Viewer, truth: &Confusion) -> Scene<Confusion> {
        // What is new: a page is told the rest before.
        let moments =
            self.told.iter().enumerate().skip(self.told.len().saturating_sub(6)).map(|(at, told)| {
                StoryEntry {
                    v: at as u64 + 1,
                    at: at as u64 * 1000,
                    told: told_to(told, viewer).cloned().map(Happening::Game).collect(),
                }
            });
        let occupants = [person("Anna <b>&"), Occupant::Bot("normal".into())];
        testing::scene_of(truth, viewer, occupants, moments.collect())
    }
}
