//! The board and the movers as a search wants them: numbers and tables, worked out once for a table.

use confusion::{Chart, Direction, LONGEST, MOST_SPIES, MoverSet, PROMOTED_REACH, Side, Square, WIDTH};

/// How many squares there are.
pub(super) const SQUARES: usize = WIDTH as usize * WIDTH as usize;

/// The number after the movers' own, for a spy that is promoted.
pub(super) const PROMOTED: usize = MOST_SPIES;

/// How many kinds of movers a guess can name: the box's, and the promoted one.
pub(super) const KINDS: usize = MOST_SPIES + 1;

/// The squares that lie one way, the nearest first.
#[derive(Clone, Copy, Default)]
pub(super) struct Ray {
    squares: [u8; LONGEST as usize],
    length: u8,
}

impl Ray {
    /// The squares, the nearest first.
    pub(super) fn squares(&self) -> &[u8] {
        &self.squares[..self.length as usize]
    }
}

/// What never changes at a table, seen by one of its two sides. Sides are numbered 0 for oneself and 1 for the enemy,
/// spies and movers as in the [`Chart`], squares row by row from a1.
pub(super) struct Ground {
    /// The table's chart.
    pub(super) chart: Chart,
    /// Whose eyes these are.
    pub(super) me: Side,
    rays: Vec<[Ray; 8]>,
    /// How far each kind of mover goes in each direction.
    pub(super) reach: [[u8; 8]; KINDS],
    /// How many rows each kind of mover gains at most in a turn.
    speed: [u8; KINDS],
    /// The Double Agent's number, if there is one.
    pub(super) agent: Option<usize>,
    /// Whether a mover has a crown.
    crowned: MoverSet,
}

impl Ground {
    /// The ground of a table, seen by this side.
    pub(super) fn new(chart: Chart, me: Side) -> Ground {
        let mut rays = vec![[Ray::default(); 8]; SQUARES];
        for square in Square::all() {
            for direction in Direction::ALL {
                let (across, up) = step(direction);
                let ray = &mut rays[number(square)][direction.index()];
                let (mut column, mut row) = (square.column() as i8 + across, square.row() as i8 + up);
                while let Some(next) = Square::new(column as u8, row as u8).filter(|at| chart.in_bounds(*at))
                {
                    ray.squares[ray.length as usize] = number(next) as u8;
                    ray.length += 1;
                    (column, row) = (column + across, row + up);
                }
            }
        }
        let mut reach = [[0; 8]; KINDS];
        reach[PROMOTED] = [PROMOTED_REACH; 8];
        for (mover, reach) in chart.movers().iter().zip(&mut reach) {
            for direction in Direction::ALL {
                let far = mover.moves.and_then(|moves| moves.reach(direction));
                reach[direction.index()] = far.unwrap_or_default();
            }
        }
        let ahead = [Direction::F, Direction::FL, Direction::FR];
        let speed = reach.map(|reach| ahead.iter().map(|way| reach[way.index()]).max().unwrap_or_default());
        let (agent, crowned) = (chart.agent().iter().next(), chart.crowned());
        Ground { chart, me, rays, reach, speed, agent, crowned }
    }

    /// The side with this number.
    pub(super) fn side(&self, side: usize) -> Side {
        if side == 0 { self.me } else { self.me.other() }
    }

    /// The number of a side.
    pub(super) fn number(&self, side: Side) -> usize {
        usize::from(side != self.me)
    }

    /// The squares that a side sees in a direction.
    #[inline]
    pub(super) fn ray(&self, side: usize, from: u8, direction: usize) -> &[u8] {
        let turned = if self.side(side) == Side::White { direction } else { (direction + 4) % 8 };
        self.rays[from as usize][turned].squares()
    }

    /// How many rows are left to a side from a square to its goal.
    #[inline]
    pub(super) fn rows_left(&self, side: usize, square: u8) -> usize {
        let row = square as usize / WIDTH as usize;
        if self.side(side) == Side::White { WIDTH as usize - 1 - row } else { row }
    }

    /// In how many turns at least a kind of mover gains so many rows; many if it never does.
    pub(super) fn turns_for(&self, kind: usize, rows: usize) -> usize {
        match self.speed[kind] {
            0 => 20,
            speed => rows.div_ceil(speed as usize),
        }
    }

    /// Whether a kind of mover is promoted on the far row (C12, C22).
    pub(super) fn has_crown(&self, kind: usize) -> bool {
        if self.chart.options().variants.promotion_sir {
            kind != PROMOTED && Some(kind) != self.agent
        } else {
            self.crowned.contains(kind)
        }
    }
}

/// The column and row steps of a direction as White sees it.
fn step(direction: Direction) -> (i8, i8) {
    match direction {
        Direction::F => (0, 1),
        Direction::FR => (1, 1),
        Direction::R => (1, 0),
        Direction::BR => (1, -1),
        Direction::B => (0, -1),
        Direction::BL => (-1, -1),
        Direction::L => (-1, 0),
        Direction::FL => (-1, 1),
    }
}

/// The number of a square.
pub(super) fn number(square: Square) -> usize {
    (square.row() as usize - 1) * WIDTH as usize + square.column() as usize - 1
}

/// Steps of a king between two squares.
#[inline]
pub(super) fn steps(a: u8, b: u8) -> u8 {
    let width = WIDTH;
    (a % width).abs_diff(b % width).max((a / width).abs_diff(b / width))
}
