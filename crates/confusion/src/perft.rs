//! Counting: how many ways a position can go on. Any slip in the rules of movement changes the numbers.
//!
//! A perft file is a composed position (see [`Setup`]) and the numbers for it:
//!
//! ```text
//! white: start
//! red: start
//! depth 1: 192
//! depth 2: 36804
//! ```

use crate::state::Phase;
use crate::{Action, Confusion, Options, Setup, SetupProblem};
use game::NoEvents;

/// The number of sequences of so many attempts with their answers, and with the choices of variant 5 that follow.
/// Removals, tokens and draws are left out; a game that ends sooner has no sequence.
pub fn perft(game: &Confusion, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut sequences = 0;
    game.each_attempt(|attempt| {
        let Ok(planned) = game.plan(attempt) else { return };
        let (yes, no) = game.possible_answers(&planned);
        if depth == 1 && !game.chart.options().variants.promotion_sir {
            sequences += u64::from(yes) + u64::from(no);
            return;
        }
        for (possible, answer) in [(yes, true), (no, false)] {
            if possible {
                let mut next = game.clone();
                next.phase = Phase::Answering(planned);
                sequences += after(next, Action::Answer(answer), depth);
            }
        }
    });
    sequences
}

/// The sequences after an answer or a choice that belongs to the same attempt.
fn after(mut game: Confusion, action: Action, depth: u32) -> u64 {
    let by = match game.phase {
        Phase::Answering(_) | Phase::TakingCase(_) => game.turn.side.other(),
        _ => game.turn.side,
    };
    if game.act(by.seat().into(), &action, &mut NoEvents).is_err() {
        return 0;
    }
    let choices: fn(bool) -> Action = match game.phase {
        Phase::Promoting(_) => Action::Promote,
        Phase::TakingCase(_) => Action::TakeBriefcase,
        _ if depth == 1 => return 1,
        Phase::Over(_) => return 0,
        _ => return perft(&game, depth - 1),
    };
    [true, false].into_iter().map(|choice| after(game.clone(), choices(choice), depth)).sum()
}

/// A perft file, read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PerftFile {
    /// The position.
    pub setup: Setup,
    /// Depths and the numbers they must give.
    pub counts: Vec<(u32, u64)>,
}

/// Why a perft file was refused, and on which line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct PerftFileError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: SetupProblem,
}

/// One checked number of a perft file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PerftCheck {
    /// The depth.
    pub depth: u32,
    /// What the file says.
    pub expected: u64,
    /// What the rules give.
    pub found: u64,
}

impl PerftFile {
    /// Reads a perft file. The movers are those of `options`.
    ///
    /// # Errors
    /// The first line that cannot be read, or the last if the position as a whole cannot be.
    pub fn read(text: &str, options: Options) -> Result<PerftFile, PerftFileError> {
        let mut file = PerftFile { setup: Setup::start(options), counts: Vec::new() };
        let mut last = 1;
        for (index, line) in text.lines().enumerate() {
            last = index + 1;
            let read = match count(line) {
                Some(Ok(count)) => {
                    file.counts.push(count);
                    Ok(())
                }
                Some(Err(problem)) => Err(problem),
                None => file.setup.read_line(line),
            };
            read.map_err(|problem| PerftFileError { line: last, problem })?;
        }
        match file.setup.game() {
            Ok(_) => Ok(file),
            Err(problem) => Err(PerftFileError { line: last, problem }),
        }
    }

    /// Counts what the file says numbers for.
    ///
    /// # Errors
    /// If the position cannot be.
    pub fn check(&self) -> Result<Vec<PerftCheck>, SetupProblem> {
        let game = self.setup.game()?;
        let check =
            |&(depth, expected): &(u32, u64)| PerftCheck { depth, expected, found: perft(&game, depth) };
        Ok(self.counts.iter().map(check).collect())
    }
}

fn count(line: &str) -> Option<Result<(u32, u64), SetupProblem>> {
    let line = line.split('#').next().unwrap_or_default().trim();
    let (depth, number) = line.strip_prefix("depth ")?.split_once(':')?;
    let read = || Some((depth.trim().parse().ok()?, number.trim().parse().ok()?));
    Some(read().ok_or_else(|| SetupProblem::Unreadable(line.into())))
}
