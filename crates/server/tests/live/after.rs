//! After the end: the record, and the replay.

use crate::common::{House, games, options, quick, verified};
use crate::company::Company;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_is_on_file_for_every_viewer() {
    let house = House::start(quick()).await;
    let host = house.person().await;
    for (game, seats) in games() {
        let bots: Vec<_> = (0..seats).map(|seat| json!({ "seat": seat, "bot": "random" })).collect();
        let table = host
            .create(&json!({ "game": game, "options": options(game), "bots": bots, "start": true }))
            .await;
        let mut socket = host.socket(&table, None).await;
        while socket.next_update().await["table"]["stage"] != "over" {}
        let path = format!("/api/tables/{}", table.id);

        let answer = host.get(&format!("{path}/record")).await;
        let named = answer.headers["content-disposition"].to_str().unwrap().to_owned();
        assert!(named.starts_with("attachment;") && named.contains(&table.id), "{named}");
        let text = answer.ok().as_str().unwrap().to_owned();
        assert!(verified(game, &text));

        let json = host.get(&format!("{path}/record.json")).await.ok();
        let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(json["lines"], json!(lines), "the same lines");
        assert!(json["reasons"].is_array());

        let viewers =
            (0..seats).map(|seat| format!("seat:{seat}")).chain(["public".into(), "omniscient".into()]);
        for viewer in viewers {
            let mut steps: Vec<Value> = Vec::new();
            while steps.len() + 1 < lines.len() {
                let from = steps.len();
                let part = host.get(&format!("{path}/replay?viewer={viewer}&first={from}")).await.ok();
                assert_eq!((&part["viewer"], &part["first"]), (&json!(viewer), &json!(from)));
                assert_eq!(part["of"], lines.len() - 1);
                let told = part["steps"].as_array().unwrap();
                assert!((1..=200).contains(&told.len()), "{} steps at once", told.len());
                steps.extend(told.iter().cloned());
            }
            for (line, step) in (1..).zip(&steps) {
                assert_eq!(step["line"], line);
            }
            let beyond = host.get(&format!("{path}/replay?viewer={viewer}&first=100000")).await.ok();
            assert_eq!(beyond["steps"].as_array().unwrap().last(), steps.last(), "beyond the end is the end");
            assert_eq!(
                steps.len(),
                lines.len() - 1,
                "a step for the deal and for each line, none for the end"
            );
            assert!(steps.iter().all(|step| step["view"].is_object()));
        }
        let from_above = host.get(&format!("{path}/replay")).await.ok();
        assert_eq!(from_above["viewer"], "omniscient");
        for (wrong, status) in [("seat:9", 404), ("seat:99", 400), ("nobody", 400)] {
            assert_eq!(host.get(&format!("{path}/replay?viewer={wrong}")).await.no().0, status, "{wrong}");
        }
    }
}

#[tokio::test]
async fn nothing_is_on_file_before_the_end() {
    let house = House::start(quick()).await;
    let company = Company::plays(&house, 2, json!({ "game": "duet" })).await;
    company.goes_on(1).await;
    let (table, person) = (&company.table, &company.people[0]);
    for way in ["record", "record.json", "replay", "replay?viewer=seat:0", "replay?viewer=omniscient"] {
        let answer = person.get(&format!("/api/tables/{}/{way}", table.id)).await;
        assert_eq!(answer.no(), (409, "not_now".into()), "{way}");
    }
    assert_eq!(person.update(table).await["table"]["end"], Value::Null);
}

#[tokio::test]
async fn a_notebook_is_its_owners_alone() {
    let house = House::start(quick()).await;
    let company = Company::plays(&house, 2, json!({ "game": "confusion" })).await;
    let path = format!("/api/tables/{}/notebook", company.table.id);
    company.people[0].put(&path, &json!({ "text": "B is the double agent" })).await.ok();
    assert_eq!(company.people[0].get(&path).await.ok()["text"], "B is the double agent");
    assert_eq!(company.people[1].get(&path).await.ok()["text"], "");
    let large = json!({ "text": "x".repeat(16 * 1024 + 1) });
    assert_eq!(company.people[0].put(&path, &large).await.no(), (413, "malformed".into()));
    assert_eq!(company.people[0].get(&path).await.ok()["text"], "B is the double agent");
}
