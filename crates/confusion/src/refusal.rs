//! Why something is refused.

use crate::movers_box::BoxProblem;
use crate::notebook::LONGEST_NOTE;
use crate::{LONGEST, LayoutProblem, Letter, MoverId, Side, Square, Token};

/// Why an action or an option is refused: a sentence for the player, and the rule in the way.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
#[allow(missing_docs, reason = "each variant's sentence says what it is")]
pub enum Refusal {
    #[error("these movers cannot be played with: {0}")]
    Box(BoxProblem),
    #[error("spy {0} would start out of bounds: the tight start has columns 2 to 10 only")]
    StartOutOfBounds(Letter),
    #[error("{0} spies are too few to lay out: four columns need a spy in both rows")]
    TooFewToLayOut(usize),

    #[error("the game is over")]
    Over,
    #[error("this table has two seats")]
    NoSuchSeat,
    #[error("that is for the clock to say, and nothing else is")]
    OnlyTheClock,
    #[error("that player has no decision to make now")]
    NotTheirTime,

    #[error("both sides lay out their spies first")]
    LayOutFirst,
    #[error("spies are laid out before the first turn, and only in the variable start")]
    NoLayingOut,
    #[error("your spies are laid out already")]
    LaidOutAlready,
    #[error("{0}")]
    Layout(LayoutProblem),

    #[error("it is {0}'s turn")]
    NotYourTurn(Side),
    #[error("there is no spy {0} in this game")]
    NoSuchSpy(Letter),
    #[error("spy {0} is out of the game")]
    SpyIsOut(Letter),
    #[error("{0} squares: a move is 1 to {LONGEST} squares long")]
    Distance(u8),
    #[error("that leads off the board")]
    OffTheBoard,
    #[error("that leads into a column that is out of bounds")]
    OutOfBounds,
    #[error("your own spy stands on {0}")]
    OwnSpyThere(Square),
    #[error("a spy on {0} is in the way")]
    SpyInTheWay(Square),
    #[error("the briefcase on {0} is in the way")]
    BriefcaseInTheWay(Square),
    #[error("the briefcase cannot jump the spy on {0}")]
    CannotSendOver(Square),
    #[error("spy {0} holds the briefcase: say whether it leaves, carries or sends it")]
    SayWhatOfTheBriefcase(Letter),
    #[error("spy {0} does not hold the briefcase")]
    NoBriefcaseHere(Letter),

    #[error("an attempt waits for its answer")]
    AnswerFirst,
    #[error("there is no attempt to answer")]
    NothingToAnswer,
    #[error("the opponent answers, not the one who attempts")]
    NotYourAnswer,
    #[error("the true answer is {}: only for a Double Agent is there a choice", if *.0 { "no" } else { "yes" })]
    FalseAnswer(bool),

    #[error("one removal a turn, of an own spy or of the opponent's Double Agent")]
    RemovedAlready,
    #[error("no removal in a turn with a token")]
    RemovalWithToken,
    #[error("the opponent's spy {0} is not the Double Agent")]
    NotTheDoubleAgent(Letter),

    #[error("one token a turn")]
    TokenAlready,
    #[error("no token in a turn with a removal")]
    TokenWithRemoval,
    #[error("this side does not have that token, or no longer")]
    NoToken(Token),
    #[error("spy {0} is promoted: what it was before stays hidden")]
    PromotedStaysHidden(Letter),
    #[error("two different spies are needed")]
    SameSpyTwice,
    #[error(
        "two spies that stand in their own half without the briefcase are needed, one of them free to move"
    )]
    TooFewForMoveTwo,
    #[error("spy {0} is not in its own half of the board")]
    NotInOwnHalf(Letter),
    #[error("spy {0} holds the briefcase")]
    HoldsTheBriefcase(Letter),
    #[error("spy {0} may not move this turn: it was revealed, swapped or has tried already")]
    MayNotMove(Letter),

    #[error("an attempt is possible: passing is not")]
    CannotPass,
    #[error("a question about a promotion or the briefcase waits for its answer")]
    QuestionFirst,
    #[error("nobody asked you that")]
    NoQuestion,

    #[error("a draw is offered in one's own turn, once a turn")]
    CannotOfferDraw,
    #[error("no draw was offered to you")]
    NoDrawOffer,

    #[error("there is no mover {0} in this box")]
    NoSuchMover(MoverId),
    #[error("a note has at most {LONGEST_NOTE} characters")]
    LongNote,
    #[error("a note is one line of plain text")]
    UnwritableNote,
}

impl game::Refusal for Refusal {
    /// A layout has several rules to keep, and each has its own sentence.
    fn name(&self) -> String {
        match self {
            Refusal::Layout(problem) => format!("layout-{}", game::variant_name(problem)),
            other => game::variant_name(other),
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Refusal::Box(problem) => problem.rule(),
            Refusal::Layout(problem) => problem.rule(),
            Refusal::NoSuchSeat | Refusal::NoSuchSpy(_) => "C1",
            Refusal::NotYourTurn(_)
            | Refusal::Distance(_)
            | Refusal::OffTheBoard
            | Refusal::OwnSpyThere(_)
            | Refusal::SpyInTheWay(_)
            | Refusal::BriefcaseInTheWay(_) => "C5",
            Refusal::AnswerFirst
            | Refusal::NothingToAnswer
            | Refusal::NotYourAnswer
            | Refusal::FalseAnswer(_) => "C6",
            Refusal::SpyIsOut(_) => "C8",
            Refusal::CannotSendOver(_) | Refusal::SayWhatOfTheBriefcase(_) | Refusal::NoBriefcaseHere(_) => {
                "C10"
            }
            Refusal::PromotedStaysHidden(_) => "C12",
            Refusal::NotTheDoubleAgent(_) => "C14",
            Refusal::RemovedAlready => "C15",
            Refusal::NoSuchMover(_) | Refusal::LongNote | Refusal::UnwritableNote => "C16",
            Refusal::RemovalWithToken
            | Refusal::TokenAlready
            | Refusal::TokenWithRemoval
            | Refusal::NoToken(_)
            | Refusal::SameSpyTwice
            | Refusal::TooFewForMoveTwo
            | Refusal::NotInOwnHalf(_)
            | Refusal::HoldsTheBriefcase(_)
            | Refusal::MayNotMove(_) => "C17",
            Refusal::StartOutOfBounds(_) | Refusal::OutOfBounds => "C19",
            Refusal::TooFewToLayOut(_)
            | Refusal::LayOutFirst
            | Refusal::NoLayingOut
            | Refusal::LaidOutAlready => "C21",
            Refusal::QuestionFirst | Refusal::NoQuestion => "C22",
            Refusal::Over
            | Refusal::OnlyTheClock
            | Refusal::NotTheirTime
            | Refusal::CannotPass
            | Refusal::CannotOfferDraw
            | Refusal::NoDrawOffer => "C23",
        }
    }
}
