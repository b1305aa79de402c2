//! Those who merely look leave nothing behind.

use crate::house::House;
use crate::visitor::Visitor;
use serde_json::{Value, json};
use sqlx::{ConnectOptions, Connection, sqlite::SqliteConnectOptions};
use std::path::Path;

/// A number that the house's file has.
fn count(folder: &Path, sql: &'static str) -> i64 {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let file = SqliteConnectOptions::new().filename(folder.join("safehouse.db")).read_only(true);
        let mut connection = file.connect().await.unwrap();
        let count = sqlx::query_scalar(sql).fetch_one(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        count
    })
}

#[test]
fn whoever_sets_no_good_name_is_not_written_down() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path(), &["--limits", "off"]);
    let people = || count(folder.path(), "SELECT count(*) FROM people");
    let person = Visitor::person(&house.url);
    for fields in [&[("theme", "dark")][..], &[("name", "")], &[("name", "\u{202e}anna")]] {
        assert_eq!(person.form("/settings", fields).status, 200, "{fields:?}");
    }
    assert_eq!(person.form("/missions", &[("name", " ")]).status, 400);
    assert_eq!(people(), 0);
    assert!(person.form("/settings", &[("name", "Anna")]).body.contains("Anna"));
    assert_eq!(people(), 1);
    assert_eq!(person.get("/api/me").good()["name"], "Anna");
}

#[test]
fn a_team_is_changed_by_those_who_do_something_for_it() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path(), &["--limits", "off"]);
    let version = || count(folder.path(), "SELECT version FROM teams");
    let members = || count(folder.path(), "SELECT count(*) FROM members");
    let (anna, ben) = (Visitor::person(&house.url), Visitor::person(&house.url));
    for (visitor, name) in [(&anna, "Anna"), (&ben, "Ben")] {
        visitor.put("/api/me", &json!({ "name": name })).good();
    }
    assert_eq!(anna.form("/missions", &[("name", "Moles")]).status, 200);
    let list = anna.get("/missions").body;
    let (_, rest) = list.split_once("/missions/").unwrap();
    let id: String = rest.chars().take_while(char::is_ascii_hexdigit).collect();
    let team = format!("/missions/{id}");
    // A note on nothing is none.
    assert_eq!(ben.form(&format!("{team}/note"), &[("attempt", "0"), ("note", "hm")]).status, 200);
    for visitor in [&ben, &Visitor::stranger(&house.url), &anna] {
        assert!(visitor.get(&team).body.contains("Moles"));
    }
    assert_eq!((version(), members()), (1, 1), "a look has changed the team");
    // Whoever plays for it belongs to it.
    let fields = [("team", &*id), ("challenge", "prague"), ("name", "Ben"), ("side_a", "1"), ("side_b", "1")];
    assert_eq!(ben.form("/new/duet", &fields).status, 200);
    assert_eq!((version(), members()), (2, 2));
    assert!(ben.get("/missions").body.contains(&team));
    // What has ended is written down for a member, and once.
    let tables = ben.get("/api/me/tables").good();
    let (table, code) = (tables[0]["id"].as_str().unwrap(), &tables[0]["code"]);
    anna.post(&format!("/api/tables/{table}/join"), &json!({ "name": "Anna", "code": code })).good();
    let ready: Value = json!({ "ready": { "ready": true } });
    anna.ask(table, &ready).good();
    ben.ask(table, &ready).good();
    ben.ask(table, &json!({ "start": {} })).good();
    for visitor in [&anna, &ben] {
        visitor.ask(table, &json!({ "vote": { "on": "stop", "yes": true } })).good();
    }
    let caro = Visitor::person(&house.url);
    caro.put("/api/me", &json!({ "name": "Caro" })).good();
    assert_eq!(caro.get(&team).status, 200);
    assert_eq!(version(), 2, "somebody who merely looks");
    for _ in 0..2 {
        assert_eq!(anna.get(&team).status, 200);
        assert_eq!((version(), members()), (3, 2));
    }
}
