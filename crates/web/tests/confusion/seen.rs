//! Scenes for painting: games under way, as somebody sees them.

use confusion::{Action, Confusion, Event, Options};
use game::{Bytes32, Commitment, Game, Luck, Seat, SeatSet, Seed, Table, Told, Viewer, told_to};
use scene::{Chair, Clock, End, Happening, Moment, Scene, Sitter, Stage, TableScene, TimeScene};

/// A game under way, and all that was told.
pub struct Play {
    pub table: Table<Confusion>,
    pub told: Vec<Vec<Told<Event>>>,
    options: Options,
}

impl Play {
    pub fn deal(options: &Options, seed: u64) -> Play {
        let mut told = Vec::new();
        let table = Table::deal(options, Seed::from_number(seed), &mut told).unwrap();
        Play { table, told: vec![told], options: options.clone() }
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
        let over = truth.outcome().is_some();
        let person = |name: &str| Sitter::Person { name: name.into(), program: false };
        let chair = |sitter| Chair { sitter, ready: true, left: false, stand_in: None };
        // What is new: a page is told the rest before.
        let moments =
            self.told.iter().enumerate().skip(self.told.len().saturating_sub(6)).map(|(at, told)| Moment {
                v: at as u64 + 1,
                at: at as u64 * 1000,
                told: told_to(told, viewer).cloned().map(Happening::Game).collect(),
            });
        Scene {
            v: self.told.len() as u64,
            viewer,
            now: 1_000_000,
            table: TableScene {
                id: "table".into(),
                stage: if over { Stage::Over } else { Stage::On },
                chairs: vec![chair(person("Anna <b>&")), chair(Sitter::Bot("normal".into()))],
                host: Seat::new(0),
                you_host: viewer == Viewer::Seat(Seat::new(0).unwrap()),
                clock: Clock::None,
                listed: false,
                watch: true,
                patience: 60,
                commitment: Commitment(Bytes32([7; 32])),
                votes: Vec::new(),
                absent: SeatSet::NONE,
                pause_asked: SeatSet::NONE,
                muted: SeatSet::NONE,
                hushed: false,
                again: None,
                end: over.then(|| End {
                    outcome: truth.outcome(),
                    seed: Bytes32([1; 32]),
                    salt: Bytes32([2; 32]),
                    contributions: vec![Bytes32([3; 32]); 2],
                    seal: "00112233445566778899aabbccddeeff".parse().ok(),
                }),
            },
            options: self.options.clone(),
            time: (!over).then(|| TimeScene {
                asked: truth.asked(),
                since: 0,
                until: vec![None, None],
                window: None,
                banks: None,
                paused: false,
                patience: None,
            }),
            view: truth.view(viewer).ok(),
            legal: match viewer {
                Viewer::Seat(seat) => truth.legal(seat.into()).to_vec(),
                _ => Vec::new(),
            },
            story: moments.collect(),
        }
    }
}
