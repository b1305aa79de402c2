//! What all painters of one table share: the view, the chart worked out, and from which side one looks.

use crate::PaintContext;
use ::confusion::{Chart, Confusion, Side, Square, View, Waiting};
use game::Viewer;

/// A table to be painted, with what every part of it needs.
pub(crate) struct Desk<'s, 'a> {
    pub at: &'s PaintContext<'a, Confusion>,
    pub view: &'s View,
    pub chart: Chart,
    /// The viewer's own side, if it is a player.
    pub own: Option<Side>,
    /// Whose home row is at the bottom.
    pub near: Side,
    /// What each mover does, in words.
    pub moves: Vec<String>,
}

impl<'s, 'a> Desk<'s, 'a> {
    pub fn new(at: &'s PaintContext<'a, Confusion>) -> Option<Desk<'s, 'a>> {
        let view = at.scene.view.as_ref()?;
        let chart = Chart::new(&at.scene.terms.options).ok()?;
        let own = match at.scene.viewer {
            Viewer::Seat(seat) => Side::of_seat(seat),
            _ => None,
        };
        let moves = super::diagram::in_words(at.words, chart.movers());
        Some(Desk { at, view, own, near: own.unwrap_or(Side::White), chart, moves })
    }

    /// The column, from 1 at the left, and the row, from 1 at the top, where a square is seen.
    pub fn place(&self, square: Square) -> (u8, u8) {
        let column = match self.near {
            Side::White => square.column(),
            Side::Red => 12 - square.column(),
        };
        (column, 12 - self.near.row(square))
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.view.waiting, Waiting::Over(_))
    }

    /// Whether this side is the viewer's own.
    pub fn is_own(&self, side: Side) -> bool {
        self.own == Some(side)
    }

    /// Whether the helper is open to this viewer: the table allows it, and there is something to deduce.
    pub fn helper(&self) -> bool {
        self.at.scene.terms.options.helper && !self.is_over()
    }
}
