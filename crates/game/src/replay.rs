//! Playing a record again, and checking one.

use crate::{
    Addressed, BrokenPromise, Game, Hindsight, Line, NoView, Outcome, Record, Refusal, Seat, Table, Viewer,
};
use std::fmt;

/// Why a record does not replay.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayError<R: Refusal> {
    /// The game is still on: its seed has not been shown.
    #[error(
        "the record has no end: until a game is over its seed is not shown, and nobody but the table can replay it"
    )]
    NoEnd,
    /// The seed is not the promised one.
    #[error("{0}")]
    BrokenPromise(#[from] BrokenPromise),
    /// The options were refused.
    #[error("line 1: no table can have these options: {}", ruled(.0))]
    Options(R),
    /// An action that the rules refuse.
    #[error("line {line}: the rules refuse this action: {}", ruled(refusal))]
    Refused {
        /// The line of the record, from 1.
        line: usize,
        /// Why it is refused.
        refusal: R,
    },
    /// A claim by somebody who is not at the table.
    #[error("line {line}: there is no {seat} at this table")]
    NoSuchSeat {
        /// The line of the record, from 1.
        line: usize,
        /// Who was said to speak.
        seat: Seat,
    },
    /// The result that the record claims is not the one that its actions give.
    #[error("line {line}: the record's result is not the one that its actions give")]
    OtherOutcome {
        /// The line of the record, from 1.
        line: usize,
    },
}

/// Why something is refused, with the id of the rule.
pub(crate) fn ruled(refusal: &impl Refusal) -> String {
    format!("{refusal} (rule {})", refusal.rule())
}

/// A record being played again, entry by entry. It is checked on the way: the promise first, then every action by
/// the rules, and the result at the end.
pub struct Playback<'a, G: Game> {
    record: &'a Record<G>,
    table: Table<G>,
    opening: Vec<Addressed<G::Event>>,
    next: usize,
}

/// What one entry of a record did.
pub struct Step<'a, G: Game> {
    /// The line of the record, from 1.
    pub line: usize,
    /// The entry.
    pub entry: &'a crate::Entry<G>,
    /// Who was told what because of it.
    pub told: Vec<Addressed<G::Event>>,
}

impl<'a, G: Game> Playback<'a, G> {
    /// Checks the promise and deals.
    ///
    /// # Errors
    /// If the game has not ended, the seed is not the promised one, or the options are refused.
    pub fn new(record: &'a Record<G>) -> Result<Self, ReplayError<G::Refusal>> {
        let ending = record.ending.as_ref().ok_or(ReplayError::NoEnd)?;
        record.header.commitment.check(&ending.secret)?;
        let seed = ending.secret.game_seed(&record.header.contributions);
        let mut opening = Vec::new();
        let table = Table::deal(&record.header.options, seed, &mut opening).map_err(ReplayError::Options)?;
        Ok(Playback { record, table, opening, next: 0 })
    }

    /// Who was told what by the deal.
    pub fn opening(&self) -> &[Addressed<G::Event>] {
        &self.opening
    }

    /// The game after the steps taken so far.
    pub fn game(&self) -> &G {
        self.table.game()
    }

    /// What a viewer may know after the steps taken so far. The record has an end, so everything may be seen.
    ///
    /// # Errors
    /// If the table has no such seat.
    pub fn view(&self, viewer: Viewer) -> Result<G::View, NoView> {
        match viewer {
            Viewer::Omniscient => Ok(self.game().hindsight(Hindsight(()))),
            _ => self.game().view(viewer),
        }
    }

    /// Plays the next entry; nothing after the last one.
    ///
    /// # Errors
    /// If the rules refuse the entry, or after the last one if the record's result is another.
    #[allow(
        clippy::should_implement_trait,
        reason = "an iterator would hide that an error ends the playback"
    )]
    pub fn next(&mut self) -> Result<Option<Step<'a, G>>, ReplayError<G::Refusal>> {
        let line = self.next + 2;
        let Some(entry) = self.record.entries.get(self.next) else {
            let claimed = self.record.ending.as_ref().and_then(|ending| ending.outcome);
            return if claimed == self.game().outcome() {
                Ok(None)
            } else {
                Err(ReplayError::OtherOutcome { line })
            };
        };
        let mut told = Vec::new();
        match &entry.line {
            Line::Do(by, action) => self
                .table
                .play(*by, action, &mut told)
                .map_err(|refusal| ReplayError::Refused { line, refusal })?,
            Line::Say(seat, _) if seat.index() >= self.record.header.seats.len() => {
                return Err(ReplayError::NoSuchSeat { line, seat: *seat });
            }
            Line::Say(..) => {}
        }
        self.next += 1;
        Ok(Some(Step { line, entry, told }))
    }
}

/// The game as the public saw it at that moment.
impl<G: Game> fmt::Debug for Playback<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Playback").field(&self.table).finish()
    }
}

/// Neither the action nor what was told: much of it was for one seat alone.
impl<G: Game> fmt::Debug for Step<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Step").field("line", &self.line).finish_non_exhaustive()
    }
}

/// Checks a whole record: the promise, every action, the result.
///
/// # Errors
/// The first thing that does not hold.
pub fn verify<G: Game>(record: &Record<G>) -> Result<Option<Outcome>, ReplayError<G::Refusal>> {
    let mut playback = Playback::new(record)?;
    while playback.next()?.is_some() {}
    Ok(playback.game().outcome())
}
