//! Working the write-ahead log into the file, beside the writer: a commit must not wait for what others wrote before it.
//!
//! Most of the log is copied while commits go on. Only for the little that came in meanwhile the writer is kept waiting
//! a moment, so that the log can begin anew: otherwise it would grow for as long as somebody writes.

use super::file::File;
use crate::StoreError;
use sqlx::{Connection, SqliteConnection};
use std::{sync::Arc, time::Duration};
use tokio::{
    sync::{Mutex, MutexGuard, watch},
    task::JoinHandle,
    time::{sleep, timeout},
};

/// How often the log is copied beside the writer before the writer has to wait for the rest.
const ROUNDS: u32 = 4;

/// After what time trouble is looked at again.
const RESPITE: Duration = Duration::from_secs(1);

/// When the log is worked into the file.
#[derive(Clone, Copy, Debug)]
pub(super) struct Upkeep {
    /// After about so many pages.
    pub pages: u64,
    /// After so long without a write; the log then takes no room either.
    pub quiet: Duration,
}

/// The writer's end: it says what it writes, and waits at the door.
pub(super) struct Checkpoints {
    /// About how many pages have gone into the log.
    written: watch::Sender<u64>,
    door: Arc<Mutex<()>>,
    task: JoinHandle<()>,
}

impl Checkpoints {
    pub fn start(file: Arc<File>, upkeep: Upkeep) -> Checkpoints {
        // A log may be there from before: that counts as something written.
        let (written, heard) = watch::channel(1);
        let door = Arc::new(Mutex::new(()));
        let keeper = Keeper {
            file,
            upkeep,
            connection: None,
            written: heard,
            door: Arc::clone(&door),
            done: 0,
            emptied: 0,
        };
        Checkpoints { written, door, task: tokio::spawn(keeper.run()) }
    }

    /// The leave to commit.
    pub async fn leave(&self) -> MutexGuard<'_, ()> {
        self.door.lock().await
    }

    /// About so many pages were written.
    pub fn wrote(&self, pages: u64) {
        self.written.send_if_modified(|written| {
            *written += pages;
            pages > 0
        });
    }

    /// Ends the upkeep, and its hold on the file.
    pub async fn end(self) {
        drop(self.written);
        let _ = self.task.await;
    }
}

struct Keeper {
    file: Arc<File>,
    upkeep: Upkeep,
    /// None before the first use and after trouble; with the file's generation that it belongs to.
    connection: Option<(u64, SqliteConnection)>,
    written: watch::Receiver<u64>,
    door: Arc<Mutex<()>>,
    /// How much had been written when last the whole log was in the file.
    done: u64,
    /// How much had been written when last the log took no room.
    emptied: u64,
}

impl Keeper {
    async fn run(mut self) {
        let mut quiet = false;
        loop {
            let tended = if quiet {
                self.empty().await
            } else if self.waiting() >= self.upkeep.pages {
                self.work_in().await
            } else {
                Ok(())
            };
            if tended.is_err() {
                // What stands in the way (a long reading, a full disk) stands in the way of nobody who writes.
                self.connection = None;
                sleep(RESPITE).await;
            }
            let news = if self.emptied == self.written() {
                Ok(self.written.changed().await)
            } else {
                timeout(self.upkeep.quiet, self.written.changed()).await
            };
            quiet = news.is_err();
            if let Ok(Err(_)) = news {
                break;
            }
        }
        if let Some((_, connection)) = self.connection {
            let _ = connection.close().await;
        }
    }

    fn written(&self) -> u64 {
        *self.written.borrow()
    }

    /// About how many pages of the log are not in the file.
    fn waiting(&self) -> u64 {
        self.written() - self.done
    }

    /// Brings the log into the file and lets it begin anew.
    async fn work_in(&mut self) -> Result<(), StoreError> {
        for _ in 0..ROUNDS {
            let before = self.written();
            // Were the writer faster than this, the log would never end.
            if self.waiting() >= 4 * self.upkeep.pages {
                break;
            }
            self.checkpoint("PRAGMA wal_checkpoint(PASSIVE)").await?;
            if self.written() - before < self.upkeep.pages / 128 {
                break;
            }
        }
        self.finish("PRAGMA wal_checkpoint(RESTART)").await
    }

    /// Brings the log into the file and leaves nothing of it.
    async fn empty(&mut self) -> Result<(), StoreError> {
        self.finish("PRAGMA wal_checkpoint(TRUNCATE)").await?;
        self.emptied = self.done;
        Ok(())
    }

    async fn finish(&mut self, how: &'static str) -> Result<(), StoreError> {
        let door = Arc::clone(&self.door);
        let _nobody_writes = door.lock().await;
        let written = self.written();
        self.checkpoint(how).await?;
        self.done = written;
        Ok(())
    }

    async fn checkpoint(&mut self, how: &'static str) -> Result<(), StoreError> {
        self.file.in_place()?;
        let generation = self.file.generation();
        let mut connection = match self.connection.take() {
            Some((made, connection)) if made == generation => connection,
            _ => self.file.for_checkpoints().await?,
        };
        let (busy, _, _): (bool, i64, i64) = sqlx::query_as(how).fetch_one(&mut connection).await?;
        self.connection = Some((generation, connection));
        if busy { Err(StoreError::unavailable("somebody else is at the log")) } else { Ok(()) }
    }
}
