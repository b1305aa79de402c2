//! Hearing of entries that any node has added.

use super::append::CHANNEL;
use crate::{Change, StoreError};
use sqlx::{
    PgPool,
    postgres::{PgConnectOptions, PgListener, PgPoolOptions},
};
use std::time::Duration;
use tokio::{
    sync::broadcast,
    task::JoinHandle,
    time::{sleep, timeout},
};

/// After so long without word the connection is tried: a network may swallow a connection without a sound.
const QUIET: Duration = Duration::from_secs(10);
const FIRST_PAUSE: Duration = Duration::from_millis(50);
const LONGEST_PAUSE: Duration = Duration::from_secs(2);

/// Listens from now on and spreads what it hears, until aborted.
pub(super) async fn start(
    options: PgConnectOptions,
    changes: broadcast::Sender<Change>,
) -> Result<JoinHandle<()>, StoreError> {
    // Of its own, so that listening takes no connection from those who work.
    let pool = PgPoolOptions::new()
        .max_connections(1)
        .max_lifetime(None)
        .idle_timeout(None)
        .acquire_timeout(Duration::from_secs(5))
        .connect_lazy_with(options);
    let listener = listen(&pool).await?;
    Ok(tokio::spawn(run(pool, listener, changes)))
}

async fn listen(pool: &PgPool) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

async fn run(pool: PgPool, mut listener: PgListener, changes: broadcast::Sender<Change>) {
    loop {
        let _ = hear(&mut listener, &changes).await;
        drop(listener);
        let mut pause = FIRST_PAUSE;
        listener = loop {
            sleep(pause).await;
            match listen(&pool).await {
                Ok(listener) => break listener,
                Err(_) => pause = (pause * 2).min(LONGEST_PAUSE),
            }
        };
        // Only now: whoever reads the logs again hears of everything after.
        let _ = changes.send(Change::Unknown);
    }
}

/// Passes word on until the connection is lost for good.
async fn hear(listener: &mut PgListener, changes: &broadcast::Sender<Change>) -> Result<(), sqlx::Error> {
    loop {
        let Ok(heard) = timeout(QUIET, listener.try_recv()).await else {
            let tried = sqlx::query("SELECT 1").execute(&mut *listener);
            timeout(QUIET, tried).await.map_err(|_| sqlx::Error::PoolTimedOut)??;
            continue;
        };
        // Nothing heard means that the connection was lost, and is there again already.
        let change = heard?.map_or(Change::Unknown, |word| understood(word.payload()));
        let _ = changes.send(change);
    }
}

fn understood(payload: &str) -> Change {
    let added = payload.split_once(':').and_then(|(table, number)| {
        Some(Change::Added { table: table.parse().ok()?, number: number.parse().ok()? })
    });
    added.unwrap_or(Change::Unknown)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TableId;

    #[test]
    fn word_is_understood_or_unknown() {
        let table = TableId::new([7; 16]);
        assert_eq!(understood(&format!("{table}:12")), Change::Added { table, number: 12 });
        for nonsense in ["", ":", "12", "07:12", &format!("{table}:"), &format!("{table}:-1")] {
            assert_eq!(understood(nonsense), Change::Unknown, "{nonsense}");
        }
    }
}
