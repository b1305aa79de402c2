//! Requests byte by byte, each over a connection of its own: what no well-behaved client would send, and what comes back
//! to the last byte.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

/// How long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(60);

/// What came back.
#[derive(Default)]
pub struct Answer {
    /// The status, 0 if the connection ended without one.
    pub status: u16,
    /// Everything, head and body.
    pub bytes: Vec<u8>,
    /// From the first byte there to the last one back.
    pub took: Duration,
}

impl Answer {
    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<String> {
        let text = String::from_utf8_lossy(&self.bytes);
        let head = text.split("\r\n\r\n").next()?;
        head.lines().find_map(|line| {
            let (key, value) = line.split_once(':')?;
            key.eq_ignore_ascii_case(name).then(|| value.trim().to_owned())
        })
    }

    /// What follows the head.
    pub fn body(&self) -> String {
        String::from_utf8_lossy(&self.bytes)
            .split_once("\r\n\r\n")
            .map_or(String::new(), |(_, body)| body.into())
    }
}

/// The bytes of a request after which the connection ends.
pub fn request(method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Vec<u8> {
    let mut text = format!("{method} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n");
    for (name, value) in headers {
        text += &format!("{name}: {value}\r\n");
    }
    if method != "GET" {
        text += &format!("content-length: {}\r\n", body.len());
    }
    [text.as_bytes(), b"\r\n", body].concat()
}

/// A connection from an address of this machine: all of 127.0.0.0/8 is.
///
/// # Errors
/// If nobody takes it.
pub async fn connect(from: Ipv4Addr, port: u16) -> io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((from, 0).into())?;
    let stream = socket.connect((Ipv4Addr::LOCALHOST, port).into()).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// A connection from an address of this machine with little room for what comes: between machines the system holds a few
/// packets, on one machine it would hold megabytes.
///
/// # Errors
/// If nobody takes it.
pub fn deaf(from: Ipv4Addr, port: u16) -> io::Result<TcpStream> {
    let socket = socket2::Socket::new(socket2::Domain::IPV4, socket2::Type::STREAM, None)?;
    socket.set_recv_buffer_size(2048)?;
    socket.set_tcp_mss(536)?;
    socket.bind(&SocketAddr::from((from, 0)).into())?;
    socket.connect(&SocketAddr::from((Ipv4Addr::LOCALHOST, port)).into())?;
    socket.set_nonblocking(true)?;
    TcpStream::from_std(socket.into())
}

/// Sends the bytes and reads until the other side has no more.
///
/// # Errors
/// If there is no connection, or no end.
pub async fn send(from: Ipv4Addr, port: u16, bytes: &[u8]) -> io::Result<Answer> {
    let began = Instant::now();
    let exchange = async {
        let (mut read, mut write) = connect(from, port).await?.into_split();
        let mut answer = Vec::new();
        // Whoever is refused is often told before everything is sent: what comes back counts, not what was left over.
        let (_, read) = tokio::join!(write.write_all(bytes), read.read_to_end(&mut answer));
        match read {
            Err(error) if answer.is_empty() => Err(error),
            _ => Ok(answer),
        }
    };
    let bytes = timeout(PATIENCE, exchange).await.map_err(|_| io::Error::from(io::ErrorKind::TimedOut))??;
    let head = String::from_utf8_lossy(bytes.get(..bytes.len().min(32)).unwrap_or_default()).into_owned();
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    Ok(Answer { status, bytes, took: began.elapsed() })
}
