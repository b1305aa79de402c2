//! The end of a turn, and of a game (C11, C20, C23).

use crate::state::{Phase, Turn};
use crate::{Confusion, End, Event, How, Side};
use game::{Audience, EventSink};

impl Confusion {
    pub(crate) fn finish(&mut self, end: End, tell: &mut impl EventSink<Event>) {
        self.phase = Phase::Over(end);
        self.draw_offer = None;
        tell.tell(Audience::Everyone, Event::Ended(end));
    }

    /// The spy that controls the briefcase on its opponent's home row, whoever put it there (C11).
    fn at_goal(&self) -> Option<(Side, usize)> {
        self.board.holder().filter(|(side, _)| side.other().is_home(self.board.case()))
    }

    /// Ends the game if a spy stands at its goal; with safe extraction that waits for the end of a turn (C20).
    pub(crate) fn won_by_briefcase(&mut self, tell: &mut impl EventSink<Event>) -> bool {
        if self.chart.options().variants.safe_extraction {
            return false;
        }
        let Some((winner, _)) = self.at_goal() else { return false };
        self.finish(End { how: How::Briefcase, winner: Some(winner) }, tell);
        true
    }

    /// Begins the turn of a side.
    pub(crate) fn begin_turn(&mut self, side: Side) {
        self.turn = Turn::of(side);
        if self.chart.options().variants.safe_extraction {
            self.turn.extracting =
                self.at_goal().filter(|(owner, _)| *owner != side).map(|(_, spy)| spy as u8);
        }
        self.phase = Phase::Choosing;
    }

    pub(crate) fn end_turn(&mut self, tell: &mut impl EventSink<Event>) {
        let side = self.turn.side;
        self.turns += 1;
        // The spy that was there when this turn began is still there, in control: it is safe (C20).
        if let Some(spy) = self.turn.extracting
            && self.at_goal() == Some((side.other(), spy as usize))
        {
            return self.finish(End { how: How::Briefcase, winner: Some(side.other()) }, tell);
        }
        // An offered draw stands until the one who was asked has completed a turn.
        if self.draw_offer == Some(side.other()) {
            self.draw_offer = None;
        }
        if self.chart.options().draw_rules
            && let Some(how) = self.history.turn(side, self.turn.change, &self.board)
        {
            return self.finish(End { how, winner: None }, tell);
        }
        self.begin_turn(side.other());
    }
}
