//! What a viewer may know.

use crate::notebook::{Notebook, NotebookView};
use crate::state::{Before, Phase};
use crate::{
    Attempt, Both, Chart, Confusion, Deals, End, Letter, MOST_SPIES, MoverId, MoverSet, Side, Square,
};
use crate::{Token, Tokens};
use arrayvec::ArrayVec;
use game::Viewer;
use serde::Serialize;

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Waiting {
    /// Both sides lay out their spies (C21).
    LayingOut,
    /// The side whose turn it is.
    Choosing,
    /// The opponent's answer to this attempt (C6).
    Answering {
        /// The announced move.
        attempt: Attempt,
        /// Where the spy stands.
        from: Square,
        /// Where the spy, or the briefcase it sends, would go.
        to: Square,
    },
    /// The owner's word on the promotion of this spy (C22).
    Promoting(Letter),
    /// The opponent's word on the briefcase, which this spy of theirs would get (C22).
    TakingBriefcase(Letter),
    /// Nothing: the game is over.
    Over(End),
}

/// What was done before the move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Preparation {
    /// A removal (C13, C14).
    Removal,
    /// A token (C17).
    Token(Token),
}

/// One spy.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SpyView {
    /// Its letter.
    pub letter: Letter,
    /// Where it stands; nowhere if it is out of the game, or in the hand before the start.
    pub at: Option<Square>,
    /// Out of the game.
    pub out: bool,
    /// Promoted (C12).
    pub promoted: bool,
    /// The mover under it, for a viewer who sees it: the opponent of its owner, and everybody after the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mover: Option<MoverId>,
    /// The movers that fit what its owner has seen of this spy, taken by itself. What follows from all spies
    /// together is worked out by [`View::deals`].
    pub may_be: ArrayVec<MoverId, MOST_SPIES>,
}

/// One side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SideView {
    /// Its spies, in the order of their letters.
    pub spies: ArrayVec<SpyView, MOST_SPIES>,
    /// The tokens it still has.
    pub tokens: Tokens,
    /// Whether it has laid out its spies.
    pub laid_out: bool,
}

/// What one viewer may know, all of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// What the game waits for.
    pub waiting: Waiting,
    /// Whose turn it is.
    pub turn: Side,
    /// How many turns have been completed.
    pub turns: u32,
    /// What was done before the move this turn.
    pub before: Option<Preparation>,
    /// The spies that may not move this turn (C17).
    pub barred: ArrayVec<Letter, MOST_SPIES>,
    /// Attempts made this turn.
    pub attempts: u8,
    /// Where the briefcase is.
    pub briefcase: Square,
    /// Who controls it.
    pub holder: Option<(Side, Letter)>,
    /// The enemy spy that wins if it is still there, in control, after this turn (C20).
    pub extracting: Option<Letter>,
    /// Turns in a row without progress (C23).
    pub quiet_turns: u8,
    /// Who offered a draw.
    pub draw_offer: Option<Side>,
    /// White.
    pub white: SideView,
    /// Red.
    pub red: SideView,
    /// The viewer's own notebook (C16).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notebook: Option<NotebookView>,
}

impl View {
    /// What is seen of a side.
    pub fn side(&self, side: Side) -> &SideView {
        match side {
            Side::White => &self.white,
            Side::Red => &self.red,
        }
    }

    /// The movers each spy of a side may have, by what its owner has seen of that spy.
    pub fn known(&self, chart: &Chart, side: Side) -> ArrayVec<MoverSet, MOST_SPIES> {
        let set = |ids: &[MoverId]| {
            ids.iter()
                .filter_map(|id| chart.mover(*id))
                .fold(MoverSet::default(), |set, mover| set.or(MoverSet::only(mover)))
        };
        self.side(side).spies.iter().map(|spy| set(&spy.may_be)).collect()
    }

    /// The exact numbers of deals of a side's movers that fit what that side knows: for one's own side what one
    /// knows, for the other what they can know (C16).
    pub fn deals(&self, chart: &Chart, side: Side) -> Deals {
        Deals::count(&self.known(chart, side))
    }
}

impl Confusion {
    /// Built up from what the viewer may know: a deal is looked at only for a viewer who sees it.
    pub(crate) fn view_of(&self, viewer: Viewer) -> View {
        let chart = &self.chart;
        let letter = |spy: u8| chart.letter(spy as usize);
        let waiting = match self.phase {
            Phase::LayingOut(_) => Waiting::LayingOut,
            Phase::Choosing => Waiting::Choosing,
            Phase::Answering(planned) => {
                Waiting::Answering { attempt: planned.attempt, from: planned.from, to: planned.to }
            }
            Phase::Promoting(spy) => Waiting::Promoting(letter(spy)),
            Phase::TakingCase(spy) => Waiting::TakingBriefcase(letter(spy)),
            Phase::Over(end) => Waiting::Over(end),
        };
        let before = match self.turn.before {
            Before::Nothing => None,
            Before::Removal => Some(Preparation::Removal),
            Before::Token(token) => Some(Preparation::Token(token)),
        };
        let own = Side::BOTH.into_iter().find(|side| viewer == Viewer::Seat(side.seat()));
        let Both { white, red } = Both::each(|side| self.side_view(side, viewer));
        View {
            waiting,
            turn: self.turn.side,
            turns: self.turns,
            before,
            barred: self.letters(self.turn.barred),
            attempts: self.turn.attempts,
            briefcase: self.board.case(),
            holder: self.board.holder().map(|(side, spy)| (side, chart.letter(spy))),
            extracting: self.turn.extracting.map(letter),
            quiet_turns: self.history.quiet(),
            draw_offer: self.draw_offer,
            white,
            red,
            notebook: own.map(|side| self.notebook(side).view(chart)),
        }
    }

    fn notebook(&self, side: Side) -> &Notebook {
        static BLANK: Notebook = Notebook::BLANK;
        self.notebooks.as_ref().map_or(&BLANK, |notebooks| &notebooks[side])
    }

    fn side_view(&self, side: Side, viewer: Viewer) -> SideView {
        let chart = &self.chart;
        let sees_movers = !self.hidden_from(viewer).contains(&side);
        // Before the start, a layout is its owner's alone (C21).
        let (laying, layout) = match self.phase {
            Phase::LayingOut(layouts) => (true, layouts[side]),
            _ => (false, None),
        };
        let shown = layout.filter(|_| viewer == Viewer::Seat(side.seat()) || viewer == Viewer::Omniscient);
        let spies = chart.letters().iter().enumerate().map(|(spy, letter)| {
            let at = match &shown {
                Some(layout) => layout.squares().get(spy).copied(),
                None => self.board.square(side, spy),
            };
            SpyView {
                letter: *letter,
                at,
                out: at.is_none() && !laying,
                promoted: self.is_promoted(side, spy),
                mover: sees_movers.then(|| chart.ids(self.mover(side, spy)).first().copied()).flatten(),
                may_be: chart.ids(self.known[side][spy]),
            }
        });
        SideView { spies: spies.collect(), tokens: self.tokens[side], laid_out: !laying || layout.is_some() }
    }
}
