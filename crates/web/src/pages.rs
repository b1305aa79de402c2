//! Pages that are no table.

mod about;
mod curtain;
mod home;
mod making;
pub mod missions;
mod replay;
mod rules;
mod settings;
pub mod sorry;

pub use about::about;
pub use curtain::curtain;
pub use home::{Listed, home};
pub use making::making;
pub use replay::replay;
pub use rules::{rules, rules_shelf};
pub use settings::settings;
