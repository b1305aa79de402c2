//! The box: movers, letters and start layout as data (C2, C3), and what makes a box playable.

use crate::{Direction, LONGEST, Letter, MOST_SPIES, Mover, MoverId};
use serde::{Deserialize, Serialize};

/// Where a spy of this letter starts, seen from its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartSpy {
    /// The letter it wears.
    pub letter: Letter,
    /// The column, from 1 at the owner's left.
    pub column: u8,
    /// The row: 1 is home.
    pub row: u8,
    /// Left out when a table plays without Double Agents (C18).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub spare: bool,
}

/// A set of movers and a start layout. It is part of a table's options, and so of every record: a record replays
/// whatever becomes of the file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoversBox {
    /// Shown wherever players meet these movers.
    pub name: String,
    /// A sentence for the players.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// The movers; both sides have the same.
    #[serde(rename = "mover")]
    pub movers: Vec<Mover>,
    /// The spies of a side.
    #[serde(rename = "spy")]
    pub spies: Vec<StartSpy>,
}

/// What makes a box unplayable.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BoxProblem {
    /// Too few or too many movers.
    #[error("a box has 2 to {MOST_SPIES} movers, and this one has {0}")]
    Count(usize),
    /// Not one spy for each mover.
    #[error("there are {movers} movers and {spies} spies: each spy needs one")]
    OneEach {
        /// How many movers there are.
        movers: usize,
        /// How many spies there are.
        spies: usize,
    },
    /// Two movers of one name.
    #[error("two movers are called {0}")]
    SameId(MoverId),
    /// Two movers that move alike.
    #[error("{0} and {1} move alike: all movers differ")]
    SameMoves(MoverId, MoverId),
    /// A mover that cannot move.
    #[error("{0} has no moves, and it is not the Double Agent")]
    NoMoves(MoverId),
    /// A distance that cannot be.
    #[error("{0} goes {2} squares {1}: distances are 1 to {LONGEST}")]
    Distance(MoverId, Direction, u8),
    /// A crowned mover that can go back.
    #[error("{0} has a crown and goes {1}: a crowned mover has no way back")]
    CrownGoesBack(MoverId, Direction),
    /// The Double Agent is described like another mover.
    #[error("{0} is the Double Agent: it has neither moves nor a crown")]
    DoubleAgentMoves(MoverId),
    /// Not exactly one Double Agent.
    #[error("a box has exactly one Double Agent, and this one has {0}")]
    DoubleAgents(usize),
    /// Two spies of one letter.
    #[error("two spies wear the letter {0}")]
    SameLetter(Letter),
    /// A start square that cannot be.
    #[error("spy {0} starts in column {1}, row {2}: spies start in columns 1 to 11 of rows 1 and 2")]
    Start(Letter, u8, u8),
    /// Two spies on one square.
    #[error("spies {0} and {1} start on the same square")]
    SameSquare(Letter, Letter),
    /// Too many in a row.
    #[error("{1} spies start in row {0}: at most 7 do")]
    CrowdedRow(u8, usize),
    /// Not exactly one spy to leave out.
    #[error("exactly one spy is spare, to be left out when there are no Double Agents; here {0} are")]
    Spares(usize),
}

impl BoxProblem {
    /// The rule in the way.
    pub const fn rule(&self) -> &'static str {
        match self {
            BoxProblem::SameLetter(_)
            | BoxProblem::Start(..)
            | BoxProblem::SameSquare(..)
            | BoxProblem::CrowdedRow(..) => "C3",
            BoxProblem::Spares(_) => "C18",
            BoxProblem::Count(_) | BoxProblem::OneEach { .. } => "C1",
            _ => "C2",
        }
    }
}

/// Where in a box a problem lies, so that a file's reader can name the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    Whole,
    Mover(usize),
    Spy(usize),
}

impl MoversBox {
    /// The box that Safehouse deals when a table brings none: a reconstruction, as its note says.
    pub fn reconstruction() -> MoversBox {
        crate::movers_file::embedded()
    }

    /// Whether this box can be played with.
    ///
    /// # Errors
    /// The first problem found.
    pub fn check(&self) -> Result<(), BoxProblem> {
        self.find_problem().map_or(Ok(()), |(_, problem)| Err(problem))
    }

    pub(crate) fn find_problem(&self) -> Option<(Place, BoxProblem)> {
        self.mover_problem().or_else(|| self.count_problem()).or_else(|| self.spy_problem())
    }

    fn count_problem(&self) -> Option<(Place, BoxProblem)> {
        let (movers, spies) = (self.movers.len(), self.spies.len());
        let agents = self.movers.iter().filter(|mover| mover.double_agent).count();
        let problem = if !(2..=MOST_SPIES).contains(&movers) {
            BoxProblem::Count(movers)
        } else if agents != 1 {
            BoxProblem::DoubleAgents(agents)
        } else if movers != spies {
            BoxProblem::OneEach { movers, spies }
        } else {
            return None;
        };
        Some((Place::Whole, problem))
    }

    fn mover_problem(&self) -> Option<(Place, BoxProblem)> {
        for (at, mover) in self.movers.iter().enumerate() {
            let before = &self.movers[..at];
            let problem = single_mover_problem(mover).or_else(|| {
                if before.iter().any(|other| other.id == mover.id) {
                    return Some(BoxProblem::SameId(mover.id));
                }
                let twin = before.iter().find(|other| mover.moves.is_some() && other.moves == mover.moves)?;
                Some(BoxProblem::SameMoves(twin.id, mover.id))
            });
            if let Some(problem) = problem {
                return Some((Place::Mover(at), problem));
            }
        }
        None
    }

    fn spy_problem(&self) -> Option<(Place, BoxProblem)> {
        for (at, spy) in self.spies.iter().enumerate() {
            let before = &self.spies[..at];
            let in_row = before.iter().filter(|other| other.row == spy.row).count() + 1;
            let on_square = before.iter().find(|other| (other.column, other.row) == (spy.column, spy.row));
            let problem = if before.iter().any(|other| other.letter == spy.letter) {
                BoxProblem::SameLetter(spy.letter)
            } else if !(1..=11).contains(&spy.column) || !(1..=2).contains(&spy.row) {
                BoxProblem::Start(spy.letter, spy.column, spy.row)
            } else if let Some(other) = on_square {
                BoxProblem::SameSquare(other.letter, spy.letter)
            } else if in_row > 7 {
                BoxProblem::CrowdedRow(spy.row, in_row)
            } else {
                continue;
            };
            return Some((Place::Spy(at), problem));
        }
        let spares = self.spies.iter().filter(|spy| spy.spare).count();
        (spares != 1).then_some((Place::Whole, BoxProblem::Spares(spares)))
    }
}

fn single_mover_problem(mover: &Mover) -> Option<BoxProblem> {
    if mover.double_agent {
        return (mover.moves.is_some() || mover.crown).then_some(BoxProblem::DoubleAgentMoves(mover.id));
    }
    let moves = mover.moves.unwrap_or_default();
    let mut ways = Direction::ALL.into_iter().filter_map(|way| Some((way, moves.reach(way)?))).peekable();
    if ways.peek().is_none() {
        return Some(BoxProblem::NoMoves(mover.id));
    }
    ways.find_map(|(way, reach)| {
        if !(1..=LONGEST).contains(&reach) {
            Some(BoxProblem::Distance(mover.id, way, reach))
        } else if mover.crown && way.is_backward() {
            Some(BoxProblem::CrownGoesBack(mover.id, way))
        } else {
            None
        }
    })
}
