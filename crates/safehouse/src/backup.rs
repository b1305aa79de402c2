//! `safehouse backup`: a copy of all tables, while they are played at.

use crate::cli::Backup;
use crate::serve::{Data, config, has_folder};
use commands::{CliError, say};
use std::process::ExitCode;
use store::{Sqlite, StoreError};

pub(crate) fn backup(wish: Backup) -> Result<ExitCode, CliError> {
    let data = match wish.data {
        Some(data) => data,
        None => config::read(&wish.config)?.data(),
    };
    let Data::File(from) = &data else {
        let advice = "a PostgreSQL database is backed up with pg_dump, and restored with pg_restore";
        return Err(CliError::new(format!("{data}: {advice}")));
    };
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| CliError::new(format!("the copy cannot be made: {error}")))?;
    let file = wish.file.display();
    if !from.exists() {
        return Err(CliError::new(format!(
            "{data}: there is no such file; say with --data where the tables are"
        )));
    }
    has_folder(&wish.file)?;
    match runtime.block_on(Sqlite::copy(from, &wish.file)) {
        Ok(()) => {
            say(format_args!("{data} is copied to {file}"))?;
            Ok(ExitCode::SUCCESS)
        }
        Err(StoreError::Taken) => {
            Err(CliError::new(format!("{file} exists already: name a new file for the copy")))
        }
        Err(trouble) => Err(data.failure(&trouble)),
    }
}
