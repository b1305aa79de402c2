//! Bad input, one by one. Each time the same person sits at another table as well, which must not notice anything.

use crate::common::{Client, House, Socket, Table, quick, unlimited};
use crate::company::Company;
use reqwest::{Method, header};
use serde_json::{Value, json};
use server::HouseRules;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio_tungstenite::tungstenite::{Error, Message};

/// A person at two tables: one where things go wrong, and one that is not disturbed.
struct Scene {
    house: House,
    /// Where things go wrong: a game of two under way.
    company: Company,
    other: Table,
    watching: Socket,
    before: Value,
}

impl Scene {
    async fn set() -> Scene {
        Scene::under(quick()).await
    }

    async fn under(rules: HouseRules) -> Scene {
        let house = House::start(rules).await;
        let company = Company::plays(&house, 2, json!({ "game": "confusion" })).await;
        let other = company.people[0].create(&json!({ "game": "duet", "name": "Anna" })).await;
        let mut watching = company.people[0].socket(&other, None).await;
        watching.next_update().await;
        let before = company.people[0].update(&company.table).await;
        Scene { house, company, other, watching, before }
    }

    fn anna(&self) -> &Client {
        &self.company.people[0]
    }

    fn path(&self, way: &str) -> String {
        format!("/api/tables/{}/{way}", self.company.table.id)
    }

    async fn post_text(&self, way: &str, text: impl Into<reqwest::Body>) -> crate::common::Answer {
        let request = self.anna().request(Method::POST, &self.path(way));
        let request = request.header(header::CONTENT_TYPE, "application/json").body(text);
        self.anna().try_send(request).await.unwrap()
    }

    /// Nothing has changed where things went wrong, and the other table goes on over the connection it had.
    async fn goes_on_undisturbed(mut self) {
        assert_eq!(self.anna().update(&self.company.table).await, self.before);
        let answer = self.watching.send(json!({ "ready": { "ready": true } })).await;
        assert!(answer["v"].is_u64(), "{answer}");
        assert_eq!(
            self.watching.next_update().await["events"][0]["told"],
            json!([{ "ready": { "seat": 0, "ready": true } }])
        );
        let guest = self.house.person().await;
        guest.join(&self.other, "Ben").await.ok();
        assert_eq!(self.watching.next_update().await["events"][0]["told"][0]["sat"]["name"], "Ben");
    }
}

#[tokio::test]
async fn malformed_json() {
    let scene = Scene::set().await;
    for text in
        ["", "{", "[]", "null", "\"act\"", "{\"do\":}", "{\"do\":{}}x", "\u{0}", "{\"do\": NaN}", "{'do':1}"]
    {
        for way in ["act", "ask", "chat", "join", "say"] {
            assert_eq!(scene.post_text(way, text).await.no(), (400, "malformed".into()), "{way} {text:?}");
        }
    }
    assert_eq!(
        scene.post_text("act", vec![0xff, 0xfe, b'{']).await.no(),
        (400, "malformed".into()),
        "not UTF-8"
    );
    let deep = format!("{{\"do\":{}{}}}", "[".repeat(20_000), "]".repeat(20_000));
    assert_eq!(scene.post_text("act", deep).await.no(), (400, "malformed".into()), "too deep");
    let request = scene.anna().request(Method::POST, &scene.path("act")).body("{\"do\":{}}");
    assert_eq!(
        scene.anna().try_send(request).await.unwrap().no(),
        (415, "malformed".into()),
        "not said to be JSON"
    );
    let mut socket = scene.anna().socket(&scene.company.table, None).await;
    for text in ["", "{", "[]", "7", "{\"id\":\"a\"}", "{\"ask\":{\"dance\":{}}}", "{\"ask\":{}}"] {
        socket.say(Message::text(text)).await.unwrap();
        let answer = socket.next_answer().await;
        assert_eq!(answer["error"]["why"], "malformed", "{text}");
    }
    let answer = socket.try_send(&json!({ "id": "mine", "ask": { "do": { "fly": true } } })).await.unwrap();
    assert_eq!((&answer["re"], &answer["error"]["why"]), (&json!("mine"), &json!("malformed")));
    scene.goes_on_undisturbed().await;
}

#[tokio::test]
async fn wrong_types() {
    let scene = Scene::set().await;
    for (way, body) in [
        ("act", json!({ "do": 7 })),
        ("act", json!({ "do": { "attempt": "everything" } })),
        ("act", json!({ "do": null, "v": "three" })),
        ("act", json!({ "do": null, "v": -1 })),
        ("act", json!({ "do": null, "v": 1.5 })),
        ("act", json!({ "do": null, "id": 7 })),
        ("act", json!({ "do": null, "seat": 1 })),
        ("act", json!({})),
        ("chat", json!({ "to": "everybody", "text": "x" })),
        ("chat", json!({ "to": "table", "text": ["x"] })),
        ("join", json!({ "name": 7 })),
        ("join", json!({ "name": "X", "seat": -1 })),
        ("join", json!({ "name": "X", "seat": 16 })),
        ("ask", json!({ "ask": { "ready": {} } })),
        ("ask", json!({ "ask": { "ready": { "ready": "yes" } } })),
        ("ask", json!({ "ask": { "ready": { "ready": true, "contribution": "zz" } } })),
        ("ask", json!({ "ask": { "vote": { "on": "go", "yes": true } } })),
        ("ask", json!({ "ask": { "start": { "now": true } } })),
        ("ask", json!({ "ask": "start" })),
        ("ask", json!({ "ask": { "start": {}, "leave": {} } })),
    ] {
        assert_eq!(
            scene.anna().post(&scene.path(way), &body).await.no(),
            (400, "malformed".into()),
            "{way} {body}"
        );
    }
    for body in [
        json!({ "game": 1 }),
        json!({ "game": "duet", "bots": "all" }),
        json!({ "game": "duet", "colour": "red" }),
    ] {
        assert_eq!(scene.anna().post("/api/tables", &body).await.no(), (400, "malformed".into()), "{body}");
    }
    scene.goes_on_undisturbed().await;
}

#[tokio::test]
async fn bodies_and_messages_that_are_too_large() {
    let scene = Scene::set().await;
    let ten = format!("{{\"to\":\"table\",\"text\":\"{}\"}}", "x".repeat(10_000_000));
    for way in ["chat", "act", "ask"] {
        assert_eq!(scene.post_text(way, ten.clone()).await.no(), (413, "malformed".into()), "{way}");
    }
    let mut socket = scene.anna().socket(&scene.company.table, None).await;
    socket.next_update().await;
    // It may be gone before all of it is sent.
    let _ = socket.say(Message::text(ten)).await;
    assert!(socket.try_next_update().await.is_none(), "the connection ends");
    scene.goes_on_undisturbed().await;
}

#[tokio::test]
async fn a_body_that_never_comes_to_its_end() {
    let scene = Scene::set().await;
    let mut slow = tokio::net::TcpStream::connect(scene.house.address).await.unwrap();
    let head = format!(
        "POST {} HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{{\"to\":",
        scene.path("chat"),
        scene.house.address
    );
    slow.write_all(head.as_bytes()).await.unwrap();
    // From here on time passes as fast as everybody waits for it.
    tokio::time::pause();
    let mut answer = Vec::new();
    slow.read_to_end(&mut answer).await.unwrap();
    tokio::time::resume();
    let answer = String::from_utf8(answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
    assert!(answer.contains("did not arrive in time"), "{answer}");
    scene.goes_on_undisturbed().await;
}

#[tokio::test]
async fn a_way_that_is_not_for_this_method() {
    let scene = Scene::set().await;
    for (method, path, allowed) in [
        (Method::DELETE, "/api/tables".to_owned(), "GET,HEAD,POST"),
        (Method::GET, scene.path("act"), "POST"),
        (Method::POST, "/healthz".to_owned(), "GET,HEAD"),
        (Method::PATCH, "/api/me".to_owned(), "GET,HEAD,PUT"),
    ] {
        let answer = scene.anna().try_send(scene.anna().request(method, &path)).await.unwrap();
        assert_eq!(answer.headers["allow"], allowed, "{path}");
        assert_eq!(answer.no(), (405, "malformed".into()), "{path}");
    }
    assert_eq!(scene.anna().get("/no/such/place").await.no(), (404, "unknown".into()));
    scene.goes_on_undisturbed().await;
}

#[tokio::test]
async fn a_binary_frame() {
    let scene = Scene::set().await;
    let mut socket = scene.anna().socket(&scene.company.table, None).await;
    socket.next_update().await;
    socket.say(Message::binary(vec![1, 2, 3])).await.unwrap();
    let Some(Message::Close(Some(close))) = socket.next().await else { panic!("no word of farewell") };
    assert_eq!((u16::from(close.code), close.reason.as_str()), (1003, "Messages are JSON text."));
    scene.goes_on_undisturbed().await;
}

#[tokio::test]
async fn another_origin() {
    let scene = Scene::set().await;
    let cookie = scene.anna().cookie().unwrap();
    let http = reqwest::Client::new();
    let url = format!("{}{}", scene.house.url(), scene.path("ask"));
    let leave = json!({ "ask": { "leave": {} } });
    for headers in [
        vec![("origin", "https://evil.example")],
        vec![("origin", "null")],
        vec![("sec-fetch-site", "cross-site")],
        vec![("sec-fetch-site", "same-site")],
        vec![],
    ] {
        let mut request = http.post(&url).header("cookie", &cookie).json(&leave);
        for (name, value) in &headers {
            request = request.header(*name, *value);
        }
        let answer = scene.anna().try_send(request).await.unwrap();
        assert_eq!(answer.no(), (403, "other_site".into()), "{headers:?}");
    }
    // A password for a proxy is added by the browser itself, like a cookie; so is nothing of what programs send.
    for authorization in ["Basic YW5uYTphbm5h", "Digest username=\"anna\"", "Bearer x", "Bearer"] {
        let request = http.post(&url).header("cookie", &cookie).header("origin", "https://evil.example");
        let request = request.header("authorization", authorization).json(&leave);
        let answer = scene.anna().try_send(request).await.unwrap();
        assert_eq!(answer.no(), (403, "other_site".into()), "{authorization}");
    }
    let request = http.get(format!("{}/api/tables/{}", scene.house.url(), scene.company.table.id));
    let request = request.header("cookie", &cookie).header("authorization", "Basic YW5uYTphbm5h");
    let seen = scene.anna().try_send(request).await.unwrap().ok();
    assert_eq!(seen["viewer"], "seat:0", "behind a proxy with a password one is who one is");
    let refused = scene.anna().socket_from(&scene.company.table, "https://evil.example").await;
    let Err(Error::Http(answer)) = refused else { panic!("another site has a WebSocket") };
    assert_eq!(answer.status().as_u16(), 403);
    assert!(String::from_utf8_lossy(answer.body().as_deref().unwrap_or_default()).contains("other_site"));
    // What another site may embed shows nothing either: answers are for our own pages.
    let answer = scene.anna().get(&scene.path("legal")).await;
    assert_eq!(answer.headers["cross-origin-resource-policy"], "same-origin");
    assert!(!answer.headers.contains_key("access-control-allow-origin"));
    scene.goes_on_undisturbed().await;
}

#[tokio::test]
async fn a_stolen_table_id_without_the_seats_cookie() {
    let scene = Scene::set().await;
    let (table, thief) = (&scene.company.table, scene.house.person().await);
    let seat = thief.update(table).await;
    assert_eq!(seat["viewer"], "public");
    let action = scene.anna().legal(table).await.first().cloned().unwrap_or(json!({ "attempt": null }));
    assert_eq!(thief.post(&scene.path("act"), &json!({ "do": action })).await.no(), (403, "no_seat".into()));
    let forged =
        [format!("safehouse={}", "0".repeat(64)), "safehouse=".into(), "safehouse=../../etc/passwd".into()];
    for cookie in forged {
        let request = reqwest::Client::new().post(format!("{}{}", scene.house.url(), scene.path("act")));
        let request = request
            .header("cookie", &cookie)
            .header("origin", scene.house.url())
            .json(&json!({ "do": action }));
        assert_eq!(thief.try_send(request).await.unwrap().no(), (403, "no_seat".into()), "{cookie}");
    }
    for token in ["1".repeat(64), "x".into(), String::new()] {
        let forger = Client::with_token(&scene.house.url(), &token);
        assert_eq!(
            forger.post(&scene.path("act"), &json!({ "do": action })).await.no(),
            (401, "unknown_token".into())
        );
    }
    let mut socket = thief.socket(table, Some("seat:0/1")).await;
    assert_eq!(socket.next_update().await["viewer"], "public");
    assert_eq!(socket.send(json!({ "do": action })).await["error"]["why"], "no_seat");
    scene.goes_on_undisturbed().await;
}

#[tokio::test]
async fn an_act_for_another_seat() {
    let house = House::start(quick()).await;
    let company = Company::plays(&house, 4, json!({ "game": "secrets", "options": { "players": 4 } })).await;
    let (person, action) = company.somebody().await.unwrap();
    let path = format!("/api/tables/{}/act", company.table.id);
    let before = person.update(&company.table).await;
    for other in company.people.iter().filter(|other| !std::ptr::eq(*other, person)) {
        assert_eq!(other.post(&path, &json!({ "do": action })).await.no(), (422, "rules".into()));
        for by in [json!({ "by": 0 }), json!({ "seat": 0 }), json!({ "viewer": "seat:0" })] {
            let mut body = json!({ "do": action });
            body.as_object_mut().unwrap().extend(by.as_object().unwrap().clone());
            assert_eq!(
                other.post(&path, &body).await.no(),
                (400, "malformed".into()),
                "nobody can say who they are"
            );
        }
    }
    let clock = person.post(&path, &json!({ "do": "close_window" })).await;
    assert_eq!(clock.no(), (422, "rules".into()), "nobody is the clock");
    assert_eq!(person.update(&company.table).await, before);
}

#[tokio::test]
async fn a_stale_version_and_a_replayed_id() {
    let scene = Scene::set().await;
    let (person, action) = scene.company.somebody().await.unwrap();
    let v = person.update(&scene.company.table).await["v"].as_u64().unwrap();
    for wrong in [0, v - 1, v + 1, u64::MAX] {
        let answer = person.act(&scene.company.table, "a", wrong, &action).await;
        assert_eq!(answer.no(), (409, "stale".into()), "{wrong}");
    }
    for id in [String::new(), "x".repeat(65)] {
        assert_eq!(person.act(&scene.company.table, &id, v, &action).await.no(), (400, "malformed".into()));
    }
    let first = person.act(&scene.company.table, "a", v, &action).await.ok();
    assert_eq!(person.act(&scene.company.table, "a", v, &action).await.ok(), first);
    assert_eq!(person.act(&scene.company.table, "b", v, &action).await.no(), (409, "stale".into()));
    let before = scene.anna().update(&scene.company.table).await;
    Scene { before, ..scene }.goes_on_undisturbed().await;
}

#[tokio::test]
async fn an_unknown_table() {
    let scene = Scene::set().await;
    for id in ["0".repeat(32), "x".into(), "0".repeat(31), "..".into(), "%00".into(), "0".repeat(4000)] {
        for way in ["", "/legal", "/record", "/stream", "/ws", "/code", "/notebook"] {
            let answer = scene.anna().get(&format!("/api/tables/{id}{way}")).await;
            assert!(matches!(answer.status, 404), "{id} {way}: {answer:?}");
        }
        let table = Table { id: id.clone(), code: scene.company.table.code.clone() };
        assert_eq!(scene.anna().join(&table, "X").await.status, 404, "{id}");
    }
    for code in ["AAAAAAAA", "x", "%F0%9F%98%80", "' OR 1=1 --"] {
        assert_eq!(scene.anna().get(&format!("/api/invitations/{code}")).await.no().0, 404, "{code}");
    }
    assert!(scene.house.inside.in_memory() <= 2, "nothing is kept of ids that lead nowhere");
    scene.goes_on_undisturbed().await;
}

#[tokio::test]
async fn an_expired_invitation_and_a_full_table() {
    let house = House::start(HouseRules { invitation: Duration::ZERO, ..quick() }).await;
    let (host, guest) = (house.person().await, house.person().await);
    let table = host.create(&json!({ "game": "duet", "name": "Anna" })).await;
    while guest.get(&format!("/api/invitations/{}", table.code)).await.status == 200 {}
    assert_eq!(guest.get(&format!("/api/invitations/{}", table.code)).await.no(), (403, "no_invite".into()));
    assert_eq!(guest.join(&table, "Ben").await.no(), (403, "no_invite".into()));

    let scene = Scene::set().await;
    let company = Company::sits_down(&scene.house, 2, json!({ "game": "duet" })).await;
    let late = scene.house.person().await;
    assert_eq!(late.join(&company.table, "Cleo").await.no(), (409, "full".into()));
    let path = format!("/api/tables/{}/join", company.table.id);
    let (seated, no_such) = (
        json!({ "name": "C", "code": company.table.code, "seat": 1 }),
        json!({ "name": "C", "code": company.table.code, "seat": 5 }),
    );
    assert_eq!(late.post(&path, &seated).await.no(), (409, "full".into()));
    assert_eq!(late.post(&path, &no_such).await.no(), (404, "unknown".into()));
    company.people[1].ask(&company.table, json!({ "leave": {} })).await.ok();
    late.join(&company.table, "Cleo").await.ok();
    scene.goes_on_undisturbed().await;
}

#[tokio::test]
async fn names_that_are_none() {
    let scene = Scene::set().await;
    let guest = scene.house.person().await;
    for name in [
        "😀".repeat(200),
        "a\u{7}b".into(),
        "a\0".into(),
        "\u{202e}anna".into(),
        "a\u{200b}b".into(),
        "\u{3164}".into(),
        "\u{2800}\u{200d}".into(),
        " ".into(),
        String::new(),
        "x".repeat(25),
    ] {
        assert_eq!(guest.join(&scene.other, &name).await.no(), (400, "malformed".into()), "{name:?}");
        assert_eq!(
            guest.put("/api/me", &json!({ "name": name })).await.no(),
            (400, "malformed".into()),
            "{name:?}"
        );
        assert_eq!(
            guest.post("/api/bots", &json!({ "name": name })).await.no(),
            (400, "malformed".into()),
            "{name:?}"
        );
        let body = json!({ "game": "duet", "name": name });
        assert_eq!(guest.post("/api/tables", &body).await.no(), (400, "malformed".into()), "{name:?}");
    }
    assert_eq!(guest.get("/api/me").await.ok()["name"], "");
    scene.goes_on_undisturbed().await;
}

#[tokio::test]
async fn too_many_messages_over_one_connection() {
    let limits = server::http::LimitRules { messages_per_second: 5, ..unlimited() };
    let house = House::with_limits(quick(), limits).await;
    let Company { table, people } = Company::plays(&house, 2, json!({ "game": "confusion" })).await;
    let (mut loud, mut calm) = (people[0].socket(&table, None).await, people[1].socket(&table, None).await);
    let mut refused = 0;
    for _ in 0..50 {
        let answer = loud.send(json!({ "mute": { "whom": 1, "mute": true } })).await;
        refused += u32::from(answer["error"]["why"] == "too_much");
    }
    assert!(refused > 0);
    assert!(calm.send(json!({ "mute": { "whom": 0, "mute": true } })).await["v"].is_u64());
}
