//! The game record: a text of JSON lines that says everything about a game.
//!
//! ```text
//! {"safehouse":"record","format":1,"game":"secrets","rules":1,…,"seal":"…"}     who sat where, options, the promise
//! {"at":5210,"by":2,"do":{"offer":{"card":"scientist","to":0}},"seal":"…"}    an action, milliseconds after the start
//! {"at":7044,"by":2,"say":{"card_is":"diplomat"},"seal":"…"}                  a claim
//! {"end":{"winners":[0,3]},"seed":"…","salt":"…","seal":"…"}                  how it ended, and the secret
//! ```
//!
//! Every line ends with a seal: a hash over the line and the seal before it. A line that was damaged, changed, left
//! out or put elsewhere breaks its seal. Whoever changes a line *and* makes all seals anew gets another last seal
//! ([`last_seal`]): it covers names, options, parts, times and claims, and is what players compare when they do not trust
//! the one who hands out the file.
//!
//! Times never run backwards, no line is blank, and there is no byte-order mark: each is refused by name.

use crate::luck::hash;
use crate::replay::ruled;
use crate::{Actor, Bytes32, Commitment, GENERATOR, Game, Outcome, Seat, Secret};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::{fmt, str::FromStr};

/// The version of the record format that this crate writes. It reads this one and all before.
pub const FORMAT: u32 = 1;

/// Who sat in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sitter {
    /// The name at the table.
    pub name: String,
    /// The name of the bot, if it was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// What is settled before the first action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header<O> {
    /// The table's options.
    pub options: O,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// The promise of the table's secret.
    pub commitment: Commitment,
    /// The randomness that each seat added after the promise.
    pub contributions: Vec<Bytes32>,
    /// When the game began, in milliseconds since 1970 UTC; 0 if nobody looked at a clock.
    pub started: u64,
}

/// One line between the header and the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<G: Game> {
    /// Milliseconds since the start.
    pub at: u64,
    /// What happened.
    pub line: Line<G>,
}

/// What an [`Entry`] tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line<G: Game> {
    /// An action.
    Do(Actor, G::Action),
    /// A claim, which changes nothing.
    Say(Seat, G::Claim),
}

/// The last line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// How the game ended; nothing if it was given up before its end.
    pub outcome: Option<Outcome>,
    /// The table's secret.
    pub secret: Secret,
}

/// A whole record. Without an ending the game is still on, and only the table can replay it.
#[derive(Clone, PartialEq, Eq)]
pub struct Record<G: Game> {
    /// What was settled before the first action.
    pub header: Header<G::Options>,
    /// Actions and claims, in order.
    pub entries: Vec<Entry<G>>,
    /// The end.
    pub ending: Option<Ending>,
}

/// Without its entries: until the end they are the seats' secrets.
impl<G: Game> fmt::Debug for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Record { header, entries, ending } = self;
        let mut record = f.debug_struct("Record");
        record.field("header", header).field("entries", &entries.len()).field("ending", ending).finish()
    }
}

/// A record that cannot be read: which line, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: RecordProblem,
}

/// What can be wrong with a line of a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
#[doc(alias = "Problem")]
pub enum RecordProblem {
    /// The first line is no header.
    #[error("this is not a Safehouse record: the first line does not say so")]
    NotARecord,
    /// The format is newer than this program.
    #[error(
        "the record has format {0}, and this program reads formats 1 to {FORMAT}: a newer Safehouse can read it"
    )]
    Format(u32),
    /// The record is of another game.
    #[error("this is a record of {found}, not of {wanted}")]
    OtherGame {
        /// The game that was expected.
        wanted: &'static str,
        /// The game of the record.
        found: String,
    },
    /// The rules are newer than this program.
    #[error(
        "the game was played by version {found} of the rules, and this program knows versions 1 to {known}"
    )]
    RulesVersion {
        /// The newest version known here.
        known: u32,
        /// The record's version.
        found: u32,
    },
    /// The random numbers come from a generator that is not known.
    #[error("the record's random numbers come from \"{0}\", and this program has {GENERATOR}")]
    Generator(String),
    /// The options cannot be: why, and by which rule.
    #[error("no table can have these options: {0}")]
    Options(String),
    /// The seats do not fit the options.
    #[error("the options are for {wanted} seats, and {found} are listed")]
    Seats {
        /// How many the options ask for.
        wanted: usize,
        /// How many there are.
        found: usize,
    },
    /// Not one random part for each seat.
    #[error("{found} seats added randomness, and the game has {wanted}")]
    Contributions {
        /// How many there are seats.
        wanted: usize,
        /// How many parts there are.
        found: usize,
    },
    /// The line stops in the middle.
    #[error("the record is cut off in the middle of this line; the {0} lines before it are whole")]
    CutOff(usize),
    /// The line cannot be read.
    #[error("this line cannot be read: {0}")]
    Unreadable(String),
    /// The line's seal does not fit.
    #[error("this line or one before it was changed, left out or added: its seal does not fit")]
    Seal,
    /// The line happened before the one above it.
    #[error("time runs backwards: {at} milliseconds after the start, and the line before it says {before}")]
    Backwards {
        /// When the line before it happened.
        before: u64,
        /// When this line is said to have happened.
        at: u64,
    },
    /// Nothing stands in the line.
    #[error("this line is blank, and no record has blank lines: something was added or taken out")]
    Blank,
    /// The line begins with a byte-order mark, as some editors write it.
    #[error("this line begins with a byte-order mark, which no record has: save the file without it")]
    ByteOrderMark,
    /// There is more after the end.
    #[error("the game has ended, and the record goes on")]
    AfterTheEnd,
    /// Nothing at all.
    #[error("the record is empty")]
    Empty,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenHeader<O> {
    safehouse: Mark,
    format: u32,
    game: String,
    rules: u32,
    generator: String,
    options: O,
    seats: Vec<Sitter>,
    commitment: Commitment,
    contributions: Vec<Bytes32>,
    started: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Mark {
    Record,
}

/// What every header of every format has: enough to say what a file is.
#[derive(Deserialize)]
struct Cover {
    #[serde(rename = "safehouse")]
    _mark: Mark,
    format: u32,
    game: String,
    rules: u32,
    generator: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenAction<A> {
    at: u64,
    by: Actor,
    r#do: A,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenClaim<C> {
    at: u64,
    by: Seat,
    say: C,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenEnding {
    end: Option<Outcome>,
    seed: Bytes32,
    salt: Bytes32,
}

/// The seal of a line: 128 bits of SHA-256 over the line and the seal before it, written as 32 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seal([u8; 16]);

/// A text that is no seal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("32 hexadecimal digits are needed here")]
pub struct NotASeal;

impl fmt::Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Seal {
    type Err = NotASeal;

    fn from_str(text: &str) -> Result<Seal, NotASeal> {
        let mut seal = [0; 16];
        hex::decode_to_slice(text, &mut seal).map_err(|_| NotASeal)?;
        Ok(Seal(seal))
    }
}

impl Serialize for Seal {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl Seal {
    const FIRST: Seal = Seal([0; 16]);
    const KEY: &str = ",\"seal\":\"";

    fn of(self, text: &str) -> Seal {
        let mut seal = [0; 16];
        seal.copy_from_slice(&hash(&[b"safehouse seal v1", &self.0, text.as_bytes()])[..16]);
        Seal(seal)
    }

    /// Takes a line apart: what it says, and its seal.
    fn split(line: &str) -> Option<(&str, Seal)> {
        let (text, rest) = line.rsplit_once(Seal::KEY)?;
        let written = rest.strip_suffix("\"}")?;
        let seal: Seal = written.parse().ok()?;
        // One way to write it: a letter turned into a capital is a change like any other.
        (seal.to_string() == written).then_some((text, seal))
    }
}

/// Writes a record line by line, each with its seal.
#[derive(Clone)]
pub struct Scribe {
    seal: Seal,
}

impl Scribe {
    /// Begins a record: the scribe and the header's line.
    pub fn begin<G: Game>(header: &Header<G::Options>) -> (Scribe, String) {
        let mut scribe = Scribe { seal: Seal::FIRST };
        let line = scribe.write(&WrittenHeader {
            safehouse: Mark::Record,
            format: FORMAT,
            game: G::NAME.into(),
            rules: G::RULES,
            generator: GENERATOR.into(),
            options: &header.options,
            seats: header.seats.clone(),
            commitment: header.commitment,
            contributions: header.contributions.clone(),
            started: header.started,
        });
        (scribe, line)
    }

    /// The line of an action or a claim.
    pub fn entry<G: Game>(&mut self, entry: &Entry<G>) -> String {
        match &entry.line {
            Line::Do(by, action) => self.write(&WrittenAction { at: entry.at, by: *by, r#do: action }),
            Line::Say(by, claim) => self.write(&WrittenClaim { at: entry.at, by: *by, say: claim }),
        }
    }

    /// The last line.
    pub fn end(&mut self, ending: &Ending) -> String {
        let Ending { outcome, secret } = ending;
        self.write(&WrittenEnding { end: *outcome, seed: secret.seed, salt: secret.salt })
    }

    fn write(&mut self, line: &impl Serialize) -> String {
        // Writing plain structs with string keys to memory cannot fail; if a game's own type refuses all the same,
        // the line says so and is refused when it is read, which loses less than stopping a table here.
        let mut text = serde_json::to_string(line)
            .unwrap_or_else(|error| format!("{{\"unwritable\":{:?}}}", error.to_string()));
        text.pop();
        self.seal = self.seal.of(&text);
        text.push_str(Seal::KEY);
        text.push_str(&self.seal.to_string());
        text.push_str("\"}\n");
        text
    }
}

impl fmt::Debug for Scribe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Scribe({})", self.seal)
    }
}

/// The name of the game that a record is of, as its first line says.
///
/// # Errors
/// The reason why the text is no record that can be read here.
pub fn game_of_record(text: &str) -> Result<String, RecordError> {
    let first = text.lines().next().ok_or(RecordError { line: 1, problem: RecordProblem::Empty })?;
    let cover = clean(first).and_then(cover);
    cover.map(|cover| cover.game).map_err(|problem| RecordError { line: 1, problem })
}

/// The last seal of a record's text: what players compare. Reading the record ([`Record::from_text`]) checks that it and
/// all before it fit their lines.
pub fn last_seal(text: &str) -> Option<Seal> {
    Seal::split(text.lines().last()?).map(|(_, seal)| seal)
}

/// A line without what editors and mail programs leave at its end; a problem if they left more.
fn clean(line: &str) -> Result<&str, RecordProblem> {
    let line = line.strip_suffix('\r').unwrap_or(line);
    if line.starts_with('\u{feff}') {
        Err(RecordProblem::ByteOrderMark)
    } else if line.trim().is_empty() {
        Err(RecordProblem::Blank)
    } else {
        Ok(line)
    }
}

fn cover(line: &str) -> Result<Cover, RecordProblem> {
    let cover: Cover = serde_json::from_str(line)
        .map_err(|error| if error.is_eof() { RecordProblem::CutOff(0) } else { RecordProblem::NotARecord })?;
    if cover.format == 0 || cover.format > FORMAT {
        return Err(RecordProblem::Format(cover.format));
    }
    Ok(cover)
}

impl<G: Game> Record<G> {
    /// The record as text.
    pub fn to_text(&self) -> String {
        let (mut scribe, mut text) = Scribe::begin::<G>(&self.header);
        for entry in &self.entries {
            text += &scribe.entry(entry);
        }
        if let Some(ending) = &self.ending {
            text += &scribe.end(ending);
        }
        text
    }

    /// Reads a record.
    ///
    /// # Errors
    /// The first line that cannot be read, and why.
    pub fn from_text(text: &str) -> Result<Record<G>, RecordError> {
        let mut seal = Seal::FIRST;
        let mut header = None;
        let mut entries: Vec<Entry<G>> = Vec::new();
        let mut ending = None;
        for (index, line) in text.split_terminator('\n').enumerate() {
            let problem = |problem| RecordError { line: index + 1, problem };
            let line = clean(line).map_err(problem)?;
            if ending.is_some() {
                return Err(problem(RecordProblem::AfterTheEnd));
            }
            if header.is_none() {
                header = Some(read_header::<G>(line).map_err(problem)?);
            } else {
                match read_line::<G>(line, index).map_err(problem)? {
                    Read::Entry(entry) => {
                        let (before, at) = (entries.last().map_or(0, |entry| entry.at), entry.at);
                        if at < before {
                            return Err(problem(RecordProblem::Backwards { before, at }));
                        }
                        entries.push(entry);
                    }
                    Read::Ending(end) => ending = Some(end),
                }
            }
            let (said, written) = Seal::split(line).ok_or_else(|| problem(RecordProblem::Seal))?;
            seal = seal.of(said);
            if seal != written {
                return Err(problem(RecordProblem::Seal));
            }
        }
        let header = header.ok_or(RecordError { line: 1, problem: RecordProblem::Empty })?;
        Ok(Record { header, entries, ending })
    }
}

enum Read<G: Game> {
    Entry(Entry<G>),
    Ending(Ending),
}

/// Reads a line's JSON without its seal.
fn parse<T: DeserializeOwned>(line: &str, whole_before: usize) -> Result<T, RecordProblem> {
    let unsealed;
    let text = match Seal::split(line) {
        Some((text, _)) => {
            unsealed = format!("{text}}}");
            &unsealed
        }
        None => line,
    };
    serde_json::from_str(text).map_err(|error| {
        if error.is_eof() {
            return RecordProblem::CutOff(whole_before);
        }
        // serde_json counts lines and columns within the line: said once, by us, is enough.
        let error = error.to_string();
        RecordProblem::Unreadable(error.split(" at line ").next().unwrap_or_default().into())
    })
}

fn read_header<G: Game>(line: &str) -> Result<Header<G::Options>, RecordProblem> {
    let cover = cover(line)?;
    if cover.game != G::NAME {
        return Err(RecordProblem::OtherGame { wanted: G::NAME, found: cover.game });
    }
    if cover.rules == 0 || cover.rules > G::RULES {
        return Err(RecordProblem::RulesVersion { known: G::RULES, found: cover.rules });
    }
    if cover.generator != GENERATOR {
        return Err(RecordProblem::Generator(cover.generator));
    }
    let header: WrittenHeader<G::Options> = parse(line, 0)?;
    let wanted = G::seats(&header.options).map_err(|refusal| RecordProblem::Options(ruled(&refusal)))?;
    if header.seats.len() != wanted {
        return Err(RecordProblem::Seats { wanted, found: header.seats.len() });
    }
    if header.contributions.len() != wanted {
        return Err(RecordProblem::Contributions { wanted, found: header.contributions.len() });
    }
    Ok(Header {
        options: header.options,
        seats: header.seats,
        commitment: header.commitment,
        contributions: header.contributions,
        started: header.started,
    })
}

fn read_line<G: Game>(line: &str, whole_before: usize) -> Result<Read<G>, RecordProblem> {
    // Which of the three a line is shows in its keys; each is then read by itself, so that an error speaks of what
    // the line was meant to be.
    let keys: serde_json::Map<String, serde_json::Value> = parse(line, whole_before)?;
    if keys.contains_key("end") {
        let WrittenEnding { end, seed, salt } = parse(line, whole_before)?;
        Ok(Read::Ending(Ending { outcome: end, secret: Secret { seed, salt } }))
    } else if keys.contains_key("say") {
        let WrittenClaim { at, by, say } = parse(line, whole_before)?;
        Ok(Read::Entry(Entry { at, line: Line::Say(by, say) }))
    } else {
        let WrittenAction { at, by, r#do } = parse(line, whole_before)?;
        Ok(Read::Entry(Entry { at, line: Line::Do(by, r#do) }))
    }
}
