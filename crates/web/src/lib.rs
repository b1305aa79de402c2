//! Safehouse's pages: pure functions from what a viewer is shown to HTML, in four languages.
//!
//! A page is made of *parts*, elements with an id. The first page holds all of them; afterwards the parts that have changed
//! are sent and swapped. Both come from the same painter, so a page that was reloaded and one that was kept look the same.

pub mod assets;
mod at;
pub mod drawing;
mod language;
pub mod pages;
mod part;
mod shell;
mod staged;
mod symbol;
pub mod table;
mod words;

pub mod confusion;
pub mod duet;
pub mod secrets;

pub use at::{At, Manner};
pub use language::Language;
pub use part::{Part, Status};
pub use shell::{Reader, Theme};
pub use staged::{FormFields, Staged};
pub use symbol::{figure, icon};
pub use words::{Value, Words};
