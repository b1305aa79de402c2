//! Taking connections, until the house stops.

use crate::http::{Front, app};
use crate::patient::Patient;
use axum::extract::ConnectInfo;
use axum::extract::Request;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto;
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use std::io;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tower::ServiceExt;

/// How long a visitor may take to say what they want.
const HEADERS: Duration = Duration::from_secs(15);

/// How long a stop waits for requests under way.
const FAREWELL: Duration = Duration::from_secs(10);

/// How often a stop looks whether everybody has gone.
const GLANCE: Duration = Duration::from_millis(5);

/// How long to wait when no more connections can be taken.
const RESPITE: Duration = Duration::from_millis(100);

/// Serves the house until `stopping` turns true, then lets requests under way end.
pub async fn serve(listener: TcpListener, front: Front, mut stopping: watch::Receiver<bool>) {
    let rounds = tokio::spawn({
        let front = front.clone();
        async move { front.keep_house().await }
    });
    let app = app(front.clone());
    let graceful = GracefulShutdown::new();
    let mut http = auto::Builder::new(TokioExecutor::new()).http1_only();
    http.http1().timer(TokioTimer::new()).header_read_timeout(HEADERS).max_buf_size(32 * 1024);
    loop {
        let (stream, peer) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // A visitor who is gone again concerns nobody; out of files, we wait for some to be closed.
                    if !matches!(error.kind(), io::ErrorKind::ConnectionAborted | io::ErrorKind::ConnectionReset) {
                        tracing::warn!(%error, "no connection can be taken");
                        sleep(RESPITE).await;
                    }
                    continue;
                }
            },
            _ = async { stopping.wait_for(|stopping| *stopping).await.is_ok() } => break,
        };
        // Moves are small and people wait for them.
        let _ = stream.set_nodelay(true);
        let service = app.clone().map_request(move |request: hyper::Request<hyper::body::Incoming>| {
            let mut request: Request = request.map(axum::body::Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            request
        });
        let service = TowerToHyperService::new(service);
        let connection =
            http.serve_connection_with_upgrades(TokioIo::new(Patient::new(stream)), service).into_owned();
        let connection = graceful.watch(connection);
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::debug!(%error, "a connection ended");
            }
        });
    }
    drop(listener);
    let farewell = async {
        graceful.shutdown().await;
        // WebSockets have left the server's hands: they say goodbye by themselves.
        while front.has_listeners() {
            sleep(GLANCE).await;
        }
    };
    if timeout(FAREWELL, farewell).await.is_err() {
        tracing::warn!("some requests were still under way at the end");
    }
    rounds.abort();
}
