//! Our guesses beside people's.

use commands::{CliError, say};
use duet::{Language, fold};
use duet_bots::{Agreement, Case, How, Lexicon, Listened, cross_validate, fit, rank};
use serde::Deserialize;
use serde_json::{Value, json};
use std::path::Path;
use std::process::ExitCode;

/// A turn that people played. What else a line says is not looked at.
#[derive(Deserialize)]
struct Turn {
    words: Vec<String>,
    clue: String,
    guesses: Vec<String>,
}

/// `safehouse duet human`: how often the first human guess is our first, or among our first three. A clue that is not known
/// at all counts as wrong; a turn without a guess on the table is not counted. The weights of the sources are also fitted anew
/// and tried on turns with other clues.
pub(crate) fn human(file: &Path, language: &str) -> Result<ExitCode, CliError> {
    let language: Language = language.parse().map_err(CliError::new)?;
    let lexicon = Lexicon::of(language);
    let text = std::fs::read_to_string(file)
        .map_err(|error| CliError::new(format!("{}: {error}", file.display())))?;
    let (mut turns, mut first, mut third) = (0_u32, 0_u32, 0_u32);
    let (mut unreadable, mut no_guess, mut unknown, mut other_ways) = (0_u32, 0_u32, 0_u32, 0_u32);
    let (mut meant, mut chosen) = (0.0_f64, 0_u32);
    let mut cases: Vec<Case> = Vec::new();
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let Ok(turn) = serde_json::from_str::<Turn>(line) else {
            unreadable += 1;
            continue;
        };
        let words: Vec<&str> = turn.words.iter().map(String::as_str).collect();
        let guess = turn.guesses.first().map(|guess| fold(language, guess));
        let Some(guess) = guess.filter(|guess| words.iter().any(|word| fold(language, word) == *guess))
        else {
            no_guess += 1;
            continue;
        };
        turns += 1;
        let clue = lexicon.meaning(&turn.clue);
        cases.push(Case {
            clue: fold(language, &turn.clue),
            words: words.iter().map(|word| clue.sources(&lexicon.meaning(word))).collect(),
            guess: words.iter().position(|word| fold(language, word) == guess).unwrap_or_default(),
            known: clue.how() != How::Unknown,
        });
        match clue.how() {
            How::Known => {}
            How::Unknown => {
                unknown += 1;
                continue;
            }
            How::Foreign | How::Parts | How::Spelling => other_ways += 1,
        }
        let (ranking, _) = rank(lexicon, &words, &turn.clue, 1);
        let place = ranking.iter().position(|(word, _)| fold(language, words[*word]) == guess);
        first += u32::from(place == Some(0));
        third += u32::from(place.is_some_and(|place| place < 3));
        if let Some(place) = place {
            let total: f32 = ranking.iter().map(|(_, chance)| chance).sum();
            meant += f64::from(ranking[place].1 / total).max(1e-9).ln();
            chosen += 1;
        }
    }
    let share = |count: u32| (f64::from(count) / f64::from(turns.max(1)) * 1000.0).round() / 1000.0;
    say(json!({
        "turns": turns,
        "top1": share(first),
        "top3": share(third),
        "clue_unknown": unknown,
        "clue_by_other_ways": other_ways,
        "not_counted": { "unreadable": unreadable, "no_guess_on_the_table": no_guess },
        "cross_validated": cross_validated(&cases, [true; 3]),
        "by_source": by_source(&cases),
        "mean_log_chance": (meant / f64::from(chosen.max(1)) * 1000.0).round() / 1000.0,
    }))?;
    Ok(ExitCode::SUCCESS)
}

/// Into how many parts the clues are divided: fitted on the others, tried on one.
const PARTS: usize = 10;

fn cross_validated(cases: &[Case], listened: Listened) -> Value {
    let Agreement { turns, first, third } = cross_validate(cases, listened, PARTS);
    let share = |count: usize| (count as f64 / turns.max(1) as f64 * 1000.0).round() / 1000.0;
    let weights = fit(&cases.iter().collect::<Vec<_>>(), listened)
        .map(|weight| (f64::from(weight) * 100.0).round() / 100.0);
    json!({ "top1": share(first), "top3": share(third), "weights": weights })
}

/// What is left if one source or two are not listened to, on turns that the weights were not fitted to.
fn by_source(cases: &[Case]) -> Value {
    json!({
        "vectors": cross_validated(cases, [true, false, false]),
        "vectors_and_shared": cross_validated(cases, [true, true, false]),
        "vectors_and_direct": cross_validated(cases, [true, false, true]),
        "associations_alone": cross_validated(cases, [false, true, true]),
    })
}
