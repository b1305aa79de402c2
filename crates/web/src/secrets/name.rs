//! What things on the table are called.

use super::Table;
use crate::Value;
use game::Seat;
use secrets::{Character, Identity, Place};
use std::borrow::Cow;

/// Keys of a character: its name, or with something behind it.
macro_rules! character_keys {
    ($name:ident, $doc:literal, $end:literal) => {
        #[doc = $doc]
        pub(super) const fn $name(character: Character) -> &'static str {
            match character {
                Character::DoubleAgent => concat!("secrets-double-agent", $end),
                Character::Politician => concat!("secrets-politician", $end),
                Character::Psychiatrist => concat!("secrets-psychiatrist", $end),
                Character::Detective => concat!("secrets-detective", $end),
                Character::Journalist => concat!("secrets-journalist", $end),
                Character::Scientist => concat!("secrets-scientist", $end),
                Character::Diplomat => concat!("secrets-diplomat", $end),
                Character::Assassin => concat!("secrets-assassin", $end),
            }
        }
    };
}

character_keys!(character, "The name of a character.", "");
character_keys!(one, "A character as one of several: \"a Scientist\".", ".one");
character_keys!(effect, "What a character does, in a line.", ".effect");
character_keys!(task, "What whoever carries out a character's effect has to choose.", ".task");

/// The drawing of a character.
pub(super) const fn character_drawing(character: Character) -> &'static str {
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

/// The name of an identity.
pub(super) const fn identity(identity: Identity) -> &'static str {
    match identity {
        Identity::Cia => "secrets-cia",
        Identity::Kgb => "secrets-kgb",
        Identity::Hippie => "secrets-hippie",
    }
}

/// The drawing of an identity.
pub(super) const fn identity_drawing(identity: Identity) -> &'static str {
    match identity {
        Identity::Cia => "s-cia",
        Identity::Kgb => "s-kgb",
        Identity::Hippie => "s-hippie",
    }
}

/// A number with its sign, as on the cards.
pub(super) const fn signed(value: i8) -> &'static str {
    match value {
        -3 => "−3",
        -2 => "−2",
        -1 => "−1",
        1 => "+1",
        2 => "+2",
        3 => "+3",
        5 => "+5",
        _ => "0",
    }
}

/// A sum, with a real minus.
pub(super) fn sum(value: i8) -> String {
    if value < 0 { format!("−{}", value.unsigned_abs()) } else { value.to_string() }
}

/// "yes" or "no", for sentences that speak to the reader.
pub(super) fn me(at: &Table<'_>, seat: Seat) -> Value<'static> {
    Value::from(if at.is_me(seat) { "yes" } else { "no" })
}

/// Somebody's name as a gap.
pub(super) fn who<'a>(at: &Table<'a>, seat: Seat) -> Value<'a> {
    Value::from(at.name(seat))
}

/// A token as the object of a sentence: "your token", "the centre token".
pub(super) fn token<'a>(at: &Table<'a>, place: Place) -> Cow<'a, str> {
    match place {
        Place::Centre => at.say("secrets-token-centre"),
        Place::Seat(seat) if at.is_me(seat) => at.say("secrets-token-mine"),
        Place::Seat(seat) => at.fill("secrets-token-of", &[("who", who(at, seat))]),
    }
}

/// A sentence that is said many times with other names in it: looked up once.
pub(super) struct Phrase(String);

impl Phrase {
    /// The sentence with this key; its gaps are `who` and `what`.
    pub(super) fn new<'a>(at: &Table<'a>, key: &'a str) -> Phrase {
        Phrase(at.fill(key, &[("who", "\u{1}".into()), ("what", "\u{2}".into())]).into_owned())
    }

    /// The sentence with its gaps filled.
    pub(super) fn with(&self, who: &str, what: &str) -> String {
        let mut said = String::with_capacity(self.0.len() + who.len() + what.len());
        for char in self.0.chars() {
            match char {
                '\u{1}' => said.push_str(who),
                '\u{2}' => said.push_str(what),
                char => said.push(char),
            }
        }
        said
    }
}
