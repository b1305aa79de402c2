//! A connection whose reader may take their time, but not for ever.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// How long somebody may read nothing of what they asked for.
const PATIENCE: Duration = Duration::from_secs(30);

/// A connection that ends when nothing of what is written to it is read for a while: otherwise whoever asks and does not
/// read would be kept in memory with all that they have asked for.
pub(crate) struct Patient<S> {
    stream: S,
    /// Runs while the other side takes nothing.
    waiting: Option<Pin<Box<Sleep>>>,
}

impl<S: Unpin> Patient<S> {
    pub fn new(stream: S) -> Patient<S> {
        Patient { stream, waiting: None }
    }

    fn write<T>(
        &mut self,
        context: &mut Context<'_>,
        write: impl FnOnce(Pin<&mut S>, &mut Context<'_>) -> Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if let Poll::Ready(written) = write(Pin::new(&mut self.stream), context) {
            self.waiting = None;
            return Poll::Ready(written);
        }
        let waiting = self.waiting.get_or_insert_with(|| Box::pin(sleep(PATIENCE)));
        ready!(waiting.as_mut().poll(context));
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
        self.write(context, |stream, context| stream.poll_write(context, bytes))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.write(context, |stream, context| stream.poll_write_vectored(context, bytes))
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.write(context, |stream, context| stream.poll_flush(context))
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.write(context, |stream, context| stream.poll_shutdown(context))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    #[tokio::test(start_paused = true)]
    async fn whoever_reads_nothing_is_not_waited_for_for_ever() {
        let (house, _visitor) = duplex(16);
        let mut house = Patient::new(house);
        let ended = house.write_all(&[7; 1000]).await.unwrap_err();
        assert_eq!(ended.kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_reads_slowly_gets_everything() {
        let (house, mut visitor) = duplex(16);
        let mut house = Patient::new(house);
        let reading = async {
            let mut read = Vec::new();
            while read.len() < 1000 {
                sleep(PATIENCE / 2).await;
                read.push(visitor.read_u8().await.unwrap());
            }
            read
        };
        let (written, read) = tokio::join!(house.write_all(&[7; 1000]), reading);
        written.unwrap();
        assert_eq!(read, [7; 1000]);
    }
}
