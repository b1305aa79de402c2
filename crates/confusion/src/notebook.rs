//! A player's own notebook (C16): strikes, circles and words. What the answers prove is not in it: that is worked
//! out anew whenever somebody looks ([`crate::Deals`]).

use crate::{Chart, Letter, MOST_SPIES, MoverId, MoverSet, Refusal};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most characters of a text beside one spy.
pub const LONGEST_NOTE: usize = 80;

/// The two sides of a notebook.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Leaf {
    /// What I know of my spies.
    Mine,
    /// What I think the opponent knows of theirs.
    Theirs,
}

/// What stands in one field of the grid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// Nothing.
    #[default]
    Clear,
    /// Struck out: it cannot be this one.
    Strike,
    /// Circled: it is this one, I think.
    Circle,
}

/// One thing written into a notebook.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Note {
    /// A mark in the grid.
    Mark {
        /// On which side of the notebook.
        leaf: Leaf,
        /// The row.
        spy: Letter,
        /// The column.
        mover: MoverId,
        /// What it becomes.
        mark: Mark,
    },
    /// Words beside a spy's row; none to rub them out.
    Text {
        /// On which side of the notebook.
        leaf: Leaf,
        /// The row.
        spy: Letter,
        /// At most [`LONGEST_NOTE`] characters on one line.
        text: String,
    },
}

/// One row of a notebook.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Row {
    struck: MoverSet,
    circled: MoverSet,
    text: String,
}

/// A notebook: two sides, a row for each spy.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Notebook {
    mine: [Row; MOST_SPIES],
    theirs: [Row; MOST_SPIES],
}

/// A row of a notebook, as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RowView {
    /// The spy.
    pub spy: Letter,
    /// The movers struck out.
    pub struck: ArrayVec<MoverId, MOST_SPIES>,
    /// The movers circled.
    pub circled: ArrayVec<MoverId, MOST_SPIES>,
    /// The words beside it.
    pub text: String,
}

/// A notebook, as its owner sees it. Rows without anything in them are left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct NotebookView {
    /// "My spies".
    pub mine: Vec<RowView>,
    /// "The opponent's spies".
    pub theirs: Vec<RowView>,
}

impl Notebook {
    /// Nothing written yet.
    pub(crate) const BLANK: Notebook = {
        const ROW: Row = Row { struck: MoverSet(0), circled: MoverSet(0), text: String::new() };
        Notebook { mine: [ROW; MOST_SPIES], theirs: [ROW; MOST_SPIES] }
    };

    /// Checks a note against the chart, before anything is written.
    pub(crate) fn check(chart: &Chart, note: &Note) -> Result<(), Refusal> {
        let (Note::Mark { spy, .. } | Note::Text { spy, .. }) = note;
        chart.spy(*spy).ok_or(Refusal::NoSuchSpy(*spy))?;
        match note {
            Note::Mark { mover, .. } => chart.mover(*mover).map(|_| ()).ok_or(Refusal::NoSuchMover(*mover)),
            Note::Text { text, .. } if text.chars().count() > LONGEST_NOTE => Err(Refusal::LongNote),
            Note::Text { text, .. } if text.chars().any(char::is_control) => Err(Refusal::UnwritableNote),
            Note::Text { .. } => Ok(()),
        }
    }

    pub(crate) fn write(&mut self, chart: &Chart, note: &Note) {
        let (Note::Mark { leaf, spy, .. } | Note::Text { leaf, spy, .. }) = note;
        let rows = match leaf {
            Leaf::Mine => &mut self.mine,
            Leaf::Theirs => &mut self.theirs,
        };
        let Some(row) = chart.spy(*spy).and_then(|spy| rows.get_mut(spy)) else { return };
        match note {
            Note::Text { text, .. } => row.text.clone_from(text),
            Note::Mark { mover, mark, .. } => {
                let Some(mover) = chart.mover(*mover).map(MoverSet::only) else { return };
                row.struck = row.struck.without(mover);
                row.circled = row.circled.without(mover);
                match mark {
                    Mark::Clear => {}
                    Mark::Strike => row.struck = row.struck.or(mover),
                    Mark::Circle => row.circled = row.circled.or(mover),
                }
            }
        }
    }

    pub(crate) fn view(&self, chart: &Chart) -> NotebookView {
        let rows = |rows: &[Row]| {
            let written = |row: &Row| *row != Row::default();
            rows.iter()
                .zip(chart.letters())
                .filter(|(row, _)| written(row))
                .map(|(row, spy)| RowView {
                    spy: *spy,
                    struck: chart.ids(row.struck),
                    circled: chart.ids(row.circled),
                    text: row.text.clone(),
                })
                .collect()
        };
        NotebookView { mine: rows(&self.mine), theirs: rows(&self.theirs) }
    }
}
