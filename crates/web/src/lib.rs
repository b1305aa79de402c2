//! Safehouse's pages: pure functions from what a viewer is shown to HTML, in four languages.
//!
//! A page is made of *parts*, elements with an id. The first page holds all of them; afterwards the parts that have changed
//! are sent and swapped. Both come from the same painter, so a page that was reloaded and one that was kept look the same.

pub mod assets;
pub mod drawing;
pub mod games;
pub mod pages;
mod paint_context;
mod painted;
mod part;
mod shell;
mod symbol;
pub mod table;
mod words;
mod writer;

pub mod confusion;
pub mod duet;
pub mod secrets;

pub use paint_context::PaintContext;
pub use painted::Painted;
pub use part::{Part, Status};
pub use scene::{FormFields, Language, Reader, Screen, Theme};
pub use symbol::{figure, icon};
pub use words::{Value, Words};
pub use writer::PagesOf;
