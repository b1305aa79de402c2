//! The lobby: the listed tables where somebody may still sit down.
//!
//! What a list says of a table depends on the table's log alone, and the store's rows say how far that is. So a table that
//! nobody has changed is not read again for a list, though it is no longer in memory.

use crate::house::{House, HouseError};
use serde_json::Value;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{TableId, TableRow};

/// The most tables that the lobby lists.
const MOST: u32 = 30;

/// What was last listed of each table, with the number of the last entry that it knew.
#[derive(Default)]
pub(crate) struct Lobby(Mutex<HashMap<TableId, (u64, Value)>>);

impl Lobby {
    fn listed(&self) -> MutexGuard<'_, HashMap<TableId, (u64, Value)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is listed of a table that has not changed since.
    fn known(&self, row: &TableRow) -> Option<(u64, Value)> {
        self.listed().get(&row.id).filter(|(last, _)| *last >= row.last).cloned()
    }

    /// Keeps what is listed now, and nothing else.
    fn keep(&self, listed: HashMap<TableId, (u64, Value)>) {
        *self.listed() = listed;
    }
}

impl House {
    /// The listed tables where somebody may still sit down, newest first, as JSON.
    ///
    /// # Errors
    /// The store's trouble.
    pub(crate) async fn open_tables(self: &Arc<Self>) -> Result<Vec<Value>, HouseError> {
        let rows = self.store().open_tables(MOST).await.map_err(HouseError::Store)?;
        let (mut tables, mut listed) = (Vec::with_capacity(rows.len()), HashMap::new());
        for row in rows {
            let here = self.here(&row.id).map(|live| live.summary());
            let summary = match here.or_else(|| self.lobby.known(&row)) {
                Some(summary) => summary,
                None => match self.table(row.id).await {
                    Ok(live) => live.summary(),
                    // One table that cannot be read must not hide the others.
                    Err(trouble) => {
                        tracing::warn!(table = %row.id, %trouble, "a table cannot be listed");
                        continue;
                    }
                },
            };
            tables.push(summary.1.clone());
            listed.insert(row.id, summary);
        }
        self.lobby.keep(listed);
        Ok(tables)
    }
}
