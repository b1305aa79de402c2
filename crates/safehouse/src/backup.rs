//! `safehouse backup`: a copy of all tables, while they are played at.

use crate::cli::Backup;
use crate::failure::{Failure, say};
use crate::serve::{Data, config, has_folder};
use std::process::ExitCode;
use store::{Sqlite, Trouble};

pub(crate) fn backup(wish: Backup) -> Result<ExitCode, Failure> {
    let data = match wish.data {
        Some(data) => data,
        None => config::read(&wish.config)?.data(),
    };
    let Data::File(from) = &data else {
        let advice = "a PostgreSQL database is backed up with pg_dump, and restored with pg_restore";
        return Err(Failure::new(format!("{data}: {advice}")));
    };
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::new(format!("the copy cannot be made: {error}")))?;
    let file = wish.file.display();
    if !from.exists() {
        return Err(Failure::new(format!(
            "{data}: there is no such file; say with --data where the tables are"
        )));
    }
    has_folder(&wish.file)?;
    match runtime.block_on(Sqlite::copy(from, &wish.file)) {
        Ok(()) => {
            say(format_args!("{data} is copied to {file}"))?;
            Ok(ExitCode::SUCCESS)
        }
        Err(Trouble::Taken) => {
            Err(Failure::new(format!("{file} exists already: name a new file for the copy")))
        }
        Err(trouble) => Err(data.failure(&trouble)),
    }
}
