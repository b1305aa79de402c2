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

/// The text as it is passed on, or what is wrong with it.
///
/// # Errors
/// A sentence on what is wrong with it.
pub fn tidy(text: &str) -> Result<String, &'static str> {
    let tidy: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match () {
        _ if shows_nothing(&tidy) => Err("There is nothing to say in that."),
        _ if tidy.chars().any(is_hidden) => Err("That has characters that cannot be shown."),
        _ if tidy.chars().count() > MOST_TEXT => {
            Err("That is too long to say at once: 500 characters are the most.")
        }
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
        for wrong in ["", " \n", "\u{2800}", "\u{3164} \u{200d}", "a\u{0}b", "\u{202e}x", &"a".repeat(501)] {
            assert!(tidy(wrong).is_err(), "{wrong:?}");
        }
        assert!(tidy(&"é".repeat(500)).is_ok());
    }
}
