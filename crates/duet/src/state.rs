//! The truth about a game.

use crate::action::{MOST_TOUCHES, MOST_TURNS};
use crate::law::{self, Fault};
use crate::{
    BySide, Card, CardSet, Clue, End, Found, Grid, Key, Objection, Options, Refusal, Side, Supply, Touch,
    Turn,
};
use arrayvec::ArrayVec;
use game::{Seat, debug_public};
use std::fmt;
use std::sync::Arc;

/// What happens now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// A side is to give a clue.
    Clue,
    /// The last turn's clue is guessed at.
    Guess,
    /// No more clues (D12).
    SuddenDeath,
    /// The end.
    Over(End),
}

/// A game of Duet: its state, which knows both halves of the key.
///
/// Clues have no natural end to their list. [`legal`](game::Game::legal) lists a stand-in for them: one small numeral
/// that is allowed as a word now, with each number from 0 to 25. [`may_clue`](Duet::may_clue) says whose clue it is,
/// and [`check`](Duet::check) whether a certain clue would be taken.
#[derive(Clone, PartialEq, Eq)]
pub struct Duet {
    pub(crate) options: Arc<Options>,
    pub(crate) grid: Grid,
    pub(crate) key: Key,
    /// The cards covered by an agent.
    pub(crate) agents: CardSet,
    /// The bystanders that each side has met.
    pub(crate) marks: BySide<CardSet>,
    pub(crate) supply: Supply,
    /// Tokens kept by each side for stopping (D6).
    pub(crate) kept: BySide<u8>,
    /// Tokens thrown away for invalid clues (D21).
    pub(crate) thrown: u8,
    /// Sudden death was needed (D12, D13).
    pub(crate) sudden: bool,
    /// After which touch all words of a side were found (D10).
    pub(crate) complete: BySide<Option<u8>>,
    pub(crate) stage: Stage,
    pub(crate) turns: ArrayVec<Turn, MOST_TURNS>,
    pub(crate) touches: ArrayVec<Touch, MOST_TOUCHES>,
}

/// What the public may know.
impl fmt::Debug for Duet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        debug_public("Duet", self, f)
    }
}

impl Duet {
    /// A game with this grid and this key before its first clue: for studies and tests; a table deals.
    ///
    /// # Errors
    /// The reason why no table can have these options.
    pub fn set_up(options: &Options, grid: Grid, key: Key) -> Result<Duet, Refusal> {
        options.check()?;
        Ok(Duet {
            options: Arc::new(options.clone()),
            grid,
            key,
            agents: CardSet::NONE,
            marks: BySide::default(),
            supply: options.challenge.supply()?,
            kept: BySide::default(),
            thrown: 0,
            sudden: false,
            complete: BySide::default(),
            stage: Stage::Clue,
            turns: ArrayVec::new(),
            touches: ArrayVec::new(),
        })
    }

    /// The words on the table.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// How the game ended; nothing while it is on.
    pub fn end(&self) -> Option<End> {
        match self.stage {
            Stage::Over(end) => Some(end),
            _ => None,
        }
    }

    /// Whether sudden death was reached.
    pub fn reached_sudden_death(&self) -> bool {
        self.sudden
    }

    /// The score of a won standard game (D13).
    pub fn score(&self) -> Option<i8> {
        let won = self.end() == Some(End::Won) && self.options.challenge.is_standard();
        won.then(|| 3 * self.supply.left() as i8 + (self.kept.a + self.kept.b) as i8 - i8::from(self.sudden))
    }

    /// The cards whose words no clue may touch on: not covered by an agent, not marked from both sides (D19e).
    #[inline]
    pub fn visible(&self) -> CardSet {
        !(self.agents | (self.marks.a & self.marks.b))
    }

    /// The cards that a side could touch: not covered, not marked by itself (D5, D8).
    #[inline]
    pub fn touchable(&self, side: Side) -> CardSet {
        !(self.agents | self.marks[side])
    }

    /// Whether a side may give a clue now, and if not, why.
    ///
    /// # Errors
    /// What is in the way.
    #[inline]
    pub fn may_clue(&self, side: Side) -> Result<(), Refusal> {
        match self.stage {
            Stage::Clue => {}
            Stage::Guess => return Err(Refusal::ClueStanding),
            Stage::SuddenDeath => return Err(Refusal::NoMoreClues),
            Stage::Over(_) => return Err(Refusal::Over),
        }
        if self.complete[side].is_some() {
            return Err(Refusal::NothingToClue);
        }
        // D10 before D7: alone in having words left, a side gives every clue.
        if self.complete[side.other()].is_some() {
            return Ok(());
        }
        let given_by = |turn: Option<&Turn>| turn.is_some_and(|turn| turn.side == side);
        let mut latest = self.turns.iter().rev();
        if !given_by(latest.next()) {
            // The first clue is whoever's offers it (D4); otherwise this side is next, or flexible enough to be.
            Ok(())
        } else if !self.options.flexible_turns {
            Err(Refusal::OthersClue)
        } else if given_by(latest.next()) {
            Err(Refusal::ThirdClue)
        } else {
            Ok(())
        }
    }

    /// Whether the clue law takes this clue now, whoever gives it (D19).
    ///
    /// # Errors
    /// What is wrong with it.
    #[inline]
    pub fn check(&self, clue: &Clue) -> Result<(), Fault> {
        law::check(&self.grid, self.visible(), clue, self.options.clues)
    }

    /// The side that guesses at the last clue.
    #[inline]
    pub(crate) fn guesser(&self) -> Option<Side> {
        match self.stage {
            Stage::Guess => self.turns.last().map(|turn| turn.side.other()),
            _ => None,
        }
    }

    /// The side that has to answer an objection.
    #[inline]
    pub(crate) fn objected(&self) -> Option<Side> {
        let turn = self.turns.last().filter(|_| self.stage == Stage::Guess)?;
        (turn.objection == Some(Objection::Standing)).then_some(turn.side)
    }

    /// How many touches the turn has had.
    #[inline]
    pub(crate) fn touches_in_turn(&self) -> usize {
        self.turns.last().map_or(0, |turn| self.touches.len() - usize::from(turn.since))
    }

    /// Whether a side may touch a card now, and if not, why.
    #[inline]
    pub(crate) fn may_touch(&self, side: Side) -> Result<(), Refusal> {
        match self.stage {
            Stage::Clue => Err(Refusal::NoClue),
            Stage::Over(_) => Err(Refusal::Over),
            Stage::Guess => match self.objected() {
                _ if self.guesser() != Some(side) => Err(Refusal::OwnClue),
                Some(giver) => Err(Refusal::ObjectionStands(giver)),
                None => Ok(()),
            },
            Stage::SuddenDeath if self.complete[side.other()].is_some() => Err(Refusal::NothingToFind),
            Stage::SuddenDeath => Ok(()),
        }
    }

    pub(crate) fn side_of(&self, seat: Seat) -> Result<Side, Refusal> {
        self.options.side(seat).ok_or(Refusal::NotAPlayer)
    }

    /// The tokens that mark a card for the side that touched it.
    pub(crate) fn mark(&self, side: Side, card: Card) -> Option<u8> {
        self.touches
            .iter()
            .find(|touch| touch.side == side && touch.card == card && touch.found == Found::Bystander)
            .map(|touch| touch.tokens)
    }

    /// The side that found the agent on a card.
    pub(crate) fn found_by(&self, card: Card) -> Option<Side> {
        self.touches
            .iter()
            .find(|touch| touch.card == card && touch.found == Found::Agent)
            .map(|touch| touch.side)
    }
}
