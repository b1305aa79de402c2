//! The name that a person goes by at a table.

use serde::{Deserialize, Serialize};
use unicode_security::confusable_detection::skeleton;

/// A name that fits on a seat: 1 to 24 characters that can be seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

/// Why a text is no name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NameRefused {
    /// There is nothing to see.
    #[error("Please type a name.")]
    Empty,
    /// It is too long.
    #[error("That name is too long: 24 characters are the most.")]
    Long,
    /// It has characters that nobody can see or that turn the text around.
    #[error("That name has characters that cannot be shown.")]
    Hidden,
}

/// The most characters in a name.
const MOST: usize = 24;

/// Characters that show nothing by themselves and are of use inside emoji.
fn is_glue(char: char) -> bool {
    matches!(char, '\u{200d}' | '\u{fe0f}')
}

/// Characters that show nothing, though they count as letters or signs: fillers and blanks.
fn is_blank(char: char) -> bool {
    char.is_whitespace()
        || matches!(char, '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}')
}

/// Whether there is nothing to see in a text.
pub(crate) fn shows_nothing(text: &str) -> bool {
    text.chars().all(|char| is_blank(char) || is_glue(char))
}

/// Characters that show nothing or change the direction of the text around them. The joiner inside emoji is fine.
pub(crate) fn is_hidden(char: char) -> bool {
    char.is_control()
        || matches!(char, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200c}' | '\u{200e}' | '\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0e}' | '\u{feff}'
            | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// Whether two names look the same: by their skeletons (UTS #39), in which letters that are taken for each other are one,
/// whatever their script. Names are compared in both orders of folding: `I` looks like `l`, and `i` does not.
fn look_alike(one: &str, other: &str) -> bool {
    let by = |key: fn(&str) -> String| key(one) == key(other);
    by(|name| skeleton(&fold(name)).collect()) || by(|name| fold(&skeleton(name).collect::<String>()))
}

/// A name without regard to upper and lower case, and to what shows nothing.
fn fold(name: &str) -> String {
    let seen = name.chars().filter(|char| !is_glue(*char));
    seen.flat_map(char::to_uppercase).flat_map(char::to_lowercase).collect()
}

impl Name {
    /// The name that somebody typed.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn new(typed: &str) -> Result<Name, NameRefused> {
        let name = typed.split_whitespace().collect::<Vec<_>>().join(" ");
        if shows_nothing(&name) {
            return Err(NameRefused::Empty);
        }
        let hidden = |char: char| !char.is_whitespace() && (is_hidden(char) || is_blank(char));
        if typed.chars().any(hidden) {
            return Err(NameRefused::Hidden);
        }
        if name.chars().count() > MOST {
            return Err(NameRefused::Long);
        }
        Ok(Name(name))
    }

    /// A name for whoever has none.
    pub fn anybody() -> Name {
        Name("?".into())
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// This name, or with a number behind it if somebody at the table has it already, or one that looks like it.
    #[must_use]
    pub fn beside<'a>(self, others: impl Iterator<Item = &'a str> + Clone) -> Name {
        let taken = |name: &str| others.clone().any(|other| look_alike(other, name));
        if !taken(&self.0) {
            return self;
        }
        (2..=99)
            .map(|number| {
                let end = format!(" {number}");
                let room = MOST - end.len();
                self.0.chars().take(room).collect::<String>().trim_end().to_owned() + &end
            })
            .find(|name| !taken(name))
            .map_or(self, Name)
    }
}

impl TryFrom<String> for Name {
    type Error = NameRefused;

    fn try_from(text: String) -> Result<Name, NameRefused> {
        Name::new(&text)
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_what_can_be_seen() {
        for (typed, name) in [
            ("Anna", "Anna"),
            ("  José   María ", "José María"),
            ("👩‍👧", "👩‍👧"),
            ("Ünal", "Ünal"),
            ("李", "李"),
        ] {
            assert_eq!(Name::new(typed).unwrap().as_str(), name);
        }
        for (typed, why) in [
            ("", NameRefused::Empty),
            (" \t ", NameRefused::Empty),
            ("\u{200d}", NameRefused::Empty),
            ("\u{200d}\u{fe0f}", NameRefused::Empty),
            ("\u{2800}\u{2800}", NameRefused::Empty),
            ("\u{3164}", NameRefused::Empty),
            ("\u{115f}\u{1160} \u{ffa0}", NameRefused::Empty),
            ("an\u{3164}na", NameRefused::Hidden),
            ("an\u{34f}na", NameRefused::Hidden),
            (&"😀".repeat(200), NameRefused::Long),
            (&"a".repeat(25), NameRefused::Long),
            ("a\u{7}b", NameRefused::Hidden),
            ("a\0", NameRefused::Hidden),
            ("\u{202e}anna", NameRefused::Hidden),
            ("an\u{200b}na", NameRefused::Hidden),
        ] {
            assert_eq!(Name::new(typed), Err(why), "{typed:?}");
        }
    }

    #[test]
    fn two_of_a_name_are_told_apart() {
        let name = |text: &str| Name::new(text).unwrap();
        let others = ["Anna", "anna 2"];
        assert_eq!(name("ANNA").beside(others.into_iter()).as_str(), "ANNA 3");
        assert_eq!(name("an\u{200d}na").beside(["Anna"].into_iter()).as_str(), "an\u{200d}na 2");
        for (name_of_one, look_alike) in [
            ("Anna", "\u{410}nna"),
            ("Anna", "ann\u{430}"),
            ("ANNA", "\u{430}\u{578}\u{578}\u{430}"),
            ("Paul", "\u{420}\u{430}ul"),
            ("Alex", "AIex"),
            ("Alex", "A1ex"),
            ("Zoë", "Zoe\u{308}"),
            ("Otto", "\u{39f}tt\u{3bf}"),
            ("Straße", "STRASSE"),
            ("José", "JOSE\u{301}"),
            ("Bob", "\u{1d401}\u{1d428}\u{1d41b}"),
        ] {
            for (first, second) in [(name_of_one, look_alike), (look_alike, name_of_one)] {
                assert_eq!(
                    name(second).beside([first].into_iter()).as_str(),
                    format!("{second} 2"),
                    "{first} {second}"
                );
            }
        }
        for (one, other) in
            [("Anna", "Anne"), ("Anna", "Änna"), ("Olga", "Ольга"), ("李", "季"), ("Ben", "Jen")]
        {
            assert_eq!(name(one).beside([other].into_iter()).as_str(), one);
        }
        let long = "a".repeat(24);
        assert_eq!(name(&long).beside([long.as_str()].into_iter()).as_str(), "a".repeat(22) + " 2");
    }
}
