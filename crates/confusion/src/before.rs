//! What a side can do before its move: removals (C13–C15) and tokens (C17).

use crate::board::each;
use crate::state::Before;
use crate::{Confusion, End, Event, How, Letter, MoverSet, Refusal, Token};
use game::{Audience, EventSink};

impl Confusion {
    fn may_remove(&self) -> Result<(), Refusal> {
        // Before the move it is: after it the turn is over, but for the second attempt of a token's turn.
        match self.turn.before {
            Before::Token(_) => Err(Refusal::RemovalWithToken),
            Before::Removal => Err(Refusal::RemovedAlready),
            Before::Nothing => Ok(()),
        }
    }

    fn may_use(&self, token: Token) -> Result<(), Refusal> {
        if !self.tokens[self.turn.side].has(token) {
            return Err(Refusal::NoToken(token));
        }
        match self.turn.before {
            Before::Removal => Err(Refusal::TokenWithRemoval),
            Before::Token(_) => Err(Refusal::TokenAlready),
            Before::Nothing => Ok(()),
        }
    }

    fn spend(&mut self, token: Token) {
        let side = self.turn.side;
        self.tokens[side].spend(token);
        self.turn.before = Before::Token(token);
        self.turn.change.lasting = true;
    }

    pub(crate) fn check_remove(&self, letter: Letter) -> Result<usize, Refusal> {
        self.may_remove()?;
        let spy = self.chart.spy(letter).ok_or(Refusal::NoSuchSpy(letter))?;
        self.board.square(self.turn.side, spy).map(|_| spy).ok_or(Refusal::SpyIsOut(letter))
    }

    /// C13: one's own spy goes, its mover unseen.
    pub(crate) fn remove(&mut self, letter: Letter, tell: &mut impl EventSink<Event>) -> Result<(), Refusal> {
        let spy = self.check_remove(letter)?;
        let side = self.turn.side;
        self.turn.before = Before::Removal;
        self.take_off(side, spy);
        tell.tell(Audience::Everyone, Event::Removed { side, spy: letter });
        if self.board.living(side) == 0 {
            self.finish(End { how: How::Elimination, winner: Some(side.other()) }, tell);
        }
        Ok(())
    }

    pub(crate) fn check_unmask(&self, letter: Letter) -> Result<usize, Refusal> {
        self.may_remove()?;
        let spy = self.chart.spy(letter).ok_or(Refusal::NoSuchSpy(letter))?;
        let other = self.turn.side.other();
        self.board.square(other, spy).ok_or(Refusal::SpyIsOut(letter))?;
        if self.is_agent(other, spy) { Ok(spy) } else { Err(Refusal::NotTheDoubleAgent(letter)) }
    }

    /// C14: the opponent's Double Agent goes, and is shown.
    pub(crate) fn unmask(&mut self, letter: Letter, tell: &mut impl EventSink<Event>) -> Result<(), Refusal> {
        let spy = self.check_unmask(letter)?;
        let side = self.turn.side.other();
        self.turn.before = Before::Removal;
        self.show_agent(side, spy, tell);
        if self.board.living(side) == 0 {
            self.finish(End { how: How::Elimination, winner: Some(side.other()) }, tell);
        }
        Ok(())
    }

    pub(crate) fn check_reveal(&self, letter: Letter) -> Result<usize, Refusal> {
        self.may_use(Token::Reveal)?;
        let spy = self.chart.spy(letter).ok_or(Refusal::NoSuchSpy(letter))?;
        if self.is_promoted(self.turn.side, spy) {
            return Err(Refusal::PromotedStaysHidden(letter));
        }
        Ok(spy)
    }

    /// C17, *Reveal 1*: the opponent shows the mover of a spy, an eliminated one's too.
    pub(crate) fn reveal(&mut self, letter: Letter, tell: &mut impl EventSink<Event>) -> Result<(), Refusal> {
        let spy = self.check_reveal(letter)?;
        let side = self.turn.side;
        self.spend(Token::Reveal);
        self.turn.barred |= 1 << spy;
        let mover = self.mover(side, spy);
        self.learn(side, spy, mover);
        for mover in self.chart.ids(mover) {
            tell.tell(Audience::Everyone, Event::Revealed { side, spy: letter, mover });
        }
        Ok(())
    }

    pub(crate) fn check_move_two(&self) -> Result<(), Refusal> {
        self.may_use(Token::MoveTwo)?;
        let side = self.turn.side;
        let mut ready =
            each(self.board.living(side)).filter(|spy| self.stands_free_at_home(side, *spy).is_ok());
        let first = ready.clone().any(|spy| self.is_free(spy));
        if first && ready.nth(1).is_some() { Ok(()) } else { Err(Refusal::TooFewForMoveTwo) }
    }

    /// C17, *Move 2*: two attempts this turn, each answered before the next (C25).
    pub(crate) fn move_two(&mut self, tell: &mut impl EventSink<Event>) -> Result<(), Refusal> {
        self.check_move_two()?;
        self.spend(Token::MoveTwo);
        tell.tell(Audience::Everyone, Event::MovesTwo(self.turn.side));
        Ok(())
    }

    pub(crate) fn check_swap(&self, letters: (Letter, Letter)) -> Result<(usize, usize), Refusal> {
        self.may_use(Token::SwapTwo)?;
        let find = |letter| self.chart.spy(letter).ok_or(Refusal::NoSuchSpy(letter));
        let spies = (find(letters.0)?, find(letters.1)?);
        if spies.0 == spies.1 {
            return Err(Refusal::SameSpyTwice);
        }
        self.stands_free_at_home(self.turn.side, spies.0)?;
        self.stands_free_at_home(self.turn.side, spies.1)?;
        Ok(spies)
    }

    /// C17, *Swap 2*: two spies change places; their movers stay under them, unseen.
    pub(crate) fn swap(
        &mut self,
        letters: (Letter, Letter),
        tell: &mut impl EventSink<Event>,
    ) -> Result<(), Refusal> {
        let (one, two) = self.check_swap(letters)?;
        let side = self.turn.side;
        self.spend(Token::SwapTwo);
        if let (Some(first), Some(second)) = (self.board.square(side, one), self.board.square(side, two)) {
            self.board.lift(side, one);
            self.board.lift(side, two);
            self.board.place(side, one, second);
            self.board.place(side, two, first);
        }
        let swapped = 1 << one | 1 << two;
        // They may move after all if they are the only ones left.
        if self.board.living(side) & !swapped != 0 {
            self.turn.barred |= swapped;
        }
        tell.tell(Audience::Everyone, Event::Swapped { side, spies: letters });
        Ok(())
    }

    /// Takes a spy off the board for good: progress that lasts (C23).
    pub(crate) fn take_off(&mut self, side: crate::Side, spy: usize) {
        self.board.lift(side, spy);
        self.turn.change.progress = true;
        self.turn.change.lasting = true;
    }

    /// A Double Agent is shown to everybody and goes (C14, C22).
    pub(crate) fn show_agent(&mut self, side: crate::Side, spy: usize, tell: &mut impl EventSink<Event>) {
        self.learn(side, spy, self.chart.agent());
        self.take_off(side, spy);
        tell.tell(Audience::Everyone, Event::DoubleAgent { side, spy: self.chart.letter(spy) });
    }

    /// A side learns that a spy's mover is one of these.
    pub(crate) fn learn(&mut self, side: crate::Side, spy: usize, among: MoverSet) {
        self.known[side][spy] = self.known[side][spy].and(among);
    }
}
