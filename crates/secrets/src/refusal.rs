//! Why something is refused.

use game::{Actor, Seat};

/// A refused option or action: a sentence for the player, and the rule in the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// Too few or too many players.
    #[error("Secrets is for 4 to 8 players, not for {0}")]
    Players(u8),
    /// A UN window that is too short or too long.
    #[error("the UN window can be 1 to {longest} seconds long, not {0}", longest = crate::Options::LONGEST_WINDOW)]
    Window(u16),
    /// A deal that was put together by hand and is not one.
    #[error("a deal has all tokens, characters and bullets of its table, and nothing else")]
    WrongPieces,
    /// The seat is not at this table.
    #[error("there is no {0} at this table")]
    NoSuchSeat(Seat),
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// Somebody else is to act.
    #[error("it is not for {0} to decide now")]
    NotYours(Actor),
    /// The action belongs to another moment.
    #[error("now a card must be offered to somebody")]
    OfferFirst,
    /// The action belongs to another moment.
    #[error("the offer has to be accepted or refused")]
    AnswerFirst,
    /// The action belongs to another moment.
    #[error("the UN player can take the card or let it pass")]
    InterveneOrPass,
    /// The action belongs to another moment.
    #[error("the effect of the card has to be carried out")]
    EffectFirst(crate::Character),
    /// The card is not one of the two that lie open.
    #[error("only one of the two characters that lie open can be offered")]
    NotTurnedUp,
    /// An offer to oneself.
    #[error("a card is offered to another player, never to oneself")]
    OfferToSelf,
    /// Not two others.
    #[error("the Psychiatrist swaps the tokens of two other players")]
    NotTwoOthers,
    /// The Politician stays with nobody.
    #[error("the Politician has to go to another player")]
    PoliticianToSelf,
    /// A bullet for oneself.
    #[error("the bullet has to go to another player")]
    BulletToSelf,
    /// A window that is not open.
    #[error("no UN window is open")]
    NoWindow,
    /// A thing that only the clock does, or one that it does not.
    #[error("only the clock closes the UN window, and it does nothing else")]
    Clock,
}

impl game::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        use crate::Character::*;
        match self {
            Refusal::Players(_) | Refusal::WrongPieces | Refusal::NoSuchSeat(_) => "S1",
            Refusal::Window(_) | Refusal::NoWindow | Refusal::Clock => "S14",
            Refusal::Over => "S24",
            Refusal::NotYours(_) => "S11",
            Refusal::NotTurnedUp => "S7",
            Refusal::OfferFirst | Refusal::OfferToSelf => "S8",
            Refusal::AnswerFirst => "S9",
            Refusal::InterveneOrPass => "S13",
            Refusal::NotTwoOthers => "S15",
            Refusal::PoliticianToSelf => "S17",
            Refusal::BulletToSelf => "S22",
            Refusal::EffectFirst(character) => match character {
                Psychiatrist => "S15",
                DoubleAgent => "S16",
                Politician => "S17",
                Journalist => "S18",
                Diplomat => "S19",
                Detective => "S20",
                Scientist => "S21",
                Assassin => "S22",
            },
        }
    }
}
