//! The state of a game: the truth.

use crate::board::Board;
use crate::history::{Change, History};
use crate::notebook::Notebook;
use crate::{Attempt, Both, Chart, Deals, End, Layout, MOST_SPIES, MoverSet, Side, Square, Token, Tokens};
use game::{Luck, Viewer, debug_public};
use std::fmt;
use std::sync::Arc;

/// A game of Confusion.
///
/// Beside the actions that [`legal`](game::Game::legal) lists there are two kinds whose lists have no natural end:
/// notes ([`Action::Note`](crate::Action::Note)), which a seat may write at any time while the game is on, and
/// layouts ([`Action::LayOut`](crate::Action::LayOut)), of which `legal` gives one or two examples;
/// [`Layout::random`] draws from all of them.
#[derive(Clone, PartialEq, Eq)]
pub struct Confusion {
    pub(crate) chart: Arc<Chart>,
    /// None until somebody writes, and shared until somebody writes again: playouts never do.
    pub(crate) notebooks: Option<Arc<Both<Notebook>>>,
    pub(crate) deals: Both<[u8; MOST_SPIES]>,
    /// For each spy the movers that fit all that its owner has seen of it, taken by itself.
    pub(crate) known: Both<[MoverSet; MOST_SPIES]>,
    pub(crate) promoted: Both<u16>,
    pub(crate) tokens: Both<Tokens>,
    pub(crate) board: Board,
    pub(crate) turn: Turn,
    pub(crate) turns: u32,
    pub(crate) phase: Phase,
    pub(crate) draw_offer: Option<Side>,
    pub(crate) history: History,
}

/// What the public may know.
impl fmt::Debug for Confusion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        debug_public("Confusion", self, f)
    }
}

/// What is done before the move, at most one of them a turn (C15, C17).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Before {
    Nothing,
    Removal,
    Token(Token),
}

/// The turn under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    pub(crate) side: Side,
    pub(crate) before: Before,
    /// Spies that may not move this turn (C17).
    pub(crate) barred: u16,
    pub(crate) attempts: u8,
    /// The enemy spy that stood with the briefcase on this side's home row when the turn began (C20).
    pub(crate) extracting: Option<u8>,
    pub(crate) change: Change,
    pub(crate) offered_draw: bool,
}

impl Turn {
    pub(crate) fn of(side: Side) -> Turn {
        Turn {
            side,
            before: Before::Nothing,
            barred: 0,
            attempts: 0,
            extracting: None,
            change: Change::default(),
            offered_draw: false,
        }
    }
}

/// An attempt with everything that follows from the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Planned {
    pub(crate) attempt: Attempt,
    pub(crate) spy: u8,
    pub(crate) from: Square,
    pub(crate) to: Square,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Both sides lay out their spies, unseen (C21).
    LayingOut(Both<Option<Layout>>),
    /// The side whose turn it is.
    Choosing,
    /// The opponent's answer (C6).
    Answering(Planned),
    /// The owner's word on a promotion (C22).
    Promoting(u8),
    /// The opponent's word on the briefcase, which this spy would get (C22).
    TakingCase(u8),
    /// Nothing.
    Over(End),
}

impl Confusion {
    /// The chart of this table's options.
    pub fn chart(&self) -> &Chart {
        &self.chart
    }

    /// How the game ended.
    pub fn end(&self) -> Option<End> {
        match self.phase {
            Phase::Over(end) => Some(end),
            _ => None,
        }
    }

    /// How many turns have been completed.
    pub fn turns(&self) -> u32 {
        self.turns
    }

    /// The exact numbers of deals of a side's movers that fit what that side knows. The opponent, who sees the
    /// movers, can work out the same: it is what they can know the other to know.
    pub fn deals(&self, side: Side) -> Deals {
        Deals::count(&self.known[side][..self.chart.spies()])
    }

    /// The mover that lies under a spy.
    pub(crate) fn mover(&self, side: Side, spy: usize) -> MoverSet {
        MoverSet::only(self.deals[side][spy] as usize)
    }

    pub(crate) fn is_agent(&self, side: Side, spy: usize) -> bool {
        !self.mover(side, spy).and(self.chart.agent()).is_empty()
    }

    pub(crate) fn is_promoted(&self, side: Side, spy: usize) -> bool {
        self.promoted[side] >> spy & 1 != 0
    }

    /// The sides whose deal a viewer does not know: one's own, and for the public both (C1). After the end everything is
    /// shown.
    pub(crate) fn hidden_from(&self, viewer: Viewer) -> &'static [Side] {
        match viewer {
            _ if self.end().is_some() => &[],
            Viewer::Omniscient => &[],
            Viewer::Public => &Side::BOTH,
            Viewer::Seat(seat) => match Side::of_seat(seat) {
                Some(Side::White) => &[Side::White],
                Some(Side::Red) => &[Side::Red],
                None => &Side::BOTH,
            },
        }
    }

    /// A state that the viewer cannot tell from this one, drawn uniformly from all deals that fit what is known.
    /// Notebooks that are not the viewer's are blank, layouts that were not shown are drawn anew.
    pub(crate) fn resampled(&self, viewer: Viewer, luck: &mut Luck) -> Confusion {
        let mut other = self.clone();
        if viewer == Viewer::Omniscient {
            return other;
        }
        for side in self.hidden_from(viewer) {
            let known = &self.known[*side][..self.chart.spies()];
            if let Some(deal) = Deals::draw(known, luck) {
                other.deals[*side] = deal;
            }
        }
        for side in Side::BOTH.into_iter().filter(|side| viewer != Viewer::Seat(side.seat())) {
            if let Some(notebooks) = &mut other.notebooks {
                Arc::make_mut(notebooks)[side] = Notebook::default();
            }
            if let Phase::LayingOut(layouts) = &mut other.phase
                && let Some(layout) = &mut layouts[side]
            {
                *layout = Layout::random(&self.chart, side, luck);
            }
        }
        other
    }
}
