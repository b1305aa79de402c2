//! Small things that several parts use.

use crate::PaintContext;
use ::confusion::{Action, Confusion, Side};
use maud::{Markup, html};

/// The name of a side.
pub(crate) const fn side_key(side: Side) -> &'static str {
    match side {
        Side::White => "confusion-white",
        Side::Red => "confusion-red",
    }
}

/// The name of a side within a sentence.
pub(crate) const fn side_in(side: Side) -> &'static str {
    match side {
        Side::White => "confusion-in-white",
        Side::Red => "confusion-in-red",
    }
}

/// The name of a side as classes and ids have it.
pub(crate) const fn side_class(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Red => "red",
    }
}

/// A text as it stands in a page, inside attributes too.
pub(crate) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for char in text.chars() {
        match char {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            char => safe.push(char),
        }
    }
    safe
}

/// A button that does this.
pub(crate) fn press(
    at: &PaintContext<'_, Confusion>,
    action: &Action,
    class: &str,
    label: impl maud::Render,
) -> Markup {
    html! { button class=(class) form="ask" name="ask" value=(at.act(action)) { (label) } }
}

/// A button that opens a sheet; what is on it is done by pressing once more.
pub(crate) fn sheet(id: &str, label: Markup, inside: Markup) -> Markup {
    html! {
        button popovertarget=(id) { (label) }
        div.sure popover id=(id) { (inside) }
    }
}

/// Writes several texts one after the other: boards have hundreds of fields, and formatting takes its time.
pub(crate) fn put(page: &mut String, texts: &[&str]) {
    for text in texts {
        page.push_str(text);
    }
}

/// Writes a number of at most three digits.
pub(crate) fn put_number(page: &mut String, number: u32) {
    for (unit, digits) in [(100, 3), (10, 2), (1, 1)] {
        if digits == 1 || number >= unit {
            page.push(char::from(b'0' + (number / unit % 10) as u8));
        }
    }
}
