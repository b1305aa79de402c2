//! The chart: a table's options worked out once, shared by all states of its games.

use crate::rays::{Lines, TIGHT, WHOLE};
use crate::square::{Square, SquareSet};
use crate::{Both, Direction, LONGEST, Letter, MOST_SPIES, Mover, MoverId, MoverSet, Options, Refusal, Side};
use arrayvec::ArrayVec;

const NOBODY: u8 = u8::MAX;

/// A table's options worked out: which mover fits which attempt, who wears which letter. Spies are numbered in the
/// order of their letters, movers in the order of the box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chart {
    options: Options,
    letters: ArrayVec<Letter, MOST_SPIES>,
    by_letter: [u8; 26],
    start: Both<[Square; MOST_SPIES]>,
    movers: ArrayVec<Mover, MOST_SPIES>,
    fits: [[MoverSet; LONGEST as usize + 1]; 8],
    crowned: MoverSet,
    agent: MoverSet,
    bounds: SquareSet,
}

impl Chart {
    /// Works out the options.
    ///
    /// # Errors
    /// The reason why no table can have them.
    pub fn new(options: &Options) -> Result<Chart, Refusal> {
        options.movers.check().map_err(Refusal::Box)?;
        let variants = options.variants;
        // Variant 1 plays without the Double Agent and without the spare spy (C18).
        let movers: ArrayVec<Mover, MOST_SPIES> = options
            .movers
            .movers
            .iter()
            .filter(|mover| !(variants.honour_among_spies && mover.double_agent))
            .copied()
            .collect();
        let mut spies: ArrayVec<_, MOST_SPIES> = options
            .movers
            .spies
            .iter()
            .filter(|spy| !(variants.honour_among_spies && spy.spare))
            .copied()
            .collect();
        // In alphabetical order, so that "the first spy by letter" (C22) is the first.
        spies.sort_by_key(|spy| spy.letter);
        let bounds = SquareSet(
            Square::all()
                .filter(|square| !variants.tight_start || (2..=10).contains(&square.column()))
                .fold(0, |set, square| set | SquareSet::only(square).0),
        );
        let mut start = Both::each(|_| [Square::CENTRE; MOST_SPIES]);
        let mut by_letter = [NOBODY; 26];
        for (index, spy) in spies.iter().enumerate() {
            by_letter[spy.letter.index()] = index as u8;
            for side in Side::BOTH {
                let square = side
                    .square(spy.column, spy.row)
                    .filter(|square| variants.variable_start || bounds.contains(*square))
                    .ok_or(Refusal::StartOutOfBounds(spy.letter))?;
                start[side][index] = square;
            }
        }
        // Four columns with a spy in both rows need eight spies (C21).
        if variants.variable_start && spies.len() < 8 {
            return Err(Refusal::TooFewToLayOut(spies.len()));
        }
        let mut fits = [[MoverSet::default(); LONGEST as usize + 1]; 8];
        for direction in Direction::ALL {
            for distance in 1..=LONGEST {
                fits[direction.index()][distance as usize] = set_of(&movers, |mover| {
                    mover
                        .moves
                        .and_then(|moves| moves.reach(direction))
                        .is_some_and(|reach| reach >= distance)
                });
            }
        }
        Ok(Chart {
            options: options.clone(),
            letters: spies.iter().map(|spy| spy.letter).collect(),
            by_letter,
            start,
            crowned: set_of(&movers, |mover| mover.crown),
            agent: set_of(&movers, |mover| mover.double_agent),
            movers,
            fits,
            bounds,
        })
    }

    /// The options this chart is of.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// How many spies, and movers, a side has.
    pub fn spies(&self) -> usize {
        self.letters.len()
    }

    /// The letters of the spies, in order.
    pub fn letters(&self) -> &[Letter] {
        &self.letters
    }

    /// The movers in play, in the order of the box.
    pub fn movers(&self) -> &[Mover] {
        &self.movers
    }

    /// The number of the spy with this letter.
    pub fn spy(&self, letter: Letter) -> Option<usize> {
        let spy = self.by_letter[letter.index()];
        (spy != NOBODY).then_some(spy as usize)
    }

    /// The number of the mover with this name.
    pub fn mover(&self, id: MoverId) -> Option<usize> {
        self.movers.iter().position(|mover| mover.id == id)
    }

    /// The ordinary movers that can go so far in a direction; never the Double Agent.
    pub fn fits(&self, direction: Direction, distance: u8) -> MoverSet {
        self.fits[direction.index()].get(distance as usize).copied().unwrap_or_default()
    }

    /// The movers with a crown.
    pub fn crowned(&self) -> MoverSet {
        self.crowned
    }

    /// The Double Agent alone; empty when there is none (C18).
    pub fn agent(&self) -> MoverSet {
        self.agent
    }

    /// All movers in play.
    pub fn all_movers(&self) -> MoverSet {
        MoverSet::first(self.movers.len())
    }

    /// Whether a square is part of the board (C19).
    pub fn in_bounds(&self, square: Square) -> bool {
        self.bounds.contains(square)
    }

    /// Where a side's spies start, in the order of the letters (C3).
    pub fn start(&self, side: Side) -> &[Square] {
        &self.start[side][..self.letters.len()]
    }

    pub(crate) fn lines(&self) -> &'static Lines {
        if self.options.variants.tight_start { &TIGHT } else { &WHOLE }
    }

    pub(crate) fn letter(&self, spy: usize) -> Letter {
        self.letters[spy.min(self.letters.len() - 1)]
    }

    pub(crate) fn ids(&self, movers: MoverSet) -> ArrayVec<MoverId, MOST_SPIES> {
        movers.iter().filter_map(|mover| self.movers.get(mover)).map(|mover| mover.id).collect()
    }
}

fn set_of(movers: &[Mover], has: impl Fn(&Mover) -> bool) -> MoverSet {
    movers
        .iter()
        .enumerate()
        .filter(|(_, mover)| has(mover))
        .fold(MoverSet::default(), |set, (at, _)| set.or(MoverSet::only(at)))
}
