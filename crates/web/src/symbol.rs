//! Drawings from the sheets.

use maud::{Markup, html};

/// A small sign beside words that say the same: not read out.
pub fn icon(id: &str) -> Markup {
    html! { svg.icon aria-hidden="true" { use href={ "#" (id) } {} } }
}

/// A drawing that says something by itself: `says` is read out instead.
pub fn figure(id: &str, class: &str, says: &str) -> Markup {
    html! { svg class=(class) role="img" aria-label=(says) { use href={ "#" (id) } {} } }
}
