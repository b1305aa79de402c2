//! Where appends are handed in: what is asked while the database is busy goes into the next statement together.

use super::append;
use crate::{Appended, NewEntry, StoreError, TableId};
use sqlx::PgPool;
use std::collections::HashSet;
use tokio::sync::{mpsc, oneshot};

/// The most entries that are appended together.
const GROUP: usize = 512;

struct Asked {
    table: TableId,
    entry: NewEntry,
    reply: oneshot::Sender<Result<Appended, StoreError>>,
}

/// Where appends are handed in.
pub(super) struct Desk(mpsc::Sender<Asked>);

impl Desk {
    pub fn start(pool: PgPool) -> Desk {
        let (desk, asked) = mpsc::channel(GROUP);
        tokio::spawn(run(pool, asked));
        Desk(desk)
    }

    pub async fn append(&self, table: TableId, entry: NewEntry) -> Result<Appended, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.0.send(Asked { table, entry, reply }).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }
}

fn closed() -> StoreError {
    StoreError::unavailable("the store is closed")
}

async fn run(pool: PgPool, mut desk: mpsc::Receiver<Asked>) {
    let mut waiting = Vec::new();
    let mut coming = Vec::with_capacity(GROUP);
    while !waiting.is_empty() || desk.recv_many(&mut coming, GROUP).await > 0 {
        // Whoever has come meanwhile goes along.
        while waiting.len() + coming.len() < GROUP
            && let Ok(asked) = desk.try_recv()
        {
            coming.push(asked);
        }
        waiting.append(&mut coming);
        // One entry a table: the next one of the same table needs to see the one before.
        let mut tables = HashSet::new();
        let (group, later): (Vec<Asked>, Vec<Asked>) =
            waiting.drain(..).partition(|asked| tables.insert(asked.table));
        waiting = later;
        let (entries, replies): (Vec<_>, Vec<_>) =
            group.into_iter().map(|Asked { table, entry, reply }| ((table, entry), reply)).unzip();
        match append::append(&pool, &entries).await {
            Ok(answers) => {
                replies.into_iter().zip(answers).for_each(|(reply, answer)| drop(reply.send(answer)));
            }
            Err(trouble) => replies.into_iter().for_each(|reply| drop(reply.send(Err(trouble.clone())))),
        }
    }
}
