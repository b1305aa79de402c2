//! The network between programs and the house: it carries everything, until it is cut.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// A way to a server that can be cut.
pub struct Proxy {
    port: u16,
    cuts: watch::Sender<u32>,
    closed: Arc<AtomicBool>,
    carrying: JoinHandle<()>,
}

impl Proxy {
    /// A way to the server at this port.
    pub async fn to(server: u16) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (cuts, cut) = watch::channel(0);
        let closed = Arc::new(AtomicBool::new(false));
        let carrying = tokio::spawn({
            let closed = closed.clone();
            async move {
                while let Ok((mut client, _)) = listener.accept().await {
                    let (closed, mut cut) = (closed.clone(), cut.clone());
                    cut.mark_unchanged();
                    tokio::spawn(async move {
                        if closed.load(Ordering::Relaxed) {
                            return;
                        }
                        let Ok(mut server) = TcpStream::connect(("127.0.0.1", server)).await else { return };
                        let _ = (client.set_nodelay(true), server.set_nodelay(true));
                        tokio::select! {
                            _ = copy_bidirectional(&mut client, &mut server) => {}
                            _ = cut.changed() => {}
                        }
                    });
                }
            }
        });
        Proxy { port, cuts, closed, carrying }
    }

    /// Where programs find the server.
    pub fn base(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Cuts all connections. While it is closed, new ones come to nothing.
    pub fn cut(&self, closed: bool) {
        self.closed.store(closed, Ordering::Relaxed);
        self.cuts.send_modify(|cuts| *cuts += 1);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.carrying.abort();
    }
}
