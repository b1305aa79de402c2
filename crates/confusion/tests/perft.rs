//! Counting attempts: the data files, the rules, and a slow reference that shares no code with them.
//!
//! `BLESS=1` writes the reference's numbers into the files.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use confusion::{Direction, Mover, Options, PerftFile, Setup, Side, perft};
use std::{fs, path::PathBuf};

/// A position as a plain list of spies, for the reference.
#[derive(Clone)]
struct Slow {
    spies: Vec<Spy>,
    case: (i32, i32),
    white_to_move: bool,
    columns: std::ops::RangeInclusive<i32>,
}

#[derive(Clone)]
struct Spy {
    white: bool,
    at: Option<(i32, i32)>,
    mover: Mover,
    promoted: bool,
}

impl Slow {
    fn of(setup: &Setup) -> Slow {
        let movers = &setup.options.movers.movers;
        let mut spies = Vec::new();
        for white in [true, false] {
            let placed = if white { &setup.spies.white } else { &setup.spies.red };
            match placed {
                Some(placed) => spies.extend(placed.iter().map(|placed| Spy {
                    white,
                    at: placed.at.map(|at| (i32::from(at.column()), i32::from(at.row()))),
                    mover: *movers.iter().find(|mover| mover.id == placed.mover).unwrap(),
                    promoted: placed.promoted,
                })),
                None => {
                    let mut start = setup.options.movers.spies.clone();
                    start.sort_by_key(|spy| spy.letter);
                    spies.extend(start.iter().zip(movers).map(|(spy, mover)| {
                        let (column, row) = (i32::from(spy.column), i32::from(spy.row));
                        let at = if white { (column, row) } else { (12 - column, 12 - row) };
                        Spy { white, at: Some(at), mover: *mover, promoted: false }
                    }));
                }
            }
        }
        Slow {
            spies,
            case: (i32::from(setup.briefcase.column()), i32::from(setup.briefcase.row())),
            white_to_move: setup.turn == Side::White,
            columns: if setup.options.variants.tight_start { 2..=10 } else { 1..=11 },
        }
    }

    fn spy_on(&self, square: (i32, i32)) -> Option<usize> {
        self.spies.iter().position(|spy| spy.at == Some(square))
    }

    fn over(&self) -> bool {
        let holder_at_goal = self
            .spy_on(self.case)
            .is_some_and(|holder| self.case.1 == if self.spies[holder].white { 11 } else { 1 });
        let alive = |white: bool| self.spies.iter().any(|spy| spy.white == white && spy.at.is_some());
        holder_at_goal || !alive(true) || !alive(false)
    }

    fn count(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.over() {
            return 0;
        }
        let mut sequences = 0;
        for spy in 0..self.spies.len() {
            let Some(from) = self.spies[spy].at else { continue };
            if self.spies[spy].white != self.white_to_move {
                continue;
            }
            let ways: &[&str] = if from == self.case { &["leave", "carry", "send"] } else { &["move"] };
            for direction in Direction::ALL {
                for distance in 1..=10 {
                    for way in ways {
                        sequences += self.attempt(spy, from, direction, distance, way, depth);
                    }
                }
            }
        }
        sequences
    }

    fn attempt(
        &self,
        spy: usize,
        from: (i32, i32),
        way: Direction,
        distance: i32,
        how: &str,
        depth: u32,
    ) -> u64 {
        let forward = if self.white_to_move { 1 } else { -1 };
        let code = way.code();
        let up = forward
            * if code.contains('F') {
                1
            } else if code.contains('B') {
                -1
            } else {
                0
            };
        let across = forward
            * if code.contains('R') {
                1
            } else if code.contains('L') {
                -1
            } else {
                0
            };
        let at = |step: i32| (from.0 + across * step, from.1 + up * step);
        for step in 1..=distance {
            let square = at(step);
            if !self.columns.contains(&square.0) || !(1..=11).contains(&square.1) {
                return 0;
            }
            let last = step == distance;
            let briefcase_in_the_way = !last && square == self.case;
            let spy_in_the_way = match self.spy_on(square) {
                None => false,
                Some(_) if !last => true,
                Some(other) => how != "send" && self.spies[other].white == self.white_to_move,
            };
            if briefcase_in_the_way || spy_in_the_way {
                return 0;
            }
        }
        let (yes, no) = {
            let Spy { mover, promoted, .. } = &self.spies[spy];
            let reach = if *promoted { Some(2) } else { mover.moves.and_then(|moves| moves.reach(way)) };
            let can = reach.is_some_and(|reach| i32::from(reach) >= distance);
            if mover.double_agent { (true, true) } else { (can, !can) }
        };
        let mut next = self.clone();
        next.white_to_move = !self.white_to_move;
        let mut sequences = 0;
        if no {
            sequences += next.count(depth - 1);
        }
        if yes {
            let to = at(distance);
            if how == "send" {
                next.case = to;
            } else {
                if let Some(captured) = next.spy_on(to) {
                    next.spies[captured].at = None;
                }
                next.spies[spy].at = Some(to);
                if how == "carry" {
                    next.case = to;
                }
                let far_row = if self.white_to_move { 11 } else { 1 };
                if to.1 == far_row && self.spies[spy].mover.crown {
                    next.spies[spy].promoted = true;
                }
            }
            sequences += next.count(depth - 1);
        }
        sequences
    }
}

fn files() -> Vec<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    files
}

/// The files against the rules and against the reference: both to every depth they give, at least to 3.
#[test]
fn the_files_hold_for_the_rules_and_for_the_reference() {
    let files = files();
    assert!(files.len() > 10);
    for path in files {
        let text = fs::read_to_string(&path).unwrap();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let file =
            PerftFile::read(&text, Options::default()).unwrap_or_else(|error| panic!("{name}: {error}"));
        let slow = Slow::of(&file.setup);
        if std::env::var_os("BLESS").is_some() {
            let position: String = text
                .lines()
                .filter(|line| !line.starts_with("depth"))
                .map(|line| format!("{line}\n"))
                .collect();
            let counts: String =
                (1..=3).map(|depth| format!("depth {depth}: {}\n", slow.count(depth))).collect();
            fs::write(&path, position + &counts).unwrap();
            continue;
        }
        assert_eq!(file.counts.iter().map(|count| count.0).collect::<Vec<_>>(), [1, 2, 3], "{name}");
        for check in file.check().unwrap() {
            assert_eq!(check.found, check.expected, "{name}, depth {}", check.depth);
            assert_eq!(
                slow.count(check.depth),
                check.expected,
                "{name}, depth {} by the reference",
                check.depth
            );
        }
    }
}

/// Depth 1 is what `legal` lists, each attempt with its possible answers; variant 5 adds its questions.
#[test]
fn depth_one_is_the_list() {
    let game = |text: &str| text.parse::<Setup>().unwrap().game().unwrap();
    assert_eq!(perft(&game("white: A a1 M01\nred: A k1 M01"), 0), 1);
    // From a corner: ten squares each way, the spy on k1 being the last of one line.
    assert_eq!(perft(&game("briefcase: b5\nwhite: A a1 M01\nred: A k1 M02"), 1), 30);
    assert_eq!(perft(&game("briefcase: b5\nwhite: A a1 ?\nred: A k1 M02"), 1), 60);
    // Variant 5: nine squares along the far row of no avail to the mover, one that is, and its two choices.
    let asked = "variants: promotion-sir\nwhite: A a11 M02\nred: A k1 M02";
    assert_eq!(perft(&game(asked), 1) - perft(&game(&asked.replace("variants: promotion-sir\n", "")), 1), 2);
}

/// A perft file that cannot be is refused with its line.
#[test]
fn bad_perft_files_are_refused() {
    let says = |text: &str, line: usize, sentence: &str| {
        let error = PerftFile::read(text, Options::default()).unwrap_err();
        assert!(error.to_string().contains(sentence) && error.line == line, "{error}");
    };
    says("white: start\nmoon: full\n", 2, "cannot be read: moon: full");
    says("white: A a1\n", 1, "cannot be read");
    says("white: A a1 M01 twice\n", 1, "cannot be read");
    says("turn: green\n", 1, "cannot be read");
    says("depth one: 5\n", 1, "cannot be read");
    says("variants: chess\n", 1, "cannot be read");
    says("briefcase: z1\n", 1, "cannot be read");
    says("white: A a1 M01, A a2 M02\n", 1, "White has no spy A left");
    says("white: A a1 M01, C a2 M01\n", 1, "White has no mover M01 left");
    says("white: A a1 M01, C a1 M02\n", 1, "nothing can be placed on a1");
    says("white: A a1 M01+\n", 1, "cannot have been promoted");
    says("white: A - M01\nred: start\n", 2, "the game is over");
    says("briefcase: a11\nwhite: A a11 M01\n", 2, "the game is over");
}
