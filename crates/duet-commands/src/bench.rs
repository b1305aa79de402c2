//! What the bots think, for scripts and bot authors: a JSON object a line in, one out.

use commands::{CliError, say};
use duet::{Colour, Language, Word, check_clue, fold};
use duet_bots::{Idea, Lexicon, Target, Taste, ideas, rank};
use serde::Deserialize;
use serde_json::{Value, json};
use std::io::{self, BufRead};
use std::process::ExitCode;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ToGuess {
    words: Vec<String>,
    clue: String,
    #[serde(default = "one")]
    number: u8,
}

fn one() -> u8 {
    1
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ToClue {
    words: Vec<String>,
    green: Vec<String>,
    #[serde(default)]
    black: Vec<String>,
    #[serde(default)]
    beige: Vec<String>,
    #[serde(default = "nine")]
    tokens: u8,
}

fn nine() -> u8 {
    9
}

/// How many clues are shown beside the best one.
const ALTERNATIVES: usize = 5;

/// `safehouse duet guess`
pub(crate) fn guess(language: &str) -> Result<ExitCode, CliError> {
    let lexicon = Lexicon::of(language.parse().map_err(CliError::new)?);
    each_line(|line| {
        let asked: ToGuess = serde_json::from_str(line).map_err(|error| error.to_string())?;
        let words: Vec<&str> = asked.words.iter().map(String::as_str).collect();
        let (ranking, stop) = rank(lexicon, &words, &asked.clue, usize::from(asked.number));
        let ranking: Vec<Value> =
            ranking.iter().map(|(word, chance)| json!([words[*word], short(*chance)])).collect();
        Ok(json!({ "ranking": ranking, "stop_after": stop }))
    })
}

/// `safehouse duet clue`
pub(crate) fn clue(language: &str) -> Result<ExitCode, CliError> {
    let language: Language = language.parse().map_err(CliError::new)?;
    each_line(|line| {
        let asked: ToClue = serde_json::from_str(line).map_err(|error| error.to_string())?;
        find_clue(language, &asked)
    })
}

fn find_clue(language: Language, asked: &ToClue) -> Result<Value, String> {
    let lexicon = Lexicon::of(language);
    let visible =
        asked.words.iter().map(|word| word.parse::<Word>().map_err(|error| format!("\"{word}\": {error}")));
    let visible: Vec<Word> = visible.collect::<Result<_, _>>()?;
    let has =
        |list: &[String], word: &str| list.iter().any(|other| fold(language, other) == fold(language, word));
    for word in asked.green.iter().chain(&asked.black).chain(&asked.beige) {
        if !has(&asked.words, word) {
            return Err(format!("\"{word}\" is not among the words"));
        }
    }
    let targets: Vec<Target> = visible
        .iter()
        .map(|word| {
            let text = word.as_str();
            let colour = if has(&asked.black, text) {
                Colour::Black
            } else if has(&asked.green, text) {
                Colour::Green
            } else {
                Colour::Beige
            };
            Target { meaning: lexicon.meaning(text), colour, promised: 0.0 }
        })
        .collect();
    let greens = targets.iter().filter(|target| target.colour == Colour::Green).count();
    let taste = Taste::at_the_start_of(asked.tokens, greens);
    let allowed = |word: &str| check_clue(language, &visible, word, true).allowed;
    let found = ideas(lexicon, &targets, &taste, 1 + ALTERNATIVES, allowed);
    let shown = |idea: &Idea| {
        let words: Vec<&str> = idea.targets.iter().map(|place| visible[*place].as_str()).collect();
        json!({ "clue": idea.word, "number": idea.number, "targets": words, "worth": short(idea.worth) })
    };
    let Some((best, others)) = found.split_first() else {
        // No word that it knows is allowed or there is nothing to point at: a numeral always is a clue.
        let numeral = (1..=99).map(|n: u8| n.to_string()).find(|n| allowed(n)).unwrap_or_default();
        return Ok(json!({ "clue": numeral, "number": greens.min(1), "targets": [], "alternatives": [] }));
    };
    let mut answer = shown(best);
    if let Value::Object(fields) = &mut answer {
        fields.insert("alternatives".into(), others.iter().map(shown).collect());
    }
    Ok(answer)
}

/// A number with three decimals: enough for a chance.
fn short(number: f32) -> f64 {
    f64::from((number * 1000.0).round()) / 1000.0
}

/// Answers each line. One that cannot be read is answered with its number and what is wrong, and the rest goes on; the exit
/// code then is 2.
fn each_line(answer: impl Fn(&str) -> Result<Value, String>) -> Result<ExitCode, CliError> {
    let mut wrong = 0_usize;
    for (index, line) in io::stdin().lock().split(b'\n').enumerate() {
        let line = line?;
        let text = String::from_utf8(line).map_err(|error| error.to_string());
        let answered = match &text {
            Ok(text) if text.trim().is_empty() => continue,
            Ok(text) => answer(text),
            Err(error) => Err(error.clone()),
        };
        match answered {
            Ok(answer) => say(answer)?,
            Err(error) => {
                wrong += 1;
                say(json!({ "error": error, "line": index + 1 }))?;
            }
        }
    }
    Ok(if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::from(2) })
}
