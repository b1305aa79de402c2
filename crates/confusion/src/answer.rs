//! The opponent's answer to an attempt, and what follows from a yes (C6–C12, C22).

use crate::history::Step;
use crate::state::{Before, Phase, Planned};
use crate::{Confusion, End, Event, Handling, How, PROMOTED_REACH, Refusal, Side, Token};
use game::{Audience, EventSink};

impl Confusion {
    /// What the answer to an attempt can be: (yes, no). Both only for the Double Agent (C6).
    pub(crate) fn possible_answers(&self, planned: &Planned) -> (bool, bool) {
        let (side, spy) = (self.turn.side, planned.spy as usize);
        let attempt = planned.attempt;
        let fits = if self.is_promoted(side, spy) {
            attempt.distance <= PROMOTED_REACH
        } else if self.is_agent(side, spy) {
            return (true, true);
        } else {
            !self.chart.fits(attempt.direction, attempt.distance).and(self.mover(side, spy)).is_empty()
        };
        (fits, !fits)
    }

    pub(crate) fn check_answer(&self, yes: bool) -> Result<Planned, Refusal> {
        let Phase::Answering(planned) = self.phase else { return Err(Refusal::NothingToAnswer) };
        let (may_yes, may_no) = self.possible_answers(&planned);
        if if yes { may_yes } else { may_no } { Ok(planned) } else { Err(Refusal::FalseAnswer(yes)) }
    }

    /// Whatever the mover, the same things are told in the same order (C7).
    pub(crate) fn answer(&mut self, yes: bool, tell: &mut impl EventSink<Event>) -> Result<(), Refusal> {
        let planned = self.check_answer(yes)?;
        let (side, spy) = (self.turn.side, planned.spy as usize);
        tell.tell(Audience::Everyone, Event::Answered { yes });
        if !self.is_promoted(side, spy) {
            let fits = self.chart.fits(planned.attempt.direction, planned.attempt.distance);
            let fits = if yes { fits } else { self.chart.all_movers().without(fits) };
            // The Double Agent fits any answer (C16).
            self.learn(side, spy, fits.or(self.chart.agent()));
        }
        self.turn.attempts += 1;
        self.turn.barred |= 1 << spy;
        self.phase = Phase::Choosing;
        if yes {
            self.carry_out(&planned, tell);
        } else {
            self.after_attempt(tell);
        }
        Ok(())
    }

    fn carry_out(&mut self, planned: &Planned, tell: &mut impl EventSink<Event>) {
        let (side, spy) = (self.turn.side, planned.spy as usize);
        let case_before = (self.board.case(), self.board.holder());
        if planned.attempt.briefcase == Some(Handling::Send) {
            self.turn.change.step = Some(Step::of_case(side, case_before.0));
            self.board.put_case(planned.to);
            self.tell_case(case_before, tell);
            if !self.won_by_briefcase(tell) {
                self.after_attempt(tell);
            }
            return;
        }
        if let Some((enemy, captured)) = self.board.occupant(planned.to) {
            self.take_off(enemy, captured);
            tell.tell(Audience::Everyone, Event::Captured { side: enemy, spy: self.chart.letter(captured) });
        }
        self.turn.change.step = Some(Step::of_spy(side, spy, planned.from, case_before.0));
        self.board.lift(side, spy);
        self.board.place(side, spy, planned.to);
        if planned.attempt.briefcase == Some(Handling::Carry) {
            self.board.put_case(planned.to);
        }
        self.tell_case(case_before, tell);
        self.arrive(planned, tell);
    }

    /// Promotion on the far row (C12, C22), and the end if this was it.
    fn arrive(&mut self, planned: &Planned, tell: &mut impl EventSink<Event>) {
        let (side, spy) = (self.turn.side, planned.spy as usize);
        let asks = self.chart.options().variants.promotion_sir;
        let at_far_row = side.other().is_home(planned.to) && !self.is_promoted(side, spy);
        if at_far_row && !asks {
            let crowned = self.chart.crowned();
            if self.mover(side, spy).and(crowned).is_empty() {
                // No promotion is announced, which tells the owner that there was no crown.
                self.learn(side, spy, self.chart.all_movers().without(crowned));
            } else {
                self.learn(side, spy, crowned);
                self.promote(side, spy, tell);
            }
        }
        if self.board.living(side.other()) == 0 {
            return self.finish(End { how: How::Elimination, winner: Some(side) }, tell);
        }
        if self.won_by_briefcase(tell) {
            return;
        }
        if at_far_row && asks {
            self.phase = Phase::Promoting(spy as u8);
            tell.tell(Audience::Everyone, Event::PromotionOffered { side, spy: self.chart.letter(spy) });
            return;
        }
        self.after_attempt(tell);
    }

    fn promote(&mut self, side: Side, spy: usize, tell: &mut impl EventSink<Event>) {
        self.promoted[side] |= 1 << spy;
        self.turn.change.progress = true;
        self.turn.change.lasting = true;
        tell.tell(Audience::Everyone, Event::Promoted { side, spy: self.chart.letter(spy) });
    }

    /// The owner's word on an offered promotion (C22).
    pub(crate) fn answer_promotion(
        &mut self,
        spy: usize,
        accepts: bool,
        tell: &mut impl EventSink<Event>,
    ) -> Result<(), Refusal> {
        let side = self.turn.side;
        self.phase = Phase::Choosing;
        if !accepts {
            tell.tell(Audience::Everyone, Event::PromotionDeclined { side, spy: self.chart.letter(spy) });
            self.after_attempt(tell);
        } else if self.is_agent(side, spy) {
            self.show_agent(side, spy, tell);
            if self.board.living(side) == 0 {
                self.finish(End { how: How::Elimination, winner: Some(side.other()) }, tell);
                return Ok(());
            }
            let other = side.other();
            let first = self.board.living(other).trailing_zeros() as usize;
            self.phase = Phase::TakingCase(first as u8);
            tell.tell(
                Audience::Everyone,
                Event::BriefcaseOffered { side: other, spy: self.chart.letter(first) },
            );
        } else {
            self.learn(side, spy, self.chart.all_movers().without(self.chart.agent()));
            self.promote(side, spy, tell);
            self.after_attempt(tell);
        }
        Ok(())
    }

    /// The opponent's word on the briefcase that a promoted Double Agent cost (C22).
    pub(crate) fn answer_briefcase(
        &mut self,
        spy: usize,
        takes: bool,
        tell: &mut impl EventSink<Event>,
    ) -> Result<(), Refusal> {
        let side = self.turn.side.other();
        self.phase = Phase::Choosing;
        if takes {
            let before = (self.board.case(), self.board.holder());
            if let Some(square) = self.board.square(side, spy) {
                self.board.put_case(square);
            }
            self.tell_case(before, tell);
            if self.won_by_briefcase(tell) {
                return Ok(());
            }
        } else {
            tell.tell(Audience::Everyone, Event::BriefcaseDeclined { side });
        }
        self.after_attempt(tell);
        Ok(())
    }

    /// Says where the briefcase is if it moved or changed hands.
    fn tell_case(
        &mut self,
        before: (crate::Square, Option<(Side, usize)>),
        tell: &mut impl EventSink<Event>,
    ) {
        let now = (self.board.case(), self.board.holder());
        if now == before {
            return;
        }
        if now.0 != before.0 {
            self.turn.change.progress = true;
        }
        let holder = now.1.map(|(side, spy)| (side, self.chart.letter(spy)));
        tell.tell(Audience::Everyone, Event::Briefcase { at: now.0, holder });
    }

    /// A second attempt if *Move 2* allows one and there is one; else the end of the turn.
    fn after_attempt(&mut self, tell: &mut impl EventSink<Event>) {
        let more = self.turn.before == Before::Token(Token::MoveTwo) && self.turn.attempts < 2;
        if !(more && self.can_attempt()) {
            self.end_turn(tell);
        }
    }
}
