//! Limits against abuse: each by itself, with all others off.

use crate::device::Device;
use crate::house::House;
use crate::visitor::{Answer, Visitor};
use serde_json::json;

/// A house with no limit but this one.
pub fn house(folder: &tempfile::TempDir, limit: &[&str]) -> House {
    House::open(folder.path(), &[&["--limits", "off"], limit].concat())
}

/// 429, when to come back, and a sentence.
fn assert_too_much(answer: &Answer) {
    assert_eq!(answer.status, 429, "{answer:?}");
    let wait: u64 = answer.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=3600).contains(&wait), "{answer:?}");
    let error = &answer.json()["error"];
    assert_eq!(error["why"], "too_much");
    assert!(error["message"].as_str().unwrap().ends_with("Please wait a moment."), "{error}");
}

#[test]
fn tables_of_an_address_are_limited() {
    let folder = tempfile::tempdir().unwrap();
    let house = house(&folder, &["--limit-tables", "3"]);
    let person = house.person();
    for _ in 0..3 {
        person.table_of_bots().good();
    }
    assert_too_much(&person.table_of_bots());
    // Another cookie is the same address, and a token for another program is no way around.
    assert_too_much(&house.person().table_of_bots());
    assert_too_much(&house.person().post("/api/bots", &json!({ "name": "Sly" })));
    house.person().get("/api/tables").good();
}

#[test]
fn guessing_codes_is_limited() {
    let folder = tempfile::tempdir().unwrap();
    let house = house(&folder, &["--limit-joins", "3"]);
    let person = house.person();
    let id = person.table();
    let sly = house.person();
    assert_eq!(sly.get("/api/invitations/AAAAAAAA").status, 404);
    let join = json!({ "name": "Sly", "code": "AAAAAAAB" });
    assert_eq!(sly.post(&format!("/api/tables/{id}/join"), &join).status, 403);
    assert_eq!(sly.get(&format!("/api/tables/{id}?code=AAAAAAAC")).status, 200);
    assert_too_much(&sly.get("/api/invitations/AAAAAAAD"));
    assert_too_much(&sly.post(&format!("/api/tables/{id}/join"), &join));
    assert_too_much(&sly.get(&format!("/api/tables/{id}?code=AAAAAAAE")));
    assert_eq!(sly.socket(&format!("/api/tables/{id}/ws?code=AAAAAAAF")).err(), Some(429));
    // Whoever sits there is let in without a code.
    person.get(&format!("/api/tables/{id}?code=AAAAAAAE")).good();
}

#[test]
fn a_code_counts_once_a_request() {
    let folder = tempfile::tempdir().unwrap();
    let house = house(&folder, &["--limit-joins", "6"]);
    let (host, guest) = (house.person(), house.person());
    let id = host.table();
    let code = host.get(&format!("/api/tables/{id}/code")).good()["code"].as_str().unwrap().to_owned();
    for number in 1..=4 {
        let socket = guest.socket(&format!("/t/{id}/live?code={code}"));
        assert!(socket.is_ok(), "opening {number}: {:?}", socket.err());
    }
    // What is refused is answered with the page, which looks at the table anew.
    let mut browser = Device::new(&house.url);
    let join = format!("/t/{id}/join?code={code}");
    assert_eq!(browser.post(&join, &format!("name=&code={code}")).status, 400);
    assert_eq!(browser.post(&join, &format!("name=Ben&code={code}")).status, 303);
    assert_eq!(browser.post(&join, &format!("name=Ben&code={code}")).status, 429);
    assert_eq!(guest.socket(&format!("/t/{id}/live?code={code}")).err(), Some(429));
}

#[test]
fn requests_of_an_address_are_limited() {
    let folder = tempfile::tempdir().unwrap();
    let house = house(&folder, &["--limit-requests", "2"]);
    let stranger = Visitor::stranger(&house.url);
    let refused = (0..1000).map(|_| stranger.get("/api/games")).find(|answer| answer.status != 200);
    assert_too_much(&refused.unwrap());
    // What watches over the house is not a visitor.
    for _ in 0..10 {
        assert_eq!(stranger.get("/healthz").status, 200);
    }
}

#[test]
fn messages_over_a_socket_are_limited() {
    let folder = tempfile::tempdir().unwrap();
    let house = house(&folder, &["--limit-messages", "2"]);
    let person = house.person();
    let id = person.table();
    let mut socket = person.socket(&format!("/api/tables/{id}/ws")).unwrap();
    socket.hear().unwrap();
    for number in 0..100 {
        socket.send(&json!({ "id": number.to_string(), "ask": { "return": {} } }));
    }
    let whys: Vec<_> = (0..100).map(|_| socket.hear().unwrap()["error"]["why"].clone()).collect();
    assert!(whys.contains(&json!("too_much")) && whys[0] != "too_much", "{whys:?}");
}

#[test]
fn what_a_person_says_is_limited() {
    let folder = tempfile::tempdir().unwrap();
    let house = house(&folder, &["--limit-words", "2"]);
    let person = house.person();
    let id = person.table();
    let chat = json!({ "chat": { "to": "table", "text": "well" } });
    person.ask(&id, &chat).good();
    person.ask(&id, &chat).good();
    assert_too_much(&person.ask(&id, &chat));
    // Others may still speak.
    let other = house.person();
    let id = other.table();
    other.ask(&id, &chat).good();
}

/// Behind a proxy every connection is the proxy's: there WebSockets and streams count.
#[test]
fn websockets_and_streams_of_an_address_are_limited_behind_a_proxy() {
    let folder = tempfile::tempdir().unwrap();
    let house = house(&folder, &["--limit-connections", "2", "--behind-proxy"]);
    let person = house.person();
    let path = format!("/api/tables/{}", person.table());
    let first = person.socket(&format!("{path}/ws")).unwrap();
    let _second = person.socket(&format!("{path}/ws")).unwrap();
    assert_eq!(person.socket(&format!("{path}/ws")).err(), Some(429));
    assert_too_much(&person.get(&format!("{path}/stream")));
    drop(first);
    // The house notices in its own time.
    while person.socket(&format!("{path}/ws")).is_err() {}
}

#[test]
fn a_body_that_is_too_large_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let house = house(&folder, &[]);
    let person = house.person();
    let answer = person.post("/api/tables", &json!({ "game": "x".repeat(64 * 1024) }));
    assert_eq!(answer.status, 413, "{answer:?}");
    assert!(answer.json()["error"]["message"].as_str().unwrap().contains("too large"));
}

#[test]
fn where_a_visitor_comes_from_is_the_proxys_to_say() {
    let folder = tempfile::tempdir().unwrap();
    let visit = |house: &House, from: &str| {
        Visitor::stranger(&house.url).with("x-forwarded-for", from).table_of_bots().status
    };
    let alone = house(&folder, &["--limit-tables", "1"]);
    assert_eq!(visit(&alone, "192.0.2.1"), 200);
    assert_eq!(visit(&alone, "192.0.2.2"), 429, "anybody can say where they come from");
    drop(alone);
    let behind = house(&folder, &["--limit-tables", "1", "--behind-proxy"]);
    assert_eq!(visit(&behind, "192.0.2.1"), 200);
    assert_eq!(visit(&behind, "192.0.2.2"), 200);
    assert_eq!(
        visit(&behind, "192.0.2.3, 192.0.2.1"),
        429,
        "what stands before the proxy's word is anybody's"
    );
}
