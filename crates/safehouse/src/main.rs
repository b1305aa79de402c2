//! Safehouse: three spy games of hidden information. Serve tables, play in the terminal, simulate, compare bots, replay,
//! verify.

mod backup;
mod cli;
mod confusion;
mod duet;
mod failure;
mod ladder;
mod language;
mod names;
mod play;
mod records;
mod rules;
mod secrets;
mod serve;
mod simulate;
mod verify;

use clap::Parser;
use failure::Failure;
use std::process::ExitCode;

/// Many small messages from several threads: the system's allocator costs a server here a tenth of its time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let command = match cli::Cli::try_parse() {
        Ok(cli) => cli.command,
        Err(error) if !error.use_stderr() => {
            // Help and version are no errors.
            let _ = error.print();
            return ExitCode::SUCCESS;
        }
        Err(error) => return Failure::from(error).exit(),
    };
    let command = match command {
        Some(command) => command,
        // The main job, with whatever the environment says about it.
        None => match cli::Cli::try_parse_from(["safehouse", "serve"]) {
            Ok(cli::Cli { command: Some(command) }) => command,
            Ok(_) => return ExitCode::SUCCESS,
            Err(error) => return Failure::from(error).exit(),
        },
    };
    match run(command) {
        Ok(code) => code,
        Err(failure) => failure.exit(),
    }
}

fn run(command: cli::Command) -> Result<ExitCode, Failure> {
    match command {
        cli::Command::Serve(wish) => serve::serve(*wish),
        cli::Command::Backup(wish) => backup::backup(wish),
        cli::Command::Play(cli::Playable::Secrets(wish)) => secrets::play(&wish),
        cli::Command::Simulate(cli::Simulable::Secrets(wish)) => secrets::simulate(&wish),
        cli::Command::Play(cli::Playable::Confusion(wish)) => confusion::play(&wish),
        cli::Command::Simulate(cli::Simulable::Confusion(wish)) => confusion::simulate(&wish),
        cli::Command::Confusion(cli::ConfusionTool::Perft { file, table }) => confusion::perft(&file, &table),
        cli::Command::Confusion(cli::ConfusionTool::Infer(wish)) => confusion::infer(&wish),
        cli::Command::Play(cli::Playable::Duet(wish)) => duet::play(&wish),
        cli::Command::Simulate(cli::Simulable::Duet(wish)) => duet::simulate(&wish),
        cli::Command::Duet(cli::DuetTool::CheckClue { lang }) => duet::check_clue(&lang),
        cli::Command::Duet(cli::DuetTool::Guess { lang }) => duet::guess(&lang),
        cli::Command::Duet(cli::DuetTool::Clue { lang }) => duet::clue(&lang),
        cli::Command::Duet(cli::DuetTool::Human { file, lang }) => duet::human(&file, &lang),
        cli::Command::Duet(cli::DuetTool::Words { lang }) => duet::print_words(&lang),
        cli::Command::Ladder(cli::Climbable::Secrets(wish)) => ladder::secrets::climb(&wish),
        cli::Command::Ladder(cli::Climbable::Confusion(wish)) => ladder::confusion::climb(&wish),
        cli::Command::Ladder(cli::Climbable::Duet(wish)) => ladder::duet::climb(&wish),
        cli::Command::Replay(wish) => records::replay(&wish),
        cli::Command::Verify(wish) => verify::verify(&wish),
        cli::Command::Rules { game, id, lang } => {
            rules::print(game, id.as_deref(), lang.unwrap_or_else(language::of_the_system))
        }
    }
}
