//! A copy of the store while it is in use.

use super::file::{File, make_private};
use crate::StoreError;
use sqlx::{ConnectOptions, Connection};
use std::{fs, io, path::Path};

/// Writes the copy beside `target` first, so that a file of that name is always whole.
pub(super) async fn backup(file: &File, target: &Path) -> Result<(), StoreError> {
    if fs::exists(target).map_err(StoreError::unavailable)? {
        return Err(StoreError::Taken);
    }
    let mut part = target.as_os_str().to_owned();
    part.push(".part");
    let part = Path::new(&part);
    let name = part.to_str().ok_or(StoreError::Malformed("The name of the file is not plain text."))?;
    remove(part)?;
    make_private(part)?;

    let copied = async {
        let mut connection = file.for_reading().connect().await?;
        // The copy is written through this connection, though nothing of the store is.
        sqlx::raw_sql("PRAGMA query_only = off").execute(&mut connection).await?;
        sqlx::query("VACUUM INTO $1").bind(name).execute(&mut connection).await?;
        connection.close().await?;
        Ok(())
    };
    let kept = match copied.await {
        Ok(()) => keep(part, target).await,
        Err(error) => Err(sqlx::Error::into(error)),
    };
    if kept.is_err() {
        remove(part)?;
    }
    kept
}

/// Makes the copy durable under its own name.
async fn keep(part: &Path, target: &Path) -> Result<(), StoreError> {
    let (part, target) = (part.to_owned(), target.to_owned());
    let kept = tokio::task::spawn_blocking(move || {
        fs::File::open(&part)?.sync_all()?;
        fs::rename(&part, &target)?;
        let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty());
        fs::File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
    });
    kept.await.map_err(StoreError::unavailable)?.map_err(StoreError::unavailable)
}

fn remove(part: &Path) -> Result<(), StoreError> {
    match fs::remove_file(part) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(StoreError::unavailable(error)),
        _ => Ok(()),
    }
}
