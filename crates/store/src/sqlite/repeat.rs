//! One statement for many rows of arguments with few crossings to the database's thread.

use futures_util::TryStreamExt;
use sqlx::{AssertSqlSafe, Executor, SqliteConnection, query::Query, sqlite::SqliteArguments};
use std::sync::Arc;

/// A statement, and the same one several times over in one text: a crossing costs more than a small statement.
pub(super) struct Repeated {
    sizes: [(usize, Arc<str>); 3],
}

pub(super) type Bound = Query<'static, sqlx::Sqlite, SqliteArguments>;

impl Repeated {
    /// `statement` has the parameters `$1` to `$width`.
    pub fn new(statement: &str, width: usize) -> Repeated {
        let times = |times: usize| {
            let text: String = (0..times).map(|row| shifted(statement, row * width) + ";").collect();
            (times, Arc::from(text))
        };
        Repeated { sizes: [times(64), times(8), times(1)] }
    }

    /// Runs the statement once for every item, in order, and tells how many rows each changed.
    pub async fn run<Item>(
        &self,
        connection: &mut SqliteConnection,
        items: &[Item],
        bind: impl Fn(Bound, &Item) -> Bound,
    ) -> Result<Vec<u64>, sqlx::Error> {
        let mut changed = Vec::with_capacity(items.len());
        let mut rest = items;
        for (size, text) in &self.sizes {
            while let Some((items, others)) = rest.split_at_checked(*size) {
                rest = others;
                let query = sqlx::query(AssertSqlSafe(Arc::clone(text)));
                let query = items.iter().fold(query, &bind);
                let results: Vec<_> = (&mut *connection).execute_many(query).try_collect().await?;
                changed.extend(results.iter().map(|result| result.rows_affected()));
            }
        }
        Ok(changed)
    }
}

/// The statement with `by` added to the number of each parameter.
fn shifted(statement: &str, by: usize) -> String {
    let mut pieces = statement.split('$');
    let mut text = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let digits = piece.bytes().take_while(u8::is_ascii_digit).count();
        let number: usize = piece[..digits].parse().unwrap_or(0);
        text += &format!("${}{}", number + by, &piece[digits..]);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_are_shifted() {
        assert_eq!(shifted("a = $1, b = $12 - 1 AND c", 5), "a = $6, b = $17 - 1 AND c");
        assert_eq!(shifted("no parameter", 5), "no parameter");
    }
}
