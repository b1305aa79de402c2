#![doc = include_str!("../RULES.md")]
//!
//! # The library
//!
//! [`Confusion`] is the state of a game and implements [`game::Game`]; [`Chart`] is a table's [`Options`] worked out.
//! [`Deals`] counts exactly which mover can lie under which spy, [`Tells`] what an answer would tell. [`Setup`] and
//! [`perft`] are for composed positions. Players and bots get a [`View`].
//!
//! ```
//! use confusion::{Confusion, Options, Side, Tells};
//! use game::{Game, Luck, Seed, NoEvents, Viewer};
//!
//! let seed = Seed::from_number(1);
//! let mut game = Confusion::deal(&Options::default(), &mut seed.deal(), &mut NoEvents)?;
//! game.play_out(&mut Luck::new(seed), 40, &mut NoEvents);
//! let view = game.view(Viewer::Seat(Side::White.seat())).unwrap();
//! let deals = view.deals(game.chart(), Side::White);
//! assert!(deals.total() > 0);
//! println!("{}", confusion::draw_board(game.chart(), &view, Side::White));
//! # Ok::<(), confusion::Refusal>(())
//! ```

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
pub const RULE_LETTER: char = 'C';

/// The number of the last rule: the ids are C1 to C25.
pub const LAST_RULE: u32 = 25;

mod action;
mod answer;
mod attempts;
mod before;
mod board;
mod chart;
mod deals;
mod direction;
mod drawing;
mod ending;
mod event;
mod history;
mod layout;
mod legal;
mod letter;
mod mover;
mod movers_box;
mod movers_file;
mod notebook;
mod options;
mod perft;
mod play;
mod playout;
mod rays;
mod refusal;
mod rules;
mod setup;
mod side;
mod square;
mod state;
mod tells;
mod view;

pub use action::{Action, Actions, Attempt, Handling};
pub use chart::Chart;
pub use deals::Deals;
pub use direction::Direction;
pub use drawing::{draw_board, draw_movers, draw_notebook};
pub use event::{End, Event, How};
pub use history::{IDLE_TURNS, QUIET_TURNS};
pub use layout::{Layout, LayoutProblem};
pub use letter::{Letter, NoSuchLetter};
pub use mover::{LONGEST, MOST_SPIES, Mover, MoverId, MoverSet, Moves, NoMoverId, PROMOTED_REACH};
pub use movers_box::{BoxProblem, MoversBox, StartSpy};
pub use movers_file::{DEFAULT_MOVERS_FILE, MoversFileError, MoversFileProblem, read_movers_file};
pub use notebook::{LONGEST_NOTE, Leaf, Mark, Note, NotebookView, RowView};
pub use options::{Begins, Options, Token, Tokens, Variants};
pub use perft::{PerftCheck, PerftFile, PerftFileError, perft};
pub use playout::Playout;
pub use refusal::Refusal;
pub use rules::Claim;
pub use setup::{PlacedSpy, Setup, SetupProblem};
pub use side::{Both, Side};
pub use square::{NoSuchSquare, Square, WIDTH};
pub use state::Confusion;
pub use tells::Tells;
pub use view::{Preparation, SideView, SpyView, View, Waiting};
