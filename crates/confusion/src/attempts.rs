//! Which attempts anybody can see to be possible (C5, C10, C17).

use crate::board::each;
use crate::rays::{Heading, Sight};
use crate::square::SquareSet;
use crate::state::{Before, Planned};
use crate::{Attempt, Confusion, Direction, Handling, LONGEST, Refusal, Side, Square, Token};

impl Confusion {
    /// Whether the spy may be chosen for an attempt now.
    pub(crate) fn may_move(&self, spy: usize) -> Result<Square, Refusal> {
        let side = self.turn.side;
        let letter = self.chart.letter(spy);
        let from = self.board.square(side, spy).ok_or(Refusal::SpyIsOut(letter))?;
        if self.turn.barred >> spy & 1 != 0 {
            return Err(Refusal::MayNotMove(letter));
        }
        if self.turn.before == Before::Token(Token::MoveTwo) {
            self.stands_free_at_home(side, spy)?;
        }
        Ok(from)
    }

    /// The spies that may be chosen for an attempt now.
    pub(crate) fn movable(&self) -> u16 {
        let side = self.turn.side;
        let spies = self.board.living(side) & !self.turn.barred;
        if self.turn.before == Before::Token(Token::MoveTwo) {
            each(spies)
                .filter(|spy| self.stands_free_at_home(side, *spy).is_ok())
                .fold(0, |set, spy| set | 1 << spy)
        } else {
            spies
        }
    }

    /// What *Move 2* and *Swap 2* ask of a spy (C17).
    pub(crate) fn stands_free_at_home(&self, side: Side, spy: usize) -> Result<Square, Refusal> {
        let letter = self.chart.letter(spy);
        let square = self.board.square(side, spy).ok_or(Refusal::SpyIsOut(letter))?;
        if !side.is_own_half(square) {
            return Err(Refusal::NotInOwnHalf(letter));
        }
        if self.board.holds(side, spy) {
            return Err(Refusal::HoldsTheBriefcase(letter));
        }
        Ok(square)
    }

    /// What stops a spy, or the briefcase it sends.
    fn stops(&self, sends: bool) -> SquareSet {
        let spies = self.board.occupied(Side::White).or(self.board.occupied(Side::Red));
        // The briefcase that is sent leaves its square; one that lies about cannot be jumped.
        if sends { spies } else { spies.with(self.board.case()) }
    }

    /// How far a spy, or the briefcase it sends, could go if its mover let it.
    #[inline]
    pub(crate) fn furthest(&self, from: Square, direction: Direction, sends: bool) -> (u8, Sight) {
        let side = self.turn.side;
        let sight = Heading::of(side, direction).sight(self.chart.lines(), from, self.stops(sends));
        // The last square may hold an enemy to capture or the briefcase (C8, C9); a sent briefcase may end on
        // any spy (C10).
        let lands = sight.stop.is_some_and(|stop| sends || !self.board.occupied(side).contains(stop)) as u8;
        (sight.free + lands, sight)
    }

    /// Works out an attempt, or says what anybody can see to be in its way (C5).
    pub(crate) fn plan(&self, attempt: Attempt) -> Result<Planned, Refusal> {
        let spy = self.chart.spy(attempt.spy).ok_or(Refusal::NoSuchSpy(attempt.spy))?;
        let from = self.may_move(spy)?;
        match (self.board.holds(self.turn.side, spy), attempt.briefcase) {
            (true, None) => return Err(Refusal::SayWhatOfTheBriefcase(attempt.spy)),
            (false, Some(_)) => return Err(Refusal::NoBriefcaseHere(attempt.spy)),
            _ => {}
        }
        let Attempt { direction, distance, .. } = attempt;
        if !(1..=LONGEST).contains(&distance) {
            return Err(Refusal::Distance(distance));
        }
        let sends = attempt.briefcase == Some(Handling::Send);
        let (furthest, sight) = self.furthest(from, direction, sends);
        if distance > furthest {
            return Err(self.obstacle(distance, sight, sends));
        }
        let to = Heading::of(self.turn.side, direction).step_from(from, distance);
        let to = to.ok_or(Refusal::OffTheBoard)?;
        Ok(Planned { attempt, spy: spy as u8, from, to })
    }

    fn obstacle(&self, distance: u8, sight: Sight, sends: bool) -> Refusal {
        match sight.stop {
            None if self.chart.options().variants.tight_start => Refusal::OutOfBounds,
            None => Refusal::OffTheBoard,
            Some(stop) if sends => Refusal::CannotSendOver(stop),
            Some(stop) => match self.board.occupant(stop) {
                None => Refusal::BriefcaseInTheWay(stop),
                Some((side, _)) if side == self.turn.side && distance == sight.free + 1 => {
                    Refusal::OwnSpyThere(stop)
                }
                Some(_) => Refusal::SpyInTheWay(stop),
            },
        }
    }

    /// All attempts of one spy that may move now.
    #[inline]
    fn attempts_of(&self, spy: usize, each: &mut impl FnMut(Attempt)) {
        let Some(from) = self.board.square(self.turn.side, spy) else { return };
        let holds = self.board.holds(self.turn.side, spy);
        let letter = self.chart.letter(spy);
        for direction in Direction::ALL {
            let mut lines = |briefcase: Option<Handling>| {
                let (furthest, _) = self.furthest(from, direction, briefcase == Some(Handling::Send));
                for distance in 1..=furthest {
                    each(Attempt { spy: letter, direction, distance, briefcase });
                }
            };
            if holds {
                Handling::ALL.into_iter().for_each(|handling| lines(Some(handling)));
            } else {
                lines(None);
            }
        }
    }

    /// All attempts that the side whose turn it is can announce now, spy by spy.
    #[inline]
    pub(crate) fn each_attempt(&self, mut each_attempt: impl FnMut(Attempt)) {
        for spy in each(self.movable()) {
            self.attempts_of(spy, &mut each_attempt);
        }
    }

    /// Whether any attempt is possible now (C23).
    pub(crate) fn can_attempt(&self) -> bool {
        each(self.movable()).any(|spy| self.is_free(spy))
    }

    /// Whether a line is open to the spy.
    pub(crate) fn is_free(&self, spy: usize) -> bool {
        self.board.square(self.turn.side, spy).is_some_and(|from| {
            let holds = self.board.holds(self.turn.side, spy);
            Direction::ALL.into_iter().any(|direction| self.furthest(from, direction, holds).0 > 0)
        })
    }
}
