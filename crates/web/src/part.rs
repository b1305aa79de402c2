//! The pieces that a page is made of.

use maud::Markup;

/// An element of a page that is swapped as a whole when it has changed.
pub struct Part {
    /// The id of its element.
    pub id: &'static str,
    /// The element, with that id.
    pub html: Markup,
}

impl Part {
    /// A part: `html` is one element that has the id `id`.
    pub fn new(id: &'static str, html: Markup) -> Part {
        Part { id, html }
    }
}

/// The line that says what is asked of whom.
pub struct Status {
    /// The line, in words.
    pub line: String,
    /// Whether the viewer is asked for something.
    pub mine: bool,
}
