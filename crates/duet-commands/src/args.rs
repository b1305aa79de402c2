//! What can be said to the commands of Duet.

use clap::{Args, Subcommand, ValueEnum};
use commands::args::Ladder;
use std::path::PathBuf;

/// One of our own lists.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum ListName {
    /// Words chosen in each language by itself, most of them with several senses
    Chosen,
    /// 400 concrete things, the same in all languages
    PictureBook,
}

/// What a table of Duet can choose.
#[derive(Args)]
pub(crate) struct DuetTable {
    /// The language of the words and clues: en, es, de or nl
    #[arg(long, default_value = "en", env = "SAFEHOUSE_LANG")]
    pub(crate) lang: String,
    /// How many time tokens: 9, or 10 or 11 to make it easier
    #[arg(long, default_value_t = 9, conflicts_with = "mission")]
    pub(crate) tokens: u8,
    /// A mission of the map instead, such as berlin
    #[arg(long, value_name = "CITY")]
    pub(crate) mission: Option<String>,
    /// Which of our lists: the chosen words, or picture-book words for children and learners
    #[arg(long, value_enum, default_value = "chosen", conflicts_with = "words")]
    pub(crate) list: ListName,
    /// A list of your own: one word a line, 25 to 5,000 of them; with or without marks under the words
    #[arg(long, value_name = "FILE")]
    pub(crate) words: Option<PathBuf>,
    /// A side may give two clues in a row (D22)
    #[arg(long)]
    pub(crate) flexible_turns: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Partner {
    /// Somebody at this terminal, with a curtain between you
    Person,
    /// A bot that knows common words and says small numbers
    Easy,
    /// A bot that knows more words and remembers clues
    Normal,
    /// A bot that looks through every word it knows
    Strong,
    /// A bot that does anything that is legal
    Random,
}

#[derive(Args)]
pub(crate) struct PlayDuet {
    /// With whom
    #[arg(long, value_enum, default_value = "person")]
    pub(crate) with: Partner,
    #[command(flatten)]
    pub(crate) table: DuetTable,
    /// Deal from this number instead of from true randomness: for trying things out
    #[arg(long, env = "SAFEHOUSE_SEED")]
    pub(crate) seed: Option<u64>,
    /// Write the game's record to this file
    #[arg(long, env = "SAFEHOUSE_RECORD")]
    pub(crate) record: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct LadderDuet {
    #[command(flatten)]
    pub(crate) table: DuetTable,
    /// Guess by the meanings in this file instead of the bots' own: `tools/semantics/build` makes such files
    #[arg(long, value_name = "FILE")]
    pub(crate) judge: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) common: Ladder,
}

#[derive(Subcommand)]
pub(crate) enum DuetTool {
    /// Judge clues: reads {"words":[…],"clue":"…","strict":true} a line, writes a verdict a line
    CheckClue {
        /// The language: en, es, de or nl
        #[arg(long, default_value = "en")]
        lang: String,
    },
    /// Guess: reads {"words":[…],"clue":"…","number":2} a line, writes {"ranking":[["word",chance],…],"stop_after":1} a line
    Guess {
        /// The language: en, es, de or nl
        #[arg(long, default_value = "en")]
        lang: String,
    },
    /// Find clues: reads {"words":[…],"green":[…],"black":[…],"beige":[…],"tokens":9} a line, writes
    /// {"clue":"…","number":2,"targets":[…],"alternatives":[…]} a line
    Clue {
        /// The language: en, es, de or nl
        #[arg(long, default_value = "en")]
        lang: String,
    },
    /// Compare our guesses with people's: a file with {"words":[…],"clue":"…","guesses":[…]} a line; tells also how well the
    /// weights do on turns that they were not fitted to, and what each source brings
    Human {
        /// The file
        file: PathBuf,
        /// The language: en, es, de or nl
        #[arg(long, default_value = "en")]
        lang: String,
    },
    /// Print our word list, a word a line
    Words {
        /// The language: en, es, de or nl
        #[arg(long, default_value = "en")]
        lang: String,
        /// Which list
        #[arg(long, value_enum, default_value = "chosen")]
        list: ListName,
        /// As JSON, an object a line: the word, its senses, its kin and the name of its list
        #[arg(long)]
        json: bool,
    },
}
