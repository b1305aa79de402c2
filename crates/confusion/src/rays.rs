//! Straight lines over the board, worked out when the program is built.

use crate::square::{SQUARES, Square, SquareSet, WIDTH};
use crate::{Direction, Side};

/// The lines over a board: for every square and direction the squares that lie that way, and how many they are.
pub(crate) struct Lines {
    rays: [[u128; 8]; SQUARES],
    lengths: [[u8; 8]; SQUARES],
}

/// The whole board.
pub(crate) static WHOLE: Lines = Lines::within(0, WIDTH as i8 - 1);

/// Without the outermost columns (C19).
pub(crate) static TIGHT: Lines = Lines::within(1, WIDTH as i8 - 2);

impl Lines {
    const fn within(left: i8, right: i8) -> Lines {
        let mut lines = Lines { rays: [[0; 8]; SQUARES], lengths: [[0; 8]; SQUARES] };
        let mut from = 0;
        while from < SQUARES {
            let mut direction = 0;
            while direction < 8 {
                // White sees the board as it is numbered.
                let (across, up) = Direction::ALL[direction].step();
                let mut column = (from % WIDTH as usize) as i8 + across;
                let mut row = (from / WIDTH as usize) as i8 + up;
                while column >= left && column <= right && row >= 0 && row < WIDTH as i8 {
                    lines.rays[from][direction] |= 1 << (row as usize * WIDTH as usize + column as usize);
                    lines.lengths[from][direction] += 1;
                    column += across;
                    row += up;
                }
                direction += 1;
            }
            from += 1;
        }
        lines
    }
}

/// What lies one way from a square: how many squares are free, and what stops the line if not the edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sight {
    pub(crate) free: u8,
    pub(crate) stop: Option<Square>,
}

/// A direction on the board, whoever looks.
#[derive(Clone, Copy)]
pub(crate) struct Heading(usize);

impl Heading {
    /// Red looks at the board from the other end.
    pub(crate) const fn of(side: Side, direction: Direction) -> Heading {
        Heading(match side {
            Side::White => direction.index(),
            Side::Red => (direction.index() + 4) % 8,
        })
    }

    /// Whether squares that lie this way have higher numbers.
    const fn rises(self) -> bool {
        matches!(self.0, 0 | 1 | 2 | 7)
    }

    const fn step(self) -> i16 {
        let (across, up) = Direction::ALL[self.0].step();
        up as i16 * WIDTH as i16 + across as i16
    }

    /// The square so many steps away; the caller knows that it lies on the board.
    pub(crate) fn step_from(self, from: Square, distance: u8) -> Option<Square> {
        let index = from.index() as i16 + self.step() * i16::from(distance);
        Square::from_index(usize::try_from(index).ok()?)
    }

    /// The view along a line, stopped by the first of `stops`.
    #[inline]
    pub(crate) fn sight(self, lines: &Lines, from: Square, stops: SquareSet) -> Sight {
        let hits = lines.rays[from.index()][self.0] & stops.0;
        if hits == 0 {
            return Sight { free: lines.lengths[from.index()][self.0], stop: None };
        }
        let nearest = if self.rises() { hits.trailing_zeros() } else { 127 - hits.leading_zeros() };
        let stop = Square::from_index(nearest as usize);
        Sight { free: stop.map_or(0, |stop| distance(from, stop) - 1), stop }
    }
}

fn distance(from: Square, to: Square) -> u8 {
    from.column().abs_diff(to.column()).max(from.row().abs_diff(to.row()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lines walked step by step give the same as the rays.
    #[test]
    fn sight_is_what_walking_finds() {
        let stops = SquareSet(0x0408_1021_0204_8001_1020_4080_1122_0410);
        let tight = SquareSet(
            Square::all()
                .filter(|square| (2..=10).contains(&square.column()))
                .fold(0, |set, square| set | SquareSet::only(square).0),
        );
        for (lines, bounds) in [(&WHOLE, SquareSet((1 << 121) - 1)), (&TIGHT, tight)] {
            for from in Square::all().filter(|from| bounds.contains(*from)) {
                for side in [Side::White, Side::Red] {
                    for direction in Direction::ALL {
                        let (across, up) = direction.step();
                        let sign = if side == Side::White { 1 } else { -1 };
                        let at = |steps: i8| {
                            let column = from.column() as i8 + across * sign * steps;
                            let row = from.row() as i8 + up * sign * steps;
                            Square::new(u8::try_from(column).ok()?, u8::try_from(row).ok()?)
                                .filter(|at| bounds.contains(*at))
                        };
                        let mut free = 0;
                        while at(free + 1).is_some_and(|next| !stops.contains(next)) {
                            free += 1;
                        }
                        let heading = Heading::of(side, direction);
                        let sight = heading.sight(lines, from, stops);
                        assert_eq!(sight, Sight { free: free as u8, stop: at(free + 1) });
                        for steps in 1..=free {
                            assert_eq!(heading.step_from(from, steps as u8), at(steps));
                            assert_eq!(side.landing(from, direction, steps as u8), at(steps));
                        }
                    }
                }
            }
        }
    }
}
