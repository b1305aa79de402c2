//! Confusion at the command line.

mod args;
mod infer;
mod ladder;
mod perft;
mod seats;
mod story;
mod tally;
mod typed;

pub(crate) use seats::ConfusionTerminal;

use args::ConfusionTable;
use commands::{CliError, GameCommands};
use confusion::{Both, Chart, Options, Tokens, Variants, read_movers_file};

/// Confusion at the command line.
pub static COMMANDS: &dyn GameCommands = &ConfusionTerminal;

/// The options that the command line asks for.
pub(crate) fn options(table: &ConfusionTable) -> Result<Options, CliError> {
    let mut options = Options { draw_rules: !table.no_draw_rules, ..Options::default() };
    for name in &table.variants {
        *options.variants.named(name).ok_or_else(|| {
            CliError::new(format!("there is no variant \"{name}\": there is {}", Variants::NAMES.join(", ")))
        })? = true;
    }
    let both = tokens(&table.tokens)?;
    options.tokens = Both {
        white: table.white_tokens.as_deref().map_or(Ok(both), tokens)?,
        red: table.red_tokens.as_deref().map_or(Ok(both), tokens)?,
    };
    if let Some(file) = &table.movers {
        let wrong = |reason: &dyn std::fmt::Display| CliError::new(format!("{}: {reason}", file.display()));
        let text = std::fs::read_to_string(file).map_err(|error| wrong(&error))?;
        options.movers = read_movers_file(&text).map_err(|error| wrong(&error))?;
    }
    Chart::new(&options).map_err(CliError::new)?;
    Ok(options)
}

fn tokens(names: &str) -> Result<Tokens, CliError> {
    let mut tokens = Tokens::default();
    for name in names.split(',').map(str::trim).filter(|name| !name.is_empty()) {
        match name {
            "reveal" => tokens.reveal = true,
            "move-two" => tokens.move_two = true,
            "swap-two" => tokens.swap_two = true,
            "all" => tokens = Tokens::ALL,
            "none" => tokens = Tokens::default(),
            _ => {
                let there = "reveal, move-two, swap-two, all, none";
                return Err(CliError::new(format!("there is no token \"{name}\": there is {there}")));
            }
        }
    }
    Ok(tokens)
}
