//! Carrying out actions.

use crate::notebook::Notebook;
use crate::state::{Before, Phase, Turn};
use crate::{Action, Confusion, End, Event, How, Layout, Letter, Refusal, Side, Token};
use arrayvec::ArrayVec;
use game::{Actor, Audience, EventSink};
use std::sync::Arc;

impl Confusion {
    /// The sides that have a decision before them, draws aside.
    pub(crate) fn deciding(&self, side: Side) -> bool {
        match &self.phase {
            Phase::LayingOut(layouts) => layouts[side].is_none(),
            Phase::Choosing | Phase::Promoting(_) => self.turn.side == side,
            Phase::Answering(_) | Phase::TakingCase(_) => self.turn.side != side,
            Phase::Over(_) => false,
        }
    }

    pub(crate) fn act(
        &mut self,
        by: Actor,
        action: &Action,
        tell: &mut impl EventSink<Event>,
    ) -> Result<(), Refusal> {
        if let Phase::Over(_) = self.phase {
            return Err(Refusal::Over);
        }
        let side = match by {
            Actor::Clock => return self.time_up(action, tell),
            Actor::Seat(seat) => Side::of_seat(seat).ok_or(Refusal::NoSuchSeat)?,
        };
        match action {
            Action::LayOut(layout) => self.lay_out(side, *layout, tell),
            Action::Attempt(attempt) => {
                self.check_turn(side)?;
                let planned = self.plan(*attempt)?;
                self.phase = Phase::Answering(planned);
                let (attempt, from, to) = (*attempt, planned.from, planned.to);
                tell.tell(Audience::Everyone, Event::Attempted { side, attempt, from, to });
                Ok(())
            }
            Action::Answer(yes) => match self.phase {
                Phase::Answering(_) if side == self.turn.side => Err(Refusal::NotYourAnswer),
                _ => self.answer(*yes, tell),
            },
            Action::Remove(spy) => self.check_turn(side).and_then(|()| self.remove(*spy, tell)),
            Action::Unmask(spy) => self.check_turn(side).and_then(|()| self.unmask(*spy, tell)),
            Action::Reveal(spy) => self.check_turn(side).and_then(|()| self.reveal(*spy, tell)),
            Action::MoveTwo => self.check_turn(side).and_then(|()| self.move_two(tell)),
            Action::SwapTwo(one, two) => self.check_turn(side).and_then(|()| self.swap((*one, *two), tell)),
            Action::Pass => {
                self.check_turn(side)?;
                self.check_pass()?;
                tell.tell(Audience::Everyone, Event::Passed(side));
                self.end_turn(tell);
                Ok(())
            }
            Action::Promote(accepts) => match self.phase {
                Phase::Promoting(spy) if side == self.turn.side => {
                    self.answer_promotion(spy as usize, *accepts, tell)
                }
                _ => Err(Refusal::NoQuestion),
            },
            Action::TakeBriefcase(takes) => match self.phase {
                Phase::TakingCase(spy) if side != self.turn.side => {
                    self.answer_briefcase(spy as usize, *takes, tell)
                }
                _ => Err(Refusal::NoQuestion),
            },
            Action::OfferDraw => self.offer_draw(side, tell),
            Action::AnswerDraw(agrees) => self.answer_draw(side, *agrees, tell),
            Action::Resign => {
                self.finish(End { how: How::Resigned, winner: Some(side.other()) }, tell);
                Ok(())
            }
            Action::Note(note) => {
                Notebook::check(&self.chart, note)?;
                let notebooks = self.notebooks.get_or_insert_default();
                Arc::make_mut(notebooks)[side].write(&self.chart, note);
                tell.tell(side.seat().into(), Event::Noted((**note).clone()));
                Ok(())
            }
            Action::TimeUp(_) => Err(Refusal::OnlyTheClock),
        }
    }

    fn time_up(&mut self, action: &Action, tell: &mut impl EventSink<Event>) -> Result<(), Refusal> {
        let Action::TimeUp(seat) = action else { return Err(Refusal::OnlyTheClock) };
        let side = Side::of_seat(*seat).ok_or(Refusal::NoSuchSeat)?;
        if !self.deciding(side) {
            return Err(Refusal::NotTheirTime);
        }
        self.finish(End { how: How::TimeUp, winner: Some(side.other()) }, tell);
        Ok(())
    }

    /// Whether the side can choose something for its turn now.
    pub(crate) fn check_turn(&self, side: Side) -> Result<(), Refusal> {
        match self.phase {
            Phase::LayingOut(_) => Err(Refusal::LayOutFirst),
            Phase::Over(_) => Err(Refusal::Over),
            _ if side != self.turn.side => Err(Refusal::NotYourTurn(self.turn.side)),
            Phase::Answering(_) => Err(Refusal::AnswerFirst),
            Phase::Promoting(_) | Phase::TakingCase(_) => Err(Refusal::QuestionFirst),
            Phase::Choosing => Ok(()),
        }
    }

    /// Passing is for whoever cannot attempt anything (C23); a second attempt is not owed (C17).
    pub(crate) fn check_pass(&self) -> Result<(), Refusal> {
        let second = self.turn.before == Before::Token(Token::MoveTwo) && self.turn.attempts == 1;
        if second || !self.can_attempt() { Ok(()) } else { Err(Refusal::CannotPass) }
    }

    pub(crate) fn check_offer_draw(&self, side: Side) -> Result<(), Refusal> {
        let own_turn = matches!(self.phase, Phase::Choosing) && self.turn.side == side;
        if own_turn && !self.turn.offered_draw && self.draw_offer.is_none() {
            Ok(())
        } else {
            Err(Refusal::CannotOfferDraw)
        }
    }

    fn offer_draw(&mut self, side: Side, tell: &mut impl EventSink<Event>) -> Result<(), Refusal> {
        self.check_offer_draw(side)?;
        self.draw_offer = Some(side);
        self.turn.offered_draw = true;
        tell.tell(Audience::Everyone, Event::DrawOffered(side));
        Ok(())
    }

    fn answer_draw(
        &mut self,
        side: Side,
        agrees: bool,
        tell: &mut impl EventSink<Event>,
    ) -> Result<(), Refusal> {
        if self.draw_offer != Some(side.other()) {
            return Err(Refusal::NoDrawOffer);
        }
        self.draw_offer = None;
        if agrees {
            self.finish(End { how: How::Agreed, winner: None }, tell);
        } else {
            tell.tell(Audience::Everyone, Event::DrawDeclined(side));
        }
        Ok(())
    }

    fn lay_out(
        &mut self,
        side: Side,
        layout: Layout,
        tell: &mut impl EventSink<Event>,
    ) -> Result<(), Refusal> {
        let Phase::LayingOut(layouts) = &mut self.phase else { return Err(Refusal::NoLayingOut) };
        if layouts[side].is_some() {
            return Err(Refusal::LaidOutAlready);
        }
        layout.check(&self.chart, side).map_err(Refusal::Layout)?;
        layouts[side] = Some(layout);
        tell.tell(Audience::Everyone, Event::LaidOut(side));
        if let (Some(white), Some(red)) = (layouts.white, layouts.red) {
            self.start(white.squares(), red.squares(), tell);
        }
        Ok(())
    }

    /// Puts the spies on the board and begins the first turn.
    pub(crate) fn start(
        &mut self,
        white: &[crate::Square],
        red: &[crate::Square],
        tell: &mut impl EventSink<Event>,
    ) {
        for (side, squares) in [(Side::White, white), (Side::Red, red)] {
            for (spy, square) in squares.iter().enumerate() {
                self.board.place(side, spy, *square);
            }
        }
        let Turn { side, .. } = self.turn;
        let list = |squares: &[crate::Square]| squares.iter().copied().collect::<ArrayVec<_, _>>();
        tell.tell(Audience::Everyone, Event::Begins { side, white: list(white), red: list(red) });
        self.begin_turn(side);
    }

    pub(crate) fn letters(&self, set: u16) -> ArrayVec<Letter, { crate::MOST_SPIES }> {
        crate::board::each(set).map(|spy| self.chart.letter(spy)).collect()
    }
}
