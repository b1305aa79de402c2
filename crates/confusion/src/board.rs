//! Who stands where, and where the briefcase is.

use crate::square::{SQUARES, Square, SquareSet};
use crate::{Both, MOST_SPIES, Side};

const OFF: u8 = u8::MAX;

/// The board. Whoever stands on the briefcase's square controls it (C9): there is no other way to be there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Board {
    /// The square of each spy.
    at: Both<[u8; MOST_SPIES]>,
    /// The spy on each square: its number, and the side in the fifth bit.
    on: [u8; SQUARES],
    occupied: Both<SquareSet>,
    /// The spies on the board.
    living: Both<u16>,
    case: Square,
}

impl Board {
    pub(crate) fn empty() -> Board {
        Board {
            at: Both::each(|_| [OFF; MOST_SPIES]),
            on: [OFF; SQUARES],
            occupied: Both::default(),
            living: Both::default(),
            case: Square::CENTRE,
        }
    }

    pub(crate) fn place(&mut self, side: Side, spy: usize, square: Square) {
        self.at[side][spy] = square.index() as u8;
        self.on[square.index()] = spy as u8 | (side as u8) << 4;
        self.occupied[side] = self.occupied[side].with(square);
        self.living[side] |= 1 << spy;
    }

    /// Takes a spy off the board; a briefcase under it stays (C15).
    pub(crate) fn lift(&mut self, side: Side, spy: usize) {
        let Some(square) = self.square(side, spy) else { return };
        self.at[side][spy] = OFF;
        self.on[square.index()] = OFF;
        self.occupied[side] = self.occupied[side].without(square);
        self.living[side] &= !(1 << spy);
    }

    pub(crate) fn put_case(&mut self, square: Square) {
        self.case = square;
    }

    #[inline]
    pub(crate) fn square(&self, side: Side, spy: usize) -> Option<Square> {
        Square::from_index(self.at[side][spy] as usize)
    }

    #[inline]
    pub(crate) fn occupant(&self, square: Square) -> Option<(Side, usize)> {
        let spy = self.on[square.index()];
        if spy == OFF {
            return None;
        }
        let side = if spy >> 4 == 0 { Side::White } else { Side::Red };
        Some((side, (spy & 15) as usize))
    }

    /// The squares of all spies, as numbers, for comparing.
    pub(crate) fn squares(&self) -> &Both<[u8; MOST_SPIES]> {
        &self.at
    }

    pub(crate) fn case(&self) -> Square {
        self.case
    }

    pub(crate) fn holder(&self) -> Option<(Side, usize)> {
        self.occupant(self.case)
    }

    pub(crate) fn holds(&self, side: Side, spy: usize) -> bool {
        self.square(side, spy) == Some(self.case)
    }

    pub(crate) fn living(&self, side: Side) -> u16 {
        self.living[side]
    }

    pub(crate) fn occupied(&self, side: Side) -> SquareSet {
        self.occupied[side]
    }
}

/// The numbers of the spies in a set.
pub(crate) fn each(mut set: u16) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        let next = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(next)
    })
}
