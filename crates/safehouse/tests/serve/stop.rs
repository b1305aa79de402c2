//! A house that stops tells everybody, answers what is under way, and leaves its tables whole.

use crate::house::House;
use serde_json::json;
use std::io::{Read, Write};
use std::net::TcpStream;

#[test]
fn a_house_that_stops_says_so() {
    let folder = tempfile::tempdir().unwrap();
    for signal in ["TERM", "INT"] {
        let mut house = House::open(folder.path(), &[]);
        let person = house.person();
        let id = person.table();
        let mut socket = person.socket(&format!("/api/tables/{id}/ws")).unwrap();
        socket.hear().unwrap();
        let mut stream = connect(&house);
        let cookie = person.secret();
        write!(
            stream,
            "GET /api/tables/{id}/stream HTTP/1.1\r\nhost: h\r\ncookie: safehouse={cookie}\r\n\r\n"
        )
        .unwrap();
        assert!(read_until(&mut stream, "\"v\":").starts_with("HTTP/1.1 200"));
        // A request that is half said when the signal comes.
        let mut late = connect(&house);
        let body = json!({ "name": "Late" }).to_string();
        let (first, rest) = body.split_at(4);
        let length = body.len();
        write!(late, "POST /api/bots HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\n").unwrap();
        write!(late, "content-length: {length}\r\nexpect: 100-continue\r\n\r\n").unwrap();
        // From here on the house is waiting for the body.
        read_until(&mut late, "100 Continue");
        write!(late, "{first}").unwrap();

        house.signal(signal);
        assert_eq!(socket.hear(), Err(1012));
        let mut told = String::new();
        stream.read_to_string(&mut told).unwrap();
        assert!(told.ends_with("0\r\n\r\n"), "the stream was cut: {told:?}");
        // The door closes while those inside say goodbye; a visitor who came at that moment waits for nothing.
        while TcpStream::connect(house.url.strip_prefix("http://").unwrap()).is_ok() {}
        write!(late, "{rest}").unwrap();
        let mut answer = String::new();
        late.read_to_string(&mut answer).unwrap();
        assert!(answer.contains("HTTP/1.1 200") && answer.contains("token"), "{answer}");
        assert_eq!(house.wait().code(), Some(0));
        // All that was written is in the file itself.
        assert!(!folder.path().join("safehouse.db-wal").exists());
    }
    let tables = House::open(folder.path(), &[]);
    assert_eq!(tables.person().get("/api/me/tables").good(), json!([]));
}

/// WebSockets are out of the server's hands: each of them says goodbye by itself.
#[test]
fn everybody_is_told_however_many_there_are() {
    let folder = tempfile::tempdir().unwrap();
    let mut house = House::open(folder.path(), &["--limits", "off"]);
    let person = house.person();
    let path = format!("/api/tables/{}/ws", person.table());
    let mut sockets: Vec<_> = (0..300).map(|_| person.socket(&path).unwrap()).collect();
    house.signal("TERM");
    for socket in &mut sockets {
        socket.hear().unwrap();
        assert_eq!(socket.hear(), Err(1012));
    }
    assert_eq!(house.wait().code(), Some(0));
}

#[test]
fn the_second_signal_ends_it_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut house = House::open(folder.path(), &[]);
    let mut late = connect(&house);
    write!(late, "POST /api/bots HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\n").unwrap();
    write!(late, "content-length: 9\r\nexpect: 100-continue\r\n\r\n").unwrap();
    read_until(&mut late, "100 Continue");
    house.signal("TERM");
    // It has heard the first when nobody is let in any more.
    while TcpStream::connect(house.url.strip_prefix("http://").unwrap()).is_ok() {}
    house.signal("INT");
    assert_eq!(house.wait().code(), Some(1));
}

fn connect(house: &House) -> TcpStream {
    TcpStream::connect(house.url.strip_prefix("http://").unwrap()).unwrap()
}

fn read_until(stream: &mut TcpStream, what: &str) -> String {
    let (mut read, mut byte) = (Vec::new(), [0]);
    while !String::from_utf8_lossy(&read).contains(what) {
        assert_eq!(stream.read(&mut byte).unwrap(), 1, "{}", String::from_utf8_lossy(&read));
        read.push(byte[0]);
    }
    String::from_utf8(read).unwrap()
}
