//! The letters that spies wear.

use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// A spy's letter, A to Z.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Letter(u8);

impl Letter {
    /// The letter, if it is one of A to Z.
    pub const fn new(letter: char) -> Option<Letter> {
        if letter.is_ascii_uppercase() { Some(Letter(letter as u8)) } else { None }
    }

    /// The letter as a character.
    pub const fn as_char(self) -> char {
        self.0 as char
    }

    /// The letter's number, A being 0.
    pub(crate) const fn index(self) -> usize {
        (self.0 - b'A') as usize
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_char().encode_utf8(&mut [0; 4]))
    }
}

impl fmt::Debug for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is no letter of a spy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a spy's letter is one of A to Z")]
pub struct NoSuchLetter;

impl FromStr for Letter {
    type Err = NoSuchLetter;

    fn from_str(text: &str) -> Result<Letter, NoSuchLetter> {
        let mut letters = text.chars();
        let letter = letters.next().and_then(Letter::new).ok_or(NoSuchLetter)?;
        if letters.next().is_none() { Ok(letter) } else { Err(NoSuchLetter) }
    }
}

impl Serialize for Letter {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_char(self.as_char())
    }
}

impl<'de> Deserialize<'de> for Letter {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Letter, D::Error> {
        <std::borrow::Cow<'de, str>>::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}
