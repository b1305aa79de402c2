//! How each action changes the game.

use crate::state::Stage;
use crate::{
    Action, BySide, Card, Clue, Colour, Duet, End, Event, Found, Mistake, Objection, Refusal, Side, Touch,
    Turn,
};
use game::{Audience, EventSink, Seat};

impl Duet {
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        action: &Action,
        tell: &mut impl EventSink<Event>,
    ) -> Result<(), Refusal> {
        if self.end().is_some() {
            return Err(Refusal::Over);
        }
        let side = self.side_of(seat)?;
        match *action {
            Action::Clue(clue) => self.give_clue(seat, side, clue, tell),
            Action::Guess { card, touch } => self.guess(seat, side, card, touch, tell),
            Action::Stop { touch } => self.stop(seat, side, touch, tell),
            Action::Object => self.object(seat, side, tell),
            Action::Concede => self.answer(seat, side, Objection::Conceded, tell),
            Action::Insist => self.answer(seat, side, Objection::Insisted, tell),
        }
    }

    fn give_clue(
        &mut self,
        giver: Seat,
        side: Side,
        clue: Clue,
        tell: &mut impl EventSink<Event>,
    ) -> Result<(), Refusal> {
        self.may_clue(side)?;
        self.check(&clue)?;
        let since = self.touches.len() as u8;
        // Every turn has cost a token, so there is room for this one.
        let _ = self.turns.try_push(Turn { giver, side, clue, objection: None, since });
        self.stage = Stage::Guess;
        tell.tell(Audience::Everyone, Event::Clue { seat: giver, side, clue });
        Ok(())
    }

    fn guess(
        &mut self,
        seat: Seat,
        side: Side,
        card: u8,
        touch: u8,
        tell: &mut impl EventSink<Event>,
    ) -> Result<(), Refusal> {
        let card = Card::new(usize::from(card)).ok_or(Refusal::NoSuchCard)?;
        self.still_undecided(touch)?;
        self.may_touch(side)?;
        if self.agents.contains(card) {
            return Err(Refusal::Covered(card));
        }
        if self.marks[side].contains(card) {
            return Err(Refusal::Marked(card));
        }
        // D5: only the key of the side across the table counts.
        match self.key.colour(side.other(), card) {
            Colour::Green => self.find_agent(seat, side, card, tell),
            Colour::Beige => self.meet_bystander(seat, side, card, tell),
            Colour::Black => {
                self.touched(seat, side, card, Found::Assassin, 0, tell);
                self.finish(End::Assassin, tell);
            }
        }
        Ok(())
    }

    /// D23: what was made before the last touch is answered "already decided".
    fn still_undecided(&self, touch: u8) -> Result<(), Refusal> {
        if usize::from(touch) != self.touches.len() {
            return Err(Refusal::AlreadyDecided);
        }
        Ok(())
    }

    fn find_agent(&mut self, seat: Seat, side: Side, card: Card, tell: &mut impl EventSink<Event>) {
        self.agents.insert(card);
        self.touched(seat, side, card, Found::Agent, 0, tell);
        let done = BySide::new(|side| self.key.greens(side).is_subset(self.agents));
        if done.a && done.b {
            // D13: the winning turn uses a token too. Nobody took it by stopping.
            if self.stage == Stage::Guess {
                self.supply.take_tick();
            }
            return self.finish(End::Won, tell);
        }
        for side in Side::BOTH {
            if done[side] && self.complete[side].is_none() {
                self.complete[side] = Some(self.touches.len() as u8);
                tell.tell(Audience::Everyone, Event::AllFound { side });
            }
        }
    }

    fn meet_bystander(&mut self, seat: Seat, side: Side, card: Card, tell: &mut impl EventSink<Event>) {
        self.marks[side].insert(card);
        if self.stage == Stage::SuddenDeath {
            self.touched(seat, side, card, Found::Bystander, 0, tell);
            return self.finish(End::SuddenDeath, tell);
        }
        match self.supply.take_mistake() {
            Mistake::Marked(tokens) => {
                self.touched(seat, side, card, Found::Bystander, tokens, tell);
                self.end_turn(tell);
            }
            Mistake::Unpayable => {
                self.touched(seat, side, card, Found::Bystander, 0, tell);
                self.finish(End::OutOfTokens, tell);
            }
        }
    }

    fn touched(
        &mut self,
        seat: Seat,
        side: Side,
        card: Card,
        found: Found,
        tokens: u8,
        tell: &mut impl EventSink<Event>,
    ) {
        // A side touches a card once and every turn has one bystander at most: there is room for this one.
        let _ = self.touches.try_push(Touch { seat, side, card, found, tokens });
        let supply = self.supply;
        tell.tell(Audience::Everyone, Event::Touched { seat, side, card, found, tokens, supply });
    }

    fn stop(
        &mut self,
        seat: Seat,
        side: Side,
        touch: u8,
        tell: &mut impl EventSink<Event>,
    ) -> Result<(), Refusal> {
        self.still_undecided(touch)?;
        if self.stage == Stage::SuddenDeath {
            return Err(Refusal::NoTurn);
        }
        self.may_touch(side)?;
        if self.touches_in_turn() == 0 {
            return Err(Refusal::GuessFirst);
        }
        if self.supply.take_tick() {
            self.kept[side] += 1;
        }
        tell.tell(Audience::Everyone, Event::Stopped { seat, side, supply: self.supply });
        self.end_turn(tell);
        Ok(())
    }

    fn end_turn(&mut self, tell: &mut impl EventSink<Event>) {
        self.stage = Stage::Clue;
        if self.supply.left() == 0 {
            self.stage = Stage::SuddenDeath;
            self.sudden = true;
            tell.tell(Audience::Everyone, Event::SuddenDeath);
        }
    }

    fn object(&mut self, seat: Seat, side: Side, tell: &mut impl EventSink<Event>) -> Result<(), Refusal> {
        match self.guesser() {
            None if self.stage == Stage::SuddenDeath => return Err(Refusal::TooLateToObject),
            None => return Err(Refusal::NoClue),
            Some(guesser) if guesser != side => return Err(Refusal::OwnClue),
            Some(_) if self.touches_in_turn() > 0 => return Err(Refusal::TooLateToObject),
            Some(_) => {}
        }
        match self.turns.last_mut() {
            Some(turn) if turn.objection.is_none() => turn.objection = Some(Objection::Standing),
            _ => return Err(Refusal::ObjectedBefore),
        }
        tell.tell(Audience::Everyone, Event::Objected { seat });
        Ok(())
    }

    fn answer(
        &mut self,
        seat: Seat,
        side: Side,
        answer: Objection,
        tell: &mut impl EventSink<Event>,
    ) -> Result<(), Refusal> {
        match self.objected() {
            None => return Err(Refusal::NoObjection),
            Some(giver) if giver != side => return Err(Refusal::NotYourClue),
            Some(_) => {}
        }
        if let Some(turn) = self.turns.last_mut() {
            turn.objection = Some(answer);
        }
        if answer == Objection::Conceded {
            // D21: even the last one; the guess still happens.
            self.thrown += u8::from(self.supply.take_tick());
            tell.tell(Audience::Everyone, Event::Conceded { seat, supply: self.supply });
        } else {
            tell.tell(Audience::Everyone, Event::Insisted { seat });
        }
        Ok(())
    }

    fn finish(&mut self, end: End, tell: &mut impl EventSink<Event>) {
        self.stage = Stage::Over(end);
        let keys = BySide::new(|side| self.key.half(side));
        tell.tell(Audience::Everyone, Event::Ended { end, keys, score: self.score() });
    }
}
