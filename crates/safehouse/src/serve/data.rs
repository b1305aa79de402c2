//! Where the tables are kept.

use commands::CliError;
use serde::Deserialize;
use std::convert::Infallible;
use std::error::Error;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use store::{Postgres, Sqlite, Store, StoreError};

/// A file, or a database. A database's URL may hold a password: it is never shown whole.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(from = "String")]
pub(crate) enum Data {
    File(PathBuf),
    Postgres(String),
}

impl From<String> for Data {
    fn from(text: String) -> Data {
        if text.starts_with("postgres:") || text.starts_with("postgresql:") {
            Data::Postgres(text)
        } else {
            Data::File(text.into())
        }
    }
}

impl FromStr for Data {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Data, Infallible> {
        Ok(text.to_owned().into())
    }
}

impl Default for Data {
    fn default() -> Data {
        Data::File("safehouse.db".into())
    }
}

impl fmt::Display for Data {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Data::File(file) => {
                write!(f, "{}", std::path::absolute(file).as_deref().unwrap_or(file).display())
            }
            Data::Postgres(url) => {
                let rest = url.split_once("://").map_or("", |(_, rest)| rest);
                let rest = rest.split(['?', '#']).next().unwrap_or_default();
                let place = rest.rsplit_once('@').map_or(rest, |(_, place)| place);
                write!(f, "PostgreSQL at {}", if place.is_empty() { "its usual place" } else { place })
            }
        }
    }
}

impl fmt::Debug for Data {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
impl serde::Serialize for Data {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl Data {
    /// Opens the store, and brings it into the shape of today.
    pub(crate) async fn open(&self) -> Result<Arc<dyn Store>, CliError> {
        let opened: Result<Arc<dyn Store>, StoreError> = match self {
            Data::File(file) => {
                has_folder(file)?;
                Sqlite::open(file).await.map(|store| Arc::new(store) as _)
            }
            Data::Postgres(url) => Postgres::open(url).await.map(|store| Arc::new(store) as _),
        };
        opened.map_err(|trouble| self.failure(&trouble))
    }

    /// What kept the store from being opened or copied, and what to do.
    pub(crate) fn failure(&self, trouble: &StoreError) -> CliError {
        let cause = trouble.source().map(ToString::to_string).unwrap_or_default();
        let advice = match (self, trouble) {
            (Data::File(_), StoreError::Unavailable(_)) => {
                format!("it cannot be opened ({cause}): name another file with --data")
            }
            (Data::Postgres(_), StoreError::Unavailable(_)) => {
                format!("it cannot be reached ({cause}): check the URL and that the database runs")
            }
            (_, StoreError::Foreign(_)) => "it is not a Safehouse store: name another with --data".into(),
            (_, StoreError::Newer { .. }) => {
                format!("{trouble} Install that one, or serve a backup from before it.")
            }
            (_, StoreError::InUse) => {
                "another Safehouse serves it already: end that one, or name another file with --data".into()
            }
            (_, StoreError::Corrupt(_)) => format!("it is damaged ({cause}): serve your last backup"),
            _ => trouble.to_string(),
        };
        CliError::new(format!("{self}: {advice}"))
    }
}

/// Fails if a file cannot be made there since its folder is missing.
pub(crate) fn has_folder(file: &Path) -> Result<(), CliError> {
    match file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) if !folder.is_dir() => {
            let folder = folder.display();
            Err(CliError::new(format!("there is no folder {folder}: make it, or name another file")))
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_never_shown() {
        let urls = [
            ("postgres://ada:hush@db.example.org:5432/house", "PostgreSQL at db.example.org:5432/house"),
            ("postgresql://ada:h@u/s?h@db/house?password=hush#hush", "PostgreSQL at u/s"),
            ("postgres:///house?host=/run/postgresql&password=hush", "PostgreSQL at /house"),
            ("postgres:hush", "PostgreSQL at its usual place"),
        ];
        for (url, shown) in urls {
            let data = Data::from(url.to_owned());
            assert_eq!((data.to_string(), format!("{data:?}")), (shown.to_owned(), shown.to_owned()));
        }
    }
}
