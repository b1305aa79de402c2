//! What a viewer may know, built up from nothing.

use crate::state::Stage;
use crate::{BySide, Card, CardSet, ClueOptions, Colour, Duet, End, Grid, Half, Side, Supply, Touch, Turn};
use game::{NoView, Seat, Viewer};
use serde::Serialize;

/// What happens now, and who can do it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// These sides may give a clue: both before the first one, and in turns that are flexible.
    Clue(BySide<bool>),
    /// This side guesses at the last clue.
    Guess {
        /// The side.
        side: Side,
        /// Whether it may stop: after a right guess.
        may_stop: bool,
        /// Whether it may object: before the first guess, once.
        may_object: bool,
    },
    /// This side answers an objection to its clue.
    Objection(Side),
    /// No more clues; these sides have words to find.
    SuddenDeath(BySide<bool>),
    /// The game is over.
    Over(End),
}

/// The tokens and where they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Tokens {
    /// In the supply.
    pub supply: Supply,
    /// Kept by each side for stopping.
    pub kept: BySide<u8>,
    /// Thrown away for invalid clues.
    pub thrown: u8,
}

/// What lies on a card besides its word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Cover {
    /// The side that found the agent who covers it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agent: Option<Side>,
    /// For each side the tokens that mark the bystander it met here.
    #[serde(skip_serializing_if = "unmarked")]
    pub marks: BySide<Option<u8>>,
}

fn unmarked(marks: &BySide<Option<u8>>) -> bool {
    *marks == BySide::default()
}

/// All that one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The viewer's side; none for whoever watches.
    pub side: Option<Side>,
    /// Which seat is on which side.
    pub sides: Vec<Side>,
    /// What happens now.
    pub phase: Phase,
    /// The words, row by row.
    pub words: Grid,
    /// What lies on the cards, row by row.
    pub covers: [Cover; Card::COUNT],
    /// The cards whose words no clue may touch on (D19e).
    pub visible: CardSet,
    /// The viewer's own half of the key.
    pub key: Option<Half>,
    /// Both halves, after the end (D14).
    pub keys: Option<BySide<Half>>,
    /// The tokens.
    pub tokens: Tokens,
    /// How many agents are still to be found.
    pub to_find: u8,
    /// The sides whose words are all found (D10).
    pub complete: BySide<bool>,
    /// All turns so far.
    pub turns: Vec<Turn>,
    /// All touches so far.
    pub touched: Vec<Touch>,
    /// How many touches there have been: what the next guess has to say (D23).
    pub touches: u8,
    /// How the clue law is read.
    pub clues: ClueOptions,
    /// Whether sudden death was reached.
    pub sudden_death: bool,
    /// The score of a won standard game (D13).
    pub score: Option<i8>,
}

impl View {
    pub(crate) fn of(game: &Duet, viewer: Viewer) -> Result<View, NoView> {
        let side = match viewer {
            Viewer::Seat(seat) => Some(game.options.side(seat).ok_or(NoView::NoSuchSeat(seat))?),
            Viewer::Omniscient if game.end().is_none() => return Err(NoView::StillOn),
            Viewer::Omniscient | Viewer::Public => None,
        };
        Ok(View::build(game, side, game.end().is_some()))
    }

    /// Everything, at any moment of a game that has ended.
    pub(crate) fn in_hindsight(game: &Duet) -> View {
        View::build(game, None, true)
    }

    fn build(game: &Duet, side: Option<Side>, both_keys: bool) -> View {
        let mut covers = [Cover { agent: None, marks: BySide::default() }; Card::COUNT];
        for card in Card::all() {
            covers[card.index()] =
                Cover { agent: game.found_by(card), marks: BySide::new(|side| game.mark(side, card)) };
        }
        View {
            side,
            sides: game.options.sides.clone(),
            phase: game.phase(),
            words: game.grid.clone(),
            covers,
            visible: game.visible(),
            key: side.map(|side| game.key.half(side)),
            keys: both_keys.then(|| BySide::new(|side| game.key.half(side))),
            tokens: Tokens { supply: game.supply, kept: game.kept, thrown: game.thrown },
            to_find: (crate::AGENTS - game.agents.len()) as u8,
            complete: BySide::new(|side| game.complete[side].is_some()),
            turns: game.turns.to_vec(),
            touched: game.touches.to_vec(),
            touches: game.touches.len() as u8,
            clues: game.options.clues,
            sudden_death: game.sudden,
            score: game.score(),
        }
    }

    /// The colour that the viewer sees on a card: its own side's.
    pub fn colour(&self, card: Card) -> Option<Colour> {
        self.key.map(|half| half[card.index()])
    }

    /// The side of a seat.
    pub fn side_of(&self, seat: Seat) -> Option<Side> {
        self.sides.get(seat.index()).copied()
    }
}

impl Duet {
    /// What happens now, as everybody knows it.
    pub fn phase(&self) -> Phase {
        match self.stage {
            Stage::Clue => Phase::Clue(BySide::new(|side| self.may_clue(side).is_ok())),
            Stage::SuddenDeath => Phase::SuddenDeath(BySide::new(|side| self.may_touch(side).is_ok())),
            Stage::Over(end) => Phase::Over(end),
            Stage::Guess => match (self.objected(), self.turns.last()) {
                (Some(giver), _) => Phase::Objection(giver),
                (None, turn) => Phase::Guess {
                    side: turn.map_or(Side::A, |turn| turn.side.other()),
                    may_stop: self.touches_in_turn() > 0,
                    may_object: self.touches_in_turn() == 0
                        && turn.is_some_and(|turn| turn.objection.is_none()),
                },
            },
        }
    }
}
