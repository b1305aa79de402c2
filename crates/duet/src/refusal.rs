//! Why an action or a table's options are refused.

use crate::law::Fault;
use crate::{Card, LAW, MOST_PLAYERS, Side};

/// Why an action or a table's options are refused. Nothing is lost by it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// Too many players, or a side without any.
    #[error("two to {MOST_PLAYERS} can play, with somebody on each side")]
    Players,
    /// Tokens outside the map.
    #[error("a game has 9, 10 or 11 tokens, or those of a mission")]
    Tokens,
    /// A clue law that is not known here.
    #[error("this program knows the clue law up to version {LAW}: a newer Safehouse knows this one")]
    Law,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The table has no such seat, or the clock acts: no time runs in these rules.
    #[error("only the players at this table act")]
    NotAPlayer,
    /// The other side gives the next clue.
    #[error("it is the other side's turn to give a clue")]
    OthersClue,
    /// This side gave two clues in a row.
    #[error("after two clues in a row the other side gives one")]
    ThirdClue,
    /// All words of this side are found.
    #[error("all words of your side are found: only the other side gives clues now")]
    NothingToClue,
    /// A clue while another is being guessed at.
    #[error("a clue has been given: it is guessed at first")]
    ClueStanding,
    /// No clues any more.
    #[error("in sudden death there are no more clues")]
    NoMoreClues,
    /// The clue breaks the clue law.
    #[error("{0}")]
    Clue(#[from] Fault),
    /// A guess at no clue.
    #[error("there is no clue to guess at yet")]
    NoClue,
    /// A guess by the side that gave the clue.
    #[error("your side gave this clue: the other side guesses")]
    OwnClue,
    /// Not a place in the grid.
    #[error("the grid has 25 cards, numbered from 0 to 24")]
    NoSuchCard,
    /// The card is covered by an agent.
    #[error("{0} is already covered by an agent")]
    Covered(Card),
    /// This side has already marked the card.
    #[error("your side has already met a bystander on {0}")]
    Marked(Card),
    /// Somebody was faster.
    #[error("this was already decided by a touch that came first; your touch costs nothing")]
    AlreadyDecided,
    /// Stopping before a guess.
    #[error("every turn has at least one guess")]
    GuessFirst,
    /// Stopping in sudden death.
    #[error("in sudden death there are no turns to end")]
    NoTurn,
    /// All words that this side could find are found.
    #[error("your side has found all its words: the other side guesses")]
    NothingToFind,
    /// Objecting too late.
    #[error("an objection comes before the first guess")]
    TooLateToObject,
    /// A second objection.
    #[error("there was already an objection to this clue")]
    ObjectedBefore,
    /// Playing on while an objection stands.
    #[error("there is an objection: {0} answers it first")]
    ObjectionStands(Side),
    /// Answering where nobody objected.
    #[error("nobody has objected")]
    NoObjection,
    /// Answering one's own objection.
    #[error("the side that gave the clue answers the objection")]
    NotYourClue,
}

impl game::Refusal for Refusal {
    /// A clue is refused by the name of its fault.
    fn name(&self) -> String {
        match self {
            Refusal::Clue(fault) => format!("fault-{}", fault.name()),
            other => game::variant_name(other),
        }
    }

    fn about(&self) -> Option<(&'static str, String)> {
        match self {
            Refusal::Clue(fault) => fault.about(),
            _ => None,
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Refusal::NoSuchCard => "D1",
            Refusal::Tokens => "D3",
            Refusal::NoClue | Refusal::OwnClue | Refusal::ClueStanding => "D4",
            Refusal::Covered(_) => "D5",
            Refusal::GuessFirst => "D6",
            Refusal::OthersClue => "D7",
            Refusal::Marked(_) => "D8",
            Refusal::NothingToClue => "D10",
            Refusal::Over => "D11",
            Refusal::NoMoreClues | Refusal::NoTurn | Refusal::NothingToFind => "D12",
            Refusal::Clue(fault) => fault.rule(),
            Refusal::Law
            | Refusal::TooLateToObject
            | Refusal::ObjectedBefore
            | Refusal::ObjectionStands(_)
            | Refusal::NoObjection
            | Refusal::NotYourClue => "D19",
            Refusal::Players | Refusal::NotAPlayer => "D20",
            Refusal::ThirdClue => "D22",
            Refusal::AlreadyDecided => "D23",
        }
    }
}
