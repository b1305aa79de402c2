//! Asking a person at a terminal.

use crate::cli::GameName;
use crate::failure::{Failure, say};
use crate::rules;
use std::io::{self, BufRead, Write};

/// What a person can answer besides a number.
const HELP: &str =
    "Type the number of your choice. t shows the table, r S13 explains a rule, q stops the game.";

/// Asks until one of the choices is taken: its place in the list. Nothing if the person wants to stop or is gone.
pub(crate) fn choose(
    game: GameName,
    question: &str,
    choices: &[String],
    table: &str,
) -> Result<Option<usize>, Failure> {
    say(format!("\n{question}"))?;
    for (number, choice) in choices.iter().enumerate() {
        say(format!("  {:>2}  {choice}", number + 1))?;
    }
    let mut lines = io::stdin().lock();
    loop {
        write!(io::stdout(), "> ")?;
        io::stdout().flush()?;
        let mut line = Vec::new();
        if lines.read_until(b'\n', &mut line)? == 0 {
            say("")?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line);
        let mut words = line.split_whitespace();
        match (words.next(), words.next()) {
            (Some("q" | "quit"), _) => return Ok(None),
            (Some("t" | "table"), _) => say(table)?,
            (Some("r" | "rule"), Some(id)) => match rules::rule(rules::page(game), id) {
                Some(rule) => say(rule.replace('*', ""))?,
                None => say(format!("There is no rule {id}."))?,
            },
            (Some(number), None) => match number.parse::<usize>() {
                Ok(number) if (1..=choices.len()).contains(&number) => return Ok(Some(number - 1)),
                _ => say(format!("A number from 1 to {} is needed here. {HELP}", choices.len()))?,
            },
            _ => say(HELP)?,
        }
    }
}
