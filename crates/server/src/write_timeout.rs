//! A connection whose reader may take their time, but not for ever.

use crate::connections::Connection;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// How long somebody may take for [`LEAST`] bytes of what they asked for.
const PATIENCE: Duration = Duration::from_secs(20);

/// The least that is read in that time, in bytes: the slowest telephone takes more.
const LEAST: usize = 4 * 1024;

/// A connection that ends when what is written to it is hardly read: otherwise whoever asks and does not read would be kept in
/// memory with all that they have asked for.
pub(crate) struct Patient<S> {
    stream: S,
    /// Runs from the moment when the other side takes nothing more.
    waiting: Option<Waiting>,
    /// Counts for as long as the connection is there.
    _connection: Connection,
}

struct Waiting {
    until: Pin<Box<Sleep>>,
    taken: usize,
}

impl<S: Unpin> Patient<S> {
    pub fn new(stream: S, connection: Connection) -> Patient<S> {
        Patient { stream, waiting: None, _connection: connection }
    }

    fn write<T: Copy>(
        &mut self,
        context: &mut Context<'_>,
        write: impl FnOnce(Pin<&mut S>, &mut Context<'_>) -> Poll<io::Result<T>>,
        size: impl FnOnce(T) -> usize,
    ) -> Poll<io::Result<T>> {
        if let Poll::Ready(written) = write(Pin::new(&mut self.stream), context) {
            if let (Some(waiting), Ok(written)) = (&mut self.waiting, &written) {
                waiting.taken += size(*written);
            }
            // Whoever has read enough in their time has as much time again; whoever has read a little has what is left.
            if self.waiting.as_ref().is_some_and(|waiting| waiting.taken >= LEAST) {
                self.waiting = None;
            }
            return Poll::Ready(written);
        }
        let new = || Waiting { until: Box::pin(sleep(PATIENCE)), taken: 0 };
        let waiting = self.waiting.get_or_insert_with(new);
        ready!(waiting.until.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.write(context, |stream, context| stream.poll_write(context, bytes), |written| written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.write(context, |stream, context| stream.poll_write_vectored(context, bytes), |written| written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.write(context, |stream, context| stream.poll_flush(context), |()| 0)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.write(context, |stream, context| stream.poll_shutdown(context), |()| 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::connections::{Admission, Connections};
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    fn patient<S: Unpin>(stream: S) -> Patient<S> {
        let Admission::Welcome(connection) = Connections::new(0, 0).admit(None) else { panic!("room") };
        Patient::new(stream, connection)
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_reads_nothing_is_not_waited_for_for_ever() {
        let (house, _visitor) = duplex(16);
        let ended = patient(house).write_all(&[7; 1000]).await.unwrap_err();
        assert_eq!(ended.kind(), io::ErrorKind::TimedOut);
    }

    /// A byte now and then keeps no connection.
    #[tokio::test(start_paused = true)]
    async fn whoever_reads_hardly_anything_is_not_waited_for_either() {
        let (house, mut visitor) = duplex(16);
        let reading = tokio::spawn(async move {
            loop {
                sleep(Duration::from_secs(1)).await;
                if visitor.read_u8().await.is_err() {
                    break;
                }
            }
        });
        let began = tokio::time::Instant::now();
        let ended = patient(house).write_all(&[7; 100_000]).await.unwrap_err();
        assert_eq!(ended.kind(), io::ErrorKind::TimedOut);
        assert!(began.elapsed() <= Duration::from_secs(30), "{:?}", began.elapsed());
        reading.await.unwrap();
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_reads_slowly_gets_everything() {
        const ALL: usize = 40 * LEAST;
        let (house, mut visitor) = duplex(1024);
        let reading = async {
            let mut read: Vec<u8> = Vec::new();
            while read.len() < ALL {
                sleep(PATIENCE / 8).await;
                let mut some = [0; 1024];
                let count = visitor.read(&mut some).await.unwrap();
                read.extend(&some[..count]);
            }
            read
        };
        let mut house = patient(house);
        let (written, read) = tokio::join!(house.write_all(&[7; ALL]), reading);
        written.unwrap();
        assert_eq!(read, [7; ALL]);
    }
}
