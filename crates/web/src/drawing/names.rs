//! Which symbol shows what.

use confusion::{Side, Token};
use duet::Colour;
use secrets::{Character, Identity};

/// The figure of a character card.
pub const fn character(character: Character) -> &'static str {
    match character {
        Character::DoubleAgent => "s-double-agent",
        Character::Politician => "s-politician",
        Character::Psychiatrist => "s-psychiatrist",
        Character::Detective => "s-detective",
        Character::Journalist => "s-journalist",
        Character::Scientist => "s-scientist",
        Character::Diplomat => "s-diplomat",
        Character::Assassin => "s-assassin",
    }
}

/// The face of an identity token; its back is `s-token-back`.
pub const fn identity(identity: Identity) -> &'static str {
    match identity {
        Identity::Cia => "s-cia",
        Identity::Kgb => "s-kgb",
        Identity::Hippie => "s-hippie",
    }
}

/// The face of a bullet card of this value (S3); the back if there is none of it.
pub const fn bullet(value: i8) -> &'static str {
    match value {
        0 => "s-bullet-0",
        -1 => "s-bullet-1",
        -2 => "s-bullet-2",
        -3 => "s-bullet-3",
        _ => "s-bullet-back",
    }
}

/// A spy of Confusion. Its letter goes on the coat: in the middle, baseline at 58 of 64, 32 high.
pub const fn spy(side: Side) -> &'static str {
    match side {
        Side::White => "c-spy-white",
        Side::Red => "c-spy-red",
    }
}

/// A special action token (C17); a used one is `c-token-used`.
pub const fn special_action(token: Token) -> &'static str {
    match token {
        Token::Reveal => "c-reveal",
        Token::MoveTwo => "c-move-two",
        Token::SwapTwo => "c-swap-two",
    }
}

/// The mark in a corner of a word that shows its colour on one's key (D2).
pub const fn key_mark(colour: Colour) -> &'static str {
    match colour {
        Colour::Green => "d-agent",
        Colour::Beige => "d-bystander",
        Colour::Black => "d-assassin",
    }
}

/// What covers a touched word (D5). Agents are a man and a woman; which of them is as the place of the word falls.
pub const fn cover(colour: Colour, place: usize) -> &'static str {
    match colour {
        Colour::Green if place.is_multiple_of(2) => "d-cover-agent",
        Colour::Green => "d-cover-agent-2",
        Colour::Beige => "d-cover-bystander",
        Colour::Black => "d-cover-assassin",
    }
}
