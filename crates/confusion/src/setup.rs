//! Composed positions, written as text: for perft files, puzzles and tests.
//!
//! ```text
//! # Anything after a # is a comment.
//! variants: tight-start, safe-extraction
//! tokens: white, red
//! turn: white
//! briefcase: f6
//! white: A b2 M01, C c9 M09+, X e1 ?, T - M02
//! red: start
//! ```
//!
//! A spy is its letter, its square (`-` if it is out of the game) and its mover, with a `+` if it is promoted. Spies
//! not listed are out of the game, with the movers that are left in the order of the box. `start` is the whole side at
//! its start, with the movers in the order of the box. Squares are named as White sees the board. `tokens` names the
//! sides that have all three. Lines left out: no variants, no tokens, White's turn, the briefcase in the middle.

use crate::history::Change;
use crate::state::Phase;
use crate::{
    Both, Chart, Confusion, Letter, MOST_SPIES, MoverId, MoverSet, Options, Refusal, Side, Square, Tokens,
};
use std::sync::Arc;

/// A spy of a composed position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlacedSpy {
    /// Its letter.
    pub letter: Letter,
    /// Where it stands; nowhere if it is out of the game.
    pub at: Option<Square>,
    /// Its mover.
    pub mover: MoverId,
    /// Whether it is promoted.
    pub promoted: bool,
}

/// A composed position, unchecked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The table's options.
    pub options: Options,
    /// Whose turn it is.
    pub turn: Side,
    /// Where the briefcase is.
    pub briefcase: Square,
    /// The spies of each side; nothing for the start.
    pub spies: Both<Option<Vec<PlacedSpy>>>,
}

/// Why a position cannot be, or cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupProblem {
    /// The options cannot be.
    #[error("{0}")]
    Options(#[from] Refusal),
    /// A line that says nothing known.
    #[error("this line cannot be read: {0}")]
    Unreadable(String),
    /// No such spy, or it is listed twice.
    #[error("{0} has no spy {1} left to place")]
    Spy(Side, Letter),
    /// No such mover, or it is listed twice.
    #[error("{0} has no mover {1} left to give")]
    Mover(Side, MoverId),
    /// Two on a square, or out of bounds.
    #[error("nothing can be placed on {0}")]
    Square(Square),
    /// A promotion that cannot have happened.
    #[error("{0}'s spy {1} cannot have been promoted")]
    Promoted(Side, Letter),
    /// The game would be over.
    #[error("in this position the game is over")]
    Over,
}

impl Setup {
    /// The start of a game with these options, White to move.
    pub fn start(options: Options) -> Setup {
        Setup { options, turn: Side::White, briefcase: Square::CENTRE, spies: Both::default() }
    }

    /// Reads one line into the position.
    ///
    /// # Errors
    /// If the line cannot be read.
    pub fn read_line(&mut self, line: &str) -> Result<(), SetupProblem> {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            return Ok(());
        }
        let unreadable = || SetupProblem::Unreadable(line.into());
        let (key, value) = line.split_once(':').ok_or_else(unreadable)?;
        let value = value.trim();
        let items = || value.split(',').map(str::trim).filter(|item| !item.is_empty());
        match key.trim() {
            "variants" => {
                for name in items() {
                    *self.options.variants.named(name).ok_or_else(unreadable)? = true;
                }
            }
            "tokens" => {
                for name in items() {
                    self.options.tokens[side(name).ok_or_else(unreadable)?] = Tokens::ALL;
                }
            }
            "turn" => self.turn = side(value).ok_or_else(unreadable)?,
            "briefcase" => self.briefcase = value.parse().map_err(|_| unreadable())?,
            key => {
                let side = side(key).ok_or_else(unreadable)?;
                self.spies[side] = match value {
                    "start" => None,
                    _ => Some(items().map(spy).collect::<Option<_>>().ok_or_else(unreadable)?),
                };
            }
        }
        Ok(())
    }

    /// The position as a game under way, in which nobody knows anything but what promotions have told.
    ///
    /// # Errors
    /// The reason why the position cannot be.
    pub fn game(&self) -> Result<Confusion, SetupProblem> {
        let chart = Arc::new(Chart::new(&self.options)?);
        let mut game = Confusion::undealt(Arc::clone(&chart), self.turn);
        for side in Side::BOTH {
            match &self.spies[side] {
                None => {
                    for (spy, square) in chart.start(side).iter().enumerate() {
                        game.board.place(side, spy, *square);
                    }
                }
                Some(spies) => game.place_all(side, spies)?,
            }
        }
        if !chart.in_bounds(self.briefcase) {
            return Err(SetupProblem::Square(self.briefcase));
        }
        game.board.put_case(self.briefcase);
        game.phase = Phase::Choosing;
        let ended = Side::BOTH.into_iter().any(|side| game.board.living(side) == 0)
            || game.won_by_briefcase(&mut game::NoEvents);
        if ended {
            return Err(SetupProblem::Over);
        }
        game.turn.change = Change::default();
        game.begin_turn(self.turn);
        Ok(game)
    }
}

impl Confusion {
    fn place_all(&mut self, side: Side, spies: &[PlacedSpy]) -> Result<(), SetupProblem> {
        let chart = Arc::clone(&self.chart);
        let mut movers = chart.all_movers();
        let mut unplaced = MoverSet::first(chart.spies());
        for placed in spies {
            let PlacedSpy { letter, at, mover: id, promoted } = *placed;
            let spy = chart.spy(letter).filter(|spy| unplaced.contains(*spy));
            let spy = spy.ok_or(SetupProblem::Spy(side, letter))?;
            let mover = chart.mover(id).filter(|mover| movers.contains(*mover));
            let mover = mover.ok_or(SetupProblem::Mover(side, id))?;
            unplaced = unplaced.without(MoverSet::only(spy));
            movers = movers.without(MoverSet::only(mover));
            self.deals[side][spy] = mover as u8;
            if let Some(square) = at {
                if !chart.in_bounds(square) || self.board.occupant(square).is_some() {
                    return Err(SetupProblem::Square(square));
                }
                self.board.place(side, spy, square);
            }
            if promoted {
                let can = if chart.options().variants.promotion_sir {
                    chart.all_movers().without(chart.agent())
                } else {
                    chart.crowned()
                };
                if !can.contains(mover) {
                    return Err(SetupProblem::Promoted(side, letter));
                }
                self.promoted[side] |= 1 << spy;
                self.known[side][spy] = can;
            }
        }
        for (spy, mover) in unplaced.iter().zip(movers.iter()) {
            if let Some(dealt) = self.deals[side].get_mut(spy) {
                *dealt = mover as u8;
            }
        }
        Ok(())
    }
}

impl std::str::FromStr for Setup {
    type Err = SetupProblem;

    fn from_str(text: &str) -> Result<Setup, SetupProblem> {
        let mut setup = Setup::start(Options::default());
        text.lines().try_for_each(|line| setup.read_line(line))?;
        Ok(setup)
    }
}

fn side(name: &str) -> Option<Side> {
    match name {
        "white" => Some(Side::White),
        "red" => Some(Side::Red),
        _ => None,
    }
}

fn spy(text: &str) -> Option<PlacedSpy> {
    let mut words = text.split_whitespace();
    let letter = words.next()?.parse().ok()?;
    let at = match words.next()? {
        "-" => None,
        square => Some(square.parse().ok()?),
    };
    let mover = words.next()?;
    let (mover, promoted) = mover.strip_suffix('+').map_or((mover, false), |mover| (mover, true));
    let placed = PlacedSpy { letter, at, mover: mover.parse().ok()?, promoted };
    words.next().is_none().then_some(placed)
}

/// Never more spies than numbers for them.
const _: () = assert!(MOST_SPIES <= 16);
