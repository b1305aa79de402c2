//! The wire between a browser and the house, which can be cut.

use std::net::SocketAddr;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A wire to a house. Browsers come in at its own address.
pub struct Wire {
    pub base: String,
    whole: watch::Sender<bool>,
}

impl Wire {
    /// Lays a wire to the house at this address.
    pub async fn to(house: &str) -> Wire {
        let house: SocketAddr = house.strip_prefix("http://").unwrap().parse().unwrap();
        let door = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}", door.local_addr().unwrap());
        let (whole, state) = watch::channel(true);
        tokio::spawn(async move {
            loop {
                let Ok((mut visitor, _)) = door.accept().await else { return };
                let mut state = state.clone();
                // Over a cut wire nobody answers.
                if *state.borrow_and_update() {
                    tokio::spawn(async move {
                        let Ok(mut inside) = TcpStream::connect(house).await else { return };
                        tokio::select! {
                            _ = copy_bidirectional(&mut visitor, &mut inside) => {}
                            _ = state.changed() => {}
                        }
                    });
                }
            }
        });
        Wire { base, whole }
    }

    /// Cuts it: everything that is under way is gone.
    pub fn cut(&self) {
        self.whole.send_replace(false);
    }

    /// Mends it.
    pub fn mend(&self) {
        self.whole.send_replace(true);
    }
}
