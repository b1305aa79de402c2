//! Taking connections, until the house stops.

use crate::connections::{Admission, Connection, Farewell};
use crate::http::{Address, Front, app};
use crate::write_timeout::Patient;
use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tower::ServiceExt;

/// How long a visitor may take to say what they want, and how long a connection is kept that says nothing.
const HEADERS: Duration = Duration::from_secs(15);

/// How long what was sent may stay unacknowledged by the other side's system.
#[cfg(target_os = "linux")]
const UNACKNOWLEDGED: Duration = Duration::from_secs(30);

/// How long a stop waits for requests under way.
const FAREWELL: Duration = Duration::from_secs(10);

/// How often a stop looks whether everybody has gone.
const GLANCE: Duration = Duration::from_millis(5);

/// How long to wait when no more connections can be taken.
const RESPITE: Duration = Duration::from_millis(100);

/// What somebody is told for whom there is no room.
const NO_ROOM: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\nretry-after: 5\r\n\
    connection: close\r\ncontent-length: 98\r\n\r\n\
    {\"error\":{\"why\":\"too_much\",\"message\":\"The house is full just now. Please try again in a moment.\"}}";

/// Serves the house until `stopping` turns true, then lets requests under way end.
pub async fn serve(listener: TcpListener, front: Front, mut stopping: watch::Receiver<bool>) {
    let rounds = tokio::spawn({
        let front = front.clone();
        async move { front.keep_house().await }
    });
    let connections = front.connections().clone();
    let serving = Serving { app: app(front.clone()), stopping: stopping.clone() };
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
        // All who come through a proxy have its address: of them only the whole house's limit is asked here.
        let from = (!front.site().behind_proxy).then(|| Address::new(peer.ip()));
        match connections.admit(from) {
            Admission::Welcome(connection) => {
                drop(tokio::spawn(serving.clone().talk(stream, peer, connection)))
            }
            Admission::Full(farewell) => drop(tokio::spawn(turn_away(stream, farewell))),
            Admission::Shut => drop(stream),
        }
    }
    drop(listener);
    let farewell = async {
        while connections.count() > 0 {
            sleep(GLANCE).await;
        }
    };
    if timeout(FAREWELL, farewell).await.is_err() {
        tracing::warn!("some requests were still under way at the end");
    }
    rounds.abort();
    front.house().say_goodbye().await;
}

/// What every connection needs.
#[derive(Clone)]
struct Serving {
    app: Router,
    stopping: watch::Receiver<bool>,
}

impl Serving {
    /// Answers what comes over a connection. Only HTTP/1.1 is spoken: a WebSocket begins with it, and one connection carries
    /// one request at a time, so what waits to be sent is bounded.
    async fn talk(mut self, stream: TcpStream, peer: SocketAddr, connection: Connection) {
        // Moves are small and people wait for them.
        let _ = stream.set_nodelay(true);
        let_go_of_the_dead(&stream);
        let service = self.app.map_request(move |request: hyper::Request<hyper::body::Incoming>| {
            let mut request: Request = request.map(axum::body::Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            request
        });
        // The connection counts until the last of it is gone, a WebSocket included.
        let stream = TokioIo::new(Patient::new(stream, connection));
        let served = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(HEADERS)
            .max_buf_size(32 * 1024)
            .serve_connection(stream, TowerToHyperService::new(service))
            .with_upgrades();
        let mut served = pin!(served);
        let ended = tokio::select! {
            ended = served.as_mut() => ended,
            _ = async { self.stopping.wait_for(|stopping| *stopping).await.is_ok() } => {
                served.as_mut().graceful_shutdown();
                served.await
            }
        };
        if let Err(error) = ended {
            tracing::debug!(%error, "a connection ended");
        }
    }
}

/// Lets the system end a connection whose other side acknowledges nothing any more: a stream of events hears of that by no
/// other way.
fn let_go_of_the_dead(stream: &TcpStream) {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::net::sockopt::set_tcp_user_timeout(stream, UNACKNOWLEDGED.as_millis() as u32)
    {
        tracing::debug!(%error, "a connection cannot be watched");
    }
    #[cfg(not(target_os = "linux"))]
    let _ = stream;
}

/// Tells somebody that there is no room, and listens for a moment: who is hung up on while speaking does not hear the answer.
async fn turn_away(mut stream: TcpStream, _farewell: Farewell) {
    let _ = timeout(Duration::from_secs(1), async {
        stream.write_all(NO_ROOM).await?;
        stream.shutdown().await?;
        let mut heard = [0; 1024];
        for _ in 0..16 {
            if stream.read(&mut heard).await? == 0 {
                break;
            }
        }
        io::Result::Ok(())
    })
    .await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_those_are_told_for_whom_there_is_no_room_is_an_answer() {
        let text = std::str::from_utf8(NO_ROOM).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        assert!(head.contains(&format!("content-length: {}", body.len())), "{} bytes", body.len());
        serde_json::from_str::<serde_json::Value>(body).unwrap();
    }
}
