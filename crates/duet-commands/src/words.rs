//! The clue law and the word lists, for scripts.

use crate::args::ListName;
use crate::our_list;
use commands::{CliError, say};
use duet::{Language, Marks, Word};
use serde::Deserialize;
use serde_json::json;
use std::io::{self, BufRead};
use std::process::ExitCode;

/// A line to judge.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Question {
    words: Vec<String>,
    clue: String,
    #[serde(default = "yes")]
    strict: bool,
}

fn yes() -> bool {
    true
}

/// `safehouse duet check-clue`: a JSON object a line, a verdict a line. A line that cannot be read is answered too, so that
/// answers and questions stay side by side; the exit code then is 2.
pub(crate) fn check_clue(language: &str) -> Result<ExitCode, CliError> {
    let language: Language = language.parse().map_err(CliError::new)?;
    let mut unreadable = None;
    for (index, line) in io::stdin().lock().lines().enumerate() {
        let line = line?;
        if line.trim().is_empty() {
            continue;
        }
        match judge(language, &line) {
            Ok(verdict) => say(verdict)?,
            Err(reason) => {
                say(json!({ "error": reason }))?;
                unreadable.get_or_insert((index + 1, reason));
            }
        }
    }
    match unreadable {
        None => Ok(ExitCode::SUCCESS),
        Some((line, reason)) => Err(CliError::new(format!("line {line}: {reason}"))),
    }
}

fn judge(language: Language, line: &str) -> Result<String, String> {
    let question: Question = serde_json::from_str(line).map_err(|error| error.to_string())?;
    let words = question
        .words
        .iter()
        .map(|word| word.parse::<Word>().map_err(|error| format!("\"{word}\": {error}")));
    let words = words.collect::<Result<Vec<Word>, String>>()?;
    let verdict = duet::check_clue(language, &words, &question.clue, question.strict);
    serde_json::to_string(&verdict).map_err(|error| error.to_string())
}

/// `safehouse duet words`
pub(crate) fn print_words(language: &str, list: ListName, as_json: bool) -> Result<ExitCode, CliError> {
    let language: Language = language.parse().map_err(CliError::new)?;
    let list = our_list(language, list);
    for word in list.words() {
        if as_json {
            let senses: Vec<&str> = word.marks().into_iter().flat_map(Marks::senses).collect();
            let kin: Vec<&str> = word.marks().into_iter().flat_map(Marks::kin).collect();
            say(json!({ "word": word.as_str(), "senses": senses, "kin": kin, "list": list.id() }))?;
        } else {
            say(word.as_str())?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
