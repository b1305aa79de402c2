//! A mover as a diagram: a small grid, the spy in the middle, the squares it can reach as dots.

use confusion::{Direction, Mover, Moves, PROMOTED_REACH};
use maud::{Markup, html};
use std::fmt::Write;

/// The side of a square.
const SQUARE: i32 = 10;

/// Squares shown on each side of the middle, though a mover goes one only.
const FEWEST: u8 = 2;

/// Longer ways end in an arrow and a number instead.
const MOST: u8 = 4;

/// Which way forward is on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Facing {
    /// Up: one's own spies.
    Away,
    /// Down: the opponent's, as they stand on the board.
    Towards,
}

/// The diagram of a mover: a line to each square at which it can stop, an arrowhead where it can go more than one; a
/// crown or a padlock beside it; dashed lines in all directions for the Double Agent. It needs the sheet of Confusion
/// in the page, is drawn in the colour of the text, and the text alternative is the caller's.
pub fn mover(mover: &Mover, facing: Facing) -> Markup {
    let moves = mover.moves.unwrap_or_default();
    draw(&moves, facing, mover.double_agent, mover.crown, mover.padlock)
}

/// The diagram of a promoted spy (C12).
pub fn promoted(facing: Facing) -> Markup {
    let reach = Some(PROMOTED_REACH);
    let moves = Moves { f: reach, fr: reach, r: reach, br: reach, b: reach, bl: reach, l: reach, fl: reach };
    draw(&moves, facing, false, false, false)
}

fn draw(moves: &Moves, facing: Facing, double_agent: bool, crown: bool, padlock: bool) -> Markup {
    let ways = Ways::of(moves, facing);
    let (edge, middle) = (ways.edge(), ways.middle());
    // Between the sideways and the slanting way back, where no line of any mover runs.
    let badge = ways.badge();
    let badge_top = middle + SQUARE / 2 + 1;
    html! {
        svg class="mover" viewBox={ "0 0 " (edge) " " (edge) } aria-hidden="true" focusable="false" {
            g fill="none" stroke="currentColor" {
                path stroke-opacity=".25" d=(ways.grid()) {}
                @if double_agent {
                    path stroke-width="2" stroke-dasharray="3 3" d=(ways.all_directions()) {}
                } @else {
                    path stroke-width="2" d=(ways.lines()) {}
                    path stroke-width="5.5" stroke-linecap="round" d=(ways.stops()) {}
                }
            }
            @if double_agent {
                use href="#c-double-agent" x=(middle - 12) y=(middle - 12) width="24" height="24" {}
            } @else {
                path fill="currentColor" d=(ways.arrowheads()) {}
                path fill="currentColor" d={ "M" (middle - 4) " " (middle - 4) "h8v8h-8z" } {}
                @for (x, y, squares) in ways.numbers() {
                    text x=(x) y=(y) fill="currentColor" font-size="10" text-anchor="middle" { (squares) }
                }
            }
            @if crown {
                use href="#c-crown" x=(edge - badge - 1) y=(badge_top) width=(badge) height=(badge) {}
            }
            @if padlock {
                use href="#c-padlock" x="1" y=(badge_top) width=(badge) height=(badge) {}
            }
        }
    }
}

/// The ways a mover goes, as they lie on the page.
struct Ways {
    radius: u8,
    /// The step to the next square on the page, and how many squares it can be.
    ways: Vec<(i32, i32, u8)>,
}

impl Ways {
    fn of(moves: &Moves, facing: Facing) -> Ways {
        let ways: Vec<_> = Direction::ALL
            .into_iter()
            .filter_map(|direction| {
                let (across, down) = step(direction, facing);
                Some((across, down, moves.reach(direction).filter(|reach| *reach > 0)?))
            })
            .collect();
        let longest = ways.iter().map(|(_, _, reach)| *reach).max().unwrap_or_default();
        Ways { radius: longest.clamp(FEWEST, MOST), ways }
    }

    fn edge(&self) -> i32 {
        (2 * i32::from(self.radius) + 1) * SQUARE
    }

    fn middle(&self) -> i32 {
        self.edge() / 2
    }

    /// The side of a crown or padlock: as large as the grid leaves room for.
    fn badge(&self) -> i32 {
        4 * i32::from(self.radius) + 1
    }

    fn grid(&self) -> String {
        let edge = self.edge();
        let mut path = format!("M.5 .5h{0}v{0}h-{0}z", edge - 1);
        for line in (SQUARE..edge).step_by(SQUARE as usize) {
            let _ = write!(path, "M{line} 0v{edge}M0 {line}h{edge}");
        }
        path
    }

    /// From the middle to the last square that is shown.
    fn lines(&self) -> String {
        let middle = self.middle();
        let line = |(across, down, reach): &(i32, i32, u8)| {
            let length = i32::from((*reach).min(self.radius)) * SQUARE;
            format!("M{middle} {middle}l{} {}", across * length, down * length)
        };
        self.ways.iter().map(line).collect()
    }

    fn all_directions(&self) -> String {
        let middle = self.middle();
        let line = |direction| {
            let (across, down) = step(direction, Facing::Away);
            format!("M{middle} {middle}l{} {}", across * (middle - 2), down * (middle - 2))
        };
        Direction::ALL.into_iter().map(line).collect()
    }

    /// A dot is a line of no length with round ends.
    fn stops(&self) -> String {
        let mut path = String::new();
        for (across, down, reach) in &self.ways {
            // A way that goes on ends in an arrowhead, which stands for its last square.
            let dots = if *reach > 1 { (*reach).min(self.radius) - 1 } else { *reach };
            for square in 1..=i32::from(dots) {
                let _ = write!(path, "M{} {}h0", self.at(*across, square), self.at(*down, square));
            }
        }
        path
    }

    fn arrowheads(&self) -> String {
        let mut path = String::new();
        for (across, down, reach) in self.ways.iter().filter(|(_, _, reach)| *reach > 1) {
            let last = i32::from((*reach).min(self.radius));
            let (x, y) = (self.at(*across, last), self.at(*down, last));
            // The tip of a slanting head lies in the corner of its square, so that it is as large as a straight one.
            let _ = match (*across, *down) {
                (0, _) => write!(path, "M{} {}h8l-4 {}z", x - 4, y - 4 * down, 8 * down),
                (_, 0) => write!(path, "M{} {}v8l{} -4z", x - 4 * across, y - 4, 8 * across),
                _ => {
                    let tip = (x + 4 * across, y + 4 * down);
                    write!(path, "M{} {}v{}l{} {}z", tip.0, tip.1, -8 * down, -8 * across, 8 * down)
                }
            };
        }
        path
    }

    /// Where a number says how far a way goes that is longer than the grid.
    fn numbers(&self) -> impl Iterator<Item = (i32, i32, u8)> {
        self.ways.iter().filter(|(_, _, reach)| *reach > MOST).map(|(across, down, reach)| {
            let (x, y) = (self.at(*across, 3), self.at(*down, 3));
            // Beside the line: to the right of an upright one, above the others.
            if *across == 0 { (x + 8, y + 4, *reach) } else { (x, y - 4, *reach) }
        })
    }

    fn at(&self, step: i32, squares: i32) -> i32 {
        self.middle() + step * squares * SQUARE
    }
}

/// Across and down on the page.
const fn step(direction: Direction, facing: Facing) -> (i32, i32) {
    let (across, up) = direction.step();
    let (across, down) = (across as i32, -(up as i32));
    match facing {
        Facing::Away => (across, down),
        Facing::Towards => (-across, -down),
    }
}
