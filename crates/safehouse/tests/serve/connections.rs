//! Connections that are silent, slow, many or strange: each gets a small answer or none, and everybody else plays on.

use crate::house::{House, run};
use crate::limits::house;
use serde_json::json;
use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::Command;
use std::time::{Duration, Instant};

/// A bare connection to a house.
fn connect(house: &House) -> TcpStream {
    let address: SocketAddr = house.url.strip_prefix("http://").unwrap().parse().unwrap();
    let stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    stream
}

/// All that comes until the house hangs up, and how long that took.
fn hear(stream: &mut TcpStream) -> (String, Duration) {
    let began = Instant::now();
    let mut heard = Vec::new();
    let mut some = [0; 4096];
    loop {
        match stream.read(&mut some) {
            Ok(0) => break,
            Ok(count) => heard.extend(&some[..count]),
            Err(error) if error.kind() == ErrorKind::ConnectionReset => break,
            Err(error) => panic!("the house does not hang up: {error}"),
        }
    }
    (String::from_utf8_lossy(&heard).into_owned(), began.elapsed())
}

fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap_or_default()
}

/// A shell often gives a process a thousand descriptors and lets it have more: the house takes them.
#[test]
fn the_soft_limit_of_descriptors_is_raised() {
    let folder = tempfile::tempdir().unwrap();
    let binary = env!("CARGO_BIN_EXE_safehouse");
    let mut command = Command::new("sh");
    command
        .current_dir(folder.path())
        .args(["-c", &format!("ulimit -Sn 256; exec {binary} serve --address 127.0.0.1:0")]);
    let house = House::started(command, folder.path());
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", house.process())).unwrap();
    let files = limits.lines().find_map(|line| line.strip_prefix("Max open files")).unwrap();
    let [soft, hard, _] = files.split_whitespace().collect::<Vec<_>>()[..] else { panic!("{files}") };
    assert_ne!(hard, "256", "this machine leaves nothing to raise");
    assert_eq!(soft, hard);
}

#[test]
fn http_1_alone_is_spoken() {
    let folder = tempfile::tempdir().unwrap();
    let house = house(&folder, &[]);
    let mut stream = connect(&house);
    // The preface of HTTP/2, and an empty frame of settings.
    stream.write_all(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0").unwrap();
    let (answer, _) = hear(&mut stream);
    assert!(answer.is_empty() || status(&answer) == "400", "{answer:?}");
}

/// Whoever says nothing, or takes forever to say it, is not kept.
#[test]
fn silent_and_slow_connections_are_let_go() {
    let folder = tempfile::tempdir().unwrap();
    let house = house(&folder, &[]);
    let mut silent = connect(&house);
    let mut slow = connect(&house);
    let mut idle = connect(&house);
    slow.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-").unwrap();
    idle.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
    let dribble = std::thread::spawn({
        let mut slow = slow.try_clone().unwrap();
        move || {
            while slow.write_all(b"a").is_ok() {
                std::thread::sleep(Duration::from_secs(1));
            }
        }
    });
    let waiting = [
        std::thread::spawn(move || hear(&mut silent)),
        std::thread::spawn(move || hear(&mut slow)),
        std::thread::spawn(move || hear(&mut idle)),
    ];
    for (who, waiting) in ["silent", "slow", "idle"].into_iter().zip(waiting) {
        let (_, took) = waiting.join().unwrap();
        assert!((10..=30).contains(&took.as_secs()), "{who}: let go after {took:?}");
    }
    dribble.join().unwrap();
}

/// Beyond the limit visitors are told to come back, at once; tables play on; and it ends when the others have gone.
#[test]
fn a_full_house_says_so_and_plays_on() {
    let folder = tempfile::tempdir().unwrap();
    let house = house(&folder, &["--limit-all-connections", "40"]);
    let person = house.person();
    let id = person.table();
    let mut socket = person.socket(&format!("/api/tables/{id}/ws")).unwrap();
    socket.hear().unwrap();
    let silent: Vec<_> = (0..60).map(|_| connect(&house)).collect();
    let mut late = connect(&house);
    late.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
    let (answer, took) = hear(&mut late);
    assert_eq!(status(&answer), "503", "{answer:?}");
    assert!(answer.contains("retry-after: ") && answer.contains("too_much"), "{answer:?}");
    assert!(took < Duration::from_secs(5), "{took:?}");
    socket.send(&json!({ "id": "1", "ask": { "chat": { "to": "table", "text": "We play on." } } }));
    loop {
        let heard = socket.hear().unwrap();
        if heard["re"] == "1" {
            assert!(heard["v"].is_u64(), "{heard}");
            break;
        }
    }
    drop(silent);
    // The house notices in its own time.
    loop {
        let mut next = connect(&house);
        next.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").unwrap();
        if status(&hear(&mut next).0) == "200" {
            break;
        }
    }
}

/// Whoever opens many shuts out nobody but themselves.
#[test]
fn connections_of_an_address_are_limited() {
    let folder = tempfile::tempdir().unwrap();
    let house = house(&folder, &["--limit-connections", "8"]);
    let many: Vec<_> = (0..8).map(|_| connect(&house)).collect();
    let mut one_more = connect(&house);
    assert_eq!(status(&hear(&mut one_more).0), "503");
    // All of 127.0.0.0/8 is this machine; to the house it is somebody else.
    let elsewhere = std::process::Command::new("python3")
        .args(["-c", "import http.client,sys; c=http.client.HTTPConnection(sys.argv[1], timeout=20, source_address=('127.0.0.2',0)); c.request('GET','/healthz'); print(c.getresponse().status)"])
        .arg(house.url.strip_prefix("http://").unwrap())
        .output()
        .unwrap();
    assert_eq!(String::from_utf8_lossy(&elsewhere.stdout).trim(), "200", "{elsewhere:?}");
    drop(many);
}

/// What an anonymous visitor once brought the house down with.
#[test]
fn a_form_with_thousands_of_gaps_is_refused_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let house = house(&folder, &[]);
    let id = house.person().table();
    let gaps = vec!["%22%24a%22"; 4000].join(",");
    let body = format!("ask=%7B%22do%22:[{gaps}]%7D&a={}", "%01".repeat(5_000));
    for _ in 0..8 {
        let mut stream = connect(&house);
        let head = format!(
            "POST /t/{id}/ask HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n",
            body.len()
        );
        stream.write_all(head.as_bytes()).unwrap();
        stream.write_all(body.as_bytes()).unwrap();
        let (answer, _) = hear(&mut stream);
        assert_eq!(status(&answer), "413", "{}", &answer[..answer.len().min(200)]);
    }
}

/// Nothing is read for somebody who may not ask: what they send may be as large and as wrong as it will.
#[test]
fn whoever_may_not_ask_is_refused_before_anything_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let house = house(&folder, &[]);
    let host = house.person();
    let closed = json!({ "game": "confusion", "name": "Host", "watch": false });
    let made = host.post("/api/tables", &closed).good();
    let id = made["id"].as_str().unwrap();
    let stranger = house.person();
    let deep = format!("{{\"ask\":{{\"do\":{}", "[".repeat(60_000));
    for door in ["act", "say", "chat", "ask"] {
        let answer = stranger.send("POST", &format!("/api/tables/{id}/{door}"), Some(deep.clone()));
        assert_eq!((answer.status, &answer.json()["error"]["why"]), (403, &json!("no_seat")), "{door}");
    }
    let fields: Vec<_> = (0..15_000).map(|_| ("a", "b")).collect();
    assert_eq!(stranger.form(&format!("/t/{id}/ask"), &fields).status, 403);
    // Over a WebSocket those with the code may sit down, for as long as it is the code.
    let code = made["code"].as_str().unwrap();
    let mut socket = stranger.socket(&format!("/api/tables/{id}/ws?code={code}")).unwrap();
    socket.hear().unwrap();
    let wrong = json!({ "id": "1", "ask": { "do": "x".repeat(10_000) }, "more": 1 });
    socket.send(&wrong);
    assert_eq!(socket.hear().unwrap()["error"]["why"], "malformed");
    host.post(&format!("/api/tables/{id}/code"), &json!({})).good();
    socket.send(&wrong);
    assert_eq!(socket.hear().unwrap()["error"]["why"], "no_invite");
}

/// Two houses at one file would play every table twice.
#[test]
fn a_second_house_at_the_same_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path(), &[]);
    let second = run(folder.path(), &["serve", "--address", "127.0.0.1:0"]);
    assert!(!second.status.success());
    let said = String::from_utf8_lossy(&second.stderr).into_owned();
    assert!(said.contains("another Safehouse serves it already"), "{said}");
    assert_eq!(house.person().get("/readyz").status, 200, "the first goes on");
}
