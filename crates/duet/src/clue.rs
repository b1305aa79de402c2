//! A clue: a word and a number (D4).

use arrayvec::ArrayString;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::{convert::Infallible, fmt, str::FromStr};
use unicode_normalization::UnicodeNormalization;

/// The most bytes of UTF-8 that a clue's word can have. The longest words in use in the four languages need about 40;
/// with several words allowed (D19) the rest is room for a title.
pub const CLUE_BYTES: usize = 60;

/// The word of a clue as it was entered: normalised (NFC) and without blanks around it, of fixed size so that a state
/// with clues in it stays plain data. A text that does not fit is kept as far as it goes and refused by the clue law.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ClueWord {
    text: ArrayString<CLUE_BYTES>,
    cut: bool,
}

impl ClueWord {
    /// The word of this text.
    pub fn new(text: &str) -> ClueWord {
        let mut word = ClueWord { text: ArrayString::new(), cut: false };
        for c in text.trim().nfc() {
            if word.text.try_push(c).is_err() {
                word.cut = true;
                break;
            }
        }
        word
    }

    /// A word that is known to be short, plain ASCII; what does not fit is cut.
    pub(crate) fn ascii(text: &str) -> ClueWord {
        let mut word = ArrayString::new();
        let cut = word.try_push_str(text).is_err();
        ClueWord { text: word, cut }
    }

    /// The word.
    #[inline]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Whether the text was too long and this is only its beginning.
    #[inline]
    pub fn is_cut(&self) -> bool {
        self.cut
    }
}

impl FromStr for ClueWord {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<ClueWord, Infallible> {
        Ok(ClueWord::new(text))
    }
}

impl fmt::Display for ClueWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for ClueWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}{}", self.as_str(), if self.cut { "…" } else { "" })
    }
}

impl Serialize for ClueWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for ClueWord {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<ClueWord, D::Error> {
        struct Text;
        impl de::Visitor<'_> for Text {
            type Value = ClueWord;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a clue's word")
            }

            fn visit_str<E>(self, text: &str) -> Result<ClueWord, E> {
                Ok(ClueWord::new(text))
            }
        }
        from.deserialize_str(Text)
    }
}

/// The number of a clue. What was entered and is no whole number from 0 to 25 (−1, 26, 2.5, ∞) is kept as "no number",
/// which the rules refuse (D23): so the answer is a refusal with its rule, not an unreadable message.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ClueNumber(Option<u8>);

impl ClueNumber {
    /// The largest number.
    pub const MAX: u8 = 25;

    /// The number, or "no number".
    #[inline]
    pub const fn new(number: i64) -> ClueNumber {
        ClueNumber(if number >= 0 && number <= ClueNumber::MAX as i64 { Some(number as u8) } else { None })
    }

    /// The number, if it is one.
    #[inline]
    pub const fn get(self) -> Option<u8> {
        self.0
    }
}

impl FromStr for ClueNumber {
    type Err = Infallible;

    /// Reads figures. Signs, fractions and everything else give "no number".
    fn from_str(text: &str) -> Result<ClueNumber, Infallible> {
        let figures = text.trim();
        let plain = !figures.is_empty() && figures.bytes().all(|byte| byte.is_ascii_digit());
        Ok(ClueNumber::new(if plain { figures.parse().unwrap_or(-1) } else { -1 }))
    }
}

impl fmt::Display for ClueNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(number) => number.fmt(f),
            None => f.write_str("?"),
        }
    }
}

impl Serialize for ClueNumber {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Some(number) => to.serialize_u8(number),
            None => to.serialize_i8(-1),
        }
    }
}

impl<'de> Deserialize<'de> for ClueNumber {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<ClueNumber, D::Error> {
        struct Number;
        impl de::Visitor<'_> for Number {
            type Value = ClueNumber;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a clue's number")
            }

            fn visit_i64<E>(self, number: i64) -> Result<ClueNumber, E> {
                Ok(ClueNumber::new(number))
            }

            fn visit_u64<E>(self, number: u64) -> Result<ClueNumber, E> {
                Ok(ClueNumber::new(i64::try_from(number).unwrap_or(-1)))
            }

            fn visit_f64<E>(self, _: f64) -> Result<ClueNumber, E> {
                Ok(ClueNumber(None))
            }

            fn visit_str<E>(self, text: &str) -> Result<ClueNumber, E> {
                Ok(text.parse().unwrap_or(ClueNumber(None)))
            }
        }
        from.deserialize_any(Number)
    }
}

/// A word and a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clue {
    /// The word.
    pub word: ClueWord,
    /// How many words it is about, as the giver says. It limits nothing (D6).
    pub number: ClueNumber,
}

impl Clue {
    /// The clue of this word and number.
    pub fn new(word: &str, number: u8) -> Clue {
        Clue { word: ClueWord::new(word), number: ClueNumber::new(i64::from(number)) }
    }
}
