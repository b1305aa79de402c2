//! Many who ask for much and read nothing: what waits for one address is bounded, whichever way it was asked for.

use crate::house::House;
use crate::limits::house;
use crate::visitor::Visitor;
use serde_json::json;
use socket2::{Domain, Socket, Type};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// The most memory that the house may take beyond what it had before, in MB. What may wait for an address is 16 MB, and what
/// is on its way stands in memory about four times (the scene, its text, and the buffers of the connection); what these
/// connections ask for is several times more.
const MOST: f64 = 128.0;

/// More connections than there is room for.
const MANY: usize = 400;

/// A connection with little room on the way: between machines the system holds a few packets, on one machine megabytes.
fn deaf(house: &House) -> TcpStream {
    let address: SocketAddr = house.url.strip_prefix("http://").unwrap().parse().unwrap();
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None).unwrap();
    socket.set_recv_buffer_size(2048).unwrap();
    socket.set_tcp_mss(536).unwrap();
    socket.connect(&address.into()).unwrap();
    let stream = TcpStream::from(socket);
    stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    stream
}

/// Sends this over connection after connection and reads nothing but the status of each, until one is told to read first.
/// Gives all connections.
fn fill(house: &House, request: &str) -> Vec<TcpStream> {
    let mut held = Vec::new();
    for _ in 0..MANY {
        let mut stream = deaf(house);
        stream.write_all(request.as_bytes()).unwrap();
        let mut status = [0; 12];
        stream.read_exact(&mut status).unwrap();
        if status.ends_with(b"503") {
            let mut answer = String::new();
            while !answer.contains("too_much") {
                let mut some = [0; 512];
                let count = stream.read(&mut some).unwrap();
                assert!(count > 0, "{answer}");
                answer += &String::from_utf8_lossy(&some[..count]);
            }
            assert!(answer.contains("retry-after: "), "{answer}");
            return held;
        }
        held.push(stream);
    }
    panic!("all of {MANY} connections are written to, and none of them reads");
}

/// A table of Secrets with much talk, in letters that take four bytes each.
fn talkative(person: &Visitor) -> String {
    let options = json!({ "players": 8 });
    let table = json!({ "game": "secrets", "options": options, "listed": true, "name": "Host" });
    let id = person.post("/api/tables", &table).good()["id"].as_str().unwrap().to_owned();
    for _ in 0..130 {
        person.ask(&id, &json!({ "chat": { "to": "table", "text": "🕵".repeat(500) } })).good();
    }
    id
}

/// The opening of a WebSocket from the house's own pages.
fn upgrade(house: &House, path: &str) -> String {
    format!(
        "GET {path} HTTP/1.1\r\nHost: {}\r\nOrigin: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        house.url.strip_prefix("http://").unwrap(),
        house.url,
    )
}

fn get(path: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
}

#[test]
fn unread_websockets_and_streams_hold_little() {
    let folder = tempfile::tempdir().unwrap();
    let house = house(&folder, &[]);
    let id = talkative(&house.person());
    let before = house.peak();
    let ways = [
        upgrade(&house, &format!("/api/tables/{id}/ws")),
        upgrade(&house, &format!("/t/{id}/live")),
        get(&format!("/api/tables/{id}/stream")),
    ];
    for request in ways {
        let held = fill(&house, &request);
        let more = house.peak() - before;
        assert!(more < MOST, "{more:.0} MB more for {} who do not read: {request}", held.len());
        drop(held);
        // The house notices in its own time.
        while house.person().get(&format!("/api/tables/{id}/ws")).status == 503 {}
    }
}

#[test]
fn unread_replays_hold_little() {
    let folder = tempfile::tempdir().unwrap();
    let house = house(&folder, &[]);
    let person = house.person();
    let bots = [0, 1].map(|seat| json!({ "seat": seat, "bot": "random" }));
    let table = json!({ "game": "confusion", "bots": bots, "start": true });
    let id = person.post("/api/tables", &table).good()["id"].as_str().unwrap().to_owned();
    let replay = format!("/api/tables/{id}/replay");
    while person.get(&replay).status != 200 {
        std::thread::sleep(Duration::from_millis(50));
    }
    let before = house.peak();
    let held = fill(&house, &get(&replay));
    let more = house.peak() - before;
    assert!(more < MOST, "{more:.0} MB more for {} who do not read", held.len());
}
