//! Safehouse: spy games of hidden information. Serve tables, play in the terminal, simulate, compare bots, replay, verify.

mod backup;
mod cli;
mod language;
mod serve;

use cli::{Asked, Games, HouseCommand, RecordCommand};
use commands::{CliError, rules};
use std::process::ExitCode;

/// Many small messages from several threads: the system's allocator costs a server here a tenth of its time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    run().unwrap_or_else(|error| error.exit())
}

fn run() -> Result<ExitCode, CliError> {
    let games = games::commands().map_err(CliError::new)?;
    let matches = match cli::command(&games).try_get_matches() {
        // The main job, with whatever the environment says about it.
        Ok(matches) if matches.subcommand().is_none() => {
            cli::command(&games).try_get_matches_from(["safehouse", "serve"])?
        }
        Ok(matches) => matches,
        Err(error) if !error.use_stderr() => {
            // Help and version are no errors.
            let _ = error.print();
            return Ok(ExitCode::SUCCESS);
        }
        Err(error) => return Err(error.into()),
    };
    Asked::read(&games, &matches)?.map_or(Ok(ExitCode::SUCCESS), |asked| answer(&games, asked))
}

fn answer(games: Games<'_>, asked: Asked<'_>) -> Result<ExitCode, CliError> {
    match asked {
        Asked::House(HouseCommand::Serve(wish)) => serve::serve(*wish),
        Asked::House(HouseCommand::Backup(wish)) => backup::backup(wish),
        Asked::Game(command, said) => command.run(said),
        Asked::Record(RecordCommand::Replay(wish)) => commands::replay(games, &wish),
        Asked::Record(RecordCommand::Verify(wish)) => commands::verify(games, &wish),
        Asked::Record(RecordCommand::Rules(wish)) => {
            let game = games.iter().find(|game| game.name() == wish.game);
            let game = game.ok_or_else(|| CliError::new(format!("there is no game {}", wish.game)))?;
            let language = wish.lang.unwrap_or_else(language::of_the_system);
            rules::print(&game.rules(), wish.id.as_deref(), language.code())
        }
    }
}
