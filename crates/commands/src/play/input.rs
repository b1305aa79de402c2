//! Asking a person at a terminal.

use crate::{CliError, Rules, rules, say};
use std::io::{self, BufRead, Write};

/// What a person types.
pub struct Input(());

/// What a question needs besides its choices.
pub struct Help<'a> {
    /// The rules that `r` explains.
    pub rules: Rules,
    /// What `t` shows.
    pub table: &'a str,
    /// What `?` says.
    pub usage: &'a str,
}

impl Input {
    pub(super) fn new() -> Input {
        Input(())
    }

    /// A line that the person typed; nothing at the end of the input.
    fn line(&mut self, prompt: &str) -> Result<Option<String>, CliError> {
        write!(io::stdout(), "{prompt}")?;
        io::stdout().flush()?;
        let mut line = Vec::new();
        if io::stdin().lock().read_until(b'\n', &mut line)? == 0 {
            say("")?;
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&line).trim().to_owned()))
    }

    /// Asks until a line comes that is no question back. Nothing if the person wants to stop or is gone.
    ///
    /// # Errors
    /// If the terminal cannot be read or written.
    pub fn words(&mut self, help: &Help<'_>) -> Result<Option<String>, CliError> {
        loop {
            let Some(line) = self.line("> ")? else { return Ok(None) };
            let mut words = line.split_whitespace();
            match (words.next(), words.next(), words.next()) {
                (Some("q" | "quit"), None, _) => return Ok(None),
                (Some("t" | "table"), None, _) => say(help.table)?,
                (Some("r" | "rule"), Some(id), None) => match rules::rule(help.rules.page("en"), id) {
                    Some(rule) => say(rule.replace('*', ""))?,
                    None => say(format!("There is no rule {id}."))?,
                },
                (None, ..) | (Some("?" | "h" | "help"), None, _) => say(help.usage)?,
                _ => return Ok(Some(line)),
            }
        }
    }

    /// Asks until one of the choices is taken: its place in the list.
    ///
    /// # Errors
    /// If the terminal cannot be read or written.
    pub fn choose(
        &mut self,
        question: &str,
        choices: &[String],
        help: &Help<'_>,
    ) -> Result<Option<usize>, CliError> {
        say(format!("\n{question}"))?;
        for (number, choice) in choices.iter().enumerate() {
            say(format!("  {:>2}  {choice}", number + 1))?;
        }
        loop {
            let Some(words) = self.words(help)? else { return Ok(None) };
            match words.parse::<usize>() {
                Ok(number) if (1..=choices.len()).contains(&number) => return Ok(Some(number - 1)),
                _ => say(format!("A number from 1 to {} is needed here. {}", choices.len(), help.usage))?,
            }
        }
    }

    /// Hides what the one before had on the screen, and waits for the next.
    pub(super) fn curtain(&mut self, name: &str) -> Result<(), CliError> {
        // Clear the screen and what can be scrolled back to.
        say("\x1b[2J\x1b[3J\x1b[H")?;
        say(format!("{name} sits down at the screen now; everybody else looks away."))?;
        self.line("Press Enter when you are ready. ")?;
        Ok(())
    }
}
