#![doc = include_str!("../RULES.md")]

/// The rules page: every rule in words, by its id.
pub const RULES_PAGE: &str = include_str!("../RULES.md");

/// The rules page in every language that it is written in, each after the language's two letters; English comes first.
pub const RULES_PAGES: [(&str, &str); 4] = [
    ("en", RULES_PAGE),
    ("es", include_str!("../rules/RULES.es.md")),
    ("de", include_str!("../rules/RULES.de.md")),
    ("nl", include_str!("../rules/RULES.nl.md")),
];

/// The letter of the rules' ids.
pub const RULE_LETTER: char = 'S';

/// The number of the last rule: the ids are S1 to S29.
pub const LAST_RULE: u32 = 29;

mod action;
mod arrangements;
mod belief;
mod character;
mod deck;
mod display;
mod event;
mod identity;
mod legal;
mod notes;
mod options;
mod play;
mod refusal;
mod resample;
mod score;
mod state;
mod view;

pub use action::{Action, Claim, Side};
pub use arrangements::MOST_ARRANGEMENTS;
pub use belief::Belief;
pub use character::{BULLETS, Character, DECK};
pub use display::{CardView, LARGEST_DISPLAY};
pub use event::{Answer, Event, How};
pub use identity::{Identity, PLACES, Place};
pub use options::Options;
pub use refusal::Refusal;
pub use score::{Scoring, SeatScore, Victory};
pub use state::{Deal, Secrets};
pub use view::{Seen, Stage, View};
