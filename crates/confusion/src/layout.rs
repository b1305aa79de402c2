//! Variant 4: players lay out their own spies (C21).

use crate::square::{Square, SquareSet};
use crate::{Chart, MOST_SPIES, Side};
use arrayvec::ArrayVec;
use game::Luck;
use serde::{Deserialize, Serialize};

/// The squares of a side's spies, in the order of their letters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Layout {
    squares: [Square; MOST_SPIES],
    len: u8,
}

impl Layout {
    /// A layout of these squares; nothing if they are more than spies can be.
    pub fn new(squares: &[Square]) -> Option<Layout> {
        let mut all = [Square::CENTRE; MOST_SPIES];
        all.get_mut(..squares.len())?.copy_from_slice(squares);
        Some(Layout { squares: all, len: squares.len() as u8 })
    }

    /// The squares, in the order of the letters.
    pub fn squares(&self) -> &[Square] {
        &self.squares[..self.len as usize]
    }

    /// Whether a side may lay out its spies like this.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self, chart: &Chart, side: Side) -> Result<(), LayoutProblem> {
        if self.squares().len() != chart.spies() {
            return Err(LayoutProblem::Count { wanted: chart.spies(), found: self.squares().len() });
        }
        let mut taken = SquareSet::default();
        let mut in_row = [0; 2];
        for square in self.squares() {
            let row = side.row(*square);
            if row > 2 {
                return Err(LayoutProblem::Row(*square));
            }
            if !chart.in_bounds(*square) {
                return Err(LayoutProblem::OutOfBounds(*square));
            }
            if taken.contains(*square) {
                return Err(LayoutProblem::Twice(*square));
            }
            taken = taken.with(*square);
            in_row[row as usize - 1] += 1;
        }
        if let Some(crowded) = in_row.iter().position(|spies| *spies > 7) {
            return Err(LayoutProblem::CrowdedRow { row: crowded as u8 + 1, spies: in_row[crowded] });
        }
        let both_rows = (1..=11)
            .filter(|column| {
                (1..=2).all(|row| side.square(*column, row).is_some_and(|square| taken.contains(square)))
            })
            .count();
        if both_rows < 4 { Err(LayoutProblem::Columns(both_rows)) } else { Ok(()) }
    }

    /// A layout drawn uniformly from all that a side may choose.
    pub fn random(chart: &Chart, side: Side, luck: &mut Luck) -> Layout {
        let mut free: ArrayVec<Square, 22> = (1..=2)
            .flat_map(|row| (1..=11).filter_map(move |column| side.square(column, row)))
            .filter(|square| chart.in_bounds(*square))
            .collect();
        // Every order of the squares is equally likely, and so is every layout among those that pass. With eight
        // spies, the fewest that can be, one in about a thousand does.
        for _ in 0..1_000_000 {
            luck.shuffle(&mut free);
            if let Some(layout) = free.get(..chart.spies()).and_then(Layout::new)
                && layout.check(chart, side).is_ok()
            {
                return layout;
            }
        }
        Layout::plain(chart, side)
    }

    /// One layout that is always allowed: pairs, one behind the other, from the middle outwards.
    pub fn plain(chart: &Chart, side: Side) -> Layout {
        const COLUMNS: [u8; 7] = [6, 5, 7, 4, 8, 3, 9];
        let squares: ArrayVec<Square, MOST_SPIES> = COLUMNS
            .iter()
            .flat_map(|column| [(*column, 1), (*column, 2)])
            .filter_map(|(column, row)| side.square(column, row))
            .take(chart.spies())
            .collect();
        let mut all = [Square::CENTRE; MOST_SPIES];
        all[..squares.len()].copy_from_slice(&squares);
        Layout { squares: all, len: squares.len() as u8 }
    }
}

impl Serialize for Layout {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.squares())
    }
}

impl<'de> Deserialize<'de> for Layout {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Layout, D::Error> {
        let squares: ArrayVec<Square, MOST_SPIES> = ArrayVec::deserialize(from)?;
        Layout::new(&squares).ok_or_else(|| serde::de::Error::custom("too many squares"))
    }
}

/// Why spies cannot be laid out like this.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LayoutProblem {
    /// Not one square for each spy.
    #[error("{wanted} spies need {wanted} squares, and {found} are given")]
    Count {
        /// How many are needed.
        wanted: usize,
        /// How many there are.
        found: usize,
    },
    /// Not one's first two rows.
    #[error("{0} is not in the first two rows of this side")]
    Row(Square),
    /// A column that is not used (C19).
    #[error("{0} is out of bounds in the tight start")]
    OutOfBounds(Square),
    /// Two spies on one square.
    #[error("two spies cannot both stand on {0}")]
    Twice(Square),
    /// Too many in one row.
    #[error("{spies} spies in row {row}: at most 7 may stand in a row")]
    CrowdedRow {
        /// The row, as the owner counts.
        row: u8,
        /// How many stand in it.
        spies: usize,
    },
    /// Too few columns with a spy in both rows.
    #[error("{0} columns have a spy in both rows: at least 4 must")]
    Columns(usize),
}

impl LayoutProblem {
    /// The rule in the way.
    pub const fn rule(&self) -> &'static str {
        match self {
            LayoutProblem::OutOfBounds(_) => "C19",
            _ => "C21",
        }
    }
}
