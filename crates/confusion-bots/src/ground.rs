//! The board and the movers as a search wants them: numbers and tables, worked out once for a table.

use confusion::{Chart, Direction, LONGEST, MOST_SPIES, MoverSet, PROMOTED_REACH, Side, Square, WIDTH};

/// How many squares there are.
pub(super) const SQUARES: usize = WIDTH as usize * WIDTH as usize;

/// The number after the movers' own, for a spy that is promoted.
pub(super) const PROMOTED: usize = MOST_SPIES;

/// A number of moves for where a mover never gets.
const NEVER: u8 = 100;

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
#[derive(Clone)]
pub(super) struct Ground {
    /// The table's chart.
    pub(super) chart: Chart,
    /// Whose eyes these are.
    pub(super) me: Side,
    rays: Vec<[Ray; 8]>,
    /// How far each kind of mover goes in each direction.
    pub(super) reach: [[u8; 8]; KINDS],
    /// How many moves each kind of mover needs from square to square on an empty board, as White: `[kind][from][to]`.
    ways: Vec<u8>,
    /// How many moves each kind of mover needs from a square to the far row, as White.
    ways_out: Vec<[u8; SQUARES]>,
    /// What each kind of mover can do on the board, of about 1 for a middling one.
    pub(super) uses: [f32; KINDS],
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
                let (across, up) = direction.step();
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
        let (agent, crowned) = (chart.agent().iter().next(), chart.crowned());
        let mut ways = Vec::with_capacity(KINDS * SQUARES * SQUARES);
        for reach in &reach {
            (0..SQUARES).for_each(|from| ways.extend(moves_from(&rays, reach, from)));
        }
        let far_row = SQUARES - WIDTH as usize..SQUARES;
        let out = |kind: usize, from: usize| {
            let start = (kind * SQUARES + from) * SQUARES;
            ways[start..start + SQUARES][far_row.clone()].iter().min().copied().unwrap_or(NEVER)
        };
        let ways_out = (0..KINDS).map(|kind| std::array::from_fn(|from| out(kind, from))).collect();
        let uses = [0.0; KINDS];
        let mut ground = Ground { chart, me, rays, reach, ways, ways_out, uses, agent, crowned };
        ground.uses = std::array::from_fn(|kind| ground.use_of(kind));
        ground
    }

    fn use_of(&self, kind: usize) -> f32 {
        if Some(kind) == self.agent {
            return 0.3;
        }
        // Forward first, then aside and back; the first square of a line is worth more than the next.
        const WAYS: [f32; 8] = [1.2, 1.1, 0.8, 0.8, 0.8, 0.8, 0.8, 1.1];
        let line = |(reach, weight): (&u8, f32)| weight * (1.0 + f32::from(*reach)).log2();
        let sum: f32 = self.reach[kind].iter().zip(WAYS).map(line).sum();
        let crown = if self.has_crown(kind) { 0.1 } else { 0.0 };
        0.4 + sum / 9.0 + crown
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

    /// A square as a side would see it if it were White.
    #[inline]
    fn turned(&self, side: usize, square: u8) -> usize {
        if self.side(side) == Side::White { square as usize } else { SQUARES - 1 - square as usize }
    }

    /// How many moves a kind of mover needs from one square to another on an empty board; [`NEVER`] if it cannot.
    #[inline]
    pub(super) fn moves(&self, side: usize, kind: usize, from: u8, to: u8) -> usize {
        let (from, to) = (self.turned(side, from), self.turned(side, to));
        self.ways[(kind * SQUARES + from) * SQUARES + to] as usize
    }

    /// How many moves a kind of mover needs to the goal on an empty board; [`NEVER`] if it cannot get there.
    #[inline]
    pub(super) fn moves_out(&self, side: usize, kind: usize, from: u8) -> usize {
        self.ways_out[kind][self.turned(side, from)] as usize
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

/// How many moves it takes to each square; the nearest squares are found first.
fn moves_from(rays: &[[Ray; 8]], reach: &[u8; 8], from: usize) -> [u8; SQUARES] {
    let mut moves = [NEVER; SQUARES];
    moves[from] = 0;
    let mut found = vec![from];
    let mut next = 0;
    while let Some(at) = found.get(next).copied() {
        next += 1;
        for (ray, reach) in rays[at].iter().zip(reach) {
            for square in ray.squares().iter().take(*reach as usize).map(|square| *square as usize) {
                if moves[square] == NEVER {
                    moves[square] = moves[at] + 1;
                    found.push(square);
                }
            }
        }
    }
    moves
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
