//! What hosts look at.

use crate::game::play;
use crate::house::House;
use crate::visitor::Visitor;
use serde_json::json;

/// The sum of all lines of a figure, whatever their labels.
fn figure(text: &str, name: &str, label: &str) -> f64 {
    let lines = text.lines().filter(|line| {
        let rest = line.strip_prefix(name).unwrap_or("x");
        rest.starts_with([' ', '{']) && rest.contains(label)
    });
    lines.map(|line| line.rsplit(' ').next().unwrap().parse::<f64>().unwrap()).sum()
}

#[test]
fn figures_tell_what_happened() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path(), &["--limits", "off", "--limit-joins", "8"]);
    let stranger = Visitor::stranger(&house.url);
    assert_eq!(stranger.get("/healthz").body, "ok");
    assert_eq!(stranger.get("/readyz").body, "ready");

    let played = play(&house, "secrets");
    let person = house.person();
    let id = person.table();
    let _socket = person.socket(&format!("/api/tables/{id}/ws")).unwrap();
    // Nobody is there to play with.
    assert_eq!(person.ask(&id, &json!({ "start": {} })).status, 409);
    let other = house.program("Other");
    let code = person.get(&format!("/api/tables/{id}/code")).good()["code"].clone();
    other.post(&format!("/api/tables/{id}/join"), &json!({ "name": "Other", "code": code })).good();
    for player in [&person, &other] {
        player.ask(&id, &json!({ "ready": { "ready": true } })).good();
    }
    person.ask(&id, &json!({ "start": {} })).good();
    // Nobody has offered a draw: agreeing to one is against the rules.
    let refused = person.post(&format!("/api/tables/{id}/act"), &json!({ "do": { "answer_draw": true } }));
    assert_eq!(refused.status, 422, "{}", refused.body);
    while stranger.get("/api/invitations/AAAAAAAA").status != 429 {}

    let answer = stranger.get("/metrics");
    let text = &answer.body;
    assert!(answer.header("content-type").unwrap().starts_with("text/plain"));
    assert_eq!(figure(text, "safehouse_tables_made_total", ""), 2.0, "{text}");
    assert_eq!(figure(text, "safehouse_tables_made_total", "game=\"confusion\""), 1.0);
    assert_eq!(figure(text, "safehouse_tables_in_memory", ""), 2.0);
    assert_eq!(figure(text, "safehouse_people_total", ""), 4.0);
    assert_eq!(figure(text, "safehouse_connections", ""), 1.0);
    let rule = refused.json()["error"]["rule"].as_str().unwrap().to_owned();
    assert!(figure(text, "safehouse_refusals_total", &format!("rule=\"{rule}\"")) >= 1.0);
    assert!(figure(text, "safehouse_refusals_total", "why=\"not_now\"") >= 1.0);
    assert_eq!(figure(text, "safehouse_limited_total", "limit=\"joins\""), 1.0);
    let moves = figure(text, "safehouse_moves_total", "");
    assert!(moves >= 2.0);
    assert_eq!(figure(text, "safehouse_move_seconds_count", ""), moves);
    assert_eq!(figure(text, "safehouse_move_seconds_bucket", "le=\"+Inf\""), moves);
    let bot_moves = figure(text, "safehouse_bot_moves_total", "");
    assert!(bot_moves >= 1.0);
    assert!(figure(text, "safehouse_bot_seconds_count", "") >= bot_moves);
    assert!(figure(text, "safehouse_commit_seconds_count", "") >= moves + bot_moves);
    assert!(figure(text, "safehouse_request_seconds_count", "path=\"/api/tables/{id}/act\"") >= 1.0);

    // Every figure is explained, and none tells of a table or a person.
    for line in text.lines().filter_map(|line| line.strip_prefix("# TYPE ")) {
        let name = line.split(' ').next().unwrap();
        assert!(text.contains(&format!("# HELP {name} ")), "{name} has no explanation");
    }
    assert!(!text.contains(&played.id) && !text.contains(&id));
}

#[test]
fn figures_are_for_this_machine_alone() {
    let folder = tempfile::tempdir().unwrap();
    for arguments in [&[][..], &["--behind-proxy"]] {
        let house = House::open(folder.path(), arguments);
        let stranger = Visitor::stranger(&house.url);
        assert_eq!(stranger.get("/metrics").status, 200);
        for (header, value) in [
            ("x-forwarded-for", "127.0.0.1"),
            ("forwarded", "for=127.0.0.1"),
            ("via", "1.1 proxy"),
            ("x-real-ip", "127.0.0.1"),
            ("x-forwarded-proto", "https"),
        ] {
            let forwarded = stranger.clone().with(header, value);
            assert_eq!(forwarded.get("/metrics").status, 404, "{header}");
            assert_eq!(forwarded.get("/readyz").status, 200, "{header}");
        }
    }
}

/// A page of another site that a browser on this machine looks at can have its own name lead here.
#[test]
fn figures_are_for_those_who_ask_for_this_machine_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path(), &[]);
    let status = |host: &str| Visitor::stranger(&house.url).with("host", host).get("/metrics").status;
    let port = house.url.rsplit(':').next().unwrap();
    for here in ["localhost", "LOCALHOST:80", "127.0.0.1", "127.0.0.1:9", "127.8.7.6", "[::1]", "[::1]:9"] {
        assert_eq!(status(here), 200, "{here}");
    }
    assert_eq!(status(&format!("localhost:{port}")), 200);
    let with_port = format!("evil.example:{port}");
    for elsewhere in [
        "evil.example",
        &with_port,
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "evil.example:127",
        "localhost@evil.example",
        "192.0.2.7",
        "[2001:db8::1]",
        "[::ffff:192.0.2.7]",
    ] {
        assert_eq!(status(elsewhere), 404, "{elsewhere}");
    }
}
