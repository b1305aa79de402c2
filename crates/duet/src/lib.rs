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
pub const RULE_LETTER: char = 'D';

/// The number of the last rule: the ids are D1 to D24.
pub const LAST_RULE: u32 = 24;

mod action;
mod card;
mod clue;
mod embedded;
mod event;
mod grid;
mod history;
mod key;
mod knowledge;
mod language;
mod law;
mod list;
mod marks;
mod mission;
mod options;
mod play;
mod refusal;
mod render;
mod rules;
mod side;
mod state;
mod team;
mod tokens;
mod view;
mod word;

pub use action::{Action, Actions};
pub use card::{Card, CardSet, Cards};
pub use clue::{CLUE_BYTES, Clue, ClueNumber, ClueWord};
pub use event::{End, Event, Found};
pub use grid::Grid;
pub use history::{Objection, Touch, Turn};
pub use key::{AGENTS, Colour, GREENS, Half, Key, PATTERN};
pub use language::{Language, UnknownLanguage};
pub use law::{Fault, LAW, Relation, Verdict, base_forms, check_clue, fold};
pub use list::{FEWEST_WORDS, LineError, LineProblem, ListError, MOST_BYTES, MOST_WORDS, WordList};
pub use marks::{MarkError, Marks};
pub use mission::{City, MISSIONS, Mission, UnknownCity};
pub use options::{Challenge, ClueOptions, MOST_PLAYERS, Options};
pub use refusal::Refusal;
pub use render::{render_grid, render_table};
pub use rules::Claim;
pub use side::{BySide, Side};
pub use state::Duet;
pub use team::{Attempt, NotOpen, Team};
pub use tokens::{Mistake, Supply};
pub use view::{Cover, Phase, Tokens, View};
pub use word::{Word, WordError};
