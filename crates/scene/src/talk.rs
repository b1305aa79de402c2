//! What people say to each other.

use crate::name::{is_hidden, shows_nothing};
use game::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Who hears it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    /// All who play, and those who watch.
    Table,
    /// Those on the speaker's own side.
    Side,
    /// Those who watch. Players do not hear it: advice from outside is not part of the game.
    Watchers,
}

/// Who speaks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Speaker {
    /// A player.
    Seat(Seat),
    /// Somebody who watches, by name.
    Watcher(crate::Name),
}

/// The longest thing that can be said at once, in characters.
pub const MOST_TEXT: usize = 500;

/// Why a text cannot be said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TextError {
    /// There is nothing to see.
    #[error("There is nothing to say in that.")]
    Empty,
    /// It has characters that nobody can see or that turn the text around.
    #[error("That has characters that cannot be shown.")]
    Hidden,
    /// It is longer than [`MOST_TEXT`].
    #[error("That is too long to say at once: {MOST_TEXT} characters are the most.")]
    Long,
}

/// The text as it is passed on.
///
/// # Errors
/// [`TextError`] if it cannot be.
pub fn tidy(text: &str) -> Result<String, TextError> {
    let tidy: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match () {
        _ if shows_nothing(&tidy) => Err(TextError::Empty),
        _ if tidy.chars().any(is_hidden) => Err(TextError::Hidden),
        _ if tidy.chars().count() > MOST_TEXT => Err(TextError::Long),
        _ => Ok(tidy),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_tidied_or_refused() {
        assert_eq!(tidy("  well,\n\twell ").unwrap(), "well, well");
        assert_eq!(tidy("<b>&amp;").unwrap(), "<b>&amp;", "markup is text like any other");
        for (wrong, error) in [
            ("", TextError::Empty),
            (" \n", TextError::Empty),
            ("\u{2800}", TextError::Empty),
            ("\u{3164} \u{200d}", TextError::Empty),
            ("a\u{0}b", TextError::Hidden),
            ("\u{202e}x", TextError::Hidden),
            (&"a".repeat(501), TextError::Long),
        ] {
            assert_eq!(tidy(wrong), Err(error), "{wrong:?}");
        }
        assert!(tidy(&"é".repeat(500)).is_ok());
    }
}
