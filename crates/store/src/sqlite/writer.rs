//! The one writer: whatever is asked while the disk is busy goes into the next transaction together.

use super::{
    append,
    checkpoint::Checkpoints,
    file,
    file::{File, Identity},
};
use crate::{Appended, Change, NewEntry, StoreError, TableId};
use async_trait::async_trait;
use sqlx::{Connection, SqliteConnection};
use std::{ops::Range, sync::Arc};
use tokio::sync::{broadcast, mpsc, oneshot};

/// Something to write beside appended entries.
#[async_trait]
pub(super) trait Write: Send + Sync + 'static {
    /// What the asker hears when it is durable.
    type Outcome: Send;

    /// Writes it. A refusal ([`StoreError::Taken`], [`StoreError::Missing`]) must leave nothing written.
    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Self::Outcome, StoreError>;

    /// The word to spread when it is durable.
    fn change(&self) -> Option<Change> {
        None
    }

    /// About how many pages it takes in the write-ahead log.
    fn pages(&self) -> usize {
        8
    }
}

type Reply<Outcome> = oneshot::Sender<Result<Outcome, StoreError>>;

/// A [`Write`] with somebody waiting for it, whatever its outcome is.
#[async_trait]
trait Errand: Send {
    /// Fails only if the store does.
    async fn apply(&mut self, connection: &mut SqliteConnection) -> Result<(), StoreError>;

    fn pages(&self) -> usize;

    /// Tells the asker, after the commit or instead of it.
    fn settle(self: Box<Self>, committed: Result<(), StoreError>, changes: &broadcast::Sender<Change>);
}

struct Asked<W: Write> {
    write: W,
    outcome: Option<Result<W::Outcome, StoreError>>,
    reply: Reply<W::Outcome>,
}

#[async_trait]
impl<W: Write> Errand for Asked<W> {
    async fn apply(&mut self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        match self.write.apply(connection).await {
            Err(trouble) if trouble.is_of_the_store() => Err(trouble),
            outcome => {
                self.outcome = Some(outcome);
                Ok(())
            }
        }
    }

    fn pages(&self) -> usize {
        self.write.pages()
    }

    fn settle(self: Box<Self>, committed: Result<(), StoreError>, changes: &broadcast::Sender<Change>) {
        let Asked { write, outcome, reply } = *self;
        let answer = committed.and_then(|()| outcome.unwrap_or_else(|| Err(closed())));
        if let (Ok(_), Some(change)) = (&answer, write.change()) {
            let _ = changes.send(change);
        }
        let _ = reply.send(answer);
    }
}

enum Request {
    Append(TableId, NewEntry, Reply<Appended>),
    Errand(Box<dyn Errand>),
    Close(oneshot::Sender<()>),
}

/// Where requests are handed in.
pub(super) struct Desk(mpsc::Sender<Request>);

impl Desk {
    pub async fn append(&self, table: TableId, entry: NewEntry) -> Result<Appended, StoreError> {
        self.ask(|reply| Request::Append(table, entry, reply)).await
    }

    pub async fn write<W: Write>(&self, write: W) -> Result<W::Outcome, StoreError> {
        self.ask(|reply| Request::Errand(Box::new(Asked { write, outcome: None, reply }))).await
    }

    async fn ask<Outcome>(
        &self,
        request: impl FnOnce(Reply<Outcome>) -> Request,
    ) -> Result<Outcome, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.0.send(request(reply)).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    /// Has everything handed in so far written, and the connection closed.
    pub async fn close(&self) {
        let (reply, closed) = oneshot::channel();
        if self.0.send(Request::Close(reply)).await.is_ok() {
            let _ = closed.await;
        }
    }
}

fn closed() -> StoreError {
    StoreError::unavailable("the store is closed")
}

pub(super) fn start(
    file: Arc<File>,
    connection: SqliteConnection,
    checkpoints: Checkpoints,
    changes: broadcast::Sender<Change>,
    group: usize,
) -> Desk {
    let (desk, requests) = mpsc::channel(group);
    let writer = Writer { file, connection: Some(connection), log: None, pages: 0, checkpoints, changes };
    tokio::spawn(writer.run(requests, group));
    Desk(desk)
}

struct Writer {
    file: Arc<File>,
    /// None after trouble: the next group gets a fresh one.
    connection: Option<SqliteConnection>,
    /// Which file the write-ahead log was after this connection's last commit.
    log: Option<Identity>,
    /// The limit of size this connection knows.
    pages: u64,
    checkpoints: Checkpoints,
    changes: broadcast::Sender<Change>,
}

/// What is done in one transaction: appended entries apart, since they go in by the handful.
#[derive(Default)]
struct Group {
    entries: Vec<(TableId, NewEntry)>,
    replies: Vec<Reply<Appended>>,
    answers: Vec<Result<Appended, StoreError>>,
    errands: Vec<Box<dyn Errand>>,
    steps: Vec<Step>,
}

enum Step {
    Append(Range<usize>),
    Errand(usize),
}

impl Group {
    fn add(&mut self, request: Request, closing: &mut Vec<oneshot::Sender<()>>) {
        match request {
            Request::Append(table, entry, reply) => {
                let place = self.entries.len();
                match self.steps.last_mut() {
                    Some(Step::Append(range)) => range.end = place + 1,
                    _ => self.steps.push(Step::Append(place..place + 1)),
                }
                self.entries.push((table, entry));
                self.replies.push(reply);
            }
            Request::Errand(errand) => {
                self.steps.push(Step::Errand(self.errands.len()));
                self.errands.push(errand);
            }
            Request::Close(reply) => closing.push(reply),
        }
    }

    async fn apply(&mut self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        for step in &self.steps {
            match step {
                Step::Append(range) => {
                    let answers = append::append(connection, &self.entries[range.clone()]).await?;
                    self.answers.extend(answers);
                }
                Step::Errand(place) => self.errands[*place].apply(connection).await?,
            }
        }
        Ok(())
    }

    /// About how many pages it takes in the log: an entry has its own page and its key's, and shares both with some.
    fn pages(&self) -> u64 {
        let of_entries = self.entries.iter().map(|(_, entry)| 1 + entry.body.len() / file::PAGE as usize);
        let of_errands = self.errands.iter().map(|errand| errand.pages());
        of_entries.chain(of_errands).sum::<usize>() as u64
    }

    fn settle(self, committed: Result<(), StoreError>, changes: &broadcast::Sender<Change>) {
        let mut answers = self.answers.into_iter();
        for ((table, entry), reply) in self.entries.iter().zip(self.replies) {
            let answer = match &committed {
                Ok(()) => answers.next().unwrap_or_else(|| Err(closed())),
                Err(trouble) => Err(trouble.clone()),
            };
            if let Ok(Appended::Added) = answer {
                let _ = changes.send(Change::Added { table: *table, number: entry.number });
            }
            let _ = reply.send(answer);
        }
        for errand in self.errands {
            errand.settle(committed.clone(), changes);
        }
    }
}

impl Writer {
    async fn run(mut self, mut requests: mpsc::Receiver<Request>, most: usize) {
        let mut waiting = Vec::with_capacity(most);
        let mut closing = Vec::new();
        while requests.recv_many(&mut waiting, most).await > 0 {
            let mut group = Group::default();
            waiting.drain(..).for_each(|request| group.add(request, &mut closing));
            if !closing.is_empty() {
                requests.close();
            }
            let committed = self.commit(&mut group).await;
            group.settle(committed, &self.changes);
        }
        self.checkpoints.end().await;
        if let Some(connection) = self.connection {
            let _ = connection.close().await;
        }
        for reply in closing {
            let _ = reply.send(());
        }
    }

    /// All of the group becomes durable, or none of it; after trouble the connection is not trusted again.
    async fn commit(&mut self, group: &mut Group) -> Result<(), StoreError> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => {
                self.pages = 0;
                self.log = None;
                self.file.reopen().await?
            }
        };
        self.file.in_place()?;
        let pages = self.file.most_pages();
        if pages != self.pages {
            file::limit(&mut connection, pages).await?;
            self.pages = pages;
        }
        let leave = self.checkpoints.leave().await;
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        group.apply(&mut transaction).await?;
        transaction.commit().await?;
        self.checkpoints.wrote(group.pages());
        // Asked again, since what was just written counts only if it can be found again.
        self.file.in_place()?;
        let log = self.file.log();
        if log.is_none() || self.log.is_some_and(|before| Some(before) != log) {
            return Err(self.rescue(connection).await);
        }
        drop(leave);
        self.log = log;
        self.connection = Some(connection);
        Ok(())
    }

    /// Somebody has removed the write-ahead log. This connection still has it: what is in it goes into the file, and
    /// everybody begins with a new one. What was just committed may count or not, as after a crash.
    async fn rescue(&self, mut connection: SqliteConnection) -> StoreError {
        let saved: Result<(bool, i64, i64), _> =
            sqlx::query_as("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut connection).await;
        self.file.lost();
        let lost = StoreError::unavailable("the store's write-ahead log was removed while it was in use");
        match saved {
            Ok((false, ..)) => lost,
            Ok(_) => StoreError::unavailable("the removed write-ahead log is still being read"),
            Err(error) => error.into(),
        }
    }
}
