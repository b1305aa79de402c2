//! Who reads a page, and how they like it.

use crate::Language;

/// Lamp on, lamp off, or as the system has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Lamp on.
    Light,
    /// Lamp off.
    Dark,
}

impl Theme {
    /// Its name in cookies and forms.
    pub const fn code(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The theme with this name.
    pub fn from_code(code: &str) -> Option<Theme> {
        [Theme::System, Theme::Light, Theme::Dark].into_iter().find(|theme| theme.code() == code)
    }
}

/// Who reads a page, and how they like it.
#[derive(Clone, Debug)]
pub struct Reader {
    /// In which language.
    pub language: Language,
    /// Lamp on or off.
    pub theme: Theme,
    /// Whether their turn may be heard.
    pub sound: bool,
    /// The name they go by; empty if they have not said.
    pub name: String,
    /// The address of the page they are on, to come back to.
    pub here: String,
}
