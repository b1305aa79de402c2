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
    /// A hash of all the above, kept up move by move.
    hash: u64,
}

impl Board {
    pub(crate) fn empty() -> Board {
        Board {
            at: Both::each(|_| [OFF; MOST_SPIES]),
            on: [OFF; SQUARES],
            occupied: Both::default(),
            living: Both::default(),
            case: Square::CENTRE,
            hash: 0,
        }
    }

    pub(crate) fn place(&mut self, side: Side, spy: usize, square: Square) {
        self.at[side][spy] = square.index() as u8;
        self.on[square.index()] = spy as u8 | (side as u8) << 4;
        self.occupied[side] = self.occupied[side].with(square);
        self.living[side] |= 1 << spy;
        self.hash ^= scatter((side as u64) << 12 | (spy as u64) << 8 | square.index() as u64);
    }

    /// Takes a spy off the board; a briefcase under it stays (C15).
    pub(crate) fn lift(&mut self, side: Side, spy: usize) {
        let Some(square) = self.square(side, spy) else { return };
        self.at[side][spy] = OFF;
        self.on[square.index()] = OFF;
        self.occupied[side] = self.occupied[side].without(square);
        self.living[side] &= !(1 << spy);
        self.hash ^= scatter((side as u64) << 12 | (spy as u64) << 8 | square.index() as u64);
    }

    pub(crate) fn put_case(&mut self, square: Square) {
        self.hash ^= scatter(1 << 16 | self.case.index() as u64) ^ scatter(1 << 16 | square.index() as u64);
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

    pub(crate) fn hash(&self, to_move: Side) -> u64 {
        self.hash ^ scatter(1 << 20 | to_move as u64)
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

/// Spreads small numbers over 64 bits, so that their exclusive-or tells positions apart.
#[inline]
const fn scatter(number: u64) -> u64 {
    let mut bits = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}
